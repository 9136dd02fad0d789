import { isNetworkError, Refusal } from '../api/problem.ts';
import { type QueuedEdit, recordOf } from './queued-edit.ts';

/** What the replay depends on; in the app the outbox and the client. */
export type Replaying = {
  read: () => readonly QueuedEdit[];
  send: (edit: QueuedEdit) => Promise<unknown>;
  keep: (edit: QueuedEdit) => Promise<void>;
  drop: (id: string) => Promise<void>;
};

/**
 * Sends what waits, in the order in which it was made. What the server refuses stays, with its reason, and holds up the later
 * edits of the same record only. `later`: the network or the server is away; nothing was lost.
 */
export async function replayEdits({ read, send, keep, drop }: Replaying): Promise<'done' | 'later'> {
  const stuck = new Set<string>();
  for (const { id } of read()) {
    // Read again: an earlier one may have changed its condition, or another tab may have dropped it.
    const edit = read().find((other) => other.id === id);
    if (!edit) continue;
    const record = recordOf(edit);
    if (edit.state !== 'waiting' || stuck.has(record)) {
      stuck.add(record);
      continue;
    }
    try {
      const reply = await send(edit);
      await drop(edit.id);
      await raise(edit, reply, read(), keep);
    } catch (error) {
      const verdict = verdictOf(edit, error);
      if (verdict === 'later') return 'later';
      if (verdict === 'done') {
        await drop(edit.id);
        continue;
      }
      stuck.add(record);
      const { status, message } = error as Refusal;
      await keep({ ...edit, state: verdict, refusal: { status, title: message } });
    }
  }
  return 'done';
}

/** Later edits of the same record were made upon this one: from now on they expect the version that it made. */
async function raise(
  done: QueuedEdit,
  reply: unknown,
  edits: readonly QueuedEdit[],
  keep: Replaying['keep'],
): Promise<void> {
  const { version } = (reply ?? {}) as { version?: number };
  if (version === undefined || !done.sent.ifMatch) return;
  for (const edit of edits) {
    if (edit.id === done.id || recordOf(edit) !== recordOf(done) || edit.sent.ifMatch !== done.sent.ifMatch) continue;
    await keep({ ...edit, sent: { ...edit.sent, ifMatch: `"${version}"` } });
  }
}

const busy = [401, 408, 425, 429];

function verdictOf({ call }: QueuedEdit, error: unknown): 'done' | 'later' | 'conflict' | 'refused' {
  if (isNetworkError(error)) return 'later';
  if (!(error instanceof Refusal)) throw error;
  const { status } = error;
  // 401: the session is over, which its own part of the app deals with.
  if (status >= 500 || busy.includes(status) || error.problem?.code === 'idempotency.in-progress') return 'later';
  // Somebody else has deleted it too.
  if (status === 404 && (call === 'deleteSegment' || call === 'deleteMessage')) return 'done';
  return status === 412 ? 'conflict' : 'refused';
}
