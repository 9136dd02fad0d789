import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTable, told } from '../../../../testing/told.ts';

test('the day and the number below both ends and both hours are theirs, whatever day was said before', async () => {
  const lead = 'Booking reference: H7K2PL. Your booking is confirmed. Join today and save 10% until 31 March 2027.';
  assert.deepEqual(
    told(
      await readTable(
        `From // Paris (CDG) | To // Lisbon (LIS)
Departure // 12:06 | Arrival // 13:41
Date // Mon, 20 Sep 2027 | Flight // AF1167
From // Lisbon (LIS) | To // Paris (CDG)
Departure // 19:15 | Arrival // 22:50
Date // Tue, 21 Sep 2027 | Flight // AF1168`,
        lead,
      ),
    ),
    ['AF1167 CDG LIS 2027-09-20T12:06 2027-09-20T13:41', 'AF1168 LIS CDG 2027-09-21T19:15 2027-09-21T22:50'],
  );
});

test('a line that tells the whole way takes nothing from the legs below it', async () => {
  assert.deepEqual(
    told(
      await readTable(`From // Oslo (OSL) | To // Lisbon (LIS)
Departure // 07:10 | Arrival // 13:41
Mon, 20 Sep 2027 | AF1275 | Oslo (OSL) 07:10 | Paris (CDG) 09:35
Mon, 20 Sep 2027 | AF1167 | Paris (CDG) 12:06 | Lisbon (LIS) 13:41`),
    ),
    ['AF1275 OSL CDG 2027-09-20T07:10 2027-09-20T09:35', 'AF1167 CDG LIS 2027-09-20T12:06 2027-09-20T13:41'],
  );
});
