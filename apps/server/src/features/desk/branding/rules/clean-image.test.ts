import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { cleanImage } from './clean-image.ts';

const chunk = (type: string, content: Buffer) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content, Buffer.alloc(4)]);
};
const header = Buffer.from([0, 0, 0, 3, 0, 0, 0, 2, 8, 2, 0, 0, 0]);
const signature = Buffer.from('89504e470d0a1a0a', 'hex');
const picture = chunk('IDAT', deflateSync(Buffer.alloc(20)));
const png = (...more: Buffer[]) =>
  Buffer.concat([signature, chunk('IHDR', header), ...more, picture, chunk('IEND', Buffer.alloc(0))]);

const segment = (marker: number, content: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};
const frame = segment(0xc0, Buffer.from([8, 0, 2, 0, 3, 1, 1, 0x11, 0]));
const scan = Buffer.concat([segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])), Buffer.from([1, 2, 3, 0xff, 0xd9])]);
const jpeg = (...more: Buffer[]) => Buffer.concat([Buffer.from([0xff, 0xd8]), ...more, frame, scan]);

test('a picture stays, and what was written beside it goes', () => {
  const place = Buffer.from('GPS 48.85 2.35');
  const [one, two] = [
    cleanImage(png(chunk('tEXt', place), chunk('eXIf', place))),
    cleanImage(jpeg(segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), place])), segment(0xfe, place))),
  ];
  assert.deepEqual([one?.mediaType, one?.width, one?.height], ['image/png', 3, 2]);
  assert.deepEqual([two?.mediaType, two?.width, two?.height], ['image/jpeg', 3, 2]);
  for (const clean of [one, two]) assert.ok(clean && !clean.bytes.includes('GPS'));
  assert.ok(one?.bytes.equals(png()));
});

test('what only calls itself a picture, is cut off or has another file behind it is none, or loses that', () => {
  assert.equal(cleanImage(Buffer.from('<svg onload="alert(1)"/>')), null);
  assert.equal(cleanImage(Buffer.from('GIF89a')), null);
  assert.equal(cleanImage(png().subarray(0, 40)), null);
  assert.equal(cleanImage(jpeg().subarray(0, 20)), null);
  const polyglot = Buffer.concat([png(), Buffer.from('<script>alert(1)</script>')]);
  assert.ok(!cleanImage(polyglot)?.bytes.includes('script'));
});
