import { createHash } from 'node:crypto';
import type { CancellationPolicy, HotelRate } from '@escale/contract';
import { localTime } from '../places/index.ts';
import type { Policy, ProviderRate } from './provider.ts';
import { perNight, plus } from './rules/money.ts';

/** A provider's rate as the traveller sees it: sums, moments at the hotel, and the hashes by which a change is noticed. */
export function rateOf(rate: ProviderRate, nights: number): HotelRate {
  const { payNow, payAtHotel, policy, termsKey, taxes, ...shown } = rate;
  const total = plus(payNow, payAtHotel);
  const cancellationPolicy = policyOf(policy);
  return {
    id: shown.id,
    room: shown.room,
    roomDescription: shown.roomDescription,
    board: shown.board,
    refundable: policy.refundable !== 'none',
    total,
    perNight: perNight(total, nights),
    payNow,
    payAtHotel,
    taxes: [...taxes],
    terms: shown.terms,
    termsVersion: hashOf([termsKey, rate.board, cancellationPolicy.version]),
    cancellationPolicy,
    roomsLeft: shown.roomsLeft,
  };
}

function policyOf({ hotelTimeZone, refundable, steps, text }: Policy): CancellationPolicy {
  const inOrder = [...steps].sort((a, b) => Date.parse(a.from) - Date.parse(b.from));
  return {
    refundable,
    hotelTimeZone,
    steps: inOrder.map(({ from, penalty }) => ({ from: localTime(Date.parse(from), hotelTimeZone), penalty })),
    text,
    version: hashOf([
      refundable,
      inOrder.map(({ from, penalty }) => [Date.parse(from), penalty.amount, penalty.currency]),
    ]),
  };
}

/** Short enough for a query, long enough that nobody finds other terms with the same one. */
function hashOf(facts: unknown): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 32);
}
