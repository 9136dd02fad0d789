import { plain } from '../../../text/plain.ts';
import { findTimes } from '../../../text/times.ts';
import { isDayTitle } from '../day-title.ts';
import { isOnMap, placeIn } from '../journeys/printed-place.ts';
import { roleBefore } from '../journeys/roles.ts';
import type { Role } from '../journeys/token.ts';
import type { Passage } from './passage.ts';

/**
 * "11.05 Hamburg Hbf" over "12.50 Berlin Hbf": a dot between two figures may be an amount's or a chapter's, but a paper that has
 * two beside a place, a day or one another writes its clocks so, and its others are clocks too.
 */
export function withDottedClocks(printed: Passage[]): Passage[] {
  const passages = withDottedDays(printed);
  const own = passages.filter(
    (p) => p.label !== 'price' && p.text.length <= 300 && dotted.test(p.text) && !isDay(passages, p),
  );
  const said = own.reduce(
    (sum, p) => sum + (isAtStop(passages, p) ? (both.test(p.text) ? 2 : 1) : clocksIn(p.text)),
    0,
  );
  const areClocks = isProgramme(passages);
  if (said < 2 && !areClocks) return passages;
  return passages.map((p) => (own.includes(p) ? withColons(p, areClocks) : p));
}

/** "03.08   06:28": in front of a clock with a colon two figures with a dot are its day. */
function withDottedDays(passages: Passage[]): Passage[] {
  return passages.map((p, i) => {
    const next = passages[i + 1];
    const isDay = dayAndMonth.test(p.text) && next?.row === p.row && next.block === p.block && colon.test(next.text);
    return isDay ? { ...p, text: `${p.text}.`, shape: `${p.shape}.` } : p;
  });
}

const dayAndMonth = /^(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])$/;
const colon = /^(?:[01]?\d|2[0-3]):[0-5]\d$/;

/** "06.40 | Car to the airport", "08.25 | SWISS LX 451, …", "13.00 | Lunch with Reto" below the title of a day. */
function isProgramme(passages: readonly Passage[]): boolean {
  const first = passages.findIndex(isDayTitle);
  const leads = passages.slice(first < 0 ? passages.length : first).filter((p, i, all) => {
    const [before, behind] = [all[i - 1], all[i + 1]];
    return twoFigures.test(p.text) && before?.row !== p.row && behind?.row === p.row && /\p{L}{3}/u.test(behind.text);
  });
  return leads.length >= 3 && leads.filter(({ text }) => /[05]$/.test(text)).length * 2 >= leads.length;
}

const twoFigures = /^(?:[01]\d|2[0-3])\.[0-5]\d$/;

/** "14.10" below the head "Date", in the row of a clock. */
function isDay(passages: readonly Passage[], { label, byColumn, row }: Passage): boolean {
  return label === 'date' && byColumn && passages.some((p) => p.row === row && p.label === 'time' && p.byColumn);
}

/** "11.05" alone in its line or its cell, beside that of a place; "06.20 09.21", "06.20 | 09.21" in front of both ends of a way. */
function isAtStop(passages: readonly Passage[], p: Passage): boolean {
  const at = passages.indexOf(p);
  const isOfRow = ({ row, text }: Passage) => row === p.row && alone.test(text);
  if (alone.test(p.text)) {
    const [before, behind] = [passages[at - 1], passages[at + 1]];
    if ([before, behind].some((beside) => beside !== undefined && isPlace(beside.text))) return true;
    const way = behind && isOfRow(behind) ? passages[at + 2] : before && isOfRow(before) ? behind : undefined;
    return way?.row === p.row && isWay(way.text);
  }
  const way = both.test(p.text) ? passages[at + 1] : undefined;
  return way?.row === p.row && isWay(way.text);
}

/** "Malmö C - Stockholm Central": two ends, of which one at least is on the map. */
export function isWay(text: string): boolean {
  const [from, to, more] = text.split(/ (?:[–—→>-]|->) /);
  return from !== undefined && to !== undefined && more === undefined && [from, to].some(isPlace);
}

/** How many of them are clocks for sure. */
function clocksIn(text: string): number {
  const [from, to] = [...text.matchAll(pair)].flatMap(([, ...clocks]) => clocks);
  if ((from && to) || saysBothEnds(text)) return 2;
  return [...text.matchAll(anyDotted)].filter(({ 0: clock, index }) => {
    const [before, after] = [text.slice(0, index), text.slice(index + clock.length)];
    return (
      dayInFront.test(before) ||
      isPlace(before.split(betweenEnds).at(-1) ?? '') ||
      isPlace(after.split(beforeClock)[0] ?? '')
    );
  }).length;
}

/** "dep. 13.40, arr. 15.05": both ends are said, and one at least of the two is no day of a month. */
function saysBothEnds(text: string): boolean {
  const ends = [...text.matchAll(anyDotted)].map(({ 0: clock, index }) => ({
    role: roleBefore(plain(text.slice(0, index))),
    clock,
  }));
  const isSaid = (role: Role) => ends.some((end) => end.role === role);
  return isSaid('from') && isSaid('to') && ends.some(({ role, clock }) => role !== null && !dayAndMonth.test(clock));
}

/** "Milano Centrale 10.33 → Roma Termini 13.43": what is between them. */
const betweenEnds = /\d ?(?:[→➔➜>–—/-]|->) /u;

/** "17.45 Helsinki (HEL) T2 - 13.40 (+1) Singapore (SIN) T3": the second clock ends what is behind the first. */
const beforeClock = / (?:[→➔➜>–—-]|->) (?=\d{1,2}\.\d\d(?!\d))/;

/** What stands beside the clock, whole. */
function isPlace(beside: string): boolean {
  const name = beside
    .trim()
    // "13.40 (+1) Singapore"
    .replace(/^\(\+\d\) /, '')
    .replace(/^[,(]|[,)]$/g, '')
    // "Helsinki (HEL) T2"
    .replace(/(?<=[\p{L})]),? (?:T|\p{L}{4,10}\.? )\d[A-Z]?$/u, '')
    // "Helsinki asema, raide 7"
    .replace(/, \p{L}{3,10}\.? \d{1,2}[a-z]?$/iu, '')
    // "Turku, linja-autoasema": the town, and where in it
    .replace(/(?<=^\p{Lu}[\p{L}'’ -]{2,30}), [\p{L}'’ -]{3,30}$/u, '');
  if (!/^\p{Lu}[\p{L}'’ .()-]{2,50}$/u.test(name)) return false;
  const place = placeIn(name, { labelled: false, timed: false });
  return place !== null && isOnMap(place);
}

function withColons(p: Passage, isAny: boolean): Passage {
  let text = p.text;
  for (const { at, length, weak } of findTimes(p.text)) {
    const clock = text.slice(at, at + length);
    const isAmount =
      /(?:[€$£]|\b(?:EUR|CHF|USD|GBP)) ?$/.test(text.slice(0, at)) || isCounted.test(text.slice(at + length));
    if (weak && !isAmount && (isAny || !led.test(text.slice(0, at))))
      text = text.slice(0, at) + clock.replace('.', ':') + text.slice(at + length);
  }
  return text === p.text ? p : { ...p, text, shape: plain(text) };
}

/** "(départ à 09.10)", in a sentence: the word before it says that it is a clock. */
const led = /(?<!\p{L})(?:à|a|at|um|alle|vers|by|dès) $/iu;
const isCounted = /^ ?(?:km|kg|%|m\b|points?\b)/i;
const dotted = /(?<![\d.,:])(?:[01]?\d|2[0-3])\.[0-5]\d(?!\d|[.,]\d|%)/;
const alone = new RegExp(`^${dotted.source} ?h?$`);
const both = new RegExp(`^${dotted.source} ${dotted.source}$`);
const anyDotted = new RegExp(dotted, 'g');
const pair = new RegExp(`(${dotted.source}) ?[–—-] ?(${dotted.source})`, 'g');
/** "29 May 2027, 12.20", "Wed 12 May at 9.40" */
const dayInFront = /(?:\b20\d\d|\b\d{1,2} \p{L}{3,9}\.?),? ?(?:at |à |um |om |– )?$/u;
