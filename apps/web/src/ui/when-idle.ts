/** On a slow phone the work of all that waits takes half a second; a finger that comes at once must find the processor free. */
const firstLookMs = 1000;

/** A page behind another tab is never drawn; what waits for its first screen begins all the same. */
const undrawnMs = 10_000;

/** The moment, in the browser's own timeline, from which what the first screen can do without is asked for. */
export const idleMark = 'first screen seen';

let stood: Promise<number> | undefined;

/** Once the page has loaded, was drawn and seen, and nothing presses: for what the first screen can do without. Answers how to call it off. */
export function whenIdle(work: () => void): () => void {
  let off = false;
  const begin = () => {
    if (off) return;
    if (performance.getEntriesByName(idleMark).length === 0) performance.mark(idleMark);
    work();
  };
  const soon = () => {
    if (off) return;
    // Safari has none.
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 2000 });
    else setTimeout(begin, 200);
  };
  stood ??= Promise.all([loaded(), drawn()]).then((times) => Math.max(...times));
  void stood.then((since) => setTimeout(soon, Math.max(0, firstLookMs - (performance.now() - since))));
  return () => {
    off = true;
  };
}

/** When the page had loaded, in milliseconds of `performance.now()`. */
function loaded(): Promise<number> {
  return new Promise((resolve) => {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (document.readyState === 'complete') resolve(page?.loadEventStart || performance.now());
    else addEventListener('load', () => resolve(performance.now()), { once: true });
  });
}

/**
 * When the first text stood on the screen, in milliseconds of `performance.now()`. The script of a slow phone draws long after the
 * page has loaded: what began by then would be in the way of the first screen, and of the finger that comes for it.
 */
function drawn(): Promise<number> {
  return new Promise((resolve) => {
    if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) return resolve(0);
    const observer = new PerformanceObserver((list) => {
      const [first] = list.getEntriesByName('first-contentful-paint');
      if (first) end(first.startTime);
    });
    const timer = setTimeout(() => end(0), undrawnMs);
    const end = (at: number) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(at);
    };
    observer.observe({ type: 'paint', buffered: true });
  });
}

/** For a lazy part of a page that its first screen can do without: awaited before its chunk is asked for. */
export function idle(): Promise<void> {
  return new Promise((resolve) => whenIdle(resolve));
}
