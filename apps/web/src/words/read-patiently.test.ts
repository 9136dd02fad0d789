import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { createReader } from './read-patiently.ts';

let waited: number[];
let answers: (() => Promise<Response>)[];
const read = createReader({
  read: () => answers.shift()?.() ?? Promise.resolve(Response.json({ yes: 'Yes' })),
  wait: async (ms) => {
    waited.push(ms);
  },
});
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const busy = () => Promise.resolve(new Response(null, { status: 503 }));

beforeEach(() => {
  waited = [];
  answers = [];
});

test('a lost file is asked for again, and the wait doubles', async () => {
  answers = [lost, busy, lost];
  assert.deepEqual(await read('/common.json'), { yes: 'Yes' });
  assert.deepEqual(waited, [350, 700, 1400]);
});

test('after five retries it is given up', async () => {
  answers = Array(6).fill(lost);
  await assert.rejects(read('/common.json'), TypeError);
  assert.deepEqual(waited, [350, 700, 1400, 2800, 5600]);
});

test('eleven files are never read all at once', async () => {
  const held: ((response: Response) => void)[] = [];
  answers = Array(11).fill(() => new Promise<Response>((resolve) => held.push(resolve)));
  const all = Array.from({ length: 11 }, () => read('/common.json'));
  assert.equal(held.length, 10);
  held[0]?.(Response.json({}));
  await all[0];
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(held.length, 11);
  for (const answer of held) answer(Response.json({}));
  await Promise.all(all);
});
