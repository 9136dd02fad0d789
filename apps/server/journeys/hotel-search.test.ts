import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { calls } from '@escale/contract';
import { inDays } from '../testing/makers.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';

const lyon = { latitude: '45.7485', longitude: '4.8467' };
const stay = () => ({ checkin: inDays(30), checkout: inDays(32) });

let server: TestServer;
let lea: SignedIn;
before(async () => {
  server = await startServer();
  lea = await signIn(server, 'lea@example.com');
});

const search = async (more: Record<string, string> = {}) => {
  const found = await lea.send(calls.searchHotels, { query: { ...lyon, ...stay(), radius: '5', ...more } as never });
  assert.equal(found.status, 200, JSON.stringify(found.body));
  return found.body;
};

test('a search answers with the specification’s defaults: euros, one kilometre, one room, ten hotels', async () => {
  const { body } = await lea.send(calls.searchHotels, { query: { ...lyon, ...stay() } as never });
  assert.ok(body.total > 0 && body.hotels.length <= 10);
  for (const hotel of body.hotels) {
    assert.match(hotel.name, /^Sandbox Hotel Lyon \d\d$/);
    assert.equal(hotel.lowestTotal.currency, 'EUR');
    assert.ok(hotel.distanceFromDestinationKm <= 1);
  }
  assert.deepEqual([body.provenance.provider, body.provenance.mode], ['escale-sandbox', 'sandbox']);
});

test('hotels are the same for everybody and for ever, page by page', async () => {
  const [one, again] = [await search({ pageSize: '4' }), await search({ pageSize: '4' })];
  assert.deepEqual(one.hotels, again.hotels);
  const second = await search({ pageSize: '4', pageNumber: '2' });
  const codes = [...one.hotels, ...second.hotels].map(({ hotelCode }: { hotelCode: string }) => hotelCode);
  assert.equal(new Set(codes).size, 8);
});

test('filters keep what a night costs and what a house has', async () => {
  const cheap = await search({ byMaxPrice: '120', sort: 'price' });
  assert.ok(cheap.total > 0);
  for (const { lowestPerNight } of cheap.hotels) assert.ok(Number(lowestPerNight.amount) <= 120);
  const pools = await search({ amenities: 'pool,internet' });
  for (const hotel of pools.hotels) assert.ok(hotel.amenities.includes('pool') && hotel.amenities.includes('internet'));
});

test('in the middle of the sea there is no hotel, and that is no error', async () => {
  const sea = await lea.send(calls.searchHotels, { query: { latitude: '0', longitude: '-30', ...stay() } as never });
  assert.deepEqual([sea.status, sea.body.total, sea.body.hotels], [200, 0, []]);
});

test('days that cannot be are said to be, field by field', async () => {
  for (const [days, path] of [
    [{ checkin: inDays(-3), checkout: inDays(2) }, 'checkin'],
    [{ checkin: inDays(5), checkout: inDays(5) }, 'checkout'],
    [{ checkin: inDays(5), checkout: inDays(90) }, 'checkout'],
  ] as const) {
    const refused = await lea.send(calls.searchHotels, { query: { ...lyon, ...days } as never });
    assert.deepEqual([refused.status, refused.body.errors[0].path], [422, path]);
  }
  const crowded = await lea.send(calls.searchHotels, { query: { ...lyon, ...stay(), room: '3' } as never });
  assert.equal(crowded.body.errors[0].path, 'room');
});

test('a hotel tells its rates: the whole stay with taxes, what is paid where, and until when it can be cancelled', async () => {
  const { hotels } = await search({ pageSize: '50' });
  const first = hotels.find(({ hotelCode }: { hotelCode: string }) => hotelCode.endsWith('-01'));
  const { body } = await lea.send(calls.getHotel, {
    query: { chainCode: first.chainCode, hotelCode: first.hotelCode, ...stay() } as never,
  });
  const [cheapest] = body.rates;
  assert.equal(cheapest.total.amount, first.lowestTotal.amount);
  const cents = ({ amount }: { amount: string }) => Math.round(Number(amount) * 100);
  assert.equal(cents(cheapest.payNow) + cents(cheapest.payAtHotel), cents(cheapest.total));
  assert.match(cheapest.total.amount, /^\d+\.\d\d$/);
  const flexible = body.rates.find(({ refundable }: { refundable: boolean }) => refundable);
  const deadline = flexible.cancellationPolicy.steps[0].from;
  assert.ok(deadline.startsWith(`${inDays(29)}T18:00:00`) && deadline.endsWith('[Europe/Paris]'), deadline);
});

test('boards, refundable rates and rooms that are left filter what a hotel offers', async () => {
  const { hotels } = await search({ pageSize: '50' });
  const first = hotels.find(({ hotelCode }: { hotelCode: string }) => hotelCode.endsWith('-01'));
  const ask = async (more: Record<string, string>) => {
    const query = { chainCode: 'SBX', hotelCode: first.hotelCode, ...stay(), ...more } as never;
    return (await lea.send(calls.getHotel, { query })).body.rates;
  };
  assert.ok((await ask({ byBreakFast: 'true' })).every(({ board }: { board: string }) => board === 'breakfast'));
  assert.ok((await ask({ filterNaNr: 'true' })).every(({ refundable }: { refundable: boolean }) => refundable));
  assert.ok((await ask({})).some(({ refundable }: { refundable: boolean }) => !refundable));
});

test('a hotel that nobody has is not found', async () => {
  for (const hotelCode of ['sandbox:1-01', 'sandbox:2996944-99', 'nonsense']) {
    const none = await lea.send(calls.getHotel, { query: { chainCode: 'SBX', hotelCode, ...stay() } as never });
    assert.deepEqual([none.status, none.body.code], [404, 'hotel.not-found']);
  }
});

test('without a provider the search says that it cannot, and the app is told', async () => {
  const bare = await startServer({ env: { ESCALE_HOTELS: 'none' } });
  const max = await signIn(bare, 'max@example.com');
  const refused = await max.send(calls.searchHotels, { query: { ...lyon, ...stay() } as never });
  assert.deepEqual([refused.status, refused.body.title], [503, 'Oops, unable to search hotels at the moment.']);
  const config = await max.send(calls.getAppConfig, { params: { id: 'escale' } });
  assert.equal(config.body.features.hotels, false);
});
