import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentPolicy } from './security.ts';

const inline = { scripts: ['sha256-a'], styles: ['sha256-b'] };
const nothing = { maps: { origins: [], google: false }, photos: [], frames: [] };

test('without maps of others the page talks to nobody but us', () => {
  assert.equal(contentPolicy(inline).includes('https:'), false);
  assert.match(contentPolicy(inline), /style-src 'self' 'sha256-b';/);
});

test('tiles of the operator’s may be read and shown, and nothing of theirs runs', () => {
  const policy = contentPolicy(inline, { ...nothing, maps: { origins: ['https://tiles.example.com'], google: false } });
  assert.match(policy, /connect-src 'self' https:\/\/tiles\.example\.com;/);
  assert.match(policy, /img-src [^;]*https:\/\/tiles\.example\.com/);
  assert.match(policy, /script-src 'self' 'sha256-a';/);
});

test('a key for Google’s map lets its script in, and no other', () => {
  const policy = contentPolicy(inline, { ...nothing, maps: { origins: [], google: true } });
  assert.match(policy, /script-src 'self' 'sha256-a' https:\/\/maps\.googleapis\.com;/);
  // A hash beside it would switch it off.
  assert.match(policy, /style-src 'self' 'unsafe-inline' https:\/\/fonts\.googleapis\.com;/);
});

test('the card fields of a hotel provider stand in a frame of their own, and run nothing in the page', () => {
  const policy = contentPolicy(inline, {
    ...nothing,
    frames: ['https://pay.example.com'],
    photos: ['https://photos.example.com'],
  });
  assert.match(policy, /frame-src 'self' blob: https:\/\/pay\.example\.com;/);
  assert.match(policy, /img-src [^;]*https:\/\/photos\.example\.com/);
  assert.match(policy, /script-src 'self' 'sha256-a';/);
  assert.match(policy, /connect-src 'self';/);
});
