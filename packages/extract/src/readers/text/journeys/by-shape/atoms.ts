import { type DateFacts, findDates } from '../../../../text/dates.ts';
import { findTimes } from '../../../../text/times.ts';
import { isDeadline } from '../../deadlines.ts';
import type { Passage } from '../../passages/passages.ts';
import type { Surroundings } from '../../passages/surroundings.ts';
import { isDayOfElse } from '../days-of-else.ts';
import { flightByName } from '../flight-numbers.ts';
import { timesOf } from '../line-tokens.ts';
import { namesInLine } from '../names-in-line.ts';
import { isOnMap, type PrintedPlace, placeIn } from '../printed-place.ts';
import { roleBefore, roleOfLabel } from '../roles.ts';
import type { DateToken, PlaceToken, Role, TimeToken, VehicleToken } from '../token.ts';
import { type FoundVehicle, findVehicles } from '../vehicles.ts';

/** What a piece says that a way is made of; `piece` counts them. */
export type Atom = Day | Hour | Vehicle | Stop;
type InPiece = { piece: number };
export type Day = DateToken & InPiece;
export type Hour = TimeToken & InPiece;
export type Vehicle = VehicleToken & InPiece;
export type Stop = PlaceToken & InPiece;

export const isDay = (atom: Atom): atom is Day => atom.kind === 'date';
export const isHour = (atom: Atom): atom is Hour => atom.kind === 'time';
export const isStop = (atom: Atom): atom is Stop => atom.kind === 'place';
export const isVehicle = (atom: Atom): atom is Vehicle => !isDay(atom) && !isHour(atom) && !isStop(atom);

/** "Start | 12:37, Berlin Südkreuz": an hour and a place are what they are without their label. */
export function atomsOf(p: Passage, piece: number, facts: DateFacts, around: Surroundings): Atom[] {
  const about = { line: piece, piece, row: p.row, block: p.block, text: p.text };
  const cell = p.inTable ? p.cell : -1 - p.row;
  const vehicles = vehiclesIn(p, around);
  const isFree = ({ at, length }: Said) => !vehicles.some((one) => at < one.at + one.length && at + length > one.at);
  const dates = findDates(p.text, facts).filter((one) => isFree(one) && !isDayOfElse(p.shape, one.at));
  const times = [...timesOf(p, around, dates), ...dottedIn(p)]
    .filter(isFree)
    .filter(({ at }, i, all) => all.findIndex((one) => one.at === at) === i);
  const label = roleOfLabel(p);
  const places = placesOf(p, [...vehicles, ...dates], times, around);
  const atoms: Atom[] = [
    ...vehicles.map(({ at, vehicle }) => ({ ...vehicle, at: p.at + at, ...about })),
    ...dates.map(({ at, length: _, ...date }) => ({ kind: 'date' as const, ...date, at: p.at + at, ...about })),
    ...times.map(({ at, time, daysLater, role }) => {
      return { kind: 'time' as const, time, daysLater, role: label ?? role, cell, at: p.at + at, ...about };
    }),
    ...places.map(({ at, place, role }) => {
      const strong = isOnMap(place);
      return { kind: 'place' as const, place, role: label ?? role, strong, cell, at: p.at + at, ...about };
    }),
  ];
  return atoms.sort((a, b) => a.at - b.at);
}

type Said = { at: number; length: number };

/** "back in Dublin at 16.40", "08.30 hrs": a dot is a clock's behind the word for it. */
const dottedIn = ({ text, shape }: Passage) =>
  findTimes(text).flatMap((one) => {
    const isClock =
      /(?:^|\s)(?:at|a|um|om|alle|kl\.?) $/.test(shape.slice(0, one.at)) ||
      /^ ?(?:h|hrs?|hours|uhr|[ap]\.?m)\b/.test(shape.slice(one.at + one.length));
    const isHour = one.weak && isClock && !isDeadline(shape, one.at, one.at + one.length);
    return isHour ? [{ ...one, role: roleBefore(shape.slice(0, one.at)) }] : [];
  });

function vehiclesIn(p: Passage, around: Surroundings): FoundVehicle[] {
  // "TICKET IC 5520 3318": the number of a ticket
  const found = findVehicles(p, around).filter(({ at, length }) => !/^ ?\d{3}/.test(p.text.slice(at + length)));
  if (found.length > 0) return found;
  const [lead = '', airline = '', number = ''] = namedFlight.exec(p.text) ?? [];
  const flight = airline === '' ? null : flightByName(`${airline} ${number}`, around.says, true);
  if (flight) return [{ at: 0, length: lead.length, vehicle: flight }];
  const coach =
    p.label === 'coach' && ofCoach.test(p.called) ? /^n[°o]\.? ?(\d{3,5})(?= [–-] \p{L})/u.exec(p.text) : null;
  return coach ? [{ at: 0, length: coach[0].length, vehicle: { kind: 'bus', number: coach[1] } }] : [];
}

/** "United flight 1832 for Curtis Halvorsen" */
const namedFlight = /^(\p{Lu}[\p{L} ]{2,30}?)(?:,? (?:[Ff]light|[Vv]ol))(?: (?:no\.?|n°|number))? (\d{1,4})(?![\d:.])/u;
/** "Car | n° 2415 – samedi 29 mai": what goes, and no carriage of it. */
const ofCoach = /\b(?:car|autocar|bus|coach)\b/;

type Named = Said & { place: PrintedPlace; role: Role };

function placesOf(p: Passage, others: readonly Said[], times: readonly Said[], around: Surroundings): Named[] {
  const taken = [
    ...others.map(({ at, length }) => ({ at, end: at + length, isClock: false })),
    ...times.map(({ at, length }) => ({ at, end: at + length, isClock: true })),
    ...between(p.shape).map((at) => ({ at, end: at + 3, isClock: false })),
  ];
  const end = roleOfLabel(p);
  // "15:33 Cork Kent": no list has it, and its hour stands beside it
  const isTimed = ({ at, length }: Said) =>
    times.some((time) => Math.max(at - time.at - time.length, time.at - at - length) < 6);
  const told = namesInLine(p, taken, around, end).filter((one) => one.grade > (isTimed(one) ? 0 : 1));
  // "Grenoble - Gare routière", "Turin - Corso Vittorio Emanuele II" beside the word for its end is one place
  const isAlone = p.inTable && taken.length === 0 && p.label !== 'route';
  const whole = isAlone && (end || told.length < 2) ? placeIn(p.text, { labelled: end !== null, timed: false }) : null;
  if (whole && (end || isOnMap(whole))) return [{ at: 0, length: p.text.length, place: whole, role: null }];
  const named = told.flatMap(({ at, length, place, role }, i) => {
    // "Luxembourg dép. 18:25 – Paris": the word is of the hour
    const before = told[i - 1]?.at ?? -1;
    const isOfHour = times.some((time) => time.at < at && time.at > before);
    const own = withHouse({ at, length, place: withoutCode(place), role: isOfHour ? null : role }, p.text);
    return told[i - 1]?.at === own.at ? { ...own, at, place } : own;
  });
  return inOneTown(named);
}

/** "Victoria Coach Station, London": a hall and its town are one place. */
function inOneTown(named: readonly Named[]): Named[] {
  return named.flatMap((one, i) => {
    const [before, next] = [named[i - 1], named[i + 1]];
    if (before && isHallOf(before, one)) return [];
    const town = next && isHallOf(one, next) ? next.place : null;
    return town ? { ...one, place: { ...one.place, name: `${one.place.name}, ${town.name}`, city: town.city } } : one;
  });
}

const isHallOf = (hall: Named, town: Named): boolean =>
  town.at - hall.at - hall.length === 2 && town.place.city !== undefined && ofHall.test(hall.place.name);

const ofHall = /^(?:Gare|Terminal|Quai) | (?:[Ss]tation|[Tt]erminal|[Cc]ent(?:re|er)|[Pp]ort|[Qq]uay|Hbf|ZOB)$/;

/** "between Oslo Gardermoen and Copenhagen Kastrup": where the word between both names stands. */
function between(shape: string): number[] {
  const lead = /\b(?:between|entre|zwischen) [^,.;\d]{3,40}? (?=(?:and|et|und) )/.exec(shape);
  return lead ? [lead.index + lead[0].length] : [];
}

/** "Genève GVA" */
function withoutCode(place: PrintedPlace): PrintedPlace {
  const { name, airport } = place;
  const code = / ([A-Z]{3})$/.exec(name)?.[1];
  if (!code || code !== airport?.iata) return place;
  return { ...place, name: name.slice(0, -4), iata: code, codePrinted: true };
}

/** "at Corus Hotel, Kuala Lumpur": what is in front of the town is where in it. */
function withHouse(named: Named, text: string): Named {
  const { at, length, place } = named;
  const front = text.slice(Math.max(0, at - 60), at);
  const atStart = front.length === at ? /^(\p{Lu}[\p{L}'’. -]{2,40}), $/u.exec(front)?.[1] : undefined;
  const house = atStart && ofHall.test(atStart) ? atStart : beforeTown.exec(front)?.[1];
  if (!house || !place.city || place.codePrinted || placeIn(house, { labelled: false, timed: false })) return named;
  const lead = house.length + 2;
  return { ...named, at: at - lead, length: length + lead, place: { ...place, name: `${house}, ${place.name}` } };
}

const beforeTown = /(?:^|[ ,])(?:from|at|to|in|de|du|à|au|vers) (\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,3}), $/u;
