const atOnce = 10;
const maxRetries = 5;
const firstDelayMs = 350;

/** What reading depends on; in the app fetch and a timer. */
export type Reading = { read: (address: string) => Promise<Response>; wait: (ms: number) => Promise<void> };

/**
 * Reads files of words: up to ten at once, each asked for again up to five times, after 350 ms and then twice as long each
 * time. Rejects when the last attempt failed.
 */
export function createReader({ read, wait }: Reading): (address: string) => Promise<unknown> {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function patiently(address: string): Promise<unknown> {
    for (let retries = 0; ; retries += 1) {
      try {
        const response = await read(address);
        if (!response.ok) throw new Error(`No words at ${address}: ${response.status}`);
        return await response.json();
      } catch (error) {
        if (retries === maxRetries) throw error;
        await wait(firstDelayMs * 2 ** retries);
      }
    }
  }

  return async (address) => {
    if (running === atOnce) await new Promise<void>((turn) => waiting.push(turn));
    else running += 1;
    try {
      return await patiently(address);
    } finally {
      const next = waiting.shift();
      // The place goes straight to who waits, so that nobody slips in between.
      if (next) next();
      else running -= 1;
    }
  };
}
