import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readPage, tableOf, told } from '../../../../testing/told.ts';

test('two names with a dash, and elsewhere the other way round, are the ports of a ship', async () => {
  const there = tableOf('Ship|Departure|Arrival\nVolcan Azul|16 March 2027, 10:00|16 March 2027, 11:30');
  const back = tableOf('Ship|Departure|Arrival\nVolcan Azul|18 March 2027, 18:00|18 March 2027, 19:30');
  const found = await readPage(
    `<p>Booking number: DT552077</p><p>SANTA MARTA Muelle 3 – VILLANUBLA Quai B</p>${there}<p>VILLANUBLA Quai B – SANTA MARTA Muelle 3</p>${back}`,
  );
  assert.deepEqual(told(found), [
    'Boat SANTA MARTA Muelle 3 VILLANUBLA Quai B 2027-03-16T10:00 2027-03-16T11:30',
    'Boat VILLANUBLA Quai B SANTA MARTA Muelle 3 2027-03-18T18:00 2027-03-18T19:30',
  ]);
});

test('"to" parts the ports of both ways too, below a number of the way, and a check-in hour is none of the ship', () => {
  const way = (i: number, route: string, day: string, [by, from, to]: readonly string[]) => `ROUTE ${i}   ${route}
  Date                   ${day}
  Vessel                 MV Loch Seaforth
  Vehicle check-in by    ${by}
  Departs                ${from}
  Arrives                ${to}`;
  const mail = (a: string, b: string) => `Thank you for booking with us.

BOOKING REFERENCE  6638127            Booked 10/01/2027

${way(1, `${a} to ${b}`, 'Friday 18 June 2027', ['16:45', '17:30', '20:00'])}

${way(2, `${b} to ${a}`, 'Tuesday 22 June 2027', ['06:15', '07:00', '09:30'])}`;
  for (const [a, b] of [
    ['Ullapool', 'Stornoway'],
    ['Kennacraig', 'Port Askaig'],
  ] as const)
    assert.deepEqual(told(read('Ferry booking confirmation 6638127', mail(a, b))), [
      `Boat ${a} ${b} 2027-06-18T17:30 2027-06-18T20:00`,
      `Boat ${b} ${a} 2027-06-22T07:00 2027-06-22T09:30`,
    ]);
});

test('of two rides each has the day and the hour that stand over it', () => {
  const ride = (title: string, when: string, from: string, to: string) => `${title}\n${when}\n${from}\n${to}`;
  const found = read(
    'Vos courses',
    `Vos deux courses sont enregistrées sous le n° CTG-2027-3361.\n\n${ride('Course 1', 'Le lundi 6 septembre 2027 à 5 h 40', 'De : 18 quai Saint-Vincent, 69001 Lyon', 'À : Aéroport Lyon-Saint Exupéry')}\n\n${ride('Course 2', 'Le jeudi 9 septembre 2027 à 22 h 55', 'De : Aéroport Lyon-Saint Exupéry', 'À : 18 quai Saint-Vincent, 69001 Lyon')}\n\nTarif : 82 € + 89 € (nuit) = 171,00 € les deux.`,
  );
  assert.deepEqual(told(found), [
    'Taxi 18 quai Saint-Vincent, 69001 Lyon Aéroport Lyon-Saint Exupéry 2027-09-06T05:40',
    'Taxi Aéroport Lyon-Saint Exupéry 18 quai Saint-Vincent, 69001 Lyon 2027-09-09T22:55',
  ]);
  assert.equal(Number(found[0]?.booking.price?.amount), 171);
});
