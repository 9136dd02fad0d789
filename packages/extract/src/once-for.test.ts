import assert from 'node:assert/strict';
import { memoryUsage } from 'node:process';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { onceFor, onceForText } from './once-for.ts';

test('a thing is worked upon once, and its equal by itself', () => {
  let works = 0;
  const lengthOf = onceFor(({ name }: { name: string }) => ({ length: name.length, works: ++works }));
  const [one, other] = [{ name: 'Léa' }, { name: 'Léa' }];
  assert.equal(lengthOf(one), lengthOf(one));
  assert.equal(lengthOf(other).works, 2);
});

test('a text is worked upon once, also where the answer is none, and again when many others came between', () => {
  const asked: string[] = [];
  const nameIn = onceForText((text) => {
    asked.push(text);
    return null;
  });
  nameIn('Paris');
  nameIn('Paris');
  assert.deepEqual(asked, ['Paris']);
  for (let i = 0; i < 1_000; i++) nameIn(`${i}`);
  nameIn('Paris');
  assert.equal(asked.filter((text) => text === 'Paris').length, 2);
});

test('a text that is kept keeps no paper with it', () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const used = () => {
    collect();
    return memoryUsage().heapUsed;
  };
  const shout = onceForText((text) => text.toUpperCase());
  const before = used();
  for (let i = 0; i < 300; i++) shout(`Checked in ${i} times, and more often `.padEnd(100_000, 'é').slice(0, 30));
  assert.ok(used() - before < 5_000_000);
});
