import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { calls } from '@escale/contract';
import { type HotelSetting, hotelContract } from '../testing/hotel-contract.ts';
import { book, lyon, makeBooking, makeOffer, nights, readBooking, sandboxHotel } from '../testing/hotels.ts';
import { liteHotel, startLiteApi } from '../testing/liteapi-server.ts';
import { startServer } from '../testing/server.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';

type Parts = Pick<HotelSetting, 'provider' | 'hotel' | 'refuseToCancel'> & {
  env: Record<string, string>;
  booked?: HotelSetting['booked'];
};

async function setting(parts: Parts): Promise<HotelSetting> {
  let sinceMs = 0;
  const clock = { now: () => new Date(Date.now() + sinceMs) };
  const server = await startServer({ clock, env: { ESCALE_LOG: 'error', ...parts.env } });
  let lea: SignedIn = await signIn(server, 'lea@example.com');
  return {
    ...parts,
    server,
    get lea() {
      return lea;
    },
    async pass(ms) {
      sinceMs += ms;
      lea = await signIn(server, 'lea@example.com');
    },
    booked:
      parts.booked ??
      (async (reference) => {
        const rows = await server.app.house.db.query
          .selectFrom('sandbox_hotel_bookings')
          .select('id')
          .where('client_reference', '=', reference)
          .execute();
        return rows.length;
      }),
  };
}

let sandbox: HotelSetting;
let lite: HotelSetting;
let liteApi: Awaited<ReturnType<typeof startLiteApi>>;
before(async () => {
  liteApi = await startLiteApi();
  sandbox = await setting({
    provider: 'escale-sandbox',
    env: {},
    hotel: (number) => ({ chainCode: 'SBX', hotelCode: sandboxHotel(number) }),
    refuseToCancel: () => undefined,
  });
  lite = await setting({
    provider: 'liteapi',
    env: { ...liteApi.env, ESCALE_LOG: 'silent' },
    hotel: (number) => ({ chainCode: '--', hotelCode: liteHotel(number) }),
    booked: async (reference) => liteApi.booked(reference),
    refuseToCancel: (reference) => liteApi.refuseToCancel(reference),
  });
});

hotelContract('sandbox', () => sandbox);
hotelContract('LiteAPI', () => lite);

test('LiteAPI: its key is in a header and in no address, and a booking carries our own reference', () => {
  assert.ok(liteApi.asked.length > 0);
  for (const { url, headers } of liteApi.asked) {
    assert.ok(!url.href.includes('sand_'));
    assert.match(String(headers['x-api-key']), /^sand_/);
  }
  const booked = liteApi.asked.filter(({ url }) => url.pathname === '/rates/book').map(({ body }) => JSON.parse(body));
  assert.ok(booked.every(({ clientReference }) => /^[\da-f-]{36}$/.test(clientReference)));
  assert.equal(new Set(booked.map(({ clientReference }) => clientReference)).size, booked.length, 'never asked twice');
});

test('LiteAPI: a card is paid in its own fields: we pass on its transaction, and nothing of the card', async () => {
  const offer = await makeOffer(lite.lea, { ...lite.hotel(1), days: nights(200) });
  assert.deepEqual(offer.payments, ['hosted-card']);
  assert.ok(offer.cardFields?.kind === 'hosted');
  const frame = new URL(offer.cardFields.frameUrl);
  assert.equal(frame.origin + frame.pathname, 'https://pay.test/card-fields');
  // Behind the #, which no server is told.
  const told = JSON.parse(Buffer.from(frame.hash.slice(1), 'base64url').toString());
  assert.match(told.secretKey, /^pi_pre-\d+_secret$/);
  assert.equal(told.publicKey, 'sandbox');
  const { body } = await book(lite.lea, offer);
  await lite.server.settled();
  assert.equal((await readBooking(lite.lea, body.id)).state, 'confirmed');
  const sent = JSON.parse(liteApi.asked.findLast(({ url }) => url.pathname === '/rates/book')?.body ?? '{}');
  assert.deepEqual(sent.payment, {
    method: 'TRANSACTION_ID',
    transactionId: told.secretKey.replace(/^pi_(.*)_secret$/, 'tr_$1'),
  });
});

test('LiteAPI: its script runs under another name of ours, where nothing else answers, and in no page of the app', async () => {
  const ask = (host: string, url: string) => lite.server.app.http.inject({ url, headers: { host } });
  const frame = await ask('pay.test', '/card-fields');
  assert.equal(frame.statusCode, 200);
  const policy = String(frame.headers['content-security-policy']);
  assert.match(policy, new RegExp(`script-src 'self' ${liteApi.url} https://js\\.stripe\\.com `));
  assert.match(policy, /default-src 'none'/);
  assert.match(policy, new RegExp(`frame-ancestors ${new URL(lite.server.app.house.config.publicUrl).origin}$`));
  assert.ok(frame.body.includes(`<script src="${liteApi.url}/dist/liteAPIPayment.js"`));
  for (const url of ['/', '/api/my/trips', '/auth/oauth2/token', '/card-fieldsx']) {
    assert.equal((await ask('pay.test', url)).statusCode, 404, url);
  }
  for (const url of ['/card-fields', '/card-fields/paid', '/card-fields/page.js']) {
    assert.equal((await ask('localhost', url)).statusCode, 404, url);
  }
});

test('LiteAPI: a card that was not paid books nothing', async () => {
  const offer = await makeOffer(lite.lea, { ...lite.hotel(1), days: nights(203) });
  liteApi.takeCards('when-paid');
  const { body } = await book(lite.lea, offer);
  await lite.server.settled();
  liteApi.takeCards('always');
  const booking = await readBooking(lite.lea, body.id);
  assert.deepEqual([booking.state, booking.failure], ['failed', 'payment-refused']);
});

test('LiteAPI: what it says of photographs, facilities and hours is shown', async () => {
  const query = { ...lite.hotel(1), ...nights(201) } as never;
  const { body } = await lite.lea.send(calls.getHotel, { query });
  assert.deepEqual(body.hotel.amenities, ['restaurant', 'internet']);
  assert.equal(body.hotel.description, 'A quiet house & garden.');
  assert.deepEqual([body.hotel.checkinFrom, body.hotel.checkoutUntil], ['15:00', '11:00']);
  assert.equal(body.hotel.photos[0].url, 'https://static.cupid.travel/hotel.jpg');
  assert.deepEqual(
    body.rates[0].taxes.map(({ label, included }: { label: string; included: boolean }) => [label, included]),
    [
      ['VAT', true],
      ['City tax', false],
    ],
  );
});

test('LiteAPI: while it is down a search says so, and a booking under way waits for it', async () => {
  const booking = await makeBooking(lite.server, lite.lea, { ...lite.hotel(5), days: nights(202) });
  liteApi.goDown(true);
  const query = { latitude: String(lyon.latitude), longitude: String(lyon.longitude), ...nights(15) } as never;
  const search = await lite.lea.send(calls.searchHotels, { query });
  assert.deepEqual([search.status, search.body.code], [503, 'hotel.search-unavailable']);
  await lite.pass(60 * 60_000);
  await lite.server.app.hotels.followUp();
  assert.equal((await readBooking(lite.lea, booking.id)).state, 'unknown', 'no answer is not a no');
  liteApi.goDown(false);
  await lite.pass(60 * 60_000);
  await lite.server.app.hotels.followUp();
  assert.equal((await readBooking(lite.lea, booking.id)).state, 'confirmed');
});
