import type { Barcode } from './decode/code.ts';
import type { JsonObject } from './json.ts';
import type { Origin, PlainDay } from './origin.ts';
import type { TextDocument } from './text-document.ts';

export type { Origin, PlainDay } from './origin.ts';

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
  /** When the smallest mail around was sent, an instant; of a forwarded one by its printed header, whose zone is not known. */
  sentAt?: string;
  /** Who wrote the smallest mail around. Of a forwarded mail the inner header counts, not the traveller's. */
  origin: Origin;
  content: Content;
  /** What this part is to its mail; unset where it is simply the message. */
  role?: PartRole;
  parent?: SourceNode;
  children: SourceNode[];
};

/**
 * `alternative`: the plain-text twin of an HTML part, often incomplete; read only where the HTML gave nothing.
 * `note`: what a traveller wrote above a forwarded mail; it books nothing.
 * `quoted`: the mail below an answer; read only where the answer itself books nothing.
 */
export type PartRole = 'alternative' | 'note' | 'quoted';

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

export type Content =
  | { of: 'nothing' }
  | { of: 'bytes'; bytes: Uint8Array }
  | { of: 'code'; code: Barcode }
  /** HTML and plain text, later PDF and DOCX. */
  | { of: 'print'; print: TextDocument }
  /** JSON-LD and microdata: the outermost objects. */
  | { of: 'things'; things: JsonObject[] }
  | { of: 'events'; events: CalendarEvent[] }
  | { of: 'pass'; pass: WalletPass };

export type CalendarEvent = {
  uid?: string;
  summary: string;
  description: string;
  location: string;
  url?: string;
  latitude?: number;
  longitude?: number;
  /** `day` where the event lasts whole days; the end day is then exclusive, as in the file. */
  start?: CalendarTime;
  end?: CalendarTime;
  cancelled: boolean;
  organizer?: { name?: string; email?: string };
  /** Bookings that a program wrote into the event, as JSON-LD. */
  things: JsonObject[];
};

/** `zone` is IANA; `offset` is told by the file's own rules where its zone has no name that others know. */
export type CalendarTime = { local: string; zone?: string; offset?: string; utc: boolean; day: boolean };

/** An Apple wallet pass, in the words of its `pass.json`. */
export type WalletPass = {
  type: string;
  serial: string;
  style: 'boardingPass' | 'eventTicket' | 'coupon' | 'storeCard' | 'generic';
  transit?: string;
  organization?: string;
  description?: string;
  relevantDate?: string;
  expirationDate?: string;
  latitude?: number;
  longitude?: number;
  /** Fields of all sections in order, with labels and texts in the pass's first language. */
  fields: PassField[];
  barcodes: { format: string; message: string }[];
  semantics: JsonObject;
  voided: boolean;
};

export type PassField = { key: string; label: string; value: string; section: string };

/** What the caller knows about the bytes, all of it optional but the day. */
export type SourceFacts = {
  mediaType?: string;
  fileName?: string;
  /** Day on which the document was received, `2027-03-28`. A mail that says it is older is believed. */
  contextDate: PlainDay;
};

export type Source = { bytes: Uint8Array } & SourceFacts;
