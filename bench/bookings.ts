/**
 * Does one key ever make two bookings? Rounds of ten requests at once with one key, half of them to each of two server
 * processes on one PostgreSQL, as `npm start` runs them. `npm run bench:bookings`; `-- --rounds 100` for a shorter one.
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { askBeside, forget, type Product, startProduct } from './product.ts';
import { signInToDemo } from './sign-in.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '1000' } } });
const rounds = Number(values.rounds);
const together = 10;
/** A booking asks for a proof of presence that is no older than ten minutes. */
const roundsPerSignIn = 100;
/** Of the sandbox's hotels, those that say yes. Every round has a room of its own: none is refused for want of one. */
const hotels = [1, 2, 3, 4, 9];

type Counted = { asked: number; confirmed: number; offers: number; atProvider: number; segments: number };
type Token = string;

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function send(product: Product, token: Token, path: string, body?: unknown, key?: string) {
  const response = await fetch(`${product.origin}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

async function offerFor(product: Product, token: Token, round: number) {
  const hotelCode = `sandbox:2996944-${String(hotels[round % hotels.length]).padStart(2, '0')}`;
  const from = 10 + 2 * Math.floor(round / hotels.length);
  const stay = { chainCode: 'SBX', hotelCode, checkin: day(from), checkout: day(from + 1) };
  const seen = await send(product, token, `/api/my/booking/hotels/detail?${new URLSearchParams(stay)}`);
  const offer = await send(product, token, '/api/my/booking/hotels/recheck', {
    ...stay,
    rateId: seen.body.rates[0].id,
  });
  if (offer.status !== 201) throw new Error(`no offer: ${JSON.stringify(offer.body)}`);
  return offer.body;
}

const products = [await startProduct()];
// Whatever goes wrong, the servers do not stay behind.
process.on('exit', () => {
  for (const { process: server } of products) server.kill();
});
const [first] = products as [Product];
products.push(await startProduct(first.folder));
const demo = async (): Promise<Token> =>
  (await signInToDemo(first.origin, ({ role }) => role === 'traveler')).accessToken;
const count = async () => JSON.parse(await askBeside(first, 'apps/server/testing/count-bookings.ts')) as Counted;

const before = await count();
const answered = new Map<number, number>();
const slow: number[] = [];
let twice = 0;
let token = '';
let tripId = '';
for (let round = 0; round < rounds; round++) {
  if (round % roundsPerSignIn === 0) {
    token = await demo();
    tripId = (await send(first, token, '/api/my/trips', { name: `Rounds from ${round}` })).body.id;
  }
  const offer = await offerFor(first, token, round);
  const order = {
    offerId: offer.id,
    tripId,
    guests: [{ firstName: 'Bench', lastName: 'Mark' }],
    email: 'bench@example.com',
    termsAccepted: true,
    termsVersion: offer.rate.termsVersion,
    payment: { kind: 'virtual-card' },
  };
  const key = randomUUID();
  const began = performance.now();
  const replies = await Promise.all(
    Array.from({ length: together }, (_, n) =>
      send(products[n % products.length] ?? first, token, '/api/my/booking/hotels/book', order, key),
    ),
  );
  slow.push(performance.now() - began);
  for (const { status } of replies) answered.set(status, (answered.get(status) ?? 0) + 1);
  if (new Set(replies.map(({ body }) => body.id)).size !== 1) twice++;
}

let after = await count();
for (let wait = 0; wait < 300 && after.confirmed - before.confirmed < rounds; wait++) {
  await new Promise((resolve) => setTimeout(resolve, 200));
  after = await count();
}
const made = (what: keyof Counted) => after[what] - before[what];
slow.sort((a, b) => a - b);
console.log(
  [
    `${rounds} rounds of ${together} requests at once with one key, on ${products.length} server processes`,
    `answers by status: ${[...answered].map(([status, times]) => `${status}: ${times}`).join(', ')}`,
    `rounds answered with more than one booking: ${twice}`,
    `bookings: ${made('asked')} asked for, ${made('confirmed')} confirmed, ${made('atProvider')} at the provider, ${made('segments')} in trips`,
    `a round of ten: ${Math.round(slow[Math.floor(slow.length / 2)] ?? 0)} ms at the median, ${Math.round(slow[Math.floor(slow.length * 0.99)] ?? 0)} ms at the 99th percentile`,
  ].join('\n'),
);
for (const product of products.toReversed()) await product.stop();
forget(first);
const exact = [made('asked'), made('confirmed'), made('atProvider'), made('segments')].every((n) => n === rounds);
if (twice || !exact) {
  console.error('one key has made more or less than one booking');
  process.exit(1);
}
