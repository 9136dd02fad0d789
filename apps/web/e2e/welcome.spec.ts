import { codeFor, expect, test } from './fixtures.ts';

test('who signs in for the first time sees three slides, once on all devices', async ({
  page,
  browser,
  product,
  expectAccessible,
}) => {
  // Two sign-ins with a code each.
  test.slow();
  const signInAs = async (on: typeof page) => {
    await on.goto('/');
    await on.getByRole('textbox', { name: 'E-mail' }).fill('iris@example.com');
    await on.getByRole('button', { name: 'Continue' }).click();
    await on.getByText('iris@example.com').waitFor();
    await on.getByRole('textbox', { name: 'Code' }).fill(await codeFor(on, 'iris@example.com'));
  };
  await signInAs(page);
  await expect(page.getByRole('heading', { name: 'Forward it, and it is there' })).toBeVisible();
  await expect(page.getByText(/^plans\+/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'The next hour first' })).toBeInViewport();
  await expect(page.getByText('2 of 3')).toBeAttached();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Let’s go' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Good/ })).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: product.url, locale: 'en-GB' });
  const other = await elsewhere.newPage();
  await signInAs(other);
  await expect(other.getByRole('heading', { level: 1, name: /Good/ })).toBeVisible();
  await elsewhere.close();
});
