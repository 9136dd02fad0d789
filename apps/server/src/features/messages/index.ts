/** News for one person: what happened in their trips and with their mail, and who is told while a page is open. */
import type { Authenticate } from '../../platform/caller.ts';
import type { Queries } from '../../platform/db.ts';
import type { House } from '../../platform/house.ts';
import type { Facts } from './facts.ts';
import { type LiveLimits, openPages } from './live.ts';
import { listDevices, openDevices, removeDevicesOfSession } from './outside/devices.ts';
import type { PushOut } from './outside/push.ts';
import { notificationRoutes } from './outside/routes.ts';
import { readSettings } from './outside/settings.ts';
import { stopPage } from './outside/stop-page.ts';
import { workOnNotifications } from './outside/tell-outside.ts';
import { reactToNews } from './reactions.ts';
import { messageRoutes } from './routes.ts';
import { say } from './say.ts';
import { listFor } from './store.ts';

export type { BatchFacts, Facts, ImportFacts } from './facts.ts';
export type { PushNote, PushOut, PushTarget } from './outside/push.ts';
export { sayPublished } from './say-published.ts';

/** Everything that was said to the account, for its owner. */
export async function showMessages(queries: Queries, accountId: string): Promise<unknown[]> {
  const rows = await listFor(queries, accountId, { limit: 10_000 });
  return rows.map((row) => ({ ...row, ...say(row.said, 'en') }));
}

/** What a person chose to be told, and the devices that are told; without their addresses. */
export async function showNotifications(queries: Queries, accountId: string) {
  const { topics, quietHours } = await readSettings(queries, accountId);
  return { topics, quietHours, devices: await listDevices(queries, accountId) };
}

export type MessagesParts = {
  readonly facts: Facts;
  readonly authenticate: Authenticate;
  readonly push: PushOut;
  readonly live?: LiveLimits;
};

export function openMessages(house: House, parts: MessagesParts): void {
  reactToNews(house, parts.facts);
  const devices = openDevices(house.master);
  workOnNotifications(house, devices, parts.push);
  notificationRoutes(house, devices, parts.push);
  stopPage(house.http, house.db, house.master);
  house.whenTold('session.ended', 'messages: no more pushes to who signed out', ({ event }) =>
    removeDevicesOfSession(house.db.query, event.accountId, event.sessionId),
  );
  messageRoutes(house, openPages(house.live, parts.authenticate, parts.live));
}
