import type { Place, Segment } from '@escale/contract';
import { hasTime } from '@escale/contract/place-clock';
import { shortDay, wallTime } from '../../words/dates.ts';
import type { Language } from '../../words/language.ts';
import type { WordKey } from '../../words/namespaces.ts';

export type Fact = { label: WordKey; value: string };

/** What the desk, the gate or the driver asks for: short, and only what is known. */
export function shortFacts(segment: Segment, language: Language): Fact[] {
  return known(asked(segment, language));
}

type Maybe = { label: WordKey; value: string | undefined };
const known = (facts: Maybe[]) => facts.filter((fact): fact is Fact => Boolean(fact.value));

function asked(segment: Segment, language: Language): Maybe[] {
  const clock = (moment: string | undefined) =>
    moment && (hasTime(moment) ? wallTime(moment) : shortDay(moment, language));
  switch (segment.type) {
    case 'flight':
      return [
        { label: 'home.terminal', value: segment.departureTerminal },
        { label: 'home.gate', value: segment.departureGate },
        { label: 'home.seat', value: segment.seatNumber ?? seatsOf(segment) },
        { label: 'home.boards', value: clock(segment.boardingTime) },
        { label: 'now.cabin', value: segment.cabin },
        { label: 'now.arrivalTerminal', value: segment.arrivalTerminal },
      ];
    case 'train':
      return [
        { label: 'home.platform', value: segment.departurePlatform },
        { label: 'home.coach', value: segment.coachNumber },
        { label: 'home.seat', value: segment.seat ?? seatsOf(segment) },
        { label: 'now.class', value: segment.travelClass },
      ];
    case 'hotel':
      return [
        { label: 'home.checkIn', value: clock(segment.start) },
        { label: 'home.checkOut', value: segment.end && dayAndTime(segment.end, language) },
        { label: 'home.rooms', value: String(segment.numberOfRooms) },
      ];
    case 'vessel':
      return [
        { label: 'home.cabin', value: segment.cabin },
        { label: 'home.deck', value: segment.deck },
        { label: 'now.vehicle', value: segment.vehicle },
      ];
    case 'cruise':
      return [
        { label: 'home.cabin', value: segment.cabin },
        { label: 'home.deck', value: segment.deck },
      ];
    case 'car-rental':
      return [
        { label: 'home.car', value: segment.carDescription },
        { label: 'now.dropOff', value: segment.end && dayAndTime(segment.end, language) },
      ];
    case 'event':
      return [{ label: 'home.until', value: clock(segment.end) }];
    case 'transfer':
      return [];
  }
}

/** What one reads before going there: a sentence each. */
export function longFacts(segment: Segment): Fact[] {
  switch (segment.type) {
    case 'hotel':
      return known([
        { label: 'now.room', value: segment.roomDescription },
        { label: 'now.cancellation', value: segment.cancellationPolicy },
        { label: 'now.notes', value: segment.notes },
      ]);
    case 'car-rental':
      return known([
        { label: 'now.pickUpInstructions', value: segment.pickUpInstructions },
        { label: 'now.notes', value: segment.notes },
      ]);
    case 'transfer':
      return known([
        { label: 'now.driver', value: segment.serviceInfo },
        { label: 'now.notes', value: segment.notes },
      ]);
    case 'event':
      return known([
        { label: 'now.purpose', value: segment.purpose },
        { label: 'now.notes', value: segment.comment ?? segment.notes },
      ]);
    default:
      return known([{ label: 'now.notes', value: segment.notes }]);
  }
}

function seatsOf(segment: Segment): string | undefined {
  return segment.travelers?.flatMap(({ seat }) => (seat ? [seat] : [])).join(', ');
}

function dayAndTime(moment: string, language: Language): string {
  return [shortDay(moment, language).replaceAll(',', ''), wallTime(moment)].filter(Boolean).join(' ');
}

/** A telephone number that a tap calls. */
export function phoneOf(segment: Segment): string | undefined {
  return segment.type === 'hotel' || segment.type === 'transfer' ? segment.phone : undefined;
}

/** The address of a place in the maps service; by its name and address where nobody knows its coordinates. */
export function mapsAddress(place: Place): string {
  const words = [place.name, place.address ?? place.city].filter(Boolean).join(', ');
  const exact = !place.address && place.latitude !== undefined && place.longitude !== undefined;
  const query = exact ? `${place.latitude},${place.longitude}` : words;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}
