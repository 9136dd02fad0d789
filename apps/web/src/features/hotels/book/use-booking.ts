import { calls } from 'virtual:contract';
import type { HotelBooking } from '@escale/contract';
import { retriedStatuses } from '@escale/contract/limits';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { whenOnline } from '../../../api/network.ts';
import { isNetworkError, isRefusal, Refusal } from '../../../api/problem.ts';
import { useUserApi } from '../../../api/user-api.tsx';
import { client } from '../../../session/session.ts';
import { forgetSent, keepSent, type SentBooking, sentBefore } from './sent-booking.ts';

/** `waiting`: sent, and no answer came. Nobody knows yet whether the room is booked. */
export type Sending = 'no' | 'sending' | 'waiting';

type Answers = { onBooked: (booking: HotelBooking) => void; onRefused: (error: unknown) => void };

const pausesMs = [2000, 4000, 8000, 15_000];

/**
 * Sends a booking until it is answered: a lost answer is asked for again with the same key, which makes it one booking.
 * After a reload it goes on where it was.
 */
export function useBooking(hotelCode: string, answers: Answers) {
  const api = useUserApi();
  const [sending, setSending] = useState<Sending>(() => (sentBefore(hotelCode) ? 'waiting' : 'no'));
  const gone = useRef(false);
  const running = useRef(false);

  function ask({ body, customerId, key }: SentBooking): Promise<HotelBooking> {
    if (customerId === undefined) return api.send(calls.bookHotel, { body, idempotencyKey: key });
    const { tripId = '' } = body;
    return client.send(calls.bookHotelForCustomer, { body: { ...body, tripId, customerId }, idempotencyKey: key });
  }

  async function send(sent: SentBooking): Promise<void> {
    // A second tap before the button is drawn as pressed.
    if (running.current) return;
    running.current = true;
    keepSent(sent);
    for (let attempt = 0; !gone.current; attempt += 1) {
      try {
        const booking = await ask(sent);
        forgetSent();
        return end(() => answers.onBooked(booking));
      } catch (error) {
        if (!isUnanswered(error)) {
          forgetSent();
          return end(() => answers.onRefused(error));
        }
        setSending('waiting');
        await pause(pausesMs[Math.min(attempt, pausesMs.length - 1)] ?? 0);
      }
    }
    running.current = false;
  }

  function end(answer: () => void): void {
    running.current = false;
    setSending('no');
    if (!gone.current) answer();
  }

  const resume = useEffectEvent(() => {
    const sent = sentBefore(hotelCode);
    if (sent) void send(sent);
  });
  useEffect(() => {
    gone.current = false;
    resume();
    return () => {
      gone.current = true;
    };
  }, []);

  return {
    sending,
    book: (sent: SentBooking) => {
      setSending('sending');
      return send(sent);
    },
  };
}

/** Nothing came back, or only from something in between: the booking may have been made all the same. */
function isUnanswered(error: unknown): boolean {
  if (isRefusal(error, 'hotel.search-unavailable')) return false;
  if (isRefusal(error, 'idempotency.in-progress')) return true;
  if (error instanceof Refusal) return (retriedStatuses as readonly number[]).includes(error.status);
  return isNetworkError(error);
}

/** Or until the network is back. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      endWaiting();
      resolve();
    };
    const timer = setTimeout(done, ms);
    const endWaiting = whenOnline(done);
  });
}
