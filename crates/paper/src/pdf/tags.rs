//! The structure of a file: headings, paragraphs and figures in the order in which they are read.

use super::{Next, tag};
use crate::page::Role;
use pdf_writer::types::StructRole;
use pdf_writer::{Finish, Name, Pdf, Ref, TextStr};

/// An element, and where its content is.
struct Element {
    id: Ref,
    role: Role,
    page: Ref,
    mark: i32,
}

/// A link in the structure.
struct Link {
    id: Ref,
    annotation: Ref,
    page: Ref,
    key: i32,
}

/// The structure in the making.
pub struct Tags {
    root: Ref,
    document: Ref,
    elements: Vec<Element>,
    links: Vec<Link>,
    /// The elements of each page, in the order of their marks.
    pages: Vec<Vec<Ref>>,
}

/// Links are counted from here: below are pages.
const LINKS: i32 = 1_000_000;

impl Tags {
    /// Nothing yet.
    pub fn new(next: &mut Next) -> Tags {
        let (root, document) = (next.take(), next.take());
        Tags { root, document, elements: Vec::new(), links: Vec::new(), pages: Vec::new() }
    }

    /// The number of the whole.
    pub fn root(&self) -> Ref {
        self.root
    }

    /// A page begins.
    pub fn page(&mut self) {
        self.pages.push(Vec::new());
    }

    /// A block begins: what it is called, and its mark; nothing if it means nothing.
    pub fn open(
        &mut self,
        role: &Role,
        page: Ref,
        next: &mut Next,
    ) -> Option<(Name<'static>, i32)> {
        let name = tag(role)?;
        let own = self.pages.last_mut()?;
        let (id, mark) = (next.take(), own.len() as i32);
        own.push(id);
        self.elements.push(Element { id, role: role.clone(), page, mark });
        Some((name, mark))
    }

    /// A link; its key.
    pub fn link(&mut self, annotation: Ref, page: Ref, next: &mut Next) -> i32 {
        let key = LINKS + self.links.len() as i32;
        self.links.push(Link { id: next.take(), annotation, page, key });
        key
    }

    /// Writes all of it.
    pub fn write(&self, pdf: &mut Pdf, lang: &str, pages: usize) {
        let mut root = pdf.indirect(self.root).start::<pdf_writer::writers::StructTreeRoot<'_>>();
        root.child(self.document);
        root.parent_tree_next_key(LINKS + self.links.len() as i32);
        let mut tree = root.insert(Name(b"ParentTree")).dict();
        let mut numbers = tree.insert(Name(b"Nums")).array();
        for (key, own) in self.pages.iter().enumerate().take(pages) {
            numbers.item(key as i32);
            numbers.push().array().items(own.iter().copied());
        }
        for link in &self.links {
            numbers.item(link.key).item(link.id);
        }
        numbers.finish();
        tree.finish();
        root.finish();

        let mut whole = pdf.struct_element(self.document);
        whole.kind(StructRole::Document).parent(self.root).lang(TextStr(lang));
        let mut children = whole.children();
        for element in &self.elements {
            children.struct_element(element.id);
        }
        for link in &self.links {
            children.struct_element(link.id);
        }
        children.finish();
        whole.finish();

        for element in &self.elements {
            let mut own = pdf.struct_element(element.id);
            own.kind(role(&element.role)).parent(self.document).page(element.page);
            if let Role::Figure(alt) = &element.role {
                own.alt(TextStr(alt));
            }
            own.children().marked_content_id(element.mark);
        }
        for link in &self.links {
            let mut own = pdf.struct_element(link.id);
            own.kind(StructRole::Link).parent(self.document).page(link.page);
            own.children().object_ref().object(link.annotation).page(link.page);
        }
    }
}

fn role(role: &Role) -> StructRole {
    match role {
        Role::Heading(1) => StructRole::H1,
        Role::Heading(2) => StructRole::H2,
        Role::Heading(_) => StructRole::H3,
        Role::Paragraph | Role::Artifact => StructRole::P,
        Role::Figure(_) => StructRole::Figure,
    }
}
