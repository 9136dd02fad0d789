import assert from 'node:assert/strict';
import { test } from 'node:test';
import { print } from '../../../../testing/told.ts';
import { passagesOf } from './passages.ts';

const labels = (text: string) => passagesOf(print('', text)).map(({ label, text: said }) => `${label} ${said}`);

test('a word that ends a broken sentence is no label of what follows', () => {
  const sentence = 'Our house is 15 minutes by taxi. Please show this address to';
  assert.deepEqual(labels(`${sentence}\nthe driver:\n\n  Ryokan Tsukimi-an\n  412-3 Masuya-cho, Kyoto`).slice(-2), [
    'null Ryokan Tsukimi-an',
    'null 412-3 Masuya-cho, Kyoto',
  ]);
});

test('a label below a line that is whole, or short, is one', () => {
  for (const above of ['Our house is 15 minutes by taxi, and nobody needs a map.', 'Please note'])
    for (const label of ['Driver:', 'driver:'])
      if (above.endsWith('.') || label === 'Driver:')
        assert.deepEqual(labels(`${above}\n${label}\nMr Tom Hale`).slice(-1), ['person Mr Tom Hale'], above + label);
});
