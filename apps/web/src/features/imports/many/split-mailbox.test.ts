import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitMailbox } from './split-mailbox.ts';

async function all(pieces: AsyncIterable<File>): Promise<File[]> {
  const files: File[] = [];
  for await (const piece of pieces) files.push(piece);
  return files;
}

const mailOf = (i: number) =>
  `From 1@x Sat Nov 21 10:00:00 2026\nSubject: ${i}\n\n${'x'.repeat(40)}\nFrom me, without a blank line\n\n`;

test('a mailbox is cut where mails begin, and nothing of it is lost', async () => {
  const whole = Array.from({ length: 20 }, (_, i) => mailOf(i)).join('');
  const pieces = await all(splitMailbox(new File([whole], 'Inbox'), 500));
  const texts = await Promise.all(pieces.map((piece) => piece.text()));
  assert.ok(pieces.length > 3);
  assert.equal(texts.join(''), whole);
  for (const text of texts) assert.match(text, /^From 1@x/);
});

test('what fits, or is no mailbox, stays one piece', async () => {
  const small = new File([mailOf(1)], 'Inbox');
  assert.deepEqual(await all(splitMailbox(small, 500)), [small]);
  const large = new File(['x'.repeat(2000)], 'x.zip');
  assert.deepEqual(await all(splitMailbox(large, 500)), [large]);
});
