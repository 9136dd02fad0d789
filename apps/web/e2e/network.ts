import type { BrowserContext } from '@playwright/test';

type Cut = Awaited<ReturnType<BrowserContext['addInitScript']>>;
const cuts = new WeakMap<BrowserContext, Cut>();

/**
 * Takes the network away from all pages of a context, those too that are opened from now on. Playwright's own `setOffline`
 * makes every request fail, but what Chromium 150 opens afterwards takes itself to be connected.
 */
export async function cutOff(context: BrowserContext): Promise<void> {
  cuts.set(context, await context.addInitScript(sayOffline));
  await context.setOffline(true);
  // It hears of it a moment later; of a network that is back before that, nothing.
  for (const page of context.pages()) await page.waitForFunction(() => !navigator.onLine);
}

/** Gives it back, and says so to every page. */
export async function reconnect(context: BrowserContext): Promise<void> {
  await cuts.get(context)?.dispose();
  await context.setOffline(false);
  for (const page of context.pages()) await page.evaluate(() => dispatchEvent(new Event('network-back')));
}

/** In a page that is opened without a network. */
function sayOffline(): void {
  let isLost = true;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !isLost });
  addEventListener('network-back', () => {
    isLost = false;
    dispatchEvent(new Event('online'));
  });
}
