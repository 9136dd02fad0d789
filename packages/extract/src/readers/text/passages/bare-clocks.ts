import { monthNames } from '../../../text/calendar-words.ts';
import { inLines } from '../../../text/in-lines.ts';
import { plain } from '../../../text/plain.ts';
import { findRunTimes } from '../../../text/run-times.ts';
import { isOnMap, placeIn } from '../journeys/printed-place.ts';
import { namesTrain } from '../journeys/train-numbers.ts';
import type { Label } from '../labels/labels.ts';
import type { Passage } from './passage.ts';

/**
 * "0930" beside "London King's Cross" and "1341" beside "Edinburgh Waverley": clocks without a colon, as railways and coaches
 * of Britain print them, where two rows and more are four figures and a place, and the paper has no clock of another form.
 * Also "Pick-up | Perth Airport | Mon 05 Oct 26 | 0830": figures behind the day of an end; and "EK 20 | MON 17JAN28 | … |
 * 1425 | 0130 TUE 18JAN28": the two in the row of a flight or a train.
 */
export function withBareClocks(printed: Passage[]): Passage[] {
  const passages = withClocksTold(
    withLeadingClocks(
      withClocksOfNumbers(withHalfDays(printed.map(withClocksOfWay).map(withBothClocks).map(withClockOfHead))),
    ),
  );
  if (!passages.some(({ text }) => bare.test(text))) return passages;
  const rows = clocksOfRows(passages);
  const clocks = new Set([...rows, ...clocksOfColumn(passages, rows)]);
  return passages
    .map((p) => (clocks.has(p) ? withColon(p) : p))
    .map(withClockSetApart)
    .map(withClockOfEnd);
}

/** "Shinkansen Nozomi 21, Shin-Osaka 1235 – Hakata 1503": four figures behind each of two places that are on the map, or of a train's. */
function withClocksOfWay(p: Passage): Passage {
  for (let found = p.text.length < 300 ? wayFrom(p.text, 0) : null; found; found = wayFrom(p.text, found.index + 1)) {
    const names = [found[1] ?? '', found[2] ?? ''];
    // "12 March 2027, Köln Hbf 0740": the year of a day is no clock
    if (names.some((name) => monthNames.has(plain(name)))) continue;
    const isOfTrain = namesTrain(p.text.slice(0, found.index).replace(/[ ,:–—-]+$/u, ''));
    const areKnown = names.every((name) => {
      const place = placeIn(name, { labelled: false, timed: true });
      return place !== null && isOnMap(place);
    });
    if (!areKnown && !isOfTrain) continue;
    const said = found[0].replace(/(?<= )(\d\d)(\d\d)(?!\d)/g, '$1:$2');
    const text = p.text.slice(0, found.index) + said + p.text.slice(found.index + found[0].length);
    return { ...p, text, shape: plain(text) };
  }
  return p;
}

/** "0125 / 0805 +1" below the head "Time": of both ends. */
function withBothClocks(p: Passage): Passage {
  const isOfHours = p.byColumn && (p.label === 'time' || p.label === 'when' || p.label === 'departure');
  if (!isOfHours || !fourAndFour.test(p.text)) return p;
  const text = p.text.replace(fourAndFour, '$1:$2$3$4:$5');
  return { ...p, text, shape: plain(text) };
}

/** "1030", "from 1500" below the head "Heure": a clock, whatever else its row says. */
function withClockOfHead(p: Passage): Passage {
  if (p.label !== 'time' || !p.byColumn || !p.inTable) return p;
  return clockAndDay.test(p.text) ? withColon(p) : withClockBehind(p);
}

function withClockBehind(p: Passage): Passage {
  const text = p.text.replace(clockBehind, '$1:$2');
  return text === p.text ? p : { ...p, text, shape: plain(text) };
}

const clockBehind =
  /(?<=^(?:from|after|by|before|until|till|at|about|around|dès|à|à partir de|après|avant|jusqu['’]à|vers|ab|bis|um|gegen|vor) )([01]\d|2[0-3])([0-5]\d)(?=(?: ?hrs?)?$)/iu;

const fourAndFour = /^([01]\d|2[0-3])([0-5]\d)( ?[-–—→/] ?)([01]\d|2[0-3])([0-5]\d)(?= ?\+ ?\d$|$)/;

function wayFrom(text: string, at: number): RegExpExecArray | null {
  way.lastIndex = at;
  return way.exec(text);
}

const place = String.raw`(\p{Lu}[\p{L}'’ -]{1,40}?)(?: \([A-Z]{3}\))?`;
const fourFigures = String.raw`(?:[01]\d|2[0-3])[0-5]\d(?![\d:.,-]?\d)`;
const way = new RegExp(
  String.raw`(?<![\p{L}\d])${place},? (?:dep\.? |d\. )?${fourFigures}(?: ?hrs?)? ?(?:[–—→>/,;-]|to) ?${place},? (?:arr\.? |a\. )?${fourFigures}`,
  'gu',
);

/** "DEP LONDON HEATHROW (LHR)    1125", "22NOV27  0900": four figures that blanks set apart are the clock that they are behind one blank. */
function withClockSetApart(p: Passage, i: number, all: readonly Passage[]): Passage {
  const before = all[i - 1];
  if (!clockAndDay.test(p.text) || before?.row !== p.row || (p.inTable && before.cell !== p.cell)) return p;
  const figures = p.shape.slice(0, 4);
  return findRunTimes(`${before.shape} ${figures}`).some(({ at }) => at > before.shape.length) ? withColon(p) : p;
}

/** "0845 | Oban | arr 1015 Inchmore Island" of such clocks: beside that of the other end a clock, and no house of a street. */
function withClockOfEnd(p: Passage, _: number, all: readonly Passage[]): Passage {
  if (!clockOfEnd.test(p.text) || !all.some((q) => q !== p && q.row === p.row && clock.test(q.shape))) return p;
  const text = p.text.replace(clockOfEnd, '$1$2:$3');
  return { ...p, text, shape: plain(text) };
}

const clockOfEnd = /^((?:dep|arr|d[ée]p|etd|eta|lv|ar)\.? )([01]\d|2[0-3])([0-5]\d)(?= \p{Lu}[\p{L}'’., -]{2,50}$)/iu;

/** "DEP NEW YORK JFK | 1120A" over "ARR DUBAI (DXB) | 850P": an American agent's clocks, each alone beside where it is. */
function withHalfDays(passages: Passage[]): Passage[] {
  const isBesideEnd = (p: Passage, above: Passage | undefined) =>
    above?.row === p.row && (endBefore.test(above.text) || (p.label !== null && ends.has(p.label)));
  const clocks = passages.filter((p, i) => halfDay.test(p.text) && isBesideEnd(p, passages[i - 1]));
  const behind = passages.filter(({ text }) => halfDayBehind.test(text));
  if (clocks.length + behind.length < 2) return passages;
  return passages.map((p) => {
    const pattern = clocks.includes(p) ? halfDay : halfDayBehind;
    const text = p.text.replace(pattern, (_, hour, minute, half) => `${hour}:${minute}${half}`);
    return text === p.text ? p : { ...p, text, shape: plain(text) };
  });
}

/** "DENVER INTL AIRPORT 09MAR 1130A": behind the day. */
const halfDayBehind = /(?<=(?<![A-Z\d])\d{1,2}[A-Z]{3}(?:\d\d)? )(1[0-2]|0?[1-9])([0-5]\d)([AP])(?![A-Z\d])/;

const halfDay = /^(1[0-2]|0?[1-9])([0-5]\d)([AP])$/;
const endBefore = /^(?:DEP|ARR|LV|AR|DEPART|ARRIVE)\b.*\p{Lu}{2}\)?$/u;

function withClocksOfNumbers(passages: Passage[]): Passage[] {
  if (!passages.some(({ text }) => clockAndDay.test(text))) return passages;
  const rows = [...Map.groupBy(passages, ({ row }) => row).values()];
  const clocks = rows.flatMap((row) => {
    const figures = row.filter(({ text, former }) => !former && clockAndDay.test(text));
    if (figures.length !== 2 || row.some(({ shape }) => colons.test(shape))) return [];
    const others = row.filter((p) => !figures.includes(p));
    // "17 JAN | 2027 | 1425": the year of the day
    const isYear = figures.some(({ text }) => years.test(text)) && !others.some(({ shape }) => dated.test(shape));
    // "London – New York | 1250 | 1310" is what it costs, unless it says when
    const isRide =
      others.some(({ text }) => isNumber(text)) || (hasDay(others) && others.some(({ text }) => isWay(text)));
    return !isYear && isRide ? figures : [];
  });
  return clocks.length === 0 ? passages : passages.map((p) => (clocks.includes(p) ? withColon(p) : p));
}

/** "0900 Flight BA604" over "1300 Private transfer" over "1500 Check in": a programme, in whose lines no clock has a colon. */
function withLeadingClocks(passages: Passage[]): Passage[] {
  const leading = passages.filter((p) => !p.inTable && !p.former && leads.test(p.text));
  const first = withClocksOfProgramme(passages);
  if (first) return first;
  const isOrder = leading.some(({ text }, i) => text.slice(0, 4) < (leading[i + 1]?.text.slice(0, 4) ?? ''));
  if (leading.length < 3 || !isOrder || passages.some(({ shape }) => colons.test(shape))) return passages;
  return passages.map((p) => (leading.includes(p) ? withColon(p) : p));
}

/** "0925 | Fly from London Heathrow (LHR) …", "1900 | Welcome supper" in table after table: each first in its row, beside what is planned for it. */
function withClocksOfProgramme(passages: Passage[]): Passage[] | null {
  const firsts = [...Map.groupBy(passages, ({ row }) => row).values()].flatMap(([first, beside, ...more]) =>
    first?.inTable && leadsRow.test(first.text) && !first.former && beside && /^[^\d]*\p{L}{2}/u.test(beside.text)
      ? [{ first, isPlan: more.every(({ cell }) => cell === beside.cell) }]
      : [],
  );
  const figures = firsts.map(({ first }) => first.text.slice(0, 4));
  const isOrder = figures.some((one, i) => one < (figures[i + 1] ?? '')) && figures.every((one) => /[05]$/.test(one));
  const isProgramme = firsts.length > 2 && firsts.every(({ isPlan }) => isPlan) && isOrder;
  if (!isProgramme || passages.some(({ shape }) => colons.test(shape))) return null;
  const clocks = new Set(firsts.map(({ first }) => first));
  return passages.map((p) => (clocks.has(p) ? withColon(p) : p));
}

const leadsRow = /^(?!20[2-3]\d)(?:[01]\d|2[0-3])[0-5]\d ?[–—:-]?$/;

const leads = /^(?:[01]\d|2[0-3])[0-5][05] (?=\p{L}{2})/u;

/**
 * "… on the Caledonian Sleeper at 2115, reaching Inverness at 0842", "the 1056 to Kyle of Lochalsh": a letter in whose sentences several
 * figures stand as only clocks do, and no clock has a colon.
 */
function withClocksTold(passages: Passage[]): Passage[] {
  const sentences = passages.filter((p) => !p.inTable && !p.former && p.text.length > 40 && clockTold.test(p.text));
  const count = sentences.flatMap(({ text }) => [...text.matchAll(clocksTold)]).length;
  if (count < 2 || passages.some(({ shape }) => colons.test(shape))) return passages;
  return passages.map((p) => {
    if (!sentences.includes(p)) return p;
    const text = p.text.replace(clocksTold, (figures) => `${figures.slice(0, 2)}:${figures.slice(2)}`);
    return { ...p, text, shape: plain(text) };
  });
}

const clockTold = inLines('u')`
  (?<=(?<!\p{L})(?:at|by) )([01]\d|2[0-3])([0-5]\d)(?=
    [,.;)]|$| \(
    | (?!euros?|pounds?|dollars?|metres?|feet|francs?|miles|km|words|people|persons|hours? of)\p{Ll}
    | (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day
  )
  |(?<=(?<!\p{L})the )([01]\d|2[0-3])([0-5]\d)(?=
    [ ](?:
      to|from|for|train|service|sailing|ferry|flight|boat|bus|coach|departure|crossing
      |\p{Lu}[\p{L}&]+ (?:service|train|ferry|sailing|boat|flight)
    )[ ]
  )
`;
const clocksTold = new RegExp(clockTold.source, 'gu');

/** "1425", "0130 TUE 18JAN28", "0650+1". */
const clockAndDay =
  /^(?:[01]\d|2[0-3])[0-5]\d(?: ?\+ ?[12]| ?\((?:[JD+] ?\+? ?[12]|\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?)\)| (?:[A-Za-z]{3},? )?\d{1,2} ?[A-Za-z]{3}(?: ?\d{2,4})?)?$/;
/** "EK 20", "TGV INOUI 6604", alone in its cell. */
const isNumber = (text: string) =>
  text.length < 30 && (/^(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]) ?\d{1,4}$/.test(text) || namesTrain(text));

const hasDay = (row: readonly Passage[]) =>
  row.some(({ shape }) => /\b\d{1,2} ?(?:[a-z]{3,9}|[/.-] ?\d{1,2})/.test(shape));

/** "LEEDS / LONDON KINGS CROSS", where a list has both. */
function isWay(text: string): boolean {
  const [from, to, more] = text.length < 80 ? text.split(/ [/–—-] | to /) : [];
  const isKnown = (name: string) => placeIn(name, { labelled: false, timed: true }) !== null;
  return from !== undefined && to !== undefined && more === undefined && isKnown(from) && isKnown(to);
}

function clocksOfRows(passages: readonly Passage[]): Passage[] {
  if (passages.filter(({ text }) => bare.test(text)).length < 2 || passages.some(({ shape }) => colons.test(shape)))
    return [];
  const clocks = [...Map.groupBy(passages, ({ row }) => row).values()].flatMap((row) => {
    const [clock, place, ...more] = row;
    const last = row.at(-1);
    const isOfDay = last && row.length < 5 && bare.test(last.text) && !years.test(last.text);
    if (
      isOfDay &&
      row.every(({ label }) => label !== null && ends.has(label)) &&
      row.some(({ shape }) => dated.test(shape))
    )
      return [last];
    const isPair =
      clock &&
      place &&
      (more.length === 0 || (place.inTable && more.length < 5)) &&
      bare.test(clock.text) &&
      !years.test(clock.text);
    return isPair && placeIn(place.text, { labelled: false, timed: true }) !== null ? [clock] : [];
  });
  return clocks.length < 2 ? [] : clocks;
}

/**
 * "1725", "1000" and "1430" first in their rows, where "16:30" is in another or a place stands beside it: in a column that has
 * clocks, and whose figures go by five minutes, all are clocks.
 */
function clocksOfColumn(passages: readonly Passage[], known: readonly Passage[]): Passage[] {
  const firsts = [...Map.groupBy(passages, ({ row }) => row).values()].flatMap(([first, beside]) =>
    first && beside && !first.former && first.label === null ? [first] : [],
  );
  const figures = firsts.filter(({ text }) => bare.test(text));
  const clocks = firsts.filter((p) => known.includes(p) || clock.test(p.shape));
  const areOthers = clocks.length > 0 && new Set([...clocks, ...figures]).size > 2;
  return areOthers && figures.every(({ text }) => /[05]$/.test(text)) ? figures : [];
}

const clock = /^(?:[01]?\d|2[0-3])[:h][0-5]\d$/;

function withColon(p: Passage): Passage {
  const text = `${p.text.slice(0, 2)}:${p.text.slice(2)}`;
  return { ...p, text, shape: plain(text) };
}

const ends: ReadonlySet<Label> = new Set([
  'pickUp',
  'dropOff',
  'return',
  'departure',
  'arrival',
  'checkIn',
  'checkOut',
]);
const dated = /\b\d{1,2}[ ./-]?(?:[a-z]{3,9}|\d{1,2})[ ./-]?\d{2,4}\b/;
const bare = /^(?:[01]\d|2[0-3])[0-5]\d$/;
const years = /^20[2-3]\d$/;
const colons = /(?<!\d)\d{1,2}[:h]\d\d(?!\d)/;
