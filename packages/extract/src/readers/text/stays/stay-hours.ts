import type { Candidate, PlaceTime } from '../../../booking.ts';

/**
 * "Check-in from 15:00, check-out by 12:00." below a list of rooms: the hours that the whole paper says of a stay, where its row
 * says the days alone. Of several houses they are perhaps another's: "rooms ready from 2 pm" in the paragraph of the next.
 */
export function withHoursOf(pieces: readonly Candidate[], printed: readonly Candidate[]): Candidate[] {
  const houses = pieces.flatMap(({ booking }) => (booking.type === 'LodgingReservation' ? [booking.place?.name] : []));
  if (new Set(houses).size > 1) return [...pieces];
  return pieces.map((piece) => {
    if (piece.booking.type !== 'LodgingReservation') return piece;
    const { reference, checkIn, checkOut, place } = piece.booking;
    const same = printed.find(
      ({ booking }) =>
        booking.type === 'LodgingReservation' && reference !== undefined && booking.reference === reference,
    );
    const whole = same?.booking.type === 'LodgingReservation' ? same.booking : null;
    // "Check-in is from 3pm" beside its days: the other hour, further down, is perhaps of a house that was not made out
    const isTold = [checkIn, checkOut].some((moment) => moment?.local.includes('T'));
    if (!whole || isTold || whole.place?.name !== place?.name) return piece;
    const booking = {
      ...piece.booking,
      checkIn: withHour(checkIn, whole.checkIn),
      checkOut: withHour(checkOut, whole.checkOut),
    };
    return { ...piece, booking };
  });
}

/** The same day with its hour. */
const withHour = (day: PlaceTime | undefined, moment: PlaceTime | undefined) =>
  day && moment?.local.startsWith(`${day.local}T`) ? moment : day;
