/** On a slow phone the work of all that waits takes half a second; a finger that comes at once must find the processor free. */
const firstLookMs = 1000;

/** Once the page has loaded, was seen, and nothing presses: for what the first screen can do without. Answers how to call it off. */
export function whenIdle(work: () => void): () => void {
  let off = false;
  const soon = () => {
    if (off) return;
    // Safari has none.
    if ('requestIdleCallback' in window) requestIdleCallback(() => off || work(), { timeout: 2000 });
    else setTimeout(() => off || work(), 200);
  };
  const seen = () => setTimeout(soon, Math.max(0, firstLookMs - (performance.now() - loadedAt())));
  if (document.readyState === 'complete') seen();
  else addEventListener('load', () => seen(), { once: true });
  return () => {
    off = true;
  };
}

/** In milliseconds of `performance.now()`. */
function loadedAt(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // At the event itself it is not noted yet.
  return page?.loadEventStart || performance.now();
}

/** For a lazy part of a page that its first screen can do without: awaited before its chunk is asked for. */
export function idle(): Promise<void> {
  return new Promise((resolve) => whenIdle(resolve));
}
