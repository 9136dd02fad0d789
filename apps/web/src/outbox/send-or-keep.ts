import { calls } from 'virtual:contract';
import type { Call, ReplyOf, Sent } from '@escale/contract';
import type { Client } from '../api/client.ts';
import { isOnline, onNetwork } from '../api/network.ts';
import { isNetworkError } from '../api/problem.ts';
import type { WireCall } from '../api/wire-call.ts';
import { currentEdits, keepEdit } from './outbox-store.ts';
import { type QueuedCall, type QueuedEdit, queuedCalls, recordOf } from './queued-edit.ts';

/** The answer of a write that now waits on this device. */
export const kept = Symbol('kept');

/**
 * Sends a write; without a network, one that may wait is kept instead, and so is one that must not overtake an earlier one
 * of its record. `about`: what it changes, in the person's own words.
 */
export async function sendOrKeep<C extends Call>(
  api: Client,
  call: WireCall<C>,
  sent: Sent<C>,
  about = '',
): Promise<ReplyOf<C> | typeof kept> {
  const name = queuedCalls.find((queued) => (calls[queued] as WireCall) === (call as unknown as WireCall));
  if (!name) return api.send(call, sent);
  const edit = editOf(name, sent, about);
  const overtakes = currentEdits().some((other) => recordOf(other) === recordOf(edit));
  if (isOnline() && !overtakes) {
    const given = new AbortController();
    // The key makes it one change, should it have arrived after all.
    const endWatch = onNetwork(() => isOnline() || given.abort(new TypeError('The network was lost.')));
    try {
      return await api.send(call, { ...sent, idempotencyKey: edit.id }, { signal: given.signal });
    } catch (error) {
      if (!isNetworkError(error)) throw error;
    } finally {
      endWatch();
    }
  }
  await keepEdit(edit);
  dispatchEvent(new Event('escale:kept'));
  return kept;
}

function editOf(call: QueuedCall, sent: object, about: string): QueuedEdit {
  const { params, body, ifMatch, idempotencyKey } = sent as QueuedEdit['sent'] & { idempotencyKey?: string };
  const id = idempotencyKey ?? crypto.randomUUID();
  return { id, call, sent: { params, body, ifMatch }, about, madeAt: Date.now(), state: 'waiting' };
}
