import { type Group, isWhole } from './group.ts';
import { isNamed, type PrintedPlace, placeIn } from './printed-place.ts';
import { joined, samePlace } from './same-place.ts';
import type { PlaceToken } from './token.ts';

/** Whether a group has room for one place more: a third is of the next leg, unless it is one of the two in other words. */
export function hasRoomForPlace(group: Group, token: PlaceToken): boolean {
  const { places, times } = group;
  const last = places[places.length - 1];
  if (last && samePlace(last.place, token.place) && !isWhole(group)) return true;
  if (places.length < 2) return true;
  // The place of departure once more, now beside its time.
  if (places[0] && samePlace(places[0].place, token.place) && times.length < 2) return true;
  // quays stand by the times of the ports that the route names; a second "Departure" is of the way back
  const isNext = isWhole(group) && token.role === 'from' && last?.role === 'to';
  if (group.vehicle?.kind === 'ship' && token.role !== null && !isNext) return true;
  if (isBelowHours(group, token)) return true;
  if (last && isContinued(group, last, token)) return true;
  // "NORTHEAST REGIONAL" was the train's name: both ends are printed below
  const [first, second] = places;
  const isOtherEnd = token.role !== null && second?.strong && second.role !== null && second.role !== token.role;
  if (isOtherEnd && first && !first.strong && first.role === null) return true;
  // Weak places without number or time may be words of a sentence: the latest counts.
  if (!group.vehicle && times.length === 0 && places.every((p) => !p.strong)) return true;
  return token.strong && times.length < 2 && places.some((p) => !p.strong);
}

/** "London to Oslo" over a table of hours, and below them in the same table "London (LHR)": from here on its own ends count. */
function isBelowHours({ places, times }: Group, token: PlaceToken): boolean {
  const isBeside = (other: { row?: number; block?: number }) => other.row !== undefined && other.block === token.block;
  const [first, second] = places;
  return (
    token.row !== undefined &&
    first !== undefined &&
    second !== undefined &&
    times.length === 2 &&
    times.every(isBeside) &&
    !places.some(isBeside) &&
    isNamedBy(first, token)
  );
}

/** "London" in a title, of "London (LHR)" and of "London St Pancras". */
function isNamedBy(title: PlaceToken, { place }: PlaceToken): boolean {
  const name = title.place.name.toLowerCase();
  return samePlace(title.place, place) || `${place.name} `.toLowerCase().startsWith(`${name} `);
}

export function takePlace(group: Group, token: PlaceToken): void {
  const { places } = group;
  const last = places[places.length - 1];
  if (isBelowHours(group, token)) {
    group.places = [token];
    return;
  }
  // Ports are named by the route; by the times stand quays.
  if (places.length === 2 && group.vehicle?.kind === 'ship') return;
  if (last && !samePlace(last.place, token.place) && isFirstLabelled(places, token)) {
    group.places = [token];
    return;
  }
  if (last && (isContinued(group, last, token) || samePlace(last.place, token.place))) {
    places[places.length - 1] = isContinued(group, last, token)
      ? inTwoLines(group, last, token)
      : saidTwice(last, token);
    return;
  }
  const isLoose = !group.vehicle && group.times.length === 0 && !token.strong;
  if (places.length === 2 && places[0] && samePlace(places[0].place, token.place) && !token.strong) {
    // A title named the whole way, and now its stops begin.
    if (isLoose && last && token.line > last.line) group.places = [token];
    return;
  }
  if (places.length === 2 && isLoose && places.every((p) => !p.strong)) {
    group.places = last?.line === token.line ? [last, token] : [token];
    return;
  }
  group.places = [...placesThatStay(group, token), token];
  group.timesAtPlace = group.times.length;
}

/** A word of the letterhead, or a route in the title, gives way to what is labelled. */
function isFirstLabelled(places: readonly PlaceToken[], token: PlaceToken): boolean {
  return token.role === 'from' && token.strong && places.every((p) => !p.strong && p.role === null);
}

/** "Nice" above "Côte d'Azur (NCE)" in one cell is one place. */
function inTwoLines({ vehicle }: Group, first: PlaceToken, second: PlaceToken): PlaceToken {
  if (vehicle?.kind === 'train' && isStationCode(first, second)) return first;
  const whole = wholeName(first.place, second.place);
  if (whole) return { ...first, strong: first.strong || second.strong, place: whole };
  if (isCodeAlone(second) && isItsName(second, first))
    return { ...first, strong: first.strong || second.strong, place: { ...second.place, name: first.place.name } };
  if (second.place.codePrinted && !first.place.codePrinted) {
    const name = joined(first.place.name, second.place.name);
    return { ...second, at: first.at, strong: first.strong || second.strong, place: { ...second.place, name } };
  }
  // "CDG" above "Paris Charles de Gaulle": the code has a name after all.
  const { name, station, city } = second.place;
  return isCodeAlone(first) && !second.place.codePrinted
    ? { ...first, place: { ...first.place, name, station, city } }
    : first;
}

/** "Roma" over "Termini", "Bologna" over "Centrale": a narrow column broke what a station is called. */
function wholeName(first: PrintedPlace, second: PrintedPlace): PrintedPlace | null {
  if (first.codePrinted || second.codePrinted) return null;
  const name = `${first.name} ${second.name}`;
  const whole = placeIn(name, { labelled: false, timed: false });
  return whole && [whole.station, whole.airport].some((known) => known && isNamed(known, name)) ? whole : null;
}

/** The same place twice: the fuller print is kept. */
function saidTwice(first: PlaceToken, second: PlaceToken): PlaceToken {
  const fuller = second.place.codePrinted && !first.place.codePrinted ? second : first;
  return { ...fuller, strong: first.strong || second.strong };
}

function placesThatStay(group: Group, token: PlaceToken): PlaceToken[] {
  const { places, times, dates } = group;
  // A route in the title, "Berlin – San Francisco", gives way to the places that stand by the times.
  if (places.length === 2) return places.filter((p) => p.strong).slice(0, 1);
  const [only] = places;
  if (only && isFromTitle(group, only, token)) return [];
  if (only?.role !== 'to') return places;
  if (token.role === 'to') return [];
  // "Destination: Milan" over the journeys, which begin with their day
  if (token.role === 'from' && times.length === 0)
    return dates.some((date) => date.token.line > only.line) ? [] : places;
  return isDestinationAbove(group, only, token) ? [] : places;
}

/** "Trip 1: Lyon – Genève" over a table whose first row has the first hour and its stop: what was read of the title is no stop. */
function isFromTitle({ times }: Group, title: PlaceToken, token: PlaceToken): boolean {
  const [hour, more] = times;
  const isBesideHour = hour !== undefined && hour.row !== undefined && hour.row === token.row;
  return isBesideHour && !more && token.strong && !title.strong && title.role === null && title.row !== token.row;
}

/** "Destination: Oslo" over lines that each have their number, their day and both ends. */
function isDestinationAbove({ vehicle, dates, times }: Group, last: PlaceToken, token: PlaceToken): boolean {
  return (
    token.role === null &&
    times.length === 0 &&
    vehicle?.line === token.line &&
    vehicle.line > last.line &&
    dates.some((date) => date.token.line === token.line)
  );
}

/** A second line of the same place: no time stands between. */
function isContinued(group: Group, last: PlaceToken, token: PlaceToken): boolean {
  if (last.line === token.line || group.timesAtPlace !== group.times.length) return false;
  // "From: Manchester" and "To: Doha" in one cell
  if (last.role && token.role && last.role !== token.role) return false;
  // "Cape Town (CPT) to" over "Johannesburg (JNB)": two codes are two places
  if (last.place.codePrinted && token.place.codePrinted && last.place.iata !== token.place.iata) return false;
  if (token.cell >= 0 && last.cell === token.cell) return true;
  // "DÉPART" over "Marseille" over "Port de la Joliette, porte 4": of one end, whatever it is called
  if (last.role && last.role === token.role && last.block === token.block && last.line + 1 === token.line) return true;
  if (token.line - last.line > 2) return false;
  if (group.vehicle?.kind === 'train' && isStationCode(last, token)) return true;
  return isItsName(last, token) || isItsName(token, last) || isItsCity(last, token);
}

/** "New Haven" over "NHV": railways have codes of their own, which are airports elsewhere. */
function isStationCode({ place }: PlaceToken, below: PlaceToken): boolean {
  return isCodeAlone(below) && below.role === null && !place.codePrinted;
}

/** "MAD", and below it "Madrid T4"; "BOS", and below it "Boston South Station". */
function isItsName(code: PlaceToken, below: PlaceToken): boolean {
  const { airport } = code.place;
  const names = [airport?.city, airport?.frenchCity, airport?.name];
  const said = below.place.name.toLowerCase();
  const isOfCity = names.some((name) => name !== undefined && said.startsWith(`${name.toLowerCase()} `));
  return isCodeAlone(code) && !below.place.codePrinted && (isOfCity || isOneOf(below, names));
}

/** Mail that lost its tables: "Paris", and on the next line "Charles de Gaulle (CDG)". */
function isItsCity(city: PlaceToken, below: PlaceToken): boolean {
  const { airport, codePrinted } = below.place;
  return codePrinted && !city.place.codePrinted && isOneOf(city, [airport?.city, airport?.frenchCity]);
}

function isCodeAlone({ place }: PlaceToken): boolean {
  return place.codePrinted && place.name === place.iata;
}

function isOneOf({ place }: PlaceToken, names: readonly (string | undefined)[]): boolean {
  return names.some((name) => name?.toLowerCase() === place.name.toLowerCase());
}
