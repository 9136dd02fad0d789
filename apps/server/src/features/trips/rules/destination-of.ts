import type { Place, SegmentDraft } from '@escale/contract';
import { endPlace, isRide, placesConnect, startPlace } from '@escale/contract/segment-places';
import { beginsAt, finishesAt } from '@escale/contract/segment-times';
import { inTimeOrder, takingPlace } from './itinerary.ts';

export type Destination = {
  name: string;
  country?: string;
  iata?: string;
  latitude?: number;
  longitude?: number;
  timeZone?: string;
};

/**
 * Where the trip goes: the place where its traveller stays longest away from where the first ride began. A hotel counts
 * for its nights, an arrival until the next ride leaves. Null where nothing has a place.
 */
export function destinationOf(segments: readonly SegmentDraft[], set: Place | null): Destination | null {
  if (set) return named(set);
  const ordered = inTimeOrder(takingPlace(segments));
  const firstRide = ordered.find(isRide);
  const home = firstRide ? startPlace(firstRide) : null;
  const stays: { place: Place; ms: number }[] = [];
  ordered.forEach((segment, at) => {
    const place = endPlace(segment);
    // Where a car is handed back says nothing of where its driver was.
    if (!place || segment.type === 'car-rental') return;
    const leave = ordered.slice(at + 1).find(isRide);
    const ms = isRide(segment)
      ? (leave ? beginsAt(leave) : finishesAt(segment)) - finishesAt(segment)
      : finishesAt(segment) - beginsAt(segment);
    const known = stays.find((stay) => placesConnect(stay.place, place));
    // An airport says the town's name only when the tables knew it; a hotel nearby may say it better.
    if (known) known.ms = Math.max(known.ms, ms);
    else stays.push({ place, ms });
    if (known && !known.place.city && place.city) known.place = { ...known.place, city: place.city };
  });
  const away = stays.filter((stay) => !placesConnect(stay.place, home));
  const longest = (away.length > 0 ? away : stays).reduce<{ place: Place; ms: number } | null>(
    (best, stay) => (!best || stay.ms > best.ms ? stay : best),
    null,
  );
  return longest ? named(longest.place) : null;
}

function named(place: Place): Destination {
  const { country, iata, latitude, longitude, timeZone } = place;
  const known = { country, iata, latitude, longitude, timeZone };
  const present = Object.entries(known).filter(([, value]) => value !== undefined);
  return { name: place.city ?? place.name, ...Object.fromEntries(present) };
}
