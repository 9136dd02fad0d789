import type { Booking } from '../../booking.ts';
import { type DateFacts, findDates } from '../../text/dates.ts';
import { findTimes } from '../../text/times.ts';
import { codeIn } from '../order/codes.ts';
import { type Item, itemOf } from '../order/items.ts';
import { isDayTitle } from '../text/day-title.ts';
import type { Label } from '../text/labels/labels.ts';
import type { Passage } from '../text/passages/passages.ts';
import { nightsIn } from '../text/stays/nights.ts';
import { namesTopic } from '../text/topics.ts';
import { isDeclined } from './declined.ts';
import { daysOf, hasCode, topics } from './told-of.ts';

/** Rows of tables and paragraphs, and long lines by themselves. */
export function piecesOf(told: readonly Passage[]): Item[] {
  const pieces = Map.groupBy(told, (p) => (p.inTable ? `row ${p.row}` : `block ${p.block}`));
  const lines = told.filter((p) => !p.inTable && p.text.length > 60);
  return [...[...pieces.values()].map(itemOf), ...lines.map((p) => itemOf([p]))];
}

/** A hotel, a car, a driver, a ship or a table, on a day on which no booking of the kind is. */
export function isUnreadPiece(
  item: Item,
  bookings: readonly Booking[],
  told: readonly Passage[],
  dates: DateFacts,
): boolean {
  if (item.text.length > 700 || isDeclined(item.shape)) return false;
  // a sentence below the title "Hotel" may tell of anything
  const labelled = item.passages.some(
    ({ label, inTable, text }) =>
      label !== null && ofStay.has(label) && (inTable || text.length < 90) && !(label === 'nights' && lasts.test(text)),
  );
  const type = labelled ? 'LodgingReservation' : topics.find(([pattern]) => pattern.test(item.shape))?.[1];
  if (!type) return false;
  const days = strongDays(item.text, dates);
  const code = codeIn(item)?.value;
  if (code !== undefined && bookings.some((one) => hasCode(one, code))) return false;
  const ofType = bookings.filter((one) => one.type === type);
  // "Check-in Eko Shoreline Hotel – 3 nights, conf. 8820417": its day stands over it
  if (days.length === 0) return code !== undefined && ofType.length === 0 && told.some(isDayTitle);
  if (ofType.some((one) => daysOf(one).some((day) => days.includes(day)))) return false;
  const clocks = findTimes(item.text).length;
  const isTimed = (type === 'FoodEstablishmentReservation' && clocks > 0) || (type === 'BoatReservation' && clocks > 1);
  return code !== undefined || labelled || isTimed || shipAlone.test(item.shape) || namesTopic.test(item.shape);
}

/** "DURATION: 02:30", "2h 30m": of a way, and no nights. */
const lasts = /^\d{1,2} ?(?::|h(?:rs?|ours?)?\.? ?)\d{0,2}/i;

const ofStay: ReadonlySet<Label> = new Set(['hotel', 'checkIn', 'checkOut', 'nights']);

/** "Tuesday 15 June, MV Pentalina" is all that some lines say. */
const shipAlone = /^[^\n]{0,40}\bm\/?[vs] \p{L}[\p{L} ]{2,24}$/u;

/** Where one sleeps, though it may not say when, in a paper of which no stay was read. */
export function unreadStay(
  told: readonly Passage[],
  pieces: readonly Item[],
  bookings: readonly Booking[],
  isOrder: boolean,
): readonly Passage[] | undefined {
  if (bookings.some(({ type }) => type === 'LodgingReservation')) return undefined;
  const house = told.find(isHouse);
  if (house) return isOrder || told.some(countsNights) ? [house] : undefined;
  return isOrder ? pieces.find(({ shape }) => shape.length < 400 && severalNights.test(shape))?.passages : undefined;
}

/** "Hôtel : …" with a name. */
const isHouse = ({ label, text, shape }: Passage) => label === 'hotel' && /\p{L}{4}/u.test(text) && !none.test(shape);
const countsNights = ({ label, text, shape }: Passage) =>
  (label === 'nights' && /\d/.test(text)) || nightsIn(shape) !== null || nightsBehind.test(shape);
const nightsBehind = /\b(?:nuits?|nights?|nachte|notti|noches) ?:? ?\d{1,2}$/;
const none = /^(?:none|no|aucune?|neant|nil|sans|non|pas|n\/?a|tbc|tbd|not)\b/;
const severalNights = /\b(?:\d{1,2}|une|deux|trois|quatre|cinq|one|two|three|four|five) (?:nuits?|nuitees?|nights?)\b/;

/** "2) Saturday 14 August, 05:15" in a driver's mail, "samedi 19/02/2028" in a cell below that of the first drive. */
export function unreadRide(
  told: readonly Passage[],
  bookings: readonly Booking[],
  dates: DateFacts,
): Passage | undefined {
  if (bookings.some(({ type }) => type !== 'TaxiReservation')) return undefined;
  const known = bookings.flatMap(daysOf);
  return told.find(({ text, shape, inTable, label }) => {
    // "Booked by telephone on 12/09/2027 at 16:38"
    if (saysWhenBooked.test(shape)) return false;
    const isTimed = text.length < 70 && findTimes(text).length === 1;
    const isLater = inTable && text.length < 30 && label !== 'issued' && label !== 'cancellation';
    const [day, more] = isTimed || isLater ? strongDays(text, dates) : [];
    if (day === undefined || more !== undefined || known.includes(day)) return false;
    return isTimed || known.every((one) => one < day);
  });
}

const saysWhenBooked =
  /^(?:\S{1,3} )?(?:booked|reserved|ordered|taken|received|issued|printed|sent|paid|reservee?|commandee?|recue?|emise?|imprimee?|envoyee?|payee?|gebucht|bestellt|bezahlt) (?!for|pour|fur)/;

export function strongDays(text: string, dates: DateFacts): string[] {
  return findDates(text, dates).flatMap(({ weak, day }) => (weak ? [] : [day]));
}
