import { type IncomingMessage, Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';
import pg from 'pg';

/**
 * Finds tests that depend on who is quicker, by making one side late. Loaded before the test (and whatever it starts):
 *
 *     NODE_OPTIONS=--import=$PWD/apps/server/testing/lag.ts ESCALE_TEST_LAG=calls=60-100 npm test
 *
 * `calls`: by how many milliseconds a call reaches the server later, so that what was enqueued before it is done. `jobs`:
 * how much later a job begins. `news`: how much later open pages hear of something. `commits`: how much longer each takes.
 * Several of them with commas between. What fails with one of these, and does not measure time, fails without one day.
 */
const lag = { calls: none, jobs: none, news: none, commits: none };

type Emit<Of> = (this: Of, name: string, ...about: unknown[]) => boolean;

for (const part of process.env.ESCALE_TEST_LAG?.split(',') ?? []) {
  const [, side = '', least = '', most = least] = /^(\w+)=(\d+)(?:-(\d+))?$/.exec(part) ?? [];
  if (!(side in lag)) throw new Error(`ESCALE_TEST_LAG: what is '${part}'?`);
  const [from, to] = [Number(least), Number(most)];
  lag[side as keyof typeof lag] = () => from + Math.random() * (to - from);
}

// A thread of the server's draws papers.
if (isMainThread) {
  if (lag.calls !== none) delayCalls();
  if (lag.news !== none) delayNews();
  if (lag.jobs !== none || lag.commits !== none) delayQueries();
}

function none(): number {
  return 0;
}

function delayCalls(): void {
  const emit = Server.prototype.emit as Emit<Server>;
  Server.prototype.emit = function (this: Server, name: string, ...about: unknown[]) {
    // The product's own: whom it asks itself in a test is as quick as ever.
    const request = about[0] as IncomingMessage;
    const isCall = name === 'request' && /^\/(api|s)\//.test(request.url ?? '');
    if (!isCall) return emit.call(this, name, ...about);
    // Whoever has gone away meanwhile has not called: nobody would tell us of it any more.
    setTimeout(() => request.socket.destroyed || emit.call(this, name, ...about), lag.calls());
    return true;
  };
}

function delayNews(): void {
  const emit = pg.Client.prototype.emit as Emit<pg.Client>;
  pg.Client.prototype.emit = function (this: pg.Client, name: string, ...about: unknown[]) {
    const isNews = name === 'notification' && (about[0] as pg.Notification).channel === 'escale_live';
    if (!isNews) return emit.call(this, name, ...about);
    setTimeout(() => emit.call(this, name, ...about), lag.news());
    return true;
  };
}

function delayQueries(): void {
  const query = pg.Client.prototype.query as (this: pg.Client, ...asked: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: pg.Client, ...asked: unknown[]) {
    const [first] = asked as [string | { name?: string }];
    const wait =
      typeof first === 'string'
        ? /^commit/i.test(first) && lag.commits
        : first?.name?.startsWith('get_job') && lag.jobs;
    // Asked with a callback it would answer nothing; neither of the two is.
    if (!wait || asked.some((one) => typeof one === 'function')) return query.apply(this, asked);
    return late(() => query.apply(this, asked), wait() / 2);
  } as typeof pg.Client.prototype.query;
}

/** Half of it before (a job lies there) and half of it after (it is taken, and does not begin yet). */
async function late(ask: () => unknown, halfMs: number): Promise<unknown> {
  await pause(halfMs);
  const answer = await ask();
  await pause(halfMs);
  return answer;
}
