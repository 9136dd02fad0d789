import { calls } from 'virtual:contract';
import type { batchOutcomes, ImportBatch } from '@escale/contract';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { callQuery, pagedQuery } from '../../../api/call-query.ts';
import { useUserApi } from '../../../api/user-api.tsx';

export type Outcome = (typeof batchOutcomes)[number];

/** While something is being read, how far it is is asked again and again: there is no news of counts. */
const askAgainMs = 1500;

export function useBatches() {
  return useInfiniteQuery({
    ...pagedQuery(useUserApi(), calls.listImportBatches, { query: { limit: 10 } }),
    refetchInterval: ({ state }) => (state.data?.pages.some(({ items }) => items.some(isReading)) ? askAgainMs : false),
  });
}

export function useBatch(batchId: string) {
  return useQuery({
    ...callQuery(useUserApi(), calls.getImportBatch, { params: { id: batchId } }),
    refetchInterval: ({ state }) => (state.data && isReading(state.data) ? askAgainMs : false),
  });
}

/** @param count how many there are: another number, and they are read again. */
export function useBatchImports(batchId: string, outcome: Outcome, count: number) {
  const sent = { params: { id: batchId }, query: { outcome, limit: 30 } };
  const read = pagedQuery(useUserApi(), calls.listBatchImports, sent);
  return useInfiniteQuery({ ...read, queryKey: [...read.queryKey, count], placeholderData: keepPreviousData });
}

const isReading = ({ state }: Pick<ImportBatch, 'state'>) => state === 'reading';
