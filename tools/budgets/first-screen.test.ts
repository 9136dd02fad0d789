import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../apps/web/e2e/browser.ts';
import { forget, type Product, startProduct } from '../../bench/product.ts';
import { signInToDemo } from '../../bench/sign-in.ts';

/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms: "slow 4G"; and a processor four times slower. */
const slow = { latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const slowdown = 4;
const usableWithinMs = 3000;

let product: Product;
let browser: Browser;

before(async () => {
  product = await startProduct();
  browser = await chromium.launch(launchOptions);
});

after(async () => {
  await browser.close();
  await product.stop();
  forget(product);
});

type Visit = { scriptKb: number; styleKb: number; usableMs: number; strangers: string[] };

/** Opens a page for the first time, and waits until a person could use it. */
async function visit(path: string, usable: (page: Page) => Promise<unknown>, session?: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  const page = await context.newPage();
  if (session !== undefined) {
    await context.addInitScript(
      ([slot, tokens]) => {
        if (localStorage.getItem(slot) === null) localStorage.setItem(slot, tokens);
      },
      ['stateAuthn', session] as const,
    );
  }
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...slow });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const bytes = { Script: 0, Stylesheet: 0 };
  const kinds = new Map<string, string>();
  const strangers: string[] = [];
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, type);
    if (response.url.startsWith('http') && !response.url.startsWith(product.origin)) strangers.push(response.url);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === 'Script' || kind === 'Stylesheet') bytes[kind] += encodedDataLength;
  });
  const began = performance.now();
  await page.goto(product.origin + path, { waitUntil: 'commit' });
  await usable(page);
  const usableMs = performance.now() - began;
  await page.waitForLoadState('load');
  const visited = { scriptKb: bytes.Script / 1000, styleKb: bytes.Stylesheet / 1000, usableMs, strangers };
  await context.close();
  return visited;
}

/** Visits until one keeps the time, `tries` at most: on a shared machine somebody else may have had the processor just then. */
async function quickest(look: () => Promise<Visit>, tries = 5): Promise<Visit> {
  const visited = await look();
  if (visited.usableMs <= usableWithinMs || tries === 1) return visited;
  console.log(`  usable after ${visited.usableMs.toFixed(0)} ms, and once more`);
  return quickest(look, tries - 1);
}

function keeps(visited: Visit): void {
  console.log(
    `  ${visited.scriptKb.toFixed(0)} kB script, ${visited.styleKb.toFixed(0)} kB style, usable after ${visited.usableMs.toFixed(0)} ms`,
  );
  assert.ok(visited.scriptKb > 10, 'a page without a script was not this app');
  assert.ok(visited.scriptKb <= 150, `${visited.scriptKb.toFixed(0)} kB of script`);
  assert.ok(visited.styleKb <= 20, `${visited.styleKb.toFixed(0)} kB of style`);
  assert.ok(visited.usableMs <= usableWithinMs, `usable after ${visited.usableMs.toFixed(0)} ms`);
  assert.deepEqual(visited.strangers, []);
}

test('the sign-in page is light, and usable within 3 seconds on a cheap phone', async () => {
  keeps(await quickest(() => visit('/', (page) => page.locator('input[type="email"]').fill('someone@example.com'))));
});

test('home is light, and usable within 3 seconds on a cheap phone', async () => {
  const tokens = await signInToDemo(product.origin, (who) => who.role === 'traveler');
  // Found by its address: looking for a name reckons the names of everything in the page, again and again, on the slowed processor.
  const upcoming = (page: Page) => page.locator('main a[href="/trips"]').first().click({ trial: true });
  keeps(await quickest(() => visit('/', upcoming, JSON.stringify(tokens))));
});
