import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { until } from '../testing/until.ts';
import type { ForChild } from './kill-nine/writer.ts';

const writer = join(import.meta.dirname, 'kill-nine/writer.ts');

/** A process of its own with an embedded PostgreSQL of its own, durable as in production, that is killed again and again. */
describe('kill -9', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'escale-kill-'));
    // As root, PostgreSQL runs as somebody else, who must get in.
    await chmod(folder, 0o755);
  });
  after(async () => {
    await (await started(folder)).stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('at any moment loses nothing that was acknowledged, and every job and event still happens', {
    timeout: 120_000,
  }, async () => {
    const acknowledged = new Set<string>();
    for (let round = 0; round < 4; round++) {
      const child = await started(folder);
      child.on('ack', (id) => acknowledged.add(id));
      child.send('write');
      await child.acks(15 + round * 7);
      // The second time the database dies with us.
      if (round === 1) child.send('kill-database');
      child.kill();
      await child.gone;
    }
    const last = await started(folder);
    const found = await last.report();
    await last.stop();
    assert.ok(acknowledged.size >= 60, `only ${acknowledged.size} writes were acknowledged`);
    assert.deepEqual(missing(acknowledged, found.written), [], 'acknowledged and lost');
    assert.deepEqual(missing(found.written, found.filesRead), [], 'a row without its file');
    assert.deepEqual(missing(found.written, found.reacted), [], 'told, and never heard');
    assert.deepEqual(missing(found.written, found.worked), [], 'enqueued, and never done');
    assert.deepEqual(missing(found.reacted, found.written), [], 'heard of something that did not happen');
  });

  test('a start finds its way in when the crash left a pid that now belongs to somebody else', {
    timeout: 60_000,
  }, async () => {
    const child = await started(folder);
    child.send('kill-database');
    child.kill();
    await child.gone;
    const { readFile, writeFile } = await import('node:fs/promises');
    const lock = join(folder, 'postgres/cluster/postmaster.pid');
    const lines = (await readFile(lock, 'utf8')).split('\n');
    await writeFile(lock, [String(process.pid), ...lines.slice(1)].join('\n'));
    const again = await started(folder);
    await again.report();
    await again.stop();
  });

  test('two starts at once share one database', { timeout: 60_000 }, async () => {
    const [one, two] = await Promise.all([started(folder), started(folder)]);
    one.send('write');
    two.send('write');
    await Promise.all([one.acks(5), two.acks(5)]);
    await one.stop();
    // The first to leave does not take the database from the other.
    await two.acks(10);
    await two.stop();
  });
});

test('a first start that is killed while it makes its database leaves nothing behind, and takes nothing of another', {
  timeout: 120_000,
}, async ({ signal }) => {
  const folder = await mkdtemp(join(tmpdir(), 'escale-first-'));
  await chmod(folder, 0o755);
  const place = join(folder, 'postgres');
  const halfMade = async () => (await readdir(place).catch(() => [])).filter((name) => name.startsWith('new-'));
  const first = spawn(process.execPath, [writer, folder], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await until(signal, async () => (await halfMade())[0]);
  first.kill('SIGKILL');
  await once(first, 'exit');
  const atWork = `new-${process.pid}-00000000`;
  await mkdir(join(place, atWork));
  await (await started(folder)).stop();
  assert.deepEqual(await halfMade(), [atWork]);
  await rm(folder, { recursive: true, force: true });
});

const missing = (from: Iterable<string>, among: Iterable<string>) => {
  const there = new Set(among);
  return [...from].filter((id) => !there.has(id));
};

type Report = { written: string[]; filesRead: string[]; reacted: string[]; worked: string[] };

async function started(folder: string) {
  const process_: ChildProcess = spawn(process.execPath, [writer, folder], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const gone = once(process_, 'exit');
  const waiting: (() => void)[] = [];
  let count = 0;
  let onAck: (id: string) => void = () => undefined;
  const ready = new Promise<void>((resolve, reject) => {
    process_.on('message', (message: { ready?: true; ack?: string }) => {
      if (message.ready) resolve();
      if (message.ack) {
        count++;
        onAck(message.ack);
        for (const wake of waiting) wake();
      }
    });
    gone.then(() => reject(new Error('the child ended before it was ready')));
  });
  await ready;
  const send = (message: ForChild) => void process_.send(message);
  return {
    gone,
    send,
    on(_: 'ack', listener: (id: string) => void) {
      onAck = listener;
    },
    async acks(atLeast: number) {
      while (count < atLeast) await new Promise<void>((resolve) => waiting.push(resolve));
    },
    kill: () => process_.kill('SIGKILL'),
    async report(): Promise<Report> {
      send('report');
      const [report] = await once(process_, 'message');
      return report as Report;
    },
    async stop() {
      send('stop');
      await gone;
    },
  };
}
