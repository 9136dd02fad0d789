import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strToU8, zipSync } from 'fflate';
import { toldInFull } from '../../testing/told.ts';
import { extract } from '../index.ts';

type Item = { style?: string; level?: number; text: string };

function wordOf(items: readonly Item[]): Uint8Array {
  const body = items.map(({ style, level, text }) => {
    const styled = style ? `<w:pStyle w:val="${style}"/>` : '';
    const numbered = level === undefined ? '' : `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr>`;
    return `<w:p><w:pPr>${styled}${numbered}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
  });
  const xml = `<?xml version="1.0"?><w:document xmlns:w="w"><w:body>${body.join('')}</w:body></w:document>`;
  return zipSync({ 'word/document.xml': strToU8(xml) });
}

const read = async (items: readonly Item[]) =>
  toldInFull((await extract(wordOf(items), { fileName: 'order.docx', contextDate: '2027-05-11' })).reservations);

test('what stands a level below an item of a list is of that item, and of no other', async () => {
  const setOut = (item: Omit<Item, 'text'>, below: Omit<Item, 'text'>): Item[] => [
    { text: 'Accepted by you on 11 May 2027. This page is now your confirmation.' },
    { text: 'Travelling: Eithne Tuohy, Donal Tuohy' },
    { ...item, text: 'Stena Line, booking 64022918, €842.00 with car both ways' },
    {
      ...below,
      text: 'Out: Rosslare, Wednesday 7 July 2027, sailing 16:00; Cherbourg, Thursday 8 July 2027, docking 10:30',
    },
    {
      ...below,
      text: 'Home: Cherbourg, Thursday 15 July 2027, sailing 18:00; Rosslare, Friday 16 July 2027, docking 10:45',
    },
    { ...item, text: 'La Table de la Jetée, 2 quai Vauban, 50100 Cherbourg, booking 5590' },
    { ...below, text: 'Lunch on Thursday 15 July 2027 at 13:00, 2 persons' },
    { ...item, text: 'Le Manoir des Ifs, Route de Carnac, 56400 Auray, France, booking MI/0711, €612.00' },
    { ...below, text: 'Arrive Sunday 11 July 2027 after 16:00, leave Thursday 15 July 2027 before 10:00, sea view' },
  ];
  for (const items of [
    setOut({ style: 'ListNumber' }, { style: 'ListBullet2' }),
    setOut({ style: 'Listenumros' }, { style: 'Listepuces2' }),
    setOut({ style: 'ListParagraph', level: 0 }, { style: 'ListParagraph', level: 1 }),
  ])
    assert.deepEqual(await read(items), [
      'Boat | Rosslare > Cherbourg | 2027-07-07T16:00 – 2027-07-08T10:30 | 64022918 | Eithne Tuohy + Donal Tuohy',
      'Lodging | Le Manoir des Ifs, Auray | 2027-07-11T16:00 – 2027-07-15T10:00 | MI/0711 | Eithne Tuohy + Donal Tuohy',
      'FoodEstablishment | La Table de la Jetée, Cherbourg | 2027-07-15T13:00 | for 2 | 5590 | Eithne Tuohy + Donal Tuohy',
      'Boat | Cherbourg > Rosslare | 2027-07-15T18:00 – 2027-07-16T10:45 | 64022918 | Eithne Tuohy + Donal Tuohy',
    ]);
});
