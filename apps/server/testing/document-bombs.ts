import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { bomb, packed, pdfOf, plain, png, stream, zip } from './hostile-bytes.ts';

/** A file that was made to keep whoever reads it busy, or to make them take memory until they die. */
export type DocumentBomb = {
  readonly name: string;
  readonly fileName: string;
  make(): Uint8Array | Promise<Uint8Array>;
};

const page = (contents: string, resources = '') => [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> ${resources} >> /Contents ${contents} >>`,
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
];

const pdfs: DocumentBomb[] = [
  pdf('a PDF of forms within forms, two to the power of 28', () => {
    const deep = 28;
    const form = (next: number, resources: string) =>
      stream(
        `/Type /XObject /Subtype /Form /BBox [0 0 595 842] ${resources}`,
        next ? '/X Do /X Do' : 'BT /F1 9 Tf (x) Tj ET',
      );
    const forms = Array.from({ length: deep }, (_, i) =>
      i === deep - 1
        ? form(0, '/Resources << /Font << /F1 4 0 R >> >>')
        : form(1, `/Resources << /XObject << /X ${7 + i} 0 R >> >>`),
    );
    return pdfOf([...page('5 0 R', '/XObject << /X 6 0 R >>'), stream('', '/X Do'), ...forms]);
  }),
  pdf('a PDF of three million texts', async () => {
    const content = await packed('BT /F1 9 Tf 1 0 0 1 72 720 Tm (booking) Tj ET\n', 3_000_000);
    return pdfOf([...page('5 0 R'), stream('/Filter /FlateDecode', content)]);
  }),
  pdf('a PDF with a stream of 512 megabytes', () => pdfOfMegabytes(512)),
  pdf('a PDF whose stream is packed twice', async () =>
    pdfOf([
      ...page('5 0 R'),
      stream('/Filter [/FlateDecode /FlateDecode]', deflateSync(await packed(' ', 512 * 1024 * 1024))),
    ]),
  ),
  pdf('a PDF whose pages are each other', () =>
    pdfOf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 9 /Kids [3 0 R] >>',
      '<< /Type /Pages /Count 9 /Kids [2 0 R 3 0 R] >>',
    ]),
  ),
  pdf('a PDF that says it has a thousand million pages', () =>
    pdfOf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 1000000000 /Kids [3 0 R] >>',
      ...page('5 0 R').slice(2),
    ]),
  ),
  pdf('a PDF of thirty thousand pages', () => {
    const kids = Array.from({ length: 30_000 }, (_, i) => `${4 + i} 0 R`).join(' ');
    const each = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 3 0 R >>';
    const pages = `<< /Type /Pages /Count 30000 /Kids [${kids}] >>`;
    return pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', pages, stream('', 'BT (x) Tj ET'), ...Array(30_000).fill(each)]);
  }),
  pdf('a PDF under a password', () =>
    pdfOf(
      page('4 0 R'),
      `/Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <${'00'.repeat(32)}> /U <${'11'.repeat(32)}> >> /ID [<00> <00>]`,
    ),
  ),
  pdf('a PDF whose list of objects is forged', () => {
    const [head] = pdfOf(page('4 0 R')).toString('latin1').split('xref\n');
    return Buffer.from(
      `${head}xref\n0 99999999\n0000000009 00000 n \ntrailer\n<< /Size 99999999 /Root 1 0 R /Prev ${head?.length} >>\nstartxref\n${head?.length}\n%%EOF`,
      'latin1',
    );
  }),
  pdf('a PDF of a million arrays within each other', () => pdfOf([...page('5 0 R'), '['.repeat(1_000_000)])),
  pdf('a PDF with a picture of nine hundred million points', async () =>
    pdfOf([
      ...page('5 0 R', '/XObject << /X 6 0 R >>'),
      stream('', '595 0 0 842 0 0 cm /X Do'),
      stream(
        '/Type /XObject /Subtype /Image /Width 30000 /Height 30000 /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter /FlateDecode',
        await packed('\0', 900_000_000),
      ),
    ]),
  ),
];

const words: DocumentBomb[] = [
  word('a Word file of two million paragraphs', () => bomb('word/document.xml', '<w:p/>', 2_000_000)),
  word('a Word file of 400 megabytes of spaces', () => bomb('word/document.xml', ' ', 400_000_000)),
  word('a Word file of tables within tables, sixty thousand', () => {
    const open = '<w:tbl><w:tr><w:tc>'.repeat(60_000);
    return plain('word/document.xml', `<w:document><w:body>${open}`);
  }),
  word('a Word file of entities that laugh a thousand million times', () => {
    const entities = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('');
    const text = '<w:document><w:body><w:p><w:r><w:t>&l9;</w:t></w:r></w:p></w:body></w:document>';
    return plain('word/document.xml', `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY l0 "ha">${entities}]>${text}`);
  }),
  word('a Word file that reads a file of the house', () =>
    plain(
      'word/document.xml',
      '<!DOCTYPE x [<!ENTITY p SYSTEM "file:///etc/passwd">]><w:document><w:body><w:p><w:r><w:t>&p;</w:t></w:r></w:p></w:body></w:document>',
    ),
  ),
];

const archives: DocumentBomb[] = [
  pass('a pass of a thousand megabytes', async () => zip([await bomb('pass.json', ' ', 1_000_000_000)])),
  pass('a pass that says it has ten bytes and has 500 million', async () =>
    zip([await bomb('pass.json', ' ', 500_000_000, 10)]),
  ),
  pass('a pass of sixty thousand entries', () =>
    zip(Array.from({ length: 60_000 }, (_, i) => plain(`${i}/../../pass.json`, '{}'))),
  ),
  pass('a pass nested a hundred thousand deep', () =>
    zip([plain('pass.json', `{"boardingPass":${'{"a":['.repeat(100_000)}`)]),
  ),
  pass('a pass within a pass within a pass', async () => {
    let inner = zip([await bomb('pass.json', ' ', 100_000_000)]);
    for (let i = 0; i < 200; i++) inner = zip([plain('pass.pkpass', inner)]);
    return inner;
  }),
];

const pictures: DocumentBomb[] = [
  picture('a picture of 268 million points', () => png(16_383, 16_383)),
  picture('a picture of nine hundred million points', () => png(30_000, 30_000)),
  picture('a picture that says it is larger than it is', async () => png(30_000, 30_000, await packed('x', 1_000))),
  picture('a small picture of 500 million bytes', async () => png(10, 10, await packed('\0', 500_000_000))),
  picture('a picture of noise', () => {
    const [width, height] = [3_000, 3_000];
    const rows = randomBytes((width + 1) * height);
    for (let row = 0; row < height; row++) rows[row * (width + 1)] = 0;
    return png(width, height, deflateSync(rows, { level: 1 }));
  }),
  {
    name: 'a photograph that breaks off',
    fileName: 'ticket.jpg',
    make: () => Buffer.concat([Buffer.from('ffd8ffc0001108fffffff003011100021100031100', 'hex'), randomBytes(50_000)]),
  },
];

const texts: DocumentBomb[] = [
  text('a ticket whose content inflates to 300 million bytes', 'ticket.bin', async () => {
    const body = await packed(' ', 300_000_000);
    return Buffer.concat([
      Buffer.from(`#UT01118100001${'\0'.repeat(50)}${String(body.length).padStart(4, '0')}`),
      body,
    ]);
  }),
  text('a calendar whose clock changes every second', 'call.ics', () => {
    const change =
      'BEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:+0000\r\nTZOFFSETTO:+0100\r\nRRULE:FREQ=SECONDLY\r\nEND:STANDARD\r\n';
    const zone = `BEGIN:VTIMEZONE\r\nTZID:Z\r\n${change.repeat(50)}END:VTIMEZONE\r\n`;
    return `BEGIN:VCALENDAR\r\n${zone}BEGIN:VEVENT\r\nUID:1\r\nDTSTART;TZID=Z:20270101T100000\r\nDTEND;TZID=Z:20270101T110000\r\nSUMMARY:Flight AF 6\r\nEND:VEVENT\r\nEND:VCALENDAR`;
  }),
  text('a megabyte of marks on one letter', 'note.txt', () => `Booking e${'\u0301'.repeat(500_000)} reference`),
  text('two hundred thousand lines of a travel agent’s screen', 'booking.txt', () =>
    ' 1  AF1234 Y 03DEC 4 CDGJFK HK1  1030 1245\n'.repeat(200_000),
  ),
  text('a hundred thousand labels without a value', 'booking.txt', () =>
    'Booking reference:\nCheck-in:\n'.repeat(50_000),
  ),
  text('markup of a hundred thousand reservations', 'booking.html', () => {
    const one = '{"@type":"LodgingReservation","reservationNumber":"X","reservationFor":{"name":"A"}},';
    return `<script type="application/ld+json">[${one.repeat(100_000)}{}]</script>`;
  }),
];

// [MS-CFB]: sectors of 512 bytes behind a head that tells where the table of their chains and the directory begin.
const outlook: DocumentBomb[] = [
  kept('a mail of Outlook whose directory follows itself', (file) => {
    const table = 512 * (file.readUInt32LE(76) + 1);
    const directory = file.readUInt32LE(48);
    file.writeUInt32LE(directory, table + 4 * directory);
  }),
  kept('a mail of Outlook of streams of two thousand megabytes', (file) => {
    const directory = 512 * (file.readUInt32LE(48) + 1);
    for (let entry = directory; entry < directory + 2048 && entry < file.length; entry += 128)
      if (file[entry + 66] === 2) file.writeUInt32LE(0x7fff_ffff, entry + 120);
  }),
  text('a winmail.dat of a thousand mails within each other', 'winmail.dat', () => {
    let pack = packOf(new Uint8Array());
    for (let depth = 1; depth < 1000; depth++) pack = packOf(pack);
    return pack;
  }),
];

/** One for every kind of file that is read, and for every way in which it has broken a reader. */
export const documentBombs: readonly DocumentBomb[] = [
  ...pdfs,
  ...words,
  ...archives,
  ...pictures,
  ...texts,
  ...outlook,
];

/** A PDF whose only page inflates to that much. */
export async function pdfOfMegabytes(count: number): Promise<Uint8Array> {
  return pdfOf([...page('5 0 R'), stream('/Filter /FlateDecode', await packed(' ', count * 1024 * 1024))]);
}

function pdf(name: string, make: DocumentBomb['make']): DocumentBomb {
  return { name, fileName: 'voucher.pdf', make };
}

function word(name: string, document: () => ReturnType<typeof plain> | ReturnType<typeof bomb>): DocumentBomb {
  return {
    name,
    fileName: 'order.docx',
    make: async () => zip([plain('[Content_Types].xml', '<Types/>'), await document()]),
  };
}

function pass(name: string, make: DocumentBomb['make']): DocumentBomb {
  return { name, fileName: 'pass.pkpass', make };
}

function picture(name: string, make: DocumentBomb['make']): DocumentBomb {
  return { name, fileName: 'ticket.png', make };
}

/** [MS-OXTNEF]: a mail to which another is attached. */
function packOf(within: Uint8Array): Uint8Array {
  const words = (...values: number[]) => new Uint8Array(Uint32Array.from(values).buffer);
  const property = [words(1, 0x3701_000d, 1, 16 + within.length), new Uint8Array(16), within];
  const part = (id: number, content: Uint8Array[]) => {
    const bytes = Buffer.concat(content);
    return [Uint8Array.of(2), words(id, bytes.length), bytes, Uint8Array.of(0, 0)];
  };
  const parts = [...part(0x6_9002, [new Uint8Array(14)]), ...part(0x6_9005, property)];
  return Buffer.concat([words(0x22_3e_9f_78), Uint8Array.of(1, 0), ...parts]);
}

function kept(name: string, spoil: (file: Buffer) => void): DocumentBomb {
  const sample = join(import.meta.dirname, '../../../packages/extract/samples/mail-fr-outlook-hotel.msg');
  return {
    name,
    fileName: 'booking.msg',
    async make() {
      const file = await readFile(sample);
      spoil(file);
      return file;
    },
  };
}

function text(name: string, fileName: string, make: () => string | Uint8Array | Promise<Uint8Array>): DocumentBomb {
  return { name, fileName, make: async () => Buffer.from((await make()) as string) };
}
