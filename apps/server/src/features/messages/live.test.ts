import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LiveEvent } from '@escale/contract';
import type { Caller } from '../../platform/caller.ts';
import type { Live } from '../../platform/live.ts';
import { openPages } from './live.ts';

const lea: Caller = { accountId: 'lea', sessionId: 's', roles: ['traveller'] };

/** A house in which nothing happens: a stream ends when it is told to. */
function quiet(): Live {
  const subscribe = (): AsyncIterableIterator<LiveEvent> => {
    const { promise, resolve } = Promise.withResolvers<IteratorResult<LiveEvent>>();
    const over = { done: true, value: undefined } as const;
    return {
      next: () => promise,
      return: async () => {
        resolve(over);
        return over;
      },
      [Symbol.asyncIterator]() {
        return this;
      },
    };
  };
  return { subscribe, start: async () => {}, stop: async () => {} };
}

const first = (stream: AsyncIterable<LiveEvent>) => stream[Symbol.asyncIterator]();

test('a page whose token is no longer good is let go', async () => {
  let good = true;
  const pages = openPages(quiet(), async () => (good ? lea : null), { perAccount: 5, inAll: 5, recheckMs: 5 });
  const page = first(pages.watch('lea', 'token'));
  const ended = page.next();
  good = false;
  assert.equal((await ended).done, true);
});

test('nobody holds more pages open than their share, and a closed one makes room', async () => {
  const pages = openPages(quiet(), async () => lea, { perAccount: 2, inAll: 3, recheckMs: 60_000 });
  const open = [first(pages.watch('lea', 't')), first(pages.watch('lea', 't'))];
  assert.throws(() => pages.watch('lea', 't'), { code: 'request.too-many' });
  open.push(first(pages.watch('max', 't')));
  assert.throws(() => pages.watch('ana', 't'), { code: 'request.too-many' });
  await open[0]?.return?.();
  open.push(first(pages.watch('lea', 't')));
  for (const page of open) await page.return?.();
});
