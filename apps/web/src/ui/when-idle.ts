/** Once the page has loaded and nothing presses: for what the first screen can do without. Answers how to call it off. */
export function whenIdle(work: () => void): () => void {
  let off = false;
  const soon = () => {
    if (off) return;
    // Safari has none.
    if ('requestIdleCallback' in window) requestIdleCallback(() => off || work(), { timeout: 2000 });
    else setTimeout(() => off || work(), 200);
  };
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
  return () => {
    off = true;
  };
}

/** For a lazy part of a page that its first screen can do without: awaited before its chunk is asked for. */
export function idle(): Promise<void> {
  return new Promise((resolve) => whenIdle(resolve));
}
