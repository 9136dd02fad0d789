/** A mail as Exchange packs it for others ([MS-OXTNEF]), for tests: `winmail.dat` files of real programs are somebody's letters. */
export type PackedMail = {
  subject?: string;
  from?: { name: string; address: string };
  /** `2027-03-04T09:12:00Z`. */
  sentAt?: string;
  html?: string;
  rtf?: Uint8Array;
  /** Of the oldest servers: in the code page of the sender's machine (windows-1252), outside of all properties. */
  oldText?: string;
  files?: { name: string; content: Uint8Array | PackedMail }[];
};

export function packedMail({ subject, from, sentAt, html, rtf, oldText, files = [] }: PackedMail): Uint8Array {
  const properties = propertiesOf([
    [0x0037, subject],
    [0x0c1a, from?.name],
    [0x5d01, from?.address],
    [0x0039, sentAt === undefined ? undefined : new Date(sentAt)],
    [0x1013, html === undefined ? undefined : new TextEncoder().encode(html)],
    [0x1009, rtf],
    [0x3fde, 65001],
  ]);
  return joined([
    number(0x22_3e_9f_78),
    Uint8Array.of(1, 0),
    part(1, 0x8_9006, number(0x1_0000)),
    part(1, 0x6_9007, joined([number(1252), number(0)])),
    ...(oldText === undefined ? [] : [part(1, 0x2_800c, Buffer.from(`${oldText}\0`, 'latin1'))]),
    part(1, 0x6_9003, properties),
    ...files.flatMap(({ name, content }) => fileOf(name, content)),
  ]);
}

const interfaceOfMails = Uint8Array.from([7, 3, 2, 0, 0, 0, 0, 0, 0xc0, 0, 0, 0, 0, 0, 0, 0x46]);

function fileOf(name: string, content: Uint8Array | PackedMail): Uint8Array[] {
  const isFile = content instanceof Uint8Array;
  return [
    part(2, 0x6_9002, new Uint8Array(14)),
    part(2, 0x1_8010, Buffer.from(`${name.slice(0, 6)}~1\0`, 'latin1')),
    ...(isFile ? [part(2, 0x6_800f, content)] : []),
    part(
      2,
      0x6_9005,
      propertiesOf([
        [0x3707, name],
        [0x3701, isFile ? undefined : { object: joined([interfaceOfMails, packedMail(content)]) }],
      ]),
    ),
  ];
}

type Value = string | number | Date | Uint8Array | { object: Uint8Array } | undefined;

/** Behind one whose name is a word, which every program has some of, and one with two values. */
function propertiesOf(values: [id: number, value: Value][]): Uint8Array {
  const told = values.filter(([, value]) => value !== undefined);
  const word = utf16('Keywords');
  return joined([
    number(told.length + 2),
    number(0x8001_0003),
    new Uint8Array(16),
    number(1),
    number(word.length),
    padded(word),
    number(7),
    number(0x3f08_101e),
    number(2),
    ...['a', 'bcdef'].flatMap((text) => [number(text.length), padded(Buffer.from(text))]),
    ...told.map(([id, value]) => property(id, value)),
  ]);
}

function property(id: number, value: Value): Uint8Array {
  const tag = (type: number) => number(id * 0x1_0000 + type);
  if (typeof value === 'number') return joined([tag(3), number(value)]);
  if (value instanceof Date) {
    const moment = new DataView(new ArrayBuffer(8));
    moment.setBigUint64(0, (BigInt(value.getTime()) + 11_644_473_600_000n) * 10_000n, true);
    return joined([tag(0x40), new Uint8Array(moment.buffer)]);
  }
  const [type, bytes] =
    typeof value === 'string'
      ? [0x1f, utf16(`${value}\0`)]
      : value instanceof Uint8Array
        ? [0x102, value]
        : [0x0d, value?.object ?? new Uint8Array()];
  return joined([tag(type), number(1), number(bytes.length), padded(bytes)]);
}

function part(level: number, id: number, content: Uint8Array): Uint8Array {
  const sum = content.reduce((total, byte) => total + byte, 0) & 0xffff;
  return joined([
    Uint8Array.of(level),
    number(id),
    number(content.length),
    content,
    Uint8Array.of(sum & 255, sum >> 8),
  ]);
}

function number(value: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(4));
  bytes.setUint32(0, value, true);
  return new Uint8Array(bytes.buffer);
}

const padded = (bytes: Uint8Array) => joined([bytes, new Uint8Array((4 - (bytes.length % 4)) % 4)]);
const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const joined = (all: Uint8Array[]) => new Uint8Array(Buffer.concat(all));
