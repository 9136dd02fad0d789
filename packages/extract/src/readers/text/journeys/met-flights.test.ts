import assert from 'node:assert/strict';
import { test } from 'node:test';
import { print, read, readPage, tableOf, told } from '../../../../testing/told.ts';
import { extract } from '../../../index.ts';
import { plain } from '../../../text/plain.ts';
import { unreadIn } from '../../unread/unread.ts';
import type { Passage } from '../passages/passages.ts';
import { readText } from '../reader.ts';
import { withoutMetFlights } from './met-flights.ts';

test('flights that a driver meets, in the tables of two transfers, are not booked', async () => {
  const there = tableOf(`Date|4 May 2027
Flight|FR 1234 from Stansted, arr. 15:40
Pick-up time|16:10
From|Palma Airport
To|Hotel Cala Blava, Carrer del Mar 3, 07400 Alcudia`);
  const back = tableOf(`Date|11 May 2027
Flight|FR 1235 to Stansted, dep. 17:05
Pick-up time|13:20
From|Hotel Cala Blava, Carrer del Mar 3, 07400 Alcudia
To|Palma Airport`);
  const found = await readPage(
    `<p>Your transfers are confirmed. Booking reference: BLT-77120</p><h3>Arrival transfer</h3>${there}<h3>Departure transfer</h3>${back}`,
  );
  assert.deepEqual(told(found), [
    'Taxi Palma Airport Hotel Cala Blava, Carrer del Mar 3, 07400 Alcudia 2027-05-04T16:10',
    'Taxi Hotel Cala Blava, Carrer del Mar 3, 07400 Alcudia Palma Airport 2027-05-11T13:20',
  ]);
  // and not on the clock of Palma in Mozambique
  const [first] = found;
  assert.ok(first && 'departure' in first.booking && first.booking.departure?.zone === 'Europe/Madrid');
});

const meetings = [
  'Il Suo volo AZ 1731 atterra alle 09:50.',
  'Your flight AZ 1731 is due at 09:50.',
  'Ihr Flug AZ 1731 landet um 09:50 Uhr.',
  'Votre vol AZ 1731 se pose à 09h50.',
];

for (const meeting of meetings)
  test(`a car waits for a flight that it does not book: "${meeting}"`, () => {
    const letter = `Prenotazione NS-88213 confermata

Ritiro: martedì 4 maggio 2027, ore 10:30, Aeroporto di Catania
Riconsegna: sabato 8 maggio 2027, ore 18:00, Aeroporto di Palermo
Auto: Fiat Panda o similare
${meeting}`;
    assert.deepEqual(told(read('Conferma', letter)), [
      'RentalCar Aeroporto di Catania Aeroporto di Palermo 2027-05-04T10:30 2027-05-08T18:00',
    ]);
  });

test('a flight in a wish, or with the hour by which bags are dropped, is none that is booked', async () => {
  const doubts = async (html: string) =>
    (await extract(new TextEncoder().encode(html), { contextDate: '2027-01-05' })).doubts.map(({ code }) => code);
  const stay = tableOf('Booking ID | H7K2PL44\nHotel | Harbour Inn\nArrival | 7 June 2027\nDeparture | 9 June 2027');
  const wish = '<p>Special requests: early check in around 11:30 AM, flight AK 1720</p>';
  assert.deepEqual(await doubts(`<h1>Booking confirmed</h1>${stay}${wish}`), []);
  const ride =
    'Ref: S-77315<br>Date: 13/06/2027 (Sunday)<br>Pick-up time: 04:15<br>From: Clifton Down Station, Bristol<br>To: London Heathrow Terminal 2';
  const cab = `<p>Thank you for booking with Severnside Cabs. Your journey is confirmed:</p><p>${ride}<br>Flight: TP1363 08:20 to Lisbon, bag drop closes 07:20</p><p>Booked by telephone on 04/01/2027 at 16:38.</p>`;
  assert.deepEqual(await doubts(cab), []);
});

test('a driver who tracks a flight, in a mail of two rides', () => {
  const trip = (n: number, when: string, from: string, to: string, flight: string) =>
    `Trip ${n}\nDate & time: ${when}\nPick-up: ${from}\nDrop-off: ${to}\n${flight}`;
  const mail = `Thank you for booking your limousine transfer. Booking number: SGL-2207-8841

${trip(1, 'Mon, 12 Jul 2027, 18:25', 'Changi Airport Terminal 3', 'Hotel Tanglin Fern', 'Flight for tracking: SQ 25, ETA 17:40')}

${trip(2, 'Thu, 15 Jul 2027, 21:00', 'Hotel Tanglin Fern', 'Changi Airport Terminal 3', 'We track SQ 26, STD 23:55')}`;
  const paper = print('Your limousine transfer', mail);
  const candidates = readText(paper);
  assert.deepEqual(told(candidates), [
    'Taxi Changi Airport Terminal 3 Hotel Tanglin Fern 2027-07-12T18:25',
    'Taxi Hotel Tanglin Fern Changi Airport Terminal 3 2027-07-15T21:00',
  ]);
  assert.equal(unreadIn(paper, candidates, false), null);
});

test('between an airport and a house nobody flies, whatever flight stands below', async () => {
  const ride = (title: string, day: string, from: string, to: string, flight: string) =>
    `<p><b>${title}</b><br>${day}<br>From: ${from}<br>To: ${to}<br>${flight}</p>`;
  const [airport, house] = ['Dubai International Airport, Terminal 3', 'The Palmyra Residence, Al Seef Street, Dubai'];
  const found = await readPage(
    `<p>PEARLDRIVE CHAUFFEURS</p><p>We are pleased to confirm both of your journeys. Reservation: PD-61907-DXB</p>${ride('Journey 1 of 2', 'Sunday, 24 January 2027, 00:50', airport, house, 'Flight monitored: EK 030 from London Heathrow, landing 23:55 on 23 January. Your chauffeur waits at arrivals.')}${ride('Journey 2 of 2', 'Thursday, 28 January 2027, 05:15', house, airport, 'For flight: EK 003, departing 08:10')}`,
  );
  assert.deepEqual(told(found), [
    `Taxi ${airport} ${house} 2027-01-24T00:50`,
    `Taxi ${house} ${airport} 2027-01-28T05:15`,
  ]);
});

test('a flight in its own row of a list of services is booked, in a row below a driver’s too', async () => {
  const list = (flight: string) =>
    `<p>Every service of your file MB-2207 is confirmed.</p><table><tr><th>Date</th><th>Service</th><th>Supplier ref.</th></tr>
<tr><td>3 May 2027</td><td>TRANSFER, private, pick-up at 14:20<br>From: Skopje Airport<br>To: Hotel Vardar View</td><td>TR-51193</td></tr>
<tr><td>7 May 2027</td><td>${flight}</td><td>QX8LMR</td></tr></table><p>Travellers: Ms Nadia Orlov</p>`;
  const whole = 'FLIGHT Austrian OS 778<br>Skopje (SKP) 14:55 – Vienna (VIE) 16:35';
  const ride = 'Taxi Skopje Airport Hotel Vardar View 2027-05-03T14:20';
  const flight = 'OS778 SKP VIE 2027-05-07T14:55 2027-05-07T16:35';
  assert.deepEqual(told(await readPage(list(whole))).toSorted(), [flight, ride]);
  // with one hour it is what the driver waits for, in the next row of a page's frame
  const line = (text: string, row: number, label: string | null = null) =>
    ({
      text,
      shape: plain(text),
      label,
      row,
      block: 1,
      at: 100 * row + text.length,
      inTable: true,
      called: '',
    }) as Passage;
  const isMet = (flight: string) =>
    withoutMetFlights(
      [line('Skopje Airport', 1, 'from'), line('Hotel Vardar View, 5 Quay', 1, 'to'), line(flight, 2)],
      'Your transfer by taxi',
    ).at(-1)?.former === true;
  assert.deepEqual(['flight OS 777, 13:40', 'flight OS 778 14:55 – 16:35'].map(isMet), [true, false]);
});
