import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openSilentLine } from './silent-line.ts';
import { dinner, editDinner, makeTrip, noteDown, notesOf } from './trip-makers.ts';

test.use({ serviceWorkers: 'allow' });

const noConnection = (page: Page) => page.getByText(/No connection to Escale/);
const dinnerOn = (page: Page) => page.getByRole('link', { name: dinner.name }).first();

/** The device believes to be connected throughout; `answer` is what it gets of the service. */
async function letNothingThrough(page: Page, answer: (route: Route) => unknown): Promise<() => Promise<void>> {
  const asked = /\/(api|version-policy\.json)/;
  await page.context().route(asked, answer);
  return () => page.context().unroute(asked);
}

test('a wifi that answers with its own page is no connection: the app says so, keeps what is changed, and sends it once let through', async ({
  lea,
  session,
  expectAccessible,
}) => {
  const id = await makeTrip(session.send, 'Hotel wifi', [dinner]);
  await lea.goto(`/trips/${id}`);
  await dinnerOn(lea).waitFor();
  const letThrough = await letNothingThrough(lea, (route) =>
    route.request().url().includes('version-policy')
      ? route.fulfill({ contentType: 'text/html', body: '<h1>Welcome to our wifi</h1>' })
      : route.abort(),
  );
  await editDinner(lea);
  await noteDown(lea, 'Table for five');
  await expect(noConnection(lea)).toBeVisible();
  await expectAccessible(lea);
  await letThrough();
  await expect(noConnection(lea)).toHaveCount(0);
  await expect.poll(() => notesOf(session.send, id)).toBe('Table for five');
});

test('a connection that leaves everything unanswered is none: pages open from what is kept, and a change waits for no answer', async ({
  lea,
  session,
  product,
}) => {
  const line = await openSilentLine(product.url);
  const id = await makeTrip(session.send, 'One bar left', [dinner]);
  const trip = `${line.url}/trips/${id}`;
  await lea.goto(trip);
  await dinnerOn(lea).waitFor();
  await lea.evaluate(() => navigator.serviceWorker.ready);
  await lea.reload();
  await expect.poll(() => lea.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await dinnerOn(lea).waitFor();

  line.fallSilent();
  await lea.goto(trip);
  await editDinner(lea);
  await noteDown(lea, 'Table for six');
  await expect(noConnection(lea)).toBeVisible();

  line.speakAgain();
  await expect.poll(() => notesOf(session.send, id)).toBe('Table for six');
  await expect(noConnection(lea)).toHaveCount(0);
  line.close();
});

test('one call that fails alone is no lost connection', async ({ lea }) => {
  await lea.route('**/api/my/messages*', (route) => route.abort());
  await lea.goto('/messages');
  await expect(lea.getByText('No answer came. Check your connection and try again.').first()).toBeVisible();
  await expect(noConnection(lea)).toHaveCount(0);
});
