import type { TripFilter } from '../desk-queries.ts';

export const whens = ['today', 'week', 'ongoing', 'upcoming', 'past'] as const;
export type When = (typeof whens)[number];

/** What stands in the address of the list. */
export type TripSearch = { when?: When; unseen?: true; query?: string; customer?: string };

/** The same in the words of the call. */
export function filterOf({ when, unseen, query, customer }: TripSearch): TripFilter {
  return {
    customerId: customer,
    query,
    ...(unseen && { unseen: '1' }),
    ...(when === 'today' || when === 'week' ? { travels: when } : when && { timing: when }),
  };
}
