import type { Place, Segment, SegmentType, ShownPlace } from '@escale/contract';
import { dayOf } from '@escale/contract/place-clock';
import { distanceKm, endPlace, startPlace } from '../segments/places.ts';
import { greatCircle, type Point } from './great-circle.ts';

/** A place of the trip, once, however often it is come by. */
export type MapPlace = {
  key: string;
  place: ShownPlace;
  /** Null: it cannot be drawn. */
  at: Point | null;
  /** What brings the traveller there, in the order of the trip. */
  stops: { segmentId: string; type: SegmentType; day: string }[];
  /** What its pin says instead of an icon: a price. */
  tag?: string;
};

/** What the place is to the traveller: where one sleeps rather than where a taxi stopped. */
export function kindOf({ stops }: MapPlace): SegmentType {
  const kinds = stops.map(({ type }) => type);
  return likeliest.find((type) => kinds.includes(type)) ?? 'event';
}

const likeliest: SegmentType[] = ['hotel', 'flight', 'train', 'cruise', 'vessel', 'event', 'car-rental', 'transfer'];

export type MapLine = { segmentId: string; type: SegmentType; points: Point[] };

export type TripMap = { places: MapPlace[]; lines: MapLine[] };

/** Nearer than this is the same place: two ends of a terminal, a hotel and its entrance. */
const samePlaceKm = 0.4;

/** What a map of the trip shows: each place once, in order, and the ways between. A cancelled step leads nowhere. */
export function mapOf(segments: readonly Segment[]): TripMap {
  const places: MapPlace[] = [];
  const lines: MapLine[] = [];
  for (const segment of segments) {
    if (segment.status === 'cancelled') continue;
    const stops = stopsOf(segment);
    for (const { place, moment } of stops) {
      const known = places.find((other) => isOne(other.place, place));
      const stop = { segmentId: segment.id, type: segment.type, day: dayOf(moment) };
      if (!known) places.push({ key: `place-${places.length}`, place, at: pointOf(place), stops: [stop] });
      else if (!known.stops.some(({ segmentId }) => segmentId === segment.id)) known.stops.push(stop);
    }
    lines.push(...waysOf(segment, stops));
  }
  return { places, lines };
}

export function pointOf({ latitude, longitude }: Place): Point | null {
  return latitude === undefined || longitude === undefined ? null : [longitude, latitude];
}

/** One without coordinates and without a complete address: a maps service may know it by its name, we do not. */
export function isIncomplete(place: Place): boolean {
  return pointOf(place) === null && !(place.address && (place.city || place.address.includes(',')));
}

type Stop = { place: ShownPlace; moment: string };

function stopsOf(segment: Segment): Stop[] {
  const { start, end = start } = segment;
  const first = startPlace(segment);
  const last = endPlace(segment);
  const calls = segment.type === 'cruise' ? segment.portsOfCall : [];
  return [
    ...(first ? [{ place: first, moment: start }] : []),
    ...calls.map(({ place, arrival, departure }) => ({ place, moment: arrival ?? departure ?? start })),
    ...(last && last !== first ? [{ place: last, moment: end }] : []),
  ];
}

/** A rented car goes where its driver likes: no line. */
function waysOf(segment: Segment, stops: readonly Stop[]): MapLine[] {
  if (segment.type === 'car-rental' || segment.type === 'hotel' || segment.type === 'event') return [];
  return stops.slice(1).flatMap(({ place }, i) => {
    const from = stops[i] ? pointOf(stops[i].place) : null;
    const to = pointOf(place);
    if (!from || !to) return [];
    const points = segment.type === 'flight' ? greatCircle(from, to) : [from, to];
    return [{ segmentId: segment.id, type: segment.type, points }];
  });
}

function isOne(one: Place, other: Place): boolean {
  if (one.iata && other.iata) return one.iata === other.iata;
  const apartKm = distanceKm(one, other);
  if (apartKm !== null) return apartKm < samePlaceKm;
  return named(one) === named(other);
}

const named = ({ name, address = '' }: Place) => `${name.trim().toLowerCase()}|${address.trim().toLowerCase()}`;
