import { calls } from 'virtual:contract';
import type { Import } from '@escale/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { callQuery, pagedQuery } from '../../api/call-query.ts';
import type { Client } from '../../api/client.ts';
import { useUserApi } from '../../api/user-api.tsx';

/** What an import touches when it changes. */
export const importReads = [calls.listImports, calls.getImport, calls.listTrips, calls.getTrip] as const;

/** News comes live; this is for the page whose line is down. */
const askAgainMs = 2000;

/** One read for the count, wherever it stands. */
export const waitingImports = (api: Client) => callQuery(api, calls.listImports, { query: { waiting: '1', limit: 1 } });

/** How many imports wait for their person; 0 while it is not known. */
export function useWaitingCount(): number {
  return useQuery(waitingImports(useUserApi())).data?.waiting ?? 0;
}

/** Newest first, page by page. */
export function useImports() {
  return useInfiniteQuery({
    ...pagedQuery(useUserApi(), calls.listImports, { query: { limit: 30 } }),
    refetchInterval: ({ state }) => (state.data?.pages.some(({ items }) => items.some(isReading)) ? askAgainMs : false),
  });
}

export function useImport(importId: string) {
  return useQuery({
    ...callQuery(useUserApi(), calls.getImport, { params: { id: importId } }),
    refetchInterval: ({ state }) => (state.data && isReading(state.data) ? askAgainMs : false),
  });
}

export function isReading({ state }: Pick<Import, 'state'>): boolean {
  return state === 'received' || state === 'reading';
}

export function isWaiting({ state }: Pick<Import, 'state'>): boolean {
  return state === 'needs-review' || state === 'failed';
}
