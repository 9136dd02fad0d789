import { addDays } from '../../../text/days.ts';
import { isOnMap } from '../journeys/printed-place.ts';
import { stopsBelowNumbers } from '../journeys/stops-below.ts';
import type { Token } from '../journeys/token.ts';
import type { Passage } from './passage.ts';

/** "Flight BA 1460, London 18:10 to Edinburgh 19:35 | Wed 17/11/2027": the day stands behind, but it is of its row. */
export function withWholeRows(tokens: Token[], titles: ReadonlyMap<number, Token>): Token[] {
  const ordered: Token[] = [];
  for (let start = 0; start < tokens.length; ) {
    const first = tokens[start];
    if (!first) break;
    const row = first.kind === 'break' ? undefined : first.row;
    let end = start + 1;
    for (
      let next = tokens[end];
      row !== undefined && next && next.kind !== 'break' && next.row === row;
      next = tokens[++end]
    );
    const own = tokens.slice(start, end);
    const dates = own.filter((token) => token.kind === 'date');
    const times = own.filter((token) => token.kind === 'time');
    const isWhole =
      dates.length === 1 &&
      times.length === 2 &&
      own.filter((token) => token.kind === 'place').length === 2 &&
      own.some(
        (token) => token.kind === 'flight' || token.kind === 'train' || token.kind === 'ship' || token.kind === 'bus',
      );
    const [date] = dates;
    const title = row === undefined ? undefined : titles.get(row);
    // "5:45 AM" over "Arrives Mon, Mar 15" is of the landing alone
    // "20h40 | TX 517 | 10h05, le lendemain, jeudi 6 janvier" below the title of the day before
    const above = ordered.findLast((token) => token.kind === 'date' && !token.weak);
    const isNight = times[0] !== undefined && times[1] !== undefined && times[1].time < times[0].time;
    const isLanding = isNight && above?.kind === 'date' && date?.day === addDays(above.day, 1);
    const isBehind = date && times.every((time) => time.at < date.at) && !date.ofArrival && !isLanding;
    if (isWhole && isBehind && date.line > (times[1]?.line ?? date.line)) {
      const edge = { kind: 'break', at: first.at, line: first.line, text: '' } as const;
      ordered.push(edge, date, ...own.filter((token) => token !== date), edge);
    } else if (
      isWhole &&
      times.every((time) => date && time.at > date.at) &&
      own.some(({ line }) => line !== first.line)
    ) {
      const edge = { kind: 'break', at: first.at, line: first.line, text: '' } as const;
      ordered.push(edge, ...own, edge);
    } else if (isTimed(own) || (title && isUndated(own))) {
      const edge = { kind: 'break', at: first.at, line: first.line, text: '' } as const;
      const day = title ?? ordered.findLast((token) => token.kind === 'date' && !token.weak);
      ordered.push(edge, ...(day ? [day] : []), ...own, edge);
    } else ordered.push(...own);
    start = end;
  }
  return ordered;
}

/** "07:45 | Flight BA 2604, London to Naples, arriving 11:25" in a programme: a whole leg, whatever stands above and below. */
function isTimed(own: readonly Token[]): boolean {
  const [first, ...rest] = own;
  const count = (...kinds: Token['kind'][]) => rest.filter(({ kind }) => kinds.includes(kind)).length;
  return (
    first?.kind === 'time' &&
    rest.every(({ line }) => line > first.line) &&
    count('time') === 1 &&
    count('place') === 2 &&
    count('date') === 0 &&
    count('flight', 'train', 'ship', 'bus') === 1
  );
}

/** "13:26 – 18:11 | EC 399, København H to Hamburg Hbf" below the title of its day; beside the last hour the day on which one arrives. */
function isUndated(own: readonly Token[]): boolean {
  const count = (...kinds: Token['kind'][]) => own.filter(({ kind }) => kinds.includes(kind)).length;
  const last = own.findLast(({ kind }) => kind === 'time');
  return (
    count('time') === 2 &&
    count('place') === 2 &&
    count('flight', 'train', 'ship', 'bus') === 1 &&
    own.every((token) => token.kind !== 'date' || (last && token.line === last.line && token.at > last.at))
  );
}

/**
 * "6E 2131, Bengaluru 06:15 – Delhi 09:00" above "6E 6633, Chandigarh 18:10 – Bengaluru 21:05": each line is a whole
 * journey, and a number that the first does not say is not that of the second. So is each cell that has a day of its own,
 * "Aller | 20/02, Pointe-à-Pitre 12h45 – Grand-Bourg 13h45 | Retour | 22/02, …".
 */
export function withLinesApart(tokens: Token[], passages: readonly Passage[]): Token[] {
  const printed = printedLines(passages);
  const cells = partsWhere(tokens, ({ line }) => (passages[line]?.inTable ? passages[line].cell : -1 - line), isDated);
  return withBreaksBetween(
    withBreaksBetween(tokens, cells),
    partsWhere(tokens, ({ line }) => printed[line] ?? line, isWay),
  );
}

type Parts = { whole: ReadonlySet<number>; partOf: (token: Token) => number };

function withBreaksBetween(tokens: Token[], { whole, partOf }: Parts): Token[] {
  if (whole.size < 2) return tokens;
  return tokens.flatMap((token, i) => {
    const last = tokens[i - 1];
    const isNew = last !== undefined && last.kind !== 'break' && partOf(last) !== partOf(token);
    const isBetween = isNew && whole.has(partOf(last)) && whole.has(partOf(token));
    return isBetween ? [{ kind: 'break', at: token.at, line: token.line, text: '' } as const, token] : [token];
  });
}

/** Of each passage the one with which its line begins: in a cell, too, a line may have columns that only spaces keep apart. */
function printedLines(passages: readonly Passage[]): number[] {
  const first: number[] = [];
  passages.forEach((p, i) => {
    const before = passages[i - 1];
    const gap = before ? p.at - before.at - before.text.length : 0;
    first.push(p.inTable && before?.cell === p.cell && gap > 1 && gap < 24 ? (first[i - 1] ?? i) : i);
  });
  return first;
}

/**
 * "14h30 : Faculté de médecine" over a line that tells a whole flight: the hour of something that goes nowhere. So is "départ
 * vers 07:30" beside a train both of whose stops have a clock of their own.
 */
export function withoutLooseHours(tokens: Token[]): Token[] {
  const numbered = new Set(
    tokens.flatMap((one) =>
      (one.kind === 'flight' || one.kind === 'train') && one.number !== undefined ? [one.line] : [],
    ),
  );
  const lines = wholeLines(tokens);
  const below = stopsBelowNumbers(tokens);
  const openings = new Set([...lines].filter((line) => numbered.has(line)).concat(below.map(({ line }) => line)));
  const whole = new Set([...lines, ...below.flatMap(({ stops }) => stops)]);
  const loose = new Set(below.flatMap(({ between }) => between));
  tokens.forEach((first, i) => {
    if (first.kind === 'break' || !openings.has(first.line) || tokens[i - 1]?.line === first.line) return;
    const since = tokens.slice(0, i).findLastIndex((one) => !isLoose(one)) + 1;
    const opens = since === 0 || tokens[since - 1]?.kind === 'break' || whole.has(tokens[since - 1]?.line ?? -1);
    if (opens)
      for (const one of tokens.slice(since, i)) if (one.kind !== 'date' && !whole.has(one.line)) loose.add(one);
  });
  return loose.size > 0 ? tokens.filter((token) => !loose.has(token)) : tokens;
}

/** A day, an hour, and "Treffen an der Information", which is on no map. */
function isLoose(token: Token): boolean {
  if (token.kind === 'place') return !isOnMap(token.place);
  return token.kind === 'time' || token.kind === 'date';
}

/**
 * "13 h 30 – 15 h 45 | Traversier Rimouski – Forestville" beside a cell that tells the whole crossing with the same hours, "8:00 AM |
 * Amtrak Acela 2154 to New York | Washington 8:00 AM → New York 10:53 AM": what the row says twice is said once.
 */
export function withoutToldTwice(tokens: Token[]): Token[] {
  const whole = wholeLines(tokens);
  const isRide = ({ kind }: Token) => kind === 'flight' || kind === 'train' || kind === 'ship' || kind === 'bus';
  const told = new Map<number, Token[]>();
  for (const line of whole) {
    const own = tokens.filter((one) => one.line === line);
    const [first] = own;
    if (first && first.kind !== 'break' && first.row !== undefined) told.set(first.row, own);
  }
  const isTwice = (token: Token) => {
    if (token.kind !== 'time' && token.kind !== 'place') return false;
    const own = token.row === undefined ? undefined : told.get(token.row);
    if (!own || own.includes(token)) return false;
    const row = tokens.filter((one) => one.kind !== 'break' && one.row === token.row);
    const others = row.filter((one) => !own.includes(one));
    const hours = others.flatMap((one) => (one.kind === 'time' ? [one.time] : []));
    return (
      row.filter(isRide).length === 1 &&
      hours.length > 0 &&
      hours.every((hour) => own.some((one) => one.kind === 'time' && one.time === hour))
    );
  };
  return told.size > 0 ? tokens.filter((token) => !isTwice(token)) : tokens;
}

/** Lines that tell two places and two times. */
const wholeLines = (tokens: readonly Token[]) => partsWhere(tokens, ({ line }) => line, isWay).whole;

function partsWhere(
  tokens: readonly Token[],
  partOf: (token: Token) => number,
  isWhole: (own: readonly Token[]) => boolean,
): Parts {
  const parts = new Map<number, Token[]>();
  for (const token of tokens) parts.set(partOf(token), [...(parts.get(partOf(token)) ?? []), token]);
  return { whole: new Set([...parts].flatMap(([part, own]) => (isWhole(own) ? [part] : []))), partOf };
}

const countOf = (own: readonly Token[], kind: Token['kind']) => own.filter((token) => token.kind === kind).length;
const isWay = (own: readonly Token[]) => countOf(own, 'place') === 2 && countOf(own, 'time') === 2;
/** A ship that is not called one may be taken for a place. */
const isDated = (own: readonly Token[]) =>
  countOf(own, 'date') === 1 && countOf(own, 'time') === 2 && countOf(own, 'place') > 1;
