import type { QueryClient } from '@tanstack/react-query';
import { emptyQueryStore } from '../../app/query-store.ts';

/**
 * Removes every copy that this device keeps of what the account holds. The session stays, and so does the app itself, which
 * is in a cache of its own (`shell-…`): without it the next start would need the network. Gives the bytes that became free,
 * or null where the browser does not say.
 */
export async function clearCopies(queries: QueryClient): Promise<number | null> {
  const before = await usedBytes();
  queries.clear();
  await emptyQueryStore();
  // Without a secure context there is no cache storage.
  const names = 'caches' in globalThis ? await caches.keys() : [];
  await Promise.all(names.filter((name) => !name.startsWith('shell-')).map((name) => caches.delete(name)));
  const after = await usedBytes();
  void queries.refetchQueries();
  return before === null || after === null ? null : Math.max(0, before - after);
}

async function usedBytes(): Promise<number | null> {
  const { usage } = (await navigator.storage?.estimate?.()) ?? {};
  return usage ?? null;
}
