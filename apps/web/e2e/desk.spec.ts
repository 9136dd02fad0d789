import { begin, hotel, lookAfterLea } from './desk-makers.ts';
import { expect, test } from './fixtures.ts';
import { inDays, makeTrip, toast, winterDay } from './trip-makers.ts';

let customerId = '';

test.beforeAll(async ({ session, agentSession }) => {
  customerId = await lookAfterLea(agentSession.send, session.send);
});

test('an advisor begins at the desk', async ({ ana: page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/desk$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link', { name: 'Trips' })).toHaveAttribute('href', '/desk/trips');
});

test('a page that hangs under a place of the navigation marks that place', async ({
  ana: page,
  session,
  agentSession,
}) => {
  const tripId = await makeTrip(session.send, 'Under trips', [hotel]);
  const draft = await begin(agentSession.send, tripId);
  const here = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
  for (const [path, place] of [
    [`/desk/drafts/${draft}/segments/new`, 'Trips'],
    [`/desk/drafts/${draft}/review`, 'Trips'],
    [`/hotels?trip=${tripId}&customer=${customerId}`, 'Trips'],
    ['/desk/templates', 'Today'],
    ['/desk/audit', 'Today'],
    ['/desk/imports', 'Today'],
  ] as const) {
    await page.goto(path);
    await expect(here).toHaveText([place]);
  }
});

test('who has left a hotel and gone nowhere since was last there, and is not said to be', async ({ ana, session }) => {
  const left = { ...hotel, start: inDays(-4), end: inDays(-2) };
  await makeTrip(session.send, 'Between two beds', [left], [-4, 1]);
  await ana.goto('/desk');
  const row = ana.getByRole('region', { name: 'Who is where' }).getByRole('link', { name: /Between two beds/ });
  await expect(row).toContainText('Last: Casa do Rio');
});

test('a trip is begun from the list of trips, with where it goes', async ({ ana: page }) => {
  await page.goto('/desk/trips');
  await page.getByRole('button', { name: 'New trip' }).click();
  const dialog = page.getByRole('dialog', { name: 'New trip' });
  await dialog.getByRole('combobox', { name: 'Destination' }).fill('Lisb');
  await expect(dialog.getByRole('listbox', { name: 'Places' })).toBeVisible();
});

test('the filters stand in the address, and only a customer’s trips are shown', async ({ ana: page }) => {
  await page.goto(`/desk/trips?customer=${customerId}&when=upcoming`);
  await expect(page.getByRole('link', { name: /Show all customers/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upcoming' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Past', exact: true }).click();
  await expect(page).toHaveURL(/when=past/);
  await page.goBack();
  await expect(page).toHaveURL(/when=upcoming/);
});

test('a link that ends a search empties its box, and the search stays ended', async ({ ana: page }) => {
  await page.goto('/desk/trips?query=Casa');
  const box = page.getByRole('searchbox');
  await expect(box).toHaveValue('Casa');
  const trips = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Trips' });
  await trips.click();
  await expect(box).toHaveValue('');
  await expect(page).toHaveURL(/\/desk\/trips$/);
});

test('a trip is kept as a template, and the next customer’s draft is made from it', async ({
  ana,
  session,
  expectAccessible,
}) => {
  const tripId = await makeTrip(session.send, 'Pattern of Lisbon', [hotel]);
  await ana.goto(`/desk/trips/${tripId}`);
  await ana.getByRole('button', { name: 'Trip options' }).click();
  await ana.getByRole('menuitem', { name: 'Keep as a template' }).click();
  await ana.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(toast(ana, 'Kept as a template')).toBeVisible();

  await ana.goto('/desk/templates');
  await ana.getByRole('button', { name: /^Use.*Pattern of Lisbon/ }).click();
  const dialog = ana.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('Léa');
  await dialog.getByRole('radio', { name: /lea@example.com/ }).check();
  await dialog.getByLabel('First day').fill(winterDay);
  await expectAccessible(ana);
  await dialog.getByRole('button', { name: 'Make a draft' }).click();
  await expect(ana).toHaveURL(/\/desk\/drafts\//);
  await expect(ana.getByText('A new trip, not published yet')).toBeVisible();
  await expect(ana.getByRole('article').filter({ hasText: 'Casa do Rio' }).first()).toBeVisible();

  await ana.goto('/desk');
  const drafts = ana.getByRole('region', { name: 'Drafts not published' });
  await expect(drafts.getByRole('link').filter({ hasText: 'Pattern of Lisbon' })).toBeVisible();
  await expectAccessible(ana);
});

const itinerary = `<html><body><p>Your booking reference is TRAY42.</p><table><tr><th>Flight</th><th>From</th><th>To</th><th>Date</th><th>Departure</th><th>Arrival</th></tr>
<tr><td>QC4199</td><td>Paris Charles de Gaulle (CDG)</td><td>Lisbon (LIS)</td><td>${winterDay}</td><td>10:40</td><td>12:10</td></tr></table></body></html>`;

test('a document for a customer lies beside what was read of it; it is taken back and accepted again', async ({
  ana: page,
  agentSession,
  expectAccessible,
}) => {
  const form = new FormData();
  form.set('name', 'itinerary of Léa.html');
  form.set('userId', customerId);
  form.set('file', new File([itinerary], 'itinerary.html', { type: 'text/html' }));
  const made = await agentSession.send('POST', '/api/agency/trips/import', form);
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/desk/imports/${id}`);
  await expect(page.getByRole('heading', { name: /QC 4199/ })).toBeVisible();
  // A value leads to its passage, which then stands out in the document.
  const original = page.frameLocator('iframe[title="The original"]');
  await expect(original.getByText('QC4199')).toBeVisible();
  await page.getByRole('button', { name: '4199', exact: true }).click();
  await expect(original.locator('mark', { hasText: '4199' }).first()).toHaveCSS('outline-style', 'solid');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Taken back')).toBeVisible();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(toast(page, 'Added to the customer’s trips')).toBeVisible();
  await expect(page.getByText('In the customer’s trips')).toBeVisible();
  // What somebody wrote is not ours to mend, and axe cannot look into its sandbox.
  await page.locator('iframe').evaluate((frame) => frame.remove());
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Open in the trip' }).click();
  await expect(page).toHaveURL(/\/desk\/trips\//);
});

test('what is no booking is read again at the desk, and dismissed', async ({ ana: page, agentSession }) => {
  const form = new FormData();
  form.set('name', 'parcel.txt');
  form.set('userId', customerId);
  form.set('file', new File(['Your parcel is on its way.'], 'parcel.txt', { type: 'text/plain' }));
  const made = await agentSession.send('POST', '/api/agency/trips/import', form);
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/desk/imports/${id}`);
  await page.getByRole('button', { name: 'Read again' }).click();
  await expect(toast(page, 'Reading again')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast(page, 'Dismissed')).toBeVisible();
  await expect(page).toHaveURL(/\/desk\/imports$/);
  await expect(page.getByText('parcel.txt')).toHaveCount(0);
});

test('a document for somebody who has not agreed is said to wait for their yes', async ({
  ana: page,
  agentSession,
}) => {
  const person = { email: `asked-${Date.now()}@e2e.example`, firstName: 'Odile', lastName: 'Asked' };
  const { id } = (await (await agentSession.send('POST', '/api/agency/travelers', person)).json()) as { id: string };
  const form = new FormData();
  form.set('name', 'confirmation.html');
  form.set('userId', id);
  form.set('file', new File([itinerary], 'confirmation.html', { type: 'text/html' }));
  // The board lies open, and hears of it.
  await page.goto('/desk');
  await expect(page.getByRole('region', { name: 'Needs somebody' })).toBeVisible();
  await agentSession.send('POST', '/api/agency/trips/import', form);
  const waiting = page.getByRole('region', { name: 'Imports that wait' }).getByRole('link', { name: /Odile Asked/ });
  await expect(waiting).toContainText('has not agreed to be looked after yet');
});

test('a traveller who follows an advisor’s link is told whose pages these are, and led home', async ({
  lea,
  expectAccessible,
}) => {
  await lea.goto('/desk/trips');
  await expect(lea.getByText(/An agency invites its advisors by e-mail/)).toBeVisible();
  await expect(lea.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expectAccessible(lea);
  await lea.getByRole('link', { name: 'Back to Home' }).click();
  await expect(lea.getByRole('heading', { level: 1, name: /Good/ })).toBeVisible();
});
