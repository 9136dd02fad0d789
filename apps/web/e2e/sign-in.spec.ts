import { codeFor, expect, readCopies, signIn, test } from './fixtures.ts';

test('who opens the app without a session is asked for an e-mail', async ({ page, expectAccessible }) => {
  await page.goto('/messages');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  await expectAccessible(page);
});

test('an incomplete e-mail is refused beside the field', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('nora');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Enter a complete e-mail address')).toBeVisible();
});

test('the privacy policy and the terms are read before signing in, also after the page has forgotten the sign-in', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/');
  for (const name of ['Privacy policy', 'Terms of use']) {
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name }).click();
    const text = await opened;
    await expect(text.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(text.getByRole('heading', { level: 2 }).nth(3)).toBeVisible();
    await expectAccessible(text);
    await text.close();
  }
  await page.goto('/sign-in/terms');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveCount(0);
});

test('a code from the outbox signs in a stranger, who finds no trip and is told how to begin', async ({
  page,
  expectAccessible,
}) => {
  await signIn(page, 'nora@example.com');
  await expect(page.getByText('Where to next?')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/imports');
  await expect(page.getByText('Nothing has arrived yet')).toBeVisible();
});

test('a wrong code says so and leaves room for another', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('paul@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('textbox', { name: 'Code' }).fill('00000000');
  await expect(page.getByText('This code is wrong.')).toBeVisible();
});

test('after a reload the page still knows where the code went, and can send another', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('reloads@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible();
  await page.reload();
  await expect(page.getByText(/reloads@example\.com/)).toBeVisible();
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect(page.getByText(/new code/i).first()).toBeVisible();
  await page.getByRole('button', { name: 'Use another e-mail' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('');
});

test('a code that is not sent is not said to be, and the one before it still signs in', async ({
  page,
  expectAccessible,
}) => {
  test.slow();
  await untilTheHourHas(20);
  const email = 'five-times@example.com';
  await page.goto('/');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  let code = await codeFor(page, email);
  const again = page.getByRole('button', { name: 'Send a new code' });
  for (let sent = 1; sent < 5; sent++) {
    await again.click();
    code = await codeFor(page, email);
  }
  await again.click();
  await expect(page.getByText('No more codes for this address for now.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible();
});

test('signing out leaves nothing of the person in this browser', async ({ page }) => {
  await signIn(page, 'zoe@example.com');
  await expect.poll(() => page.evaluate(readCopies)).toContain('zoe@example.com');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('stateAuthn'))).toBeNull();
  expect(await page.evaluate(readCopies)).not.toContain('zoe@example.com');
});

/** Codes are counted by the clock's hour: in the next one there are five more. */
async function untilTheHourHas(seconds: number): Promise<void> {
  const leftMs = 3_600_000 - (Date.now() % 3_600_000);
  if (leftMs < seconds * 1000) await new Promise((resolve) => setTimeout(resolve, leftMs));
}
