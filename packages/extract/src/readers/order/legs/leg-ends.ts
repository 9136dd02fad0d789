import { fold } from '../../../knowledge/index.ts';
import { addDays } from '../../../text/days.ts';
import { minutesAt } from '../../../text/zone-time.ts';
import type { PrintedPlace } from '../../text/journeys/printed-place.ts';
import { samePlace } from '../../text/journeys/same-place.ts';
import type { Vehicle } from '../../text/journeys/token.ts';
import type { LegEnd, LegEvent } from './leg-events.ts';

type Of<K extends LegEvent['kind']> = Extract<LegEvent, { kind: K }>;
type End = { place?: Of<'place'>; time?: Of<'time'>; day?: Of<'day'> };

/** What the events say of one journey, as far as they say it. */
export type LegSaid = { vehicle?: Of<'vehicle'>; from: End; to: End };

/**
 * Which end each place, clock and day is of: the one that a word or label names, else first where it leaves and then where
 * it arrives. Null where more is said than one journey has.
 */
export function legSaid(events: readonly LegEvent[]): LegSaid | null {
  const said: LegSaid = { from: {}, to: {} };
  const strong = events.some((event) => event.kind === 'time' && !event.weak);
  const places = bestPlaces(events);
  const clocks = events.flatMap((event) => (event.kind === 'time' && (!event.weak || !strong) ? [event] : []));
  const day = events.find((event) => event.kind === 'day');
  const times = withoutLengths(clocks, places, day?.kind === 'day' ? day.day : '2027-01-15');
  let now: LegEnd | null = null;
  let before: LegEvent | undefined;
  let isPair = false;
  for (const event of events) {
    // "Depart Dover | Arrive Dunkirk" over "08:25 | 11:25": a word counts in its own line, or alone in it for the next
    if (before && before.p !== event.p && (before.kind !== 'end' || (event.kind !== 'end' && isPair))) now = null;
    isPair = event.kind === 'end' && before?.kind === 'end';
    before = event;
    if (event.kind === 'end') now = event.end;
    else if (event.kind === 'vehicle') {
      if (said.vehicle && !isSame(said.vehicle.vehicle, event.vehicle)) return null;
      said.vehicle ??= event;
    } else if (event.kind === 'day') {
      if (!putDay(said, event, now)) return null;
    } else if (event.kind === 'time') {
      if (!times.includes(event)) continue;
      const which = now && !said[now].time ? now : !said.from.time ? 'from' : !said.to.time ? 'to' : null;
      if (!which) return null;
      said[which].time = event;
    } else {
      if (!places.includes(event)) continue;
      const isTaken = !putPlace(said, event, now);
      if (isTaken) return null;
    }
  }
  return said;
}

/** Where words name more than two, those that most speaks for. */
function bestPlaces(events: readonly LegEvent[]): Of<'place'>[] {
  const places = events.filter((event) => event.kind === 'place');
  const towns: Of<'place'>[] = [];
  for (const one of places) if (!towns.some((other) => isOneTown(other.place, one.place))) towns.push(one);
  if (towns.length <= 2) return places;
  for (let least = 2; least < 6; least++) {
    const best = places.filter(({ grade }) => grade >= least);
    const left = towns.filter((town) => best.some((one) => isOneTown(one.place, town.place)));
    if (left.length === 2) return best;
    if (left.length < 2) break;
  }
  return places;
}

function putPlace(said: LegSaid, event: Of<'place'>, now: LegEnd | null): boolean {
  const { from, to } = said;
  const again = ([from, to] as const).find((end) => end.place && isOneTown(end.place.place, event.place));
  if (again?.place) {
    if (isBetter(event, again.place)) again.place = event;
    return true;
  }
  const meant = event.end ?? (now && !said[now].place ? now : null);
  const which = meant && !said[meant].place ? meant : !from.place ? 'from' : !to.place ? 'to' : null;
  if (!which || (meant && which !== meant)) return false;
  // where it goes to was said first: where it leaves has its word
  if (!meant && which === 'from' && to.place) return false;
  said[which].place = event;
  return true;
}

const isBetter = (event: Of<'place'>, before: Of<'place'>) =>
  event.grade > before.grade || (event.grade === before.grade && event.place.name.length > before.place.name.length);

/** "Lyon" and "Lyon Part-Dieu", "Paris" and "Charles de Gaulle (CDG)". */
function isOneTown(a: PrintedPlace, b: PrintedPlace): boolean {
  if (samePlace(a, b)) return true;
  const [x, y] = [a, b].map(({ name }) => fold(name).split(' '));
  if (!x || !y) return false;
  const [few, many] = x.length < y.length ? [x, y] : [y, x];
  if (few.every((one) => many.includes(one))) return true;
  const [town, other] = [a, b].map(townOf);
  return town !== undefined && town === other && (isTown(a) || isTown(b));
}

const townOf = (place: PrintedPlace) =>
  fold(place.airport?.city ?? place.city?.name ?? place.station?.city ?? '') || undefined;
const isTown = ({ name, city }: PrintedPlace) => city !== undefined && fold(name) === fold(city.name);

function putDay(said: LegSaid, event: Of<'day'>, now: LegEnd | null): boolean {
  const { from, to } = said;
  if (from.day?.day === event.day) {
    if (now === 'to') to.day ??= event;
    return true;
  }
  if (to.day?.day === event.day) return true;
  const isArrival = now === 'to' && (from.day !== undefined || from.time !== undefined);
  if (!from.day && !isArrival) {
    from.day = event;
    return true;
  }
  if (to.day) return false;
  if (from.day && (event.day < addDays(from.day.day, -1) || event.day > addDays(from.day.day, 2))) return false;
  to.day = event;
  return true;
}

/** "07:10 – 08:20 (1h10)": as long as it is between the two others, by the clocks of both ends. */
function withoutLengths(times: Of<'time'>[], places: readonly Of<'place'>[], day: string): Of<'time'>[] {
  if (times.length !== 3) return times;
  const [from, to] = [places[0], places.find(({ place }) => places[0] && !isOneTown(place, places[0].place))].map(
    (one) => (one?.place.airport ?? one?.place.station ?? one?.place.city)?.zone ?? 'UTC',
  );
  const length = times.findIndex(({ time }, i) => {
    const [first, second] = times.filter((_, j) => j !== i);
    const [start, end] = [
      minutesAt(`${day}T${first?.time}`, from ?? 'UTC'),
      minutesAt(`${day}T${second?.time}`, to ?? 'UTC'),
    ];
    const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    return start !== null && end !== null && (end - start + 2880) % 1440 === minutes;
  });
  return length < 0 ? times : times.filter((_, i) => i !== length);
}

export function isSame(a: Vehicle, b: Vehicle): boolean {
  if (a.kind !== b.kind) return false;
  if (a.kind === 'ship' || b.kind === 'ship')
    return a.kind === b.kind && 'name' in a && 'name' in b && a.name === b.name;
  return a.number === b.number && (a.number !== undefined || JSON.stringify(a) === JSON.stringify(b));
}
