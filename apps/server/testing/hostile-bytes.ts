import { once } from 'node:events';
import { crc32, createDeflate, createDeflateRaw } from 'node:zlib';

/** A piece, many times over, packed; never whole in memory. */
export async function packed(
  piece: string | Uint8Array,
  times: number,
  format: 'zlib' | 'raw' = 'zlib',
): Promise<Buffer> {
  const pack = format === 'zlib' ? createDeflate({ level: 9 }) : createDeflateRaw({ level: 9 });
  const all = pack.toArray();
  const one = Buffer.from(piece as string);
  const perBlock = Math.max(1, Math.floor(1_000_000 / one.length));
  const block = Buffer.concat(Array.from({ length: Math.min(perBlock, times) }, () => one));
  for (let left = times; left > 0; left -= perBlock) {
    if (!pack.write(block.subarray(0, Math.min(left, perBlock) * one.length))) await once(pack, 'drain');
  }
  pack.end();
  return Buffer.concat((await all) as Buffer[]);
}

type Entry = { name: string; body: Uint8Array; size: number; isPacked: boolean };

/** An entry that inflates to `times` pieces. It may say that it is smaller. */
export async function bomb(name: string, piece: string, times: number, says?: number): Promise<Entry> {
  const size = says ?? Buffer.byteLength(piece) * times;
  return { name, body: await packed(piece, times, 'raw'), size, isPacked: true };
}

export function plain(name: string, text: string | Uint8Array): Entry {
  const body = Buffer.from(text as string);
  return { name, body, size: body.length, isPacked: false };
}

export function zip(entries: readonly Entry[]): Buffer {
  const files: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE(entry.isPacked ? 8 : 0, 4);
    about.writeUInt32LE(entry.isPacked ? 0 : crc32(entry.body), 10);
    about.writeUInt32LE(entry.body.length, 14);
    about.writeUInt32LE(entry.size, 18);
    about.writeUInt16LE(name.length, 22);
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), about, name, entry.body]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    list.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), about, rest, name);
    files.push(file);
    at += file.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(Math.min(entries.length, 65_535), 8);
  end.writeUInt16LE(Math.min(entries.length, 65_535), 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files, directory, end]);
}

/** A PDF of these objects, the first of which is its catalogue; `tail` goes into its trailer. */
export function pdfOf(objects: readonly (string | Uint8Array)[], tail = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let at = 9;
  const add = (part: Buffer) => {
    parts.push(part);
    at += part.length;
  };
  for (const [i, object] of objects.entries()) {
    offsets.push(at);
    add(Buffer.from(`${i + 1} 0 obj\n`));
    add(Buffer.from(object as string));
    add(Buffer.from('\nendobj\n'));
  }
  const start = at;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${tail} >>`;
  add(
    Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}${trailer}\nstartxref\n${start}\n%%EOF\n`),
  );
  return Buffer.concat(parts);
}

/** A stream object; `about` goes into its dictionary. */
export function stream(about: string, body: string | Uint8Array): Buffer {
  const bytes = Buffer.from(body as string);
  return Buffer.concat([
    Buffer.from(`<< ${about} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

/** A PNG of one shade of grey, or of what `rows` are packed in. */
export async function png(width: number, height: number, rows?: Uint8Array): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const picture = rows ?? (await packed(Buffer.alloc(width + 1), height));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', picture), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, body: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
