import type { Booking } from '../../booking.ts';
import { inLines } from '../../text/in-lines.ts';
import { findTimes } from '../../text/times.ts';
import { isPlace, isTime, isVehicle, type Token } from '../text/journeys/token.ts';
import type { Label } from '../text/labels/labels.ts';
import { isNotHeld } from '../text/not-held.ts';
import type { Passage } from '../text/passages/passages.ts';
import { sentencesOf } from '../text/passages/sentences.ts';
import { isDeclined } from './declined.ts';
import { momentsOf } from './told-of.ts';

/**
 * Where a paper tells of a way that no booking has: a number with an hour near it, or two hours with the places of a way, that nothing
 * explains which was read.
 * @param passages those that the lines of the tokens count
 */
export function unreadWay(
  tokens: readonly Token[],
  passages: readonly Passage[],
  bookings: readonly Booking[],
): readonly Passage[] | undefined {
  const left = leftOf(tokens, passages, bookings);
  const lineOf = (token: Token) => passages[token.line] as Passage;
  const rowOf = (token: Token) => lineOf(token).row;
  const hours = left.filter(isTime);
  const hoursIn = Map.groupBy(hours, rowOf);
  const placesIn = Map.groupBy(tokens.filter(isPlace), rowOf);
  const hasJourney = bookings.some((one) => 'arrival' in one && one.type !== 'RentalCarReservation');
  const isLeaving = (hour: Token) => !lands.test(lineOf(hour).shape) && placesIn.has(rowOf(hour));
  const numbered = left.filter(isVehicle).find((one) => {
    const own = near(hoursIn, rowOf(one), maxRows);
    // a guest's flight is told to the house by its landing alone
    return own.length > (hasJourney || own.some(isLeaving) ? 0 : 1);
  });
  if (numbered) return [lineOf(numbered)];
  const placesAt = (hour: Token) => {
    const { label, text, row } = lineOf(hour);
    // "Napoli Centrale" over "Ore 09:09 - 14/03/2025"
    const rows = label !== null && ofEnds.has(label) ? 2 : dayBehind.test(text) ? 1 : 0;
    return new Set(near(placesIn, row, rows).map(({ place }) => place.name));
  };
  const at = hours.findIndex((first, i) => {
    const second = hours[i + 1];
    if (!second || first.time === second.time || Math.abs(rowOf(first) - rowOf(second)) > 2 * maxRows) return false;
    if (hasJourney && lineOf(first).label === 'departure' && lineOf(second).label === 'arrival') return true;
    const [here, there] = [placesAt(first), placesAt(second)];
    return here.size > 0 && there.size > 0 && new Set([...here, ...there]).size > 1;
  });
  return at < 0 ? undefined : [...new Set(hours.slice(at, at + 2).map(lineOf))];
}

/** What stands in a row or in those around it. */
function near<T>(byRow: ReadonlyMap<number, readonly T[]>, row: number, rows: number): T[] {
  const found: T[] = [];
  for (let one = row - rows; one <= row + rows; one++) found.push(...(byRow.get(one) ?? []));
  return found;
}

const dayBehind = /^.{0,20}\d{1,2}[:.h]\d\d ?[-–,] ?\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$/;
const lands = /\b(?:land(?:s|ing)?|arriv\w*|eta|atterri\w*|landet|ankunft)\b/;
const ofEnds: ReadonlySet<Label> = new Set(['from', 'to', 'departure', 'arrival', 'time', 'when']);

/** The tokens that no booking explains, where they are told of the traveller's own ways. */
function leftOf(tokens: readonly Token[], passages: readonly Passage[], bookings: readonly Booking[]): Token[] {
  const isExplained = explainedBy(bookings);
  return tokens.filter((token) => {
    const p = passages[token.line];
    return p !== undefined && !isExplained(token) && !isOfElse(p);
  });
}

const maxRows = 3;

/** Whether a number, an hour or a day is that of some booking. */
function explainedBy(bookings: readonly Booking[]): (token: Token) => boolean {
  const moments = bookings.flatMap(momentsOf);
  const hours = new Set(moments.map((local) => local.slice(11, 16)));
  const days = new Set(moments.map((local) => local.slice(0, 10)));
  const numbers = new Set(['', ...bookings.map((one) => ('number' in one ? digits(one.number) : ''))]);
  return (token) => {
    if (token.kind === 'time') return hours.has(token.time);
    if (token.kind === 'date') return days.has(token.day);
    return isVehicle(token) && numbers.has(digits(token.number));
  };
}

const digits = (number: string | undefined) => (number ?? '').replace(/\D/g, '').replace(/^0+/, '');

/** What is told of something that is no booking of the paper. */
function isOfElse({ former, label, shape, called }: Passage): boolean {
  return (
    former || (label !== null && ofElse.has(label)) || isNotHeld(shape) || others.test(shape) || others.test(called)
  );
}

const ofElse: ReadonlySet<Label> = new Set([
  'issued',
  'cancellation',
  'other',
  'phone',
  'price',
  'expected',
  'former',
  'address',
]);
const others = inLines()`
  \b(?:
    open(?:s|ing|ed)?|ouvert\w*|ferm\w*|closed?|horaires|(?:opening|office|business|desk) hours|reception|breakfast
    |petits?[ -]dejeuners?|released|let .* lapse|tombee?|abandonnee?|devis|quote|track\w*|suivi|meets?|met|atterri\w*|due
    |own (?:airline|ticket|flight|booking)|vos vols|check-?in closes|enregistrement
  )\b
`;

/** "The sleeper leaves at 22.40 and you reach Inverness at 8.42": a sentence of a way with two hours that no booking has. */
export function wayTold(passages: readonly Passage[], bookings: readonly Booking[]): Passage | undefined {
  const known = new Set(bookings.flatMap(momentsOf).map((local) => local.slice(11, 16)));
  return passages
    .filter((p) => !p.inTable && p.text.length > 60 && !isOfElse({ ...p, shape: '' }))
    .flatMap(sentencesOf)
    .find(({ text, shape }) => {
      if (!goes.test(shape) || isNotHeld(shape) || isMet.test(shape) || isDeclined(shape)) return false;
      const hours = findTimes(text).filter(({ weak, time }) => !weak && !known.has(time));
      return new Set(hours.map(({ time }) => time)).size > 1;
    });
}

/** Of the flight that a driver or a house waits for, of one that was given up, and of what anybody may take. */
const isMet =
  /\b(?:(?:boats|ferries|trains|buses|coaches|flights|bateaux|cars|vols) (?:run|leave|go|sail|circulent|partent)|meets?|track\w*|suivi|your (?:own )?flight|votre vol|released|lapsed?|dropped|pencilled|abandonnee?|tombee?|complets?|last train|dernier train|closes?|open)\b/;

const goes =
  /\b(?:trains?|rail|sleeper|tgv|eurostar|thalys|intercit[ey]s?|flights?|fly|flies|flying|vols?|ferry|ferries|boats?|ships?|sail\w*|crossing|traversee|bateau|navire|coach(?:es)?|autocar|bus|zug|flug|fahre|leav\w+|depart\w*|part(?:ez|irez|ira|ons|ent)?|decoll\w+|embarqu\w+)\b/;
