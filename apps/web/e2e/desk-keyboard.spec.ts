import { hotel, lookAfterLea } from './desk-makers.ts';
import { expect, test } from './fixtures.ts';
import { keyTo, tabTo } from './keyboard.ts';
import { makeTrip, toast, winterDay } from './trip-makers.ts';

test.beforeAll(async ({ session, agentSession }) => {
  await lookAfterLea(agentSession.send, session.send);
});

test('a trip is found, opened, changed and published by the keyboard alone', async ({ ana: page, session }) => {
  await makeTrip(session.send, 'Keys and nothing else', [hotel]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/desk/trips');
  await page.getByRole('table').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('Keys');
  await expect(page).toHaveURL(/query=Keys/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await tabTo(page, page.getByRole('link', { name: /^Keys and nothing else/ }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Keys and nothing else' }).waitFor();
  await tabTo(page, page.getByRole('button', { name: /^Options for Casa do Rio/ }));
  await page.keyboard.press('Enter');
  await keyTo(page, 'ArrowDown', page.getByRole('menuitem', { name: 'Remove from the trip' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 change not published')).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Review and publish' }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Review and publish' }).waitFor();
  await tabTo(page, page.getByRole('button', { name: 'Publish and tell them' }));
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Published')).toBeVisible();
});

test('from a customer’s name to the log of what was published to them, no mouse is needed', async ({
  ana: page,
  session,
  expectAccessible,
}) => {
  await makeTrip(session.send, 'Hands on the keys', [hotel]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/customers');
  await page.getByRole('table').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('lea@example.com');
  await expect(page.getByRole('row')).toHaveCount(2);
  await tabTo(page, page.getByRole('link', { name: /^Léa Martin/ }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Léa Martin' }).waitFor();
  await tabTo(page, page.getByRole('link').filter({ hasText: 'Hands on the keys' }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Hands on the keys' }).waitFor();

  await tabTo(page, page.getByRole('link', { name: 'Add', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Event' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'Name' }));
  await page.keyboard.type('Dinner typed');
  await tabTo(page, page.getByLabel('Begins', { exact: true }));
  const [year, month, day] = winterDay.split('-');
  await page.keyboard.type(`${day}${month}${year}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 change not published')).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Review and publish' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Publish and tell them' }));
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Published')).toBeVisible();

  await page.goto('/desk/team');
  await tabTo(page, page.getByRole('link', { name: 'Who did what' }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Who did what' }).waitFor();
  await tabTo(page, page.getByLabel('What', { exact: true }));
  await page.keyboard.type('Trips');
  await expect(page).toHaveURL(/about=trips/);
  const log = page.getByRole('list', { name: 'Who did what' });
  await expect(log.getByRole('listitem').first()).toContainText('published changes');
  await expect(log.getByRole('listitem').nth(1)).toContainText('changed a draft');
  await expectAccessible(page);
});
