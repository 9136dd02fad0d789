import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { cutOff, reconnect } from './network.ts';
import { flightOn, giveStars, inDays, makeTrip, toast } from './trip-makers.ts';

test.use({ serviceWorkers: 'allow' });

const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n%%EOF\n',
);

/** Puts the app back to how an earlier build had installed it. */
async function runOlder(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().route('**/service-worker.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/"version":"[^"]*"/, '"version":"older"') });
  });
  await page.evaluate(async () => {
    await navigator.serviceWorker.getRegistration().then((registration) => registration?.unregister());
    for (const name of await caches.keys()) if (name.startsWith('shell-')) await caches.delete(name);
  });
  await page.reload();
  await expect.poll(() => page.evaluate(() => caches.keys())).toContain('shell-older');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().unroute('**/service-worker.js');
  // Under it from the start, as somebody who opens the installed app.
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
}

test('installed, cut off, updated and reloaded: the trip and its PDF open, an edit waits, and is sent at the end', async ({
  lea,
  session,
}) => {
  const context = lea.context();
  const id = await makeTrip(session.send, 'Through the tunnel', [flightOn(inDays(5))], [-1, 7]);
  await lea.goto(`/trips/${id}?tab=files`);
  await lea.getByLabel(/Choose a file/).setInputFiles({ name: 'ticket.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(lea.getByText('Saved on this device').first()).toBeVisible();

  // A newer version of the app arrives and takes over; what was kept is still there.
  await runOlder(lea);
  await lea.evaluate(() => navigator.serviceWorker.getRegistration().then((registration) => registration?.update()));
  await lea
    .getByRole('region', { name: /Notifications/ })
    .getByRole('button', { name: 'Reload' })
    .click();
  // While the page is replaced nobody can be asked.
  const shells = () => lea.evaluate(() => caches.keys()).catch(() => ['shell-older']);
  await expect.poll(shells).not.toContain('shell-older');

  await cutOff(context);
  await lea.goto('/');
  await expect(lea.getByText(/You are offline · updated/)).toBeVisible();
  await lea
    .getByRole('link', { name: /Through the tunnel/ })
    .first()
    .click();
  await expect(lea.getByRole('heading', { level: 1, name: 'Through the tunnel' })).toBeVisible();
  await lea.getByRole('tab', { name: /Files/ }).click();
  await expect(lea.getByText('Saved on this device').first()).toBeVisible();
  await lea.getByRole('button', { name: 'ticket.pdf', exact: true }).click();
  const download = lea.waitForEvent('download');
  await lea.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  expect((await readFile(await (await download).path(), 'latin1')).slice(0, 8)).toBe('%PDF-1.4');
  const shown = lea.getByRole('dialog').locator('iframe');
  const address = (await shown.getAttribute('src')) ?? '';
  expect(await lea.evaluate(async (url) => (await fetch(url)).headers.get('content-type'), address)).toBe(
    'application/pdf',
  );
  await lea.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();

  await lea.getByRole('tab', { name: /Trip detail/ }).click();
  await giveStars(lea, 4);
  await expect(toast(lea, 'Saved on this device')).toBeVisible();
  await reconnect(context);
  await expect(toast(lea, '1 waiting change has been sent')).toBeVisible();
  const trip = (await (await session.send('GET', `/api/my/trips/${id}`)).json()) as { rating: number };
  expect(trip.rating).toBe(4);
});

test('a file that is added while others are being kept is kept with them', async ({ lea, session }) => {
  const id = await makeTrip(session.send, 'Two papers', [flightOn(inDays(4))], [4, 5]);
  const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdf });
  const asked = lea.waitForRequest(/attachments\/[0-9a-f-]{36}\/content$/);
  const added = Promise.withResolvers<void>();
  await lea.route(/attachments\/[0-9a-f-]{36}\/content$/, async (route) => {
    await added.promise;
    await route.continue();
  });
  await lea.goto(`/trips/${id}?tab=files`);
  const choose = lea.getByLabel(/Choose a file/);
  await choose.setInputFiles(file('first.pdf'));
  await asked;
  await choose.setInputFiles(file('second.pdf'));
  await expect(lea.getByRole('button', { name: 'second.pdf', exact: true })).toBeVisible();
  added.resolve();
  const second = lea.getByRole('listitem').filter({ hasText: 'second.pdf' });
  await expect(second.getByText('Saved on this device')).toBeVisible();
});

test('signing out leaves no file of the person in this browser', async ({ lea, session }) => {
  const id = await makeTrip(session.send, 'To be forgotten', [flightOn(inDays(3))], [3, 4]);
  await lea.goto(`/trips/${id}?tab=files`);
  await lea.getByLabel(/Choose a file/).setInputFiles({ name: 'ticket.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(lea.getByText('Saved on this device').first()).toBeVisible();
  await lea.route('**/auth/**', (route) => route.abort());
  await lea.evaluate(() => localStorage.setItem('stateAuthn', JSON.stringify({ accessToken: 'x', refreshToken: 'y' })));
  await lea.unroute('**/auth/**');
  await lea.goto('/').catch(() => undefined);
  await expect(lea.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  expect((await lea.evaluate(() => caches.keys())).filter((name) => name.startsWith('files-'))).toEqual([]);
});

test('a service that is away says so, and the page comes back by itself', async ({ lea }) => {
  await lea.route('**/api/my/**', (route) =>
    route.fulfill({ status: 503, headers: { 'retry-after': '1' }, contentType: 'application/json', body: '{}' }),
  );
  await lea.goto('/messages');
  const notice = lea.getByText('The service is temporarily unavailable. You might want to retry a later time.').first();
  await expect(notice).toBeVisible();
  await lea.unroute('**/api/my/**');
  await expect(notice).toHaveCount(0);
});

test('a version below the minimum must be updated', async ({ lea, expectAccessible }) => {
  await lea.route('**/version-policy.json', (route) => route.fulfill({ json: { latest: '9.0.0', minimum: '9.0.0' } }));
  await lea.goto('/messages');
  const dialog = lea.getByRole('dialog', { name: 'Escale must be updated' });
  await expect(dialog).toBeVisible();
  // There is no way around it, and nothing that looks like one.
  await expect(dialog.getByRole('button')).toHaveCount(1);
  await expectAccessible(lea);
  await lea.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Update now' }).click();
  await expect(lea.getByRole('dialog', { name: 'Escale must be updated' })).toBeVisible();
});

test('what works beside the pages begins when the network is back, where it was lost while the app opened', async ({
  lea,
}) => {
  const background = '**/assets/background-*.js';
  await lea.route(background, (route) => route.abort());
  const lost = lea.waitForEvent('requestfailed', (request) => request.url().includes('/assets/background-'));
  await lea.goto('/messages');
  await lost;
  await lea.unroute(background);
  const live = lea.waitForRequest('**/api/my/live');
  await cutOff(lea.context());
  await reconnect(lea.context());
  await live;
});
