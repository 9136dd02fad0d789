/** `2027-03-28` */
export type PlainDay = string;

/**
 * A document and everything inside it, as a tree: mail > forwarded mail > html > json-ld. Decoders grow it, readers
 * read its nodes, and evidence names them by `path`.
 */
export type SourceNode = {
  /** Place in the tree: "0" for the root, "0.2.1" for the second child of its third child. */
  path: string;
  kind: NodeKind;
  mediaType: string;
  fileName?: string;
  /** Of the smallest mail around: a year that is not printed is the one nearest to it. */
  contextDate: PlainDay;
  /** Who wrote the smallest mail around. Of a forwarded mail the inner header counts, not the traveller's. */
  origin: Origin;
  content: Content;
  parent?: SourceNode;
  children: SourceNode[];
};

export type NodeKind =
  | 'mail'
  | 'forwarded-mail'
  | 'html'
  | 'text'
  | 'json-ld'
  | 'microdata'
  | 'calendar'
  | 'pass'
  | 'barcode'
  | 'archive'
  | 'pdf'
  | 'docx'
  | 'image'
  | 'unknown';

export type Content = { bytes: Uint8Array } | { text: string } | { parsed: unknown };

export type Origin = {
  /** Bare address in lower case. */
  sender?: string;
  senderName?: string;
  subject?: string;
};

/** What the caller knows about the bytes, all of it optional but the day. */
export type SourceFacts = {
  mediaType?: string;
  fileName?: string;
  /** Day on which the document was received, `2027-03-28`. A mail's own Date header comes second to it. */
  contextDate: PlainDay;
};

export type Source = { bytes: Uint8Array } & SourceFacts;

export function textOf(node: SourceNode): string {
  return 'text' in node.content ? node.content.text : '';
}

export function bytesOf(node: SourceNode): Uint8Array | null {
  return 'bytes' in node.content ? node.content.bytes : null;
}
