import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pdf } from '../testing/pdf.ts';
import { extract } from './extract.ts';
import type { Step } from './steps.ts';

async function steps(bytes: Uint8Array): Promise<string[]> {
  const said: string[] = [];
  const watch = ({ document, documents, page, pages }: Step) => {
    said.push(`${document}/${documents} ${page}/${pages}`);
  };
  await extract(bytes, { contextDate: '2027-03-01' }, watch);
  return said;
}

const paper = (pages: number) =>
  pdf(...Array.from({ length: pages }, () => [[40, 700, 'Page'] as [number, number, string]]));

const part = (name: string, bytes: Uint8Array) =>
  `--b\r\nContent-Type: application/pdf; name="${name}"\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename="${name}"\r\n\r\n${Buffer.from(bytes).toString('base64')}\r\n`;
const mailWith = (...parts: string[]) =>
  Buffer.from(
    `From: a@elsewhere.example\r\nSubject: Papers\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nPlease find enclosed.\r\n${parts.join('')}--b--\r\n`,
  );

test('of a long paper each page is told, of a short one nothing', async () => {
  assert.deepEqual(await steps(paper(3)), ['1/1 1/3', '1/1 2/3', '1/1 3/3']);
  assert.deepEqual(await steps(paper(1)), []);
  assert.deepEqual(await steps(mailWith(part('a.pdf', paper(1)))), []);
});

test('of several papers in one mail each is told, with its pages', async () => {
  assert.deepEqual(await steps(mailWith(part('a.pdf', paper(2)), part('b.pdf', paper(1)))), [
    '1/2 1/1',
    '1/2 1/2',
    '1/2 2/2',
    '2/2 1/1',
    '2/2 1/1',
  ]);
});
