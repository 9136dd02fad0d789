import type { FieldCode } from '@escale/contract';
import { daysBetween } from '@escale/contract/segment-times';

export type Room = { readonly adults: number; readonly childAges: readonly number[] };

export type Stay = {
  readonly checkin: string;
  readonly checkout: string;
  readonly nights: number;
  readonly rooms: readonly Room[];
  readonly currency: string;
};

export type StayAsked = {
  readonly checkin: string;
  readonly checkout: string;
  readonly room: number;
  readonly guest: number;
  /** `99,99,7`: 99 stands for an adult. What it leaves out are adults. */
  readonly ages?: string;
  readonly currency: string;
};

/** Longer is an apartment, and providers refuse it. */
const mostNights = 30;
const adultFrom = 18;

/** The stay, or what is wrong with it. `yesterday`: wherever the hotel is, it is not earlier than that there. */
export function stayOf(asked: StayAsked, yesterday: string): Stay | { path: string; code: FieldCode } {
  const nights = daysBetween(asked.checkin, asked.checkout);
  if (asked.checkin < yesterday) return { path: 'checkin', code: 'too-small' };
  if (nights < 1) return { path: 'checkout', code: 'too-small' };
  if (nights > mostNights) return { path: 'checkout', code: 'too-big' };
  const ages = (asked.ages ?? '').split(',').filter(Boolean).map(Number);
  const guests = Math.max(asked.guest, ages.length);
  const adults = guests - ages.filter((age) => age < adultFrom).length;
  if (adults < asked.room) return { path: 'room', code: 'too-big' };
  return {
    ...stayDays(asked, nights),
    rooms: intoRooms(
      asked.room,
      adults,
      ages.filter((age) => age < adultFrom),
    ),
  };
}

function stayDays({ checkin, checkout, currency }: StayAsked, nights: number) {
  return { checkin, checkout, nights, currency };
}

/** Adults one by one, so that no room is without; children with those who came first. */
function intoRooms(rooms: number, adults: number, childAges: readonly number[]): Room[] {
  return Array.from({ length: rooms }, (_, room) => ({
    adults: Math.floor(adults / rooms) + (room < adults % rooms ? 1 : 0),
    childAges: childAges.filter((_age, child) => child % rooms === room),
  }));
}

export const guestsOf = (stay: Stay) =>
  stay.rooms.reduce((sum, { adults, childAges }) => sum + adults + childAges.length, 0);
