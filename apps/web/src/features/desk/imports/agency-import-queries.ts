import { calls } from 'virtual:contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useAgencyApi } from '../../../api/agency-api.tsx';
import { pagedQuery } from '../../../api/call-query.ts';
import { isReading } from '../../imports/import-queries.ts';
import { agencyQuery } from '../desk-queries.ts';

/** News comes live; this is for what is being read just now. */
const askAgainMs = 2000;

/** Newest first. */
export function useAgencyImports(customerId?: string) {
  return useInfiniteQuery({
    ...pagedQuery(useAgencyApi(), calls.listAgencyImports, { query: { customerId, limit: 30 } }),
    meta: { keep: false },
    refetchInterval: ({ state }) => (state.data?.pages.some(({ items }) => items.some(isReading)) ? askAgainMs : false),
  });
}

export function useAgencyImport(importId: string) {
  return useQuery({
    ...agencyQuery(useAgencyApi(), calls.getAgencyImport, { params: { id: importId } }),
    refetchInterval: ({ state }) => (state.data && isReading(state.data) ? askAgainMs : false),
  });
}
