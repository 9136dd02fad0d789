import type { Candidate, RentalCarBooking, TaxiBooking } from '../../../booking.ts';
import { fold, isGivenName } from '../../../knowledge/index.ts';
import { plain } from '../../../text/plain.ts';
import type { Found } from '../../text/found.ts';
import { hirerOf } from '../../text/hires/hirers.ts';
import type { Passage } from '../../text/passages/passages.ts';
import { paragraphsOf } from '../../text/passages/sentences.ts';
import { bareCode, codeFor, codeIn, codesIn } from '../codes.ts';
import { type Item, itemOf } from '../items.ts';
import { dayOfLanding } from '../legs/landings.ts';
import type { OrderFacts } from '../stays/stays.ts';
import { dayAbove, isTimedRow, passagesOfUnits, sectionFrom, whereIn } from '../units.ts';
import { askedDays } from './asked-days.ts';
import { carIn } from './car-model.ts';
import { namedFirst } from './named-first.ts';
import { returnRowOf } from './return-row.ts';
import { hireOf, type RideEnd, taxiOf } from './ride-candidates.ts';
import { type End, type Ends, endsIn, type Said } from './ride-ends.ts';
import { rideEvents } from './ride-events.ts';
import { goesOn } from './ride-goes-on.ts';
import { isRightBelow, linesOfRides } from './ride-lines.ts';
import { kindOfLetter, type RideKind, type RideUnit, rideUnitsOf } from './ride-units.ts';
import { sameDayOf } from './same-day.ts';
import { rowRunsItself, saysWay } from './says-way.ts';

/** What a title, or the first row of a table, says of the units below it. */
type Section = { kinds: readonly RideKind[]; units: readonly RideUnit[] };

/** `endSaid`: where it ends is said, and not only taken to be where it began. */
type Ride = { candidate: Candidate<RentalCarBooking | TaxiBooking>; endSaid: boolean };

/**
 * Hired cars and drivers, however the paper sets them out: from a row, a line or a sentence that is about one, on to the
 * next ones until all is said that a ride needs. What was read of the same kind at the same hour is left out.
 */
export function ridesOfRecords(passages: readonly Passage[], facts: OrderFacts): Candidate[] {
  const units = rideUnitsOf(linesOfRides(passages), facts);
  const asked = askedDays(passages, facts);
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
    const found = rideOfKinds(kinds, units, i, head, facts, row === undefined ? undefined : asked.get(row));
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
  return said && codesIn(over.item).length === 1 ? { kinds: said, units: [{ ...over, block: unit.block }] } : null;
}

const drives = /\b(?:ground|cars|transports?|voitures|vehicules|limos?)\b/;

function rideOfKinds(
  kinds: readonly RideKind[],
  units: readonly RideUnit[],
  at: number,
  head: Section | null,
  facts: OrderFacts,
  askedDay: Said | undefined,
): ReturnType<typeof rideFrom> {
  return (
    kinds.map((kind) => rideFrom(kind, units, at, head?.units ?? [], facts, askedDay)).find((one) => one !== null) ??
    null
  );
}

function isRowBelow(above: Section | null, unit: RideUnit): boolean {
  return above !== null && unit.block === above.units[0]?.block && isRowOfRide(unit);
}

/** "Sat 27 Feb | 15:00 | Lake Breeze Lodge | Kisumu Airport" below the heads of a table of rides. */
function isRowOfRide(unit: RideUnit): boolean {
  const labels = unit.item.passages.flatMap(({ byColumn, label }) => (byColumn ? label : []));
  const isWay = labels.includes('from') && labels.includes('to');
  return (
    (isTimedRow(unit) && (isWay || (labels.includes('pickUp') && labels.includes('dropOff')))) || saysWay(unit.item)
  );
}

const maxUnits = 10;
const maxCharacters = 2000;
const maxLetter = 4000;
/** No order books as many cars; a paper that only repeats the word has no end. */
const maxTried = 200;

/** The ride that begins with a unit: of as few units as say it whole, with its number where one of the next says it. */
function rideFrom(
  kind: RideKind,
  units: readonly RideUnit[],
  at: number,
  section: readonly RideUnit[],
  facts: OrderFacts,
  askedDay: Said | undefined,
): { ride: Ride; taken: number } | null {
  const over = askedDay ?? dayAbove(units, at, facts);
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
  // a paragraph may say the number in a sentence of its own
  const own = units.filter((unit, i) => i === at || i === back || (isTold && i > at && blocks.includes(unit.block)));
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

/**
 * The one car or driver that a letter is about, told in all of its sentences, with its number or without one. Whose car
 * it is the letterhead says where nothing else does. A letter that says more moments than one ride has is left.
 */
export function rideOfLetter(passages: readonly Passage[], facts: OrderFacts): Candidate | null {
  const lines = linesOfRides(passages);
  const told = rideUnitsOf(paragraphsOf(lines, 0), facts).filter(({ item }) => !aside.test(item.shape));
  const item = itemOf(passagesOfUnits(told));
  if (item.text.length > maxLetter || told.some(({ about }) => about === 'other')) return null;
  const kind = kindOfLetter(item.shape);
  const events = rideEvents(item, facts, namesOf(facts));
  // "Thursday 15th April, picking up at 4.45am": a day and its hour, whatever stands between
  const clocks = events.filter(({ kind }) => kind === 'day' || kind === 'time');
  const moments = clocks.filter((event, i) => event.kind === 'time' && clocks[i - 1]?.kind === 'day').length;
  if (kind === 'car' && moments === 2)
    return hireFrom(item, [], facts, undefined, letterhead(facts))?.candidate ?? null;
  return kind === 'transfer' && moments === 1 ? (driveFrom(item, [], facts, undefined)?.candidate ?? null) : null;
}

/** A car that is fetched in one entry of a programme and given back in another, of which the piece is made. */
export function hireBetween(item: Item, fetched: string, back: string, facts: OrderFacts): Candidate | null {
  const [from, to] = [fetched, back].map((day) => ({ day, sure: true }));
  return hireFrom(item, [], facts, from, null, to)?.candidate ?? null;
}

/**
 * A driver of whom one entry of a programme tells all.
 * @param house where one sleeps then: "back to Nice Airport" begins there, "pour l'hôtel" ends there.
 */
export function driveOn(item: Item, day: string, house: string | undefined, facts: OrderFacts): Candidate | null {
  return driveFrom(item, [], facts, { day, sure: true }, house)?.candidate ?? null;
}

function hireFrom(
  item: Item,
  section: readonly RideUnit[],
  facts: OrderFacts,
  dayAbove: Said | undefined,
  letterhead: Found<string> | null = null,
  dayOfReturn?: Said,
): Ride | null {
  const own = hirerOf(facts.document, item.passages);
  const first = namedFirst(item);
  const hirer = own ?? hirerOf(facts.document, passagesOfUnits(section)) ?? first ?? letterhead;
  if (!hirer) return null;
  const ends = endsIn(rideEvents(item, facts, [hirer.value, ...namesOf(facts)]), 'car');
  const { place, placeAt = 0 } = ends.from.place ? ends.from : placeOfBoth(item, ends);
  const from = endFrom(item, place ? { ...ends.from, place, placeAt } : ends.from, dayAbove);
  // where nothing else is said it goes back to where it was fetched
  const backBy = dayOfReturn ?? (own || first ? sameDayOf(item, ends, from) : undefined);
  const to = endFrom(item, ends.to.place || !place ? ends.to : { ...ends.to, place, placeAt }, backBy);
  if (!from || !to) return null;
  const reference = referenceOf(item, section, 'RentalCarReservation', facts);
  const car = carIn(item.passages) ?? carIn(passagesOfUnits(section));
  const ride = hireOf(facts, { reference, hirer, car, from, to });
  return ride && { candidate: ride, endSaid: ends.to.place !== undefined };
}

/** "Prise le lundi 14 juin à 10h30 et rendue le mercredi 16 à 17h00 à Lyon Part-Dieu": where both are, behind both moments. */
function placeOfBoth({ shape }: Item, { from, to }: Ends): Pick<End, 'place' | 'placeAt'> {
  const { place, placeAt } = to;
  if (!place || placeAt === undefined || from.timeAt === undefined || to.timeAt === undefined) return {};
  const isBehind = from.timeAt < to.timeAt && to.timeAt < placeAt;
  return isBehind && joinedEnds.test(shape.slice(from.timeAt, to.timeAt)) ? { place, placeAt } : {};
}

const joinedEnds =
  /^[^.;\n]{3,16}(?:et|and|und|&),? (?:(?:is |to be |a |est |puis )?(?:rend(?:ue?s?|re)|restitue\w*|ramene\w*|return\w*|brought back|given back|dropped off))\b[^.;\n]*$/;

/** "Conducteur : M. Yann GUIVARCH", of two who travel; the row may be the one below. */
function withDriver(ride: Ride, units: readonly RideUnit[], taken: number, { travelers }: OrderFacts): Ride {
  const block = units[taken - 1]?.block;
  const said = passagesOfUnits(units.filter((unit) => unit.block === block)).flatMap(
    ({ text, shape, called, label }) =>
      (label === 'person' && driver.test(called)) || driver.test(shape) ? fold(text) : [],
  );
  const isSaid = (name: string | undefined) =>
    name !== undefined && said.some((text) => ` ${text} `.includes(` ${name} `));
  const named = (part: (name: string) => string | undefined) =>
    travelers.filter(({ value: { name } }) => name && isSaid(part(fold(name))));
  const whole = named((name) => name);
  const family = whole.length > 0 ? whole : named((name) => name.split(' ').at(-1));
  // "Jérémie est le conducteur déclaré", in a sentence: "Conducteur : Luc" tells who of them drives
  const [only, more] =
    family.length > 0 || !said.some((text) => isDriver.test(text)) ? family : named((name) => name.split(' ')[0]);
  if (!only || more || travelers.length < 2) return ride;
  return { ...ride, candidate: { ...ride.candidate, booking: { ...ride.candidate.booking, travelers: [only.value] } } };
}

const driver = /\b(?:conducteur|conductrice|drivers?|driven by|au volant|fahrer|conductor|guidatore)\b/;

const isDriver =
  /\b(?:is|will be|est|sera|as|comme)(?: \w+){0,3} (?:drivers?|conducteur|conductrice)\b|\b(?:alone drives|conduira seule?|seule? conduct(?:eur|rice)|only driver)\b/;

/** A house that lets cars signs its letter; a person who forwards one does not. */
function letterhead({ document }: OrderFacts): Found<string> | null {
  const sender = document.origin.senderName;
  return sender && !/@/.test(sender) && document.text.includes(sender)
    ? { value: sender, at: document.text.indexOf(sender), text: sender }
    : null;
}

function driveFrom(
  item: Item,
  section: readonly RideUnit[],
  facts: OrderFacts,
  dayAbove: Said | undefined,
  house?: string,
): Ride | null {
  const ends = fromHouse(endsIn(rideEvents(item, facts, namesOf(facts)), 'transfer'), item, house);
  const { place, time } = ends.from;
  const met = !dayAbove && place && time ? dayOfLanding(place, time, facts.landings ?? []) : null;
  const from = endFrom(item, ends.from, dayAbove ?? (met ? { day: met.day, sure: true } : undefined));
  if (!from) return null;
  const name = ends.to.place;
  const nameAt = whereIn(item, ends.to.placeAt ?? 0) ?? from.nameAt;
  const to = name && name !== from.name ? { name, nameAt } : undefined;
  const ride = taxiOf(facts, { reference: referenceOf(item, section, 'TaxiReservation', facts), from, to });
  return { candidate: ride, endSaid: to !== undefined };
}

/** Where the only place that is said is where one goes, one leaves from where one slept; and goes there where no other end is named. */
function fromHouse({ from, to }: Ends, { shape }: Item, house: string | undefined): Ends {
  const { place, placeAt = 0, ...when } = from;
  if (house && place && anyHouse.test(plain(place))) return { from: { ...from, place: house }, to };
  if (!house || !place || to.place) return { from, to };
  const before = shape.slice(0, placeAt);
  if (!onlyTo.test(before) || waits.test(before))
    return toHouse.test(shape.slice(placeAt)) ? { from, to: { ...to, place: house, placeAt } } : { from, to };
  return { from: { ...when, place: house, placeAt }, to: { ...to, place, placeAt } };
}

const anyHouse = /^(?:the |your |l['’ ])?(?:hotel|apartment|appartement|lodge|inn|guest ?house)$/;
const onlyTo = /(?:\bto|\bvers|(?<![a-z])a|\bau|\bpour|\bfor) (?:the |la |le |l['’ ])?$/;
const waits =
  /\b(?:prise en charge|pick(?:s|ed)?(?: you)?[ -]?up|collect\w*|meets?|waits?|att(?:end|ente)\w*|accueil\w*|rendez-vous)\b/;
const toHouse =
  /\b(?:to|vers|a|pour|for) (?:the |your |la |le |votre |l['’ ]?)?(?:hotel|apartment|appartement|lodge|inn|guest ?house)\b/;

function endFrom(item: Item, said: End, dayAbove: Said | undefined): RideEnd | null {
  const { time, place } = said;
  const on = said.day ?? dayAbove;
  if (!on || !time || !place) return null;
  const [nameAt, timeAt] = [said.placeAt, said.timeAt].map((at) => whereIn(item, at ?? 0));
  return nameAt && timeAt ? { name: place, day: on.day, time, sure: on.sure, nameAt, timeAt } : null;
}

function referenceOf(
  item: Item,
  section: readonly RideUnit[],
  kind: 'RentalCarReservation' | 'TaxiReservation',
  facts: OrderFacts,
): Found<string> | null {
  const own = codeFor(item, kind, facts.told) ?? bareCode(item);
  return own ?? (section.length > 0 ? codeIn(itemOf(passagesOfUnits(section))) : null) ?? facts.reference ?? null;
}

/** "Your ride is scheduled, Léa": by the first name alone, too. */
const namesOf = ({ travelers }: OrderFacts) =>
  travelers.flatMap(({ value: { name = '' } }) => {
    const [first = ''] = name.split(' ');
    return [name, isGivenName(first) ? first : ''].filter(Boolean);
  });

function isSame({ booking: a }: Candidate, { booking: b }: Candidate): boolean {
  if (a.type !== b.type || !('departure' in a) || !('departure' in b)) return false;
  if (a.departure?.local === b.departure?.local) return true;
  // a driver may come twice under one number
  return a.type === 'RentalCarReservation' && a.reference !== undefined && a.reference === b.reference;
}

/** Until when one may cancel is no moment of a ride. */
const aside =
  /^(?:if|si|en cas|falls|wenn)\b|\b(?:cancell?ation (?:is )?free|free cancellation|annulation (?:gratuite|possible)|annul\w{1,5} (?:avant|jusqu)|cancel (?:before|until|by|up))\b/;
