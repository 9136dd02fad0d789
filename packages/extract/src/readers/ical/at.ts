import type { Place } from '../../booking.ts';
import type { CalendarEvent } from '../../source.ts';
import type { draft } from '../draft.ts';
import { placeTime } from './times.ts';

/** The evidence of a field of the event. */
export type At = (field: string, text: string) => { node: string; at: string; text: string };

/** A journey leaves when its event begins and arrives when it ends, each in the clock of its place. */
export function timed<T extends 'FlightReservation' | 'TrainReservation' | 'BusReservation'>(
  journey: ReturnType<typeof draft<T>>,
  event: CalendarEvent,
  at: At,
  from: Place | undefined,
  to: Place | undefined,
) {
  const any = journey as unknown as ReturnType<typeof draft<'TrainReservation'>>;
  any.set('departure', placeTime(event.start, from), event.start && at('dtstart', event.start.local));
  any.set('arrival', placeTime(event.end, to), event.end && at('dtend', event.end.local));
  return journey;
}
