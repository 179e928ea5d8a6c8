//! Records as Parquet, for data frames: the columns of the CSV, in row groups of a
//! hundred thousand, plain and uncompressed.

use crate::record::{HEAD, Record};
use crate::trouble::Trouble;
use parquet::basic::{LogicalType, Repetition, Type as Kind};
use parquet::data_type::{ByteArray, ByteArrayType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::Type;
use std::fs::File;
use std::path::Path;
use std::sync::Arc;

/// Records of a row group: what is kept in memory at once.
const GROUP: usize = 100_000;

/// The columns that hold texts.
const TEXTS: [&str; 5] = ["source", "method", "until", "outcome", "hash"];

/// Writes records into a file; how many there were.
pub fn write(
    path: &Path,
    records: impl Iterator<Item = Result<Record, Trouble>>,
) -> Result<u64, Trouble> {
    let trouble = |why: ParquetError| Trouble::File(path.to_owned(), why.to_string());
    let file = File::create(path).map_err(|why| Trouble::file(path, &why))?;
    let schema = schema().map_err(trouble)?;
    let mut writer = SerializedFileWriter::new(file, schema, Arc::default()).map_err(trouble)?;
    let (mut group, mut count) = (Vec::with_capacity(GROUP), 0);
    let mut records = records.peekable();
    while let Some(record) = records.next() {
        group.push(record?);
        count += 1;
        if group.len() == GROUP || records.peek().is_none() {
            rows(&mut writer, &group).map_err(trouble)?;
            group.clear();
        }
    }
    writer.close().map_err(trouble)?;
    Ok(count)
}

fn schema() -> Result<Arc<Type>, ParquetError> {
    let column = |name: &str| {
        let kind = if TEXTS.contains(&name) { Kind::BYTE_ARRAY } else { Kind::INT64 };
        let text = TEXTS.contains(&name).then_some(LogicalType::String);
        let column = Type::primitive_type_builder(name, kind).with_logical_type(text);
        column.with_repetition(Repetition::OPTIONAL).build().map(Arc::new)
    };
    let columns = HEAD.split(',').map(column).collect::<Result<Vec<_>, _>>()?;
    Type::group_type_builder("record").with_fields(columns).build().map(Arc::new)
}

/// One row group, column by column; a value that is not there has level 0.
fn rows(writer: &mut SerializedFileWriter<File>, records: &[Record]) -> Result<(), ParquetError> {
    let mut group = writer.next_row_group()?;
    for name in HEAD.split(',') {
        let Some(mut column) = group.next_column()? else { break };
        if TEXTS.contains(&name) {
            let text = |record: &Record| match name {
                "source" => record.source.clone(),
                "method" => record.method.clone(),
                "until" => record.until.name().to_owned(),
                "outcome" => record.outcome.name().to_owned(),
                _ => format!("{:016x}", record.hash),
            };
            let values: Vec<ByteArray> =
                records.iter().map(|own| text(own).into_bytes().into()).collect();
            let levels = vec![1; values.len()];
            column.typed::<ByteArrayType>().write_batch(&values, Some(&levels), None)?;
        } else {
            let numbers: Vec<Option<u64>> = records.iter().map(|own| number(own, name)).collect();
            let levels: Vec<i16> = numbers.iter().map(|own| i16::from(own.is_some())).collect();
            let values: Vec<i64> = numbers.into_iter().flatten().map(|own| own as i64).collect();
            column.typed::<Int64Type>().write_batch(&values, Some(&levels), None)?;
        }
        column.close()?;
    }
    group.close()?;
    Ok(())
}

fn number(record: &Record, name: &str) -> Option<u64> {
    Some(match name {
        "instance" => record.instance,
        "rows" => record.rows.into(),
        "cols" => record.cols.into(),
        "chance" => record.chance?.into(),
        "seed" => record.seed?,
        "ink" => record.ink,
        "solutions" => record.solutions,
        "settled" => record.settled?,
        "prepare_ns" => record.prepare_ns,
        "rules_ns" => record.rules_ns,
        "search_ns" => record.search_ns,
        "total_ns" => record.total_ns(),
        "first_ns" => record.first_ns?,
        "first_steps" => record.first_steps?,
        "steps" => record.steps,
        "lines" => record.lines,
        "guesses" => record.guesses,
        "contradictions" => record.contradictions,
        "depth" => record.depth,
        "states" => record.states,
        "memo_hits" => record.memo_hits,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use parquet::file::reader::{FileReader, SerializedFileReader};
    use parquet::record::RowAccessor;

    #[test]
    fn records_read_back() {
        let line = "7,a b,3,4,50,,6,search,proof,unique,1,0000000000000abc,,1,20,300,321,299,,1,2,3,4,5,6,7";
        let record: Record = line.parse().unwrap();
        let path = std::env::temp_dir().join(format!("grille-{}.parquet", std::process::id()));
        assert_eq!(write(&path, (0..3).map(|_| Ok(record.clone()))), Ok(3));
        let reader = SerializedFileReader::new(File::open(&path).unwrap()).unwrap();
        let rows: Vec<_> = reader.get_row_iter(None).unwrap().map(Result::unwrap).collect();
        std::fs::remove_file(&path).unwrap();
        assert_eq!(rows.len(), 3);
        assert_eq!(rows[0].get_long(0).unwrap(), 7);
        assert_eq!(rows[0].get_string(1).unwrap(), "a b");
        assert_eq!(rows[2].get_long(16).unwrap(), 321);
        assert!(rows[2].get_long(5).is_err(), "it is not there");
    }
}
