// `npm run lighthouse`: the scores of sign-in, Home and a trip on Lighthouse's phone profile (slow 4G, a processor four times
// slower), each in a browser that has never seen the app. Lighthouse is installed the first time, beside this file.
//
// Lighthouse makes every task of the page four times as long as it took here, and counts what then exceeds 50 ms. A task that
// waited for a processor, because this machine had another use for it, is made longer with its waiting. So the same visit is
// judged twice: as it was, and with the time for which each task had a processor.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { forget, freePort, startProduct } from '../../bench/product.ts';
import { signInToDemo } from '../../bench/sign-in.ts';

const here = import.meta.dirname;
const wanted = { performance: 95, accessibility: 100, 'best-practices': 100 };
const timings = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];
type Category = keyof typeof wanted;
const categories = Object.keys(wanted) as Category[];

if (!existsSync(join(here, 'node_modules/lighthouse'))) {
  console.error('Installing Lighthouse (once)…');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: here,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('Lighthouse cannot be installed. Is there a way to the npm registry?');
}
// As much of its types as is used here: the package is not there when the types are checked.
type Audit = { id: string; title: string; score: number | null; displayValue?: string };
type Result = {
  lhr: { audits: Record<string, Audit>; categories: Record<string, { score: number; auditRefs: { id: string }[] }> };
};
type Lighthouse = (url: string, flags: object) => Promise<Result | undefined>;
const { default: lighthouse } = (await import(join(here, 'node_modules/lighthouse/core/index.js'))) as {
  default: Lighthouse;
};

const product = await startProduct();
try {
  const session = JSON.stringify(await signInToDemo(product.origin, ({ role }) => role === 'traveler'));
  const { accessToken } = JSON.parse(session) as { accessToken: string };
  const trips = await fetch(`${product.origin}/api/my/trips`, { headers: { authorization: `Bearer ${accessToken}` } });
  const [trip] = ((await trips.json()) as { items: { id: string }[] }).items;
  const below = [
    await score('sign-in', '/', null),
    await score('Home', '/', session),
    await score('a trip', `/trips/${trip?.id}`, session),
  ].flat();
  if (below.length > 0) {
    console.log(`below the aim: ${below.join(', ')}`);
    process.exitCode = 1;
  }
} finally {
  await product.stop();
  forget(product);
}

/** Prints the scores, and gives those that are too low. */
async function score(name: string, path: string, session: string | null): Promise<string[]> {
  const profile = mkdtempSync(join(tmpdir(), 'escale-lighthouse-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', `--remote-debugging-port=${port}`],
  });
  try {
    if (session) {
      // On a page that is not the app's: nothing of it may be in the cache yet.
      const page = await context.newPage();
      await page.goto(`${product.origin}/plain.css`);
      await page.evaluate((tokens) => localStorage.setItem('stateAuthn', tokens), session);
      await page.close();
    }
    const visit = join(profile, 'visit');
    const flags = { port, onlyCategories: categories, disableStorageReset: true, logLevel: 'error' };
    await lighthouse(product.origin + path, { ...flags, gatherMode: visit });
    const judge = () => lighthouse(product.origin + path, { ...flags, auditMode: visit });
    const result = await judge();
    countOnlyWork(join(visit, 'trace.json'));
    const ofWork = await judge();
    if (!result || !ofWork) throw new Error('Lighthouse gave no result');
    const { lhr } = result;
    const reached = Object.fromEntries(
      categories.map((category) => [category, Math.round((lhr.categories[category]?.score ?? 0) * 100)]),
    ) as Record<Category, number>;
    console.log(`${name}: ${categories.map((category) => `${category} ${reached[category]}`).join(', ')}`);
    console.log(`  ${timingOf(lhr)}`);
    const performance = Math.round((ofWork.lhr.categories.performance?.score ?? 0) * 100);
    console.log(`  without the waits for a processor: performance ${performance}; ${timingOf(ofWork.lhr)}`);
    for (const category of categories) {
      if (category === 'performance') continue;
      for (const { id } of lhr.categories[category]?.auditRefs ?? []) {
        const audit = lhr.audits[id];
        if (audit?.score !== null && (audit?.score ?? 1) < 1) console.log(`  ${category}: ${audit?.title}`);
      }
    }
    return categories
      .filter((category) => reached[category] < wanted[category])
      .map((category) => `${name} ${category} ${reached[category]}`);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

function timingOf({ audits }: Result['lhr']): string {
  return timings
    .map((id) => audits[id])
    .map((audit) => `${audit?.title} ${audit?.displayValue}`)
    .join(', ');
}

/** In a trace `dur` is the time from a task's begin to its end, and `tdur` for how much of it its thread had a processor. */
function countOnlyWork(path: string): void {
  const trace = JSON.parse(readFileSync(path, 'utf8')) as { traceEvents: { dur?: number; tdur?: number }[] };
  for (const event of trace.traceEvents) {
    if (event.dur !== undefined && event.tdur !== undefined) event.dur = Math.min(event.dur, event.tdur);
  }
  writeFileSync(path, JSON.stringify(trace));
}
