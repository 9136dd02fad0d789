import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { Logger, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import { sql } from 'kysely';
import type { Db, Queries, Tx } from './db.ts';
import { type Ending, gathered } from './ending.ts';
import { type Log, wordsFor } from './log.ts';
import { patientPool } from './patient-pool.ts';
import { bringBackFromAhead, lineUpDue, lookMs } from './timetable.ts';

/** A kind of work that may wait: defined by its room, enqueued in the transaction that makes it necessary. */
export type Job<Payload> = {
  readonly name: string;
  /** Then it is given up, loudly. Waits between attempts grow as e^attempt seconds: 10 attempts are about 6 hours. */
  readonly maxAttempts: number;
  readonly payload?: Payload;
};

export function defineJob<Payload>(name: string, options: { maxAttempts?: number } = {}): Job<Payload> {
  return { name, maxAttempts: options.maxAttempts ?? 10 };
}

export type EnqueueOptions = {
  /** One waiting job per key: enqueued again, it is replaced. One that already runs is not stopped. */
  readonly key?: string;
  readonly runAt?: Date;
  /** Jobs of the same queue run one after the other. */
  readonly queue?: string;
  /** Smaller first; 0 when left out. */
  readonly priority?: number;
};

/** Runs after the transaction has committed, at least once, and again after `kill -9`. */
export async function enqueue<P>(tx: Tx, job: Job<P>, payload: P, options: EnqueueOptions = {}): Promise<void> {
  const jobs = gathered(tx, enqueued);
  jobs.set(options.key ?? Symbol(job.name), {
    identifier: job.name,
    payload,
    queue_name: options.queue ?? null,
    run_at: options.runAt?.toISOString() ?? null,
    max_attempts: job.maxAttempts,
    job_key: options.key ?? null,
    priority: options.priority ?? null,
  });
}

/**
 * Whether a job of this key has yet to begin. What it reads then, includes everything that is committed now: nobody need
 * enqueue it again.
 */
export async function isWaiting(db: Queries, key: string): Promise<boolean> {
  const { rows } = await sql`select from graphile_worker._private_jobs
    where key = ${key} and locked_at is null and attempts = 0`.execute(db);
  return rows.length > 0;
}

/** By key where they have one: of two with the same, the later counts. */
type Enqueued = Map<string | symbol, Record<string, unknown>>;

// All that a transaction made necessary, in one statement: a mail that is placed makes five.
const enqueued: Ending<Enqueued> = {
  begin: () => new Map(),
  async finish(tx, jobs) {
    await sql`select from graphile_worker.add_jobs(array(
      select json_populate_recordset(null::graphile_worker.job_spec, ${JSON.stringify([...jobs.values()])}::json)))`.execute(
      tx,
    );
  },
};

export type Work<P> = (
  payload: P,
  running: { readonly attempt: number; readonly signal?: AbortSignal },
) => Promise<void>;

export type Jobs = {
  /** Who does the work. `whenGivenUp` is told after the last attempt has failed or killed its process, maybe more than once. */
  work<P>(job: Job<P>, work: Work<P>, whenGivenUp?: (payload: P, error: unknown) => Promise<void>): void;
  /** Every so often, on one process only: `files:sweep`. */
  every(minutes: number, name: string, work: () => Promise<void>): void;
  start(): Promise<void>;
  /** Lets running jobs finish. */
  stop(): Promise<void>;
};

const concurrency = 4;
/** How often we look for work that a dead process holds. */
const deadCheckMs = 5_000;
/**
 * What the runner calls its word that a job of a queue is over. Nobody is told that the next one may begin, and the runner
 * has asked for it before it said so: each would wait for the next look, two seconds later.
 */
const freesQueue = /^(complete|fail)_job_q\//;

export function openJobs(db: Db, log: Log): Jobs {
  const tasks: TaskList = {};
  const givenUp = new Map<string, (payload: unknown, error: unknown) => Promise<void>>();
  const timetable = new Map<string, number>();
  const poolId = `escale-${randomUUID()}`;
  let lookAgain = () => {};
  const { pool, hurry } = patientPool(
    { ...db.connection, max: concurrency + 2, application_name: poolId },
    log,
    (queryName) => {
      if (freesQueue.test(queryName)) lookAgain();
    },
  );
  pool.on('error', () => undefined);
  // A pool's listener count tells graphile-worker that connections are looked after.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    // What the runner itself writes is which job runs and which is done. A power cut that takes the last half second of that
    // away repeats those jobs, which they must bear; each job would wait for the disk twice. Work has connections of its own.
    client
      .query('set synchronous_commit = off')
      .catch((error: unknown) => log.warn({ err: error }, 'jobs wait for disk'));
  });
  let runner: Awaited<ReturnType<typeof run>> | null = null;
  const looks: NodeJS.Timeout[] = [];

  function look(everyMs: number, otherwise: string, work: () => Promise<void>): void {
    const timer = setInterval(() => {
      work().catch((error: unknown) => log.warn({ err: error }, otherwise));
    }, everyMs);
    looks.push(timer.unref());
  }

  async function giveUp({ name, payload }: Ended, why: unknown): Promise<void> {
    await givenUp
      .get(name)?.(payload, why)
      .catch((error: unknown) => log.error({ err: error, job: name }, 'and giving up failed too'));
  }

  return {
    work(job, work, whenGivenUp) {
      tasks[job.name] = async (payload, helpers) => {
        await work(payload as never, { attempt: helpers.job.attempts, signal: helpers.abortSignal }).catch(
          withoutWords,
        );
      };
      if (whenGivenUp) givenUp.set(job.name, whenGivenUp as (payload: unknown, error: unknown) => Promise<void>);
    },
    every(minutes, name, work) {
      tasks[name] = work;
      timetable.set(name, minutes);
    },
    async start() {
      const events: WorkerEvents = new EventEmitter();
      // The name that our locks carry is also the name of our connections: whoever sees locks of a name without
      // connections knows that they are a dead process's.
      events.on('pool:create', ({ workerPool }) => {
        (workerPool as { id: string }).id = poolId;
        lookAgain = () => workerPool.nudge(1);
      });
      events.on('job:error', ({ job, error }) =>
        log.warn({ err: error, job: job.task_identifier, jobId: job.id, attempt: job.attempts }, 'a job failed'),
      );
      events.on('job:failed', ({ job, error }) => {
        const { task_identifier: name, id, payload } = job;
        log.error({ err: error, job: name, jobId: id }, 'a job was given up');
        void giveUp({ name, payload }, (error as Error).cause);
      });
      await releaseDead(db.query, giveUp);
      runner = await run({
        pgPool: pool,
        taskList: tasks,
        concurrency,
        events,
        // Several with one question: of ten questions for each mail, six had found nothing. What nobody here gets to within a
        // second is given back, for other servers.
        preset: { worker: { localQueue: { size: concurrency, ttl: 1000 } } },
        noHandleSignals: true,
        // LISTEN/NOTIFY wakes it at once; this is for a notification that was lost.
        pollInterval: 2000,
        // A timetable of its own it keeps by the clock alone: `timetable.ts`.
        parsedCronItems: [],
        logger: new Logger(() => () => undefined),
      });
      runner.promise.catch((error: unknown) => log.error({ err: error }, 'the job runner stopped'));
      look(deadCheckMs, 'cannot look for dead workers', () => releaseDead(db.query, giveUp));
      look(lookMs, 'cannot look what is due', async () => {
        await bringBackFromAhead(db.query);
        await lineUpDue(db.query, timetable);
      });
    },
    async stop() {
      for (const timer of looks) clearInterval(timer);
      hurry();
      await runner?.stop().catch((error: unknown) => log.warn({ err: error }, 'the job runner did not stop cleanly'));
      await pool.end();
    },
  };
}

/** The queue keeps what a job failed of, and a mail server's answer says to whom it was. */
function withoutWords(error: unknown): never {
  throw new Error(wordsFor(error), { cause: error });
}

type Ended = { readonly name: string; readonly payload: unknown };

/** graphile-worker itself waits four hours before it believes that a worker has died. */
async function releaseDead(db: Queries, giveUp: (ended: Ended, why: Error) => Promise<void>): Promise<void> {
  const isDeads = sql<boolean>`j.locked_by like 'escale-%' and not exists (
    select 1 from pg_stat_activity a where a.application_name = j.locked_by)`;
  // Of the last attempt nobody else hears. Before it is released: whoever dies of this too leaves it as it was.
  const { rows } = await sql<Ended>`select t.identifier as name, j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where j.attempts >= j.max_attempts and ${isDeads}`.execute(db);
  for (const ended of rows) await giveUp(ended, new Error('the last attempt ended with its process'));
  await sql`select graphile_worker.force_unlock_workers(array(
    select distinct locked_by from graphile_worker._private_jobs j where ${isDeads}))`.execute(db);
}
