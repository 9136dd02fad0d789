import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oneQueryForAll } from './one-query.ts';

/** A database that answers when it is told to. */
function slowly() {
  const asked: string[][] = [];
  const waiting: PromiseWithResolvers<ReadonlyMap<string, string>>[] = [];
  let came = Promise.withResolvers<void>();
  const look = oneQueryForAll<string>((keys) => {
    asked.push([...keys]);
    const answer = Promise.withResolvers<ReadonlyMap<string, string>>();
    waiting.push(answer);
    came.resolve();
    came = Promise.withResolvers();
    return answer.promise;
  });
  return { look, asked, waiting, asking: () => came.promise };
}

const found = (...keys: string[]) => new Map(keys.map((key) => [key, `${key}!`]));

test('those who ask at the same moment share a query, and each gets their own answer', async () => {
  const { look, asked, waiting, asking } = slowly();
  const answers = Promise.all([look('a'), look('b'), look('a'), look('nobody')]);
  await asking();
  waiting[0]?.resolve(found('a', 'b'));
  assert.deepEqual(await answers, ['a!', 'b!', 'a!', null]);
  assert.deepEqual(asked, [['a', 'b', 'nobody']]);
});

test('whoever asks while a query is under way is not answered by it', async () => {
  const { look, asked, waiting, asking } = slowly();
  const first = look('a');
  await asking();
  const second = look('a');
  waiting[0]?.resolve(found('a'));
  assert.equal(await first, 'a!');
  await asking();
  waiting[1]?.resolve(new Map());
  assert.equal(await second, null);
  assert.deepEqual(asked, [['a'], ['a']]);
});

test('a query that fails fails for those who share it, and the next one is asked again', async () => {
  const { look, waiting, asking } = slowly();
  const [one, other] = [look('a'), look('b')];
  await asking();
  waiting[0]?.reject(new Error('away'));
  await assert.rejects(one, /away/);
  await assert.rejects(other, /away/);
  const again = look('a');
  await asking();
  waiting[1]?.resolve(found('a'));
  assert.equal(await again, 'a!');
});
