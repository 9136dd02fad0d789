import type { Candidate } from '../../../booking.ts';
import type { TextDocument } from '../../../text-document.ts';
import type { Found } from '../found.ts';
import { type Passage, passagesOf } from '../passages/passages.ts';
import { leadingCode } from './booking-number.ts';

/**
 * The only code of six that stands alone or behind a carrier's name, in a paper that calls none its number: "6XKPLM (SQ)" in a
 * corner, whose label the page has set apart, or "Dossier Eurostar PLRQXW". It is the number of all that goes by one, where none of
 * that has another. Several codes say nothing, and so does a word.
 */
export function withLoneLocator(candidates: readonly Candidate[], document: TextDocument): void {
  const journeys = candidates.filter(({ booking }) => 'arrival' in booking && 'number' in booking);
  if (journeys.length === 0 || candidates.some(({ booking }) => booking.reference)) return;
  const passages = passagesOf(document);
  const isFlown = journeys.some(({ booking }) => booking.type === 'FlightReservation');
  const locator = loneLocator(passages) ?? (isFlown ? null : loneTicket(passages));
  for (const { booking, evidence } of locator ? journeys : []) {
    booking.reference = locator?.value;
    evidence.reference = { node: document.node, at: locator?.at, text: locator?.text ?? '' };
  }
}

function loneLocator(passages: readonly Passage[]): Found<string> | null {
  const found = passages.flatMap((p): Found<string>[] => {
    if (p.former || p.text.length > 400) return [];
    const isOpen = p.label === null || p.label === 'reference';
    // "Dossier Eurostar PLRQXW. Voyageuse : …": the label of a name begins with another sentence
    const code =
      (isOpen ? (alone.exec(p.text.trim()) ?? behindCarrier.exec(p.text)) : null)?.[1] ??
      inFront.exec(p.called)?.[1]?.toUpperCase();
    if (!code || !isLocator(code)) return [];
    return [{ value: code, at: p.at + Math.max(0, p.text.indexOf(code)), text: p.text }];
  });
  const [only] = found;
  return only && found.every(({ value }) => value === only.value) ? only : null;
}

/** "Ticket number: KPRT8842", "N.º bilhete: 778120334": coaches and railways know a traveller by nothing else, where nothing else is printed. */
function loneTicket(passages: readonly Passage[]): Found<string> | null {
  const found = passages.flatMap(({ label, former, text, at }): Found<string>[] => {
    const value = label === 'ticket' && !former ? leadingCode(text) : null;
    return value && /\d{3}/.test(value) ? [{ value, at: at + Math.max(0, text.indexOf(value)), text }] : [];
  });
  const [only] = found;
  return only && found.every(({ value }) => value === only.value) ? only : null;
}

const alone = /^([A-Z0-9]{6})(?: ?\((?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\))?$/;
const behindCarrier =
  /(?<!\p{L})(?:[Dd]ossier|[Rr][ée]f(?:[ée]rence|\.)?|[Rr][ée]servation|[Bb]ooking|[Cc]onfirmation|[Bb]uchung)(?: \p{Lu}[\p{L}'’&-]*){1,3} ([A-Z0-9]{6})(?![\p{L}\d-])/u;

const inFront =
  /^(?:dossier|ref(?:erence|\.)?|reservation|booking|confirmation|buchung)(?: [a-z][a-z'&-]*){1,3} ([a-z\d]{6})[.,;] /;

/** "QKVTRN", "6XKPLM"; not "GDANSK", "9MAR27", "BA1442", "A10555", nor where somebody lives: "H2X1Y4", "CR26XH". */
export function isLocator(code: string): boolean {
  if (/^[A-Z]{6}$/.test(code)) return inNoWord.test(code);
  return /[A-Z].*[A-Z]/.test(code) && /\d/.test(code) && !otherCodes.test(code);
}

/** Letters that no word has beside each other: of six letters alone most could be one. */
const inNoWord = /Q(?!U)|[JVXZ](?=[^AEIOUY])|[^AEIOUY]{5}/;
const otherCodes =
  /^(?:\d{1,2}[A-Z]{3}\d{1,2}|[A-Z]{2}\d{4}|\d{4}[A-Z]{2}|(?:[A-Z]\d){3}|[A-Z]{1,2}\d{1,2}[A-Z]?\d[A-Z]{2})$/;
