import type { Candidate, Seat, TrainBooking } from '../../../booking.ts';
import type { Passage } from '../passages/passages.ts';
import { numbersIn, seatAlone, seatList } from './seat-words.ts';

/**
 * "Train | Voiture | Mme Vasseur | M. Lamy" over "9313 | 2 | place 51 | place 52": a row for each train, with its coach and a
 * seat in every cell beside it. Of a train that was read elsewhere and has no seat as yet, or seats of no coach.
 */
export function withSeatsInRows(candidates: Candidate[], passages: readonly Passage[]): Candidate[] {
  if (!candidates.some(({ booking }) => booking.type === 'TrainReservation' && !hasCoach(booking))) return candidates;
  const inTables = passages.filter((p) => p.inTable && !p.former);
  const rows = [...Map.groupBy(inTables, ({ row }) => row).values()];
  return candidates.map((candidate) => {
    const { booking } = candidate;
    if (booking.type !== 'TrainReservation' || hasCoach(booking) || !booking.number) return candidate;
    const isOwn = new RegExp(String.raw`^(?:\p{L}[\p{L} ]{1,20} )?${booking.number}$`, 'u');
    const said = rows.flatMap((row) => {
      const seats = isOwn.test(row[0]?.text ?? '') ? seatsOf(row.slice(1)) : [];
      return seats.length > 0 ? [seats] : [];
    });
    const [seats, more] = said;
    return seats && !more ? { ...candidate, booking: { ...booking, seats } } : candidate;
  });
}

const hasCoach = ({ seats }: TrainBooking) => seats?.some(({ coach }) => coach !== undefined) ?? false;

function seatsOf([first, ...others]: readonly Passage[]): Seat[] {
  const coach = first?.label === 'coach' && /^[A-Z]?\d{0,3}[A-Z]?$/.test(first.text) ? first.text : undefined;
  const seats = others.map(({ shape }) => seatAlone.exec(shape)?.[1] ?? (seatList.test(shape) ? shape : ''));
  return coach && seats.length > 0 && seats.every(Boolean)
    ? seats.flatMap((said) => numbersIn(said).map((number) => ({ coach, number })))
    : [];
}
