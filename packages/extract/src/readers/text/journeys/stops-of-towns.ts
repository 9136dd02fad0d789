import { findCity } from '../../../knowledge/index.ts';
import { findTimes } from '../../../text/times.ts';
import type { Passage } from '../passages/passages.ts';
import { isOnMap, placeIn } from './printed-place.ts';

/** "Paris Bercy Seine", "Porto Campanhã Norte": a stop that no list has, by the town that it begins with. */
export const isStopOfTown = (text: string): boolean =>
  (properName.test(text.trim()) || isStopBehindTown(text.trim())) &&
  placeIn(text, { labelled: true, timed: false })?.city !== undefined;

/** "Toronto, Union Station", "Montréal, Gare Centrale": the town, and its stop behind a comma. */
export function isStopBehindTown(text: string): boolean {
  const [, town = '', stop = ''] = townThenStop.exec(text) ?? [];
  return stop !== '' && placeIn(town, { labelled: false, timed: false })?.city !== undefined;
}

const townThenStop = /^(\p{Lu}[\p{L}'’. -]{2,30}), (\p{Lu}[\p{L}'’.-]+(?: [\p{L}'’.-]+){0,4})$/u;

const properName =
  /^\p{Lu}[\p{L}'’.-]*(?:[ -](?:\p{Lu}[\p{L}'’.]*|de|du|des|la|le|les|sur|am|an|der|of|the))*[ -]\p{Lu}[\p{L}'’.]+$/u;

/**
 * Lines that are a name with a clock in the line below or above, where another such name a few lines away is on the map: "Paris Bercy
 * Seine" over "16:43" over "Lyon Perrache" over "23:03".
 */
export function stopsAtClockLines(passages: readonly Passage[]): ReadonlySet<number> {
  const isNameAt = (line: number) => isName(passages[line]);
  return new Set(
    [1, -1].flatMap((step) => {
      const stops = passages.flatMap((_, line) => (isNameAt(line) && isClock(passages[line + step]) ? [line] : []));
      return stops.filter((line) =>
        stops.some((other) => other !== line && Math.abs(other - line) <= mostLines && isKnown(passages[other])),
      );
    }),
  );
}

/**
 * Such names beside one of the map, each alone in its line or its cell: "Paris Bercy Seine | Lyon Perrache", "Montréal Gare centrale |
 * 08:45 | Québec Gare du Palais | 12:08".
 */
export function stopsBesideStops(passages: readonly Passage[]): ReadonlySet<number> {
  const isBeside = (p: Passage, other: Passage | undefined) =>
    other !== undefined &&
    other.inTable === p.inTable &&
    (p.inTable ? other.row === p.row && other.cell !== p.cell : other.block === p.block) &&
    properName.test(other.text) &&
    placeIn(other.text, { labelled: false, timed: false })?.station !== undefined;
  return new Set(
    passages.flatMap((p, line) =>
      p.label === null &&
      isStopOfTown(p.text) &&
      ([line - 1, line + 1].some((at) => isBeside(p, passages[at])) || isInRowOfStop(p, passages))
        ? [line]
        : [],
    ),
  );
}

/** "Montréal Gare Centrale" over "13 h 00", beside "Québec Gare du Palais 16 h 25" below "To". */
const isBesideEnd = (p: Passage, passages: readonly Passage[]): boolean =>
  passages.some(
    ({ row, inTable, label, text }) =>
      inTable && row === p.row && (label === 'to' || label === 'arrival') && findTimes(text).length === 1,
  );

/** "Aéroport Charles de Gaulle 2 TGV" over "8h05" in its cell, beside "Lille Europe" over "8h59": one is on the map, and so the other is a stop. */
export function stopsOverClocks(passages: readonly Passage[]): number[] {
  const stops = passages.flatMap((p, line) => {
    const below = passages[line + 1];
    const isStop = p.inTable && below?.cell === p.cell && clockAlone.test(below.shape) && nameOver.test(p.text);
    return isStop && passages[line - 1]?.cell !== p.cell && passages[line + 2]?.cell !== p.cell ? [{ p, line }] : [];
  });
  const rows = Map.groupBy(stops, ({ p }) => p.row);
  return [...rows.values()].flatMap((row) => {
    const known = row.filter(({ p }) => placeIn(p.text, { labelled: false, timed: false })?.station);
    const [only, more] = row;
    if (only && !more) return isStopOfTown(only.p.text) && isBesideEnd(only.p, passages) ? [only.line] : [];
    return row.length === 2 && known.length === 1 ? row.map(({ line }) => line) : [];
  });
}

const clockAlone = /^\d{1,2}(?:[:.]| ?h ?)\d\d$/;
const nameOver = /^\p{Lu}[\p{L}\d'’ ().-]{2,50}$/u;

/** A row with two hours, and another of its cells is a stop of a town. */
function isInRowOfStop(p: Passage, passages: readonly Passage[]): boolean {
  const row = p.inTable ? passages.filter((other) => other.row === p.row) : [];
  if (row.reduce((sum, { text }) => sum + findTimes(text).length, 0) !== 2) return false;
  const others = row.filter((other) => other.cell !== p.cell && / /.test(other.text));
  return others.some(({ text }) => placeIn(text, { labelled: false, timed: false })?.city !== undefined);
}

/** From one end to the other: the clock, what rides and how long, the next clock. */
const mostLines = 5;

function isKnown(p: Passage | undefined): boolean {
  const place = p ? placeIn(p.text, { labelled: false, timed: true }) : null;
  return place !== null && isOnMap(place);
}

/** Also "Marne-la-Vallée Chessy (Gare TGV)", and a town of one word before its stop, "Brno (ÚAN Zvonařka)". */
function isName(p: Passage | undefined): boolean {
  if (p === undefined || p.inTable || p.former) return false;
  const [, town = p.text] = hallInBrackets.exec(p.text) ?? [];
  return properName.test(town) || (town !== p.text && findCity(town) !== null);
}

const hallInBrackets = /^(.{2,60}) \(\p{Lu}[^()\d]{2,30}\)$/u;

function isClock(p: Passage | undefined): boolean {
  const [time, more] = !p || p.inTable || p.text.length > 16 ? [] : findTimes(p.text);
  return (
    p !== undefined && time !== undefined && !more && p.text.replace(/\(?\+\d\)?/, '').trim().length <= time.length
  );
}
