/** Bounds that keep a hostile or broken file from costing more than its mail is worth. The caller adds a wall clock. */
export const limits = {
  bytes: 30_000_000,
  mailParts: 500,
  mimeDepth: 30,
  /** Mails within mails, and files within archives. */
  treeDepth: 12,
  nodes: 1_000,
  htmlCharacters: 2_000_000,
  /** Open at once while parsing, unclosed ones included. */
  openElements: 1_500,
  /** Bold, links and the like that stay open are opened again in every block. */
  repeatedElements: 400_000,
  elementDepth: 400,
  /** What one pass of a pattern may look at; the rest of a longer text is not read. */
  textCharacters: 200_000,
  /** Of one line; no paper says anything beyond. */
  lineCharacters: 10_000,
  jsonCharacters: 500_000,
  calendarEvents: 500,
  /** Of one picture; a phone's usual photograph has twelve million, and each takes four bytes and more. */
  imagePixels: 25_000_000,
  /** In one document: beyond, they are a gallery. */
  images: 40,
  /** In one picture: a page of passes for a family. */
  barcodes: 12,
  /** Of one rail ticket, inflated; real ones have one or two thousand. */
  ticketBytes: 32_000,
  archiveEntries: 200,
  archiveBytes: 50_000_000,
  archiveEntryBytes: 20_000_000,
  /** Of the RTF around the message of a mail that Outlook kept, packed; it grows to eight times as much. */
  rtfBytes: 1_000_000,
  pdfBytes: 10_000_000,
  /** Tickets come first; what stands behind page sixteen is conditions. */
  pdfPages: 16,
  /** Stretches of text on all pages. */
  pdfPieces: 20_000,
} as const;
