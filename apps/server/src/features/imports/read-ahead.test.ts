import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout as after, setImmediate as turn } from 'node:timers/promises';
import { openReadAhead } from './read-ahead.ts';
import type { Understood } from './understand-import.ts';

const lea = (id: string) => ({ id, account_id: 'lea' });
const says = (title: string): Understood => ({ trusted: true, read: { failure: 'no-booking-found' }, title });

/** A house where after each import the same one follows; `reading` is what was begun. */
function house(following: Record<string, string>, understand: (id: string) => Promise<Understood>, keptMs?: number) {
  const reading: string[] = [];
  const failures: unknown[] = [];
  const ahead = openReadAhead({
    next: async ({ id, account_id }) => (following[id] ? { id: following[id], account_id } : null),
    understand: ({ id }) => {
      reading.push(id);
      return understand(id);
    },
    failed: (error) => failures.push(error),
    ...(keptMs && { keptMs }),
  });
  return { ahead, reading, failures };
}

describe('reading ahead', () => {
  it('gives what the next one says to whoever comes for it, once', async () => {
    const { ahead, reading } = house({ one: 'two' }, async (id) => says(id));
    ahead.begin(lea('one'));
    await turn();
    assert.deepEqual(reading, ['two']);
    assert.equal((await ahead.take('two'))?.title, 'two');
    assert.equal(ahead.take('two'), undefined);
    assert.equal(ahead.take('one'), undefined);
  });

  it('reads one at a time for each person, and for others beside it', async () => {
    const { ahead, reading } = house({ one: 'two', three: 'four', his: 'hers' }, async (id) => says(id));
    ahead.begin(lea('one'));
    ahead.begin(lea('three'));
    ahead.begin({ id: 'his', account_id: 'max' });
    await turn();
    assert.deepEqual(reading, ['two', 'hers']);
    await ahead.take('two');
    await turn();
    ahead.begin(lea('three'));
    await turn();
    assert.deepEqual(reading, ['two', 'hers', 'four']);
  });

  it('keeps nothing of a reading that broke', async () => {
    const { ahead, failures } = house({ one: 'two' }, () => Promise.reject(new Error('the disk is away')));
    ahead.begin(lea('one'));
    await turn();
    assert.equal(ahead.take('two'), undefined);
    assert.deepEqual(failures, []);
  });

  it('forgets what nobody came for, and goes on', async () => {
    const { ahead, reading } = house({ one: 'two', three: 'four' }, async (id) => says(id), 5);
    ahead.begin(lea('one'));
    await after(40);
    assert.equal(ahead.take('two'), undefined);
    ahead.begin(lea('three'));
    await turn();
    assert.deepEqual(reading, ['two', 'four']);
  });

  it('says that it could not look, and looks the next time', async () => {
    const failures: unknown[] = [];
    const ahead = openReadAhead({
      next: () => Promise.reject(new Error('no database')),
      understand: async () => says(''),
      failed: (error) => failures.push(error),
    });
    ahead.begin(lea('one'));
    await turn();
    ahead.begin(lea('one'));
    await turn();
    assert.equal(failures.length, 2);
  });
});
