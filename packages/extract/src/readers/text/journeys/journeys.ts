import { fold } from '../../../knowledge/index.ts';
import { areAtClocks } from './at-clocks.ts';
import { fits, take } from './gather.ts';
import { emptyGroup, type Group, isSameVehicle, isWhole } from './group.ts';
import { finish, type Leg } from './leg.ts';
import { onwardFrom } from './onward.ts';
import { isDayAlone, isDayOverNumber, isOwnDayBelow, isPairOf } from './own-days.ts';
import { samePlace } from './same-place.ts';
import type { DateToken, LegToken, PlaceToken, TimeToken, Token, VehicleToken } from './token.ts';

/** What a journey is that has neither number nor name. */
export type Ride = 'train' | 'bus' | 'ship';

export type Found = { legs: Leg[]; unread: number; left: readonly VehicleToken[] };

/**
 * Legs from a stream of tokens. A group takes tokens until one comes that it has no room for: papers name the number
 * first or last, the place before or after its time, but they finish one leg before they begin the next. Groups that
 * lack a place or a day are counted as `unread`, and their numbers are `left`. British trains and many buses have no number: `unnumbered` says what a
 * leg without one is. `isReturn` tells whether the words around a number say that it is the way back.
 */
export function gatheredLegs(
  tokens: readonly Token[],
  unnumbered: Ride | null,
  isReturn: (at: number) => boolean = () => false,
): Found {
  const listed = listedNumbers(tokens);
  const stream = listed.length > 0 ? tokens.filter((token) => !listed.some((one) => one === token)) : tokens;
  // "INTERCITÉS DE NUIT 3751" way there, and a way back whose train nobody knows
  const isNumbered = stream.some(({ kind }) => kind === 'train' || kind === 'flight');
  const legs: Leg[] = [];
  const left: VehicleToken[] = [];
  let group = emptyGroup();
  // both ends and both hours of a day, and an end that nobody knows
  let unnamed = 0;
  // Some papers say the day below the leg: the first leg tells.
  let daysBelow = false;
  let tableOfLast: number | undefined;
  const close = (next?: LegToken) => {
    const previous = legs[legs.length - 1];
    if (!group.vehicle && isWhole(group) && listed[0]) group.vehicle = listed.shift();
    const said = group.vehicle ?? (unnumbered ? group.times[0] : undefined);
    const back = previous && said && isReturn(said.at) ? backFrom(group, previous) : group;
    const whole = previous && back === group ? onwardFrom(group, previous) : back;
    const leg = finish(unnumbered ? numbered(whole, unnumbered, previous) : whole, previous);
    if (leg) {
      if (previous) previous.nextLine = leg.firstLine;
      legs.push(leg);
      tableOfLast = group.times.at(-1)?.row === undefined ? undefined : group.times.at(-1)?.block;
    } else if (group.vehicle && group.times.length > 0 && (group.places.length > 0 || group.dates.length > 0))
      left.push(group.vehicle);
    else if (
      !group.vehicle &&
      (unnumbered || isNumbered || areCoded(group)) &&
      isWhole(group) &&
      isPromising(group, previous)
    )
      unnamed++;
    group = { ...emptyGroup(), dates: leg ? [] : titleOf(group, next) };
  };
  // The day below a leg, where another for its arrival follows.
  let below: DateToken | null = null;
  for (const [index, token] of stream.entries()) {
    if (token.kind === 'break') {
      close();
      continue;
    }
    if (token.kind === 'date') {
      if (isDayOverNumber(group, stream, index)) {
        group.dates = [];
        take(group, token);
        continue;
      }
      const isBelow: boolean = (legs.length === 0 || daysBelow) && isDayBelow(group, token);
      const isSecond: boolean = below !== null && isPairOf(below, token);
      if (isSecond || isBelow || isOwnDayBelow(group, stream, index)) {
        take(group, token);
        daysBelow ||= isBelow;
        below = !isSecond && isPairOf(token, stream[index + 1]) ? token : null;
        // its number may stand below the day
        if (!below && group.vehicle) close();
        continue;
      }
    }
    // a row below another has the day of that one's table: the title of the next table is not its
    const isTitleOfNext =
      token.kind === 'date' &&
      isWhole(group) &&
      group.dates.length === 0 &&
      tableOfLast !== undefined &&
      group.times.every(({ block }) => block === tableOfLast) &&
      token.block !== tableOfLast;
    if (isTitleOfNext) close();
    if (isOfThisRow(group, token)) {
      group.times = group.times.filter(({ row }) => row === token.row);
      group.vehicle = undefined;
    }
    if (isOfOtherRow(group, token, stream)) close();
    if (isBelowTheWay(group, token) || isFirstStopOf(group, token)) group.places = [];
    if (!fits(group, token)) close(token);
    take(group, token);
  }
  close();
  const lost = left.filter((vehicle) => !legs.some((leg) => isSameVehicle(leg.vehicle, vehicle)));
  return { legs, unread: lost.length + listed.length + unnamed, left: lost };
}

/**
 * "FJ 811" over "FJ 810" in a column of their own, which a page of print has in front of all else: the numbers of the
 * journeys that follow, in their order. Empty where anything else says a number, or an hour stands before them.
 */
function listedNumbers(tokens: readonly Token[]): VehicleToken[] {
  const isVehicle = (token: Token): token is VehicleToken => token.kind === 'flight' || token.kind === 'train';
  const vehicles = tokens.filter(isVehicle);
  const [first, second] = vehicles;
  const [from, to] = [tokens.findIndex(isVehicle), tokens.findLastIndex(isVehicle)];
  const isList =
    first !== undefined && second !== undefined && to - from === vehicles.length - 1 && first.kind === second.kind;
  if (!isList || tokens.slice(0, from).some(({ kind }) => kind === 'time')) return [];
  const isEach = new Set(vehicles.map(({ number }) => number)).size === vehicles.length;
  const isApart = new Set(vehicles.map(({ line }) => line)).size === vehicles.length;
  const times = tokens.filter(({ kind }) => kind === 'time').length;
  return isEach && isApart && times === 2 * vehicles.length ? vehicles : [];
}

/**
 * "MARDI 21 SEPTEMBRE" over "09h00 – 12h00 | Matinée libre" over the train of the afternoon: the day is of both. But "Jeudi 23"
 * between that morning and the train is the train's. "UF 4410 Néphrologie" in the box above the table of the flights is no number of
 * theirs, and their day stays with the first of them.
 */
function titleOf({ vehicle, places, times, dates }: Group, next: LegToken | undefined): Group['dates'] {
  const last = dates.at(-1);
  const isAbove = ({ block }: LegToken) => block !== next?.block;
  if (vehicle && next?.block !== undefined && [vehicle, ...places, ...times].every(isAbove))
    return dates.filter(({ token }) => !isAbove(token)).map(({ token }) => ({ token, timesBefore: 0 }));
  if (!vehicle && places.length === 0 && last && last.timesBefore > 0 && isDayAlone(last.token.text))
    return [{ ...last, timesBefore: 0 }];
  return vehicle || places.length > 0 ? [] : dates.filter(({ token, timesBefore }) => timesBefore === 0 && !token.weak);
}

/** A leg that has everything but its day, and a day on one of the next lines. */
function isDayBelow(group: Group, token: DateToken): boolean {
  const last = Math.max(...group.lines);
  return (
    group.vehicle !== undefined && isWhole(group) && group.dates.length === 0 && !token.weak && token.line - last <= 3
  );
}

/** A number in the row of all the places: the number of a row above, which had none, is not theirs. */
function isOfThisRow({ vehicle, places }: Group, token: LegToken): boolean {
  if (token.kind === 'time' || token.kind === 'date' || token.kind === 'place' || !vehicle) return false;
  const isOther = !isSameVehicle(vehicle, token) && vehicle.row !== token.row;
  return isOther && places.length > 0 && places.every(({ row }) => row !== undefined && row === token.row);
}

/** Both hours of a row, of which one end alone was known, and the end of a row that has both of its own: no way leads there. */
function isOfOtherRow({ places, times }: Group, token: LegToken, stream: readonly Token[]): boolean {
  const [first, last] = times;
  if (token.kind !== 'place' || token.cell < 0 || places.length !== 1 || !first || !last) return false;
  if (first.row === undefined || first.row !== last.row || token.row === first.row) return false;
  return stream.filter((one) => one.kind === 'time' && one.row === token.row).length === 2;
}

/**
 * "Marseille – Abidjan" above "SN 3594, 06:45 → 08:30" above "Marseille (MRS), Bruxelles (BRU)": the title tells the whole
 * way, of which this leg is a part.
 */
function isBelowTheWay({ vehicle, places, times }: Group, token: LegToken): boolean {
  if (token.kind !== 'place' || !token.place.codePrinted || !vehicle || places.length !== 2) return false;
  return (
    times.length > 0 &&
    times.every(({ at }) => at > vehicle.at) &&
    places.every(({ place, line }) => line < vehicle.line && !place.codePrinted)
  );
}

/**
 * "Dijon-Ville – Avignon TGV · 3 h 42 · 1 changement" over "08:31 | Dijon-Ville": the whole way in a line of its own, and the
 * first of the stops, each with its hour.
 */
function isFirstStopOf({ places, times, vehicle }: Group, token: LegToken): boolean {
  const [from, to] = places;
  const [only, more] = times;
  if (token.kind !== 'place' || !from || !to || more || from.line !== to.line) return false;
  // "WASHINGTON, DC - NEW YORK, NY" over "Acela 2158" over "Washington, DC (Union Station)" over its hour
  if (!only)
    return (
      vehicle !== undefined &&
      vehicle.line > to.line &&
      token.line > vehicle.line &&
      fold(token.place.name).startsWith(fold(from.place.name))
    );
  const isBeside = only.line === token.line || (only.row !== undefined && only.row === token.row);
  return isBeside && only.line > to.line && samePlace(token.place, from.place);
}

/** "22:00 CDG Paris", "06:30 DXB Dubai": a flight, whatever its number is. */
const areCoded = ({ places }: Group) => places.every(({ place }) => place.codePrinted);

/**
 * Both ends have their hour beside them: what lacks but a known name is a journey that was not read. A change of vehicles prints its
 * day once: "07:47 Lausanne" over "07:56 Lausanne", "Postauto 251", "08:31 Aigle".
 */
function isPromising({ places, times, dates }: Group, previous: Leg | undefined): boolean {
  const isBeside = ({ line, row }: TimeToken, place: PlaceToken) =>
    line === place.line || (row !== undefined && row === place.row);
  const [from] = places;
  const [first] = times;
  const isChange =
    previous !== undefined &&
    from !== undefined &&
    first !== undefined &&
    samePlace(previous.to.place, from.place) &&
    from.line - previous.lastLine <= 3 &&
    first.time >= (previous.arrival?.time ?? '');
  return (dates.length > 0 || isChange) && places.every((place) => times.some((time) => isBeside(time, place)));
}

/** A leg of two known places, each with its time, and a printed day needs no number to be one. */
function numbered(group: Group, kind: Ride, previous: Leg | undefined): Group {
  const [from, to] = group.places;
  const [first, last] = group.times;
  // "London Euston to Manchester Piccadilly" over "10:20 - 12:29": each in one line, and both are stations.
  const inLines = from?.line === to?.line && first?.line === last?.line;
  // "Départ 12h15 Genève Aéroport" over "Arrivée 15h35 Val Thorens": villages are on no list either
  const isLabelled = ({ role, line }: PlaceToken) =>
    role !== null && group.times.some((time) => time.role === role && time.line === line);
  const isOnMap = ({ place }: PlaceToken) => (place.station ?? place.city ?? place.airport) !== undefined;
  const areLabelled =
    from !== undefined && to !== undefined && [from, to].every(isLabelled) && [from, to].some(isOnMap);
  const isWay = from !== undefined && to !== undefined && from.line === to.line && [from, to].some(isOnMap);
  // "Return | Portoferraio - Piombino | 19 Apr 2027 | 17:00 | 18:00": a row that tells all of it, of whatever small port
  const [date] = group.dates;
  const isInRow =
    isWay &&
    from.row !== undefined &&
    [first, last, date?.token].every((token) => token !== undefined && token.row === from.row);
  // "Newcastle to Amsterdam" over "Depart Fri 8 Oct 2027 17:00" and "Arrive Sat 9 Oct 2027 09:45"
  const isWayWithHours = isWay && group.places.length === 2 && first?.role === 'from' && last?.role === 'to';
  const isKnown = ({ strong, place }: PlaceToken): boolean =>
    areLabelled ||
    isWayWithHours ||
    areAtClocks(group) ||
    isInRow ||
    (strong && (place.station ?? place.city) !== undefined) ||
    (inLines && place.station !== undefined) ||
    // small ports are on no list, but the way back ends where the way there began
    (previous !== undefined && [previous.from, previous.to].some((end) => samePlace(end.place, place)));
  // a change of trains prints its day once
  const isDated =
    group.dates.length > 0 || (previous !== undefined && Math.min(...group.lines) - previous.lastLine <= 6);
  if (group.vehicle || !from || !isWhole(group) || !isDated || !isKnown(from) || !to || !isKnown(to)) return group;
  const { at, line, text } = from;
  const where = { at, line, text };
  return { ...group, vehicle: kind === 'ship' ? { kind, name: '', ...where } : { kind, ...where } };
}

/** "You return on AF1429, arriving in Paris": from where the journey before it went. */
function backFrom(group: Group, previous: Leg): Group {
  const [only, more] = group.places;
  const isHome = !only || (only.role === 'to' && isShortFor(only, previous.from));
  if (more || !isHome || group.times.length === 0) return group;
  const { line, at } = group.vehicle ?? group.times[0] ?? previous.to;
  const [from, to] = [previous.to, only ?? previous.from].map((place, i) => ({
    ...place,
    role: i === 0 ? ('from' as const) : ('to' as const),
    line,
    at,
  }));
  return from && to ? { ...group, places: [from, to] } : group;
}

/** "Euston" where "London Euston" was said before. */
function isShortFor(short: PlaceToken, whole: PlaceToken): boolean {
  const words = whole.place.name.toLowerCase().split(' ');
  return (
    samePlace(short.place, whole.place) ||
    short.place.name
      .toLowerCase()
      .split(' ')
      .every((word) => words.includes(word))
  );
}
