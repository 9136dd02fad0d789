import { baseAddress } from './base-address.ts';

/**
 * Whether anything passes between this device and the service. `navigator.onLine` alone knows whether there is some network: it
 * says yes in the wifi of a hotel before one has signed in there, and at the last bar of a train. So a call without an answer is
 * a doubt, and a small question to the service, asked until it is answered, settles it.
 */
let reached = true;
let asking = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const answerWithinMs = 5_000;
const firstPauseMs = 2_000;
const longestPauseMs = 30_000;
let pauseMs = firstPauseMs;

export function isOnline(): boolean {
  return reached && navigator.onLine;
}

/** Told each time that it may have changed; returns how to end that. */
export function onNetwork(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Told each time that the network is there again, though it may never have been missed here. */
export function whenOnline(listener: () => void): () => void {
  return onNetwork(() => isOnline() && listener());
}

/** A call got no answer, or has waited for it for long. */
export function doubtNetwork(): void {
  // Without any network there is nobody to ask; its return is an event.
  if (!asking && navigator.onLine) void ask();
}

async function ask(): Promise<void> {
  clearTimeout(timer);
  asking = true;
  const answered = await serviceAnswers();
  asking = false;
  if (answered) pauseMs = firstPauseMs;
  else {
    timer = setTimeout(doubtNetwork, pauseMs);
    pauseMs = Math.min(2 * pauseMs, longestPauseMs);
  }
  if (answered === reached) return;
  reached = answered;
  tell();
}

/** Whoever lets in only those who have signed in to the wifi answers too, with a page. */
async function serviceAnswers(): Promise<boolean> {
  try {
    const answer = await fetch(`${baseAddress()}/version-policy.json`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(answerWithinMs),
    });
    // A service that is away says so itself, or its proxy does: that is another matter.
    return answer.status >= 500 || (answer.headers.get('content-type') ?? '').includes('json');
  } catch {
    return false;
  }
}

function tell(): void {
  for (const listener of listeners) listener();
}

if (typeof addEventListener === 'function') {
  const heard = () => {
    tell();
    if (!reached) doubtNetwork();
  };
  addEventListener('online', heard);
  addEventListener('offline', heard);
}
