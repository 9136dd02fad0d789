import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { freePort } from '../testing/free-port.ts';

const main = join(import.meta.dirname, '../src/main.ts');
const folder = mkdtempSync(join(tmpdir(), 'escale-starting-'));
// As root, PostgreSQL runs as somebody else, who must get in.
chmodSync(folder, 0o755);
after(() => rmSync(folder, { recursive: true, force: true }));

/** What somebody reads whose start did not succeed. */
function refusal(env: Record<string, string>): Promise<string> {
  const all = { PATH: process.env.PATH, PORT: '0', ESCALE_SMTP_PORT: '0', ESCALE_DATA: join(folder, 'new'), ...env };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [main], { env: all, cwd: folder, timeout: 60_000 }, (error, _out, words) =>
      error?.code === 1 ? resolve(words.trim()) : reject(error ?? new Error('it started')),
    );
  });
}

test('a database that does not answer is named, without its password', async () => {
  const port = await freePort();
  // Two addresses for one name: the error of both together has no words of its own.
  const said = await refusal({ DATABASE_URL: `postgres://lea:secret@localhost:${port}/escale` });
  assert.equal(
    said,
    `The PostgreSQL at localhost:${port} (DATABASE_URL) does not answer: ECONNREFUSED. Start it, or correct its address.`,
  );
});

test('a file where the data folder should be is named', async () => {
  const path = join(folder, 'a-file');
  writeFileSync(path, '');
  assert.match(await refusal({ ESCALE_DATA: path }), /a-file \(ESCALE_DATA\) is not a folder\. Choose another/);
});

const disk = join(folder, 'disk');
mkdirSync(disk);
const mount = (options: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk]).status === 0 &&
  after(() => void spawnSync('umount', ['-l', disk]));

test('a folder that nobody may write in is named', async (t) => {
  if (mount('ro') === false) return t.skip('this user may not mount');
  assert.match(await refusal({ ESCALE_DATA: disk }), /^Escale may not write in .*disk \(ESCALE_DATA\)\./);
});

test('a disk without room for a database is named', async (t) => {
  if (mount('size=1m') === false) return t.skip('this user may not mount');
  assert.match(await refusal({ ESCALE_DATA: disk }), /^There is no room left on the disk of .*disk \(ESCALE_DATA\)/);
});
