import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strToU8, zipSync } from 'fflate';
import { growTree } from './grow.ts';
import { parseXml } from './xml.ts';

const paragraph = (text: string, properties = '') =>
  `<w:p>${properties}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const cell = (inner: string, properties = '') => `<w:tc><w:tcPr>${properties}</w:tcPr>${inner}</w:tc>`;

async function print(body: string, notes?: string) {
  const xml = `<?xml version="1.0"?><w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`;
  const { root, tree } = await growTree({
    bytes: zipSync({
      'word/document.xml': strToU8(xml),
      ...(notes ? { 'word/footnotes.xml': strToU8(`<w:footnotes xmlns:w="w">${notes}</w:footnotes>`) } : {}),
    }),
    contextDate: '2027-03-01',
  });
  return { print: root.content.of === 'print' ? root.content.print : null, doubts: tree.doubts, kind: root.kind };
}

test('a note of a few words stands where its mark is, a long one behind everything', async () => {
  const mark = (id: number) => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`;
  const note = (id: number, text: string) => `<w:footnote w:id="${id}">${paragraph(text)}</w:footnote>`;
  const long = 'Les billets de train ne sont ni échangeables ni remboursables après le départ du train réservé.';
  const { print: document } = await print(
    `<w:p><w:r><w:t>TGV INOUI 8517</w:t></w:r>${mark(2)}${mark(3)}</w:p>${paragraph('Fin')}`,
    `<w:footnote w:id="-1" w:type="separator">${paragraph('')}</w:footnote>${note(2, 'Voiture 12, place 34.')}${note(3, long)}`,
  );
  assert.deepEqual(document?.text.split('\n').filter(Boolean), ['TGV INOUI 8517 (Voiture 12, place 34)', 'Fin', long]);
});

test('a Word file is printed with its headings, paragraphs and tables', async () => {
  const { print: document, kind } = await print(
    paragraph('Itinerary', '<w:pPr><w:pStyle w:val="Titre1"/></w:pPr>') +
      paragraph('Paris &amp; Lyon') +
      `<w:tbl><w:tr>${cell(paragraph('Outbound'), '<w:vMerge w:val="restart"/>')}${cell(paragraph('Paris'))}</w:tr>` +
      `<w:tr>${cell(paragraph(''), '<w:vMerge/>')}${cell(paragraph('Lyon'))}</w:tr>` +
      `<w:tr>${cell(paragraph('Total'), '<w:gridSpan w:val="2"/>')}</w:tr></w:tbl>`,
  );
  assert.equal(kind, 'docx');
  assert.deepEqual(
    document?.blocks.map((block) =>
      block.kind === 'table'
        ? block.rows.map((row) => row.map(({ text }) => text))
        : block.kind === 'heading'
          ? block.text
          : block.lines[0]?.text,
    ),
    [
      'Itinerary',
      'Paris & Lyon',
      [
        ['Outbound', 'Paris'],
        ['Outbound', 'Lyon'],
        ['Total', 'Total'],
      ],
    ],
  );
});

test('a table of a single column is a box around its paragraphs', async () => {
  const row = (text: string) => `<w:tr>${cell(paragraph(text))}</w:tr>`;
  const { print: document } = await print(`<w:tbl>${row('Passenger')}${row('FALK/INES')}</w:tbl>`);
  assert.deepEqual(
    document?.blocks.map(({ kind }) => kind),
    ['paragraph', 'paragraph'],
  );
});

test('what was deleted under change tracking, struck through or hidden is not printed', async () => {
  const run = (style: string, text: string) => `<w:r><w:rPr>${style}</w:rPr><w:t>${text}</w:t></w:r>`;
  const { print: document } = await print(
    `<w:p>${run('', 'Leaves ')}<w:del><w:r><w:delText>07:05</w:delText></w:r></w:del>${run('<w:strike/>', '08:00')}${run('<w:vanish/>', '09:00')}${run('<w:strike w:val="0"/>', '10:00')}</w:p>`,
  );
  assert.equal(document?.text.trim(), 'Leaves 10:00');
});

test('a Word file with a document type is refused', async () => {
  const { doubts } = await print(`<!DOCTYPE x [<!ENTITY a "b">]>${paragraph('&a;')}`);
  assert.deepEqual(doubts, [{ code: 'damaged', node: '0' }]);
});

test('a million paragraphs and elements nested beyond reason are refused, not read', () => {
  assert.equal(parseXml('<p/>'.repeat(1_000_000)), null);
  assert.equal(parseXml('<p>'.repeat(1_000)), null);
});

test('page heads, boxes of text and content controls are read, each once', async () => {
  const control = (inner: string) => `<w:sdt><w:sdtPr/><w:sdtContent>${inner}</w:sdtContent></w:sdt>`;
  const box = `<w:txbxContent>${paragraph('Order 77310')}</w:txbxContent>`;
  const drawn = `<mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent>`;
  const row = control(`<w:tr>${control(cell(control(paragraph('Traveller'))))}${cell(paragraph('Léa Martin'))}</w:tr>`);
  const gone = `<w:tr><w:trPr><w:del/></w:trPr>${cell(paragraph('Hotel'))}${cell(paragraph('cancelled'))}</w:tr>`;
  const body = `<w:p><w:r>${drawn}</w:r></w:p><w:tbl>${row}${gone}</w:tbl>`;
  const { root } = await growTree({
    bytes: zipSync({
      'word/document.xml': strToU8(`<w:document><w:body>${body}</w:body></w:document>`),
      'word/header1.xml': strToU8(`<w:hdr>${paragraph('PNR: Q4MZ7T')}</w:hdr>`),
      'word/footer1.xml': strToU8('<w:ftr><w:p>'),
    }),
    contextDate: '2027-03-01',
  });
  assert.equal(
    root.content.of === 'print' ? root.content.print.text.replace(/\n+/g, '|') : null,
    'PNR: Q4MZ7T|Order 77310|Traveller|Léa Martin|',
  );
});
