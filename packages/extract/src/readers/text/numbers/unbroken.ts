import type { Candidate } from '../../../booking.ts';
import { airlinesByShortName } from '../../../knowledge/index.ts';
import { codeOfCurrency } from '../../../text/currencies.ts';
import type { Passage } from '../passages/passages.ts';

/**
 * Numbers as the paper prints them, where a reader took a piece of one: "PSO-20" of "PSO-20.881", "60317725" of "BF 60317725"; and
 * without the railway's name before those of its trains.
 * A desk finds no booking by a piece. Where the paper prints the piece alone, too, it stays.
 */
export function withUnbroken(candidates: readonly Candidate[], passages: readonly Passage[]): void {
  for (const { booking } of candidates) {
    if (booking.type === 'TrainReservation') booking.reference = booking.reference?.replace(ofRailway, '');
    const { reference } = booking;
    if (!reference) continue;
    const flies = 'carrier' in booking ? [booking.carrier?.iata, booking.carrier?.name?.split(' ')[0]] : [];
    const printed = new Set(passages.flatMap(({ text }) => wholesOf(reference, text, flies)));
    const [only, more] = printed;
    if (only && !more) booking.reference = only;
  }
}

/** The number with what is printed in one piece with it, at each place where it stands. */
function wholesOf(reference: string, text: string, flies: readonly (string | undefined)[]): string[] {
  const wholes: string[] = [];
  for (let at = text.indexOf(reference); at >= 0; at = text.indexOf(reference, at + 1)) {
    const before = text.slice(0, at);
    const after = text.slice(at + reference.length);
    if (/[\p{L}\d]$/u.test(before) || /^[\p{L}\d]/u.test(after)) continue;
    const further = /^\d{3,4}$/.test(reference) ? groups : /\d$/.test(reference) ? goesOn : null;
    const [more = ''] = further?.exec(after) ?? [];
    const [, letters = ''] = /^\d[\d.]{4,}$/.test(reference) ? (lettersBefore.exec(before) ?? []) : [];
    const isOwn =
      letters !== '' &&
      !others.has(letters) &&
      !codeOfCurrency(letters) &&
      !isCompany(letters) &&
      !flies.includes(letters);
    wholes.push(`${isOwn ? `${letters} ` : ''}${reference}${more}`);
  }
  return wholes;
}

/** "88 4425" behind "3071": a number in groups, and neither a clock nor an amount. */
const groups = /^(?:(?: \d{2,4}){2,4}| \d{3})(?! ?[\p{L}\d€$£%]|[.,:/-]\d)/u;
/** ".881", and no end of a sentence. */
const goesOn = /^(?:\.\d{2,})+(?![\p{L}\d])/u;
/** In front of a number of digits, and behind nothing that they could be the end of: "dossier BSF 5540917", "dossier TAP 5540917" is an airline's. */
const lettersBefore =
  /(?:^|[,:;(|·–—-] |(?:[Nn]°|\b[Nn]o\.|#) ?|\b(?:num[ée]ro|number|[Nn]ummer|n[uú]mero|[Dd]ossier|[Rr][ée]servation|[Bb]ooking|[Cc]onfirmation|[Cc]ontrat|[Vv]oucher|[Rr][ée]f[ée]rence|[Rr]eference|Buchung) )([A-Z]{2,4}) $/;

const railways = 'CFF SBB FFS SNCF SNCB NMBS NS OBB ÖBB DSB DB SJ VR PKP CP CD ČD MAV MÁV ZSSK LNER GWR VIA'.split(' ');
/** "Dossier CP 8825104" of a Portuguese train: whose it is stands before its number. */
const ofRailway = new RegExp(String.raw`^(?:${railways.join('|')}) (?=\d)`);

/** "MSC", "KLM", "DFDS": whose number it is, and no part of it. */
const isCompany = (letters: string): boolean =>
  letters.length > 2 && (shipsBy.has(letters) || airlinesByShortName(letters).length > 0);
const shipsBy: ReadonlySet<string> = new Set(['DFDS', 'MSC', 'GNV', 'SNAV', 'CTN', 'SNCM', 'ANEK']);

/** Words for a number, and railways, whose name is none of theirs. */
const others = new Set([
  'REF',
  'PNR',
  'BON',
  'RESA',
  'CONF',
  'CODE',
  'BKG',
  'FILE',
  'NO',
  'NR',
  'ID',
  'TEL',
  'FAX',
  ...railways,
]);
