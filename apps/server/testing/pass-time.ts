import type { TestServer } from './server.ts';

/** Time passes for what waits: each job is due that much earlier. */
export async function passTime(server: TestServer, minutes: number): Promise<void> {
  await server.settled();
  await server.app.house.db.rows(
    `update graphile_worker._private_jobs set run_at = run_at - make_interval(mins => $1)`,
    [minutes],
  );
  await server.settled();
}
