import { type CalendarServer, ics, missingServer, startCalendarServer } from '../../server/testing/calendar-servers.ts';
import { expect, signIn, test } from './fixtures.ts';
import { prove } from './prove.ts';
import { inDays, toast } from './trip-makers.ts';

const missing = missingServer('radicale');
test.skip(missing !== false, String(missing));

let radicale: CalendarServer;
test.beforeAll(async () => {
  if (!missing) radicale = await startCalendarServer('radicale');
});
test.afterAll(() => radicale?.close());

const compact = (days: number) => inDays(days).replaceAll('-', '');

test('a calendar is connected, chosen, followed and disconnected', async ({ page, expectAccessible }) => {
  // Many steps, each with a look at its accessibility.
  test.setTimeout(120_000);
  await radicale.put(
    'board.ics',
    ics({
      uid: 'board',
      title: 'Board in Lyon',
      start: `${compact(9)}T100000`,
      end: `${compact(11)}T120000`,
      location: 'Place Bellecour, 69002 Lyon',
    }),
  );
  await radicale.put(
    'stand-up.ics',
    ics({ uid: 'stand-up', title: 'Stand-up', start: `${compact(1)}T091500`, more: ['RRULE:FREQ=DAILY'] }),
  );
  await signIn(page, 'cleo@example.com');
  await page.goto('/profile');
  await page.getByRole('link', { name: /^Calendars/ }).click();
  await expect(page.getByText('No calendar is connected yet')).toBeVisible();
  // No key of Google's or Microsoft's is set here, and nothing pretends otherwise.
  await expect(page.getByRole('button', { name: /Google|Microsoft/ })).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Calendar account (CalDAV)' }).click();
  const connecting = page.getByRole('dialog');
  await connecting.getByRole('button', { name: 'Connect' }).click();
  await expect(connecting.getByText('Required')).toHaveCount(3);
  await connecting.getByRole('combobox', { name: 'Server' }).fill(radicale.url);
  await connecting.getByRole('textbox', { name: 'User name' }).fill(radicale.username);
  await connecting.getByLabel('App password').fill('not the password');
  await expectAccessible(page);
  await connecting.getByRole('button', { name: 'Connect' }).click();

  await expect(page.getByRole('alert').getByText('does not accept this user name and password')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'New password' }).click();
  await page.getByRole('dialog').getByLabel('App password').fill(radicale.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Connect' }).click();

  const work = page.getByRole('checkbox', { name: 'Work' });
  await work.waitFor();
  await work.setChecked(false);
  await page.getByRole('button', { name: 'Start importing' }).click();
  await expect(page.getByText('At least one calendar must be selected.')).toBeVisible();
  await work.check();
  // The ticks are this device's until they are saved.
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Work' })).toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('stateCalendar'))).toMatch(
    /^\{"[0-9a-f-]{36}":\["[0-9a-f-]{36}"\]\}$/,
  );
  await page.getByRole('button', { name: 'Start importing' }).click();
  await expect(page.getByText('Up to date')).toBeVisible();
  await expect(page.getByText('1 event in your trips · 1 left out')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'What was imported?' }).click();
  const events = page.getByRole('dialog');
  await expect(events.getByText('Board in Lyon')).toBeVisible();
  await expectAccessible(page);
  await events.getByText('Left out').click();
  await expect(events.getByText('Repeats regularly')).toBeVisible();
  await events.getByText('In trips').click();
  await events.getByRole('link', { name: 'Lyon' }).click();
  await expect(page.getByText('Board in Lyon').first()).toBeVisible();

  await radicale.remove('board.ics');
  await page.goto('/profile/calendars');
  await page.getByRole('button', { name: 'Sync now' }).click();
  await expect(page.getByText('0 events in your trips · 1 left out')).toBeVisible();

  await page.getByRole('button', { name: 'Disconnect' }).click();
  const question = page.getByRole('dialog').getByRole('button', { name: 'Disconnect' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.click();
  await expect(toast(page, 'Calendar disconnected')).toBeVisible();
  await expect(page.getByText('No calendar is connected yet')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('stateCalendar'))).toBeNull();
});

test('an address at which there is no calendar is refused where it was typed, and nothing is kept of it', async ({
  page,
}) => {
  await signIn(page, 'misspelt@example.com');
  await page.goto('/profile/calendars');
  await page.getByRole('button', { name: 'Calendar address' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Address' }).fill('https://calendar.invalid/lea.ics');
  await dialog.getByRole('button', { name: 'Connect' }).click();
  await expect(dialog.getByText('This address does not exist, or the calendar has gone.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue('https://calendar.invalid/lea.ics');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('No calendar is connected yet')).toBeVisible();
});

test('the trips can be read as a calendar by whoever has its address, until it is revoked', async ({
  lea,
  session,
  product,
  expectAccessible,
}) => {
  await prove(lea, session.send);
  await lea.goto('/profile/calendars');
  await lea.getByRole('button', { name: 'Create an address' }).click();
  const shown = lea.getByText(/^http.*\/feeds\/.*\.ics$/);
  const address = (await shown.innerText()).trim();
  expect(address).toContain(product.url);
  await expect(lea.getByRole('link', { name: 'Open in my calendar' })).toHaveAttribute('href', /^webcal:/);
  await expectAccessible(lea);
  const feed = await fetch(address);
  expect(feed.headers.get('content-type')).toContain('text/calendar');
  expect(await feed.text()).toContain('END:VCALENDAR');

  await lea.reload();
  await expect(lea.getByText(/Last read:/)).toBeVisible();
  await expect(shown).toHaveCount(0);
  await lea.getByRole('button', { name: 'Revoke' }).click();
  await lea.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(toast(lea, 'The address no longer works')).toBeVisible();
  expect((await fetch(address)).status).toBe(404);
});

for (const theme of ['dark', 'light'] as const) {
  test(`the page is accessible in French, ${theme}`, async ({ lea, expectAccessible }) => {
    await lea.goto('/');
    await lea.evaluate((chosen) => {
      localStorage.setItem('language', 'fr');
      localStorage.setItem('theme', chosen);
    }, theme);
    await lea.goto('/profile/calendars');
    await expect(lea.getByRole('heading', { name: 'Agendas', exact: true })).toBeVisible();
    await expectAccessible(lea);
  });
}
