import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Browser, chromium } from '@playwright/test';
import { forget, type Product, runBeside, startProduct } from '../../bench/product.ts';
import { signInToDemo } from '../../bench/sign-in.ts';

/** What a person has travelled must not weigh on the page that they open first. */
const mostNodes = 1500;
/** The demo's first traveller, as whom the page is opened. */
const email = 'lea.martin@atlas.example';

let product: Product;
let browser: Browser;

before(async () => {
  product = await startProduct();
  await runBeside(
    product,
    'apps/server/seed/many-trips.ts',
    '--email',
    email,
    '--trips',
    '2000',
    '--appointments',
    '0',
  );
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
  });
});

after(async () => {
  await browser.close();
  await product.stop();
  forget(product);
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
    console.log(`${path} at ${viewport.width} px: ${nodes} nodes`);
    assert.ok(nodes < mostNodes, `${nodes} nodes`);
    await context.close();
  });
}
