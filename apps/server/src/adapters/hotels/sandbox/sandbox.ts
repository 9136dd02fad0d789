import './tables.ts';
import { type HotelProvider, isSamePrice, ProviderSilent, plus, type Stay } from '../../../features/hotels/index.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db.ts';
import { bookRoom, cancelRoom, findByReference } from './bookings.ts';
import { type CardPage, cardFor } from './card-page.ts';
import { hotelByCode, nameOf, placeOf, type SandboxHotel } from './hotels.ts';
import { rateById, ratesOf, roomOfRate } from './rates.ts';
import { roomsLeftIn } from './rooms-left.ts';
import { searchSandbox } from './search.ts';
import { description } from './words.ts';

/** A card that the sandbox's fields know: its issuer says no. */
const declined = 'sandbox-declined';
const offerGoodForMs = 30 * 60_000;

type Parts = { readonly db: Db; readonly clock: Clock; readonly cards: CardPage };
/** What the sandbox wants to see again when it is booked. */
type Token = { code: string; rateId: string };

/**
 * A hotel provider without hotels: it makes them up around real cities, the same ones for everybody and for ever, sells
 * their rooms, and keeps its bookings in the database. What a provider can do to us, some of its hotels do (`cases`).
 */
export function sandboxHotels({ db, clock, cards }: Parts): HotelProvider {
  const circumstances = async (hotel: SandboxHotel, stay: Stay, language: 'en' | 'fr', again: boolean) => {
    const left = await roomsLeftIn(db.query, [hotel], stay);
    return { now: clock.now(), language, again, roomsLeft: (room: 'standard' | 'superior') => left(hotel, room) };
  };

  return {
    name: 'sandbox',
    origin: { provider: 'escale-sandbox', mode: 'sandbox', attribution: [] },
    settledAfterMs: 60_000,

    search: (asked) => searchSandbox({ db: db.query, now: clock.now() }, asked),

    async hotel({ chainCode, hotelCode }, stay, language) {
      const hotel = chainCode === 'SBX' ? hotelByCode(hotelCode) : null;
      if (!hotel) return null;
      const rates = ratesOf(hotel, stay, await circumstances(hotel, stay, language, false));
      return { hotel: { ...factsOf(hotel, language), description: description(hotel.shows, language) }, rates };
    },

    async recheck({ chainCode, hotelCode }, rateId, stay, language) {
      const hotel = chainCode === 'SBX' ? hotelByCode(hotelCode) : null;
      const rate = hotel && rateById(hotel, rateId, stay, await circumstances(hotel, stay, language, true));
      if (!hotel || !rate) return null;
      const atHotel = Number(rate.payNow.amount) === 0;
      return {
        hotel: bookedOf(hotel, language),
        rate,
        token: JSON.stringify({ code: hotelCode, rateId } satisfies Token),
        payments: atHotel ? ['pay-at-hotel'] : ['provider-token', 'virtual-card', 'agency-account'],
        cardFields: atHotel ? null : { kind: 'sandbox' },
        validUntil: new Date(clock.now().getTime() + offerGoodForMs),
      };
    },

    async book(order) {
      const { code, rateId } = JSON.parse(order.token) as Token;
      const hotel = hotelByCode(code);
      if (!hotel || hotel.shows === 'refuses-when-booked') return { state: 'refused', why: 'sold-out' };
      if (hotel.shows === 'silent-and-not-done') throw new ProviderSilent('sandbox');
      if (order.payment.token === declined) return { state: 'refused', why: 'payment-refused' };
      const rate = rateById(hotel, rateId, order.stay, await circumstances(hotel, order.stay, 'en', true));
      if (!rate) return { state: 'refused', why: 'sold-out' };
      if (!isSamePrice(plus(rate.payNow, rate.payAtHotel), order.total)) return { state: 'refused', why: 'changed' };
      const outcome = await db.transact((tx) => bookRoom(tx, hotel, roomOfRate(rateId), order, clock.now()));
      if (hotel.shows === 'silent-but-done') throw new ProviderSilent('sandbox');
      return outcome;
    },

    find: (reference) => findByReference(db.query, reference),

    async cancel({ reference }) {
      const outcome = await db.transact((tx) => cancelRoom(tx, reference));
      if (outcome.shows === 'silent-but-done') throw new ProviderSilent('sandbox');
      return outcome.state === 'cancelled' ? { state: 'cancelled', fee: null, refund: null } : { state: 'refused' };
    },

    async cardFrame({ reference }) {
      const booking = await findByReference(db.query, reference);
      return booking?.virtualCard && booking.virtualCard.state !== 'closed' ? cardFor(cards, clock.now()) : null;
    },
  };
}

function bookedOf(hotel: SandboxHotel, language: 'en' | 'fr') {
  const { reviewScore: _, distanceFromDestinationKm: __, photos: ___, ...facts } = factsOf(hotel, language);
  return facts;
}

function factsOf(hotel: SandboxHotel, language: 'en' | 'fr') {
  return {
    chainCode: 'SBX',
    hotelCode: hotel.code,
    name: nameOf(hotel, language),
    place: placeOf(hotel, language),
    stars: hotel.stars,
    amenities: [...hotel.amenities],
    reviewCount: hotel.reviewCount,
    reviewScore: hotel.reviewScore,
    distanceFromDestinationKm: null,
    photos: [],
    phone: null,
    checkinFrom: '15:00',
    checkoutUntil: '11:00',
  };
}
