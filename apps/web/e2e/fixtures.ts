import AxeBuilder from '@axe-core/playwright';
import { accessTokenCookie } from '@escale/contract/limits';
import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { type Product, startProduct } from './product.ts';

type Own = {
  /** A page where Léa is signed in; she is the same person in all tests of a file. */
  lea: Page;
  /** Fails on an accessibility violation, with where it is. */
  expectAccessible: (page: Page) => Promise<void>;
};

type Session = { tokens: string; send: (method: string, path: string, body?: object) => Promise<Response> };

/** Tests of the built app: `import { expect, test } from './fixtures.ts'`. A console error that nobody expected is a failure. */
export const test = base.extend<Own, { product: Product; session: Session }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from this pattern
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  /** Léa's tokens, and a way to send calls as her: what a test needs is made by the front door. */
  session: [
    async ({ product, browser }, use) => {
      const tokens = await signInOnce(browser, product.url);
      const { accessToken } = JSON.parse(tokens) as { accessToken: string };
      await use({
        tokens,
        send: (method, path, body) =>
          fetch(product.url + path, {
            method,
            headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
            body: body && JSON.stringify(body),
          }),
      });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ product }, use) => use(product.url),
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      // A refused request is reported by the browser itself; what the app makes of it is what tests look at.
      const byBrowser = message.text().startsWith('Failed to load resource');
      // In a stranger's file it says what the sandbox and the policy kept it from: that they hold is what we want.
      // The policy `default-src 'none'` is theirs alone; a frame in a file is reported at our own address.
      const byFile =
        /\/(content|original)(\?|$)/.test(message.location().url) ||
        message.text().includes('sandboxed') ||
        message.text().includes(`directive: "default-src 'none'"`);
      // Tests run in a window of their own, where Chromium has no push service.
      const noPush = message.text().includes('does not support the Push API in incognito mode');
      if (message.type() === 'error' && !byBrowser && !byFile && !noPush) errors.push(message.text());
    });
    await use(page);
    expect(errors).toEqual([]);
  },
  lea: async ({ page, product, session }, use) => {
    await page.addInitScript((tokens) => {
      // Not in the frame of a stranger's file, which has no storage.
      if (window === top) localStorage.getItem('stateAuthn') ?? localStorage.setItem('stateAuthn', tokens);
    }, session.tokens);
    // What the server gives beside the tokens: pictures and previews are read with it.
    const { accessToken } = JSON.parse(session.tokens) as { accessToken: string };
    const { name, path } = accessTokenCookie;
    const { hostname: domain } = new URL(product.url);
    await page.context().addCookies([{ name, value: accessToken, domain, path, httpOnly: true, sameSite: 'Strict' }]);
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: /Good/ }).waitFor();
    await use(page);
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  expectAccessible: async ({}, use) => {
    await use(async (page) => {
      // The package brings its own copy of the same types.
      const { violations } = await new AxeBuilder({ page: page as never })
        // In the page itself: otherwise another page is opened for each run.
        .setLegacyMode(true)
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
      );
      expect(found).toEqual([]);
    });
  },
});

export { expect };

/** Through the sign-in page, with the code that lands in the outbox. Ends on the page that was asked for. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText(email).waitFor();
  await page.getByRole('textbox', { name: 'Code' }).fill(await codeFor(page, email));
  const skip = page.getByRole('button', { name: 'Skip' });
  const inside = page.getByRole('navigation').first();
  await skip.or(inside).first().waitFor({ state: 'attached' });
  if (await skip.isVisible()) await skip.click();
  await inside.waitFor({ state: 'attached' });
}

/** The newest code in the outbox for this address; the mail may still be on its way. */
export async function codeFor(page: Page, email: string): Promise<string> {
  const outbox = await page.context().newPage();
  const mail = outbox.getByRole('article').filter({ hasText: email }).first();
  await expect(async () => {
    await outbox.goto('/outbox');
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  const code = /\b\d{4}\s?\d{4}\b/.exec(await mail.innerText())?.[0] ?? '';
  await outbox.close();
  return code;
}

async function signInOnce(browser: Browser, baseURL: string): Promise<string> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB' });
  const page = await context.newPage();
  await signIn(page, 'lea@example.com');
  const tokens = await page.evaluate(() => localStorage.getItem('stateAuthn'));
  await context.close();
  return tokens ?? '';
}

/** What the app keeps on the device for offline use, as text. Runs in the page: `page.evaluate(readCopies)`. */
export function readCopies(): Promise<string> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('escale');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      if (!opening.result.objectStoreNames.contains('queries')) return resolve('');
      const all = opening.result.transaction('queries').objectStore('queries').getAll();
      all.onsuccess = () => resolve(all.result.join());
    };
  });
}
