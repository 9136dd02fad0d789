import { calls } from 'virtual:contract';
import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '../api/client.ts';
import { isOnline, whenOnline } from '../api/network.ts';
import type { WireCall } from '../api/wire-call.ts';
import { toast } from '../ui/toast/toast-store.ts';
import { say } from '../words/words.ts';
import { currentEdits, dropEdit, keepEdit, openOutbox, readOutbox } from './outbox-store.ts';
import type { QueuedEdit } from './queued-edit.ts';
import { replayEdits } from './replay.ts';

const firstPauseMs = 5_000;
const longestPauseMs = 60_000;

/** Sends what waits whenever there may be a network: at the start, when it comes back, when the page comes into sight. */
export function openReplay(client: Client, queries: QueryClient): void {
  let pauseMs = firstPauseMs;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function tryNow(): Promise<void> {
    clearTimeout(timer);
    await openOutbox();
    if (!isOnline() || !currentEdits().some(({ state }) => state === 'waiting')) return;
    // One tab at a time; the next one then finds nothing left.
    const result = await alone(() => replay(client, queries));
    if (result === 'done') {
      pauseMs = firstPauseMs;
      return;
    }
    timer = setTimeout(tryNow, pauseMs);
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }

  const again = () => {
    pauseMs = firstPauseMs;
    void tryNow();
  };
  whenOnline(again);
  addEventListener('escale:back', again);
  addEventListener('escale:kept', again);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && again());
  void tryNow();
}

async function replay(client: Client, queries: QueryClient): Promise<'done' | 'later'> {
  await readOutbox();
  const before = currentEdits();
  const result = await replayEdits({
    read: currentEdits,
    send: (edit) => sendEdit(client, edit),
    keep: keepEdit,
    drop: dropEdit,
  });
  const after = currentEdits();
  const went = before.filter(({ id }) => !after.some((edit) => edit.id === id)).length;
  const stuck = after.filter(
    ({ id, state }) => state !== 'waiting' && before.some((edit) => edit.id === id && edit.state === 'waiting'),
  ).length;
  if (went + stuck > 0) {
    for (const read of [calls.getTrip, calls.listTrips, calls.listMessages])
      void queries.invalidateQueries({ queryKey: [read.path] });
  }
  if (went > 0) toast({ severity: 'success', title: say('common.changesSent', { count: went }), background: true });
  if (stuck > 0)
    toast({
      severity: 'warning',
      title: say('common.changesStuck', { count: stuck }),
      background: true,
      durationMs: 10_000,
    });
  return result;
}

function sendEdit(client: Client, { id, call, sent }: QueuedEdit): Promise<unknown> {
  return client.send(calls[call] as WireCall as never, { ...sent, idempotencyKey: id } as never);
}

function alone<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('escale:outbox', work) : work();
}
