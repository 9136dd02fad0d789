import { signOutPath } from '@escale/contract';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.ts';
import { cutOff, reconnect } from './network.ts';
import { sessionOf, tokensIn } from './session.ts';
import { dinner, editDinner, makeTrip, noteDown, notesOf } from './trip-makers.ts';

test.use({ serviceWorkers: 'allow' });

type Event = { id: string; name: string; notes?: string; version: number };

/** Opens the form of the only segment, without a network from here on. */
async function editOffline(page: Page, tripId: string): Promise<void> {
  await page.goto(`/trips/${tripId}`);
  await page.getByRole('link', { name: 'Dinner with the client' }).first().waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await cutOff(page.context());
  await editDinner(page);
}

test('a change made in a tunnel is shown, outlives a reload, and is sent at the other end', async ({
  lea,
  session,
  expectAccessible,
}) => {
  const id = await makeTrip(session.send, 'Tunnel', [dinner]);
  const read = () => notesOf(session.send, id);
  await editOffline(lea, id);
  await noteDown(lea, 'Table for five');
  await expect(lea.getByText('Waiting to be sent').first()).toBeVisible();
  // The whole app anew, on the trip itself: a step that is still open would lie over what is looked for.
  await lea.goto(`/trips/${id}`);
  await expect(lea.getByText('1 change is waiting to be sent')).toBeVisible();
  await expect(lea.getByText('Waiting to be sent').first()).toBeVisible();
  expect(await read()).toBe('Table for two');

  await lea.getByRole('link', { name: 'Look' }).click();
  await expect(lea.getByText('Step changed: Dinner with the client')).toBeVisible();
  await expectAccessible(lea);

  await reconnect(lea.context());
  await expect(lea.getByText('Nothing is waiting')).toBeVisible();
  expect(await read()).toBe('Table for five');
});

test('what somebody else changed meanwhile is put beside mine, and one of them stays', async ({ lea, session }) => {
  const id = await makeTrip(session.send, 'Conflict', [dinner]);
  const trip = (await (await session.send('GET', `/api/my/trips/${id}`)).json()) as { segments: Event[] };
  const path = `/api/my/trips/${id}/segments/${trip.segments[0]?.id}`;
  await editOffline(lea, id);
  await noteDown(lea, 'Mine');
  expect((await session.send('PATCH', path, { notes: 'Theirs' })).status).toBe(200);
  await reconnect(lea.context());
  await expect(lea.getByText('1 change needs your decision').first()).toBeVisible();
  await lea.goto('/changes');
  await lea.getByRole('button', { name: 'Compare and choose' }).click();
  const both = lea.getByRole('dialog');
  await expect(both.getByText('Theirs', { exact: true })).toBeVisible();
  await both.getByRole('button', { name: 'Keep my version' }).click();
  await expect(lea.getByText('Nothing is waiting')).toBeVisible();
  const after = (await (await session.send('GET', `/api/my/trips/${id}`)).json()) as { segments: Event[] };
  expect(after.segments[0]?.notes).toBe('Mine');
});

test('what the server refuses is not dropped: it says why, and waits to be given up', async ({ lea, session }) => {
  const id = await makeTrip(session.send, 'Refused', [dinner]);
  await editOffline(lea, id);
  await noteDown(lea, 'Too late');
  expect((await session.send('DELETE', `/api/my/trips/${id}`, {})).status).toBe(204);
  await reconnect(lea.context());
  await expect(lea.getByText('1 change needs your decision').first()).toBeVisible();
  await lea.goto('/changes');
  await expect(lea.getByText('Not accepted')).toBeVisible();
  await lea.getByRole('button', { name: 'Give up' }).click();
  await expect(lea.getByText('Nothing is waiting')).toBeVisible();
});

test('a session that is ended elsewhere loses no change: it waits for its own person, and signing out counts it', async ({
  page,
  product,
}) => {
  test.slow();
  await signIn(page, 'ida@example.com');
  const ended = await sessionOf(page, product);
  const { refreshToken } = tokensIn(ended.tokens);
  const id = await makeTrip(ended.send, 'Left in the middle', [dinner]);
  await editOffline(page, id);
  await noteDown(page, 'Table for six');

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign out' }).click();
  const question = page.getByRole('dialog');
  await expect(question.getByText('1 change', { exact: true })).toBeVisible();
  await question.getByRole('button', { name: 'Stay signed in' }).click();

  await fetch(`${product.url}${signOutPath}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
  });
  await reconnect(page.context());
  await page.getByRole('textbox', { name: 'E-mail' }).waitFor();
  await signIn(page, 'ida@example.com');
  const { send } = await sessionOf(page, product);
  const notes = async () => {
    const { segments } = (await (await send('GET', `/api/my/trips/${id}`)).json()) as { segments: Event[] };
    return segments[0]?.notes;
  };
  await expect.poll(notes).toBe('Table for six');
});
