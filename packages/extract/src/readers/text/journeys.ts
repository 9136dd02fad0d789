import { daysBetween } from '../../text/days.ts';
import { type DateToken, finish, type Group, type Leg, type PlaceToken, type TimeToken } from './leg.ts';
import { joined, samePlace } from './same-place.ts';
import type { Token } from './token.ts';

/** What a journey is that has neither number nor name. */
export type Ride = 'train' | 'bus' | 'ship';

/**
 * Legs from a stream of tokens. A group takes tokens until one comes that it has no room for: papers name the number
 * first or last, the place before or after its time, but they finish one leg before they begin the next. Groups that
 * lack a place or a day are counted as `unread`. British trains and many buses have no number: `unnumbered` says what a
 * leg without one is. `isReturn` tells whether the words around a number say that it is the way back.
 */
export function legsOf(
  tokens: readonly Token[],
  unnumbered: Ride | null = null,
  isReturn: (at: number) => boolean = () => false,
): { legs: Leg[]; unread: number } {
  const legs: Leg[] = [];
  const left: Leg['vehicle'][] = [];
  let group = emptyGroup();
  // Some papers say the day below the leg: the first leg tells.
  let daysBelow = false;
  const close = () => {
    const previous = legs[legs.length - 1];
    const said = group.vehicle ?? (unnumbered ? group.times[0] : undefined);
    const whole = previous && said && isReturn(said.at) ? backFrom(group, previous) : group;
    const leg = finish(unnumbered ? numbered(whole, unnumbered, previous) : whole, previous);
    if (leg) {
      if (previous) previous.nextLine = leg.firstLine;
      legs.push(leg);
    } else if (group.vehicle && group.times.length > 0 && (group.places.length > 0 || group.dates.length > 0))
      left.push(group.vehicle);
    group = emptyGroup();
  };
  for (const token of tokens) {
    if (token.kind === 'break') {
      close();
      continue;
    }
    if (token.kind === 'date' && (legs.length === 0 || daysBelow) && isDayBelow(group, token)) {
      take(group, token);
      daysBelow = true;
      close();
      continue;
    }
    if (isOfThisRow(group, token)) {
      group.times = group.times.filter(({ row }) => row === token.row);
      group.vehicle = undefined;
    }
    if (isBelowTheWay(group, token)) group.places = [];
    if (!fits(group, token)) close();
    take(group, token);
  }
  close();
  const unread = left.filter((vehicle) => !legs.some((leg) => isSameVehicle(leg.vehicle, vehicle))).length;
  return { legs, unread };
}

/** A leg that has everything but its day, and a day on one of the next lines. */
function isDayBelow(group: Group, token: DateToken): boolean {
  const last = Math.max(...group.lines);
  return (
    group.vehicle !== undefined && isWhole(group) && group.dates.length === 0 && !token.weak && token.line - last <= 3
  );
}

/** A number in the row of all the places: the number of a row above, which had none, is not theirs. */
function isOfThisRow({ vehicle, places }: Group, token: Exclude<Token, { kind: 'break' }>): boolean {
  if (token.kind === 'time' || token.kind === 'date' || token.kind === 'place' || !vehicle) return false;
  const isOther = !isSameVehicle(vehicle, token) && vehicle.row !== token.row;
  return isOther && places.length > 0 && places.every(({ row }) => row !== undefined && row === token.row);
}

/**
 * "Marseille – Abidjan" above "SN 3594, 06:45 → 08:30" above "Marseille (MRS), Bruxelles (BRU)": the title tells the whole
 * way, of which this leg is a part.
 */
function isBelowTheWay({ vehicle, places, times }: Group, token: Exclude<Token, { kind: 'break' }>): boolean {
  if (token.kind !== 'place' || !token.place.codePrinted || !vehicle || places.length !== 2) return false;
  return (
    times.length > 0 &&
    times.every(({ at }) => at > vehicle.at) &&
    places.every(({ place, line }) => line < vehicle.line && !place.codePrinted)
  );
}

/** "GWR" in one row and again in the next: two trains that have no number. */
function isOfNextRow(group: Group, token: Leg['vehicle']): boolean {
  return token.number === undefined && isWhole(group) && token.row !== undefined && token.row !== group.vehicle?.row;
}

function emptyGroup(): Group {
  return { places: [], timesAtPlace: 0, times: [], dates: [], lines: [] };
}

/** A leg of two known places, each with its time, and a printed day needs no number to be one. */
function numbered(group: Group, kind: Ride, previous: Leg | undefined): Group {
  const [from, to] = group.places;
  const [first, last] = group.times;
  // "London Euston to Manchester Piccadilly" over "10:20 - 12:29": each in one line, and both are stations.
  const inLines = from?.line === to?.line && first?.line === last?.line;
  const isKnown = ({ strong, place }: PlaceToken): boolean =>
    (strong && (place.station ?? place.city) !== undefined) || (inLines && place.station !== undefined);
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

function isWhole(group: Group): boolean {
  return group.places.length === 2 && group.times.length === 2;
}

function fits(group: Group, token: Exclude<Token, { kind: 'break' }>): boolean {
  const { places, times } = group;
  switch (token.kind) {
    case 'flight':
    case 'train':
    case 'ship':
    case 'bus':
      return !group.vehicle || (isSameVehicle(group.vehicle, token) && !isOfNextRow(group, token));
    case 'time':
      if (times.length < 2) return true;
      return false;
    case 'date': {
      if (!isWhole(group)) return times.length < 2 || places.length < 2;
      const last = times[times.length - 1];
      const day = group.dates[0]?.token.day;
      // After the last time on the same line it is the day of arrival.
      const isBeside = last && (last.line === token.line || (last.row !== undefined && last.row === token.row));
      // "11:15 – Edinburgh 12:20, Monday 6 September": the only day of its line
      if (last && isBeside && token.at > last.at && !day) return true;
      if (last && isBeside && token.at > last.at && day) {
        const gap = daysBetween(day, token.day);
        return gap >= -1 && gap <= 2;
      }
      return !group.vehicle && group.dates.length === 0;
    }
    case 'place': {
      const last = places[places.length - 1];
      if (last && samePlace(last.place, token.place) && !isWhole(group)) return true;
      if (places.length < 2) return true;
      // The place of departure once more, now beside its time.
      if (places[0] && samePlace(places[0].place, token.place) && times.length < 2) return true;
      // quays stand by the times of the ports that the route names; a second "Departure" is of the way back
      const isNext = isWhole(group) && token.role === 'from' && last?.role === 'to';
      if (group.vehicle?.kind === 'ship' && token.role !== null && !isNext) return true;
      if (last && isContinued(group, last, token)) return true;
      // "NORTHEAST REGIONAL" was the train's name: both ends are printed below
      const [first, second] = places;
      const isOtherEnd = token.role !== null && second?.strong && second.role !== null && second.role !== token.role;
      if (isOtherEnd && first && !first.strong && first.role === null) return true;
      // Weak places without number or time may be words of a sentence: the latest counts.
      if (!group.vehicle && times.length === 0 && places.every((p) => !p.strong)) return true;
      return token.strong && times.length < 2 && places.some((p) => !p.strong);
    }
  }
}

function take(group: Group, token: Exclude<Token, { kind: 'break' }>): void {
  group.lines.push(token.line);
  if (!group.vehicle) forgetLetterhead(group, token);
  if (token.kind === 'flight' || token.kind === 'train' || token.kind === 'ship' || token.kind === 'bus')
    group.vehicle ??= token;
  else if (token.kind === 'time') group.times.push(token);
  else if (token.kind === 'date') {
    if (!token.weak || group.dates.length === 0) group.dates.push({ token, timesBefore: group.times.length });
  } else takePlace(group, token);
}

/** Times and places far above a number, or without each other, are of the letterhead or of another sentence. */
function forgetLetterhead(group: Group, token: Exclude<Token, { kind: 'break' }>): void {
  const before = group.lines.at(-2);
  if (before !== undefined && token.line - before > 8) {
    group.times = [];
    group.places = [];
  }
  if (token.kind === 'date' || token.kind === 'flight' || token.kind === 'train') {
    const isPlaced = (t: TimeToken) =>
      t.role !== null ||
      token.line - t.line <= 1 ||
      (t.row !== undefined && t.row === token.row) ||
      group.places.some((p) => Math.abs(p.line - t.line) <= 1);
    const loose = group.places.every((p) => !p.strong) && !group.times.some(isPlaced);
    if (loose && group.times.length > 0) {
      group.times = [];
      if (token.kind === 'date') group.places = [];
    }
  }
}

function takePlace(group: Group, token: PlaceToken): void {
  const { places } = group;
  // Ports are named by the route; by the times stand quays.
  const isFirst = token.role === 'from' && token.strong && places.every((p) => !p.strong && p.role === null);
  if (places.length === 2 && group.vehicle?.kind === 'ship') return;
  const last = places[places.length - 1];
  const sameCell = last !== undefined && isContinued(group, last, token);
  // a word of the letterhead, or a route in the title, gives way to what is labelled
  if (places.length > 0 && isFirst && !(last && samePlace(last.place, token.place))) {
    group.places = [token];
    return;
  }
  if (last && !sameCell && samePlace(last.place, token.place)) {
    // The same place twice: keep the fuller print.
    if (token.place.codePrinted && !last.place.codePrinted)
      places[places.length - 1] = { ...token, strong: last.strong || token.strong };
    else if (token.strong) last.strong = true;
    return;
  }
  // "Nice" above "Côte d'Azur (NCE)" in one cell is one place.
  if (last && sameCell) {
    if (token.place.codePrinted && !last.place.codePrinted) {
      places[places.length - 1] = {
        ...token,
        at: last.at,
        place: { ...token.place, name: joined(last.place.name, token.place.name) },
      };
    }
    // "CDG" above "Paris Charles de Gaulle": the code has a name after all.
    else if (last.place.codePrinted && last.place.name === last.place.iata && !token.place.codePrinted) {
      places[places.length - 1] = { ...last, place: { ...last.place, name: token.place.name } };
    }
    return;
  }
  if (places.length === 2 && places[0] && samePlace(places[0].place, token.place) && !token.strong) {
    // A title named the whole way, and now its stops begin.
    if (!group.vehicle && group.times.length === 0 && last && token.line > last.line) group.places = [token];
    return;
  }
  if (
    places.length === 2 &&
    !group.vehicle &&
    group.times.length === 0 &&
    !token.strong &&
    places.every((p) => !p.strong)
  ) {
    group.places = last?.line === token.line ? [last, token] : [token];
    return;
  }
  if (places.length === 2) {
    // A route in the title, "Berlin – San Francisco", gives way to the places that stand by the times.
    group.places = places.filter((p) => p.strong).slice(0, 1);
  } else if (places.length === 1 && token.role === 'to' && last?.role === 'to') {
    group.places = [];
  } else if (places.length === 1 && token.role === 'from' && last?.role === 'to' && group.times.length === 0) {
    // "Destination: Milan" over the journeys, which begin with their day
    if (group.dates.some((date) => date.token.line > last.line)) group.places = [];
  } else if (places.length === 1 && last && isDestinationAbove(group, last, token)) group.places = [];
  group.places.push(token);
  group.timesAtPlace = group.times.length;
}

/** "Destination: Oslo" over lines that each have their number, their day and both ends. */
function isDestinationAbove({ vehicle, dates, times }: Group, last: PlaceToken, token: PlaceToken): boolean {
  return (
    last.role === 'to' &&
    token.role === null &&
    times.length === 0 &&
    vehicle?.line === token.line &&
    vehicle.line > last.line &&
    dates.some((date) => date.token.line === token.line)
  );
}

function isSameVehicle(a: Leg['vehicle'], b: Leg['vehicle']): boolean {
  return a.kind === b.kind && a.number === b.number && (a.number !== undefined || nameOf(a) === nameOf(b));
}

function nameOf(vehicle: Leg['vehicle']): string | undefined {
  switch (vehicle.kind) {
    case 'ship':
      return vehicle.name;
    case 'train':
      return vehicle.product;
    case 'flight':
      return vehicle.airline;
    case 'bus':
      return vehicle.number;
  }
}

/** A second line of the same place: no time stands between. */
function isContinued(group: Group, last: PlaceToken, token: PlaceToken): boolean {
  if (last.line === token.line || group.timesAtPlace !== group.times.length) return false;
  // "From: Manchester" and "To: Doha" in one cell
  if (last.role && token.role && last.role !== token.role) return false;
  // "Cape Town (CPT) to" over "Johannesburg (JNB)": two codes are two places
  if (last.place.codePrinted && token.place.codePrinted && last.place.iata !== token.place.iata) return false;
  if (token.cell >= 0 && last.cell === token.cell) return true;
  // Mail that lost its tables: "Paris", and on the next line "Charles de Gaulle (CDG)".
  const { airport, codePrinted } = token.place;
  // "MAD", and below it "Madrid T4".
  const above = last.place.airport;
  if (
    last.place.codePrinted &&
    last.place.name === last.place.iata &&
    !codePrinted &&
    token.line - last.line <= 2 &&
    [above?.city, above?.frenchCity, above?.name].some((c) => c?.toLowerCase() === token.place.name.toLowerCase())
  )
    return true;
  const city = last.place.name.toLowerCase();
  return (
    codePrinted &&
    !last.place.codePrinted &&
    token.line - last.line <= 2 &&
    [airport?.city, airport?.frenchCity].some((c) => c?.toLowerCase() === city)
  );
}
