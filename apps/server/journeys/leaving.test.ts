import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { until } from '../testing/until.ts';

const main = join(import.meta.dirname, '../src/main.ts');

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'escale-leaving-'));
  // As root, PostgreSQL runs as somebody else, who must get in.
  await chmod(folder, 0o755);
});
after(() => rm(folder, { recursive: true, force: true }));

/** The demo as `npm start` runs it, with a database of its own. */
function startDemo(env: Record<string, string> = {}) {
  const demo = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: '0', ESCALE_SMTP_PORT: '0', ESCALE_DATA: folder, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let said = '';
  demo.stdout.setEncoding('utf8').on('data', (words: string) => {
    said += words;
  });
  const gone = once(demo, 'exit');
  return {
    url: async (signal: AbortSignal) => until(signal, async () => /http:\/\/localhost:\d+/.exec(said)?.[0]),
    gone,
    async end(how: 'SIGTERM' | 'SIGKILL') {
      demo.kill(how);
      const [code] = await gone;
      return code as number | null;
    },
  };
}

const databaseRuns = () => existsSync(join(folder, 'postgres/cluster/postmaster.pid'));

test('whoever is told to leave takes the database along, at whatever moment', { timeout: 180_000 }, async ({
  signal,
}) => {
  const opening = startDemo();
  await until(signal, async () => databaseRuns() || undefined);
  assert.equal(await opening.end('SIGTERM'), 0);
  assert.ok(!databaseRuns(), 'it was left running by a house that was only being opened');

  const killed = startDemo();
  await until(signal, async () => databaseRuns() || undefined);
  await killed.end('SIGKILL');
  assert.ok(databaseRuns());

  const asked = startDemo();
  // A read by somebody opens the connection that asks who they are.
  const { status } = await fetch(`${await asked.url(signal)}/api/my/trips`, { headers: { authorization: 'Bearer x' } });
  assert.equal(status, 401);
  assert.equal(await asked.end('SIGTERM'), 0);
  assert.ok(!databaseRuns(), 'it was left running by a house that was just asked');

  const [code] = await startDemo({ ESCALE_MASTER_KEY: Buffer.alloc(32, 7).toString('base64') }).gone;
  assert.equal(code, 1);
  assert.ok(!databaseRuns(), 'it was left running by a house that does not open with this key');
});
