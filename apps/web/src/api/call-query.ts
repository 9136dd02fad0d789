import type { Call, ReplyOf, Sent } from '@escale/contract';
import { type InfiniteData, infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Client } from './client.ts';
import type { WireCall } from './wire-call.ts';

/**
 * A read as a query. Its key begins with the path as the contract has it, so one path invalidates everything read from it:
 * `invalidate(client, calls.listTrips)`.
 */
export function callQuery<C extends Call>(api: Client, call: WireCall<C>, sent: Sent<C>) {
  return queryOptions({
    queryKey: keyOf(call, sent),
    queryFn: ({ signal }): Promise<ReplyOf<C>> => api.send(call, sent, { signal }),
  });
}

/** A paged read: `data.pages` grows by one for each `fetchNextPage`. */
export function pagedQuery<C extends Call>(api: Client, call: WireCall<C>, sent: Sent<C>) {
  type Page = ReplyOf<C> & { nextCursor: string | null };
  return infiniteQueryOptions<Page, Error, InfiniteData<Page, string | null>, QueryKey, string | null>({
    queryKey: [...keyOf(call, sent), 'pages'],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...(sent as { query?: object }).query, ...(pageParam && { cursor: pageParam }) };
      return api.send(call, { ...sent, query } as Sent<C>, { signal }) as Promise<Page>;
    },
    initialPageParam: null,
    getNextPageParam: (last: { nextCursor: string | null }) => last.nextCursor,
  });
}

export function keyOf<C extends Call>(call: WireCall<C>, sent?: Sent<C>): QueryKey {
  const { params, query } = (sent ?? {}) as { params?: object; query?: object };
  return [call.path, ...(params ? [params] : []), ...(query ? [query] : [])];
}
