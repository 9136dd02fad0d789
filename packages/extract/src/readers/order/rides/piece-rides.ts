import type { Candidate, RentalCarBooking, TaxiBooking } from '../../../booking.ts';
import { isGivenName } from '../../../knowledge/index.ts';
import type { Found } from '../../text/found.ts';
import { hirerOf } from '../../text/hires/hirers.ts';
import { bareCode, codeFor, codeIn } from '../codes.ts';
import { type Item, itemOf } from '../items.ts';
import { isSomebodys, namedIn, type OrderFacts } from '../stays/stays.ts';
import { passagesOfUnits, whereIn } from '../units.ts';
import { carIn } from './car-model.ts';
import { houseOn, withGenericEnds } from './generic-ends.ts';
import { fromHouse, toOwnHouse } from './house-end.ts';
import { dayOfLanding } from './landings.ts';
import { namedFirst } from './named-first.ts';
import { hireOf, type RideEnd, taxiOf } from './ride-candidates.ts';
import { type End, type Ends, endsIn, type Said } from './ride-ends.ts';
import { rideEvents } from './ride-events.ts';
import { isPlace } from './ride-places.ts';
import type { RideUnit } from './ride-units.ts';
import { sameDayOf } from './same-day.ts';

/** `endSaid`: where it ends is said, and not only taken to be where it began. */
export type Ride = { candidate: Candidate<RentalCarBooking | TaxiBooking>; endSaid: boolean };

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

/** The hired car that a piece tells; `section` is what stands over it, the days are those over its ends. */
export function hireFrom(
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
  const { place, placeAt = 0 } = ends.from.place
    ? ends.from
    : { ...deskNamed(item, hirer.value), ...placeOfBoth(item, ends) };
  const from = endFrom(item, place ? { ...ends.from, place, placeAt } : ends.from, dayAbove);
  // where nothing else is said it goes back to where it was fetched
  const backBy = dayOfReturn ?? (own || first ? sameDayOf(item, ends, from) : undefined);
  const to = endFrom(item, ends.to.place || !place ? ends.to : { ...ends.to, place, placeAt }, backBy);
  if (!from || !to) return null;
  const reference = referenceOf(item, section, 'RentalCarReservation', facts);
  const car = carIn(item.passages) ?? carIn(passagesOfUnits(section));
  const ride = hireOf(ofRow(item, facts), { reference, hirer, car, from, to });
  return ride && { candidate: ride, endSaid: ends.to.place !== undefined };
}

/** "Europcar Paris Gare de Lyon – Renault Clio ou équivalent": behind whose it is, at the head of a line, a place that is known. */
function deskNamed({ passages }: Item, hirer: string): Pick<End, 'place' | 'placeAt'> {
  let start = 0;
  for (const p of passages) {
    const rest = p.text.startsWith(`${hirer} `) ? p.text.slice(hirer.length + 1) : '';
    const name =
      /^(?:(?:agence|desk|bureau|at|à)(?: (?:de |d['’]))? ?)?(\p{Lu}[\p{L}'’ .-]{3,50}?)(?= [–—-] |, | \(|$)/u.exec(
        rest,
      )?.[1];
    if (name && isPlace(name)) return { place: name, placeAt: start + p.text.indexOf(name) };
    start += p.text.length + 1;
  }
  return {};
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

/** "Harriet Lyle | 05:10 | …" below "Passenger | Pick-up | …": for whom the row is, and not for all of the paper. */
function ofRow(item: Item, facts: OrderFacts): OrderFacts {
  const named = item.passages.some(isSomebodys) ? namedIn(item, facts.travelers) : [];
  return named.length > 0 ? { ...facts, travelers: named } : facts;
}

/** The driver whom a piece tells of. */
export function driveFrom(
  item: Item,
  section: readonly RideUnit[],
  facts: OrderFacts,
  dayAbove: Said | undefined,
  house?: string,
): Ride | null {
  const said = endsIn(rideEvents(item, facts, namesOf(facts)), 'transfer');
  const day = (said.from.day ?? dayAbove)?.day;
  const known = withGenericEnds(said, item, day, facts);
  const ends = house ? fromHouse(known, item, house) : toOwnHouse(known, item, houseOn(day, facts));
  const { place, time } = ends.from;
  const met = !dayAbove && place && time ? dayOfLanding(place, time, facts.landings ?? []) : null;
  const from = endFrom(item, ends.from, dayAbove ?? (met ? { day: met.day, sure: true } : undefined));
  if (!from) return null;
  const name = ends.to.place;
  const nameAt = whereIn(item, ends.to.placeAt ?? 0) ?? from.nameAt;
  const to = name && name !== from.name ? { name, nameAt } : undefined;
  const reference = referenceOf(item, section, 'TaxiReservation', facts);
  const ride = taxiOf(ofRow(item, facts), { reference, from, to });
  return { candidate: ride, endSaid: to !== undefined };
}

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
export const namesOf = ({ travelers }: OrderFacts) =>
  travelers.flatMap(({ value: { name = '' } }) => {
    const [first = ''] = name.split(' ');
    return [name, isGivenName(first) ? first : ''].filter(Boolean);
  });
