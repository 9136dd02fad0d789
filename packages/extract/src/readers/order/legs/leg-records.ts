import type { Candidate } from '../../../booking.ts';
import { onceFor } from '../../../once-for.ts';
import { findTimes } from '../../../text/times.ts';
import type { Found } from '../../text/found.ts';
import type { Leg } from '../../text/journeys/leg.ts';
import { bookLeg } from '../../text/journeys/leg-bookings.ts';
import { rideOf } from '../../text/journeys/ride-of.ts';
import { mainReference } from '../../text/numbers/references.ts';
import { sameNumber } from '../../text/numbers/same-number.ts';
import type { Passage } from '../../text/passages/passages.ts';
import { type Surroundings, surroundingsOf } from '../../text/passages/rows.ts';
import { type Shared, sharedOf } from '../../text/shared.ts';
import { type Item, itemOf } from '../items.ts';
import type { OrderFacts } from '../stays/stays.ts';
import { dayAbove, sectionFrom } from '../units.ts';
import { isSame, type LegSaid, legSaid } from './leg-ends.ts';
import { type LegEvent, legEvents } from './leg-events.ts';
import { legNumber, numberAbove } from './leg-number.ts';
import { type LegUnit, legUnitsOf, type RideWithout, vehiclesIn } from './leg-units.ts';
import { unnumberedRide } from './leg-unnumbered.ts';
import { wholeLeg } from './leg-whole.ts';

/** A journey, and how far its piece goes; `isClose` where all of it stands in a few lines, `isDated` where its day does, `number` that of its piece. */
export type LegRecord = Span & {
  leg: Candidate;
  isClose: boolean;
  isDated: boolean;
  number: Found<string> | null;
  text: string;
};
/** Offsets within the document. */
export type Span = { from: number; to: number };
/** Also where the paper speaks of journeys that are not held, and of bookings of another kind. */
export type LegRecords = { records: LegRecord[]; notHeld: Span[]; others: Span[] };

type LegContext = {
  facts: OrderFacts;
  around: Surroundings;
  shared: Shared;
  passages: readonly Passage[];
  ride: RideWithout | null;
  /** Where pieces stand that are about one booking. */
  spans: readonly { from: number; to: number }[];
  /** What a unit says, where `lastDay` is the day before its own; several records look at the same units. */
  eventsOf: (unit: LegUnit, lastDay: string | null) => readonly LegEvent[];
};

/**
 * Flights, trains, ships and coaches, however the paper sets them out: from a row, a line or a sentence that is about one,
 * on to the next ones until both ends, both hours and the day are said. Also where it speaks of some that are not held.
 */
export function legsOfRecords(passages: readonly Passage[], facts: OrderFacts): LegRecords {
  const own = passages.filter((p) => !p.former);
  const around = surroundingsOf(own);
  const units = legUnitsOf(own, facts, around);
  const spans = units.flatMap(({ about, item }) => (about ? [spanOf(item.passages)] : []));
  const eventsOf = onceFor((unit: LegUnit) => {
    const byDay = new Map<string | null, readonly LegEvent[]>();
    return (lastDay: string | null) => {
      const events = byDay.get(lastDay) ?? legEvents(unit.item.passages, facts, around, lastDay);
      byDay.set(lastDay, events);
      return events;
    };
  });
  const context: LegContext = {
    facts,
    spans,
    around,
    shared: sharedOf(facts.document),
    passages,
    ride: rideOf(facts.document),
    eventsOf: (unit, lastDay) => eventsOf(unit)(lastDay),
  };
  const feet = numbersAtFoot(units, around);
  const records: LegRecord[] = [];
  let section: { ride: RideWithout | null; units: LegUnit[] } | null = null;
  let tried = 0;
  /** A piece that names a journey and does not tell it: what comes next may be of it. */
  let open = -9;
  let taken = -1;
  for (let i = 0; i < units.length; i++) {
    const unit = units[i];
    if (!unit) continue;
    if (unit.isTitle) section = unit.about === 'leg' ? { ride: unit.ride, units: sectionFrom(units, i) } : null;
    if (unit.about === 'other' || unit.about === 'notHeld' || feet.has(unit)) continue;
    if (unit.about === null && !mayTell.test(unit.item.text)) continue;
    if (unit.about === null && i - open < 4) continue;
    if (++tried > maxTried) break;
    const isBelowPlace = i - 1 > taken && isStop(units[i - 1], context);
    const found = recordFrom(units, i, section, records.at(-1), isBelowPlace ? 1 : maxUnits, context);
    if (!found && unit.about === 'leg') open = i;
    if (!found) continue;
    records.push(found.record);
    i += found.taken - 1;
    taken = i;
  }
  const notHeld = units.flatMap(({ about, item }) => (about === 'notHeld' ? [spanOf(item.passages)] : []));
  const others = units.flatMap(({ about, item }) => (about === 'other' ? [spanOf(item.passages)] : []));
  return { records, notHeld, others };
}

/** "Ship: Pride of Hull" below a crossing that was whole without it. */
function nameBelow(leg: Leg, following: readonly LegUnit[], block: number, { around }: LegContext): void {
  const { vehicle } = leg;
  if (vehicle.kind !== 'ship' || vehicle.name) return;
  const below = following.filter((unit) => unit.block === block).flatMap(({ item }) => item.passages);
  const [named, more] = below.flatMap((p) => (p.label === 'ship' ? vehiclesIn(p, around) : []));
  if (named?.vehicle.kind === 'ship' && !more) vehicle.name = named.vehicle.name;
}

/**
 * "TGV INOUI 9808" below the way, the day and the hours of its journey, and "TGV INOUI 5112" below those of the next: numbers
 * at the foot of what is theirs, the first with hours above it and the last with none below.
 */
function numbersAtFoot(units: readonly LegUnit[], around: Surroundings): Set<LegUnit> {
  const hours = (unit: LegUnit) => findTimes(unit.item.text).length;
  const alone = units.flatMap((unit, i) =>
    unit.about === 'leg' && hours(unit) === 0 && isNumbered(unit, around) ? [i] : [],
  );
  const [first = 0, last = 0] = [alone[0], alone.at(-1)];
  const others = units.some((unit, i) => !alone.includes(i) && unit.about === 'leg' && isNumbered(unit, around));
  const above = units.slice(Math.max(0, first - 6), first).reduce((sum, unit) => sum + hours(unit), 0);
  const below = units.slice(last + 1, last + 6).reduce((sum, unit) => sum + hours(unit), 0);
  return new Set(alone.length > 1 && !others && above >= 2 && below === 0 ? alone.flatMap((i) => units[i] ?? []) : []);
}

const isNumbered = ({ item }: LegUnit, around: Surroundings) =>
  item.passages.some((p) =>
    vehiclesIn(p, around).some(({ vehicle }) => vehicle.number !== undefined || vehicle.kind === 'ship'),
  );

const maxUnits = 8;
/** Clocks, or a way between two codes. */
const mayTell = /\d ?(?:[:.h]|[ap]\.?m)|\b\d{4} ?[-–] ?\d{4}\b|\([A-Z]{3}\)/iu;
const maxTried = 600;

/** Where the next piece begins; both ways of a return may stand in one row, and share what is said once. */
function beginningOf({ item: { passages } }: LegUnit, before: Item): number {
  const said = new Set(before.passages.map(({ at }) => at));
  const own = passages.filter(({ at }) => !said.has(at));
  return spanOf(own.length > 0 ? own : passages).from;
}

/** Without a cell that is merged over several rows, and stands in the first of them. */
function spanOf(passages: readonly Passage[]): { from: number; to: number } {
  const own = passages.filter((p, i) => p.span === p.row || passages[i - 1]?.row === p.row);
  const all = own.length > 0 ? own : passages;
  return {
    from: Math.min(...all.map(({ at }) => at)),
    to: Math.max(...all.map(({ at, text }) => at + text.length)),
  };
}

/** The journey that begins with a unit: of as few units as say it whole. */
function recordFrom(
  units: readonly LegUnit[],
  at: number,
  section: { ride: RideWithout | null; units: LegUnit[] } | null,
  previous: LegRecord | undefined,
  most: number,
  context: LegContext,
): { record: LegRecord; taken: number } | null {
  const { facts, around } = context;
  const above = dayOfRows(units, at, facts) ?? dayAbove(units, at, facts);
  const events: LegEvent[] = [];
  for (let count = 1; count <= most; count++) {
    const last = units[at + count - 1];
    if (!last || (count > 1 && !goesOn(units, at, last, events))) return null;
    if (count > 1 && isOfNextTable(units, at, last, context)) return null;
    const item = itemOf(units.slice(at, at + count).flatMap((unit) => unit.item.passages));
    if (item.text.length > maxCharacters) return null;
    events.push(...context.eventsOf(last, above?.day ?? lastDayOf(previous) ?? dayBefore(last, facts)));
    const said = legSaid(events);
    if (!said) return null;
    // what follows may say what goes, and not what comes after it where it goes
    if (count === 1 && units[at]?.about !== 'leg' && !hasEnds(said) && !isRoute(said)) return null;
    const own = units.slice(at, at + count);
    const next = units.slice(at + count).find(({ about, isTitle, isDay }) => about !== null || isTitle || isDay);
    const ride = section?.ride ?? (around.flies ? null : context.ride);
    const unnumbered = () => unnumberedRide(said, own, ride);
    const leg = wholeLeg(said, { unnumbered, above, nextAt: next && beginningOf(next, item) }, context.passages);
    if (!leg) continue;
    const end = units.findIndex((unit, i) => i >= at + count && (unit.about !== null || !goesOn(units, at, unit)));
    const following = units.slice(at + count, Math.min(end < 0 ? units.length : end, at + count + 3));
    nameBelow(leg, units.slice(at + count, at + count + 3), last.block, context);
    const printed = legNumber(own, following, section?.units ?? [], leg.vehicle, facts);
    const number = printed ?? (sameNumber.test(item.shape) ? numberAbove(units.slice(0, at)) : null);
    return { record: recordOf(leg, item, number, count <= 3, context), taken: count };
  }
  return null;
}

/** "TGV INOUI 9808" at the foot of its table, and the table of the way back, which has a number of its own. */
function isOfNextTable(units: readonly LegUnit[], at: number, last: LegUnit, { around }: LegContext): boolean {
  const first = units[at];
  if (!first?.item.passages[0]?.inTable || last.block === first.block) return false;
  const vehiclesOf = (unit: LegUnit) => unit.item.passages.flatMap((p) => vehiclesIn(p, around));
  const own = vehiclesOf(first);
  const next = units.filter((unit, i) => i > at && unit.block === last.block && unit.about === 'leg');
  return (
    own.length > 0 && next.flatMap(vehiclesOf).some((one) => !own.some(({ vehicle }) => isSame(vehicle, one.vehicle)))
  );
}

/** "07h22 Lille Flandres" over the number of the train: what stands below the number is where it goes to. */
function isStop(unit: LegUnit | undefined, { eventsOf }: LegContext): boolean {
  if (!unit || unit.about !== null || unit.isTitle || unit.isDay || !mayTell.test(unit.item.text)) return false;
  const kinds = eventsOf(unit, null).map(({ kind }) => kind);
  return kinds.includes('place') && kinds.includes('time');
}

const maxCharacters = 1200;
/** "Tokyo Narita (NRT) › Los Angeles (LAX)" over the number, the day and the clocks. */
const isRoute = ({ vehicle, from, to }: LegSaid) =>
  !vehicle && Boolean(from.place?.place.codePrinted && to.place?.place.codePrinted && !from.time);
const hasEnds = ({ from, to }: LegSaid) => Boolean(from.place && to.place && from.time && to.time);

const lastDayOf = (record: LegRecord | undefined) => {
  const booking = record?.leg.booking;
  const local = booking && 'arrival' in booking ? (booking.arrival ?? booking.departure)?.local : undefined;
  return local?.slice(0, 10) ?? null;
};

/** The day that a letter told last: "Friday the 18th" is near it. */
const dayBefore = ({ item: { passages } }: LegUnit, { wholeDays }: OrderFacts): string | null =>
  (passages[0]?.inTable === false ? wholeDays.findLast(({ at }) => at < (passages[0]?.at ?? 0))?.day : null) ?? null;

/** The last day in the first cell of a row above, where the rows below leave that cell empty. */
function dayOfRows(
  units: readonly LegUnit[],
  at: number,
  { rowDays }: OrderFacts,
): { day: string; sure: boolean } | null {
  const unit = units[at];
  if (!unit?.item.passages[0]?.inTable) return null;
  for (let i = at; i >= 0 && units[i]?.block === unit.block; i--) {
    const said = rowDays.get(units[i]?.item.passages[0]?.row ?? -1);
    if (said) return { day: said.day, sure: true };
  }
  return null;
}

/** A new title, another day, a piece about something else: there the record is at its end. */
function goesOn(units: readonly LegUnit[], at: number, unit: LegUnit, said: readonly LegEvent[] = []): boolean {
  const first = units[at];
  if (!first || (unit.isTitle && !unit.isDay) || unit.about === 'other' || unit.about === 'notHeld') return false;
  // "ICE 593" over "Wed 9 June 2027" over its stops: the day of the journey, and of none after it
  if (unit.isDay) {
    const isOpen = said.every(({ kind }) => kind === 'vehicle' || kind === 'place');
    const isNamed = first.isTitle || first.ride !== null || said.some(({ kind }) => kind === 'vehicle');
    return isOpen && isNamed && (first.isTitle || (first.about === 'leg' && first.item.text.length < 90));
  }
  return (
    first.isTitle || unit.block === first.block || unit.item.passages[0]?.inTable === first.item.passages[0]?.inTable
  );
}

function recordOf(
  leg: Leg,
  item: Item,
  number: Found<string> | null,
  isClose: boolean,
  context: LegContext,
): LegRecord {
  const { shared, passages, facts, spans } = context;
  const span = spanOf(item.passages);
  // what stands in the piece of another booking is that one's
  const free = shared.references.filter(
    ({ at }) => (at >= span.from && at < span.to) || !spans.some(({ from, to }) => at >= from && at < to),
  );
  const references = number ? [{ ...number, weight: 3 }] : free;
  const own: Shared = {
    ...shared,
    references,
    reference: mainReference(references),
    travelers: shared.travelers.length > 0 ? shared.travelers : [...facts.travelers],
    price: null,
  };
  return {
    leg: bookLeg(leg, passages, own, facts.document.node),
    ...span,
    isClose,
    isDated: leg.day.at !== undefined,
    number,
    text: item.text,
  };
}
