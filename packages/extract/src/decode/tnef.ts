import { clockIn } from '../instants.ts';
import { limits } from '../limits.ts';
import { decodeText } from './bytes.ts';
import { charsetOf } from './code-pages.ts';
import { mailTypes, type OpenMail } from './mail-forms.ts';
import { type OutlookFields, type OutlookFile, openMailOf } from './outlook.ts';

/** [MS-OXTNEF]: the `winmail.dat` into which an Exchange server packs a mail for others, its page and its files with it. */
export const isTnef = (bytes: Uint8Array): boolean =>
  bytes.length > headBytes && viewOf(bytes).getUint32(0, true) === signature;

/** The same as of a mail that was sent. Throws where it ends before it says so. */
export async function openTnef(bytes: Uint8Array): Promise<OpenMail> {
  const { fields, files } = readTnef(bytes);
  return openMailOf(fields, files);
}

const signature = 0x22_3e_9f_78;
const headBytes = 6;
const checksumBytes = 2;

/** Names of its parts, by what they are; each stands behind its level and before its length. */
const parts = {
  codePage: 0x6_9007,
  subject: 0x1_8004,
  body: 0x2_800c,
  properties: 0x6_9003,
  nextFile: 0x6_9002,
  fileName: 0x1_8010,
  fileContent: 0x6_800f,
  fileProperties: 0x6_9005,
};

type File = { name?: string; content?: Uint8Array; properties: Properties };

function readTnef(bytes: Uint8Array): { fields: OutlookFields; files: OutlookFile[] } {
  const cursor = new Cursor(bytes);
  cursor.take(headBytes);
  let charset: string | undefined;
  let fields: OutlookFields = {};
  const files: File[] = [];
  while (!cursor.atEnd()) {
    cursor.take(1);
    const part = cursor.number();
    const content = cursor.take(cursor.number());
    cursor.take(checksumBytes);
    const file = files.at(-1);
    if (part === parts.codePage) charset = charsetOf(new Cursor(content).number());
    else if (part === parts.subject) fields = { subject: textOf(content, charset), ...fields };
    else if (part === parts.body) fields = { body: textOf(content, charset), ...fields };
    else if (part === parts.properties) fields = { ...fields, ...fieldsOf(propertiesOf(content, charset)) };
    else if (part === parts.nextFile && files.length < limits.mailParts) files.push({ properties: new Map() });
    else if (part === parts.fileName && file) file.name = textOf(content, charset);
    else if (part === parts.fileContent && file) file.content = content;
    else if (part === parts.fileProperties && file) file.properties = propertiesOf(content, charset);
  }
  return { fields, files: files.map(fileOf) };
}

/** [MS-OXPROPS], as far as a mail is told by them. */
const ids = {
  subject: 0x0037,
  sentAt: 0x0039,
  headers: 0x007d,
  senderName: 0x0c1a,
  senderEmail: 0x0c1f,
  body: 0x1000,
  packedRtf: 0x1009,
  html: 0x1013,
  codePage: 0x3fde,
  smtpAddress: 0x5d01,
  content: 0x3701,
  longName: 0x3707,
  mediaType: 0x370e,
  contentId: 0x3712,
};

type Properties = Map<number, string | number | Uint8Array>;

function fieldsOf(properties: Properties): OutlookFields {
  const text = (id: number) => stringOr(properties.get(id));
  const bytes = (id: number) => bytesOr(properties.get(id));
  const codePage = properties.get(ids.codePage);
  const told = {
    subject: text(ids.subject),
    clientSubmitTime: text(ids.sentAt),
    headers: text(ids.headers),
    senderName: text(ids.senderName),
    senderEmail: text(ids.senderEmail),
    senderSmtpAddress: text(ids.smtpAddress),
    body: text(ids.body),
    bodyHtml: text(ids.html),
    html: bytes(ids.html),
    compressedRtf: bytes(ids.packedRtf),
    internetCodepage: typeof codePage === 'number' ? codePage : undefined,
  };
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
}

function fileOf({ name, content, properties }: File): OutlookFile {
  const within = properties.get(ids.content);
  const mail = within instanceof Uint8Array && isTnef(within.subarray(interfaceBytes)) ? within : undefined;
  return {
    name: stringOr(properties.get(ids.longName)) ?? name,
    mediaType: mail ? mailTypes.tnef : stringOr(properties.get(ids.mediaType)),
    contentId: stringOr(properties.get(ids.contentId)),
    content: mail?.subarray(interfaceBytes) ?? content ?? new Uint8Array(),
  };
}

/** What kind of object follows, before a mail within a mail. */
const interfaceBytes = 16;

const stringOr = (value: unknown) => (typeof value === 'string' ? value : undefined);
const bytesOr = (value: unknown) => (value instanceof Uint8Array ? value : undefined);

/** [MS-OXTNEF] 2.1.3.4: of several values of one the first. */
function propertiesOf(bytes: Uint8Array, charset: string | undefined): Properties {
  const properties: Properties = new Map();
  const cursor = new Cursor(bytes);
  for (let left = cursor.number(); left > 0; left--) {
    const tag = cursor.number();
    const type = tag & 0xffff;
    const id = tag >>> 16;
    if (id >= firstNamed) cursor.skipName();
    const value = nextValue(cursor, type, charset);
    if (value !== undefined) properties.set(id, value);
  }
  return properties;
}

const firstNamed = 0x8000;
const several = 0x1000;

const types = { text: 0x1e, utf16: 0x1f, object: 0x0d, bytes: 0x102, number: 3, moment: 0x40 };
const bytesOfType: Record<number, number> = { 2: 4, 3: 4, 4: 4, 10: 4, 11: 4, 5: 8, 6: 8, 7: 8, 20: 8, 64: 8, 72: 16 };

function nextValue(
  cursor: Cursor,
  type: number,
  charset: string | undefined,
): string | number | Uint8Array | undefined {
  const one = type & ~several;
  const fixed = bytesOfType[one];
  const count = fixed === undefined || type & several ? cursor.number() : 1;
  let first: Uint8Array | undefined;
  for (let left = count; left > 0; left--) {
    const value = cursor.padded(fixed ?? cursor.number());
    first ??= value;
  }
  if (!first) return undefined;
  if (one === types.text) return textOf(first, charset);
  if (one === types.utf16) return textOf(first, 'utf-16le');
  if (one === types.bytes || one === types.object) return first;
  if (one === types.number) return viewOf(first).getInt32(0, true);
  return one === types.moment ? momentOf(first) : undefined;
}

/** Tenths of a microsecond since 1601, as `2027-03-04T09:12:00Z`. */
function momentOf(bytes: Uint8Array): string | undefined {
  const ms = Number(viewOf(bytes).getBigUint64(0, true) / 10_000n) - 11_644_473_600_000;
  const clock = clockIn('UTC', ms);
  return clock === null ? undefined : `${clock}Z`;
}

/** Without the zero that ends it. */
const textOf = (bytes: Uint8Array, charset: string | undefined): string =>
  decodeText(bytes, charset ?? 'windows-1252').split('\0', 1)[0] ?? '';

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength);

/** Throws a RangeError at the end: a count that is said never asks for more than there is. */
class Cursor {
  #at = 0;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  atEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  take(length: number): Uint8Array {
    const end = this.#at + length;
    if (end > this.#bytes.length) throw new RangeError('ends before its time');
    const taken = this.#bytes.subarray(this.#at, end);
    this.#at = end;
    return taken;
  }

  number(): number {
    return viewOf(this.take(4)).getUint32(0, true);
  }

  /** Values begin at every fourth byte. */
  padded(length: number): Uint8Array {
    const taken = this.take(length);
    this.#at += (4 - (length % 4)) % 4;
    return taken;
  }

  /** Of a property that has no number of its own: whose it is, and its number or its name. */
  skipName(): void {
    this.take(16);
    if (this.number() === 0) this.take(4);
    else this.padded(this.number());
  }
}
