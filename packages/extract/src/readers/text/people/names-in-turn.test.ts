import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namesIn } from '../../../../testing/in-text.ts';

test('a dash stands for the colon behind a word for who travels', () => {
  for (const [line, ...names] of [
    ['Passenger - Nora Lindqvist', 'Nora Lindqvist'],
    ['Passengers – Nora Lindqvist, Olaf Brandt', 'Nora Lindqvist', 'Olaf Brandt'],
    ['Voyageurs - Mme Nora Lindqvist et M. Olaf Brandt', 'Nora Lindqvist', 'Olaf Brandt'],
    ['Pax - 1) Mr Ravi Menon  2) Mrs Latha Menon', 'Ravi Menon', 'Latha Menon'],
    ['Pax: 1) Mr Ravi Menon 2) Mrs Latha Menon', 'Ravi Menon', 'Latha Menon'],
    ['Passagers : (1) Paul Morel (2) Anne Morel', 'Paul Morel', 'Anne Morel'],
  ])
    assert.deepEqual(namesIn(line ?? ''), names, line);
  assert.deepEqual(namesIn('Passengers - Terms and Conditions of Carriage'), []);
});

test('whom a mail greets by the first name may stand in capitals below', () => {
  assert.deepEqual(namesIn('Hello Nora,\n\nCONFIRMATION #GX4KPD\nNORA B LINDQVIST'), ['NORA B LINDQVIST']);
  assert.deepEqual(namesIn('Hello Nora,\n\nCONFIRMATION #GX4KPD\nNORA 7 LINDQVIST'), []);
});
