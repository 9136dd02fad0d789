import type { Page } from '@playwright/test';
import { expect, findInMail, test } from './fixtures.ts';
import { type Send, toast } from './trip-makers.ts';

const tom = 'tom.keller@atlas-travel.example';

let number = 0;
async function makeCustomer(send: Send, lastName: string): Promise<string> {
  const email = `customer-${++number}-${Date.now()}@e2e.example`;
  const made = await send('POST', '/api/agency/travelers', { email, firstName: 'Ines', lastName });
  return ((await made.json()) as { id: string }).id;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a customer is found while one types, with the keyboard alone', async ({ ana }) => {
  await ana.goto('/customers');
  await expect(ana.getByRole('link', { name: 'Noah Berg' })).toBeVisible();
  await ana.keyboard.press('/');
  await expect(ana.getByRole('searchbox', { name: 'Search by name or e-mail' })).toBeFocused();
  await ana.keyboard.type('ostergaard');
  await expect(ana.getByRole('link', { name: 'Noah Berg' })).toBeHidden();
  const found = ana.getByRole('link', { name: 'Søren Østergaard' });
  await expect(found).toBeVisible();
  await expect(ana).toHaveURL(/query=ostergaard/);
  await ana.keyboard.press('Tab');
  await expect(found).toBeFocused();
  await ana.keyboard.press('Enter');
  await expect(heading(ana, 'Søren Østergaard')).toBeFocused();
  await ana.goBack();
  await expect(found).toBeVisible();
});

test('who is not there is said to be not found', async ({ ana }) => {
  await ana.goto('/customers?query=nobody-like-this');
  await expect(ana.getByText('Not found any customer')).toBeVisible();
});

test('a customer is added once, and changed', async ({ ana, expectAccessible }) => {
  await ana.goto('/customers');
  await ana.getByRole('button', { name: 'Add customer' }).first().click();
  const dialog = ana.getByRole('dialog', { name: 'Add customer' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Required', { exact: true })).toBeVisible();
  await dialog.getByLabel('E-mail').fill('Noah.Berg+again@helvane.example');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Your agency already looks after this person')).toBeVisible();
  await expectAccessible(ana);
  await dialog.getByLabel('E-mail').fill(`paula-${Date.now()}@e2e.example`);
  await dialog.getByLabel('First name').fill('Paula');
  await dialog.getByLabel('Last name').fill('Added');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(heading(ana, 'Paula Added')).toBeVisible();
  await expect(ana.getByText('They have not agreed yet.')).toBeVisible();
  await expect(ana.getByText(/^session_[0-9a-f-]{36}$/)).toBeVisible();

  await ana.getByRole('button', { name: 'Edit', exact: true }).click();
  const change = ana.getByRole('dialog', { name: 'Change customer' });
  await change.getByLabel('Last name').fill('Renamed');
  await change.getByLabel('Chat session').fill('session_12345');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(change.getByText('This should look like session_ followed by a UUID')).toBeVisible();
  await change.getByLabel('Chat session').fill('session_0b1c2d3e-4f50-4161-8728-39a4b5c6d7e8');
  await ana.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(heading(ana, 'Paula Renamed')).toBeVisible();
  await expect(ana.getByText('session_0b1c2d3e-4f50-4161-8728-39a4b5c6d7e8')).toBeVisible();
});

test('a customer is handed to a colleague by e-mail, and is out of reach', async ({ ana, agentSession }) => {
  const id = await makeCustomer(agentSession.send, 'Handed');
  await ana.goto(`/customers/${id}`);
  await ana.getByRole('button', { name: 'More to do' }).click();
  await ana.getByRole('menuitem', { name: 'Transfer' }).click();
  const dialog = ana.getByRole('dialog', { name: 'Transfer Ines Handed' });
  await dialog.getByLabel('E-mail of the advisor').fill('nobody@elsewhere.example');
  await dialog.getByRole('button', { name: 'Transfer' }).click();
  await expect(dialog.getByText('Nobody with this address')).toBeVisible();
  await dialog.getByLabel('E-mail of the advisor').fill(tom);
  await dialog.getByRole('button', { name: 'Transfer' }).click();
  await expect(toast(ana, 'Ines Handed was transferred')).toBeVisible();
  await expect(ana).toHaveURL(/\/customers$/);
  await ana.goto(`/customers/${id}`);
  await expect(heading(ana, 'This customer is not here')).toBeVisible();
});

test('deleting asks first; a page that is open elsewhere shows it at once', async ({ ana, agentSession }) => {
  const [first, second] = [
    await makeCustomer(agentSession.send, 'Kept'),
    await makeCustomer(agentSession.send, 'Open'),
  ];
  await ana.goto(`/customers/${first}`);
  await ana.getByRole('button', { name: 'More to do' }).click();
  await ana.getByRole('menuitem', { name: 'Delete' }).click();
  await ana.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(heading(ana, 'Ines Kept')).toBeVisible();
  await ana.getByRole('button', { name: 'More to do' }).click();
  await ana.getByRole('menuitem', { name: 'Delete' }).click();
  await ana.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(ana, 'Ines Kept is no longer your customer')).toBeVisible();

  await ana.goto(`/customers/${second}`);
  await expect(heading(ana, 'Ines Open')).toBeVisible();
  await agentSession.send('DELETE', `/api/agency/travelers/${second}`);
  await expect(heading(ana, 'This customer is not here')).toBeVisible();
});

test('who was added agrees, and may leave again', async ({ lea, agentSession, session }) => {
  const made = await agentSession.send('POST', '/api/agency/travelers', {
    email: 'lea@example.com',
    firstName: 'Léa',
    lastName: 'E2E',
  });
  const { id } = (await made.json()) as { id: string };
  await lea.goto('/profile/advisors');
  await expect(lea.getByText('Would like to look after you')).toBeVisible();
  await lea.getByRole('button', { name: 'Agree' }).click();
  await expect(lea.getByText('Looks after you', { exact: true })).toBeVisible();
  await lea.getByRole('button', { name: 'Leave' }).click();
  await lea.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(lea.getByText('No agency looks after you')).toBeVisible();
  expect((await agentSession.send('GET', `/api/agency/travelers/${id}`)).status).toBe(404);
  await session.send('DELETE', `/api/my/advisors/${id}`);
});

test('an advisor is invited by the admin, and a forwarded link makes nobody one', async ({
  ana,
  browser,
  product,
  session,
  expectAccessible,
}) => {
  const invited = `new-advisor-${Date.now()}@e2e.example`;
  await ana.goto('/desk/team');
  await ana.getByRole('button', { name: 'Invite advisor' }).click();
  await ana.getByRole('dialog').getByLabel('E-mail').fill(invited);
  await expectAccessible(ana);
  await ana.getByRole('button', { name: 'Send invitation' }).click();
  const takeBack = ana.getByRole('button', { name: invited });
  await expect(takeBack).toBeVisible();

  const hash = await findInMail(ana, invited, /#[\w-]{20,}/);

  const context = await browser.newContext({ baseURL: product.url, locale: 'en-GB' });
  await context.addInitScript((tokens) => localStorage.setItem('stateAuthn', tokens), session.tokens);
  const lea = await context.newPage();
  await lea.goto(`/invitation${hash}`);
  await expect(lea.getByText('Work as an advisor of Atlas Corporate Travel')).toBeVisible();
  await expect(lea.getByText('This invitation was sent to another address.')).toBeVisible();
  await context.close();

  await takeBack.click();
  await expect(takeBack).toBeHidden();
});

test('what was done is written down, and leads to the customer', async ({ ana, agentSession, expectAccessible }) => {
  const id = await makeCustomer(agentSession.send, 'Audited');
  await ana.goto(`/desk/audit?customer=${id}`);
  await expect(ana.getByText('added a customer')).toBeVisible();
  await expectAccessible(ana);
  await ana.getByRole('link', { name: 'Ines Audited' }).last().click();
  await expect(heading(ana, 'Ines Audited')).toBeVisible();
  await expectAccessible(ana);
});
