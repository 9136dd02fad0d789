import type { Queries, Tx } from '../../platform/db.ts';
import { defineJob, enqueue, isWaiting } from '../../platform/jobs.ts';
import { publish } from '../../platform/live.ts';
import { placingQueue } from '../trips/index.ts';

/** Two attempts, for a process that dies in the middle; a provider's refusal is no failed job, and has its own waiting. */
export const syncJob = defineJob<{ id: string }>('calendars.sync', { maxAttempts: 2 });
export const judgeJob = defineJob<{ accountId: string }>('calendars.judge', { maxAttempts: 5 });

/** One waiting at a time, and one running: an account's syncs queue up behind each other, on whichever process. */
export async function askToSync(tx: Tx, accountId: string, id: string): Promise<void> {
  await enqueue(tx, syncJob, { id }, { key: `calendar ${id}`, queue: `calendar ${id}` });
  await publish(tx, accountId, { what: 'calendars' });
}

/** Whether everything that is committed now will be judged by without asking. */
export const willJudge = (db: Queries, accountId: string): Promise<boolean> => isWaiting(db, judgeKey(accountId));

const judgeKey = (accountId: string) => `calendars of ${accountId}`;

/** After whatever is still being read for the account, a whole mailbox too. */
const afterReading = 11;

/**
 * A burst of changes is followed once: of those that wait, one is left. It waits behind the mails that arrived together,
 * because judging reads every trip that is still to come: after each mail it would be a third of the work.
 */
export async function askToJudge(tx: Tx, accountId: string): Promise<void> {
  const waiting = { key: judgeKey(accountId), queue: placingQueue(accountId), priority: afterReading };
  await enqueue(tx, judgeJob, { accountId }, waiting);
}
