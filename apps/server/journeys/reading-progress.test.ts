import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { listen } from '../testing/listen.ts';
import { scannedPdf } from '../testing/scanned-pdf.ts';
import { calls, startServer, type TestServer } from '../testing/server.ts';
import { signIn } from '../testing/sign-in.ts';

let server: TestServer;
before(async () => {
  server = await startServer();
});

const pages = 10;

test('who waits for a long document hears which page is read, and who opens its page meanwhile reads it too', async () => {
  const lea = await signIn(server, 'lea@kontor.example', { name: 'Léa Martin' });
  const line = await listen(server, lea);
  const file = new File([scannedPdf(pages, { width: 1000, height: 1000 })], 'scan.pdf', { type: 'application/pdf' });
  const made = await lea.send(calls.createImport, { body: { name: 'scan.pdf' }, file });
  const params = { id: made.body.id };

  // The first page is said at the bar's beginning.
  await line.until((event) => event.what === 'import' && (event.step?.page ?? 0) > 1);
  const opened = (await lea.send(calls.getImport, { params })).body;
  assert.deepEqual([opened.state, opened.step?.pages], ['reading', pages]);
  assert.ok(opened.progress > 0.1 && opened.progress < 1);
  const heard = await line.until((event) => event.what === 'import' && event.state === 'needs-review');
  line.close();
  const steps = heard.flatMap((event) => (event.what === 'import' && event.step ? [{ ...event, ...event.step }] : []));
  const read = steps.map(({ page }) => page);
  assert.deepEqual(
    read,
    [...new Set(read)].sort((a, b) => a - b),
    'each page once, in order',
  );
  assert.ok(read.length <= pages);
  for (const { page, pages: of, documents, progress } of steps) {
    assert.deepEqual([of, documents], [pages, 1]);
    assert.ok(Math.abs(progress - (0.1 + (0.85 * (page - 1)) / pages)) < 1e-6);
  }
  const over = (await lea.send(calls.getImport, { params })).body;
  assert.deepEqual([over.state, over.step, over.progress], ['needs-review', null, 1]);
});
