import type { Candidate } from '../../booking.ts';
import type { TextDocument } from '../../text-document.ts';
import { dateFactsOf } from '../text/date-facts.ts';
import { passagesOfWays, tokensOfPaper } from '../text/journeys/paper-tokens.ts';
import { type Passage, passagesOf } from '../text/passages/passages.ts';
import { isDeclined } from './declined.ts';
import { numberedHour } from './numbered-hours.ts';
import { siblingNumber } from './sibling-numbers.ts';
import { lineAt, unreadNumber } from './unread-numbers.ts';
import { isUnreadPiece, piecesOf, unreadRide, unreadStay } from './unread-pieces.ts';
import { unreadWay, wayTold } from './unread-ways.ts';

/** What speaks of a booking that was not read, and where: `at` counts from the beginning of the paper's text. */
export type Unread = {
  what: 'way' | 'way-told' | 'piece' | 'stay' | 'ride' | 'number' | 'numbered-hour';
  at: number;
  text: string;
};

/**
 * Where a paper of which some bookings were read speaks of one more, or null: two hours of a way that nobody has, a piece that names
 * a hotel, a car, a driver, a ship or a table with a day of its own, a number that is none of theirs. What it would be is
 * not said here: a person looks at the paper.
 * @param isOrder whether the paper lists bookings of several suppliers, each with its number
 */
export function unreadIn(document: TextDocument, booked: readonly Candidate[], isOrder: boolean): Unread | null {
  const passages = passagesOf(document);
  const dates = dateFactsOf(document);
  const bookings = booked.map(({ booking }) => booking);
  const told = passages.filter((p) => !p.former && !isDeclined(p.shape));
  const pieces = piecesOf(told);
  const isDriven = bookings.every(({ type }) => type === 'TaxiReservation' || type === 'RentalCarReservation');
  const one = (p: Passage | undefined) => p && [p];
  const lineOf = (at: number | undefined) => (at === undefined ? undefined : lineAt(at, told));
  const looks: readonly [Unread['what'], () => readonly Passage[] | undefined][] = [
    ['piece', () => pieces.find((piece) => isUnreadPiece(piece, bookings, told, dates))?.passages],
    ['way', () => (isDriven ? undefined : unreadWay(tokensOfPaper(document), passagesOfWays(document), bookings))],
    ['way-told', () => one(wayTold(passages, bookings))],
    ['stay', () => unreadStay(told, pieces, bookings, isOrder)],
    ['ride', () => one(unreadRide(told, bookings, dates))],
    ['number', () => one(lineOf(siblingNumber(told, bookings)))],
    ['number', () => unreadNumber({ passages, told, pieces, booked, dates, isOrder })],
    ['numbered-hour', () => (isOrder ? numberedHour(passages, bookings) : undefined)],
  ];
  for (const [what, look] of looks) {
    const lines = look();
    if (lines?.[0]) return { what, at: lines[0].at, text: lines.map(({ text }) => text).join('\n') };
  }
  return null;
}
