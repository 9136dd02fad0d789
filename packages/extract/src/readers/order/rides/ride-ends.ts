import { plain } from '../../../text/plain.ts';
import type { RideEvent } from './ride-events.ts';
import type { RideKind } from './ride-units.ts';

export type Said = { day: string; sure: boolean };
/** `placeAt` and `timeAt` count within the piece. */
export type End = { day?: Said; time?: string; timeAt?: number; place?: string; placeAt?: number };
export type Ends = { from: End; to: End };

type Of<K extends RideEvent['kind']> = RideEvent & { kind: K };
type Which = 'from' | 'to';

/**
 * Which end each day, hour and place is of. What is said goes to the end that was named last, the first one until then;
 * what that end has already, to the other. A hired car has an hour at both ends, a driver only where he waits.
 */
export function endsIn(events: readonly RideEvent[], kind: RideKind): Ends {
  const ends: Ends = { from: {}, to: {} };
  const span = kind === 'car' ? spanIn(events) : null;
  if (span) {
    ends.from = { day: span[0], time: span[1].time, timeAt: span[1].at };
    ends.to = { day: span[2], time: span[3].time, timeAt: span[3].at };
  }
  const behind = kind === 'car' && !span ? daysBehind(events) : null;
  if (behind) {
    ends.from = { day: behind[0] };
    ends.to = { day: behind[1] };
  }
  const saysReturn = events.some((event) => event.kind === 'end' && event.end === 'to' && event.sure);
  const named = new Set<Which>();
  /** Ends whose place was said before they were named: what stands behind the name has the last say. */
  const early = new Set<Which>();
  let now: Which = 'from';
  for (const event of events) {
    if (span?.some((one) => one === event) || behind?.some((one) => one === event)) continue;
    if (event.kind === 'end') {
      // "transfer on the return": the way back, and not where it ends
      if (event.isReturn && kind === 'transfer') continue;
      // "to Seattle" says where, behind where from; of a hired car that has a plainer word for its return, not that
      // "vers l'aéroport de Nice depuis l'Hôtel du Parc": where from is said behind it
      const isFirst = ends.from.place === undefined && !(kind === 'transfer' && saysFromBehind(events, event.at));
      if (!event.sure && (isFirst || (kind === 'car' && saysReturn))) continue;
      const isAgain: boolean = event.end === 'from' && now === 'from' && event.sure && isWhole(ends.from);
      // a second "Pick-up" over a later day is the other end, whose own word is not known
      now = isAgain ? 'to' : event.end;
      if (event.sure) named.add(event.end);
    } else if (event.kind === 'same') {
      if (now === 'to' && ends.from.place && ends.to.place === undefined) setPlace(ends.to, ends.from.place, event.at);
    } else if (event.kind === 'place') {
      // "Met at Lisbon airport by Alfama Transfers: 15:40 from Lisbon Airport to Casa do Largo": said twice of one end
      if (now === 'from' && plain(ends.from.place ?? '') === plain(event.name)) continue;
      const isBetter: boolean = early.has(now) && named.has(now);
      const which: Which = ends[now].place === undefined || isBetter ? now : 'to';
      if (ends[which].place !== undefined && !isBetter) continue;
      setPlace(ends[which], event.name, event.at);
      if (named.has(which)) early.delete(which);
      else early.add(which);
      if (kind === 'car') now = which;
    } else if (event.kind === 'day' && isRepeat(event, now, ends)) {
      // "CAR – Tuesday 6 October" over "Pick-up | 6 Oct | 10:30": said twice of one end
    } else {
      const which = whichFor(event.kind, now, ends, kind);
      if (!which) continue;
      if (event.kind === 'day') ends[which].day = { day: event.day, sure: event.sure };
      else Object.assign(ends[which], { time: event.time, timeAt: event.at });
      if (kind === 'car') now = which;
    }
  }
  return ends;
}

const saysFromBehind = (events: readonly RideEvent[], at: number): boolean => {
  const from = events.find((one) => one.kind === 'end' && one.end === 'from' && one.sure && one.at > at);
  const places = events.filter(({ kind }) => kind === 'place');
  return (
    from !== undefined &&
    places.some((one) => one.at > from.at) &&
    places.some((one) => one.at > at && one.at < from.at)
  );
};

const isRepeat = ({ day }: Of<'day'>, now: Which, { from }: Ends) =>
  now === 'from' && from.day?.day === day && from.time === undefined;

function setPlace(end: End, place: string, placeAt: number): void {
  end.place = place;
  end.placeAt = placeAt;
}

function whichFor(field: 'day' | 'time', now: Which, ends: Ends, kind: RideKind): Which | null {
  if (kind === 'transfer' && ends.from[field] === undefined) return 'from';
  if (ends[now][field] === undefined) return now;
  // "Prise 9h30, retour le 9/06 à 18h00 | 08/06/2027": the day in a column of its own is of where it begins
  if (kind === 'car' && field === 'day' && now === 'to' && ends.from.day === undefined) return 'from';
  // all is said of where it begins: what comes is of where it ends
  return kind === 'car' && now === 'from' && ends.to[field] === undefined ? 'to' : null;
}

const isWhole = ({ day, time, place }: End) => day !== undefined && time !== undefined && place !== undefined;

type Span = [Of<'day'>, Of<'time'>, Of<'day'>, Of<'time'>];

/** "Prise 12:00, remise 17:30 | 05/04/2027 au 08/04/2027": both days in a cell of their own, behind both hours. */
function daysBehind(events: readonly RideEvent[]): [Of<'day'>, Of<'day'>] | null {
  const said = events.filter((event) => event.kind === 'day' || event.kind === 'time');
  const [a, b, c, d, more] = said;
  const areLast = a?.kind === 'time' && b?.kind === 'time' && c?.kind === 'day' && d?.kind === 'day' && !more;
  return areLast && c.day < d.day ? [c, d] : null;
}

/** "14 May, 9:00 – 16 May, 18:30": both moments side by side, wherever the places stand. */
function spanIn(events: readonly RideEvent[]): Span | null {
  const said = events.filter((event) => event.kind !== 'end' || event.sure);
  for (let i = 0; i + 3 < said.length; i++) {
    const [a, b, c, d] = said.slice(i, i + 4);
    if (a?.kind === 'day' && b?.kind === 'time' && c?.kind === 'day' && d?.kind === 'time') return [a, b, c, d];
  }
  return null;
}
