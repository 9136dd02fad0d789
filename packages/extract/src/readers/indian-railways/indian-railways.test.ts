import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bytes } from '../../../testing/mail.ts';
import { extract } from '../../index.ts';

async function told(message: string) {
  const { reservations } = await extract(bytes(message), { contextDate: '2027-01-05' });
  return reservations.map(({ booking }) => {
    assert.ok(booking.type === 'TrainReservation');
    const { reference, number, from, to, departure, travelers, seats } = booking;
    return [reference, number, from?.name, to?.name, departure?.local, travelers?.[0]?.name, seats?.[0]?.number];
  });
}

test('a message to a phone with everything in a line is a train', async () => {
  assert.deepEqual(
    await told(
      'PNR:4412345678,TRAIN:12627,DOJ:14-02-2027,TIME:19:20,3A,SBC TO PUNE,LEELA NAIR+1,B2 17 B2 20,FARE:2140.',
    ),
    [['4412345678', '12627', 'SBC', 'PUNE', '2027-02-14T19:20:00', 'LEELA NAIR', 'B2 17 B2 20']],
  );
});

test('a later form with other short words and no berth yet is one too', async () => {
  assert.deepEqual(await told('PNR-4412345678,TRN:12627,DOJ:14-02-27,3A,SBC-PUNE,DP:19:20,Boarding at SBC only'), [
    ['4412345678', '12627', 'SBC', 'PUNE', '2027-02-14T19:20:00', undefined, undefined],
  ]);
});

test('a message about a waiting list without a train and a day books nothing', async () => {
  assert.deepEqual(await told('PNR:4412345678, current status WL 12. Check again later.'), []);
});

test('a message of a line for each thing names who travels behind the short word for it', async () => {
  for (const called of ['Psgn:', 'Name: ', 'Passenger-', ''])
    assert.deepEqual(
      await told(
        `PNR-4412345678\nTrn:12627\nFrm SBC to PUNE\nDOJ:14-02-27\nCls:2A\nDP:19:20\nP1-A2,17\nP2-A2,18\n${called}LEELA NAIR+1\nFare:2140,SC:35.4+PG CHGS\nBoarding allowed only with ID.`,
      ),
      [['4412345678', '12627', 'SBC', 'PUNE', '2027-02-14T19:20:00', 'LEELA NAIR', undefined]],
      called,
    );
});
