import type { calls as contractCalls, Sent } from '@escale/contract';
import { createStore, del, set, values } from 'idb-keyval';
import { useSyncExternalStore } from 'react';

export type ReportBody = Sent<(typeof contractCalls)['reportIncident']>['body'];

/** A report that the server has not confirmed yet. It outlives the page, and the browser. */
export type WaitingReport = {
  /** The Idempotency-Key: however often it is sent, it is one report. */
  readonly key: string;
  /** Whose it is: nobody else's session sends it. */
  readonly accountId: string;
  readonly body: ReportBody;
  readonly pressedAtMs: number;
  /** For the service worker, which cannot read the token store: good for an hour, and gone with the report. */
  readonly accessToken: string | null;
  readonly baseAddress: string;
  /** The server said no, and would again: another way has to be found. */
  readonly refused: boolean;
};

/** Also known to the service worker. */
export const waitingDatabase = 'escale-safety';
const store = createStore(waitingDatabase, 'reports');
/** Read at every start of the app, before it knows whether this module is needed. */
const mark = 'safety-waiting';

// A private window may refuse IndexedDB: then a report lives as long as the page.
let held: readonly WaitingReport[] = [];
/** Of those held, what the browser did not take: reading again forgets none of it. */
const unstored = new Set<string>();
const listeners = new Set<() => void>();

function hold(next: readonly WaitingReport[]): void {
  held = [...next].sort((a, b) => b.pressedAtMs - a.pressedAtMs);
  if (held.length > 0) localStorage.setItem(mark, '1');
  else localStorage.removeItem(mark);
  for (const listener of listeners) listener();
}

/** What lies on this device, also from before this page. */
export async function readWaiting(): Promise<readonly WaitingReport[]> {
  const stored = await values<WaitingReport>(store).catch(() => null);
  if (stored) hold([...stored, ...held.filter(({ key }) => unstored.has(key))]);
  return held;
}

// Stored before it is held: a reading that began earlier ends earlier, and makes nothing forgotten.
export async function keepWaiting(report: WaitingReport): Promise<void> {
  await set(report.key, report, store).then(
    () => unstored.delete(report.key),
    () => unstored.add(report.key),
  );
  hold([...held.filter(({ key }) => key !== report.key), report]);
}

export async function dropWaiting(key: string): Promise<void> {
  unstored.delete(key);
  await del(key, store).catch(() => undefined);
  hold(held.filter((report) => report.key !== key));
}

/** The newest first. */
export function useWaiting(): readonly WaitingReport[] {
  return useSyncExternalStore(onChange, () => held);
}

function onChange(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
