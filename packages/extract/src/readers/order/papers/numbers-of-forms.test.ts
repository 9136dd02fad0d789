import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

test('a flight has the number of its own form, whatever is told below of other things', async () => {
  const flight = (number: string, day: string, from: string, to: string) => [
    [`FLIGHT · ${day}`, '<', '<', '<'],
    ['Airline', 'Qantas', 'Flight', number],
    ['Depart', from, 'Time', '11:35'],
    ['Arrive', to, 'Time', '17:20'],
    ['Class', 'Economy, seat 43K', 'Airline ref.', '6ZLR4W'],
  ];
  const hotel = [
    ['HOTEL · 6 September – 10 September 2027 · 4 nights', '<', '<', '<'],
    ['Hotel', 'The Tembusu Row Hotel', 'Confirmation', '442-TR-0906'],
    ['Address', '25 Ann Siang Walk, Singapore 069718', 'Phone', '+65 6555 0142'],
    ['Check-in', 'Mon 6 Sep 2027, from 15:00', 'Check-out', 'Fri 10 Sep 2027, by 12:00'],
  ];
  for (const foot of [
    'Travel insurance is held under corporate policy CT-0018-Y. Airline schedules change.',
    'Airline frequent flyer number QF 1180244 is on file.',
  ]) {
    const read = await readLetterOf(
      [
        'Our reference: 8QK2LP',
        'Traveller: Mr Hamish TRELOAR',
        flight('QF 35', 'Monday 6 September 2027', 'Melbourne Tullamarine (MEL)', 'Singapore Changi (SIN)'),
        hotel,
        flight('QF 36', 'Friday 10 September 2027', 'Singapore Changi (SIN)', 'Melbourne Tullamarine (MEL)'),
        foot,
      ],
      '2027-08-11',
    );
    assert.deepEqual(
      read.filter((line) => line.startsWith('Flight')).map((line) => /\| 6ZLR4W \|/.test(line)),
      [true, true],
      foot,
    );
  }
});

test('the number of a house stands between commas behind its word', async () => {
  const read = await readLetterOf(
    [
      'Note',
      'Hôtel de la Verrerie, 62 rue d’Alsace, 75010 Paris. Trois chambres sous un seul numéro de réservation, 88-1907, pour la nuit du 18 au 19 janvier 2028. Chambres disponibles à 14h00, à libérer à 11h00.',
    ],
    '2027-12-15',
  );
  assert.deepEqual(read, ['Lodging | Hôtel de la Verrerie, Paris | 2028-01-18T14:00 – 2028-01-19T11:00 | 88-1907']);
});
