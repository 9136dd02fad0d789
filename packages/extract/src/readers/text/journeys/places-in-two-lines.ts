import { kilometresBetween } from '../../../text/kilometres.ts';
import { isNamed, type PrintedPlace, placeIn } from './printed-place.ts';
import { joined, samePlace } from './same-place.ts';
import type { PlaceToken, Token } from './token.ts';

/** Places as they are meant: one of two lines, or printed twice with nothing between, is one. */
export function inWholePlaces(tokens: readonly Token[]): Token[] {
  const isRail = tokens.some(({ kind }) => kind === 'train');
  const whole: Token[] = [];
  for (const token of tokens) {
    const last = whole.at(-1);
    const one = last?.kind === 'place' && token.kind === 'place' ? oneOf(last, token, isRail) : null;
    if (one) whole[whole.length - 1] = one;
    else whole.push(token);
  }
  return whole;
}

function oneOf(last: PlaceToken, token: PlaceToken, isRail: boolean): PlaceToken | null {
  if (isContinued(last, token, isRail)) return inTwoLines(last, token, isRail);
  const isWayBack = last.line === token.line || (last.role === 'to' && token.role === 'from');
  const isOfOther = last.block !== token.block || isWayBack;
  return !isOfOther && samePlace(last.place, token.place) ? saidTwice(last, token) : null;
}

/** A second line of the same place: no time stands between. */
function isContinued(last: PlaceToken, token: PlaceToken, isRail: boolean): boolean {
  if (last.line === token.line) return false;
  // "From: Manchester" and "To: Doha" in one cell
  if (last.role && token.role && last.role !== token.role) return false;
  // "Cape Town (CPT) to" over "Johannesburg (JNB)": two codes are two places
  if (last.place.codePrinted && token.place.codePrinted && last.place.iata !== token.place.iata) return false;
  if (token.cell >= 0 && last.cell === token.cell) return !areApart(last.place, token.place);
  // "DÉPART" over "Marseille" over "Port de la Joliette, porte 4": of one end, whatever it is called
  if (last.role && last.role === token.role && last.block === token.block && last.line + 1 === token.line) return true;
  if (token.line - last.line > 2) return false;
  if (isRail && isStationCode(last, token)) return true;
  return isItsName(last, token) || isItsName(token, last) || isItsCity(last, token);
}

/** "Köln Hbf" over "Aachen Hbf", "PARIS ORLY" over "TUNIS CARTHAGE" in one cell: in two towns. */
function areApart(first: PrintedPlace, second: PrintedPlace): boolean {
  const [one, other] = [first, second].map(({ name, station, airport }) =>
    /[ -]/.test(name) ? [station, airport].find((known) => known && isNamed(known, name)) : undefined,
  );
  return one !== undefined && other !== undefined && kilometresBetween(one, other) > 30;
}

/** "Nice" above "Côte d'Azur (NCE)" in one cell is one place. */
function inTwoLines(first: PlaceToken, second: PlaceToken, isRail: boolean): PlaceToken {
  if (isRail && isStationCode(first, second)) return first;
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
