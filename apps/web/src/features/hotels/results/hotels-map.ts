import type { FoundHotel } from '@escale/contract';
import type { MapLine, MapPlace, TripMap } from '../../map/trip-map.ts';
import type { Stay } from '../stay.ts';

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
