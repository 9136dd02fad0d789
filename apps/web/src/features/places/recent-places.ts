import { calls } from 'virtual:contract';
import type { Place, Trip } from '@escale/contract';
import type { QueryClient } from '@tanstack/react-query';
import { endPlace, startPlace } from '../segments/places.ts';

const most = 5;

/**
 * The places of the trips that this device has seen, those of the latest first: who books a way back types none of it again.
 * Nothing is kept for it; what is gone from the device is gone from here.
 */
export function recentPlaces(queries: QueryClient, types: string): Place[] {
  const trips = queries
    .getQueryCache()
    .findAll({ queryKey: [calls.getTrip.path] })
    .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .map(({ state }) => state.data as Trip | undefined);
  const wanted = types.split(',');
  const found = new Map<string, Place>();
  for (const trip of trips) {
    for (const segment of trip?.segments ?? []) {
      for (const place of [startPlace(segment), endPlace(segment)]) {
        if (!place?.timeZone || place.latitude === undefined) continue;
        const kind = place.iata ? 'airport' : segment.type === 'train' ? 'station' : 'address';
        if (types === '' || wanted.includes(kind)) found.set(place.iata ?? `${place.name}|${place.address}`, place);
      }
    }
  }
  return [...found.values()].slice(0, most);
}
