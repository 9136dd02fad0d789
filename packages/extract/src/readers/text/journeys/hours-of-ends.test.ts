import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, told } from '../../../../testing/told.ts';

// Passes that print more hours than two, and codes of stations.

const pass = (...lines: string[]) => `Boarding pass
Booking reference: P8XW3J

From
LGW
London Gatwick
To
OSL
Oslo Gardermoen
Flight
DY1313
Date
20 Jan 2027

${lines.join('\n\n')}`;

test('an hour that is neither of departure nor of arrival gives way where both are said', () => {
  for (const aside of ['Boarding starts\n08:55', 'Be there\n08:55', 'Einlass\n08:55']) {
    const ends = ['Departure\n09:40', 'Arrival\n12:55'];
    const whole = ['DY1313 LGW OSL 2027-01-20T09:40 2027-01-20T12:55'];
    assert.deepEqual(told(read('Boarding pass', pass(aside, ...ends))), whole, aside);
    assert.deepEqual(told(read('Boarding pass', pass(ends[0] ?? '', aside, ends[1] ?? ''))), whole, aside);
    assert.deepEqual(
      told(read('Boarding pass', pass(aside, 'Departure\n09:40'))),
      ['DY1313 LGW OSL 2027-01-20T09:40'],
      aside,
    );
  }
});

test('the hours of two ends stay where one of them alone has its word', () => {
  assert.deepEqual(told(read('Boarding pass', pass('Departure\n09:40', 'Landing time\n12:55'))), [
    'DY1313 LGW OSL 2027-01-20T09:40 2027-01-20T12:55',
  ]);
});

test('a code below a station is that station’s, and of an airport the airport’s', () => {
  const ticket = (from: string, to: string) => `Booking reference: 4F1C27

TRAIN 171 Northeast Regional    Tuesday, November 16, 2027

DEPART
8:15 AM

STATION
${from.replace('/', '\n\nCODE\n')}

ARRIVE
12:25 PM

STATION
${to.replace('/', '\n\nCODE\n')}`;
  for (const [from, to] of [
    ['Boston South Station/BOS', 'New York Moynihan Train Hall/NYP'],
    ['New Haven Union Station/NHV', 'Philadelphia 30th Street Station/PHL'],
  ] as const) {
    const [train, more] = read('Your ticket', ticket(from, to));
    const [one, other] = [from, to].map((end) => end.split('/')[0]);
    assert.equal(more, undefined);
    const booking = train?.booking.type === 'TrainReservation' ? train.booking : undefined;
    assert.deepEqual([booking?.from?.name, booking?.to?.name], [one, other]);
    assert.equal(booking?.to?.iata, undefined);
  }
  const flight = read(
    'Your flight',
    `Booking reference: P8XW3J

Flight DY1313 on 20 January 2027
London Gatwick
LGW
09:40
Oslo Gardermoen
OSL
12:55`,
  );
  assert.deepEqual(told(flight), ['DY1313 LGW OSL 2027-01-20T09:40 2027-01-20T12:55']);
});
