import type { Booking, Candidate } from '../../booking.ts';
import type { DateFacts } from '../../text/dates.ts';
import { plain } from '../../text/plain.ts';
import { findTimes } from '../../text/times.ts';
import { behindName } from '../order/codes.ts';
import { type Item, itemOf } from '../order/items.ts';
import { isNotHeld } from '../text/not-held.ts';
import { kindWords } from '../text/numbers/kind-words.ts';
import { readReferences } from '../text/numbers/references.ts';
import { referencesByKind } from '../text/numbers/references-by-kind.ts';
import type { Passage } from '../text/passages/passages.ts';
import { sentencesOf } from '../text/passages/sentences.ts';
import { hasCode, topics } from './told-of.ts';
import { strongDays } from './unread-pieces.ts';

/** Where a number stands as those of bookings do, and none of them goes by it. */
export function unreadNumber({
  passages,
  told,
  pieces,
  booked,
  dates,
  isOrder,
}: {
  passages: readonly Passage[];
  told: readonly Passage[];
  pieces: readonly Item[];
  booked: readonly Candidate[];
  dates: DateFacts;
  isOrder: boolean;
}): readonly Passage[] | undefined {
  const bookings = booked.map(({ booking }) => booking);
  // what stands above all bookings is the paper's own number, unless it says of what it is
  const firstAt = Math.min(...booked.flatMap(placesOf));
  const isBelow = ({ passages: [first] }: Item) => first !== undefined && first.at > firstAt;
  /** In an order each number is of a booking; elsewhere where a day and a clock stand beside it. */
  const isOwn = (piece: Item) => {
    if (isOrder && (isBelow(piece) || topics.some(([pattern]) => pattern.test(piece.shape)))) return true;
    const isDated = isBelow(piece) && strongDays(piece.text, dates).length > 0;
    const isNumbered = piece.passages.some((p) => p.inTable && p.label === 'reference');
    return isDated && (isNumbered || findTimes(piece.text).length > 0);
  };
  const parts = [...pieces, ...(isOrder ? sentencesIn(passages) : [])];
  const unknown = parts.find((piece) => isOwn(piece) && hasUnknownCode(piece, bookings));
  if (unknown || !isOrder) return unknown?.passages;
  const below = told.filter(({ at }) => at > firstAt);
  const above = told.filter(({ at, text }) => at < firstAt && text.length < 120);
  const line = referenceLeft(below, bookings) ?? toldCodeLeft(above, bookings);
  return line && [line];
}

function placesOf({ evidence }: Candidate): number[] {
  return ['departure', 'checkIn', 'number', 'place'].flatMap((field) => {
    const at = evidence[field]?.at;
    return typeof at === 'number' ? at : [];
  });
}

/** A paragraph may tell a driver and then a house, each with its number: its sentences one by one. */
function sentencesIn(passages: readonly Passage[]): Item[] {
  return passages
    .filter((p) => !p.inTable && !p.former && p.text.length > 160)
    .flatMap(sentencesOf)
    .filter(({ shape }) => !isNotHeld(shape) && nightsOrRides.test(shape))
    .map((p) => itemOf([p]));
}

/** What such a number is of; an agency's letter names files and policies too. */
const nightsOrRides = new RegExp(
  topics.map(([words]) => words.source).join('|') +
    String.raw`|\b(?:log(?:ez|erez|era)|sejourn\w+|dorm\w+|you (?:stay|sleep))\b`,
  'u',
);

/** "Titres de transport aérien (Air Sénégal, dossier H6VKZQ)": told for a kind of booking, also above all that were read. */
function toldCodeLeft(passages: readonly Passage[], bookings: readonly Booking[]): Passage | undefined {
  const unknown = referencesByKind(passages).find(
    ({ value, words }) =>
      Object.values(kindWords).some((kind) => kind.test(words)) &&
      !ofOtherThings.test(words) &&
      !bookings.some((one) => hasCode(one, value)),
  );
  return unknown && lineAt(unknown.at, passages);
}

export const lineAt = (at: number, lines: readonly Passage[]): Passage | undefined =>
  lines.find((one) => one.at <= at && at <= one.at + one.text.length);

const ofOtherThings =
  /\b(?:our|notre|nos|client\w*|customer|compte|account|affaire|cost|projet|project|permis|licen[cs]e|tva|vat|iata|passe?port|carte|card|membre|member|fidelite|loyalty|avoir|assurance|insurance|police|policy|chassis|plaque|registration|immatricul\w*)\b/;

/** An agency's order says each booking's number once, beside what it is of. Where it says two, one of them is the agency's. */
function hasUnknownCode({ passages, text }: Item, bookings: readonly Booking[]): boolean {
  const codes = [
    ...passages.flatMap((p) =>
      p.label === 'reference' && !agencys.test(p.section)
        ? (wholeCode.exec(p.text)?.[0] ?? (p.byColumn ? behindName.exec(p.text)?.[1] : null) ?? [])
        : [],
    ),
    ...[...text.matchAll(saidCode)].flatMap(({ groups, index }) =>
      agencys.test(plain(text.slice(Math.max(0, index - 30), index + 12))) ? [] : (groups?.code ?? []),
    ),
  ].filter((code) => code.length > 3 && /\d/.test(code) && !/^(?:19|20)\d\d(?:[/-]|$)/.test(code));
  return codes.length > 0 && !codes.some((code) => bookings.some((one) => hasCode(one, code)));
}

/** "BFK 620 117" too: figures by threes behind their letters. */
const threes = String.raw`(?<=[A-Z]{2,5} \d{3})(?: \d{3}(?!\d|[.,:]\d)){1,2}`;
const code = String.raw`(?:[A-Z]{2,5} )?(?=[A-Z/-]*\d)[A-Z\d]+(?:[/-][A-Z\d]+)*(?:${threes})?`;
const wholeCode = new RegExp(`^${code}$`);
const saidCode = new RegExp(
  String.raw`(?<!\p{L})(?:r[ée]f(?:[ée]rence)?|conf(?:irmation)?|r[ée]servation|booking|reservation|bon|voucher|locator|pnr)(?:\.| (?:number|no\.?|n°|num[ée]ro|reference|ref\.?|code|id|is|est)){0,2}[ :]{1,2}(?<code>${code})(?![\p{L}\d])`,
  'giu',
);

/** Below the first booking a number that is none of theirs, and of which the paper does not say that it is its own. */
function referenceLeft(below: readonly Passage[], bookings: readonly Booking[]): Passage | undefined {
  const lines = readReferences(below, '', true).flatMap(({ value, weight, at }) => {
    if (weight < 2 || weight === ofWords || bookings.some((one) => hasCode(one, value))) return [];
    const p = lineAt(at, below);
    const lead = p ? `${p.called} ${p.shape.slice(Math.max(0, at - p.at - 40), at - p.at)}` : '';
    return p !== undefined && !agencys.test(lead) && (p.inTable || !agencys.test(p.section)) ? [p] : [];
  });
  return lines[0];
}

/** The weight of a number that only some word stands before. */
const ofWords = 2.3;

/** The number of the whole, which the agency gave it. */
const agencys =
  /\b(?:dossier|file|our|notre|nos|commande|order|devis|quote|facture|invoice|client|customer|compte|account|affaire|cost|projet|project|permis|licen[cs]e|tva|vat|iata|passeport|passport|carte|card|membre|member|avoir|itinerary|programme|trip|voyage)\b/;
