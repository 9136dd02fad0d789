/** News for one person: what happened in their trips and with their mail, and who is told while a page is open. */
import type { Authenticate } from '../../platform/caller.ts';
import type { House } from '../../platform/house.ts';
import type { Facts } from './facts.ts';
import { type LiveLimits, openPages } from './live.ts';
import { reactToNews } from './reactions.ts';
import { messageRoutes } from './routes.ts';

export type { Facts, ImportFacts } from './facts.ts';

export type MessagesParts = { readonly facts: Facts; readonly authenticate: Authenticate; readonly live?: LiveLimits };

export function openMessages(house: House, parts: MessagesParts): void {
  reactToNews(house, parts.facts);
  messageRoutes(house, openPages(house.live, parts.authenticate, parts.live));
}
