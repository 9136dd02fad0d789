import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, tableOf, toldInFull } from '../../../../testing/told.ts';

test('below a word for a tour stands the number of its bus, by which the table of seats calls it', async () => {
  for (const [head, number, seat, who, kind, bus] of [
    [
      'Tur | Dato | Afgang | Fra | Ankomst | Til',
      'Ordrenr.',
      'Sæde tur',
      'Passager | Billettype',
      'Voksen',
      'Busbillet',
    ],
    [
      'Tur | Dato | Avgang | Fra | Ankomst | Til',
      'Ordrenummer',
      'Sete tur',
      'Passasjer | Billettype',
      'Voksen',
      'Ekspressbuss',
    ],
  ] as const) {
    const page =
      `<h1>${bus}</h1>${tableOf(`${number} | KE-3390471\nKunde | Signe Bruun`)}` +
      tableOf(
        `${head}\n214 | 07.05.2027 | 15:45 | København, Valby St. | 19:10 | Aarhus Rutebilstation\n237 | 09.05.2027 | 17:15 | Aarhus Rutebilstation | 20:40 | København, Valby St.`,
      ) +
      tableOf(`${who} | ${seat} 214 | ${seat} 237\nSigne Bruun | ${kind} | 8A | 11C\nMads Bruun | ${kind} | 8B | 11D`);
    const people = 'KE-3390471 | Signe Bruun + Mads Bruun';
    assert.deepEqual(
      toldInFull(await readPage(page)),
      [
        `Bus | 214 | København, Valby St. > Aarhus Rutebilstation | 2027-05-07T15:45 – 2027-05-07T19:10 | 8A 8B | ${people}`,
        `Bus | 237 | Aarhus Rutebilstation > København, Valby St. | 2027-05-09T17:15 – 2027-05-09T20:40 | 11C 11D | ${people}`,
      ],
      head,
    );
  }
});
