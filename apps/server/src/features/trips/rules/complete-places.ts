import { atPlace, hasTime, type Place, type SegmentDraft, zoneOf } from '@escale/contract';
import { endZone, startZone } from '@escale/contract/segment-times';

/** What is known of a place beyond what was said; null where it is not certain which one is meant. */
export type CompletePlace = (said: Place, kind: 'airport' | 'station' | 'any') => Place | null;

/**
 * Fills in what a person or a paper left out: coordinates, town and zone of an airport known by its code, of a station
 * known by its name; and gives times without a zone the zone of their place. What was said is never changed.
 */
export function completePlaces(draft: SegmentDraft, complete: CompletePlace): SegmentDraft {
  const kind = draft.type === 'flight' ? 'airport' : draft.type === 'train' ? 'station' : 'any';
  const known = (place: Place): Place => ({ ...complete(place, kind), ...place });
  return withZones(withPlaces(draft, known));
}

function withPlaces(draft: SegmentDraft, known: (place: Place) => Place): SegmentDraft {
  switch (draft.type) {
    case 'hotel':
      return { ...draft, place: known(draft.place) };
    case 'car-rental':
      return { ...draft, pickUp: known(draft.pickUp), ...(draft.dropOff && { dropOff: known(draft.dropOff) }) };
    case 'event':
      return { ...draft, ...(draft.location && { location: known(draft.location) }) };
    case 'transfer':
      return { ...draft, departure: known(draft.departure), ...(draft.arrival && { arrival: known(draft.arrival) }) };
    case 'cruise':
      return {
        ...draft,
        departure: known(draft.departure),
        arrival: known(draft.arrival),
        portsOfCall: draft.portsOfCall.map((port) => withPortZones({ ...port, place: known(port.place) })),
      };
    default:
      return { ...draft, departure: known(draft.departure), arrival: known(draft.arrival) };
  }
}

type Port = { place: Place; arrival?: string | undefined; departure?: string | undefined };

function withPortZones<P extends Port>(port: P): P {
  const zone = port.place.timeZone ?? null;
  return {
    ...port,
    ...(port.arrival && { arrival: inZone(port.arrival, zone) }),
    ...(port.departure && { departure: inZone(port.departure, zone) }),
  };
}

function withZones(draft: SegmentDraft): SegmentDraft {
  const start = inZone(draft.start, startZone(draft));
  const end = draft.end === undefined ? undefined : inZone(draft.end, endZone(draft));
  const boarding =
    draft.type === 'flight' && draft.boardingTime ? { boardingTime: inZone(draft.boardingTime, startZone(draft)) } : {};
  return { ...draft, start, ...(end !== undefined && { end }), ...boarding };
}

function inZone(moment: string, zone: string | null): string {
  if (zone === null || !hasTime(moment) || zoneOf(moment) !== null) return moment;
  return atPlace(moment, zone);
}
