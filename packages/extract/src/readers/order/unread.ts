import type { Booking, BookingType, Candidate } from '../../booking.ts';
import { findDates } from '../../text/dates.ts';
import { plain } from '../../text/plain.ts';
import { findTimes } from '../../text/times.ts';
import type { TextDocument } from '../../text-document.ts';
import { isDayTitle } from '../text/day-title.ts';
import { flightNumbersIn } from '../text/journeys/flight-numbers.ts';
import { withoutMetFlights } from '../text/journeys/met-flights.ts';
import { tokensOf } from '../text/journeys/tokens.ts';
import { namesTrain } from '../text/journeys/train-numbers.ts';
import type { Label } from '../text/labels/labels.ts';
import { isNotHeld } from '../text/not-held.ts';
import { kindWords } from '../text/numbers/kind-words.ts';
import { referencesByKind } from '../text/numbers/references-by-kind.ts';
import { withoutFormer } from '../text/passages/former.ts';
import type { Passage } from '../text/passages/passages.ts';
import { sentencesOf } from '../text/passages/sentences.ts';
import { namesTopic } from '../text/topics.ts';
import { behindName, codeIn } from './codes.ts';
import { type Item, itemOf } from './items.ts';
import { isLegUnread } from './leg-unread.ts';
import type { OrderFacts } from './stays/stays.ts';

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
  const pieces = [...piecesOf(told), ...told.filter((p) => !p.inTable && p.text.length > 60).map((p) => itemOf([p]))];
  const firstAt = Math.min(
    ...booked.flatMap(({ evidence }) =>
      ['departure', 'checkIn', 'number', 'place'].flatMap((field) => {
        const at = evidence[field]?.at;
        return typeof at === 'number' ? at : [];
      }),
    ),
  );
  const hasStay = bookings.some(({ type }) => type === 'LodgingReservation');
  return (
    hasUnreadFlight(
      document,
      toldApart(passages).filter((p) => !declined.test(p.shape)),
      bookings,
      { dates, isOrder },
    ) ||
    pieces.some((piece) => isUnread(piece)) ||
    isLegUnread(told, bookings) ||
    (!hasStay && isOrder && pieces.some(namesStay)) ||
    (bookings.every(({ type }) => type === 'TaxiReservation') && told.some(isOtherRide)) ||
    [...pieces, ...(isOrder ? sentencesIn(passages) : [])].some(
      (piece) => isOwnBooking(piece) && hasUnknownCode(piece, bookings),
    ) ||
    (isOrder &&
      hasUnknownToldCode(
        told.filter(({ at, text }) => at < firstAt && text.length < 120),
        bookings,
      ))
  );

  /** "2) Saturday 14 August, 05:15" in a driver's mail, "samedi 19/02/2028" in a cell below that of the first drive. */
  function isOtherRide({ text, shape, inTable, label }: Passage): boolean {
    // "Booked by telephone on 12/09/2027 at 16:38"
    if (saysWhenBooked.test(shape)) return false;
    const isTimed = text.length < 70 && findTimes(text).length === 1;
    const isLater = inTable && text.length < 30 && label !== 'issued' && label !== 'cancellation';
    const days = isTimed || isLater ? strongDays(text, dates) : [];
    if (!isTimed && bookings.some((one) => daysOf(one).some((day) => day >= (days[0] ?? '')))) return false;
    return days.length === 1 && !bookings.some((one) => daysOf(one).includes(days[0] ?? ''));
  }

  /** In an order each number is of a booking; elsewhere where a day and a clock stand beside it. */
  function isOwnBooking(piece: Item): boolean {
    if (isOrder && (isBelow(piece, firstAt) || topics.some(([pattern]) => pattern.test(piece.shape)))) return true;
    const isDated = isBelow(piece, firstAt) && strongDays(piece.text, dates).length > 0;
    return (
      isDated && (findTimes(piece.text).length > 0 || piece.passages.some((p) => p.inTable && p.label === 'reference'))
    );
  }

  function isUnread(item: Item): boolean {
    if (item.text.length > 700 || declined.test(item.shape)) return false;
    // a sentence below the title "Hotel" may tell of anything
    const labelled = item.passages.some(
      ({ label, inTable, text }) => label !== null && ofStay.has(label) && (inTable || text.length < 90),
    );
    const type = labelled ? 'LodgingReservation' : topics.find(([pattern]) => pattern.test(item.shape))?.[1];
    const days = strongDays(item.text, dates);
    if (!type) return isOrder && isUnreadJourney(item, days, bookings);
    const code = codeIn(item)?.value;
    if (code !== undefined && bookings.some((one) => hasCode(one, code))) return false;
    const ofType = bookings.filter((one) => one.type === type);
    // "Check-in Eko Shoreline Hotel – 3 nights, conf. 8820417": its day stands over it
    if (days.length === 0) return code !== undefined && ofType.length === 0 && told.some(isDayTitle);
    if (ofType.some((one) => daysOf(one).some((day) => days.includes(day)))) return false;
    const clocks = findTimes(item.text).length;
    const isTimed =
      (type === 'FoodEstablishmentReservation' && clocks > 0) || (type === 'BoatReservation' && clocks > 1);
    return code !== undefined || labelled || isTimed || shipAlone.test(item.shape) || namesTopic.test(item.shape);
  }
}

/** "Return train London Euston to Manchester, Tue 9 March, 08:20 – 10:28", and nothing leaves at an hour that it says. */
function isUnreadJourney(item: Item, days: readonly string[], bookings: readonly Booking[]): boolean {
  const clocks = findTimes(item.text).map(({ time }) => time);
  if (days.length === 0 || clocks.length < 2) return false;
  if (!journeys.test(item.shape) && !namesTrain(item.text)) return false;
  return !bookings.some((one) => {
    const local = 'departure' in one ? one.departure?.local : undefined;
    return local !== undefined && clocks.includes(local.slice(11, 16)) && daysOf(one).some((day) => days.includes(day));
  });
}

const saysWhenBooked =
  /^(?:\S{1,3} )?(?:booked|reserved|ordered|taken|received|issued|printed|sent|paid|reservee?|commandee?|recue?|emise?|imprimee?|envoyee?|payee?|gebucht|bestellt|bezahlt) (?!for|pour|fur)/;

const journeys = /\b(?:trains?|rail|tgv|flights?|vols?|coach to|autocar|traversee|crossing)\b/;

const ofStay: ReadonlySet<Label> = new Set(['hotel', 'checkIn', 'checkOut', 'nights']);

function strongDays(text: string, dates: OrderFacts['dates']): string[] {
  return findDates(text, dates).flatMap(({ weak, day }) => (weak ? [] : [day]));
}

/** "Hôtel : …" with a name, or "deux nuits au …": where one sleeps, though it may not say when. */
function namesStay({ passages, shape }: Item): boolean {
  if (passages.some((p) => p.label === 'hotel' && /\p{L}{4}/u.test(p.text) && !none.test(p.shape))) return true;
  return shape.length < 400 && severalNights.test(shape);
}

/** "Tuesday 15 June, MV Pentalina" is all that some lines say. */
const shipAlone = /^[^\n]{0,40}\bm\/?[vs] \p{L}[\p{L} ]{2,24}$/u;
const none = /^(?:none|no|aucune?|neant|nil|sans|non|pas|n\/?a|tbc|tbd|not)\b/;
const severalNights = /\b(?:\d{1,2}|une|deux|trois|quatre|cinq|one|two|three|four|five) (?:nuits?|nuitees?|nights?)\b/;

/** A row of a table, or a paragraph. */
function piecesOf(passages: readonly Passage[]): Item[] {
  const pieces = Map.groupBy(passages, (p) => (p.inTable ? `row ${p.row}` : `block ${p.block}`));
  return [...pieces.values()].map(itemOf);
}

/** A paragraph may tell a driver and then a house, each with its number: its sentences one by one. */
function sentencesIn(passages: readonly Passage[]): Item[] {
  return passages
    .filter((p) => !p.inTable && !p.former && p.text.length > 160)
    .flatMap(sentencesOf)
    .filter(({ shape }) => !isNotHeld(shape) && nightsOrRides.test(shape))
    .map((p) => itemOf([p]));
}

/** "Titres de transport aérien (Air Sénégal, dossier H6VKZQ)": told for a kind of booking, also above all that were read. */
function hasUnknownToldCode(passages: readonly Passage[], bookings: readonly Booking[]): boolean {
  return referencesByKind(passages).some(
    ({ value, words }) =>
      Object.values(kindWords).some((kind) => kind.test(words)) &&
      !ofOtherThings.test(words) &&
      !bookings.some((one) => hasCode(one, value)),
  );
}

const ofOtherThings =
  /\b(?:our|notre|nos|client\w*|customer|compte|account|affaire|cost|projet|project|permis|licen[cs]e|tva|vat|iata|passe?port|carte|card|membre|member|fidelite|loyalty|avoir|assurance|insurance|police|policy|chassis|plaque|registration|immatricul\w*)\b/;

/** What stands above all bookings is the paper's own number, unless it says of what it is. */
const isBelow = ({ passages: [first] }: Item, at: number) => first !== undefined && first.at > at;

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
  ].filter((code) => code.length > 4 && /\d/.test(code) && !/^(?:19|20)\d\d[/-]/.test(code));
  return codes.length > 0 && !codes.some((code) => bookings.some((one) => hasCode(one, code)));
}

const code = String.raw`(?:[A-Z]{2,5} )?(?=[A-Z/-]*\d)[A-Z\d]+(?:[/-][A-Z\d]+)*`;
const wholeCode = new RegExp(`^${code}$`);
const saidCode = new RegExp(
  String.raw`(?<!\p{L})(?:r[ée]f(?:[ée]rence)?|conf(?:irmation)?|r[ée]servation|booking|reservation|bon|voucher|locator|pnr)(?:\.| (?:number|no\.?|n°|num[ée]ro|reference|ref\.?|code|id|is|est)){0,2}[ :]{1,2}(?<code>${code})(?![\p{L}\d])`,
  'giu',
);
/** The number of the whole, which the agency gave it. */
const agencys =
  /\b(?:dossier|file|our|notre|nos|commande|order|devis|quote|facture|invoice|client|customer|compte|account|affaire|cost|projet|project|permis|licen[cs]e|tva|vat|iata|passeport|passport|carte|card|membre|member|avoir|itinerary|programme|trip|voyage)\b/;

/** "Ms Ines Falk" is no ship, and an "MS" that sails is said to. */
const topics: [RegExp, BookingType][] = [
  [
    /\b(?:hotels?|hebergements?|accommodation|lodgings?|chambres?|rooms?|nuits?|nights?|sejour|check-?in)\b/,
    'LodgingReservation',
  ],
  [/\b(?:location|rental|hire|mietwagen|prise en charge du vehicule|pick-?up|restitution)\b/, 'RentalCarReservation'],
  [/\b(?:taxi|transfer|transfert|chauffeur|driver|shuttle|navette|vtc|limousine)s?\b/, 'TaxiReservation'],
  [
    /\b(?:autocars?|autocaristes?|coach (?:hire|company|operator|transfer)|(?:private|chartered) coach)\b/,
    'BusReservation',
  ],
  [
    /\b(?:ferry|traversee|sailing|crossing|boat|bateau|(?<!bagages? |valises? )cabines?(?! (?:\d|kg|bags?))|m\/[vs]|mv)\b/,
    'BoatReservation',
  ],
  [
    /\btable (?:for|pour|de) \p{L}|\btable (?:for|pour|de) \d|\bcouverts\b|\brestaurant\b/u,
    'FoodEstablishmentReservation',
  ],
];

/** What such a number is of; an agency's letter names files and policies too. */
const nightsOrRides = new RegExp(
  topics.map(([words]) => words.source).join('|') +
    String.raw`|\b(?:log(?:ez|erez|era)|sejourn\w+|dorm\w+|you (?:stay|sleep))\b`,
  'u',
);

/** What a paper names to say that it is not booked, or no more; and a "transfer" from one coach to the next. */
const declined =
  /\b(?:(?:transfer|correspondance|umstieg) ?(?:time)? ?:? ?\d{1,2} ?(?:h|m)|(?:please )?change (?:buses|coaches|trains|planes|here)|changement de (?:car|bus|train|quai)|temps de (?:correspondance|transfert)|umsteige\w*|not (?:been )?(?:booked|reserved|requested|included|arranged|required|needed|retained|held)|no (?:transfer|car|hotel|taxi|train|seat|flight|room)s?\b|non (?:retenue?s?|reservee?s?|inclus\w*|demandee?s?|comprise?s?)|pas (?:ete |de |d'|encore |inclus)|aucune?|ni (?:transfert|voiture|hotel|taxi)|option(?:nel\w*|al)?|on request|sur demande|a (?:votre|sa|leur) charge|sur place|own (?:arrangements?|expense|account|car)|proposal|proposed|proposition|proposee?|cancel\w*|annul\w*|lapsed|deleted|given back|released|(?:rendue|restituee|liberee)s? (?:le|au)|supprimee?|suggest\w*|recommend\w*|conseill\w*|wait-?list\w*|liste d'attente|deadline|date limite|valid until|valable jusqu|before|avant le|at the latest|au plus tard|deposit|acompte|solde|balance|invoice|facture)\b/;

/** A letter tells a flight, a second one and what is not booked in one long paragraph: its sentences, each as a line of its own. */
const toldApart = (passages: readonly Passage[]) =>
  passages
    .filter(({ former }) => !former)
    .flatMap((p, i) =>
      p.inTable || p.text.length <= longestLine
        ? [p]
        : sentencesOf(p).map((one, n) => ({ ...one, row: -1 - i - n / 1000 })),
    );
const longestLine = 300;

/** Whose number with an hour beside it no booking has. One that a driver waits for has none of its own. */
function hasUnreadFlight(
  document: TextDocument,
  passages: readonly Passage[],
  bookings: readonly Booking[],
  { dates, isOrder }: { dates: OrderFacts['dates']; isOrder: boolean },
): boolean {
  if (bookings.every((one) => one.type === 'TaxiReservation' || one.type === 'RentalCarReservation')) return false;
  // "late, TP 1215 lands 22:40" below "Expected at the hotel" is how the guest comes
  const flying = withoutMetFlights(passages, document.origin.subject ?? '').filter(({ label }) => label !== 'expected');
  const known = new Set(bookings.map((one) => ('number' in one ? one.number?.replace(/^0+/, '') : undefined)));
  const isUnknown = (number: string) => !known.has(number.replace(/^0+/, ''));
  // an order's table may have a column for each flight, or its hours in rows of their own
  const whole = Map.groupBy(flying, (p) => (isOrder && p.inTable ? `table ${p.block}` : `row ${p.row}`));
  const hours = (p: Passage) => {
    const text = (whole.get(isOrder && p.inTable ? `table ${p.block}` : `row ${p.row}`) ?? []).map((one) => one.text);
    return findTimes(text.join('\n')).length + (isOrder ? text.filter((one) => fourFigures.test(one)).length : 0);
  };
  const rows = [...Map.groupBy(flying, (p) => p.row)].filter(
    ([, row]) =>
      row.some((p) => flightNumbersIn(withoutFormer(p.text)).some(isUnknown)) &&
      !row.some((p) => metFlight.test(p.shape) || ofAccounts.test(`${p.called} ${p.shape}`)) &&
      row[0] !== undefined &&
      hours(row[0]) > 1,
  );
  // most papers have no such row, and need not be taken apart once more
  if (rows.length === 0) return false;
  const lines = new Set(rows.flatMap(([, row]) => row));
  if (isOrder && [...lines].some((p) => isNumberAlone.test(p.text) && flightNumbersIn(p.text).some(isUnknown)))
    return true;
  return tokensOf(flying, dates).some((token) => {
    const line = flying[token.line];
    return token.kind === 'flight' && token.iata && isUnknown(token.number) && line !== undefined && lines.has(line);
  });
}

/** "Imputation : UB 907, centre de coût 4471": whose money it is. */
const ofAccounts =
  /\b(?:imputations?|budget\w*|centre de (?:couts?|profit)|cost cent(?:re|er)|analytique|charge code|kostenstelle|code (?:analytique|projet|affaire)|project code)\b/;
/** "2010", "0615+1" in a cell of their own. */
const fourFigures = /^(?:[01]\d|2[0-3])[0-5]\d(?: ?\+ ?\d)?$/;
const isNumberAlone = /^[A-Z][A-Z\d] ?\d{2,4}$/;
const metFlight =
  /\b(?:your flight|inbound|arriving on|(?:early|late) (?:check-?in|check-?out|arrival)|arrivee (?:tardive|anticipee)|fruhe\w* anreise|meet\w*|pick\w*|accueil|attend\w*|votre vol|suivi|tracked|operated by|opere par|transfer|transfert|taxi|chauffeur|driver)\b/;

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
