import { useSyncExternalStore } from 'react';

const everyMs = 15_000;
let now = Date.now();

/** The time in epoch milliseconds, good to a quarter of a minute. */
export function useNow(): number {
  return useSyncExternalStore(onTick, () => now);
}

function onTick(changed: () => void): () => void {
  const tick = () => {
    now = Date.now();
    changed();
  };
  tick();
  const timer = setInterval(tick, everyMs);
  return () => clearInterval(timer);
}
