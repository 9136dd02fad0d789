import { monthNames } from '../../src/text/calendar-words.ts';
import type { DateOrder } from '../../src/text/dates.ts';
import { plain } from '../../src/text/plain.ts';

type Manner = {
  /** Days of one digit have a nought elsewhere in the document. */
  isPadded: boolean;
  order: DateOrder;
  /** The document: in which language its other months are. */
  text: string;
};

/** "lundi 28 décembre 2026", a Monday, as "lundi 4 janvier 2027": the form in which it is printed, with another day in it. Null where that is not known. */
export function rewrittenDay(printed: string, day: string, then: string, manner: Manner): string | null {
  const iso = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(printed);
  if (iso) {
    const [year = '', month = '', date = ''] = then.split('-');
    const mark = iso[2] ?? '';
    return [year, like(month, iso[3] ?? '', true), like(date, iso[4] ?? '', true)].join(mark);
  }
  const month = [...printed.matchAll(/\p{L}[\p{L}\p{M}]+/gu)].find(
    ([word]) => monthNames.get(plain(word)) === Number(day.slice(5, 7)),
  );
  if (month) return namedDay(printed, month[0], month.index, day, then, manner);
  return numericDay(printed, day, then, manner);
}

function namedDay(
  printed: string,
  month: string,
  at: number,
  day: string,
  then: string,
  manner: Manner,
): string | null {
  const isGlued = /\d$/.test(printed.slice(0, at));
  // "14MAY", "Mon 14 May": an abbreviation that is the whole word
  const isShort = isGlued || /^\p{L}{2,3}\b/u.test(printed);
  const word = otherMonth(month, Number(day.slice(5, 7)), Number(then.slice(5, 7)), {
    text: manner.text,
    isGlued,
    isShort,
  });
  if (word === null) return null;
  const end = at + month.length;
  const [first, second] = [
    numbers(printed.slice(0, at), false),
    numbers(printed.slice(end), at === 0 || !/\d/.test(printed.slice(0, at))),
  ];
  if (first === null || second === null) return null;
  return first + word + second;

  function numbers(text: string, opensWithDay: boolean): string | null {
    let hasDay = !opensWithDay && text !== printed.slice(0, at);
    let isKnown = true;
    const out = text.replace(/\d+(?:st|nd|rd|th|er(?![a-z]))?/g, (number) => {
      const value = Number.parseInt(number, 10);
      if (!hasDay && value === Number(day.slice(8))) {
        hasDay = true;
        return ordinal(number, Number(then.slice(8)), isGlued || manner.isPadded);
      }
      if (number === day.slice(0, 4)) return then.slice(0, 4);
      if (number === day.slice(2, 4)) return then.slice(2, 4);
      isKnown = false;
      return number;
    });
    return isKnown ? out : null;
  }
}

function ordinal(printed: string, day: number, isPadded: boolean): string {
  const [, digits = '', ending = ''] = /^(\d+)(\D*)$/.exec(printed) ?? [];
  if (ending === 'er') return day === 1 ? '1er' : String(day);
  if (ending)
    return `${day}${day % 10 === 1 && day !== 11 ? 'st' : day % 10 === 2 && day !== 12 ? 'nd' : day % 10 === 3 && day !== 13 ? 'rd' : 'th'}`;
  return like(String(day), digits, isPadded);
}

function numericDay(printed: string, day: string, then: string, { order, isPadded }: Manner): string | null {
  const match = /^(\D*)(\d{1,2})([./-])(\d{1,2})(?:\3(\d{4}|\d{2}))?(\.?)$/.exec(printed);
  if (!match) return null;
  const [, before = '', a = '', mark = '', b = '', year = '', end = ''] = match;
  const [date, month] = [Number(day.slice(8)), Number(day.slice(5, 7))];
  const isDayFirst =
    Number(a) === date && Number(b) === month && (order !== 'mdy' || Number(a) !== month || Number(b) !== date);
  if (!isDayFirst && !(Number(a) === month && Number(b) === date)) return null;
  const parts = isDayFirst ? [then.slice(8), then.slice(5, 7)] : [then.slice(5, 7), then.slice(8)];
  const isWide = (a.length === 2 && b.length === 2) || isPadded;
  const [x, y] = [like(parts[0] ?? '', a, isWide), like(parts[1] ?? '', b, isWide)];
  return `${before}${x}${mark}${y}${year && mark + then.slice(4 - year.length, 4)}${end}`;
}

/** With a nought where the printed one has or would have one. */
function like(digits: string, printed: string, isPadded: boolean): string {
  const bare = String(Number(digits));
  return printed.startsWith('0') || (printed.length === 2 && isPadded) ? bare.padStart(2, '0') : bare;
}

const languages = ['en', 'fr', 'de', 'es', 'it', 'nl', 'pt', 'sv', 'da', 'nb', 'pl', 'cs'];

/** The month in the language and length in which the other is printed; of languages that share it, the one of the document's other words. */
function otherMonth(
  printed: string,
  month: number,
  then: number,
  { text, isGlued, isShort }: { text: string; isGlued: boolean; isShort: boolean },
): string | null {
  if (month === then) return printed;
  // what is glued to its day is a system's, and those speak English
  const forms = (isGlued ? ['en'] : languages)
    .map((language) => ({ language, form: formOf(printed, month, language, isShort) }))
    .filter(({ form }) => form !== null);
  const [best] = forms.sort((a, b) => commonWords(text, b.language) - commonWords(text, a.language));
  if (!best?.form) return null;
  const word = best.form(then);
  if (!monthNames.has(plain(word)) || monthNames.get(plain(word)) !== then) return null;
  if (printed === printed.toUpperCase()) return word.toUpperCase();
  return printed[0] === printed[0]?.toUpperCase() ? (word[0] ?? '').toUpperCase() + word.slice(1) : word.toLowerCase();
}

/** How the language prints months as long as this one: whole, by its own abbreviation, or cut off. */
function formOf(
  printed: string,
  month: number,
  language: string,
  isShort: boolean,
): ((month: number) => string) | null {
  const whole = (one: number) => monthIn(language, one, 'long');
  const short = (one: number) => monthIn(language, one, 'short').replace(/\.$/, '');
  const cut = (one: number) => whole(one).slice(0, 3);
  return (
    (isShort ? [cut, short, whole] : [whole, cut, short]).find((form) => plain(form(month)) === plain(printed)) ?? null
  );
}

function monthIn(language: string, month: number, length: 'long' | 'short'): string {
  const parts = new Intl.DateTimeFormat(language, { day: 'numeric', month: length, timeZone: 'UTC' }).formatToParts(
    Date.UTC(2027, month - 1, 5),
  );
  return parts.find(({ type }) => type === 'month')?.value ?? '';
}

const words: { [language: string]: RegExp } = {
  en: /\b(?:the|your|and|from|for|with)\b/gi,
  fr: /\b(?:le|la|votre|vos|du|au|de|et)\b/gi,
  de: /\b(?:der|die|das|ihre?|und|von|nach|am)\b/gi,
  es: /\b(?:el|los|su|para|con|del)\b/gi,
  it: /\b(?:il|della|per|con|di|sua)\b/gi,
  nl: /\b(?:het|een|van|uw|voor)\b/gi,
  pt: /\b(?:seu|sua|para|com|do|da)\b/gi,
  sv: /\b(?:och|din|för|på|från)\b/gi,
  da: /\b(?:og|din|på|fra|til|af)\b/gi,
  nb: /\b(?:og|din|på|fra|til|av)\b/gi,
  pl: /\b(?:na|się|jest|dla|oraz)\b/gi,
  cs: /\b(?:na|se|je|pro|vaše)\b/gi,
};

function commonWords(text: string, language: string): number {
  return text.match(words[language] ?? /$^/g)?.length ?? 0;
}
