import { airportByIata } from '../../../knowledge/index.ts';
import type { Surroundings } from '../passages/surroundings.ts';
import { flightByName } from './flight-numbers.ts';
import { placeIn } from './printed-place.ts';
import type { FoundVehicle } from './vehicles.ts';

/**
 * "Delta 1493, Monday 8 February 2027, Denver (DEN) 7:05 AM to San Diego (SAN) 8:39 AM", "United Airlines 1873 — Omaha (OMA)
 * to Denver (DEN)", "Denver (DEN) – Omaha (OMA), United Flight 2214": in a line with two airports, each with its code, who
 * flies is told by a part of its own in front of them or behind them, and by its whole name between two towns.
 */
export function flightBesideWay(text: string, says: Surroundings['says']): FoundVehicle | null {
  if (!/\d/.test(text)) return null;
  const way = codedWay(text) ?? namedWay(text);
  if (!way) return null;
  for (const { 0: part, index } of text.matchAll(partOfLine)) {
    const lead = leadWord.exec(part)?.[0] ?? '';
    const rest = part.slice(lead.length);
    const isWhole = index + part.length <= way.from || index > way.to;
    // "United Airlines 1873 from Omaha (OMA)"
    const name = isWhole && /\d ?$/.test(rest) ? rest.trim() : beforeEnd.exec(rest)?.[1];
    const at = index + lead.length;
    if (!name || (at < way.to && at + name.length > way.from)) continue;
    const vehicle = flightByName(name.replace(/ #(?=\d+$)/, ' '), says, way.coded);
    if (vehicle) return { at, length: name.length, vehicle };
  }
  return null;
}

type Way = { from: number; to: number; coded: boolean };

function codedWay(text: string): Way | null {
  const ends = [...text.matchAll(codeOfEnd)].filter(({ 0: code }) => airportByIata(code) !== null);
  const [first, last] = [ends[0], ends.at(-1)];
  return first && last && new Set(ends.map(({ 0: code }) => code)).size === 2
    ? { from: first.index, to: last.index, coded: true }
    : null;
}

/** "Omaha to Denver" in a part of its own. */
function namedWay(text: string): Way | null {
  for (const { 0: part, index } of text.matchAll(partOfLine)) {
    const ends = part.trim().split(between);
    const isWay = ends.length === 2 && ends.every((end) => placeIn(end, { labelled: false, timed: false })?.airport);
    if (isWay) return { from: index, to: index + part.length, coded: false };
  }
  return null;
}

const codeOfEnd = /(?<![\p{L}\d])[A-Z]{3}(?![\p{L}\d])/gu;
/** Between signs that part a line; a hyphen does so between blanks. */
const partOfLine = /(?:[^,;:|·•()–— ]| (?![–—-] ))+/g;
const leadWord = /^ *(?:(?:flight|vol|flug|vuelo|volo|air|on|with|by|avec|par|sur) )*/i;
const beforeEnd = /^(\p{Lu}[\p{L}' ]{2,40} #?\d{1,4}) (?=\p{Lu}|(?:from|de|du|d['’])[ \p{Lu}])/u;
const between = / (?:to|à|nach|→|>|->) /;
