import { calls, type HotelBooking, type HotelOffer, type HotelRate } from '@escale/contract';
import { inDays } from './makers.ts';
import type { TestServer } from './server.ts';
import type { SignedIn } from './sign-in.ts';

/** Where the tests' hotels are: in the middle of Lyon. */
export const lyon = { latitude: 45.7485, longitude: 4.8467 };

/** The sandbox's hotels by what they show; the number is the same in every city (`adapters/hotels/sandbox/hotels.ts`). */
export const sandboxHotel = (number: number) => `sandbox:2996944-${String(number).padStart(2, '0')}`;

export const nights = (from = 30, count = 2) => ({ checkin: inDays(from), checkout: inDays(from + count) });

type Chosen = {
  hotelCode?: string;
  chainCode?: string;
  days?: { checkin: string; checkout: string };
  /** Which of the rates; the cheapest that can be cancelled, else the cheapest. */
  choose?: (rate: HotelRate) => boolean;
};

/** A rate as the hotel's page shows it. */
export async function seeRate(person: SignedIn, chosen: Chosen = {}) {
  const { hotelCode = sandboxHotel(1), chainCode = 'SBX', days = nights() } = chosen;
  const { status, body } = await person.send(calls.getHotel, { query: { chainCode, hotelCode, ...days } as never });
  if (status !== 200) throw new Error(`no hotel: ${JSON.stringify(body)}`);
  const rates = body.rates as HotelRate[];
  const rate = rates.find(chosen.choose ?? ((one) => one.refundable)) ?? rates[0];
  if (!rate) throw new Error(`${hotelCode} has no rate`);
  return { rate, asked: { chainCode, hotelCode, rateId: rate.id, ...days } };
}

/** The rate, rechecked: what can be accepted. */
export async function makeOffer(person: SignedIn, chosen: Chosen = {}): Promise<HotelOffer> {
  const { rate, asked } = await seeRate(person, chosen);
  const shown = { total: rate.total, termsVersion: rate.termsVersion };
  const { status, body } = await person.send(calls.recheckHotelRate, { body: { ...asked, shown } });
  if (status !== 201) throw new Error(`no offer: ${JSON.stringify(body)}`);
  return body;
}

/** What the booking form sends. */
export function order(offer: HotelOffer, more: Record<string, unknown> = {}) {
  const card = {
    kind: 'provider-token',
    token: 'sandbox-visa',
    cardType: 'Visa',
    cardHolderName: 'Lea Martin',
    last4: '1111',
    expiryDate: '2029-08',
  };
  return {
    offerId: offer.id,
    guests: [{ firstName: 'Léa', lastName: 'Martin' }],
    email: 'lea@example.com',
    termsAccepted: true,
    termsVersion: offer.rate.termsVersion,
    payment: offer.payments.includes('provider-token') ? card : { kind: offer.payments[0] },
    ...more,
  };
}

let keys = 0;
export const newKey = () => `key-${process.pid}-${++keys}`;

export function book(person: SignedIn, offer: HotelOffer, more: Record<string, unknown> = {}, key = newKey()) {
  return person.send(calls.bookHotel, { body: order(offer, more) as never, idempotencyKey: key });
}

export async function readBooking(person: SignedIn, id: string): Promise<HotelBooking> {
  const { status, body } = await person.send(calls.getHotelBooking, { params: { id } });
  if (status !== 200) throw new Error(`no booking: ${JSON.stringify(body)}`);
  return body;
}

/** Booked, and the provider has been asked. */
export async function makeBooking(
  server: Pick<TestServer, 'settled'>,
  person: SignedIn,
  chosen: Chosen & { order?: Record<string, unknown> } = {},
): Promise<HotelBooking> {
  const { status, body } = await book(person, await makeOffer(person, chosen), chosen.order);
  if (status !== 201) throw new Error(`not booked: ${JSON.stringify(body)}`);
  await server.settled();
  return readBooking(person, body.id);
}

export async function cancel(person: SignedIn, bookingId: string, key = newKey()) {
  const policy = await person.send(calls.getCancellationPolicy, { params: { id: bookingId } });
  const body = { bookingId, acceptedFee: policy.body.fee, policyVersion: policy.body.policy.version };
  return person.send(calls.cancelHotelBooking, { body, idempotencyKey: key });
}
