import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { Send } from './trip-makers.ts';
import { inDays, makeTrip, toast } from './trip-makers.ts';

test.use({ serviceWorkers: 'allow' });

const dinner = { type: 'event', name: 'Dinner with the client', start: inDays(21) };

/** The device believes to be connected throughout; `answer` is what it gets of the service. */
async function letNothingThrough(page: Page, answer: (route: Route) => unknown): Promise<() => Promise<void>> {
  const asked = /\/(api|version-policy\.json)/;
  await page.context().route(asked, answer);
  return () => page.context().unroute(asked);
}

async function noteDown(page: Page, notes: string): Promise<void> {
  await page.getByRole('button', { name: 'Options for Dinner with the client' }).first().click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByText('More details').click();
  await page.getByRole('textbox', { name: 'Notes' }).fill(notes);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Saved on this device')).toBeVisible();
}

async function notesOf(send: Send, id: string): Promise<string | undefined> {
  const trip = (await (await send('GET', `/api/my/trips/${id}`)).json()) as { segments: { notes?: string }[] };
  return trip.segments[0]?.notes;
}

test('a wifi that answers with its own page is no connection: the app says so, keeps what is changed, and sends it once let through', async ({
  lea,
  session,
  expectAccessible,
}) => {
  const id = await makeTrip(session.send, 'Hotel wifi', [dinner]);
  await lea.goto(`/trips/${id}`);
  await lea.getByRole('link', { name: 'Dinner with the client' }).first().waitFor();
  const letThrough = await letNothingThrough(lea, (route) =>
    route.request().url().includes('version-policy')
      ? route.fulfill({ contentType: 'text/html', body: '<h1>Welcome to our wifi</h1>' })
      : route.abort(),
  );
  await noteDown(lea, 'Table for five');
  const notice = lea.getByText(/No connection to Escale/);
  await expect(notice).toBeVisible();
  await expectAccessible(lea);
  await letThrough();
  await expect(notice).toHaveCount(0);
  await expect.poll(() => notesOf(session.send, id)).toBe('Table for five');
});

test('a connection that leaves everything unanswered is none: what is changed does not wait two minutes for it', async ({
  lea,
  session,
}) => {
  const id = await makeTrip(session.send, 'One bar left', [dinner]);
  await lea.goto(`/trips/${id}`);
  await lea.getByRole('link', { name: 'Dinner with the client' }).first().waitFor();
  const letThrough = await letNothingThrough(lea, () => undefined);
  await noteDown(lea, 'Table for six');
  await letThrough();
  await expect.poll(() => notesOf(session.send, id)).toBe('Table for six');
});

test('one call that fails alone is no lost connection', async ({ lea }) => {
  await lea.route('**/api/my/messages*', (route) => route.abort());
  await lea.goto('/messages');
  await expect(lea.getByText('No answer came. Check your connection and try again.').first()).toBeVisible();
  await expect(lea.getByText(/No connection to Escale/)).toHaveCount(0);
});
