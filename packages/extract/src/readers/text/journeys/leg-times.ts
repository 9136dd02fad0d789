import type { Place, PlaceTime } from '../../../booking.ts';
import { addDays } from '../../../text/days.ts';
import { kilometresBetween } from '../../../text/kilometres.ts';
import { minutesAt } from '../../../text/zone-time.ts';
import type { Evidences } from '../evidence.ts';
import type { Leg } from './leg.ts';
import type { VehicleToken } from './token.ts';

type End = Pick<Place, 'zone' | 'latitude' | 'longitude'>;
type Timed = { from?: Place; to?: Place; departure?: PlaceTime; arrival?: PlaceTime };

/** When a booking leaves and arrives, in the zones of its ends, and where the paper says so. */
export function putTimes(booking: Timed, leg: Leg, evidence: Evidences): void {
  const { day } = leg.day;
  const { from, to } = booking;
  booking.departure = leg.departure
    ? { local: `${day}T${leg.departure.time}:00`, zone: from?.zone }
    : { local: day, zone: from?.zone };
  evidence.put('departure', {
    at: leg.day.at ?? leg.departure?.at ?? 0,
    text: leg.day.text ?? leg.departure?.text ?? '',
  });
  // Where the day stands apart from its time, both are what the departure was read from.
  if (leg.day.text && leg.departure && !leg.day.text.includes(leg.departure.text))
    evidence.put('departure.time', leg.departure);
  evidence.put('from', leg.from);
  evidence.put('to', leg.to);
  if (!leg.arrival) return;
  const arrivalDay = leg.arrivalDay ?? likelyArrivalDay(wayOf(leg), from, to);
  if (!arrivalDay) return;
  booking.arrival = { local: `${arrivalDay}T${leg.arrival.time}:00`, zone: to?.zone };
  evidence.put('arrival', leg.arrival);
}

/** The clocks of a way and the day on which it begins. */
type Way = { kind: VehicleToken['kind']; day: string; departure: string | undefined; arrival: string | undefined };

export function wayOf({ vehicle, day, departure, arrival }: Leg): Way {
  return { kind: vehicle.kind, day: day.day, departure: departure?.time, arrival: arrival?.time };
}

/**
 * The day of arrival where the paper prints none: the one on which the journey takes a possible time for its distance.
 * East across the date line it is earlier than the departure by the clock.
 */
export function likelyArrivalDay(way: Way, from: End | undefined, to: End | undefined): string | null {
  const { kind, day, departure, arrival } = way;
  if (!departure || !arrival) return day;
  const same = arrival >= departure ? day : addDays(day, 1);
  if (!from?.zone || !to?.zone) return same;
  const start = minutesAt(`${day}T${departure}`, from.zone);
  if (start === null) return same;
  const kilometres = distance(from, to);
  const speed = kind === 'flight' ? 800 : kind === 'ship' ? 35 : 110;
  const expected = kilometres === null ? null : (kilometres / speed) * 60 + 40;
  // across a strait by the clocks of both shores, one of which may have been put otherwise since
  const isStrait = kind === 'ship' && arrival > departure;
  const least = kind === 'flight' ? 15 : isStrait ? -60 : 1;
  let best: { day: string; off: number } | null = null;
  for (const shift of [-1, 0, 1, 2]) {
    const end = minutesAt(`${addDays(day, shift)}T${arrival}`, to.zone);
    if (end === null || end - start < least || end - start > 26 * 60) continue;
    const off = expected === null ? Math.abs(end - start) : Math.abs(end - start - expected);
    if (!best || off < best.off) best = { day: addDays(day, shift), off };
  }
  return best?.day ?? null;
}

function distance({ latitude, longitude }: End, b: End): number | null {
  if (latitude === undefined || longitude === undefined || b.latitude === undefined || b.longitude === undefined)
    return null;
  return kilometresBetween({ latitude, longitude }, { latitude: b.latitude, longitude: b.longitude });
}
