import { useSyncExternalStore } from 'react';

/** Does the window answer the media query now? Draws again when that changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}

/** Room for a second column. */
export const useWide = () => useMedia('(min-width: 1281px)');
