import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures.ts';
import { flightOn, makeTrip, winterDay } from './trip-makers.ts';

test('a link is made, opens for who has no account, and is taken back at once', async ({
  lea,
  session,
  browser,
  expectAccessible,
}) => {
  // Two browsers, three axe runs.
  test.slow();
  const id = await makeTrip(session.send, 'Shared summit', [flightOn(winterDay)]);
  await lea.goto(`/trips/${id}`);
  await lea.getByRole('button', { name: 'Share' }).first().click();
  const dialog = lea.getByRole('dialog', { name: 'Share this trip' });
  await dialog.getByRole('checkbox', { name: 'Booking numbers and seats' }).check();
  await expectAccessible(lea);
  await dialog.getByRole('button', { name: 'Create a link' }).click();
  const url = await dialog.getByText(/\/s\/[\w-]{32}$/).innerText();
  const path = new URL(url).pathname;
  // Heard where the reader is: outside of the dialog nothing is.
  await expect(dialog.getByRole('status').filter({ hasText: 'The link is ready' })).toHaveCount(1);
  await lea.context().grantPermissions(['clipboard-write']);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(1);

  for (const colorScheme of ['light', 'dark'] as const) {
    const stranger = await browser.newContext({ baseURL: new URL(lea.url()).origin, locale: 'fr-FR', colorScheme });
    const page = await stranger.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Shared summit' })).toBeVisible();
    await expect(page.getByText('Réservation 7QX4LM')).toBeVisible();
    expect(asked.filter((one) => one !== '/favicon.ico')).toEqual([path]);
    const { violations } = await new AxeBuilder({ page: page as never }).analyze();
    expect(violations.map(({ id: rule }) => rule)).toEqual([]);
    await stranger.close();
  }

  await lea.reload();
  await lea.getByRole('button', { name: 'Share' }).first().click();
  await expect(dialog.getByText(/Opened 2 times/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Revoke/ }).click();
  await expect(dialog.getByRole('button', { name: /^Revoke/ })).toHaveCount(0);
  expect((await fetch(new URL(path, lea.url()))).status).toBe(404);
});

test('the PDF is one tap away', async ({ lea, session }) => {
  const id = await makeTrip(session.send, 'On paper', [flightOn(winterDay)]);
  await lea.goto(`/trips/${id}`);
  await lea.getByRole('button', { name: 'Share' }).first().click();
  const href = await lea.getByRole('link', { name: 'Open as PDF' }).getAttribute('href');
  const answer = await session.send('GET', href ?? '');
  expect(answer.headers.get('content-type')).toBe('application/pdf');
});
