import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWord } from '../../../../testing/word.ts';

const ferry = 'Ferry. Porto Santo Line, “Lobo Marinho”. Porto Santo 07:30 → Funchal 11:45. Ticket number PS-4410927.';
const house =
  'Hotel. Vila Loureiro, Rua das Flores 12, 9000-018 Funchal. You stay three nights, until Thursday 15 April. Check-in 14:00, check-out 11:00. Voucher VL-2290.';
const stays = async (below: string, ...rows: string[][]) => {
  const cell = { lines: below ? [ferry, house, below] : [ferry, house] };
  const read = await readWord('Programme · 2 March 2027', [['Day', 'Programme'], ['Monday 12 April', cell], ...rows]);
  return read.filter((line) => line.startsWith('Lodging'));
};

test('of what nothing is kept on another day of a programme, the room above says nothing', async () => {
  const stay = ['Lodging Vila Loureiro 2027-04-12T14:00 2027-04-15T11:00 VL-2290'];
  const free = 'Free day. A walk along a levada is possible; nothing is booked.';
  assert.deepEqual(await stays('', ['Tuesday 13 April', free]), stay);
  assert.deepEqual(await stays('The room is not confirmed yet.'), []);
});
