import type { Candidate } from '../../booking.ts';
import type { TextDocument } from '../../text-document.ts';
import { dateFactsOf } from '../text/date-facts.ts';
import { passagesOfWays, tokensOfPaper } from '../text/journeys/paper-tokens.ts';
import { passagesOf } from '../text/passages/passages.ts';
import { isDeclined } from './declined.ts';
import { hasUnreadNumber } from './unread-numbers.ts';
import { hasUnreadPiece, hasUnreadRide, hasUnreadStay, piecesOf } from './unread-pieces.ts';
import { hasUnreadWay, isWayTold } from './unread-ways.ts';

/** What speaks of a booking that was not read. */
export type Unread = 'way' | 'way-told' | 'piece' | 'stay' | 'ride' | 'number';

/**
 * Why a paper of which some bookings were read speaks of one more, or null: two hours of a way that nobody has, a piece that names
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
  const checks: readonly [Unread, () => boolean][] = [
    ['piece', () => pieces.some((piece) => hasUnreadPiece(piece, bookings, told, dates))],
    ['way', () => !isDriven && hasUnreadWay(tokensOfPaper(document), passagesOfWays(document), bookings)],
    ['way-told', () => isWayTold(passages, bookings)],
    ['stay', () => hasUnreadStay(told, pieces, bookings, isOrder)],
    ['ride', () => hasUnreadRide(told, bookings, dates)],
    ['number', () => hasUnreadNumber({ passages, told, pieces, booked, dates, isOrder })],
  ];
  return checks.find(([, isSo]) => isSo())?.[0] ?? null;
}
