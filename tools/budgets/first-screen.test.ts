import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../apps/web/e2e/browser.ts';
import { idleMark } from '../../apps/web/src/ui/when-idle.ts';
import { forget, type Product, startProduct } from '../../bench/product.ts';
import { signInToDemo } from '../../bench/sign-in.ts';

/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms: "slow 4G". */
const slow = { latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
/** The cheap phone: four times slower than the machine the budget was set on, which does the work below in `workMsOfReference`. */
const slowdown = 4;
const workMsOfReference = 300;
const usableWithinMs = 3000;

const fingerMark = 'finger';

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

type Visit = {
  rate: number;
  scriptKb: number;
  styleKb: number;
  usableMs: number;
  leftAloneMs: number;
  strangers: string[];
};

/**
 * How long this browser takes just now, unslowed, for work that is always the same and of the kind a first screen is made of: code that
 * is read for the first time and run once, and rows laid out. In milliseconds.
 */
async function workMs(): Promise<number> {
  const page = await browser.newPage();
  const ms = await page.evaluate(() => {
    const began = performance.now();
    const names = Array.from({ length: 1500 }, (_, at) => `f${at}`);
    for (let round = 0; round < 6; round++) {
      const bodies = names.map(
        (name, at) => `function ${name}(a, b) { const o = { x: a, y: b, z: [a, b] };
          if (a > ${at}) return o.x + ${round}; for (const q of o.z) o.y += q; return o.y; }`,
      );
      new Function(
        `${bodies.join('\n')} let s = 0; ${names.map((name, at) => `s += ${name}(${at}, s % 7);`).join('')} return s;`,
      )();
    }
    const rows = document.body.appendChild(document.createElement('div'));
    for (let round = 0; round < 20; round++) {
      rows.replaceChildren();
      for (const name of names.slice(0, 300)) {
        const row = rows.appendChild(document.createElement('div'));
        row.style.display = 'flex';
        row.append(document.createElement('span'), `${name} in round ${round}`);
      }
      rows.getBoundingClientRect();
    }
    return performance.now() - began;
  });
  await page.close();
  return ms;
}

/**
 * How much to slow the processor, so that the phone is the same phone wherever it is measured: a machine that is itself slower than
 * the reference, or that others share just now, is slowed less. Never more than four times: a quick machine shows what it has. Below
 * one the machine is itself slower than the phone.
 */
async function slowdownHere(): Promise<number> {
  const here = Math.min(await workMs(), await workMs(), await workMs());
  return Math.min(slowdown, (slowdown * workMsOfReference) / here);
}

type Fetched = { kind: string; askedAt: number; bytes?: number };

/** Opens a page for the first time, waits until a person could use it, and weighs what it asked for until it stood. */
async function visit(
  path: string,
  rate: number,
  usable: (page: Page) => Promise<unknown>,
  session?: string,
): Promise<Visit> {
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
  // What a finger asks for (the page behind the link it comes near) is not of the first screen.
  await context.addInitScript((mark) => {
    addEventListener('pointerover', () => performance.mark(mark), { capture: true, once: true });
  }, fingerMark);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...slow });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: Math.max(1, rate) });
  const kb = { Script: 0, Stylesheet: 0 };
  const fetched = new Map<string, Fetched>();
  const strangers: string[] = [];
  devtools.on('Network.requestWillBeSent', ({ requestId, type, request, wallTime }) => {
    fetched.set(requestId, { kind: type ?? '', askedAt: wallTime * 1000 });
    if (request.url.startsWith('http') && !request.url.startsWith(product.origin)) strangers.push(request.url);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = fetched.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });
  devtools.on('Network.loadingFailed', ({ requestId }) => {
    const file = fetched.get(requestId);
    if (file) file.bytes = 0;
  });
  const began = performance.now();
  await page.goto(product.origin + path, { waitUntil: 'commit' });
  await usable(page);
  // What a machine that is slower than the phone takes longer is not the phone's.
  const usableMs = (performance.now() - began) * Math.min(1, rate);
  const seen = await page.waitForFunction(
    ([idle, finger]) => {
      const at = (mark: string) => performance.getEntriesByName(mark)[0]?.startTime;
      const [idleAt, drawnAt] = [at(idle), at('first-contentful-paint')];
      if (idleAt === undefined || drawnAt === undefined) return null;
      const until = performance.timeOrigin + Math.min(idleAt, at(finger) ?? idleAt);
      return { until, leftAloneMs: idleAt - drawnAt };
    },
    [idleMark, fingerMark] as const,
  );
  const { until, leftAloneMs } = (await seen.jsonValue()) ?? { until: 0, leftAloneMs: 0 };
  const first = [...fetched.values()].filter(({ kind, askedAt }) => kind in kb && askedAt < until);
  while (first.some(({ bytes }) => bytes === undefined)) await page.waitForTimeout(50);
  for (const { kind, bytes } of first) kb[kind as keyof typeof kb] += (bytes ?? 0) / 1000;
  const visited = { rate, scriptKb: kb.Script, styleKb: kb.Stylesheet, usableMs, leftAloneMs, strangers };
  await context.close();
  return visited;
}

/**
 * Visits until one keeps the time: on a shared machine somebody else may have had the processor just then. First at four times whatever
 * this machine is; where that is not kept, at what makes it the phone.
 */
async function quickest(look: (rate: number) => Promise<Visit>): Promise<Visit> {
  for (let tries = 1; ; tries++) {
    const visited = await look(tries <= 3 ? slowdown : await slowdownHere());
    if (visited.usableMs <= usableWithinMs || tries === 8) return visited;
    console.log(`  ${said(visited)}, and once more`);
  }
}

const said = ({ usableMs, rate }: Visit) => `usable after ${usableMs.toFixed(0)} ms, slowed ${rate.toFixed(1)} times`;

function keeps(visited: Visit): void {
  console.log(`  ${visited.scriptKb.toFixed(0)} kB script, ${visited.styleKb.toFixed(0)} kB style, ${said(visited)}`);
  assert.ok(visited.scriptKb > 10, 'a page without a script was not this app');
  assert.ok(visited.scriptKb <= 150, `${visited.scriptKb.toFixed(0)} kB of script`);
  assert.ok(visited.styleKb <= 20, `${visited.styleKb.toFixed(0)} kB of style`);
  assert.ok(visited.usableMs <= usableWithinMs, `usable after ${visited.usableMs.toFixed(0)} ms`);
  // What the first screen can do without lets a person look at it first.
  assert.ok(visited.leftAloneMs >= 990, `${visited.leftAloneMs.toFixed(0)} ms after it was drawn the page went on`);
  assert.deepEqual(visited.strangers, []);
}

test('the sign-in page is light, and usable within 3 seconds on a cheap phone', async () => {
  keeps(
    await quickest((rate) =>
      visit('/', rate, (page) => page.locator('input[type="email"]').fill('someone@example.com')),
    ),
  );
});

test('home is light, and usable within 3 seconds on a cheap phone', async () => {
  const tokens = await signInToDemo(product.origin, (who) => who.role === 'traveler');
  // Found by its address: looking for a name reckons the names of everything in the page, again and again, on the slowed processor.
  const upcoming = (page: Page) => page.locator('main a[href="/trips"]').first().click({ trial: true });
  keeps(await quickest((rate) => visit('/', rate, upcoming, JSON.stringify(tokens))));
});
