import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, tableOf } from '../../../../testing/told.ts';

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
  ])
    assert.deepEqual(await travelersOf(who), ['Joanna Priddle'], who);
});
