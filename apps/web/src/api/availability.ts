/** Whether the service answers at all, as the last answers showed it. Not the same as having no network. */
let retryAt: number | null = null;
const listeners = new Set<() => void>();

const usualPauseS = 10;

/** Told of every answer: 503 says that the service is away, any other answer of its own that it is back. */
export function noteAnswer(response: Response): void {
  if (response.status === 503) {
    const seconds = Number(response.headers.get('retry-after')) || usualPauseS;
    change(Date.now() + seconds * 1000);
  } else if (response.status < 500 && retryAt !== null) change(null);
}

/** When it is worth asking again (epoch ms); null while the service is there. */
export function unavailableUntil(): number | null {
  return retryAt;
}

export function onAvailability(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: number | null): void {
  retryAt = next;
  for (const listener of listeners) listener();
}
