import type { Booking, BookingType, Candidate } from '../../booking.ts';
import { findDates } from '../../text/dates.ts';
import { plain } from '../../text/plain.ts';
import { findTimes } from '../../text/times.ts';
import type { TextDocument } from '../../text-document.ts';
import { withoutMetFlights } from '../text/hires.ts';
import type { Passage } from '../text/passages.ts';
import { readShared } from '../text/shared.ts';
import { tokensOf } from '../text/tokens.ts';
import { namesTopic } from '../text/topics.ts';
import { codeIn } from './codes.ts';
import { type Item, itemOf } from './items.ts';
import type { OrderFacts } from './stays.ts';

/**
 * Whether a paper of which some bookings were read speaks of one more: a flight with its hour whose number none of them
 * has, a piece that names a hotel, a car, a driver, a ship or a table with a day of its own. What it would be is not
 * said here: a person looks at the paper.
 */
export function hasUnread(
  document: TextDocument,
  passages: readonly Passage[],
  booked: readonly Candidate[],
  { dates, isOrder }: { dates: OrderFacts['dates']; isOrder: boolean },
): boolean {
  const bookings = booked.map(({ booking }) => booking);
  const told = passages.filter((p) => !p.former && !declined.test(p.shape));
  const pieces = piecesOf(told);
  const firstAt = Math.min(
    ...booked.flatMap(({ evidence }) =>
      ['departure', 'checkIn', 'number', 'place'].flatMap((field) => {
        const at = evidence[field]?.at;
        return typeof at === 'number' ? at : [];
      }),
    ),
  );
  return (
    hasUnreadFlight(document, told, bookings, dates) ||
    pieces.some((piece) => isUnread(piece)) ||
    (isOrder && pieces.some((piece) => isBelow(piece, firstAt) && hasUnknownCode(piece, bookings)))
  );

  function isUnread(item: Item): boolean {
    if (item.text.length > 700 || declined.test(item.shape)) return false;
    const days = findDates(item.text, dates).flatMap(({ weak, day }) => (weak ? [] : [day]));
    if (days.length === 0) return false;
    const labelled = item.passages.some(({ label }) => label === 'hotel' || label === 'checkIn');
    const type = labelled ? 'LodgingReservation' : topics.find(([pattern]) => pattern.test(item.shape))?.[1];
    if (!type) return false;
    const code = codeIn(item)?.value;
    if (code !== undefined && bookings.some((one) => hasCode(one, code))) return false;
    const ofType = bookings.filter((one) => one.type === type);
    if (ofType.some((one) => daysOf(one).some((day) => days.includes(day)))) return false;
    return code !== undefined || labelled || namesTopic.test(item.shape);
  }
}

/** A row of a table, or a paragraph. */
function piecesOf(passages: readonly Passage[]): Item[] {
  const pieces = Map.groupBy(passages, (p) => (p.inTable ? `row ${p.row}` : `block ${p.block}`));
  return [...pieces.values()].map(itemOf);
}

/** What stands above all bookings is the paper's own number. */
const isBelow = ({ passages: [first] }: Item, at: number) => first !== undefined && first.at > at;

/** An agency's order says each booking's number once, beside what it is of. Where it says two, one of them is the agency's. */
function hasUnknownCode({ passages, text }: Item, bookings: readonly Booking[]): boolean {
  const codes = [
    ...passages.flatMap((p) =>
      p.label === 'reference' && !agencys.test(p.section) ? (wholeCode.exec(p.text)?.[0] ?? []) : [],
    ),
    ...[...text.matchAll(saidCode)].flatMap(({ groups, index }) =>
      agencys.test(plain(text.slice(Math.max(0, index - 30), index + 12))) ? [] : (groups?.code ?? []),
    ),
  ].filter((code) => code.length > 4 && /\d/.test(code) && !/^(?:19|20)\d\d[/-]/.test(code));
  return codes.length > 0 && !codes.some((code) => bookings.some((one) => hasCode(one, code)));
}

const code = String.raw`(?:[A-Z]{2,5} )?(?=[A-Z/-]*\d)[A-Z\d]+(?:[/-][A-Z\d]+)*`;
const wholeCode = new RegExp(`^${code}$`);
const saidCode = new RegExp(
  String.raw`(?<!\p{L})(?:r[ée]f(?:[ée]rence)?|conf(?:irmation)?|r[ée]servation|booking|reservation)(?:\.| (?:number|no\.?|n°|num[ée]ro|reference|ref\.?|code|is|est)){0,2}[ :]{1,2}(?<code>${code})(?![\p{L}\d])`,
  'giu',
);
/** The number of the whole, which the agency gave it. */
const agencys =
  /\b(?:dossier|file|our|notre|nos|commande|order|devis|quote|facture|invoice|client|customer|compte|account|affaire|cost|projet|project|permis|licen[cs]e|tva|vat|iata|passeport|passport|carte|card|membre|member|avoir|itinerary|programme|trip|voyage)\b/;

const topics: [RegExp, BookingType][] = [
  [
    /\b(?:hotels?|hebergements?|accommodation|chambres?|rooms?|nuits?|nights?|sejour|check-?in)\b/,
    'LodgingReservation',
  ],
  [/\b(?:location|rental|hire|mietwagen|prise en charge du vehicule|pick-?up|restitution)\b/, 'RentalCarReservation'],
  [/\b(?:taxi|transfer|transfert|chauffeur|driver|shuttle|navette|vtc|limousine)s?\b/, 'TaxiReservation'],
  [/\b(?:ferry|traversee|sailing|crossing|bateau|cabine)\b/, 'BoatReservation'],
];

/** What a paper names to say that it is not booked, or no more. */
const declined =
  /\b(?:not (?:been )?(?:booked|reserved|requested|included|arranged|required|needed|retained|held)|no (?:transfer|car|hotel|taxi|train|seat|flight|room)s?\b|non (?:retenue?s?|reservee?s?|inclus\w*|demandee?s?|comprise?s?)|pas (?:ete |de |d'|encore |inclus)|aucune?|ni (?:transfert|voiture|hotel|taxi)|option(?:nel\w*|al)?|on request|sur demande|a (?:votre|sa|leur) charge|sur place|own (?:arrangements?|expense|account|car)|proposal|proposed|proposition|proposee?|cancel\w*|annul\w*|lapsed|deleted|supprimee?|suggest\w*|recommend\w*|conseill\w*|wait-?list\w*|liste d'attente|deadline|date limite|valid until|valable jusqu|before|avant le|at the latest|au plus tard|deposit|acompte|solde|balance|invoice|facture)\b/;

/** Whose number with an hour beside it no booking has. One that a driver waits for has none of its own. */
function hasUnreadFlight(
  document: TextDocument,
  passages: readonly Passage[],
  bookings: readonly Booking[],
  dates: OrderFacts['dates'],
): boolean {
  if (bookings.every((one) => one.type === 'TaxiReservation' || one.type === 'RentalCarReservation')) return false;
  const { subject } = readShared(document, passages);
  const flying = withoutMetFlights(passages, subject);
  const rows = Map.groupBy(flying, (p) => p.row);
  return tokensOf(flying, dates).some((token) => {
    if (token.kind !== 'flight' || !token.iata) return false;
    const number = token.number.replace(/^0+/, '');
    if (bookings.some((one) => 'number' in one && one.number?.replace(/^0+/, '') === number)) return false;
    const row = flying[token.line]?.row;
    const beside = row === undefined ? [] : (rows.get(row) ?? []);
    return !beside.some((p) => metFlight.test(p.shape)) && findTimes(beside.map((p) => p.text).join('\n')).length > 1;
  });
}

const metFlight =
  /\b(?:your flight|inbound|arriving on|meet\w*|pick\w*|accueil|attend\w*|votre vol|suivi|tracked|operated by|opere par|transfer|transfert|taxi|chauffeur|driver)\b/;

function hasCode(booking: Booking, code: string): boolean {
  const plain = (text: string | undefined) => text?.replaceAll(/[^A-Z0-9]/gi, '').toUpperCase();
  return [booking.reference, booking.ticketNumber].some((known) => known !== undefined && plain(known) === plain(code));
}

function daysOf(booking: Booking): string[] {
  const moments = [
    'departure' in booking ? booking.departure : undefined,
    'arrival' in booking ? booking.arrival : undefined,
    'checkIn' in booking ? booking.checkIn : undefined,
    'checkOut' in booking ? booking.checkOut : undefined,
  ];
  return moments.flatMap((moment) => (moment ? [moment.local.slice(0, 10)] : []));
}
