import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { cleanSignIn } from '../src/features/auth/clean.ts';
import { defineJob, enqueue } from '../src/platform/jobs.ts';
import { bringBackFromAhead, lineUpDue } from '../src/platform/timetable.ts';
import { newestCode, openSignIn, TestBrowser } from '../testing/browser.ts';
import { startServer, type TestServer } from '../testing/server.ts';

// A clock that was set wrong and right again, a laptop that slept for a week.
let server: TestServer;
let hourly = 0;
const later = defineJob<{ what: string }>('test:later');
const done: string[] = [];

before(async () => {
  server = await startServer({
    alsoBind({ jobs }) {
      jobs.every(60, 'test:hourly', async () => void hourly++);
      jobs.work(later, async ({ what }) => void done.push(what));
    },
  });
});

test('what is done every hour is done once an hour, wherever the clock has been', async () => {
  const { db } = server.app.house;
  const look = () => lineUpDue(db.query, new Map([['test:hourly', 60]]));
  const timesAfter = async (lastAgo: string) => {
    await db.rows(
      `update graphile_worker._private_known_crontabs set last_execution = now() - $1::interval where identifier = $2`,
      [lastAgo, 'test:hourly'],
    );
    hourly = 0;
    // Two servers at once, and one of them again.
    await Promise.all([look(), look()]);
    await server.settled();
    await look();
    await server.settled();
    return hourly;
  };
  await look();
  await server.settled();
  assert.equal(hourly, 0, 'an hour after the very first start, not with it');
  assert.equal(await timesAfter('50 minutes'), 0);
  assert.equal(await timesAfter('1 hour'), 1);
  assert.equal(await timesAfter('9 days'), 1, 'once, and not for every hour that was slept through');
  assert.equal(await timesAfter('-40 days'), 1, 'not first in forty days, when the clock was ahead by so much');
});

test('work that was put in line by a clock that was ahead is not waited for', async () => {
  const { db } = server.app.house;
  const inAnHour = new Date(Date.now() + 3_600_000);
  await db.transact(async (tx) => {
    for (const what of ['ahead', 'in an hour']) await enqueue(tx, later, { what }, { key: what, runAt: inAnHour });
  });
  // As a clock that was an hour ahead would have written it: to be done at once.
  await db.rows(`update graphile_worker._private_jobs set updated_at = run_at where key = 'ahead'`);
  await bringBackFromAhead(db.query);
  await server.settled();
  assert.deepEqual(done, ['ahead']);
});

test('a server whose clock is ahead of the others ends no sign-in', async () => {
  const browser = new TestBrowser(server);
  const questions = await openSignIn(browser);
  await browser.post(`${questions}/email`, { email: 'lea@example.com' });
  const code = await newestCode(server, 'lea@example.com');
  await cleanSignIn(server.app.house.db, new Date(Date.now() + 86_400_000));
  const { json } = await browser.post(`${questions}/code`, { code });
  assert.ok(json.next, JSON.stringify(json));
});
