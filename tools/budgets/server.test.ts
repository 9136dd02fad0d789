import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { memoryOf } from '../../bench/cpu.ts';
import { load } from '../../bench/load.ts';
import { forget, type Product, runBeside, startProduct } from '../../bench/product.ts';
import { signInToDemo } from '../../bench/sign-in.ts';

// The aims hold on a machine that does nothing else: `ESCALE_QUIET_MACHINE=1`. On shared cores the same start took 0.7 s and
// 3.1 s within an hour, so a run beside others has room; the figures are printed either way.
const quiet = process.env.ESCALE_QUIET_MACHINE === '1';
const most = quiet ? { startMs: 3000, p99Ms: 50, memoryMb: 250 } : { startMs: 10_000, p99Ms: 200, memoryMb: 320 };

let product: Product;

before(async () => {
  const cold = await startProduct();
  await cold.stop();
  product = await startProduct(cold.folder);
});

after(async () => {
  await product.stop();
  forget(product);
});

test('a warm start takes less than 3 seconds', () => {
  console.log(`  warm start ${product.startMs.toFixed(0)} ms`);
  assert.ok(product.startMs < most.startMs, `${product.startMs.toFixed(0)} ms`);
});

test('the first page of 2,000 trips comes in under 50 ms at p99, from a server of less than 250 MB', async () => {
  const { accessToken } = await signInToDemo(product.origin, (who) => who.role === 'traveler');
  const ask = (path: string) =>
    fetch(`${product.origin}${path}`, { headers: { authorization: `Bearer ${accessToken}` } });
  const me = await (await ask('/api/my/account')).json();
  await runBeside(
    product,
    'apps/server/seed/many-trips.ts',
    '--email',
    me.email,
    '--trips',
    '2000',
    '--appointments',
    '0',
  );

  const page = await (await ask('/api/my/trips')).json();
  assert.ok(page.items.length >= 20, 'a page that shows nothing is no figure');
  assert.notEqual(page.nextCursor, null);

  const url = `${product.origin}/api/my/trips`;
  await load(url, { connections: 10, requests: 10_000, token: accessToken });
  const measured = await load(url, { connections: 10, requests: 5_000, token: accessToken });
  console.log(`  p99 ${measured.p99Ms} ms, ${memoryOf(product.pid).toFixed(0)} MB`);
  assert.ok(measured.p99Ms < most.p99Ms, `p99 ${measured.p99Ms} ms`);
  const memoryMb = memoryOf(product.pid);
  assert.ok(memoryMb < most.memoryMb, `${memoryMb.toFixed(0)} MB`);
});
