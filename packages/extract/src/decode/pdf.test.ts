import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { mutate, seeded } from '../../testing/mutate.ts';
import { type Placed, pdf, pdfWith } from '../../testing/pdf.ts';
import type { Block } from '../text-document.ts';
import { growTree } from './grow.ts';

async function print(bytes: Uint8Array) {
  const { root, tree } = await growTree({ bytes, contextDate: '2027-03-01' });
  const document = root.content.of === 'print' ? root.content.print : null;
  return {
    kind: root.kind,
    doubts: tree.doubts.map(({ code }) => code),
    document,
    blocks: document?.blocks.map(plain),
  };
}

function plain(block: Block): unknown {
  if (block.kind === 'heading') return `# ${block.text}`;
  if (block.kind === 'paragraph') return block.lines.map(({ text }) => text);
  return { rows: block.rows.map((row) => row.map(({ text }) => text)) };
}

const table: Placed[] = [
  [40, 700, 'Flight', 8],
  [140, 700, 'Departs', 8],
  [300, 700, 'Arrives', 8],
  [40, 680, 'NZ 10'],
  [140, 680, 'Auckland \\(AKL\\)'],
  [300, 680, 'Honolulu \\(HNL\\)'],
  [140, 667, '3 March 22:05'],
  [300, 667, '3 March 07:50'],
  [40, 645, 'NZ 9'],
  [140, 645, 'Honolulu \\(HNL\\)'],
  [300, 645, 'Auckland \\(AKL\\)'],
  [140, 632, '9 March 10:40'],
  [300, 632, '10 March 18:55'],
];

test('rows of two lines below their heads are a table', async () => {
  const { blocks, doubts } = await print(pdf([[40, 780, 'Electronic ticket', 18], [40, 740, 'Thank you.'], ...table]));
  assert.deepEqual(blocks, [
    '# Electronic ticket',
    ['Thank you.'],
    {
      rows: [
        ['Flight', 'Departs', 'Arrives'],
        ['NZ 10', 'Auckland (AKL)\n3 March 22:05', 'Honolulu (HNL)\n3 March 07:50'],
        ['NZ 9', 'Honolulu (HNL)\n9 March 10:40', 'Auckland (AKL)\n10 March 18:55'],
      ],
    },
  ]);
  assert.deepEqual(doubts, []);
});

test('forms side by side are read one after the other, downwards', async () => {
  const { blocks } = await print(
    pdf([
      [40, 700, 'Hotel', 8],
      [320, 700, 'Guests', 8],
      [40, 687, 'Harbour House', 11],
      [320, 687, 'Mr Julian Ostrander', 11],
      [40, 674, '12 Quay Street', 11],
      [320, 674, 'Ms Amelia Ostrander', 11],
      [40, 661, '1260 Copenhagen', 11],
    ]),
  );
  assert.deepEqual(blocks, [
    ['Hotel', 'Harbour House', '12 Quay Street', '1260 Copenhagen'],
    ['Guests', 'Mr Julian Ostrander', 'Ms Amelia Ostrander'],
  ]);
});

test('two sides of a page that keep no common lines are read one after the other', async () => {
  const { blocks } = await print(
    pdf([
      [40, 700, 'Your hotel', 12],
      [320, 700, 'Booking', 12],
      [40, 684, 'Casa do Alecrim'],
      [320, 680, 'Voucher number'],
      [40, 671, 'Rua do Alecrim 47'],
      [320, 667, 'SWD-7719024'],
      [40, 640, 'Check-in'],
      [320, 646, 'Lead guest'],
      [40, 627, '14 March 2027'],
      [320, 633, 'Beatrix Lindqvist'],
    ]),
  );
  assert.deepEqual((blocks ?? []).flat(), [
    '# Your hotel',
    'Casa do Alecrim',
    'Rua do Alecrim 47',
    'Check-in',
    '14 March 2027',
    '# Booking',
    'Voucher number',
    'SWD-7719024',
    'Lead guest',
    'Beatrix Lindqvist',
  ]);
});

test('a head with nothing over the first column is over the others', async () => {
  const { blocks } = await print(
    pdf([
      [140, 700, 'Pick-up', 11],
      [320, 700, 'Return', 11],
      [40, 684, 'Date'],
      [140, 684, '21 June 2027 09:30'],
      [320, 684, '24 June 2027 18:00'],
      [40, 668, 'Branch'],
      [140, 668, 'Airport'],
      [320, 668, 'Station'],
    ]),
  );
  assert.deepEqual(blocks, [
    {
      rows: [
        ['', 'Pick-up', 'Return'],
        ['Date', '21 June 2027 09:30', '24 June 2027 18:00'],
        ['Branch', 'Airport', 'Station'],
      ],
    },
  ]);
});

test('the head and the foot of a page are read once, and another flight in its place is another flight', async () => {
  const page = (number: number, flight: string): Placed[] => [
    [40, 820, 'Kestrel Travel', 18],
    [40, 800, flight, 18],
    [40, 700, 'Boarding pass'],
    [40, 20, `Page ${number} of 2`],
  ];
  const { document } = await print(pdf(page(1, 'NZ 10'), page(2, 'NZ 19')));
  assert.deepEqual(document?.text.split(/\n+/).filter(Boolean), [
    'Kestrel Travel',
    'NZ 10',
    'Boarding pass',
    'Page 1 of 2',
    'NZ 19',
    'Boarding pass',
  ]);
});

test('where a word was read is where it stands in the text', async () => {
  const { document } = await print(pdf(table));
  const [only] = document?.blocks ?? [];
  assert.ok(document && only?.kind === 'table');
  for (const cell of only.rows.flat())
    for (const line of cell.lines) assert.equal(document.text.slice(line.at, line.at + line.text.length), line.text);
});

test('a page of nothing but pictures is not read, and says so', async () => {
  assert.deepEqual(await print(pdf([])), {
    kind: 'pdf',
    doubts: ['not-yet-readable'],
    document: null,
    blocks: undefined,
  });
});

test('what is no PDF after all is damaged', async () => {
  const { doubts } = await print(new TextEncoder().encode('%PDF-1.7\nnothing'));
  assert.deepEqual(doubts, ['damaged']);
});

test('more pages than a ticket has are left unread, which is said', async () => {
  const { document, doubts } = await print(
    pdf(...Array.from({ length: 40 }, (_, i): Placed[] => [[40, 700, `page ${i}`]])),
  );
  assert.equal(document?.blocks.length, 16);
  assert.deepEqual(doubts, ['too-large']);
});

test('damaged PDFs are read to their end or not at all', async () => {
  const folder = join(import.meta.dirname, '../../samples');
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.pdf'))
    .sort();
  const random = seeded(20270301);
  for (const file of files) {
    const whole = readFileSync(join(folder, file));
    // `npm run -s bombs -- --mutated 20000` is for more
    for (let round = 0; round < 6; round++) {
      const { kind } = await print(mutate(whole, random));
      assert.ok(kind, `${file}, round ${round}`);
    }
  }
});

const calendar = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'UID:1@a.example',
  'SUMMARY:Flight AF 6 CDG-JFK',
  'DTSTART:20270301T100000Z',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

test('what lies inside a PDF as a file is opened like what lies in a mail', async () => {
  const { root } = await growTree({ bytes: pdfWith('flight.ics', calendar), contextDate: '2027-03-01' });
  assert.deepEqual(
    root.children.map(({ kind, fileName }) => [kind, fileName]),
    [['calendar', 'flight.ics']],
  );
});

test('an invoice’s accounts inside a PDF are nobody’s paper', async () => {
  const { root, tree } = await growTree({ bytes: pdfWith('factur-x.xml', '<Invoice/>'), contextDate: '2027-03-01' });
  assert.deepEqual(root.children, []);
  assert.deepEqual(
    tree.doubts.map(({ code }) => code),
    ['not-yet-readable'],
  );
});
