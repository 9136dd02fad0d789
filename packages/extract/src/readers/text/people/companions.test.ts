import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, tableOf } from '../../../../testing/told.ts';
import { extract } from '../../../index.ts';

const flight = tableOf(`
  Flight | From | To | Departs | Arrives
  BA 1442 | London Heathrow (LHR) | Edinburgh (EDI) | Tue 14 Sep 2027 08:15 | Tue 14 Sep 2027 09:40`);

const travelersOf = async (who: string): Promise<(string | undefined)[]> => {
  const [found, more] = await readPage(`<p>Your booking H7K2PL is confirmed.</p>${flight}${who}`);
  assert.equal(more, undefined);
  return (found?.booking.travelers ?? []).map(({ name }) => name);
};

test('who stands in lines set out alike travels together', async () => {
  const both = ['Joanna Priddle', 'Stephen Priddle'];
  for (const who of [
    '<p>1. Mrs Joanna Priddle</p><p>2. Mr Stephen Priddle</p>',
    '<p>Passengers</p><p>Joanna Priddle (Adult)<br>Stephen Priddle (Adult)</p>',
    '<p>Passenger: Joanna Priddle – seat 12A</p><p>Stephen Priddle – seat 12B</p>',
    '<p>Ms Joanna Priddle – seat 12A · Mr Stephen Priddle – seat 12B</p>',
    '<p>Mrs Joanna Priddle — Mr Stephen Priddle</p>',
    '<h3>Part 1 – Travellers</h3><p>Mrs Joanna Priddle (employee 20418)</p><p>Mr Stephen Priddle (employee 20977)</p>',
    '<p>Passengers: 1. Joanna Priddle, Railcard 26-30, 2nd cl. – 2. Stephen Priddle, GA, 2nd cl.</p>',
    `<p>Dear Joanna Priddle,</p><h3>Passengers and bags</h3>${tableOf('Joanna Priddle | Senior (65+) | 1 bag\nStephen Priddle | Adult | No bag')}`,
  ])
    assert.deepEqual(await travelersOf(who), both, who);
});

test('a coach, the same person again and whoever is told otherwise do not', async () => {
  for (const who of [
    '<p>Passenger: Joanna Priddle</p><p>Coach B, seat 41</p>',
    '<p>Passengers</p><p>Joanna Priddle – seat 12A</p><p>Joanna Priddle – seat 14C</p>',
    '<p>Passenger: Joanna Priddle</p><p>Your adviser is Stephen Priddle</p>',
    '<p>Mrs Joanna Priddle</p><p>Booked by: Stephen Marlow, Travel Desk</p>',
    '<p>Passenger: Joanna Priddle</p><h3>Questions</h3><p>Mrs Joanna Priddle (ext. 20418)</p><p>Mr Stephen Marlow (ext. 20977)</p>',
  ])
    assert.deepEqual(await travelersOf(who), ['Joanna Priddle'], who);
});

test('names behind a number in a column of its own are a list', async () => {
  const mail = `From: a@b.example
Subject: Your booking
Content-Type: text/plain; charset="utf-8"

Dear Joanna Priddle,

Booking reference: H7K2PL
BA 1442   Tue 14 Sep 2027   London Heathrow (LHR) 08:15   Edinburgh (EDI) 09:40

PASSENGERS AND BAGS
  1  Joanna Priddle    1 bag    hall A
  2  Stephen Priddle   no bag   hall B
`;
  const { reservations } = await extract(new TextEncoder().encode(mail), { contextDate: '2027-05-03' });
  assert.deepEqual(
    reservations.map(({ booking }) => booking.travelers?.map(({ name }) => name)),
    [['Joanna Priddle', 'Stephen Priddle']],
  );
});
