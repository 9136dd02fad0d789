import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { today } from '../../../words/dates.ts';
import type { Stay } from '../stay.ts';

/** Kept among the copies of what was read: what clears those, and signing out, clears this. */
const key = ['hotel searches'];
const most = 4;

/** What was looked for on this device, the latest first; without what lies in the past. */
export function useRecentSearches(): Stay[] {
  const queries = useQueryClient();
  const { data } = useQuery({ queryKey: key, queryFn: () => readAll(queries), enabled: false });
  return (data ?? []).filter(({ checkin }) => checkin >= today());
}

export function noteSearch(queries: QueryClient, stay: Stay): void {
  const others = readAll(queries).filter((other) => !isSame(other, stay));
  queries.setQueryData(key, [stay, ...others].slice(0, most));
}

function readAll(queries: QueryClient): Stay[] {
  return queries.getQueryData<Stay[]>(key) ?? [];
}

function isSame(one: Stay, other: Stay): boolean {
  return one.place === other.place && one.checkin === other.checkin && one.checkout === other.checkout;
}
