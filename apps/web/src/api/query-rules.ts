import { freshForMs, maxRetries, retriedStatuses } from '@escale/contract/limits';
import { QueryClient } from '@tanstack/react-query';
import { isNetworkError, Refusal } from './problem.ts';

/** How long a copy on this device may be shown offline. */
export const keptForMs = 30 * 24 * 60 * 60 * 1000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshForMs,
        // What was read stays for as long as the page is open. (30 days in milliseconds would overflow a timer and be over at once.)
        gcTime: Number.POSITIVE_INFINITY,
        retry: shouldRetry,
        // The service worker and the saved copies answer where the network does not.
        networkMode: 'offlineFirst',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Data is asked for again only when the server was busy or nothing came back; what it refused, it would refuse again. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= maxRetries) return false;
  if (error instanceof Refusal) return (retriedStatuses as readonly number[]).includes(error.status);
  return isNetworkError(error);
}
