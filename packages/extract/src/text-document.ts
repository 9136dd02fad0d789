import type { Origin, PlainDay } from './origin.ts';

/**
 * Printed matter as the text reader sees it, whatever it came from: HTML, plain text, later PDF and DOCX.
 *
 * `text` is the whole in reading order, with the same line breaks the blocks have; every `at` is an offset into it,
 * so that `text.slice(at, at + line.text.length) === line.text`. Struck-through and hidden words are not in it.
 */
export type TextDocument = {
  /** Path of the node it was made from, for evidence. */
  node: string;
  text: string;
  /** In reading order. A table's own cells are in its block only. */
  blocks: Block[];
  links: Link[];
  /** The document's own words decide, not the sender's: it settles dd/mm against mm/dd. */
  language: Language;
  /** Of a part: in which order the whole paper writes day and month, which figures of the part alone may not tell. */
  dateOrder?: 'dmy' | 'mdy' | 'unknown';
  contextDate: PlainDay;
  /** The effective sender and subject: of a forwarded mail, the inner ones. */
  origin: Origin;
};

export type Language = 'en' | 'fr' | 'de' | 'es' | 'it' | 'nl' | 'pt' | 'sv' | 'da' | 'no' | 'pl' | 'cs' | 'unknown';

export type Block = Heading | Paragraph | Table;

/** A title: `<h1>`–`<h6>`, or a short line that is wholly bold. */
export type Heading = { kind: 'heading'; level: number; text: string; at: number };

/** A run of lines that belong together: a paragraph, a list item, lines between blank lines. */
export type Paragraph = { kind: 'paragraph'; lines: Line[] };

/** White space inside a line is one space, but runs of two and more are kept in plain text, where they are columns. */
export type Line = { text: string; at: number };

/**
 * Rows of cells. `colspan` and `rowspan` are filled out: the same cell object then stands in each place it covers.
 * Tables that only lay out a page (one cell per row, or tables within cells) are dissolved into their blocks.
 */
export type Table = { kind: 'table'; rows: Cell[][]; caption?: string };

export type Cell = {
  /** Lines joined by "\n". */
  text: string;
  lines: Line[];
  at: number;
  header: boolean;
};

export type Link = { text: string; url: string; at: number };
