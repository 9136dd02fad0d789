import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readPage, told } from '../../../../testing/told.ts';

// Ways whose ends stand each at its hour, in one line.

const ferry = (...lines: string[]) =>
  told(read('Your ferry booking', `Ferry booking H7K2PL, confirmed.\n\n${lines.join('\n')}`));

test('of two ends each in front of its hour the one that no list has is a port, and what a bracket says behind them is none', () => {
  for (const dash of [' - ', ' – ', ' to ', ' → '])
    assert.deepEqual(
      ferry(
        `Outbound Sat 24 July 2027 Cairnryan 11:30${dash}Belfast 13:45 (Stena Superfast VII)`,
        `Inbound Sat 31 July 2027 Belfast 15:30${dash}Cairnryan 17:45 (Stena Superfast VIII)`,
      ),
      [
        'Boat Cairnryan Belfast 2027-07-24T11:30 2027-07-24T13:45',
        'Boat Belfast Cairnryan 2027-07-31T15:30 2027-07-31T17:45',
      ],
      dash,
    );
});

test('where neither end is known nothing is made of it', () => {
  assert.deepEqual(ferry('Sat 24 July 2027 Breakfast 11:30 - Dinner Hall 13:45'), []);
});

test('the route names the ports, and by the hours stand the quays', async () => {
  const end = (word: string, hour: string, port: string, quay: string) =>
    `<p>${word}<br>${hour} Sat 4 December 2027<br><b>${port}</b> ${quay}</p>`;
  assert.deepEqual(
    told(
      await readPage(
        `<p>Your ferry is booked. Booking number 40981726</p><h3>Outbound: Helsinki to Tallinn</h3><p>Ship: MyStar</p>${end('Departure', '10:30', 'Helsinki', 'West Harbour')}${end('Arrival', '12:30', 'Tallinn', 'D-Terminal')}`,
      ),
    ),
    ['Boat Helsinki Tallinn 2027-12-04T10:30 2027-12-04T12:30'],
  );
});
