import type { Booking, Candidate } from '../../../booking.ts';
import { plain } from '../../../text/plain.ts';
import { findPrices } from '../../../text/prices.ts';
import { isNotHeld } from '../not-held.ts';
import { kindWords, saysKind } from '../numbers/kind-words.ts';
import type { Passage } from '../passages/passages.ts';
import { proseOf, sentencesOf } from '../passages/sentences.ts';
import { isPart, type PriceSaid, says } from './price-beside-number.ts';

/**
 * What a paper says apart from a booking's number, by the kind that it is of, or the company, where it has one booking of the kind: "Prix des deux
 * billets, taxes comprises : 3 148,60 EUR", "Traversées et taxes | 1 246,80 €", or a sentence or two behind the number, "Le
 * séjour revient à 285 000 XOF".
 */
export function priceTold(
  { booking }: Candidate,
  all: readonly Candidate[],
  passages: readonly Passage[],
): PriceSaid | null {
  const ofType = all.filter((one) => one.booking.type === booking.type);
  if (ofType.some((one) => one.booking.reference !== booking.reference)) return null;
  const others = all.flatMap((one) =>
    one.booking.reference === booking.reference ? [] : (one.booking.reference ?? []),
  );
  const isOf = ofKind(booking.type, new Set(all.map((one) => one.booking.type)));
  const told = [...accountsIn(passages), ...(booking.reference ? toldBehind(booking.reference, others, passages) : [])];
  // "Thrifty, 3 days | $344.10" is of the hirer, and "Bayside Cars | $165.00" is then of somebody else
  const company = 'carrier' in booking ? plain(booking.carrier?.name ?? '') : '';
  const named = company.length > 3 ? told.filter(({ words }) => words.includes(company)) : [];
  const found = (named.length > 0 ? named : told).flatMap(({ words, own, isBare }) => {
    if (
      (named.length === 0 && !isBare && !isOf(words)) ||
      others.some((other) => own.some(({ text }) => says(text, other)))
    )
      return [];
    return own.flatMap((p) =>
      findPrices(p.text).flatMap((price) => (isPart(p, price) ? [] : [{ price, at: p.at + price.at, text: p.text }])),
    );
  });
  const [only, more] = found;
  return only && !more ? only : null;
}

/** `isBare` where only the place tells of what it is. */
type Said = { words: string; own: readonly Passage[]; isBare?: boolean };

/** "Billets" are of all that one rides in, where one rides in one kind of thing. */
function ofKind(type: Booking['type'], types: ReadonlySet<Booking['type']>): (words: string) => boolean {
  const ridden = rides.filter((one) => types.has(one));
  const saysTickets = (words: string) => ridden.length > 0 && tickets.test(words);
  const isOwn = (words: string) =>
    kindWords[type]?.test(words) === true ||
    (type === 'LodgingReservation' && stay.test(words)) ||
    (ridden.length === 1 && ridden[0] === type && saysTickets(words));
  const isOthers = (words: string) =>
    [...types].some((one) => one !== type && kindWords[one]?.test(words)) ||
    (!rides.includes(type) && saysTickets(words));
  return (words) => isOwn(words) && !isOthers(words);
}

const rides: Booking['type'][] = ['FlightReservation', 'TrainReservation', 'BoatReservation', 'BusReservation'];
const tickets = /\b(?:billets?|tickets?|titres de transport|fahrkarten?|bigliett[oi]|billetes?)\b/;
const stay = /\b(?:sejour|stay|aufenthalt|soggiorno|estancia)\b/;

const bareAmount =
  /^(?:forfait|flat (?:rate|fare)|fixed price|all-?in|prix|tarif|montant|price|fare|preis|prezzo|precio) ?:? [^:]{0,30}$/;

/** Lines and rows that name something and say what it costs, and no more. */
function accountsIn(passages: readonly Passage[]): Said[] {
  const rows = Map.groupBy(
    passages.filter((p) => !p.former),
    (p) => p.row,
  );
  return [...rows.values()].flatMap((own) => {
    const [first] = own;
    if (!first || own.length > 2 || own.some((p) => p.text.length > 160 || p.byColumn)) return [];
    const words = own.map(({ called, shape }) => `${called} ${shape}`).join(' ');
    const isAccount =
      own.length === 2
        ? /^[^\d]*\d/.test(own[1]?.shape ?? '')
        : [opens, amountFor, thenAmount].some((account) => account.test(words.trim()));
    return isAccount ? [{ words, own }] : [];
  });
}

const opens = /^(?:prix|total|montant|cout|tarif|price|cost|fare|preis|prezzo|precio)\b/;
/** "Premium, billets échangeables : 692,00 € TTC" */
const thenAmount = /^[a-z][^\d:]{3,60} ?: (?:[£€$]|[a-z]{3} )? ?\d[\d.,' ]* ?(?:[£€$]|[a-z]{3})?(?![a-z\d])[^\d]*$/;
/** "£196.00 for both rooms, breakfast included" */
const amountFor =
  /^(?:[£€$]|[a-z]{3} )? ?\d[\d.,' ]* ?(?:[£€$]|[a-z]{3})? ?(?:for|pour|fur|per|para) (?:(?:the|your|all|both|les?|vos|tou(?:te)?s|die|alle|beide|le|due|dos) )+/;

/** The sentences behind the number in the paragraph that says no other. */
function toldBehind(number: string, others: readonly string[], passages: readonly Passage[]): Said[] {
  return proseOf(passages).flatMap((p) => {
    if (!says(p.text, number) || others.some((other) => says(p.text, other))) return [];
    const sentences = sentencesOf(p);
    const at = sentences.findIndex(({ text }) => says(text, number));
    return sentences.slice(at + 1).flatMap((one) => {
      // "…, réf. LX-5540. Forfait 38,00 €.": of whatever the number is
      const isBare = bareAmount.test(one.shape) && !saysKind(one.shape);
      return isNotHeld(one.shape) ? [] : [{ words: one.shape, own: [one], isBare }];
    });
  });
}
