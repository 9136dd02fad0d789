import { calls } from 'virtual:contract';
import type { IncidentSummary } from '@escale/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { callQuery, pagedQuery } from '../../../api/call-query.ts';
import { useUserApi } from '../../../api/user-api.tsx';
import { urgentFirst } from '../rules/urgent-first.ts';

/** What the company's travellers reported: open ones first. */
export function useIncidents() {
  return useInfiniteQuery(pagedQuery(useUserApi(), calls.listIncidents, { query: { limit: 50 } }));
}

/** Those of the first page that nobody has closed: they come first. */
export function useOpenIncidents(): readonly IncidentSummary[] {
  const pages = useIncidents().data?.pages ?? [];
  return urgentFirst(pages.flatMap(({ items }) => items).filter(({ state }) => state !== 'closed'));
}

/** One of them. Reading it is written down; it is not read again by itself while nothing has changed. */
export function useIncident(id: string) {
  return useQuery({
    ...callQuery(useUserApi(), calls.getIncident, { params: { id } }),
    refetchOnWindowFocus: false,
    // Somebody's whereabouts are not kept on a device, and not shown from memory.
    gcTime: 0,
    meta: { keep: false },
  });
}

/** Every write makes these be read again. */
export const touched = [calls.listIncidents, calls.getIncident] as const;
