import type { Segment } from '@escale/contract';
import { wallTime } from '../../words/dates.ts';
import type { WordKey } from '../../words/namespaces.ts';

export type Fact = { label: WordKey; value: string };

const most = 4;

/** What one needs to know on the way there: at most four, and only what is known. */
export function factsOf(segment: Segment): Fact[] {
  const known = allFacts(segment).filter((fact): fact is Fact => Boolean(fact.value));
  const booking: Fact[] = segment.confirmationNumber
    ? [{ label: 'home.confirmation', value: segment.confirmationNumber }]
    : [];
  return [...known, ...booking].slice(0, most);
}

function allFacts(segment: Segment): { label: WordKey; value: string | undefined }[] {
  switch (segment.type) {
    case 'flight':
      return [
        { label: 'home.terminal', value: segment.departureTerminal },
        { label: 'home.gate', value: segment.departureGate },
        { label: 'home.seat', value: segment.seatNumber },
        { label: 'home.boards', value: segment.boardingTime && wallTime(segment.boardingTime) },
      ];
    case 'train':
      return [
        { label: 'home.platform', value: segment.departurePlatform },
        { label: 'home.coach', value: segment.coachNumber },
        { label: 'home.seat', value: segment.seat },
      ];
    case 'hotel':
      return [
        { label: 'home.checkIn', value: wallTime(segment.start) },
        { label: 'home.checkOut', value: segment.end && wallTime(segment.end) },
        { label: 'home.rooms', value: String(segment.numberOfRooms) },
      ];
    case 'vessel':
    case 'cruise':
      return [
        { label: 'home.cabin', value: segment.cabin },
        { label: 'home.deck', value: segment.deck },
      ];
    case 'event':
      return [{ label: 'home.until', value: segment.end && wallTime(segment.end) }];
    case 'car-rental':
      return [{ label: 'home.car', value: segment.carDescription }];
    case 'transfer':
      return [{ label: 'home.phone', value: segment.phone }];
  }
}
