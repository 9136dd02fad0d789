import { distanceKm } from '@escale/contract/segment-places';
import {
  type HotelProvider,
  type HotelSearch,
  type ProviderBooking,
  type ProviderHotel,
  type ProviderRate,
  ProviderSilent,
  perNight,
  plus,
  priceFromNumber,
  type Stay,
  unitsOf,
} from '../../../features/hotels/index.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Outbound } from '../../../platform/outbound.ts';
import {
  bookingAnswer,
  bookingsAnswer,
  cancelAnswer,
  facilitiesAnswer,
  hotelAnswer,
  hotelsAnswer,
  type LiteBooking,
  type LiteOffer,
  prebookAnswer,
  ratesAnswer,
} from './answers.ts';
import { type LiteConfig, LiteRefusal, liteApi } from './ask.ts';
import { cardFieldsAt } from './card-fields.ts';
import { detailOf, idOf, listedFacts, zoneOf } from './facts.ts';
import { rateFrom } from './rates.ts';

/** Beyond this many hotels near a point the nearest are looked at. */
const mostHotels = 200;
const prebookGoodForMs = 20 * 60_000;
/** The same client reference was booked before. */
const duplicate = 4005;

/** What we want to see again when an offer is booked. */
type Token = { readonly prebookId: string; readonly transactionId: string | null; readonly rooms: number };

/**
 * LiteAPI (Nuitée), v3.0: hotels near a point with their rates, prebook, book by our own reference. No card number ever
 * passes us: who pays by card does so in its hosted fields; an advisor books on the operator's wallet or credit line.
 */
export function liteApiHotels(
  { outbound, clock }: { outbound: Outbound; clock: Clock },
  config: LiteConfig,
): HotelProvider {
  const api = liteApi(outbound, config);
  const { searchUrl, bookUrl } = config;
  const isSandbox = config.key.startsWith('sand_');
  // What its payment script is told of the same.
  const publicKey = isSandbox ? 'sandbox' : 'live';
  let facilities: Promise<ReadonlyMap<number, string>> | null = null;

  /** Fetched once: their names hardly ever change, and a search can do without. */
  function facilityNames(): Promise<ReadonlyMap<number, string>> {
    facilities ??= api
      .read(`${searchUrl}/data/facilities`, facilitiesAnswer)
      .then((found) =>
        found instanceof LiteRefusal
          ? new Map<number, string>()
          : new Map(found.data.map(({ facility_id, facility }) => [facility_id, facility])),
      )
      .catch(() => {
        facilities = null;
        return new Map<number, string>();
      });
    return facilities;
  }

  async function detail(id: string, language: string) {
    const query = new URLSearchParams({ hotelId: id, language });
    const found = await api.read(`${searchUrl}/data/hotel?${query}`, hotelAnswer);
    return found instanceof LiteRefusal ? null : (found.data ?? null);
  }

  async function ratesFor(hotelIds: readonly string[], stay: Stay, more: object): Promise<Map<string, LiteOffer[]>> {
    const found = await api.read(`${searchUrl}/hotels/rates`, ratesAnswer, {
      hotelIds,
      checkin: stay.checkin,
      checkout: stay.checkout,
      currency: stay.currency,
      guestNationality: config.nationality,
      occupancies: stay.rooms.map(({ adults, childAges }) => ({ adults, children: childAges })),
      timeout: 8,
      ...more,
    });
    // "No availability" is an error there, and an answer here.
    if (found instanceof LiteRefusal) return new Map();
    return new Map((found.data ?? []).map(({ hotelId, roomTypes }) => [hotelId, roomTypes ?? []]));
  }

  return {
    name: 'liteapi',
    origin: {
      provider: 'liteapi',
      mode: isSandbox ? 'sandbox' : 'live',
      attribution: ['LiteAPI'],
    },
    // It books with suppliers that take minutes.
    settledAfterMs: 15 * 60_000,

    async search(asked) {
      const query = new URLSearchParams({
        latitude: String(asked.latitude),
        longitude: String(asked.longitude),
        // In metres.
        radius: String(Math.max(1000, Math.round(asked.radiusKm * 1000))),
        limit: String(mostHotels),
        language: asked.language,
      });
      const listed = await api.read(`${searchUrl}/data/hotels?${query}`, hotelsAnswer);
      if (listed instanceof LiteRefusal) return { hotels: [], total: 0 };
      const hotels = (listed.data ?? []).flatMap((hotel) => hotel ?? []);
      if (hotels.length === 0) return { hotels: [], total: 0 };
      const [names, rates] = await Promise.all([
        facilityNames(),
        ratesFor(
          hotels.map(({ id }) => id),
          asked.stay,
          { maxRatesPerHotel: 1 },
        ),
      ]);
      const found = hotels.flatMap((hotel) => {
        const facts = listedFacts(hotel, names);
        const km = distanceKm({ name: '', latitude: asked.latitude, longitude: asked.longitude }, facts.place) ?? 0;
        const zone = zoneOf(hotel.latitude, hotel.longitude);
        const offered = sellable(rates.get(hotel.id) ?? [], zone).filter((rate) => isWithin(rate, asked));
        const [cheapest] = offered.toSorted((a, b) => compare(totalOf(a), totalOf(b)));
        const fits =
          km <= asked.radiusKm && asked.amenities.every((one) => (facts.amenities as string[]).includes(one));
        if (!cheapest || !fits) return [];
        return {
          ...facts,
          distanceFromDestinationKm: Math.round(km * 100) / 100,
          lowestTotal: totalOf(cheapest),
          freeCancellation: offered.some(({ policy }) => policy.refundable === 'full'),
        };
      });
      found.sort(orders[asked.sort]);
      const from = (asked.page - 1) * asked.pageSize;
      return { hotels: found.slice(from, from + asked.pageSize), total: found.length };
    },

    async hotel({ hotelCode }, stay, language) {
      const id = idOf(hotelCode);
      const found = id && (await detail(id, language));
      if (!id || !found) return null;
      const hotel = detailOf(found);
      const rates = await ratesFor([id], stay, {});
      return { hotel, rates: sellable(rates.get(id) ?? [], hotel.place.timeZone ?? 'UTC') };
    },

    async recheck({ hotelCode }, rateId, _stay, language, before) {
      const id = idOf(hotelCode);
      const known = before ? (JSON.parse(before) as Token) : null;
      // Who has paid in the hosted fields has paid for that prebook: a new one would be another payment.
      const prebook = known?.transactionId
        ? await api.read(`${bookUrl}/prebooks/${encodeURIComponent(known.prebookId)}`, prebookAnswer)
        : await api.read(`${bookUrl}/rates/prebook`, prebookAnswer, {
            offerId: rateId,
            usePaymentSdk: config.cards !== null,
          });
      const found = id && !(prebook instanceof LiteRefusal) && (await detail(id, language));
      if (!id || prebook instanceof LiteRefusal || !found) return null;
      const { data } = prebook;
      const hotel = detailOf(found);
      const merged = { rates: data.roomTypes.flatMap(({ rates }) => rates) };
      const zone = hotel.place.timeZone ?? 'UTC';
      const rate = rateFrom(merged, { zone, id: rateId, terms: data.termsAndConditions ?? null });
      if (!rate) return null;
      const isPaidThere = unitsOf(rate.payNow.amount) === 0n;
      const { reviewScore: _, distanceFromDestinationKm: __, photos: ___, description: ____, ...booked } = hotel;
      const { transactionId = null, secretKey = null } = data;
      const cardFields =
        config.cards && secretKey && transactionId
          ? { kind: 'hosted' as const, frameUrl: cardFieldsAt(config.cards, { secretKey, publicKey }) }
          : null;
      const token: Token = { prebookId: data.prebookId, transactionId, rooms: merged.rates.length };
      return {
        hotel: booked,
        rate,
        token: JSON.stringify(token),
        payments: isPaidThere
          ? ['pay-at-hotel']
          : [
              ...(cardFields ? (['hosted-card'] as const) : []),
              ...(config.account ? (['agency-account'] as const) : []),
            ],
        cardFields,
        validUntil: new Date(clock.now().getTime() + prebookGoodForMs),
      };
    },

    async book(order) {
      const { prebookId, transactionId, rooms } = JSON.parse(order.token) as Token;
      const [holder] = order.guests;
      const answer = await api.write('POST', `${bookUrl}/rates/book`, bookingAnswer, {
        prebookId,
        clientReference: order.reference,
        holder: { ...holder, email: order.email, phone: order.phone ?? '' },
        guests: Array.from({ length: rooms }, (_, room) => ({
          occupancyNumber: room + 1,
          ...(order.guests[room] ?? holder),
          email: order.email,
          ...(order.note && { remarks: order.note }),
        })),
        payment: paymentOf(order.payment.kind, transactionId),
      });
      if (!(answer instanceof LiteRefusal)) return bookingFrom(answer.data);
      // Somebody has booked under this reference: what became of it, `find` tells.
      if (answer.code === duplicate) throw new ProviderSilent('liteapi');
      if (answer.status === 402) return { state: 'refused', why: 'payment-refused' };
      return { state: 'refused', why: answer.code >= 2000 && answer.code < 3000 ? 'sold-out' : 'refused' };
    },

    async find(reference) {
      const query = new URLSearchParams({ clientReference: reference });
      const answer = await api.read(`${bookUrl}/bookings?${query}`, bookingsAnswer);
      if (answer instanceof LiteRefusal) return null;
      const booking = answer.data?.find(({ clientReference }) => clientReference === reference);
      return booking ? bookingFrom(booking) : null;
    },

    async cancel({ providerBookingId }) {
      const path = `${bookUrl}/bookings/${encodeURIComponent(providerBookingId)}`;
      const answer = await api.write('PUT', path, cancelAnswer.nullable());
      if (answer instanceof LiteRefusal) return { state: 'refused' };
      const { cancellation_fee: fee, refund_amount: refund, currency } = answer?.data ?? {};
      const price = (amount: number | null | undefined) =>
        amount === null || amount === undefined || !currency ? null : priceFromNumber(amount, currency);
      return { state: 'cancelled', fee: price(fee), refund: price(refund) };
    },

    // Cards are the operator's own there, and stay there.
    cardFrame: async () => null,
  };

  function paymentOf(kind: string, transactionId: string | null) {
    if (kind === 'hosted-card') return { method: 'TRANSACTION_ID', transactionId };
    if (kind === 'agency-account') return { method: config.account };
    // Paid at the hotel, guaranteed by the card that the operator has stored there.
    return { method: 'ACC_CREDIT_CARD' };
  }
}

function sellable(offers: readonly LiteOffer[], zone: string): ProviderRate[] {
  return offers.flatMap((offer) => (offer.offerId ? (rateFrom(offer, { zone, id: offer.offerId }) ?? []) : []));
}

const totalOf = ({ payNow, payAtHotel }: Pick<ProviderRate, 'payNow' | 'payAtHotel'>) => plus(payNow, payAtHotel);

function isWithin(rate: ProviderRate, { stay, minPrice, maxPrice }: HotelSearch): boolean {
  const night = unitsOf(perNight(totalOf(rate), stay.nights).amount);
  return (minPrice === null || night >= unitsOf(minPrice)) && (maxPrice === null || night <= unitsOf(maxPrice));
}

const compare = (a: { amount: string }, b: { amount: string }) =>
  unitsOf(a.amount) < unitsOf(b.amount) ? -1 : unitsOf(a.amount) > unitsOf(b.amount) ? 1 : 0;

const orders: Record<HotelSearch['sort'], (a: ProviderHotel, b: ProviderHotel) => number> = {
  distance: (a, b) => (a.distanceFromDestinationKm ?? 0) - (b.distanceFromDestinationKm ?? 0),
  price: (a, b) => compare(a.lowestTotal, b.lowestTotal),
  stars: (a, b) => (b.stars ?? 0) - (a.stars ?? 0) || orders.distance(a, b),
  review: (a, b) => (b.reviewScore ?? 0) - (a.reviewScore ?? 0) || orders.distance(a, b),
};

const states: Record<string, ProviderBooking['state']> = {
  CONFIRMED: 'confirmed',
  CANCELLED: 'cancelled',
  CANCELLED_WITH_CHARGES: 'cancelled',
  FAILED: 'failed',
  REJECTED: 'failed',
};

function bookingFrom({ bookingId, status, hotelConfirmationCode }: LiteBooking): ProviderBooking {
  return {
    state: states[status.toUpperCase()] ?? 'pending',
    providerBookingId: bookingId,
    confirmationNumber: hotelConfirmationCode || bookingId,
    virtualCard: null,
  };
}
