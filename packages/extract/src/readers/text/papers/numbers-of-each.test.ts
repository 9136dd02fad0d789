import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readTable, toldWithNumbers } from '../../../../testing/told.ts';

test('two transfers side by side have each the voucher of its column', async () => {
  const rows = `|ALLER|RETOUR
Bon n°|CC-7715-A|CC-7715-R
Jour|mercredi 9 juin 2027|dimanche 13 juin 2027
Rendez-vous|13 h 40|16 h 15
Lieu de prise en charge|Gare de Toulon|Hôtel des Falaises
Lieu de dépose|Hôtel des Falaises|Gare de Toulon`;
  assert.deepEqual(toldWithNumbers(await readTable(rows, 'Veuillez trouver le détail de vos deux transferts.')), [
    'Taxi Gare de Toulon Hôtel des Falaises 2027-06-09T13:40 CC-7715-A',
    'Taxi Hôtel des Falaises Gare de Toulon 2027-06-13T16:15 CC-7715-R',
  ]);
});

for (const [where, first, last] of [
  ['in front of it', 'Booking reference: ', ''],
  ['behind it', '', 'Booking reference: '],
] as const)
  test(`two transfers have each the number that stands ${where}`, () => {
    const ride = (number: string, day: string, from: string, to: string) =>
      `${first ? `${first}${number}\n` : ''}Pick-up time: ${day}\nPick-up: ${from}\nDrop-off: ${to}${last ? `\n${last}${number}` : ''}`;
    const text = `Your transfers are confirmed.

${ride('TR-1001', '9 June 2027, 13:40', 'Toulon Station', 'Cliff Hotel')}

${ride('TR-1002', '13 June 2027, 16:15', 'Cliff Hotel', 'Toulon Station')}`;
    assert.deepEqual(toldWithNumbers(read('Your transfers', text)), [
      'Taxi Toulon Station Cliff Hotel 2027-06-09T13:40 TR-1001',
      'Taxi Cliff Hotel Toulon Station 2027-06-13T16:15 TR-1002',
    ]);
  });

for (const counter of ['1', '1.', '(A)', 'A)'])
  test(`what stands beside a title that is counted "${counter}" is of what is below it`, () => {
    const next = counter.replace('1', '2').replace('A', 'B');
    const text = `All items are now confirmed. Our ref: TCT/84417

${counter}  FLIGHT                           Airline ref: 6RLT3W
   Tue 02/02/27   British Airways BA 966
   Depart   London Heathrow (LHR)            0725
   Arrive   Hamburg (HAM)                    1005

${next}  HOTEL                            Confirmation: 70933158
   The Lindenspiegel Hotel
   Dorotheenufer 21, 20095 Hamburg, Germany
   In       Tue 02/02/27, from 1500
   Out      Fri 05/02/27, until 1200`;
    assert.deepEqual(toldWithNumbers(read('Your trip', text)), [
      'BA966 LHR HAM 2027-02-02T07:25 2027-02-02T10:05 6RLT3W',
      'Lodging The Lindenspiegel Hotel 2027-02-02T15:00 2027-02-05T12:00 70933158',
    ]);
  });

const twoTrains = (first: [string, string], last: [string, string]) => `Vos billets sont prêts.

ALLER
jeudi 3 juin 2027
06:58 Paris Gare de Lyon
${first[0]}
10:05 Marseille St-Charles
${first[1]}
RETOUR
samedi 5 juin 2027
19:16 Marseille St-Charles
${last[0]}
22:33 Paris Gare de Lyon
${last[1]}`;

for (const [train, number] of [
  ['OUIGO 7816', 'Référence OUIGO : 7Q4WLD 29,00 €'],
  ['Frecciarossa 9292', 'Référence Trenitalia : 7Q4WLD'],
  ['AVE 9743', 'Réservation Renfe : 7Q4WLD'],
  ['OUIGO 7816', 'Référence : 7Q4WLD'],
] as const)
  test(`of two trains each has the number below it, where one names its railway: ${number}`, () =>
    assert.deepEqual(
      read(
        'Vos billets',
        twoTrains(['TGV INOUI 6103 · 3 h 07', 'Référence SNCF : RK2TVM 54,00 €'], [`${train} · 3 h 17`, number]),
      ).map(({ booking }) => booking.reference),
      ['RK2TVM', '7Q4WLD'],
    ));

test('a number of the railway is also of its train that stands above those of others', () =>
  assert.deepEqual(
    read(
      'Vos billets',
      twoTrains(['OUIGO 7816', 'Référence OUIGO : 7Q4WLD'], ['TGV INOUI 6103', 'Référence SNCF : RK2TVM']),
    ).map(({ booking }) => booking.reference),
    ['7Q4WLD', 'RK2TVM'],
  ));
