import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '../api/client.ts';
import { openReplay } from '../outbox/open-replay.ts';
import { endSession } from '../session/session.ts';
import { openLive } from './live.ts';
import { openServiceWorker } from './new-version.ts';

/** What goes on beside the pages. Fetched once the first screen stands, which does without all of it. */
export function openBackground(client: Client, queries: QueryClient): void {
  openReplay(client, queries);
  openLive(client, queries, () => void endSession());
  void openServiceWorker();
}
