import { monthNames, weekdayNames } from '../text/calendar-words.ts';
import { plain } from '../text/plain.ts';
import type { PageCell } from './pdf-lines.ts';

/**
 * A sentence that a narrow column broke over many lines is one: its next word would not have fitted in the line. Of two or
 * three lines each may say something of its own, unless the words go on.
 */
export function unwrapped(cells: readonly PageCell[], edge: number, columns: number): string[] {
  const texts = cells.map(({ text }) => text);
  const others = texts.slice(1);
  const full = others.map((text, index) => isFull(cells[index], cells[index + 1], edge) && !beginsAnew(text));
  // "Riad Dar Zitoune" over its street, its town and its telephone: however long, each begins as a line of its own
  const isList = !others.some((text) => /^(?:\p{Ll}|[(–-])/u.test(text));
  const isSentence = others.length > 2 && !isList && full.filter(Boolean).length >= others.length / 2;
  const isBroken = (below: string, index: number) => {
    const above = texts[index] ?? '';
    // "ICE" over "16"
    if (/^[A-Z]{2,4}$/.test(above) && /^\d{1,5}$/.test(below)) return true;
    if (isHalfOfDay(above, below) || isHalfOfBracket(joined.at(-1) ?? '', below)) return true;
    if (!full[index] || isAlike(above, below)) return false;
    if (isSentence || goesOn.test(above) || goesOnWith.test(below) || isOpen(joined.at(-1) ?? '')) return true;
    if (above.endsWith(',') || isHalfOfStreet(above, below, others[index + 1])) return true;
    return others.length < 3 && columns === 2 && above.length >= 24;
  };
  const joined = texts.slice(0, 1);
  others.forEach((text, index) => {
    const last = joined.at(-1) ?? '';
    if (isBroken(text, index)) joined[joined.length - 1] = /\p{L}-$/u.test(last) ? last + text : `${last} ${text}`;
    else joined.push(text);
  });
  return joined;
}

/** "Friday 18 August" over "2023", "Saturday 26" over "August 2023". */
function isHalfOfDay(above: string, below: string): boolean {
  const [last = '', before = ''] = above.split(' ').toReversed();
  const isMonth = (word: string) => monthNames.has(plain(word).replace(/\.$/, ''));
  if (/^20\d\d$/.test(below)) return isMonth(last) && /^\d{1,2}\D{0,2}$/.test(before);
  const [month = '', year = ''] = below.split(' ');
  const isDay = /^\d{1,2}\D{0,2}$/.test(last) && weekdayNames.has(plain(before).replace(/[.,]$/, ''));
  return isDay && isMonth(month) && /^20\d\d\b/.test(year);
}

/** "ab 06:51" over "an 08:08": each says as much as the other. */
function isAlike(above: string, below: string): boolean {
  const shapeOf = (text: string) => text.replace(/\d/g, '0').replace(/\p{L}+/gu, 'a');
  return /\d/.test(above) && shapeOf(above) === shapeOf(below);
}

/** "17 derb Sidi" over "Bouloukat" over "40000 Marrakech": a street whose name did not fit in its line. */
function isHalfOfStreet(above: string, below: string, next: string | undefined): boolean {
  const isStreet = /^\d{1,4}(?: ?(?:bis|ter|[a-d]))?,? \p{L}[^\d,]*$/u.test(above);
  return isStreet && /^\p{L}[^\d,]{2,30}$/u.test(below) && /^\d{4,6} \p{L}/u.test(next ?? '');
}

/** "Newcastle (North" over "Shields)". */
const isHalfOfBracket = (above: string, below: string): boolean =>
  /\([^()]{1,20}$/.test(above) && /^[^()]{1,20}\)/.test(below);

/** The first word of the line below would not have fitted any more. */
export function isFull(above: PageCell | undefined, below: PageCell | undefined, edge: number): boolean {
  if (!above || !below) return false;
  const word = below.text.split(' ')[0] ?? '';
  return above.end + ((below.end - below.from) * (word.length + 1)) / below.text.length > edge + 1;
}

/** No line ends so: "Gare de Lyon Part-Dieu –", "Brasserie des", "Marseille 15 h". */
const goesOn = /[(–&-]$|\d ?h$|(?:^|[ ’'])(?:at|to|from|and|of|the|à|au|et|ou|de|des|du|la|le|les|von|nach|der|und)$/u;
/** None begins so: "or similar", "(CDG) 14h23", "(IJmuiden)", "PM". */
const goesOnWith = /^(?:\p{Ll}{2}|à |\(\p{Lu}[^()]{1,20}\)|[AP]M\b)/u;

/** "Pick-up: Edinburgh Airport". */
const labelled = /^\p{L}[\p{L} .’'/-]{2,30} ?: ?\S/u;
/** Words that go on below: "Pick-up: Edinburgh / Airport, 6 April"; "Terminal: 4" and a day are all of it. */
const isOpen = (text: string): boolean => labelled.test(text) && !/\d$/.test(text);

/** A label with its colon, a street with its number: what is above says something of its own, and is not too long for its column. */
const beginsAnew = (text: string): boolean =>
  labelled.test(text) ||
  /^\d{1,4}(?: ?(?:bis|ter|[a-d]))?,? \p{L}{2}[^\d:]{3,40}(?:,|$)/u.test(text) ||
  /^\p{L}[^\d:]{3,40} \d{1,3} ?[a-d]?(?:,|$)/u.test(text);
