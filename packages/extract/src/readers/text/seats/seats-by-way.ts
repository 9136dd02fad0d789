import type { Booking, Candidate, Seat } from '../../../booking.ts';
import { plain } from '../../../text/plain.ts';
import { saidOfWays, type Way, wayOf, waysOfSentence } from '../journeys/way.ts';
import type { Passage } from '../passages/passages.ts';
import { paragraphsOf, sentencesOf } from '../passages/sentences.ts';
import { busSeatsIn, findCoachSeats, planeSeatsIn, seatSaid } from './seat-words.ts';

/**
 * Seats that are told for each way of a return journey: in columns "Aller | Retour" with a row for each person, in lines
 * "Retour : siège 7A", in one line "aller : voiture 3, place 11A ; retour : …". Of the first and of the second of two legs.
 */
export function withSeatsByWay(candidates: Candidate[], passages: readonly Passage[]): Candidate[] {
  const inOrder = withSeatsInOrder(candidates, passages);
  if (inOrder) return inOrder;
  const [there, back] = candidates;
  if (!there || !back || candidates.length !== 2) return withOnlySeats(candidates, passages);
  const { told } = tellingOf(passages);
  const seats = (['there', 'back'] as const).map((way, i) => {
    const { type } = candidates[i]?.booking ?? {};
    return told.flatMap((one) => (one.way === way ? seatsIn(one.shape, type) : []));
  });
  return candidates.map((candidate, i) => {
    const { booking } = candidate;
    const own = seats[i] ?? [];
    if (!hasSeats(booking) || booking.seats || own.length === 0) return candidate;
    return { ...candidate, booking: { ...booking, seats: own.slice(0, 9) } };
  });
}

type Told = { way: Way; shape: string };
type Telling = {
  told: readonly Told[];
  /** Lines and rows that tell the seats of one way, where the paper does so for both. */
  lines: ReadonlySet<Passage>;
  /** What stands in one sentence of both ways. */
  sentences: ReadonlySet<Passage>;
};

/** Whether the passage tells the seats of a way and not those of the leg near it, whose last passage is given. */
export function tellsOfWay(p: Passage, passages: readonly Passage[], last: Passage | undefined): boolean {
  const { lines, sentences } = tellingOf(passages);
  const isBelow = p.row > (last?.row ?? 0) || (!p.inTable && p.at > (last?.at ?? 0));
  // "Going out. Eurostar 9140 …. You are in coach 6, seat 61.": in the paragraph that tells the leg
  const isBesideIt = !p.inTable && p.way !== null && p.way === last?.way && p.block === last.block;
  return sentences.has(p) || (isBelow && lines.has(p) && !isBesideIt);
}

function tellingOf(passages: readonly Passage[]): Telling {
  const known = telling.get(passages);
  if (known) return known;
  const leads = new Map<number, Passage>();
  for (const p of passages) if (!leads.has(p.row)) leads.set(p.row, p);
  const inLines = passages.map((p) => ({ p, told: toldInLine(p, leads.get(p.row)) }));
  const lines = inLines.filter(({ told }) => told.some(hasSeat));
  const ways = lines.flatMap(({ told }) => told.filter(hasSeat).map(({ way }) => way));
  const isTold = ways.includes('there') && ways.includes('back');
  const inSentences = isTold ? [] : sentencesTelling(passages);
  const found: Telling = {
    told: inSentences.length > 0 ? inSentences.flatMap(({ told }) => told) : inLines.flatMap(({ told }) => told),
    lines: new Set(isTold ? lines.map(({ p }) => p) : []),
    sentences: new Set(passages.filter((p) => !p.inTable && inSentences.some((one) => isWithin(p, one)))),
  };
  telling.set(passages, found);
  return found;
}

const telling = new WeakMap<readonly Passage[], Telling>();

function toldInLine(p: Passage, lead: Passage | undefined): Told[] {
  if (p.former || p.text.length > 200) return [];
  // "OUT  1 PRIORITY & 2 CABIN BAGS    SEAT 4A": the way stands at the beginning of the line
  const way = lead && lead !== p && lead.text.length < 20 && !p.inTable ? wayOf(lead.shape) : null;
  if (way && planeSeatsIn(p.shape).length > 0) return [{ way, shape: p.shape }];
  const inside = saidOfWays(p.shape);
  // "Mme Solène Vasseur, siège 3A (aller), siège 5F (retour)"
  const bracketed = [...p.shape.matchAll(seatThenWay)].flatMap((match) => {
    const way = wayOf(match[2] ?? '');
    return way ? [{ way, shape: ` ${match[1]} ` }] : [];
  });
  if (bracketed.length > 0 && inside.length === 0) return bracketed;
  // "22A (outbound), 23C (inbound)" behind its label
  if (p.label === 'seat' && inside.length === 0 && !p.way)
    return waysOfSentence(p.shape, 0).map((one) => ({ ...one, shape: one.shape.replace(/^[), (]+|[( ]+$/g, '') }));
  return p.way ? [{ way: p.way, shape: p.shape.slice(0, inside[0]?.at) }, ...inside] : inside;
}

const seatThenWay =
  /((?:(?:coach|voiture|wagen|carriage|car) \w{1,4},? (?:place|seat|siege|platz) ?|(?:place|seat|siege|sitz) )?\d{1,3} ?[a-k]?) ?\(((?:on the |au |a l')?[a-z][a-z ]{2,20})\)/g;

/** "Coach B, seat 24 outbound and coach D, seat 11 on the return." */
function sentencesTelling(passages: readonly Passage[]): { at: number; end: number; told: Told[] }[] {
  return paragraphsOf(passages).flatMap((paragraph) =>
    paragraph.former || !seatSaid.test(paragraph.shape)
      ? []
      : sentencesOf(paragraph).flatMap(({ shape, at }) => {
          const first = shape.length < 300 ? shape.search(seatSaid) : -1;
          const told =
            first < 0 ? [] : waysOfSentence(shape, first).map(({ way, shape }) => ({ way, shape: `${shape} ` }));
          return told.length > 0 && told.every(hasSeat) ? [{ at, end: at + shape.length, told }] : [];
        }),
  );
}

function isWithin({ at, text }: Passage, sentence: { at: number; end: number }): boolean {
  return at < sentence.end && at + text.length > sentence.at;
}

const hasSeat = ({ shape }: Told) => /\d/.test(shape) && kinds.some((kind) => seatsIn(shape, kind).length > 0);

const kinds = ['TrainReservation', 'FlightReservation'] as const;

function seatsIn(shape: string, type: Booking['type'] | undefined): Seat[] {
  return type === 'FlightReservation' ? planeSeatsIn(shape) : findCoachSeats(shape).flatMap((found) => found.seats);
}

/**
 * "Mr Cian Keogh - 18C, 21A" of two flights, "coach 27 seat 55, coach 4 seat 81" below two trains: one for each leg, in their
 * order. Null where no line, or more than one, has as many seats as there are legs.
 */
function withSeatsInOrder(candidates: Candidate[], passages: readonly Passage[]): Candidate[] | null {
  const [first] = candidates;
  const count = candidates.length;
  const type = first?.booking.type;
  const people = Math.max(1, first?.booking.travelers?.length ?? 0);
  if (!first || count < 2) return null;
  if (candidates.some(({ booking }) => !hasSeats(booking) || booking.type !== type)) return null;
  const seated = candidates.filter(({ booking }) => hasSeats(booking) && booking.seats);
  // the last of them took what stands below it
  if (seated.length > 1 || (seated[0] && seated[0] !== candidates.at(-1))) return null;
  // "Ms Oyelaran | Coach 7 seat 41 | Coach 11 seat 22": the columns of a line are one line again
  const lines = passages.flatMap((p, i) => {
    const isRest = passages[i - 1]?.row === p.row;
    const row = isRest ? [] : passages.slice(i, i + 12).filter((q) => q.row === p.row);
    // two people below each other in one cell sit in one train
    const areColumns = !p.inTable || new Set(row.map(({ cell }) => cell)).size === row.length;
    const apart =
      people > 1 && row.length > 1 && areColumns
        ? row.flatMap((q) => findCoachSeats(q.shape).flatMap((f) => f.seats))
        : [];
    const seats =
      p.former || p.text.length > 200
        ? []
        : apart.length > 0 && type === 'TrainReservation'
          ? apart
          : seatsOfEach(p, type);
    return seats.length === count ? [seats] : [];
  });
  if (lines.length !== people) return null;
  return candidates.map((candidate, i) => {
    const { booking } = candidate;
    const seats = lines.flatMap((line) => line[i] ?? []);
    return hasSeats(booking) ? { ...candidate, booking: { ...booking, seats } } : candidate;
  });
}

/** Trains' seats in different coaches, or what stands behind who flies. */
function seatsOfEach(p: Passage, type: Booking['type'] | undefined): Seat[] {
  if (p.way || saidOfWays(p.shape).length > 0 || namesWay.test(p.shape)) return [];
  if (type === 'TrainReservation') {
    const seats = findCoachSeats(p.shape).flatMap((found) => found.seats);
    return new Set(seats.map(({ coach }) => coach)).size === seats.length ? seats : [];
  }
  const isAlone = p.label === 'seat' && /^(?:\d{1,2} ?[a-k](?:, ?| ?\/ ?| |$)){2,}$/.test(p.shape);
  const list = isAlone
    ? p.shape
    : p.label === null
      ? /\b(?:seats?|sieges?|sitze?|sitzplatze?|posti|asientos)(?: selected| choisis| reserves)? ?:? ?((?:\d{1,2}[a-k](?:, ?| ?\/ ?| (?:and|et|und|&) |\)?$|\. ?)){2,})/.exec(
          p.shape,
        )?.[1]
      : p.label === 'person'
        ? /(?:[-–—:,(] ?|\b(?:seats?|sieges?|post[io]|asientos?|plazas?|sitze?|platze?|plats(?:er)?|stoel(?:en)?|lugar(?:es)?|miejsca) )((?:\d{1,2}[a-k](?:, ?| ?\/ ?|\)?$)){2,})/.exec(
            p.shape,
          )?.[1]
        : undefined;
  return list ? planeSeatsIn(list) : [];
}

const namesWay =
  /\b(?:aller|retour|return\w*|out|outbound|outward|inbound|back|home|there|hin\w*|ruck\w*|andata|ritorno|ida|vuelta)\b/;

/** Where the paper has one leg, the seats in its own table are that leg's. */
function withOnlySeats(candidates: Candidate[], passages: readonly Passage[]): Candidate[] {
  const [only, second] = candidates;
  if (!only || second || !hasSeats(only.booking) || only.booking.seats) return candidates;
  const { booking } = only;
  const seats = passages.flatMap((p) => {
    // "83 o": by a window; "12C (upper deck)"
    const isRemark = only.booking.type !== 'FlightReservation' && /^\d{1,3} [a-z]$/.test(p.text);
    const said =
      p.label === 'seat' && !p.former ? /^0?(\d{1,3} ?[a-z]?)(?: \(\D{3,24}\))?$/.exec(p.shape)?.[1] : undefined;
    const number = isRemark ? said?.slice(0, -2) : said;
    if (!number) return [];
    const coach = passages.find((q) => q.row === p.row && q.label === 'coach')?.text;
    return [{ ...(coach ? { coach } : {}), number: number.replace(' ', '').toUpperCase() }];
  });
  const all = seats.length > 0 ? seats : seatsOfPeople(booking, passages);
  return all.length > 0 ? [{ ...only, booking: { ...booking, seats: all.slice(0, 9) } }] : candidates;
}

/** "Mme Alice Monin – siège 12A" in the line of each passenger of a flight or a coach. */
function seatsOfPeople({ type, travelers = [] }: Seated, passages: readonly Passage[]): Seat[] {
  const names = travelers.flatMap(
    ({ name }) =>
      plain(name ?? '')
        .split(' ')
        .at(-1) || [],
  );
  if (type === 'TrainReservation' || names.length === 0) return [];
  const seatsOf = type === 'BusReservation' ? busSeatsIn : planeSeatsIn;
  return passages.flatMap((p) =>
    !p.former && p.text.length < 100 && names.some((name) => p.shape.includes(name)) ? seatsOf(p.shape) : [],
  );
}

type Seated = Extract<Booking, { type: 'FlightReservation' | 'TrainReservation' | 'BusReservation' }>;

function hasSeats(booking: Booking): booking is Seated {
  return (
    booking.type === 'FlightReservation' || booking.type === 'TrainReservation' || booking.type === 'BusReservation'
  );
}
