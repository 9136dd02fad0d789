import { atPlace, type BoardType, type Language, type Price } from '@escale/contract';
import type { Policy, ProviderRate, Stay } from '../../../features/hotels/index.ts';
import { percentOf, plus, priceOf, zero } from '../../../features/hotels/index.ts';
import { chance } from './chance.ts';
import type { SandboxHotel } from './hotels.ts';
import { cityTax, policyText, rooms, termsText, vat } from './words.ts';

export type RoomType = 'standard' | 'superior';
export type Terms = 'flexible' | 'stricter' | 'partial' | 'none';

/** What is for sale, by its id: `standard.breakfast.flexible`. */
type Sold = { readonly room: RoomType; readonly board: BoardType; readonly terms: 'flexible' | 'partial' | 'none' };

export type Circumstances = {
  readonly now: Date;
  readonly language: Language;
  /** The provider is asked for the second time: whether it stands by it, or to book. */
  readonly again: boolean;
  readonly roomsLeft: (room: RoomType) => number;
};

/** Rates of the sandbox's own, for no other use: nobody pays by them. */
const perEuro: Record<string, number> = { EUR: 100, USD: 108, GBP: 86, CHF: 95, CAD: 150, JPY: 16_200, SEK: 1_120 };

export const currencyFor = (asked: string) => (asked in perEuro ? asked : 'EUR');

/** How many rooms of a kind there are at all. */
export const capacity = (hotel: SandboxHotel, room: RoomType) =>
  3 + Math.floor(6 * chance(hotel.code, room, 'capacity'));

export function ratesOf(hotel: SandboxHotel, stay: Stay, on: Circumstances): ProviderRate[] {
  if (hotel.shows === 'always-full' || (on.again && hotel.shows === 'gone-when-asked-again')) return [];
  return soldBy(hotel)
    .filter(({ room }) => on.roomsLeft(room) >= stay.rooms.length)
    .map((sold) => rateOf(hotel, stay, sold, on));
}

export function rateById(hotel: SandboxHotel, rateId: string, stay: Stay, on: Circumstances): ProviderRate | null {
  return ratesOf(hotel, stay, on).find(({ id }) => id === rateId) ?? null;
}

export const roomOfRate = (rateId: string): RoomType => (rateId.startsWith('superior') ? 'superior' : 'standard');

function soldBy({ shows, stars, amenities }: SandboxHotel): Sold[] {
  const terms = shows === 'non-refundable' ? 'none' : shows === 'partly-refundable' ? 'partial' : 'flexible';
  const sold: Sold[] = [
    { room: 'standard', board: 'room-only', terms },
    { room: 'standard', board: 'breakfast', terms },
    { room: 'superior', board: 'breakfast', terms },
  ];
  if (shows === 'ordinary' || shows === 'flexible') sold.push({ room: 'standard', board: 'room-only', terms: 'none' });
  if (amenities.includes('restaurant')) sold.push({ room: 'superior', board: 'half-board', terms });
  if (amenities.includes('restaurant') && stars >= 4) sold.push({ room: 'superior', board: 'full-board', terms });
  return sold;
}

const perPersonAndNight: Record<BoardType, number> = {
  'room-only': 0,
  breakfast: 14,
  'half-board': 41,
  'full-board': 63,
  'all-inclusive': 90,
};

function rateOf(hotel: SandboxHotel, stay: Stay, sold: Sold, on: Circumstances): ProviderRate {
  const currency = currencyFor(stay.currency);
  const room = roomPrice(hotel, stay, sold, currency, on);
  const adults = stay.rooms.reduce((sum, each) => sum + each.adults, 0);
  const tax = inCurrency(2.5 * adults * stay.nights, currency);
  const paidAt = hotel.shows === 'paid-at-the-hotel' ? 'at-hotel' : 'now';
  const terms = on.again && hotel.shows === 'stricter-when-asked-again' ? 'stricter' : sold.terms;
  const left = on.roomsLeft(sold.room);
  return {
    id: `${sold.room}.${sold.board}.${sold.terms}`,
    room: rooms[sold.room].name[on.language],
    roomDescription: rooms[sold.room].description[on.language],
    board: sold.board,
    payNow: paidAt === 'now' ? room : zero(currency),
    payAtHotel: paidAt === 'now' ? tax : plus(room, tax),
    taxes: [
      { label: vat[on.language], amount: percentOf(room, 9.09), included: true },
      { label: cityTax[on.language], amount: tax, included: true },
    ],
    terms: termsText({ board: sold.board, terms, paidAt }, on.language),
    termsKey: termsText({ board: sold.board, terms, paidAt }, 'en'),
    policy: policyOf(terms, hotel, stay, room, on.language),
    roomsLeft: left <= 4 ? left : null,
  };
}

function roomPrice(hotel: SandboxHotel, stay: Stay, sold: Sold, currency: string, on: Circumstances): Price {
  let euros = 0;
  for (let night = 0; night < stay.nights; night++) {
    const day = new Date(Date.parse(stay.checkin) + night * 86_400_000).toISOString().slice(0, 10);
    const season = 0.85 + 0.4 * chance(hotel.city.id, day);
    const base = (34 + 33 * hotel.stars * (0.8 + 0.4 * chance(hotel.code, 'price'))) * season;
    for (const { adults, childAges } of stay.rooms) {
      const people = adults + childAges.length;
      const room = base * (sold.room === 'superior' ? 1.32 : 1) * (1 + 0.14 * (adults - 1) + 0.08 * childAges.length);
      euros += room + people * perPersonAndNight[sold.board];
    }
  }
  if (sold.terms === 'none') euros *= 0.88;
  if (on.again && hotel.shows === 'dearer-when-asked-again') euros *= 1.075;
  if (hotel.shows === 'price-moves' && Math.floor(on.now.getTime() / 600_000) % 2) euros *= 1.05;
  return inCurrency(euros, currency);
}

function inCurrency(euros: number, currency: string): Price {
  return priceOf(BigInt(Math.round(euros * (perEuro[currency] ?? 100))) * 100n, currency);
}

function policyOf(terms: Terms, hotel: SandboxHotel, stay: Stay, room: Price, language: Language): Policy {
  const at = (daysBefore: number, time: string) => instantAt(stay.checkin, daysBefore, time, hotel.city.zone);
  const steps: Record<Terms, Policy['steps']> = {
    flexible: [
      { from: at(1, '18:00:00'), penalty: percentOf(room, 100 / stay.nights) },
      { from: at(0, '15:00:00'), penalty: room },
    ],
    stricter: [{ from: at(3, '12:00:00'), penalty: room }],
    partial: [
      { from: at(7, '12:00:00'), penalty: percentOf(room, 50) },
      { from: at(2, '12:00:00'), penalty: room },
    ],
    none: [],
  };
  const refundable = terms === 'none' ? 'none' : terms === 'partial' ? 'partial' : 'full';
  return { hotelTimeZone: hotel.city.zone, refundable, steps: steps[terms], text: policyText(terms, language) };
}

const instants = new Map<string, string>();

/** Zones are slow to ask, and a search asks for the same few moments thousands of times. */
function instantAt(checkin: string, daysBefore: number, time: string, zone: string): string {
  const key = `${checkin} ${daysBefore} ${time} ${zone}`;
  let known = instants.get(key);
  if (known === undefined) {
    const day = new Date(Date.parse(checkin) - daysBefore * 86_400_000).toISOString().slice(0, 10);
    known = new Date(atPlace(`${day}T${time}`, zone).replace(/\[.*/, '')).toISOString();
    if (instants.size > 1_000) instants.clear();
    instants.set(key, known);
  }
  return known;
}
