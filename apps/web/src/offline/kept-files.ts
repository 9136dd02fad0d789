import { calls } from 'virtual:contract';
import { useSyncExternalStore } from 'react';

/**
 * Copies of files for when there is no network, in a cache of their own: the service worker answers from it, and an update of
 * the app does not touch it. Named after the account; signing out takes it away.
 */
const prefix = 'files-';
const [before = '', after = ''] = calls.getAttachmentContent.path.split('{id}');

let ids: ReadonlySet<string> = new Set();
let looked = false;
const listeners = new Set<() => void>();

export async function openKeptFiles(accountId: string): Promise<Cache> {
  await forgetKeptFiles(prefix + accountId);
  return caches.open(prefix + accountId);
}

/** `spare`: the cache of the person who is signed in. */
export async function forgetKeptFiles(spare?: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== spare);
  await Promise.all(names.map((name) => caches.delete(name)));
  if (!spare) tell(new Set());
}

/** To be called after a change of what is kept. */
export async function readKeptFiles(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const found = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  tell(new Set(found.flat().map(({ url }) => idOf(url))));
}

/** The attachments whose bytes are on this device. */
export function useKeptFiles(): ReadonlySet<string> {
  return useSyncExternalStore(onKept, () => ids);
}

export function addressOf(id: string): string {
  return before + encodeURIComponent(id) + after;
}

export function idOf(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(before.length, -after.length));
}

function onKept(listener: () => void): () => void {
  if (!looked) void readKeptFiles();
  looked = true;
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(next: ReadonlySet<string>): void {
  ids = next;
  for (const listener of listeners) listener();
}
