import type { Candidate, RentalCarBooking, TaxiBooking } from '../../../booking.ts';
import { findTimes } from '../../../text/times.ts';
import type { Label } from '../../text/labels/labels.ts';
import type { Passage } from '../../text/passages/passages.ts';
import { codesIn } from '../codes.ts';
import { itemOf } from '../items.ts';
import type { OrderFacts } from '../stays/stays.ts';
import { dayAbove, isTimedRow, passagesOfUnits, sectionFrom } from '../units.ts';
import { askedDays } from './asked-days.ts';
import { withDriver } from './driver-named.ts';
import { type ListedNumber, listedNumbers, withListedNumber } from './listed-numbers.ts';
import { driveFrom, hireFrom, namesOf, type Ride } from './piece-rides.ts';
import { returnRowOf } from './return-row.ts';
import type { Said } from './ride-ends.ts';
import { rideEvents } from './ride-events.ts';
import { goesOn } from './ride-goes-on.ts';
import { isRightBelow, linesOfRides } from './ride-lines.ts';
import { type RideKind, type RideUnit, rideUnitsOf } from './ride-units.ts';
import { rowRunsItself, saysWay } from './says-way.ts';

/** What a title, or the first row of a table, says of the units below it. */
type Section = { kinds: readonly RideKind[]; units: readonly RideUnit[] };

/**
 * Hired cars and drivers, however the paper sets them out: from a row, a line or a sentence that is about one, on to the
 * next ones until all is said that a ride needs. What was read of the same kind at the same hour is left out.
 */
export function ridesOfRecords(passages: readonly Passage[], facts: OrderFacts): Candidate[] {
  const units = rideUnitsOf(linesOfRides(passages), facts);
  const asked = askedDays(passages, facts);
  const listed = listedNumbers(passages, facts);
  const rides: Candidate[] = [];
  let tried = 0;
  let title: Section | null = null;
  /** A row of a table of rides: the rows below it are rides too, under the number over the first. */
  let above: Section | null = null;
  for (let i = 0; i < units.length; i++) {
    const unit = units[i];
    if (!unit) continue;
    if (unit.isTitle) {
      const kinds = unit.about === 'other' ? null : unit.about;
      title = kinds ? { kinds, units: sectionFrom(units, i) } : null;
    }
    above = isRowBelow(above, unit) ? above : null;
    above ??= sectionOver(units, i);
    const head: Section | null = title ?? above;
    const kinds: RideUnit['about'] = isRowOfRide(unit)
      ? (head?.kinds ?? unit.about)
      : (unit.about ?? head?.kinds ?? null);
    if (kinds === null || kinds === 'other' || rowRunsItself(unit.item)) continue;
    if (++tried > maxTried) break;
    const row = unit.item.passages[0]?.row;
    const found = rideOfKinds(kinds, units, i, head, facts, {
      day: row === undefined ? undefined : asked.get(row),
      listed,
    });
    if (!found) continue;
    i += found.taken - 1;
    const { candidate } = found.ride;
    const last = units[i];
    if (!above && last && isRowOfRide(last))
      above = { kinds: [candidate.booking.type === 'TaxiReservation' ? 'transfer' : 'car'], units: [unit] };
    if (!rides.some((one) => isSame(one, candidate))) rides.push(candidate);
  }
  return rides;
}

/**
 * "Ground – Blue Seine Chauffeurs – Voucher BSC/4471/02 – EUR 210.00 both ways" over a table of rides: too long for a title, and
 * of every row below.
 */
function sectionOver(units: readonly RideUnit[], at: number): Section | null {
  const [over, unit] = [units[at - 1], units[at]];
  const line = over?.item.passages[0];
  if (!over || !unit || !line || line.inTable || !isRowOfRide(unit) || over.item.text.length > 160) return null;
  const said = over.about ?? (drives.test(over.item.shape) ? (['transfer'] as const) : null);
  if (said === 'other') return null;
  // "Cars to the airport – Juniper Drive" over rows with a number each
  const isNumbered = codesIn(over.item).length === 1 || codesIn(unit.item).length === 1;
  return said && isNumbered ? { kinds: said, units: [{ ...over, block: unit.block }] } : null;
}

const drives = /\b(?:ground|cars|transports?|voitures|vehicules|limos?)\b/;

/** The day that was asked for in the row, and numbers that stand elsewhere. */
type SaidElsewhere = { day: Said | undefined; listed: readonly ListedNumber[] };

function rideOfKinds(
  kinds: readonly RideKind[],
  units: readonly RideUnit[],
  at: number,
  head: Section | null,
  facts: OrderFacts,
  said: SaidElsewhere,
): ReturnType<typeof rideFrom> {
  return (
    kinds.map((kind) => rideFrom(kind, units, at, head?.units ?? [], facts, said)).find((one) => one !== null) ?? null
  );
}

function isRowBelow(above: Section | null, unit: RideUnit): boolean {
  return above !== null && unit.block === above.units[0]?.block && isRowOfRide(unit);
}

/** "Sat 27 Feb | 15:00 | Lake Breeze Lodge | Kisumu Airport" below the heads of a table of rides. */
function isRowOfRide(unit: RideUnit): boolean {
  const columns = unit.item.passages.filter(({ byColumn }) => byColumn);
  const has = (wanted: Label) => columns.some(({ label }) => label === wanted);
  const isWay = has('from') && has('to');
  // "Pick-up | From | To" over "05:10 | 12 Quarry Bank | London Gatwick"
  const isFetched = isWay && columns.some(({ label, text }) => label === 'pickUp' && findTimes(text).length === 1);
  return isFetched || (isTimedRow(unit) && (isWay || (has('pickUp') && has('dropOff')))) || saysWay(unit.item);
}

const maxUnits = 10;
const maxCharacters = 2000;
/** No order books as many cars; a paper that only repeats the word has no end. */
const maxTried = 200;

/** The ride that begins with a unit: of as few units as say it whole, with its number where one of the next says it. */
function rideFrom(
  kind: RideKind,
  units: readonly RideUnit[],
  at: number,
  section: readonly RideUnit[],
  facts: OrderFacts,
  said: SaidElsewhere,
): { ride: Ride; taken: number } | null {
  const over = said.day ?? dayAbove(units, at, facts);
  const { lead, day = over } = kind === 'transfer' ? leadOf(units, at, facts) : { lead: [] };
  const back = kind === 'car' ? returnRowOf(units, at) : null;
  const overRows = back === null ? null : hireOverRows(units, at, back, section, facts);
  if (overRows) return { ride: overRows, taken: 1 };
  let whole: { ride: Ride; taken: number } | null = null;
  for (let count = 1; count <= maxUnits; count++) {
    const last = units[at + count - 1];
    if (!last || (count > 1 && !goesOn(kind, units, at, last))) break;
    const item = itemOf(passagesOfUnits([...lead, ...units.slice(at, at + count)]));
    if (item.text.length > maxCharacters) break;
    const ride = kind === 'car' ? hireFrom(item, section, facts, day) : driveFrom(item, section, facts, day);
    const isDone: boolean = isNumbered(whole?.ride);
    if (
      ride &&
      (!whole ||
        (isDone
          ? saysWhereTo(last, ride, whole.ride) || (lead.length > 0 && goesFurther(ride, whole.ride))
          : isNumbered(ride) || goesFurther(ride, whole.ride)))
    )
      whole = { ride, taken: count };
    // its number was told before it: it goes on to where one is taken
    if (lead.length > 0 && units[at + count]?.block !== last.block) break;
    if ((isDone && lead.length === 0) || (isNumbered(whole?.ride) && whole?.ride.endSaid)) break;
  }
  const numbered = whole?.ride.endSaid ? withListedNumber(whole.ride.candidate, kind, said.listed) : null;
  if (whole && numbered) whole = { ...whole, ride: { ...whole.ride, candidate: numbered } };
  if (!whole || !(isNumbered(whole.ride) || (whole.ride.endSaid && isRightBelow(units, at, section)))) return null;
  return kind === 'car'
    ? { ...whole, ride: withDriver(whole.ride, units.slice(at, at + whole.taken + 3), whole.taken, facts) }
    : whole;
}

/**
 * "We have you down for this Friday, the 13th." and "Return Sat 13 Feb" over "Job 20615", in front of what says who comes when: of one
 * paragraph, its day, and its number where no other place is told there.
 */
function leadOf(units: readonly RideUnit[], at: number, facts: OrderFacts): { day?: Said; lead: RideUnit[] } {
  const eventsOf = ({ item }: RideUnit) => rideEvents(item, facts, namesOf(facts));
  const own = units[at];
  const lead: RideUnit[] = [];
  if (!own || own.item.passages[0]?.inTable || eventsOf(own).some(({ kind }) => kind === 'day')) return { lead };
  for (const unit of units.slice(Math.max(0, at - 3), at).reverse()) {
    if (unit.block !== own.block || unit.about !== null || unit.isTitle || unit.item.passages[0]?.inTable) break;
    if (unit.isDay) return { lead };
    const events = eventsOf(unit);
    if (events.some(({ kind }) => kind === 'time')) break;
    const isOfPlace = events.some(({ kind }) => kind === 'place');
    if (!isOfPlace) lead.unshift(unit);
    const [day, more] = events.filter((event) => event.kind === 'day');
    if (day) return { lead: more ? [] : lead, ...(more ? {} : { day: { day: day.day, sure: day.sure } }) };
    if (isOfPlace) break;
  }
  return { lead: [] };
}

/** Fetched in one row of a programme and given back in another, each with its day in the row or over it. */
function hireOverRows(
  units: readonly RideUnit[],
  at: number,
  back: number,
  section: readonly RideUnit[],
  facts: OrderFacts,
): Ride | null {
  const isTold = units[at]?.item.passages[0]?.inTable === false;
  const blocks = [at, back].map((i) => units[i]?.block);
  // a paragraph may say the number in a sentence of its own, which has no hour: "Check out by 10:30 am." is of the room
  const isBeside = (unit: RideUnit, i: number) =>
    isTold && i > at && blocks.includes(unit.block) && findTimes(unit.item.text).length === 0;
  const own = units.filter((unit, i) => i === at || i === back || isBeside(unit, i));
  const item = itemOf(passagesOfUnits(own));
  const ride = hireFrom(item, section, facts, dayAbove(units, at, facts), null, dayAbove(units, back, facts));
  return isNumbered(ride ?? undefined) ? ride : null;
}

/** "Return: Fri 16-Jul-2027, 09h00" over "George Airport", or a line of "Drop-off" and it: the place, of the same ride. */
function saysWhereTo({ item }: RideUnit, ride: Ride, above: Ride): boolean {
  const [a, b] = [ride.candidate.booking, above.candidate.booking];
  const isSame =
    a.departure?.local === b.departure?.local && a.from?.name === b.from?.name && arrivalOf(a) === arrivalOf(b);
  const to = a.to?.name;
  return (
    isSame &&
    to !== undefined &&
    to !== b.to?.name &&
    item.text.length < 90 &&
    (item.text.replace(onwards, '').startsWith(to) || (item.text.includes(to) && item.text.length - to.length < 24))
  );
}

/** "Pick-up" over "To", without a number. */
const goesFurther = (ride: Ride, { endSaid, candidate }: Ride) =>
  ride.endSaid && !endSaid && isSame(ride.candidate, candidate);

const onwards = /^(?:to|à|au|vers|nach|a|hasta) (?:the |la |l['’])?/;

const isNumbered = (ride: Ride | undefined) => ride?.candidate.booking.reference !== undefined;

const arrivalOf = (booking: RentalCarBooking | TaxiBooking) =>
  'arrival' in booking ? booking.arrival?.local : undefined;

function isSame({ booking: a }: Candidate, { booking: b }: Candidate): boolean {
  if (a.type !== b.type || !('departure' in a) || !('departure' in b)) return false;
  if (a.departure?.local === b.departure?.local) return true;
  // a driver may come twice under one number
  return a.type === 'RentalCarReservation' && a.reference !== undefined && a.reference === b.reference;
}
