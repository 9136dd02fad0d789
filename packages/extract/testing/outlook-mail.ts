import { burn, type Entry } from '@kenjiuno/msgreader/lib/Burner.js';

/** A mail as Outlook keeps it ([MS-OXMSG]), for tests: `.msg` files of real programs are somebody's letters. */
export type OutlookMail = {
  subject: string;
  from: Person;
  to?: Person[];
  /** As it came over the network; a mail within Exchange has none. */
  headers?: string;
  /** `Sun, 14 Mar 2027 08:05:00 GMT`. */
  sentAt?: string;
  text?: string;
  /** As bytes of UTF-8, as newer versions keep it. */
  html?: string;
  /** Wrapped in RTF, as older versions keep it. */
  rtf?: Uint8Array;
  attachments?: { name: string; type?: string; contentId?: string; content: Uint8Array | OutlookMail }[];
};
type Person = { name: string; address: string };

export function outlookMail(mail: OutlookMail): Uint8Array {
  const entries: Entry[] = [{ name: 'Root Entry', type: kinds.root, length: 0, children: [] }];
  put(entries, 0, messageOf(mail, rootHead));
  return burn(entries);
}

/** RTF around a page of HTML ([MS-OXRTFEX]). */
export function rtfAround(html: string): Uint8Array {
  const escaped = html.replace(/[\\{}]/g, '\\$&').replace(/[^\n -~]/g, (letter) => `\\u${letter.charCodeAt(0)}?`);
  const lines = escaped.split('\n').map((line) => `{\\*\\htmltag84 ${line}}\\htmlrtf \\par\\htmlrtf0 `);
  return packedRtf(`{\\rtf1\\ansi\\ansicpg1252\\fromhtml1 \\deff0{\\fonttbl{\\f0\\fswiss Arial;}}${lines.join('\n')}}`);
}

const kinds = { folder: 1, stream: 2, root: 5 };
const rootHead = 32;
const innerHead = 24;
const partHead = 8;

type Folder = Map<string, Uint8Array | Folder>;

function messageOf(mail: OutlookMail, headBytes: number): Folder {
  const { subject, from, to = [], headers, sentAt, text, html, rtf, attachments = [] } = mail;
  const folder = propertiesOf(headBytes, [
    [0x001a, 'IPM.Note'],
    [0x0037, subject],
    [0x0c1a, from.name],
    [0x5d01, from.address],
    [0x007d, headers],
    [0x1000, text],
    [0x1013, html === undefined ? undefined : new TextEncoder().encode(html)],
    [0x1009, rtf],
    [0x3fde, 65001],
    [0x0039, sentAt === undefined ? undefined : new Date(sentAt)],
  ]);
  for (const [i, { name, address }] of to.entries()) {
    folder.set(
      `__recip_version1.0_#${numbered(i)}`,
      propertiesOf(partHead, [
        [0x0c15, 1],
        [0x3001, name],
        [0x39fe, address],
      ]),
    );
  }
  for (const [i, { name, type, contentId, content }] of attachments.entries()) {
    const isFile = content instanceof Uint8Array;
    const part = propertiesOf(partHead, [
      [0x3705, isFile ? 1 : 5],
      [0x3001, name],
      [0x3707, name],
      [0x370e, type],
      [0x3712, contentId],
      [0x3701, isFile ? content : undefined],
    ]);
    if (!isFile) part.set('__substg1.0_3701000D', messageOf(content, innerHead));
    folder.set(`__attach_version1.0_#${numbered(i)}`, part);
  }
  return folder;
}

type Value = string | number | Date | Uint8Array | undefined;

/** Numbers and moments stand in the table itself; of texts and bytes it tells the length. */
function propertiesOf(headBytes: number, values: [id: number, value: Value][]): Folder {
  const folder: Folder = new Map();
  const told = values.filter(([, value]) => value !== undefined);
  const table = new DataView(new ArrayBuffer(headBytes + told.length * 16));
  for (const [i, [id, value]] of told.entries()) {
    const at = headBytes + i * 16;
    const type = typeOf(value);
    table.setUint32(at, id * 0x10000 + type, true);
    table.setUint32(at + 4, 6, true);
    if (typeof value === 'number') table.setUint32(at + 8, value, true);
    else if (value instanceof Date)
      table.setBigUint64(at + 8, (BigInt(value.getTime()) + 11_644_473_600_000n) * 10_000n, true);
    else {
      const bytes = typeof value === 'string' ? utf16(value) : (value ?? new Uint8Array());
      table.setUint32(at + 8, bytes.length + (typeof value === 'string' ? 2 : 0), true);
      folder.set(`__substg1.0_${hex(id)}${hex(type)}`, bytes);
    }
  }
  return folder.set('__properties_version1.0', new Uint8Array(table.buffer));
}

function typeOf(value: Value): number {
  if (typeof value === 'string') return 0x001f;
  if (typeof value === 'number') return 0x0003;
  return value instanceof Date ? 0x0040 : 0x0102;
}

function put(entries: Entry[], parent: number, folder: Folder): void {
  for (const [name, content] of folder) {
    const at = entries.length;
    entries[parent]?.children?.push(at);
    if (content instanceof Uint8Array) {
      entries.push({ name, type: kinds.stream, length: content.length, binaryProvider: () => content });
    } else {
      entries.push({ name, type: kinds.folder, length: 0, children: [] });
      put(entries, at, content);
    }
  }
}

/** [MS-OXRTFCP], repeating nothing: eight letters behind a byte that says so, and for its end a place that nobody has written yet. */
export function packedRtf(rtf: string): Uint8Array {
  const dictionary = 207;
  const out: number[] = [];
  for (let at = 0; at < rtf.length; at += 8) {
    const run = [...rtf.slice(at, at + 8)].map((letter) => letter.charCodeAt(0));
    const isLast = run.length < 8;
    const end = (dictionary + rtf.length) % 4096;
    out.push(isLast ? 1 << run.length : 0, ...run, ...(isLast ? [end >> 4, (end & 15) << 4] : []));
  }
  const head = new DataView(new ArrayBuffer(16));
  head.setUint32(0, out.length + 12, true);
  head.setUint32(4, rtf.length, true);
  head.setUint32(8, 0x75465a4c, true);
  head.setUint32(12, crcOf(out), true);
  return Uint8Array.from([...new Uint8Array(head.buffer), ...out]);
}

/** As of a zip, but begun with nothing and not turned over at the end. */
function crcOf(bytes: readonly number[]): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return crc >>> 0;
}

const utf16 = (text: string) => {
  const bytes = new DataView(new ArrayBuffer(text.length * 2));
  for (let i = 0; i < text.length; i++) bytes.setUint16(i * 2, text.charCodeAt(i), true);
  return new Uint8Array(bytes.buffer);
};
const hex = (number: number) => number.toString(16).toUpperCase().padStart(4, '0');
const numbered = (i: number) => i.toString(16).toUpperCase().padStart(8, '0');
