import { whenSessionEnds } from '../../../session/session.ts';
import type { BookingBody } from './booking-draft.ts';

/** A booking that was sent and not answered yet; the same key and the same words make it one booking, however often. */
export type SentBooking = {
  key: string;
  body: BookingBody;
  /** Whom an advisor books for. */
  customerId?: string | undefined;
  hotelCode: string;
  sentAt: number;
};

const slot = 'hotelBookingSent';
/** Longer ago than this, the list of bookings knows better. */
const goodForMs = 30 * 60_000;

// In the session of this tab: it survives a reload, and nothing else. There is no card number in it.
whenSessionEnds(forgetSent);

export function keepSent(sent: SentBooking): void {
  try {
    sessionStorage.setItem(slot, JSON.stringify(sent));
  } catch {
    // A private window may refuse it: then a reload asks the list of bookings.
  }
}

export function sentBefore(hotelCode: string, now = Date.now()): SentBooking | null {
  const text = sessionStorage.getItem(slot);
  if (!text) return null;
  const sent = JSON.parse(text) as SentBooking;
  return sent.hotelCode === hotelCode && now - sent.sentAt < goodForMs ? sent : null;
}

export function forgetSent(): void {
  sessionStorage.removeItem(slot);
}
