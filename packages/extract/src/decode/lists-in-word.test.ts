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
  toldInFull((await extract(wordOf(items), { fileName: 'order.docx', contextDate: '2027-05-04' })).reservations);

test('what stands a level below an item of a list is of that item, and of no other', async () => {
  const setOut = (item: Omit<Item, 'text'>, below: Omit<Item, 'text'>): Item[] => [
    { text: 'Accepted by you on 4 May 2027. This page is now your confirmation.' },
    { text: 'Travelling: Eithne Tuohy, Donal Tuohy' },
    { ...item, text: 'Stena Line, booking 71180342, €516.00 with car both ways' },
    {
      ...below,
      text: 'Out: Rosslare, Wednesday 2 June 2027, sailing 17:30; Cherbourg, Thursday 3 June 2027, docking 11:15',
    },
    {
      ...below,
      text: 'Home: Cherbourg, Thursday 10 June 2027, sailing 20:00; Rosslare, Friday 11 June 2027, docking 12:20',
    },
    { ...item, text: 'La Table de la Jetée, 11 rue du Port, 50100 Cherbourg, booking 4176' },
    { ...below, text: 'Lunch on Thursday 10 June 2027 at 12:30, 2 persons' },
    { ...item, text: 'Le Manoir des Ifs, Route de Trégunc, 29900 Concarneau, France, booking MI/0312, €388.00' },
    { ...below, text: 'Arrive Sunday 6 June 2027 after 15:00, leave Thursday 10 June 2027 before 11:00, garden side' },
  ];
  for (const items of [
    setOut({ style: 'ListNumber' }, { style: 'ListBullet2' }),
    setOut({ style: 'Listenumros' }, { style: 'Listepuces2' }),
    setOut({ style: 'ListParagraph', level: 0 }, { style: 'ListParagraph', level: 1 }),
  ])
    assert.deepEqual(await read(items), [
      'Boat | Rosslare > Cherbourg | 2027-06-02T17:30 – 2027-06-03T11:15 | 71180342 | Eithne Tuohy + Donal Tuohy',
      'Lodging | Le Manoir des Ifs, Concarneau | 2027-06-06T15:00 – 2027-06-10T11:00 | MI/0312 | Eithne Tuohy + Donal Tuohy',
      'FoodEstablishment | La Table de la Jetée, Cherbourg | 2027-06-10T12:30 | for 2 | 4176 | Eithne Tuohy + Donal Tuohy',
      'Boat | Cherbourg > Rosslare | 2027-06-10T20:00 – 2027-06-11T12:20 | 71180342 | Eithne Tuohy + Donal Tuohy',
    ]);
});
