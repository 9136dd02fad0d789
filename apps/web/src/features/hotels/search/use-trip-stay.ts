import { calls } from 'virtual:contract';
import type { Place } from '@escale/contract';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../api/call-query.ts';
import { useUserApi } from '../../../api/user-api.tsx';
import { today } from '../../../words/dates.ts';
import { placeInput } from '../../places/place-input.ts';
import { emptyDraft, type SearchDraft } from './search-draft.ts';
import { stayOnTrip, townOf } from './trip-stay.ts';

/** What the form begins with for a trip; null while it is not known, and at once empty without a trip. */
export function useTripDraft(tripId: string | undefined): { draft: SearchDraft | null; tripName: string | null } {
  const api = useUserApi();
  const trip = useQuery({
    ...callQuery(api, calls.getTrip, { params: { id: tripId ?? '' } }),
    enabled: tripId !== undefined,
  });
  const stay = trip.data ? stayOnTrip(trip.data, today()) : null;
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

  if (tripId === undefined) return { draft: emptyDraft, tripName: null };
  const tripName = trip.data?.name ?? null;
  if (trip.error) return { draft: emptyDraft, tripName };
  if (!trip.data || (town !== null && found.isPending)) return { draft: null, tripName };
  if (!stay) return { draft: emptyDraft, tripName };
  const { checkin, checkout } = stay;
  return { draft: { ...emptyDraft, place: placeInput(found.data ?? stay.place), checkin, checkout }, tripName };
}
