import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../../apps/web/e2e/browser.ts';
import { memoryOf } from '../../bench/cpu.ts';
import { load } from '../../bench/load.ts';
import { forget, type Product, runBeside, startProduct } from '../../bench/product.ts';
import { signInToDemo } from '../../bench/sign-in.ts';

/** What a person has travelled must not weigh on the page that they open first. */
const mostNodes = 1500;

let product: Product;
let browser: Browser;

before(async () => {
  const cold = await startProduct();
  await cold.stop();
  product = await startProduct(cold.folder);
  browser = await chromium.launch(launchOptions);
});

after(async () => {
  await browser.close();
  await product.stop();
  forget(product);
});

test('a warm start takes less than 3 seconds', () => {
  console.log(`  warm start ${product.startMs.toFixed(0)} ms`);
  assert.ok(product.startMs < 3000, `${product.startMs.toFixed(0)} ms`);
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
  assert.ok(measured.p99Ms < 50, `p99 ${measured.p99Ms} ms`);
  const memoryMb = memoryOf(product.pid);
  assert.ok(memoryMb < 250, `${memoryMb.toFixed(0)} MB`);
});

for (const [path, viewport] of [
  ['/', { width: 390, height: 844 }],
  ['/', { width: 1440, height: 900 }],
  ['/trips', { width: 390, height: 844 }],
] as const) {
  test(`with 2,000 trips ${path} at ${viewport.width} px has fewer than ${mostNodes} nodes`, async () => {
    const tokens = await signInToDemo(product.origin, (who) => who.role === 'traveler');
    const context = await browser.newContext({ viewport, locale: 'en-GB' });
    await context.addInitScript((session) => localStorage.setItem('stateAuthn', session), JSON.stringify(tokens));
    const page = await context.newPage();
    await page.goto(product.origin + path);
    await page
      .getByRole('link', { name: /Lisbon, visit/ })
      .first()
      .waitFor();
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    console.log(`  ${path} at ${viewport.width} px: ${nodes} nodes`);
    assert.ok(nodes > 100, 'a page that shows nothing is no figure');
    assert.ok(nodes < mostNodes, `${nodes} nodes`);
    await context.close();
  });
}
