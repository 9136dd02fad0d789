import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read } from '../../../../testing/told.ts';

/** Zones and local times of the one leg of a mail. */
function legOf(words: string): string {
  const [candidate, more] = read('Your booking', `Booking reference: 4KQ2ZT\n\n${words}`);
  assert.ok(candidate && !more);
  const b = candidate.booking;
  assert.ok(b.type === 'TrainReservation' || b.type === 'BusReservation' || b.type === 'BoatReservation');
  return [b.departure?.zone, b.arrival?.zone, b.arrival?.local.slice(0, 16)].join(' ');
}

const legs: [string, string][] = [
  [
    'Train 2150 Acela, Tuesday 16 March 2027\nNew York 08:00 - Boston 11:43',
    'America/New_York America/New_York 2027-03-16T11:43',
  ],
  [
    'Train 171, Tuesday 16 March 2027\nBoston 08:15 - New York 12:30',
    'America/New_York America/New_York 2027-03-16T12:30',
  ],
  [
    'Train 52, mardi 16 mars 2027\nToronto 08 h 15 - Kingston 10 h 50',
    'America/Toronto America/Toronto 2027-03-16T10:50',
  ],
  [
    'Train 8117, Tuesday 16 March 2027\nNewcastle 08:15 - Sydney 10:55',
    'Australia/Sydney Australia/Sydney 2027-03-16T10:55',
  ],
  [
    'Ferry, Tuesday 16 March 2027\nVictoria 11:00 - Vancouver 14:00',
    'America/Vancouver America/Vancouver 2027-03-16T14:00',
  ],
  // of what is in a town, the other town of its name
  [
    'AVLO 2175, Thursday 22 April 2027\nCordoba Julio Anguita 18:56 - Madrid Puerta de Atocha 20:45',
    'Europe/Madrid Europe/Madrid 2027-04-22T20:45',
  ],
  // Wellington in Shropshire and Bishop Auckland have stations
  [
    'Train 201, Saturday 18 September 2027\nWellington 07:55 - Auckland 18:35',
    'Pacific/Auckland Pacific/Auckland 2027-09-18T18:35',
  ],
  ['Train 1250, Tuesday 16 March 2027\nMadrid 08:15 - Santiago 11:50', 'Europe/Madrid Europe/Madrid 2027-03-16T11:50'],
  ['Train 1250, Tuesday 16 March 2027\nGlasgow 08:15 - Hamilton 08:50', 'Europe/London Europe/London 2027-03-16T08:50'],
  // what is likely stays
  ['Train, Tuesday 16 March 2027\nNottingham 08:15 - Boston 09:50', 'Europe/London Europe/London 2027-03-16T09:50'],
  ['Train 8117, Tuesday 16 March 2027\nPerth 08:15 - Edinburgh 09:40', 'Europe/London Europe/London 2027-03-16T09:40'],
  ['Eurostar 9002, Tuesday 16 March 2027\nLondon 07:01 - Paris 10:20', 'Europe/London Europe/Paris 2027-03-16T10:20'],
  ['Nightjet 468, Tuesday 16 March 2027\nVienna 19:38 - Paris 10:26', 'Europe/Vienna Europe/Paris 2027-03-17T10:26'],
];

for (const [words, expected] of legs)
  test(`both ends are places that one can go between: ${words.split('\n')[1]}`, () =>
    assert.equal(legOf(words), expected));

test('a town that no list has is none of its name in another land, where a train tells its number and both hours', () => {
  const way = (town: string) =>
    `VIA Rail 2, Friday 21 May 2027\nVancouver Pacific Central Station 15:00\n${town} 22 May 2027 11:00`;
  assert.equal(legOf(way('Jasper')), 'America/Vancouver  2027-05-22T11:00');
  assert.equal(legOf(way('Calgary')), 'America/Vancouver America/Edmonton 2027-05-22T11:00');
});
