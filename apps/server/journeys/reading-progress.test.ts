import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { sql } from 'kysely';
import { listen } from '../testing/listen.ts';
import { scannedPdf } from '../testing/scanned-pdf.ts';
import { calls, startServer, type TestServer } from '../testing/server.ts';
import { signIn } from '../testing/sign-in.ts';

let server: TestServer;
before(async () => {
  server = await startServer();
});

const pages = 10;
const progressAt = (page: number) => 0.1 + (0.85 * (page - 1)) / pages;
const isNear = (one: number, other: number) => Math.abs(one - other) < 1e-6;

/** From now on no reading ends, until what is answered here is called. How far one is, is still told. */
async function holdReadings(): Promise<() => Promise<void>> {
  const { db } = server.app.house;
  await db.rows(`create function wait_for_test() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(7); return new; end $$`);
  await db.rows(`create trigger wait_for_test before update on imports for each row
    when (old.state = 'reading' and new.state <> 'reading') execute function wait_for_test()`);
  const [held, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = db.transact(async (tx) => {
    await sql`select pg_advisory_xact_lock(7)`.execute(tx);
    held.resolve();
    await over.promise;
  });
  await Promise.race([held.promise, holding]);
  return () => {
    over.resolve();
    return holding;
  };
}

test('who waits for a long document hears which page is read, and who opens its page meanwhile reads it too', async (t) => {
  const lea = await signIn(server, 'lea@kontor.example', { name: 'Léa Martin' });
  const line = await listen(server, lea);
  const letEnd = await holdReadings();
  t.after(letEnd);
  const file = new File([scannedPdf(pages)], 'scan.pdf', { type: 'application/pdf' });
  const made = await lea.send(calls.createImport, { body: { name: 'scan.pdf' }, file });
  const params = { id: made.body.id };

  // The first page is said at the bar's beginning.
  await line.until((event) => event.what === 'import' && (event.step?.page ?? 0) > 1);
  const opened = (await lea.send(calls.getImport, { params })).body;
  assert.deepEqual([opened.state, opened.step?.pages], ['reading', pages]);
  assert.ok(isNear(opened.progress, progressAt(opened.step.page)), JSON.stringify(opened.step));
  await letEnd();
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
    assert.ok(isNear(progress ?? 0, progressAt(page)));
  }
  const over = (await lea.send(calls.getImport, { params })).body;
  assert.deepEqual([over.state, over.step, over.progress], ['needs-review', null, 1]);
});
