import type { FoundHotel } from '@escale/contract';
import type { MapLine, MapPlace, TripMap } from '../../map/trip-map.ts';
import { kmPerMile, type RadiusMeasure, type Stay } from '../stay.ts';
import { radii } from './filters.ts';

export const destinationKey = 'destination';

/** Each hotel where it stands, with its price on the pin, around the destination; a ring at the radius gives the scale. */
export function hotelsMap(
  stay: Stay,
  radiusKm: number,
  hotels: readonly FoundHotel[],
  tagOf: (hotel: FoundHotel) => string,
): TripMap {
  const places: MapPlace[] = hotels.flatMap((hotel) => {
    const { latitude, longitude } = hotel.place;
    if (latitude === undefined || longitude === undefined) return [];
    const at = [longitude, latitude] as const;
    return [{ key: hotel.hotelCode, place: { ...hotel.place, name: hotel.name }, at, stops: [], tag: tagOf(hotel) }];
  });
  const { latitude, longitude } = stay;
  const destination: MapPlace = {
    key: destinationKey,
    place: { name: stay.place, latitude, longitude },
    at: [longitude, latitude],
    stops: [],
  };
  return { places: [destination, ...places], lines: [ring(stay, radiusKm)] };
}

/** A round number, in the measure asked for, that all these hotels lie within: the search may have reached much further. */
export function ringAround(hotels: readonly FoundHotel[], measure: RadiusMeasure, radius: number): number {
  const farthestKm = Math.max(0, ...hotels.map((hotel) => hotel.distanceFromDestinationKm ?? 0));
  const farthest = measure === 'MI' ? farthestKm / kmPerMile : farthestKm;
  return Math.min(radius, radii.find((round) => round >= farthest) ?? radius);
}

const kmPerDegree = 111.32;

function ring({ latitude, longitude }: Stay, radiusKm: number): MapLine {
  const up = radiusKm / kmPerDegree;
  const aside = up / Math.max(0.05, Math.cos((latitude * Math.PI) / 180));
  const points = Array.from({ length: 65 }, (_, i) => {
    const angle = (i / 64) * 2 * Math.PI;
    return [longitude + aside * Math.sin(angle), latitude + up * Math.cos(angle)] as const;
  });
  return { segmentId: 'radius', type: 'car-rental', points };
}
