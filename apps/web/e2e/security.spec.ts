import type { Page } from '@playwright/test';
import { codeFor, expect, signIn, test } from './fixtures.ts';
import { toast } from './trip-makers.ts';

/** A device with a fingerprint sensor, whose finger is always there. */
async function addAuthenticator(page: Page): Promise<{ unplug: () => Promise<void> }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    unplug: async () => void (await devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })),
  };
}

/** As if the last proof of identity were long ago: the server refuses once, until somebody has proven again. */
async function forgetProof(page: Page, path: string): Promise<void> {
  let proven = false;
  await page.route('**/api/my/proof', async (route) => {
    await route.continue();
    proven ||= route.request().method() === 'POST';
  });
  await page.route(path, (route) =>
    proven
      ? route.continue()
      : route.fulfill({
          status: 403,
          contentType: 'application/problem+json',
          body: JSON.stringify({
            code: 'session.step-up-needed',
            title: 'Please confirm that it is you.',
            status: 403,
          }),
        }),
  );
}

test('a passkey is added, signs in without a code, proves identity and is removed', async ({
  page,
  expectAccessible,
}) => {
  // Two sign-ins and two axe runs.
  test.slow();
  await addAuthenticator(page);
  await signIn(page, 'pia@example.com');
  await page.goto('/profile/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(toast(page, 'Passkey added')).toBeVisible();
  await expect(page.getByText('Not used yet')).toBeVisible();

  await page.getByRole('button', { name: /^Options for/ }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('My laptop');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('My laptop')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  const button = page.getByRole('button', { name: 'Sign in with a passkey' });
  // The browser may have offered it by itself before the button can be pressed.
  await button.click({ timeout: 3000 }).catch(() => undefined);
  await page.getByRole('navigation').first().waitFor({ state: 'attached' });

  await page.goto('/profile/security');
  await expect(page.getByText(/Last used/)).toBeVisible();
  await forgetProof(page, '**/api/my/passkeys/*');
  await page.getByRole('button', { name: 'Options for My laptop' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expectAccessible(page);
  await proof.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(toast(page, 'Passkey removed')).toBeVisible();
  await expect(page.getByText('My laptop')).toHaveCount(0);
});

test('without a passkey a code proves, in the dialog over what was asked, and the call is repeated', async ({
  page,
  expectAccessible,
}) => {
  await addAuthenticator(page);
  await signIn(page, 'ole@example.com');
  await forgetProof(page, '**/api/my/passkeys/options');
  await page.goto('/profile/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await proof.getByRole('button', { name: 'Send me a code' }).click();
  await expect(proof.getByText('We sent a code to o••••@example.com.')).toBeVisible();
  await expectAccessible(page);
  await proof.getByRole('textbox', { name: 'Code' }).fill('00000000');
  await expect(proof.getByText('This code is wrong.')).toBeVisible();
  await proof.getByRole('textbox', { name: 'Code' }).fill(await codeFor(page, 'ole@example.com'));
  await expect(proof).toHaveCount(0);
  await expect(toast(page, 'Passkey added')).toBeVisible();
});

test('another device is signed out from here, and says so by asking to sign in', async ({ page, browser, product }) => {
  await signIn(page, 'tom@example.com');
  const elsewhere = await browser.newContext({ baseURL: product.url, locale: 'en-GB' });
  const other = await elsewhere.newPage();
  await signIn(other, 'tom@example.com');
  await page.goto('/profile/security');
  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(toast(page, 'All other devices are signed out')).toBeVisible();
  await expect(page.getByText('This device')).toBeVisible();
  // It hears of it by itself: nobody touches that page.
  await expect(other.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  await elsewhere.close();
});
