import AxeBuilder from '@axe-core/playwright';
import { accessTokenCookie } from '@escale/contract/limits';
import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { atRest } from './at-rest.ts';
import { type Product, startProduct } from './product.ts';
import { type Session, sessionOf, tokensIn } from './session.ts';

type Own = {
  /** Where a toast comes down under a pointer that has just clicked, the pointer leaves it, as a person's does: over it the toast stays. */
  pointerLeavesToasts: boolean;
  /** An empty page where Léa is signed in, for `lea.goto(…)`; she is the same person in all tests. */
  lea: Page;
  /** The same for Ana, who advises; she is the demo's own. */
  ana: Page;
  /** Fails on an accessibility violation, with where it is. */
  expectAccessible: (page: Page) => Promise<void>;
};

/** Tests of the built app: `import { expect, test } from './fixtures.ts'`. A console error that nobody expected is a failure. */
export const test = base.extend<Own, { product: Product; session: Session; agentSession: Session }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from this pattern
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  /** Léa's tokens, and a way to send calls as her: what a test needs is made by the front door. */
  session: [
    async ({ product, browser }, use) => use(await openSession(product, browser, 'lea@example.com')),
    { scope: 'worker' },
  ],
  /** Ana's, the same way. */
  agentSession: [
    async ({ product, browser }, use) => use(await openSession(product, browser, 'ana.costa@atlas-travel.example')),
    { scope: 'worker' },
  ],
  baseURL: ({ product }, use) => use(product.url),
  pointerLeavesToasts: [true, { option: true }],
  page: async ({ page, pointerLeavesToasts }, use) => {
    const underPointer = page.locator('section[aria-label*="F8"] > div:hover');
    if (pointerLeavesToasts) await page.addLocatorHandler(underPointer.first(), () => page.mouse.move(0, 0));
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
    // A read that goes on while a test ends would fail in the test's own route.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(errors).toEqual([]);
  },
  lea: async ({ page, product, session }, use) => {
    await enter(page, product, session);
    await use(page);
  },
  ana: async ({ page, product, agentSession }, use) => {
    await enter(page, product, agentSession);
    await use(page);
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  expectAccessible: async ({}, use) => {
    await use(async (page) => {
      await atRest(page, 3);
      // The package brings its own copy of the same types.
      const { violations } = await new AxeBuilder({ page: page as never })
        // In the page itself: otherwise another page is opened for each run.
        .setLegacyMode(true)
        // Of what holds only that it does: what is found wrong is the same.
        .options({ resultTypes: ['violations'] })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
      );
      expect(found).toEqual([]);
    });
  },
});

/** A test of the app as installed: its service worker keeps it on the device. Elsewhere there is none, which saves fetching the app twice. */
export const installed = test.extend({ serviceWorkers: 'allow' });

/** As most people have it set: `test.use(moving)`. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const;

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

const usedCodes = new Set<string>();

/** The newest code in the outbox for this address, once; the one before it may still lie on top. */
export async function codeFor(page: Page, email: string): Promise<string> {
  const code = await findInMail(page, email, /\b\d{4}\s?\d{4}\b/, (code) => !usedCodes.has(code));
  usedCodes.add(code);
  return code;
}

/** What the newest mail to this address holds, in a page of its own; the mail may still be on its way. */
export async function findInMail(
  page: Page,
  email: string,
  wanted: RegExp,
  isIt: (found: string) => boolean = () => true,
): Promise<string> {
  const outbox = await page.context().newPage();
  const mail = outbox.getByRole('article').filter({ hasText: email }).first();
  let found = '';
  await expect(async () => {
    await outbox.goto('/outbox');
    found = wanted.exec(await mail.innerText({ timeout: 500 }))?.[0] ?? '';
    expect(found !== '' && isIt(found)).toBe(true);
  }).toPass();
  await outbox.close();
  return found;
}

/** Gives a page the session, with what the server gives beside the tokens: pictures and previews are read with the cookie. */
async function enter(page: Page, { url }: Product, { tokens }: Session): Promise<void> {
  await page.addInitScript((tokens) => {
    // Not in the frame of a stranger's file, which has no storage.
    if (window === top) localStorage.getItem('stateAuthn') ?? localStorage.setItem('stateAuthn', tokens);
  }, tokens);
  const { accessToken } = tokensIn(tokens);
  const { name, path } = accessTokenCookie;
  const { hostname: domain } = new URL(url);
  await page.context().addCookies([{ name, value: accessToken, domain, path, httpOnly: true, sameSite: 'Strict' }]);
}

async function openSession(product: Product, browser: Browser, email: string): Promise<Session> {
  const context = await browser.newContext({ baseURL: product.url, locale: 'en-GB' });
  const page = await context.newPage();
  await signIn(page, email);
  const session = await sessionOf(page, product);
  await context.close();
  return session;
}

/** What the app keeps on the device for offline use, as text. Runs in the page: `page.evaluate(readCopies)`. */
export async function readCopies(): Promise<string> {
  // Opening one that is not there yet would make it, empty, and the app would find nothing to keep its copies in.
  if (!(await indexedDB.databases()).some(({ name }) => name === 'escale')) return '';
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
