import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeOptions } from './place-options.ts';

const lisbon = { name: 'Humberto Delgado', city: 'Lisbon', iata: 'LIS' };
const found = (title: string, iata?: string) => ({
  placeId: title,
  kind: 'airport' as const,
  title,
  subtitle: '',
  iata,
});
const kinds = (said: Parameters<typeof placeOptions>[0]) => placeOptions(said).map(({ kind }) => kind);

test('an empty field offers the places of one’s trips, and nothing else', () => {
  assert.deepEqual(kinds({ text: ' ', predictions: [], asked: false, recent: [lisbon] }), ['recent']);
});

test('what was typed may always be kept, and comes last', () => {
  assert.deepEqual(kinds({ text: 'Chez Inès', predictions: [], asked: true, recent: [lisbon] }), ['typed']);
  assert.deepEqual(kinds({ text: 'por', predictions: [found('Porto', 'OPO')], asked: true, recent: [] }), [
    'found',
    'typed',
  ]);
});

test('a place of one’s own trips comes first, and once', () => {
  const options = {
    text: 'lis',
    predictions: [found('Lisbon', 'LIS'), found('Lisieux')],
    asked: true,
    recent: [lisbon],
  };
  assert.deepEqual(kinds(options), ['recent', 'found', 'typed']);
});
