import { setTimeout as after } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from './log.ts';

export type PatientPool = {
  readonly pool: pg.Pool;
  /** From now on nobody waits for a database that is away. */
  hurry(): void;
};

const pauseMs = 500;
/** The code by which graphile-worker knows what is worth another try, a moment later. */
const again = '40001';

/**
 * A pool for the job runner, in which a connection is waited for, and whatever fails on one may be tried again. The runner
 * says that a job is done without listening for the answer: where it does not believe in another try (a connection that
 * breaks, a full disk) nobody would hear of the error but the process, which would end of it.
 *
 * @param answered hears the name of each named query that the database has done.
 */
export function patientPool(options: pg.PoolConfig, log: Log, answered: (queryName: string) => void): PatientPool {
  const pool = new pg.Pool(options);
  let hurried = false;
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;

  async function connectAtLast(): Promise<pg.PoolClient> {
    for (let waits = 0; ; waits++) {
      try {
        return await connect();
      } catch (error) {
        if (hurried) throw worthAnotherTry(error);
        if (waits === 0) log.warn({ err: error }, 'jobs wait for the database');
        await after(pauseMs);
      }
    }
  }

  pool.connect = ((then?: (error: unknown, client?: pg.PoolClient, release?: pg.PoolClient['release']) => void) => {
    const connected = connectAtLast();
    if (!then) return connected;
    connected.then(
      (client) => then(undefined, client, client.release),
      (error: unknown) => then(error),
    );
  }) as typeof pool.connect;

  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
    client.query = ((...asked: unknown[]) => {
      const answer = query(...asked);
      // With a callback there is no promise.
      if (!(answer instanceof Promise)) return answer;
      const [first] = asked as [{ name?: string } | string];
      return answer.then(
        (result) => {
          if (typeof first === 'object' && first.name) answered(first.name);
          return result;
        },
        (error) => Promise.reject(worthAnotherTry(error)),
      );
    }) as typeof client.query;
  });

  return {
    pool,
    hurry() {
      hurried = true;
    },
  };
}

function worthAnotherTry(cause: unknown): Error {
  return Object.assign(new Error('the job queue could not reach its database', { cause }), { code: again });
}
