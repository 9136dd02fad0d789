import type { Candidate, Seat } from '../../../booking.ts';
import { type Way, wayOf } from '../journeys/way.ts';
import type { Passage } from '../passages/passages.ts';
import { coachAlone, numbersIn, seatAlone, seatList } from './seat-words.ts';

/**
 * "Participant | Aller, voiture 11 | Retour, voiture 7" over a row for each traveller, "Mme Prigent | place 51 | place 13": the
 * coach stands in the head, and each cell below has a seat in it. A column is of a train by its number, or by its way of two.
 */
export function withSeatsUnderCoaches(candidates: Candidate[], passages: readonly Passage[]): Candidate[] {
  const trains = candidates.filter(({ booking }) => booking.type === 'TrainReservation');
  const columns = trains.length > 0 ? columnsOf(passages) : [];
  if (columns.length === 0) return candidates;
  return candidates.map((candidate) => {
    const { booking } = candidate;
    if (booking.type !== 'TrainReservation' || booking.seats) return candidate;
    const { number } = booking;
    const way = trains.length === 2 ? ways[trains.indexOf(candidate)] : undefined;
    const own =
      columns.find(({ head }) => number && new RegExp(String.raw`(?<!\d)${number}(?!\d)`).test(head)) ??
      columns.find((one) => way && one.way === way && !/\d{3}/.test(one.head));
    return own ? { ...candidate, booking: { ...booking, seats: own.seats } } : candidate;
  });
}

const ways: readonly Way[] = ['there', 'back'];

type Column = { head: string; way: Way | null; seats: Seat[] };

function columnsOf(passages: readonly Passage[]): Column[] {
  const rows = [
    ...Map.groupBy(
      passages.filter((p) => p.inTable && !p.former),
      (p) => p.row,
    ).values(),
  ];
  return rows.flatMap((heads, at) => {
    const below = rows.slice(at + 1).filter((row) => row[0]?.block === heads[0]?.block);
    return heads.flatMap((head, column) => {
      const coach = head.text.length < 60 ? coachIn(head.shape) : undefined;
      if (!coach) return [];
      // the head over the names may have become the label of its row
      const cells = below.map((row) => {
        const more = row.length - heads.length;
        return more === 0 || more === 1 ? row[column + more] : undefined;
      });
      const seats = cells.map((p) => (p ? seatsIn(p.shape) : []));
      // a cell that says no seat: the column is of something else, or of somebody who has none
      const isEach = seats.length > 0 && seats.every((said) => said.length > 0);
      return isEach
        ? [{ head: head.shape, way: head.way, seats: seats.flat().map((number) => ({ coach, number })) }]
        : [];
    });
  });
}

/** "Aller, voiture 11", "Outbound (coach C)", "TGV 6607 voiture 11"; "voiture 4, place 12" says a seat of its own. */
function coachIn(shape: string): string | undefined {
  if (seatAlone.test(shape)) return undefined;
  const coach = coachAlone.exec(shape)?.[1] ?? /\bcoach ([a-z])\b/.exec(shape)?.[1];
  return wayOf(shape) !== null || /\d{3,}/.test(shape) ? coach?.toUpperCase() : undefined;
}

function seatsIn(shape: string): string[] {
  const said = seatList.test(shape) ? shape : seatAlone.exec(shape)?.[1];
  return said ? numbersIn(said) : [];
}
