import type { TestServer } from './server.ts';

/** Time passes for what waits: each job is due that much earlier. */
export async function passTime(server: TestServer, minutes: number): Promise<void> {
  await server.settled();
  await server.app.house.db.rows(
    `update graphile_worker._private_jobs set run_at = run_at - make_interval(mins => $1)`,
    [minutes],
  );
  await doWhatIsDue(server);
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
