import assert from 'node:assert/strict';
import { test } from 'node:test';
import { showDocument } from './show-document.ts';

const mediaType = 'message/rfc822';
const show = (bytes: Uint8Array, as: 'text' | 'html', type = mediaType) =>
  showDocument({ bytes, mediaType: type, as, language: 'en' });

test('a mail that is longer than what is read of it is shown to its end', async () => {
  const lines = 'Nothing to see in this line of a long letter.\r\n'.repeat(9_000);
  const mail = `From: Zoé <zoe@letters.example>\r\nSubject: A long letter\r\nContent-Type: text/plain\r\n\r\n${lines}The very last line.\r\n`;
  assert.ok((await show(Buffer.from(mail), 'text')).trimEnd().endsWith('The very last line.'));
});

test('an old Word file, which lies in the same container as a mail of Outlook, is shown as none', async () => {
  const word = Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 Subject: not a mail\r\n\r\nof any kind', 'latin1');
  for (const as of ['html', 'text'] as const) assert.equal(await show(word, as, 'application/x-ole-storage'), '');
});
