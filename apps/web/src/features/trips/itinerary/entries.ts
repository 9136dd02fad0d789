import type { Place, Segment } from '@escale/contract';
import { atPlace, dayOf, hasTime, instantOf, wallClockOf } from '@escale/contract/place-clock';
import { endPlace, startPlace } from '../../segments/places.ts';
import { withLeavings } from './leaving.ts';

/** A stay, a rental and a cruise show at both ends; the rest shows once. */
export type Role = 'whole' | 'check-in' | 'check-out' | 'pick-up' | 'drop-off' | 'embark' | 'call' | 'disembark';

/** One line of the itinerary. */
export type Entry = {
  key: string;
  segment: Segment;
  role: Role;
  /** A moment: a place time, or a day. */
  at: string;
  until: string | null;
  /** Of a check-out that comes earlier than it need: until when the room is one's own. `at` is its day then. */
  latest?: string;
  place: Place | null;
  instantMs: number;
};

/** The itinerary's lines in the order in which they happen. A moment without a zone is read in `homeZone`. */
export function entriesOf(segments: readonly Segment[], homeZone: string): Entry[] {
  const entries = segments.flatMap((segment) =>
    linesOf(segment).map((line) => ({ ...line, instantMs: whenIs(line, homeZone) })),
  );
  return withLeavings(entries.sort(inOrder)).sort(inOrder);
}

const inOrder = (one: Entry, other: Entry) => one.instantMs - other.instantMs;

type Line = Omit<Entry, 'instantMs' | 'latest'>;

function linesOf(segment: Segment): Line[] {
  const line = (role: Role, at: string, place: Place | null, until: string | null = null): Line => ({
    key: `${segment.id}:${role}${role === 'call' ? `:${at}` : ''}`,
    segment,
    role,
    at,
    until,
    place,
  });
  const first = startPlace(segment);
  const last = endPlace(segment);
  const { start, end = null } = segment;
  switch (segment.type) {
    case 'hotel':
      return [line('check-in', start, first), ...(end ? [line('check-out', end, last)] : [])];
    case 'car-rental':
      return [line('pick-up', start, first), ...(end ? [line('drop-off', end, last)] : [])];
    case 'cruise': {
      const calls = segment.portsOfCall.flatMap(({ place, arrival, departure }) =>
        arrival ? [line('call', arrival, place, departure ?? null)] : [],
      );
      return [line('embark', start, first), ...calls, ...(end ? [line('disembark', end, last)] : [])];
    }
    default:
      return [line('whole', start, first, end)];
  }
}

/** On a day without a time one leaves in the morning and arrives in the afternoon. */
const usualTime: Record<Role, string> = {
  whole: '00:00:00',
  'check-in': '15:00:00',
  'check-out': '10:00:00',
  'pick-up': '12:00:00',
  'drop-off': '11:00:00',
  embark: '15:00:00',
  call: '09:00:00',
  disembark: '09:00:00',
};

function whenIs({ at, role, place }: Line, homeZone: string): number {
  const known = instantOf(at);
  if (known !== null) return known;
  const wall = hasTime(at) ? wallClockOf(at) : `${at}T${usualTime[role]}`;
  return instantOf(atPlace(wall, place?.timeZone ?? homeZone)) ?? Date.parse(`${wall}Z`);
}

export type Day = { key: string; day: string; entries: Entry[] };

/** Groups by the calendar day of the place. East over the date line the same day comes twice, and so it is shown. */
export function daysOf(entries: readonly Entry[]): Day[] {
  const days: Day[] = [];
  for (const entry of entries) {
    const day = dayOf(entry.at);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ key: `${day}:${days.length}`, day, entries: [entry] });
  }
  return days;
}

export type Progress = 'done' | 'now' | 'next' | 'later';

/** How far along the traveller is: at most one line is `next`, and cancelled ones are neither. */
export function progressOf(entries: readonly Entry[], nowMs: number): Map<string, Progress> {
  let nextFound = false;
  return new Map(
    entries.map((entry): [string, Progress] => {
      if (entry.segment.status === 'cancelled') return [entry.key, entry.instantMs <= nowMs ? 'done' : 'later'];
      const untilMs = entry.until ? instantOf(entry.until) : null;
      if (entry.instantMs <= nowMs) return [entry.key, untilMs !== null && untilMs > nowMs ? 'now' : 'done'];
      // Leaving a room for a flight is no appointment: the flight is.
      if (nextFound || entry.latest) return [entry.key, 'later'];
      nextFound = true;
      return [entry.key, 'next'];
    }),
  );
}
