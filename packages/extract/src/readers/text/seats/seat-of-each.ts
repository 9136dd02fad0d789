import type { Booking } from '../../../booking.ts';

/** "12A 12B" of one booking, before it was known for how many it is: a seat for each of them. */
export function withSeatOfEach(booking: Booking): void {
  const [seat, more] = booking.seats ?? [];
  const numbers = seat?.number?.split(' ') ?? [];
  if (seat && !more && numbers.length > 1 && numbers.length === booking.travelers?.length)
    booking.seats = numbers.map((number) => ({ ...seat, number }));
}
