/**
 * Measures the product as `npm start` runs it, and a bare Fastify answering a constant beside it in the same run, so
 * that the ratios mean something on any machine. `npm run bench`; `-- --requests 30000` for steadier figures.
 */
import { parseArgs } from 'node:util';
import { cpuOf } from '../apps/server/src/platform/process-usage.ts';
import { memoryOf, postgresCpu, untilQuiet } from './cpu.ts';
import { load } from './load.ts';
import { mailToSegment } from './mail.ts';
import { forget, type Product, runBeside, startBareFastify, startProduct } from './product.ts';
import { signInToDemo } from './sign-in.ts';

const { values } = parseArgs({ options: { requests: { type: 'string', default: '10000' } } });
const requests = Number(values.requests);
/** Until the code is compiled and the statements are prepared. */
const warming = 15_000;

type Target = {
  name: string;
  url: string;
  token?: string;
  pid: number;
  product?: Product;
  /** As when something has changed before every read: none is answered from memory. */
  changing?: boolean;
};
type Row = {
  name: string;
  connections: number;
  cpuUs: number;
  databaseUs: number;
  p50Ms: number;
  p99Ms: number;
  perSecond: number;
};

async function measure(target: Target, connections: number): Promise<Row> {
  const database = () => (target.product ? postgresCpu(`${target.product.folder}/postgres/cluster`) : 0);
  const { token, changing } = target;
  await load(target.url, { connections, requests: warming, token, changing });
  const before = { cpu: cpuOf(target.pid), database: database() };
  const result = await load(target.url, { connections, requests, token, changing });
  const each = (ms: number) => (ms * 1000) / result.requests;
  return {
    name: target.name,
    connections,
    cpuUs: each(cpuOf(target.pid) - before.cpu),
    databaseUs: each(database() - before.database),
    p50Ms: result.p50Ms,
    p99Ms: result.p99Ms,
    perSecond: result.perSecond,
  };
}

async function account(product: Product, choose: (account: { id: string; role: string }) => boolean) {
  const { accessToken } = await signInToDemo(product.origin, choose);
  const ask = async (path: string) =>
    (await fetch(`${product.origin}${path}`, { headers: { authorization: `Bearer ${accessToken}` } })).json();
  const me = await ask('/api/my/account');
  const trips = await ask('/api/my/trips');
  return {
    token: accessToken,
    email: me.email as string,
    importAddress: me.importAddress as string,
    trips: trips.items.length as number,
    // Ids are in the order in which they were made.
    newestTrip: trips.items
      .map((trip: { id: string }) => trip.id)
      .sort()
      .at(-1) as string,
  };
}

/** Gives one of the demo's people more trips; then signs in again, so that the token is a fresh one. */
async function manyTrips(
  product: Product,
  role: string,
  { trips, appointments }: Record<'trips' | 'appointments', number>,
) {
  const { email } = await account(product, (who) => who.role === role);
  const counts = ['--trips', String(trips), '--appointments', String(appointments)];
  await runBeside(product, 'apps/server/seed/many-trips.ts', '--email', email, ...counts);
  return account(product, (who) => who.role === role);
}

const cold = await startProduct();
await cold.stop();
const product = await startProduct(cold.folder);
const bare = await startBareFastify();
try {
  const idleMb = memoryOf(product.pid);
  const lea = await account(product, (who) => who.role === 'traveler');
  const latencies = await mailToSegment(product, lea, { first: 0, count: 40, atOnce: 1 });
  const together = await mailToSegment(product, lea, { first: 100, count: 50, atOnce: 50 });

  // What somebody has who travels: some twenty trips, each with two flights, a hotel and five appointments.
  const ana = await manyTrips(product, 'agent', { trips: 20, appointments: 5 });
  const busy = await manyTrips(product, 'traveler', { trips: 2000, appointments: 0 });
  // Each of the trips was told to whoever listens: those jobs would be counted with the first requests.
  await untilQuiet(product.pid);
  const list = `${product.origin}/api/my/trips`;
  const ours = { pid: product.pid, product };
  const targets: Target[] = [
    { name: 'bare Fastify', url: `${bare.origin}/`, pid: bare.pid },
    { name: 'trip detail', url: `${list}/${ana.newestTrip}`, token: ana.token, ...ours },
    { name: `trip list, ${ana.trips}`, url: list, token: ana.token, ...ours },
    { name: 'trip list, 2,000', url: list, token: busy.token, ...ours },
    // The traveller is the agent's customer.
    { name: 'desk trips, 2,000', url: `${product.origin}/api/agency/trips`, token: ana.token, ...ours },
  ];
  const afresh = targets.slice(1).map((target) => ({ ...target, name: `${target.name}, changed`, changing: true }));
  const rows: Row[] = [];
  for (const connections of [10, 50])
    for (const target of [...targets, ...afresh]) rows.push(await measure(target, connections));

  report(rows);
  const at = (sorted: number[], share: number) =>
    (sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN).toFixed(0);
  console.log(`\ne-mail to visible segment: p50 ${at(latencies, 0.5)} ms, p95 ${at(latencies, 0.95)} ms (target 1500)`);
  console.log(`the same, 50 at once:      p50 ${at(together, 0.5)} ms, p95 ${at(together, 0.95)} ms`);
  console.log(
    `start: first ${(cold.startMs / 1000).toFixed(2)} s, warm ${(product.startMs / 1000).toFixed(2)} s (target 3)`,
  );
  console.log(
    `server memory: idle ${idleMb.toFixed(0)} MB, after the load ${memoryOf(product.pid).toFixed(0)} MB (target 250)`,
  );
} finally {
  await bare.stop();
  await product.stop();
  forget(product);
}

function report(rows: Row[]): void {
  const unit = (connections: number) => rows.find((row) => row.connections === connections)?.cpuUs ?? Number.NaN;
  console.log('request                      conn.   CPU µs   × bare   database µs   p50 ms   p99 ms     req/s');
  for (const row of rows) {
    const cells = [
      row.cpuUs.toFixed(1),
      (row.cpuUs / unit(row.connections)).toFixed(1),
      row.databaseUs.toFixed(0),
      row.p50Ms,
      row.p99Ms,
      row.perSecond.toFixed(0),
    ];
    const widths = [9, 9, 14, 9, 9, 10];
    console.log(
      row.name.padEnd(27) +
        String(row.connections).padStart(7) +
        cells.map((cell, i) => String(cell).padStart(widths[i] ?? 8)).join(''),
    );
  }
}
