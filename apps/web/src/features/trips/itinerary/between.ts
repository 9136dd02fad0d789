import type { Place, Segment, SegmentType } from '@escale/contract';
import { dayOf, instantOf, wallClockOf, zoneOf } from '@escale/contract/place-clock';
import { cityOf, distanceKm, endPlace, isSamePlace, shortName, startPlace } from '../../segments/places.ts';
import { carriesPeople } from './carries-people.ts';
import type { Entry } from './entries.ts';

/**
 * What lies between two lines of an itinerary. Minutes are whole. What does not fit together is no matter of these: see
 * `hints/`.
 */
export type Between =
  /** Time at the airport, station or port before `next` leaves. `connection`: one arrived there in the same way. */
  | { kind: 'wait'; minutes: number; at: Hub; connection: boolean; place: string }
  /** Leaves from another airport than the one arrived at. */
  | { kind: 'change'; from: string; to: string; minutes: number }
  | { kind: 'walk'; minutes: number }
  /** The clocks at `place` differ from those left behind: positive is forward. `moment` names the zone. */
  | { kind: 'clocks'; minutes: number; place: string; moment: string }
  | { kind: 'nights'; count: number; hotel: string };

type Hub = 'airport' | 'station' | 'port';

const hubs: Partial<Record<SegmentType, Hub>> = { flight: 'airport', train: 'station', vessel: 'port', cruise: 'port' };
const longestWaitMinutes = 12 * 60;
/** People walk 4.8 km an hour, and streets are a third longer than the crow's way. */
const walkMinutesPerKm = 16;
const longestWalkKm = 2;

/** What to say after each line, by its key. Cancelled segments are as if they were not there. */
export function betweenEntries(entries: readonly Entry[]): Map<string, Between[]> {
  const standing = entries.filter(({ segment }) => segment.status !== 'cancelled');
  const segments = [...new Set(standing.map(({ segment }) => segment))];
  return new Map(
    standing.map((entry, index) => {
      const next = standing[index + 1];
      return [
        entry.key,
        [...clocksAfter(entry, next), ...(next ? [...wayTo(entry, next), ...nightsTo(entry, next, segments)] : [])],
      ];
    }),
  );
}

function clocksAfter(entry: Entry, next: Entry | undefined): Between[] {
  const { segment, role } = entry;
  const arrival = endPlace(segment);
  if (role === 'whole' && segment.end && arrival) {
    const minutes = clockChange(segment.start, segment.end);
    if (minutes !== 0) return [{ kind: 'clocks', minutes, place: cityOf(arrival), moment: segment.end }];
  }
  // Staying where one is, over the night in which summer time begins or ends.
  const stays = next && zoneOf(entry.at) !== null && zoneOf(entry.at) === zoneOf(next.at);
  const minutes = stays ? clockChange(entry.at, next.at) : 0;
  if (minutes === 0 || !next?.place) return [];
  return [{ kind: 'clocks', minutes, place: cityOf(next.place), moment: next.at }];
}

/** In minutes; 0 where a zone is not known. */
function clockChange(from: string, to: string): number {
  const [before, after] = [offsetMinutes(from), offsetMinutes(to)];
  return before === null || after === null ? 0 : after - before;
}

function offsetMinutes(moment: string): number | null {
  const instantMs = instantOf(moment);
  return instantMs === null ? null : (Date.parse(`${wallClockOf(moment)}Z`) - instantMs) / 60_000;
}

function wayTo(entry: Entry, next: Entry): Between[] {
  const from = endPlace(entry.segment);
  const to = startPlace(next.segment);
  const minutes = minutesBetween(entry, next);
  if (!from || !to || entry.segment === next.segment || (minutes !== null && minutes < 0)) return [];

  const hub = next.role === 'whole' || next.role === 'embark' ? hubs[next.segment.type] : undefined;
  if (hub && minutes !== null && minutes > 0 && minutes <= longestWaitMinutes) {
    const connection = hubs[entry.segment.type] === hub;
    if (isSamePlace(from, to)) {
      return [{ kind: 'wait', minutes, at: hub, connection, place: cityOf(to) }];
    }
    if (connection) return [{ kind: 'change', from: shortName(from), to: shortName(to), minutes }];
  }
  return dayOf(entry.until ?? entry.at) === dayOf(next.at) ? walk(from, to) : [];
}

/** From the end of one to the start of the other, by instants; null where a zone or an end is not known. */
function minutesBetween(entry: Entry, next: Entry): number | null {
  if (entry.role !== 'whole' || !entry.until) return null;
  const [from, to] = [instantOf(entry.until), instantOf(next.at)];
  return from === null || to === null ? null : Math.round((to - from) / 60_000);
}

function walk(from: Place, to: Place): Between[] {
  const km = distanceKm(from, to);
  if (km === null || km > longestWalkKm) return [];
  const minutes = Math.round(km * walkMinutesPerKm);
  return minutes < 2 ? [] : [{ kind: 'walk', minutes }];
}

function nightsTo(entry: Entry, next: Entry, segments: readonly Segment[]): Between[] {
  const nights = daysFrom(dayOf(entry.at), dayOf(next.at));
  // A line that itself lasts through the night (a night train, a cruise) says so.
  if (nights.length === 0) return [];
  const notes: Between[] = [];
  for (const night of nights) {
    if (travelsThrough(night, segments)) continue;
    const hotel = segments.find((segment) => segment.type === 'hotel' && covers(segment, night));
    if (hotel?.type === 'hotel') addNight(notes, { kind: 'nights', count: 1, hotel: hotel.name });
  }
  return notes;
}

function addNight(notes: Between[], night: Extract<Between, { kind: 'nights' }>): void {
  const last = notes.at(-1);
  if (last?.kind === 'nights' && last.hotel === night.hotel) last.count += 1;
  else notes.push(night);
}

function travelsThrough(night: string, segments: readonly Segment[]): boolean {
  return segments.some((segment) => carriesPeople.has(segment.type) && covers(segment, night));
}

/** The night that follows the day. */
function covers(segment: Segment, day: string): boolean {
  return segment.end !== undefined && dayOf(segment.start) <= day && dayOf(segment.end) > day;
}

/** Every day from the first, without the last. */
function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(first); at < Date.parse(last) && days.length < 100; at += 86_400_000) {
    days.push(new Date(at).toISOString().slice(0, 10));
  }
  return days;
}
