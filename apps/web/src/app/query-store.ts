import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister';
import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { persistQueryClient } from '@tanstack/react-query-persist-client';
import { clear, createStore, del, get, set } from 'idb-keyval';
import { isOnline, onNetwork } from '../api/network.ts';
import { keptForMs } from '../api/query-rules.ts';

/** Raise when the shape of a reply changes in a way that an older copy would break a page. */
const shapeOfReplies = '1';

const database = ['escale', 'queries'] as const;

/** Empties it while the app goes on: what is read afterwards is kept again. */
export async function emptyQueryStore(): Promise<void> {
  await clear(createStore(...database)).catch(() => undefined);
}

export type QueryStore = {
  /** Resolves when the copies are back in the client: a page drawn before that would ask the server first and lose them. */
  opened: Promise<void>;
  /** Leaves nothing of this person on the device. */
  forget: () => Promise<void>;
};

/** Copies what was read into IndexedDB, where an offline start finds it. `empty` begins without what the last person left. */
export function openQueryStore(client: QueryClient, { empty }: { empty: boolean }): QueryStore {
  onlineManager.setEventListener((setOnline) => {
    setOnline(isOnline());
    return onNetwork(() => setOnline(isOnline()));
  });
  const store = createStore(...database);
  let forgotten = false;
  const openedAt = Date.now();
  const persister = createAsyncStoragePersister({
    storage: {
      getItem: (key) => (empty ? undefined : get<string>(key, store)),
      // A write that was put off before signing out must not bring anything back after it.
      setItem: async (key, value) => (forgotten ? undefined : set(key, value, store)),
      removeItem: (key) => del(key, store),
    },
    throttleTime: 500,
  });
  const [stop, restored] = persistQueryClient({
    queryClient: client,
    persister,
    maxAge: keptForMs,
    buster: shapeOfReplies,
    dehydrateOptions: {
      // `keep: false`: what is not one's own, such as where a colleague in need is.
      shouldDehydrateQuery: ({ state, meta }) =>
        state.data !== undefined && state.dataUpdatedAt > Date.now() - keptForMs && meta?.keep !== false,
    },
  });
  return {
    // However young, a copy may be from before the last change of the last visit: shown at once, and read again.
    // A private window may refuse IndexedDB: the app then works without copies.
    opened: restored
      .then(() => {
        keepUnderReads(client);
        return client.invalidateQueries({
          refetchType: 'none',
          predicate: ({ state }) => state.dataUpdatedAt < openedAt,
        });
      })
      .catch(() => undefined),
    async forget() {
      forgotten = true;
      stop();
      client.clear();
      await clear(store).catch(() => undefined);
    },
  };
}

/**
 * A read that is given up goes back to what was there when it began, and one that began before its copy came back knows of none:
 * who leaves a page before its answer comes would lose the copy, here and on the device. A written value is what it goes back to.
 */
function keepUnderReads(client: QueryClient): void {
  for (const { queryKey, state } of client.getQueryCache().findAll({ fetchStatus: 'fetching' })) {
    if (state.data !== undefined) client.setQueryData(queryKey, state.data, { updatedAt: state.dataUpdatedAt });
  }
}
