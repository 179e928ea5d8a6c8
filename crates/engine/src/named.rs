//! Names for the values of an enum, written once.
//!
//! `named!` makes the list of all values and their names from one table. A value that is
//! missing there does not compile, because the match over the names would lack it.

/// `ALL` and `name` for an enum without data.
macro_rules! named {
    ($($type:ident: $($value:ident $name:literal),+ $(,)?;)*) => {$(
        impl $type {
            /// Every value.
            pub const ALL: &[$type] = &[$($type::$value),+];

            /// Its name, the same everywhere.
            pub fn name(self) -> &'static str {
                match self { $($type::$value => $name),+ }
            }
        }
    )*};
}

/// The way back from a name, for enums with `ALL` and `name`.
macro_rules! found_by_name {
    ($($type:ident),+) => {$(
        impl $type {
            /// The value of that name.
            pub fn find(name: &str) -> Option<$type> {
                $type::ALL.iter().copied().find(|value| value.name() == name)
            }
        }
    )+};
}

pub(crate) use {found_by_name, named};
