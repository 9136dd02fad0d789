import type { PlaceTime } from '../../booking.ts';
import type { PlainDay } from '../../source.ts';
import { addDays } from '../../text/days.ts';
import { dateOfDay } from '../bcbp/day.ts';
import { numberIn } from './packed.ts';
import type { PackedObject } from './uper.ts';

/** The day of issue, from which the others are counted. */
export function issuedOn(issuing: PackedObject | undefined): PlainDay | null {
  return dateOfDay(numberIn(issuing, 'issuingYear') ?? 0, numberIn(issuing, 'issuingDay') ?? 0);
}

/** Minutes of the day and quarters of an hour to UTC, the wrong way round: UTC is local time and the offset. */
export function timeOn(day: PlainDay, minutes: number | undefined, quarters: number | undefined): PlaceTime {
  if (minutes === undefined) return { local: day };
  const clock = minutes % 1440;
  const local = `${minutes >= 1440 ? addDays(day, 1) : day}T${two(Math.floor(clock / 60))}:${two(clock % 60)}:00`;
  return quarters === undefined ? { local } : { local, offset: offsetOf(-quarters * 15) };
}

/** The first and the last moment of an open ticket or a pass; the last day counts whole where no time is said. */
export function validityOf(ticket: PackedObject, issued: PlainDay): { from: PlaceTime; until: PlaceTime } {
  const fromOffset = numberIn(ticket, 'validFromUTCOffset');
  const first = addDays(issued, numberIn(ticket, 'validFromDay') ?? 0);
  const last = addDays(first, numberIn(ticket, 'validUntilDay') ?? 0);
  const untilTime = numberIn(ticket, 'validUntilTime');
  const untilOffset = numberIn(ticket, 'validUntilUTCOffset') ?? fromOffset;
  return {
    from: timeOn(first, numberIn(ticket, 'validFromTime') ?? 0, fromOffset),
    until: untilTime === undefined ? { local: `${last}T23:59:59` } : timeOn(last, untilTime, untilOffset),
  };
}

function offsetOf(minutes: number): string {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
