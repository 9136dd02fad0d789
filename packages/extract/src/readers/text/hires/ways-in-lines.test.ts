import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readPage, tableOf, told } from '../../../../testing/told.ts';

const [airport, hotel] = ['Malta International Airport', 'Hotel Lumi, Xaghra'];
const mail = (tail: string) =>
  told(read('Your transfers F-27/0883', `Your transfers are confirmed, ref. F-27/0883.\n\n${tail}`));
const both = [`Taxi ${airport} ${hotel} 2027-09-18T21:40`, `Taxi ${hotel} ${airport} 2027-09-25T11:15`];

test('in a driver’s paper a line of a day, an hour and two places is a ride', () => {
  for (const tail of [
    `18 September 2027, 21:40: ${airport} - ${hotel}\n25 September 2027, 11:15: ${hotel} - ${airport}`,
    `Sat 18 September 2027 at 21:40 | ${airport} → ${hotel}\nSat 25 September 2027 at 11:15 | ${hotel} → ${airport}`,
    `${airport} to ${hotel}: Sat 18 September 2027 at 21:40\n${hotel} to ${airport}: Sat 25 September 2027 at 11:15`,
    `Outward: Sat 18 September 2027 at 21:40, ${airport} to ${hotel}\nReturn: Sat 25 September 2027 at 11:15, ${hotel} to ${airport}`,
  ])
    assert.deepEqual(mail(tail), both, tail);
});

test('titles of both ways are directions, and the hour may stand behind what it is of', () => {
  const way = (title: string, when: string, from: string, to: string) =>
    `${title}\n${when}\nfrom: ${from}\nto: ${to}\n`;
  for (const [out, back] of [
    ['1) ARRIVAL', '2) BACK'],
    ['ARRIVAL', 'RETURN'],
    ['OUTWARD', 'BACK'],
  ] as const)
    for (const hour of [', pick up', ' at', ', pick-up at', ' – collection']) {
      const ways = [
        way(out, `Saturday 18 September 2027${hour} 21.40`, airport, hotel),
        way(back, `Saturday 25 September 2027${hour} 11.15`, hotel, airport),
      ];
      assert.deepEqual(mail(`${ways.join('\n')}\nWe try for the 22.45 ferry from Cirkewwa.`), both, `${out}${hour}`);
    }
});

test('a sentence, a place that is said in another way and what is still to be ordered are none', () => {
  for (const tail of [
    `The taxi to ${airport} is to be booked at the desk, for 25 September 2027 at 11:15.`,
    `Free cancellation until 18 September 2027, 21:40: ${airport} - ${hotel}`,
  ])
    assert.deepEqual(mail(tail), [], tail);
});

test('an hour below its day may be one of two between which the driver comes, and whom it is told is no place', async () => {
  const ends = tableOf(`Pickup|${airport}\nDropoff|${hotel}`);
  for (const hours of ['10:30 AM – 10:40 AM pickup', 'between 10:30 and 10:40', '10:30', 'Pick-up time 10:30']) {
    const page = `<p>Your ride is scheduled, Emma</p><p>Tuesday, March 16, 2027<br>${hours}</p>${ends}<p>Confirmation TX-4471</p><p>Rider: Emma Martin</p>`;
    assert.deepEqual(told(await readPage(page)), [`Taxi ${airport} ${hotel} 2027-03-16T10:30`], hours);
  }
});

test('the only way, day and hour of a form are a ride, where a driver writes or somebody is fetched', () => {
  const form = (hour: string) =>
    `Votre réservation est confirmée.\n\nN° de réservation : NAV 448 120\nTrajet : Chamonix > Genève Aéroport\nDate de départ : samedi 20/03/2027\n${hour} : 13:10\nPassagers : 3 adultes`;
  const ride = ['Taxi Chamonix Genève Aéroport 2027-03-20T13:10'];
  assert.deepEqual(told(read('Réservation', form('Heure de prise en charge'))), ride);
  assert.deepEqual(told(read('Réservation', form('Heure'), 'Navette Aéro')), ride);
  assert.deepEqual(told(read('Réservation', form('Heure'), 'Alpes Cars')), []);
});

test('a way with an arrow may go on in the next line, over its day and hour', () => {
  const ride = (marks: readonly string[], arrow: string, when: [string, string]) =>
    `${marks[0]}${airport} ${arrow} Xaghra, Hotel\nLumi, 31 Triq San Gorg\n${when[0]}\nYour flight KM 117 lands at 20:50, we follow it.\n\n${marks[1]}Xaghra, Hotel Lumi, 31 Triq San Gorg ${arrow} ${airport}\n${when[1]}`;
  const rides = [
    `Taxi ${airport} Xaghra, Hotel Lumi, 31 Triq San Gorg 2027-09-18T21:40`,
    `Taxi Xaghra, Hotel Lumi, 31 Triq San Gorg ${airport} 2027-09-25T11:15`,
  ];
  for (const [arrow, ...marks] of [
    ['->', '1) ', '2) '],
    ['→', '', ''],
    ['=>', '1. ', '2. '],
  ] as [string, ...string[]][])
    for (const when of [
      ['Saturday 18 September at 21:40', 'Saturday 25 September at 11:15'],
      ['le 18/09/2027 à 21 h 40', 'le 25/09/2027 à 11 h 15'],
      ['on 18 September 2027, 21:40', 'on 25 September 2027, 11:15'],
    ] as [string, string][])
      assert.deepEqual(mail(ride(marks, arrow, when)), rides, `${arrow} ${when[0]}`);
});

test('the way of a line ends with its sentence', () => {
  assert.deepEqual(
    mail(`Job 3: Saturday 18 September 2027, 21:40, from ${airport} to ${hotel}. €42, cash or card.`),
    both.slice(0, 1),
  );
});
