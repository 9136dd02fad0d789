import { dayOf, hasTime } from '@escale/contract/place-clock';
import { distanceKm, endPlace, startPlace } from '../../segments/places.ts';
import { carriesPeople } from './carries-people.ts';
import type { Entry } from './entries.ts';

/** As far as an airport is from its town; farther, one has left. */
const aroundTownKm = 80;

/**
 * A room is one's own until eleven, and one flies at nine: the check-out stands before what takes one away from there that
 * day, and its hour is until when it may be. Where places are not known it stays at its hour.
 * @param entries in order of time
 */
export function withLeavings(entries: readonly Entry[]): Entry[] {
  return entries.map((entry) => {
    const leaving = entry.role === 'check-out' && hasTime(entry.at) ? leavingOf(entry, entries) : undefined;
    return leaving ? { ...entry, at: dayOf(entry.at), latest: entry.at, instantMs: leaving.instantMs - 1 } : entry;
  });
}

/** The flight that leaves the town of a house before its check-out, or the driver to it. */
function leavingOf(out: Entry, entries: readonly Entry[]): Entry | undefined {
  const checkIn = entries.find(({ segment, role }) => segment === out.segment && role === 'check-in');
  const rides = entries.filter(
    ({ segment, role, at, instantMs }) =>
      (role === 'whole' || role === 'embark') &&
      carriesPeople.has(segment.type) &&
      segment.status !== 'cancelled' &&
      dayOf(at) === dayOf(out.at) &&
      instantMs < out.instantMs &&
      instantMs > (checkIn?.instantMs ?? 0),
  );
  const away = (place: Entry['place']) => (place && out.place ? distanceKm(place, out.place) : null);
  const isHere = ({ segment }: Entry) => (away(startPlace(segment)) ?? Infinity) < aroundTownKm;
  const leaving = rides.findIndex((ride) => isHere(ride) && (away(endPlace(ride.segment)) ?? 0) > aroundTownKm);
  return rides.slice(0, leaving + 1).find(isHere);
}
