import { signOutPath } from '@escale/contract';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.ts';
import type { Product } from './product.ts';
import { sessionOf } from './session.ts';
import { giveStars, makeTrip, type Send, toast } from './trip-makers.ts';

/** Somebody who gave a trip four stars that the server does not take, and who asks to sign out. Answers what the server knows. */
async function leaveSomethingUnsent(
  page: Page,
  product: Product,
  email: string,
): Promise<() => Promise<number | null>> {
  await signIn(page, email);
  // Of whoever is signed in by then: asked later it is another session of the same person.
  const send: Send = async (...call) => (await sessionOf(page, product)).send(...call);
  const id = await makeTrip(send, 'Rated in a tunnel', [], [-5, -3]);
  await page.route(`**/api/my/trips/${id}**`, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  await page.goto(`/trips/${id}?tab=detail`);
  await giveStars(page, 4);
  await expect(toast(page, 'Saved on this device')).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('dialog').getByText('1 change', { exact: true })).toBeVisible();
  return async () => ((await (await send('GET', `/api/my/trips/${id}`)).json()) as { rating: number | null }).rating;
}

async function isOut(page: Page): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  // From here on everything arrives again.
  await page.unrouteAll();
}

test('who stays signed in instead of leaving loses nothing: it is sent as soon as it can be', async ({
  page,
  product,
  expectAccessible,
}) => {
  const rating = await leaveSomethingUnsent(page, product, 'stays@example.com');
  await expectAccessible(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/changes');
  await expect(page.getByText('Nothing is waiting')).toBeVisible();
  await expect.poll(rating).toBe(4);
});

test('what is kept at signing out is nobody else’s, and is sent when its own person signs in again', async ({
  page,
  product,
}) => {
  test.slow();
  const rating = await leaveSomethingUnsent(page, product, 'keeps@example.com');
  await page.getByRole('button', { name: 'Sign out and keep it for me' }).click();
  await isOut(page);
  await signIn(page, 'comes-after@example.com');
  await page.goto('/changes');
  await expect(page.getByText('Nothing is waiting')).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await isOut(page);
  await signIn(page, 'keeps@example.com');
  await expect.poll(rating).toBe(4);
});

test('what is discarded at signing out is gone, also for its own person', async ({ page, product }) => {
  const rating = await leaveSomethingUnsent(page, product, 'discards@example.com');
  await page.getByRole('button', { name: 'Sign out and discard it' }).click();
  await isOut(page);
  await signIn(page, 'discards@example.com');
  await page.goto('/changes');
  await expect(page.getByText('Nothing is waiting')).toBeVisible();
  expect(await rating()).toBeNull();
});

test('signing out in one tab empties the others, and nothing that they had read is kept again', async ({
  page,
  product,
}) => {
  test.slow();
  await signIn(page, 'two-tabs@example.com');
  const other = await page.context().newPage();
  await other.goto(`${product.url}/profile`);
  await expect(other.getByText('two-tabs@example.com').first()).toBeVisible();
  await page.bringToFront();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await isOut(page);
  await expect(other.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  expect(await other.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toContain('escale');
  expect(await other.evaluate(readKept)).toEqual([]);
});

test('a tab that is refused while another still tells the server goodbye does not sign in again', async ({
  page,
  product,
}) => {
  test.slow();
  await signIn(page, 'slow-goodbye@example.com');
  const other = await page.context().newPage();
  await other.goto(`${product.url}/profile`);
  await expect(other.getByText('slow-goodbye@example.com').first()).toBeVisible();
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const said = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(signOutPath));
  await page.route(`**${signOutPath}`, async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await said;
  // Nothing of this page has been read: it is asked for, and refused.
  await other.getByRole('link', { name: /Passport, identity card/ }).click();
  await expect(other.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  expect(await other.evaluate(() => localStorage.getItem('stateAuthn'))).toBeNull();
  goOn();
  await isOut(page);
  expect(await page.evaluate(() => localStorage.getItem('stateAuthn'))).toBeNull();
});

test('a goodbye that the server never heard is said before anybody can sign in here again', async ({
  page,
  product,
}) => {
  test.slow();
  await signIn(page, 'unheard-goodbye@example.com');
  const { send } = await sessionOf(page, product);
  await page.route(`**${signOutPath}`, (route) => route.abort());
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign out' }).click();
  // Neither said nor, by the page's own way out, gone there for.
  const gone = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await gone;
  await page.unrouteAll();
  await page.goto('/');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  // What was issued to that sign-in ended with it.
  expect((await send('GET', '/api/my/account')).status).toBe(401);
  // And the next sign-in lasts.
  await signIn(page, 'unheard-goodbye@example.com');
  await page.reload();
  await expect(page.getByRole('navigation').first()).toBeAttached();
});

/** What was read and lies in this browser. */
function readKept(): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('escale');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const { result } = opening;
      if (!result.objectStoreNames.contains('queries')) return resolve([]);
      const all = result.transaction('queries').objectStore('queries').getAll();
      all.onsuccess = () => resolve(all.result);
    };
  });
}
