import { calls } from 'virtual:contract';
import type { Place } from '@escale/contract';
import { useQuery } from '@tanstack/react-query';
import { useUserApi } from '../../../api/user-api.tsx';
import { today } from '../../../words/dates.ts';
import { placeInput } from '../../places/place-input.ts';
import type { BookedFor } from '../booked-for.ts';
import { emptyDraft, type SearchDraft } from './search-draft.ts';
import { stayOnTrip, townOf } from './trip-stay.ts';

/** What the form begins with for a trip; null while it is not known, and at once empty without a trip. */
export function useTripDraft(tripId: string | undefined, { trip, tripError }: BookedFor): SearchDraft | null {
  const api = useUserApi();
  const stay = trip ? stayOnTrip(trip, today()) : null;
  const town = stay?.place ? townOf(stay.place) : null;
  const found = useQuery({
    queryKey: ['town of', town, stay?.place?.country],
    queryFn: () => findTown(town ?? ''),
    enabled: town !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { keep: false },
  });

  /** The town itself where the search knows it, else the place that we have. */
  async function findTown(name: string): Promise<Place | null> {
    const sessionToken = crypto.randomUUID();
    const { predictions } = await api.send(calls.autocompletePlaces, {
      query: { input: name, types: 'city', sessionToken },
    });
    const [first] = predictions;
    if (!first) return null;
    const query = { place_id: first.placeId, sessionToken };
    const { place } = await api.send(calls.getPlaceDetails, { query });
    return place.country && stay?.place?.country && place.country !== stay.place.country ? null : place;
  }

  if (tripId === undefined || tripError) return emptyDraft;
  if (!trip || (town !== null && found.isPending)) return null;
  if (!stay) return emptyDraft;
  const { checkin, checkout } = stay;
  return { ...emptyDraft, place: placeInput(found.data ?? stay.place), checkin, checkout };
}
