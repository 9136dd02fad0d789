import { findDates } from '../../../text/dates.ts';
import { plain } from '../../../text/plain.ts';

/** "Pasajeros" over a name, and below it "Vuelo IB3166", "čtvrtek 17. června 2027      Let QS1060", a sentence or both hours of a way. */
export const tellsNobody = (text: string): boolean =>
  text.split(/\s{2,}/).some((piece) => ofJourney.test(plain(piece))) || sentence.test(text) || twoClocks.test(text);
const sentence = /(?<![\p{L}’'])(?:\p{Ll}+ ){2}.*[.!?]$/u;
const twoClocks = /(?<![\d.])\d{1,2}[:.h]\d\d(?![\d.]).*(?<![\d.])\d{1,2}[:.h]\d\d(?![\d.])/;
/** A journey begins with its number, in any language. */
const ofJourney =
  /^(?:flight|vol|flug|vuelo|volo|vlucht|voo|flyg|fly|let|lot|lento|jarat|train|zug|treno|tren|trein|tog|tag|pociag|vlak|juna|vonat)s? (?:[a-z\d]{2} ?)?\d{2,4}$/;

/** "pe 10.12.2027", and no "Ferrand Luc, 02.05.1984". */
export function isDayAlone(text: string): boolean {
  const [date, more] = /\d/.test(text) ? findDates(text, { contextDate: '2026-01-01', language: 'unknown' }) : [];
  const rest = date && !more ? text.slice(0, date.at) + text.slice(date.at + date.length) : 'unsaid';
  return /^(?:\p{Ll}{2,3}\.?|\p{Lu}\p{Ll}\.)?,?\s?$/u.test(rest);
}
