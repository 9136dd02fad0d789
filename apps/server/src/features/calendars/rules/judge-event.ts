import type { CalendarDecision, Place } from '@escale/contract';

/** What is asked about an event. Times in epoch milliseconds. */
export type EventFacts = {
  startsAtMs: number;
  endsAtMs: number;
  allDay: boolean;
  recurring: boolean;
  /** Where it takes place, as far as our tables know it; null: nowhere, online, or a room whose town is not said. */
  place: Place | null;
  free: boolean;
  private: boolean;
  cancelled: boolean;
  declined: boolean;
  /** The engine read a flight, a ride or a stay from it. */
  isBooking: boolean;
};

export type TripFacts = { tripId: string; startsAtMs: number; endsAtMs: number; places: readonly Place[] };

/** `tripId` null with `event`: a trip of its own. */
export type Judgement = { decision: CalendarDecision; tripId: string | null };

export type Around = {
  trips: readonly TripFacts[];
  home: Place | null;
  distanceKm: (a: Place, b: Place) => number | null;
};

const dayMs = 86_400_000;
/** A town and its surroundings: nobody travels there. */
const homeKm = 60;
/** As far as an event may lie from where a trip leads. */
const aroundKm = 90;
/** Longer than any stay: a leave, a project. */
const longestMs = 60 * dayMs;

/**
 * Does an event belong to a trip? A booking always does. Everyday life does not: series, whole days that only note
 * something, what is at home. The rest belongs to the trip in whose time it falls, or that leads to its town within a day;
 * an appointment in another town that no trip knows makes one of its own.
 */
export function judgeEvent(event: EventFacts, { trips, home, distanceKm }: Around): Judgement {
  const leave = (decision: CalendarDecision): Judgement => ({ decision, tripId: null });
  if (event.cancelled) return leave('cancelled');
  if (event.declined) return leave('declined');
  if (event.isBooking && !event.private) return leave('booking');

  const { place } = event;
  const near = (other: Place, km: number) => {
    const apart = place && distanceKm(place, other);
    return apart !== null && apart <= km;
  };
  const atHome = place !== null && home !== null && near(home, homeKm);
  const leadsThere = (trip: TripFacts) => trip.places.some((stop) => near(stop, aroundKm));
  const long = event.endsAtMs - event.startsAtMs > longestMs;

  if (event.allDay && (long || (event.free && !place))) return leave('all-day-note');
  if (event.recurring && !trips.some((trip) => overlaps(event, trip, 0) && !atHome && leadsThere(trip))) {
    return leave('recurring');
  }
  if (atHome) return leave('at-home');

  const during = trips.find((trip) => (place ? overlaps(event, trip, 0) : isWithin(event, trip)));
  const beside = trips.find((trip) => overlaps(event, trip, dayMs) && leadsThere(trip));
  const best = trips.find((trip) => overlaps(event, trip, 0) && leadsThere(trip)) ?? during ?? beside;
  if (best && !long) return { decision: 'event', tripId: best.tripId };

  const days = (event.endsAtMs - event.startsAtMs) / dayMs;
  const away = place !== null && (home ? !atHome : days >= 1.5);
  if (!away || long) return leave('no-trip');
  return leave(event.private ? 'personal' : 'event');
}

function overlaps(event: EventFacts, trip: TripFacts, marginMs: number): boolean {
  return event.startsAtMs < trip.endsAtMs + marginMs && event.endsAtMs >= trip.startsAtMs - marginMs;
}

/** From the first departure to the last arrival: an appointment on the morning of departure is still at home. */
function isWithin(event: EventFacts, trip: TripFacts): boolean {
  const slackMs = event.allDay ? dayMs : 0;
  return event.startsAtMs >= trip.startsAtMs - slackMs && event.endsAtMs <= trip.endsAtMs + slackMs;
}
