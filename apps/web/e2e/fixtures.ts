import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { type Product, startProduct } from './product.ts';

type Own = {
  /** A page where the demo's traveller is signed in. */
  lea: Page;
  /** Fails on an accessibility violation, with where it is. */
  expectAccessible: (page: Page) => Promise<void>;
};

/** Tests of the built app: `import { expect, test } from './fixtures.ts'`. A console error that nobody expected is a failure. */
export const test = base.extend<Own, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from this pattern
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      // A refused request is reported by the browser itself; what the app makes of it is what tests look at.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        errors.push(message.text());
    });
    await use(page);
    expect(errors).toEqual([]);
  },
  lea: async ({ page }, use) => {
    await signIn(page, /Léa/);
    await use(page);
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  expectAccessible: async ({}, use) => {
    await use(async (page) => {
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      const found = violations.map(
        (violation) => `${violation.id}: ${violation.nodes.map((node) => node.target.join(' ')).join(', ')}`,
      );
      expect(found).toEqual([]);
    });
  },
});

export { expect };

/** Through the sign-in page, as a person of the demo. */
export async function signIn(page: Page, name: RegExp): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name }).click();
  await page
    .getByRole('heading', { level: 1, name: /Good (morning|afternoon|evening)|Bonjour|Bon après-midi|Bonsoir/ })
    .waitFor();
}
