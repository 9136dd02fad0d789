import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWord } from '../../../../testing/word.ts';

const house =
  'Hotel. Vila Loureiro, Rua das Flores 12, 9000-018 Funchal. You stay three nights, until Thursday 15 April. Check-in 14:00, check-out 11:00. Voucher VL-2290.';
const told = (...rows: string[][]) =>
  readWord('Programme · 2 March 2027', [['Day', 'Programme'], ['Monday 12 April', house], ...rows]);

test('of what nothing is kept on another day of a programme, the room above says nothing', async () => {
  const stay = ['Lodging Vila Loureiro 2027-04-12T14:00 2027-04-15T11:00 VL-2290'];
  assert.deepEqual(
    await told(['Tuesday 13 April', 'Free day. A walk along a levada is possible; nothing is booked.']),
    stay,
  );
  assert.deepEqual(await told(['', 'The room at Vila Loureiro is not confirmed yet.']), []);
});
