import type { Tx } from '../../platform/db.ts';
import { defineJob, enqueue } from '../../platform/jobs.ts';
import { publish } from '../../platform/live.ts';

/** Two attempts, for a process that dies in the middle; a provider's refusal is no failed job, and has its own waiting. */
export const syncJob = defineJob<{ id: string }>('calendars.sync', { maxAttempts: 2 });
export const judgeJob = defineJob<{ accountId: string }>('calendars.judge', { maxAttempts: 5 });

/** One waiting at a time, and one running: an account's syncs queue up behind each other, on whichever process. */
export async function askToSync(tx: Tx, accountId: string, id: string): Promise<void> {
  await enqueue(tx, syncJob, { id }, { key: `calendar ${id}`, queue: `calendar ${id}` });
  await publish(tx, accountId, { what: 'calendars' });
}

/** A burst of changes is followed once: of those that wait, one is left. */
export async function askToJudge(tx: Tx, accountId: string): Promise<void> {
  await enqueue(tx, judgeJob, { accountId }, { key: `calendars of ${accountId}` });
}
