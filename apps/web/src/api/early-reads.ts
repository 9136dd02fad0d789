/** `answers`: undefined for what has been given, or was asked for by the app itself. */
type EarlyReads = { token: string; language: string; answers: Record<string, Promise<Response> | undefined> };

declare global {
  interface Window {
    earlyReads?: EarlyReads;
  }
}

/**
 * An answer that the page's inline script asked for while this script was still on its way, or null. Each is given once,
 * and only for the same words, by the same person; one that the network lost is asked for again.
 */
export function takeEarlyRead(address: string, headers: Record<string, string>): Promise<Response> | null {
  const early = typeof window === 'undefined' ? undefined : window.earlyReads;
  if (!early) return null;
  const answer = early.answers[address];
  // The page's script may be about to ask for it (a trip of the list): it leaves to the app what the app has begun.
  early.answers[address] = undefined;
  if (!answer) return null;
  if (headers.Authorization !== `Bearer ${early.token}` || headers['Accept-Language'] !== early.language) return null;
  return answer.catch(() => fetch(address, { headers }));
}

/** What nobody has asked for by the time the first screen stands grows old: later it is read anew. */
export function endEarlyReads(): void {
  delete window.earlyReads;
}
