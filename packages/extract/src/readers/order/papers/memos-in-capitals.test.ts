import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// What a desk's system prints: capitals, hours in columns, and when it was printed.

const memo = (title: string, ...head: string[]) => [
  { heading: title },
  ...head,
  'VOYAGEUR :\tFALK/INES MME',
  'DOSSIER COMPAGNIE AT :\tLT6W9P',
  'MAR 12OCT27\tROYAL AIR MAROC\tAT 773\tCLASSE H',
  'DEPART :\tTOULOUSE BLAGNAC (TLS)\t13H40',
  'ARRIVEE :\tCASABLANCA MOHAMMED V (CMN)\t14H50\tTERMINAL 1',
  'SANS ESCALE\tSIEGE 8C\tBAGAGE 1PC',
];
const flight =
  'Flight | AT 773 | TOULOUSE BLAGNAC > CASABLANCA MOHAMMED V | 2027-10-12T13:40 – 2027-10-12T14:50 | 8C | LT6W9P | INES FALK';

test('nothing leaves at the minute at which the paper was printed', async () => {
  for (const head of [['MEMO VOYAGE\tEDITE LE 20SEP27 14H06'], ['ITINERARY\tPRINTED ON 20SEP27 14:06'], []])
    assert.deepEqual(await readLetterOf(memo('ESCAPADES OCCITANIE', ...head), '2027-09-20'), [flight]);
});

test('the agency’s own title names nobody who travels, where somebody is labelled', async () => {
  for (const title of ['ESCAPADES — PLATEAU ENTREPRISES', 'ESCAPADES — AGENCE PAULINE ROLAND'])
    assert.deepEqual(await readLetterOf(memo(title), '2027-09-20'), [flight], title);
});

test('behind one label stands one place, and then by which door', async () => {
  const read = await readLetterOf(
    [
      ...memo('ESCAPADES OCCITANIE'),
      'MAR 12OCT27\tTRANSFERT\tAMANE TRANSFERTS\tBON 50217',
      'PRISE EN CHARGE :\tAEROPORT MOHAMMED V\t15H30\tSORTIE ARRIVEES',
      'DEPOSE :\tDAR ENNAKHIL',
    ],
    '2027-09-20',
  );
  assert.match(read.find((one) => one.startsWith('Taxi')) ?? '', /AEROPORT MOHAMMED V > DAR ENNAKHIL \| .*\| 50217/);
});
