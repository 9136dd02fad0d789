import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FlightBooking } from '../../booking.ts';
import { printText } from '../../decode/plain-text.ts';
import { readText } from './reader.ts';

const read = (text: string) =>
  readText(printText(text, { node: '0', contextDate: '2027-01-05', origin: {} })).map(({ booking }) => {
    const { carrier, number, from, to, departure, arrival, reference, status } = booking as FlightBooking;
    const clock = (local: string | undefined) => local?.slice(5, 16);
    return [
      carrier?.iata,
      number,
      from?.iata,
      to?.iata,
      clock(departure?.local),
      clock(arrival?.local),
      reference,
      status,
    ]
      .filter(Boolean)
      .join(' ');
  });

test('each system of reservation has its own columns, clock and mark of the next day', () => {
  assert.deepEqual(read('  2  LH 401 J 19MAR 5 JFKFRA HK1       1600 0545+1 *1A/E*'), [
    'LH 401 JFK FRA 03-19T16:00 03-20T05:45',
  ]);
  assert.deepEqual(read(' 1. OS   51 J  09MAY VIENRT HK1  1740  #1235   O        E SU'), [
    'OS 51 VIE NRT 05-09T17:40 05-10T12:35',
  ]);
  assert.deepEqual(read(' 1 AA 100J 12JUL 1 JFKLHR HK1   615P  625A  13JUL 2 /DCAA*HGTRQW /E'), [
    'AA 100 JFK LHR 07-12T18:15 07-13T06:25 HGTRQW',
  ]);
  assert.deepEqual(read(' 1 DL 123Y 12MAR FR JFKLAX HK1 900A 1210P'), ['DL 123 JFK LAX 03-12T09:00 03-12T12:10']);
});

test('the locator stands in the head line, and a seat that the airline took away is cancelled', () => {
  assert.deepEqual(
    read(
      'RP/PARFT2100/PARFT2100   AA/SU  11JAN27/1014Z   5XKQ7M\n  1.SORENSEN/DANIEL MR\n  2  LH1045 J 14MAR 7 CDGFRA UN1  0725 0845',
    ),
    ['LH 1045 CDG FRA 03-14T07:25 03-14T08:45 5XKQ7M cancelled'],
  );
});

test('who waits for a seat has none yet', () => {
  const line = (status: string) => ` 1 AA 86Q 15MAR M ORDLHR ${status}1   455P  640A  16MAR T`;
  assert.deepEqual(
    ['HK', 'TK', 'HL', 'HN', 'HX'].map((status) => read(line(status))[0]?.split(' ')[6] ?? 'held'),
    ['held', 'held', 'pending', 'pending', 'cancelled'],
  );
});

test('a hotel and a car of a screen are held, waited for or given back by the codes of its flights', () => {
  const statusOf = (line: string) => {
    const screen = ` 1 AA 86Q 15MAR M ORDLHR HK1   455P  640A  16MAR T\n${line}`;
    return readText(printText(screen, { node: '0', contextDate: '2027-01-05', origin: {} }))
      .filter(({ booking }) => booking.type !== 'FlightReservation')
      .map(({ booking }) => `${booking.type} ${booking.status ?? 'held'}`);
  };
  const hotel = (code: string) =>
    ` 2 HHL 1A ${code}1 LON IN16MAR OUT18MAR 1A1KRAC GBP289.00 SHERIDAN SQUARE HOTEL/CF-88213774`;
  const car = (code: string) => ` 2 CCR ZE ${code}1 LHR 16MAR 18MAR ICAR/ARR-1830/RT-1700/CF-H4498812`;
  assert.deepEqual(
    ['HK', 'HL', 'HX'].flatMap((code) => statusOf(hotel(code))),
    ['held', 'pending', 'cancelled'].map((status) => `LodgingReservation ${status}`),
  );
  assert.deepEqual(
    ['HK', 'HN', 'XX'].flatMap((code) => statusOf(car(code))),
    ['held', 'pending', 'cancelled'].map((status) => `RentalCarReservation ${status}`),
  );
});

test('the mark of the next day may stand before the hour of the landing', () => {
  assert.deepEqual(read(' 2. LH  760 K  12MAR FRADEL HK1   130P #  105A O*       FR  1'), [
    'LH 760 FRA DEL 03-12T13:30 03-13T01:05',
  ]);
});
