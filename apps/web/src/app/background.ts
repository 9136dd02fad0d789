import { calendarSlot } from '@escale/contract/limits';
import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '../api/client.ts';
import { openFileKeeping } from '../offline/keep-files.ts';
import { openReplay } from '../outbox/open-replay.ts';
import { endSession, whenSessionEnds } from '../session/session.ts';
import { openLive } from './live.ts';
import { openServiceWorker, watchVersion } from './new-version.ts';
import { openRecovery } from './recovery.ts';

/** What goes on beside the pages. Fetched once the first screen stands, which does without all of it. */
export function openBackground(client: Client, queries: QueryClient): void {
  openReplay(client, queries);
  openFileKeeping(client, queries);
  openLive(client, queries, () => void endSession());
  // A safety report that could not be sent the last time: here as soon as the app is, whichever page it is on.
  if (localStorage.getItem('safety-waiting')) {
    void import('../features/safety/send-waiting.ts').then(({ sendWaiting }) => sendWaiting());
  }
  if (localStorage.getItem('unsent-aside')) {
    void import('../outbox/unsent.ts').then(({ takeBack }) => takeBack(client)).catch(() => undefined);
  }
  if (localStorage.getItem('tripsSeen')?.includes('false')) {
    void import('../features/trips/advisor/tell-seen.ts').then(({ tellWaiting }) => tellWaiting(client));
  }
  whenSessionEnds(() => {
    localStorage.removeItem('tripsSeen');
    localStorage.removeItem(calendarSlot);
    localStorage.removeItem('safety-waiting');
    indexedDB.deleteDatabase('escale-safety');
    if ('caches' in globalThis) void caches.delete('shared');
  });
  openRecovery(client, queries);
  void openServiceWorker().then((registration) => watchVersion(client, registration));
}
