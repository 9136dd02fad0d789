import { clear, createStore, del, set, type UseStore, values } from 'idb-keyval';
import { useEffect, useSyncExternalStore } from 'react';
import type { QueuedEdit } from './queued-edit.ts';

/**
 * Edits that wait for the network, in IndexedDB: they outlive a reload, an update of the app and the end of the battery.
 * Every tab holds the same list in memory.
 */
let store: UseStore | null = null;
let edits: readonly QueuedEdit[] = [];
let reading: Promise<void> | null = null;
let isRead = false;
const listeners = new Set<() => void>();
let others: BroadcastChannel | null = null;

/** Reads what waits; the first call also begins to listen to the other tabs. */
export function openOutbox(): Promise<void> {
  if (!others && 'BroadcastChannel' in globalThis) {
    others = new BroadcastChannel('escale:outbox');
    others.onmessage = () => void readOutbox();
  }
  reading ??= readOutbox();
  return reading;
}

export function currentEdits(): readonly QueuedEdit[] {
  return edits;
}

/** Resolves when the edit is on the device. Rejects where the browser keeps nothing: then nobody may be told that it waits. */
export async function keepEdit(edit: QueuedEdit): Promise<void> {
  await set(edit.id, edit, opened());
  await changed();
}

export async function dropEdit(id: string): Promise<void> {
  await del(id, opened());
  await changed();
}

export async function forgetEdits(): Promise<void> {
  await clear(opened()).catch(() => undefined);
  await changed();
}

/** What waits, oldest first. */
export function useEdits(): readonly QueuedEdit[] {
  useEffect(() => void openOutbox(), []);
  return useSyncExternalStore(onEdits, currentEdits);
}

/** Whether the device has been asked yet: until then an empty list says nothing. */
export function useIsOutboxRead(): boolean {
  return useSyncExternalStore(onEdits, () => isRead);
}

export function onEdits(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function opened(): UseStore {
  store ??= createStore('escale-outbox', 'edits');
  return store;
}

async function changed(): Promise<void> {
  await readOutbox();
  others?.postMessage('changed');
}

/** From the device itself: another tab may have been faster than its message. */
export async function readOutbox(): Promise<void> {
  // A private window may refuse IndexedDB: then nothing waits either.
  const kept = await values<QueuedEdit>(opened()).catch(() => []);
  edits = kept.sort((one, other) => one.madeAt - other.madeAt);
  isRead = true;
  for (const listener of listeners) listener();
}
