import { hashKey, type QueryKey } from '@tanstack/react-query';
import { createStore, get } from 'idb-keyval';

/** As the persister of queries writes it (`app/query-store.ts`). */
type Kept = { clientState?: { queries?: { queryHash: string; state: { dataUpdatedAt: number } }[] } };

const persisterKey = 'REACT_QUERY_OFFLINE_CACHE';

/**
 * Does an offline start find what was read at `updatedAt`? Looked up in IndexedDB itself and not assumed; and the app
 * around it must be kept by the service worker, or there would be nothing to show it with.
 */
export async function isKeptOnDevice(key: QueryKey, updatedAt: number): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false;
  try {
    const text = await get<string>(persisterKey, createStore('escale', 'queries'));
    const kept: Kept = text ? JSON.parse(text) : {};
    const hash = hashKey(key);
    return (kept.clientState?.queries ?? []).some(
      ({ queryHash, state }) => queryHash === hash && state.dataUpdatedAt >= updatedAt,
    );
  } catch {
    // A private window refuses IndexedDB; then nothing is kept.
    return false;
  }
}
