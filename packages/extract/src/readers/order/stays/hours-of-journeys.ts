import type { Candidate, PlaceTime } from '../../../booking.ts';

/**
 * "décollage 14h10, atterrissage 15h55 | Locanda del Cedro" in one row: of a stay that begins or ends at the odd minute at which a
 * journey does, or at those of both its ends, the days alone are its own.
 */
export function withoutHoursOfJourneys<T extends Candidate>(stays: readonly T[], journeys: readonly Candidate[]): T[] {
  const clocks = new Set(
    journeys.flatMap(({ booking }) =>
      'arrival' in booking && booking.type !== 'RentalCarReservation'
        ? [booking.departure, booking.arrival].flatMap((end) => clockOf(end) ?? [])
        : [],
    ),
  );
  return stays.map((stay) => {
    const { booking } = stay;
    if (booking.type !== 'LodgingReservation') return stay;
    const [begins, ends] = [clockOf(booking.checkIn), clockOf(booking.checkOut)];
    const isBoth = [begins, ends].every((clock) => clock !== undefined && clocks.has(clock));
    const own = (end: PlaceTime | undefined) => {
      const clock = clockOf(end);
      const isTaken = clock !== undefined && clocks.has(clock) && (isBoth || !/[03]0$/.test(clock));
      return end && isTaken ? { local: end.local.slice(0, 10) } : end;
    };
    return { ...stay, booking: { ...booking, checkIn: own(booking.checkIn), checkOut: own(booking.checkOut) } };
  });
}

const clockOf = (end: PlaceTime | undefined) => /T(\d\d:\d\d)/.exec(end?.local ?? '')?.[1];
