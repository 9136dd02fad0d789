import { calls } from 'virtual:contract';
import type { Call, Sent } from '@escale/contract';
import { queryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAgencyApi } from '../../api/agency-api.tsx';
import { callQuery, pagedQuery } from '../../api/call-query.ts';
import type { Client } from '../../api/client.ts';
import type { WireCall } from '../../api/wire-call.ts';

/**
 * Of customers nothing is kept on a device: whoever is handed on or deleted must be out of reach at once, also of a copy.
 */
const notKept = { meta: { keep: false } } as const;

export function agencyQuery<C extends Call>(api: Client, call: WireCall<C>, sent: Sent<C>) {
  const { queryKey, queryFn } = callQuery(api, call, sent);
  return queryOptions({ queryKey, queryFn, ...notKept });
}

/** What shows trips and drafts of customers: read again after each change at the desk. */
export const deskReads = [
  calls.getTodayBoard,
  calls.listAgencyTrips,
  calls.getAgencyTrip,
  calls.getDraft,
  calls.previewDraft,
  calls.listDrafts,
  calls.listCustomers,
  calls.getCustomer,
  calls.getTeam,
  calls.listAgencyTripLinks,
  calls.listAudit,
] as const;

/** Makes everything at the desk be read again. */
export function useReadDeskAgain(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () => Promise.all(deskReads.map(({ path }) => queries.invalidateQueries({ queryKey: [path] })));
}

export type TripFilter = NonNullable<Sent<NonNullable<(typeof calls.listAgencyTrips)['contract']>>['query']>;

export function useAgencyTrips(filter: TripFilter) {
  return useInfiniteQuery({
    ...pagedQuery(useAgencyApi(), calls.listAgencyTrips, { query: { ...filter, limit: 50 } }),
    ...notKept,
  });
}

export function useAgencyTrip(tripId: string | null) {
  return useQuery({
    ...agencyQuery(useAgencyApi(), calls.getAgencyTrip, { params: { id: tripId ?? '' } }),
    enabled: tripId !== null,
  });
}

export function useDraft(draftId: string | null) {
  return useQuery({
    ...agencyQuery(useAgencyApi(), calls.getDraft, { params: { id: draftId ?? '' } }),
    enabled: draftId !== null,
  });
}

export function useTemplates() {
  return useInfiniteQuery({
    ...pagedQuery(useAgencyApi(), calls.listTemplates, { query: { limit: 50 } }),
    ...notKept,
  });
}

export function useBrand() {
  return useQuery(agencyQuery(useAgencyApi(), calls.getAgencyBrand, {}));
}
