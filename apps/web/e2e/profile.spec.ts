import { codeFor, expect, findInMail, readCopies, signIn, test } from './fixtures.ts';
import { prove } from './prove.ts';
import { sessionOf } from './session.ts';
import { makeTrip, toast } from './trip-makers.ts';

test('my information: a number that cannot exist is said at its field, and an emergency contact waits for a yes', async ({
  page,
}) => {
  await signIn(page, 'rosa@example.com');
  await page.goto('/profile/details');
  await page.getByRole('textbox', { name: 'First name' }).fill('Rosa');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Lund');
  const mobile = page.getByRole('textbox', { name: /^Mobile phone/ });
  await expect(mobile).toHaveAccessibleDescription(/In international format, for example \+33/);
  await mobile.fill('+33 1');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(mobile).toHaveAccessibleDescription(/Invalid phone number format/);
  // It looks like one, and no such number can exist: only the server knows that.
  await mobile.fill('+33 0 00 00 00 00 00');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(mobile).toHaveAccessibleDescription(/Invalid phone number format/);
  await mobile.fill('+12025550142');
  const contact = page.getByRole('textbox', { name: /^Emergency contact/ });
  await contact.fill('Rosa@example.com');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(contact).toHaveAccessibleDescription(/your own address/);
  await contact.fill('paul@family.example');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Saved')).toBeVisible();
  await expect(mobile).toHaveValue('+1 202 555 0142');
  await expect(page.getByText('Waiting for confirmation')).toBeVisible();

  const link = await findInMail(page, 'paul@family.example', /\/emergency-contact\/[\w-]+/);
  await page.goto(link);
  await page.getByRole('button', { name: /Yes, I agree/ }).click();
  await expect(page.getByText('You are the emergency contact of Rosa Lund.')).toBeVisible();
  await page.goto('/profile/details');
  await expect(page.getByText('Confirmed')).toBeVisible();
});

test('another address is added with the code that went to it, and made the main one', async ({
  page,
  expectAccessible,
}) => {
  await signIn(page, 'finn@example.com');
  await page.goto('/profile/details');
  await page.getByRole('button', { name: 'Add an address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an address' });
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill('finn@work.example');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByText('We sent a code to finn@work.example.').waitFor();
  await expectAccessible(page);
  // The whole code is sent as soon as it stands there.
  await dialog.getByRole('textbox', { name: 'Code' }).fill(await codeFor(page, 'finn@work.example'));
  await expect(toast(page, 'Address added')).toBeVisible();
  await page.getByRole('button', { name: 'Options for finn@work.example' }).click();
  await page.getByRole('menuitem', { name: 'Make it the main address' }).click();
  await expect(toast(page, 'Mails now go to this address')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'finn@work.example' })).toContainText('Main');
});

test('clearing the cache removes what this device kept, and leaves the session and the app', async ({ lea }) => {
  // Home's own list, which no other page reads.
  await lea.goto('/');
  await expect.poll(() => lea.evaluate(readCopies)).toContain('"when":"past"');
  await lea.goto('/profile/data');
  await lea.evaluate(() => caches.open('files-test').then((cache) => cache.put('/kept', new Response('a copy'))));
  await lea.getByRole('button', { name: 'Clear cache' }).click();
  await expect(toast(lea, 'Cache cleared')).toBeVisible();
  expect(await lea.evaluate(readCopies)).not.toContain('"when":"past"');
  expect(await lea.evaluate(() => caches.has('files-test'))).toBe(false);
  await lea.reload();
  await expect(lea.getByRole('heading', { level: 1, name: 'My data' })).toBeVisible();
});

test('a copy of everything is made and downloaded', async ({ lea, session }) => {
  await makeTrip(session.send, 'Taken along');
  await prove(lea, session.send);
  await lea.goto('/profile/data');
  await lea.getByRole('button', { name: 'Make a copy' }).click();
  await expect(lea.getByText(/^Ready: /)).toBeVisible();
  const download = lea.waitForEvent('download');
  await lea.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^escale-\d{4}-\d\d-\d\d\.zip$/);
});

test('who erases the account reads first what becomes of the trips, types the address, and is gone', async ({
  page,
  expectAccessible,
}) => {
  await signIn(page, 'gone@example.com');
  await page.goto('/profile/data');
  await page.getByRole('button', { name: 'Erase my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase your account?' });
  await expect(dialog.getByText('No booking, ticket or hotel is cancelled by this.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox').fill('somebody@example.com');
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(dialog.getByText('This is not the main address of your account.')).toBeVisible();
  await dialog.getByRole('textbox').fill('gone@example.com');
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('stateAuthn'))).toBeNull();
});

test('what is typed outlives a change made elsewhere, which is said, and saving keeps both', async ({
  page,
  product,
  expectAccessible,
}) => {
  await signIn(page, 'nora@example.com');
  const { send } = await sessionOf(page, product);
  const read = async () => (await (await send('GET', '/api/my/account')).json()) as Record<string, unknown>;
  const change = async (details: object) => {
    const { version, language } = (await read()) as { version: number; language: string };
    const body = { firstName: 'Nora', lastName: 'Berg', language, ...details };
    const answer = await send('PUT', '/api/my/account/details', body, { 'If-Match': `"${version}"` });
    expect(answer.status).toBe(200);
  };
  await change({});
  // The page hears of nothing by itself: when it hears, is for this test to say.
  await page.route('**/api/my/live', (route) => route.abort());
  await page.goto('/profile/details');
  const save = page.getByRole('button', { name: 'Save' });
  const firstName = page.getByRole('textbox', { name: 'First name' });
  const mobile = page.getByRole('textbox', { name: /^Mobile phone/ });
  await expect(firstName).toHaveValue('Nora');
  await firstName.fill('Nora Elisabeth');

  await change({ mobilePhone: '+12025550142' });
  await save.click();
  await expect(toast(page, 'This was changed somewhere else in the meantime')).toBeVisible();
  await expect(firstName).toHaveValue('Nora Elisabeth');
  await expect(mobile).toHaveValue('+1 202 555 0142');
  const said = page.locator('form').getByRole('status').filter({ hasText: 'What you typed is kept' });
  await expect(said).toContainText('Mobile phone: +1 202 555 0142');
  await expect(said).not.toContainText('First name');
  await expectAccessible(page);

  // And once more: the same field, by the same person, somewhere else.
  await change({ firstName: 'Eleonora', mobilePhone: null });
  await save.click();
  await expect(said).toContainText('First name: Eleonora');
  await expect(said).not.toContainText('Mobile phone');
  await expect(firstName).toHaveValue('Nora Elisabeth');
  await save.click();
  await expect(toast(page, 'Saved')).toBeVisible();
  await expect(said).toBeHidden();
  expect(await read()).toMatchObject({ firstName: 'Nora Elisabeth', lastName: 'Berg', mobilePhone: null });
});
