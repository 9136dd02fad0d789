import {
  amenities,
  type getHotel,
  type Language,
  type QueryOf,
  type ReplyOf,
  type searchHotels,
} from '@escale/contract';
import { Refusal, refuse } from '../../platform/refuse.ts';
import type { Needs } from './needs.ts';
import type { HotelProvider, Stay } from './provider.ts';
import { rateOf } from './rate-of.ts';
import { perNight, unitsOf } from './rules/money.ts';
import { type StayAsked, stayOf } from './rules/stay-of.ts';

const kmPerMile = 1.609344;

export async function findHotels(
  needs: Needs,
  asked: QueryOf<typeof searchHotels>,
  language: Language,
): Promise<ReplyOf<typeof searchHotels>> {
  const stay = openStay(needs, asked);
  const provider = openProvider(needs);
  const { hotels, total } = await listen(needs, () =>
    provider.search({
      latitude: asked.latitude,
      longitude: asked.longitude,
      radiusKm: asked.radiusMeasure === 'MI' ? asked.radius * kmPerMile : asked.radius,
      stay,
      minPrice: asked.byMinPrice ?? null,
      maxPrice: asked.byMaxPrice ?? null,
      amenities: (asked.amenities ?? '').split(',').filter((word) => (amenities as readonly string[]).includes(word)),
      sort: asked.sort,
      page: asked.pageNumber,
      pageSize: asked.pageSize,
      language,
    }),
  );
  return {
    hotels: hotels.map((hotel) => ({ ...hotel, lowestPerNight: perNight(hotel.lowestTotal, stay.nights) })),
    total,
    provenance: provenanceOf(needs, provider),
  };
}

export async function showHotel(
  needs: Needs,
  asked: QueryOf<typeof getHotel>,
  language: Language,
): Promise<ReplyOf<typeof getHotel>> {
  const stay = openStay(needs, asked);
  const provider = openProvider(needs);
  const found = await listen(needs, () => provider.hotel(asked, stay, language));
  if (!found) return refuse('hotel.not-found');
  const boards = [
    asked.byRoomOnly && 'room-only',
    asked.byBreakFast && 'breakfast',
    asked.byHalfBoard && 'half-board',
    asked.byFullBoard && 'full-board',
  ].filter(Boolean);
  const rates = found.rates
    .filter(({ board }) => boards.length === 0 || boards.includes(board))
    .filter(({ policy }) => !asked.filterNaNr || policy.refundable !== 'none')
    .filter(({ roomsLeft }) => roomsLeft === null || roomsLeft >= asked.allotment)
    .map((rate) => rateOf(rate, stay.nights))
    .sort((a, b) => (unitsOf(a.total.amount) < unitsOf(b.total.amount) ? -1 : 1));
  return { hotel: found.hotel, rates, provenance: provenanceOf(needs, provider) };
}

export function openProvider({ provider }: Needs): HotelProvider {
  return provider ?? refuse('hotel.search-unavailable');
}

/** The stay, checked; wherever the hotel is, its today is not before our yesterday. */
export function openStay({ clock }: Needs, asked: StayAsked): Stay {
  const yesterday = new Date(clock.now().getTime() - 86_400_000).toISOString().slice(0, 10);
  const stay = stayOf(asked, yesterday);
  return 'path' in stay ? refuse('request.invalid', { errors: [stay] }) : stay;
}

/** A provider that cannot be asked is nobody's fault here, and no error of ours. */
export async function listen<T>({ log }: Needs, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    log.warn({ err: error }, 'the hotel provider did not answer');
    return refuse('hotel.search-unavailable', { retryAfterSeconds: 5, cause: error });
  }
}

export function provenanceOf({ clock }: Needs, { origin }: HotelProvider) {
  return { ...origin, attribution: [...origin.attribution], fetchedAt: clock.now().toISOString() };
}
