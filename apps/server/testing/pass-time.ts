import type { TestServer } from './server.ts';

/**
 * Time passes for what waits: each job is due that much earlier. What fails then, for a machine that stands still breaks
 * a connection off, is tried again when so many minutes are long enough.
 */
export async function passTime(server: TestServer, minutes: number): Promise<void> {
  const { rows } = server.app.house.db;
  await server.settled();
  await rows(`update graphile_worker._private_jobs set run_at = run_at - make_interval(mins => $1)`, [minutes]);
  for (let failed = 1; failed > 0; ) {
    await doWhatIsDue(server);
    const again = await rows(
      `update graphile_worker._private_jobs set run_at = now() where attempts > 0 and locked_at is null
      and run_at between now() and now() + make_interval(mins => $1) returning id`,
      [minutes],
    );
    failed = again.length;
  }
}

/** What failed is tried again, however long it would have waited. */
export async function retryNow(server: TestServer): Promise<void> {
  await server.app.house.db.rows(
    `update graphile_worker._private_jobs set run_at = now() where attempts > 0 and locked_at is null`,
  );
  await doWhatIsDue(server);
}

/** Whoever does the work is told, as of new work: by itself it would look two seconds later. */
async function doWhatIsDue(server: TestServer): Promise<void> {
  await server.app.house.db.rows(`select pg_notify('jobs:insert', '{"count":1}')`);
  await server.settled();
}
