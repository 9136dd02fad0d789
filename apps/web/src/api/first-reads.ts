import type { QueryClient } from '@tanstack/react-query';

/** As long as a person does not notice. */
const atMostMs = 20;

/**
 * Resolves when nothing is being read any more of which there is no copy yet, or a moment later. A page that is drawn with what it
 * shows is drawn once; the skeleton of index.html stands there meanwhile.
 */
export function firstReads(queries: QueryClient): Promise<void> {
  const isAwaited = () => queries.isFetching({ predicate: ({ state }) => state.data === undefined }) > 0;
  return new Promise((resolve) => {
    const look = () => {
      if (isAwaited()) return;
      stop();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      stop();
      resolve();
    }, atMostMs);
    const stop = queries.getQueryCache().subscribe(look);
    look();
  });
}
