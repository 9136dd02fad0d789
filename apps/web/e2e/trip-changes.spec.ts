import { expect, test } from './fixtures.ts';
import { flightOn, inDays, makeTrip, toast, winterDay } from './trip-makers.ts';

test('a segment is duplicated, and deleting says that it cancels no service', async ({ lea, session }) => {
  const id = await makeTrip(session.send, 'Twice', [flightOn(winterDay)]);
  await lea.goto(`/trips/${id}`);
  const options = lea.getByRole('button', { name: 'Options for Paris CDG to Lisbon LIS' });
  await options.first().click();
  await lea.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(toast(lea, 'Segment duplicated')).toBeVisible();
  await expect(options).toHaveCount(2);

  await options.first().click();
  await lea.getByRole('menuitem', { name: 'Delete' }).click();
  const question = lea.getByRole('dialog');
  await expect(question).toContainText('This does not cancel the services booked.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(options).toHaveCount(1);
});

test('a traveller is added by e-mail, has not joined yet, and is removed again', async ({ lea, session }) => {
  const id = await makeTrip(session.send, 'Together');
  await lea.goto(`/trips/${id}?tab=travelers`);
  await expect(lea.getByText('Primary')).toBeVisible();
  await lea.getByRole('button', { name: 'Add a traveller' }).click();
  await expect(lea.getByText('Required', { exact: true })).toBeVisible();
  await lea.getByRole('textbox', { name: 'E-mail' }).fill('max@example.com');
  await lea.getByRole('button', { name: 'Add a traveller' }).click();
  await expect(toast(lea, 'Traveller added')).toBeVisible();
  await expect(lea.getByText('has not joined yet')).toBeVisible();

  const address = lea.getByRole('textbox', { name: 'E-mail' });
  await address.fill('max@example.com');
  await lea.getByRole('button', { name: 'Add a traveller' }).click();
  await expect(address).toHaveAccessibleDescription('This person travels along already');

  await lea.getByRole('button', { name: 'Remove max@example.com' }).click();
  const question = lea.getByRole('dialog', { name: 'Do you want to remove this traveler?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(toast(lea, 'Traveller removed')).toBeVisible();
  await expect(lea.getByText('has not joined yet')).toHaveCount(0);
});

test('a trip that somebody else changed meanwhile shows both versions, and the chosen one stays', async ({
  lea,
  session,
}) => {
  const id = await makeTrip(session.send, 'Name of before');
  await lea.goto(`/trips/${id}`);
  await lea.getByRole('button', { name: 'Trip options' }).first().click();
  await lea.getByRole('menuitem', { name: 'Edit trip' }).click();
  await lea.getByRole('textbox', { name: 'Name' }).fill('My name for it');
  expect((await session.send('PUT', `/api/my/trips/${id}`, { name: 'Their name for it' })).status).toBe(200);
  await lea.getByRole('button', { name: 'Save' }).click();
  const both = lea.getByRole('dialog', { name: 'Changed by somebody else' });
  await expect(both.getByRole('row', { name: /My name for it Their name for it/ })).toBeVisible();
  await both.getByRole('button', { name: 'Keep my version' }).click();
  await expect(lea.getByRole('heading', { level: 1, name: 'My name for it' })).toBeVisible();
});

test('the stars are set with the keyboard, and stay', async ({ lea, session }) => {
  const ahead = await makeTrip(session.send, 'Still ahead');
  await lea.goto(`/trips/${ahead}?tab=detail`);
  await expect(lea.getByRole('heading', { name: 'About the trip' })).toBeVisible();
  await expect(lea.getByRole('radio')).toHaveCount(0);
  const id = await makeTrip(session.send, 'To be rated', [], [-5, -3]);
  await lea.goto(`/trips/${id}?tab=detail`);
  await lea.getByRole('radio', { name: '1 star' }).focus();
  await lea.keyboard.press('ArrowRight');
  await lea.keyboard.press('ArrowRight');
  await lea.keyboard.press('ArrowRight');
  await expect(lea.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await expect(toast(lea, 'Thanks for your feedback')).toBeVisible();
  await expect
    .poll(async () => ((await (await session.send('GET', `/api/my/trips/${id}`)).json()) as { rating: number }).rating)
    .toBe(4);
});

test('name, days and purpose are changed in a sheet', async ({ lea, session }) => {
  const id = await makeTrip(session.send, 'Working title');
  await lea.goto(`/trips/${id}?tab=detail`);
  await lea.getByRole('button', { name: 'Edit' }).click();
  const sheet = lea.getByRole('dialog', { name: 'Edit trip' });
  await sheet.getByRole('textbox', { name: 'Name' }).fill('Partner summit');
  await sheet.getByLabel('Last day').fill(inDays(10));
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText('The end comes before the start')).toBeVisible();
  await sheet.getByLabel('Last day').fill(inDays(25));
  await sheet.getByRole('textbox', { name: 'Purpose' }).fill('Meet the partners');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(lea.getByRole('heading', { level: 1 })).toHaveText('Partner summit');
  await expect(lea.getByText('Meet the partners')).toBeVisible();
});

test('nearby trips are merged, after a look at the result', async ({ lea, session }) => {
  const id = await makeTrip(session.send, 'Lisbon', [flightOn(inDays(40))], [40, 42]);
  await makeTrip(session.send, 'Lisbon, the way back', [], [42, 44]);
  await lea.goto(`/trips/${id}`);
  await lea.getByRole('button', { name: 'Trip options' }).click();
  await lea.getByRole('menuitem', { name: 'Merge trips' }).click();
  await lea.getByRole('button', { name: 'Merge trips' }).click();
  await expect(lea.getByText('Choose at least one trip')).toBeVisible();
  await lea.getByRole('checkbox', { name: /the way back/ }).check();
  // other trips of hers may have 34
  await expect(lea.getByText(/\b4 nights/)).toBeVisible();
  await lea.getByRole('button', { name: 'Merge 1 trip' }).click();
  await expect(toast(lea, 'Trips merged')).toBeVisible();
  await expect(lea).toHaveURL(new RegExp(`/trips/${id}$`));
  await lea.goto('/trips');
  await expect(lea.getByRole('link', { name: /the way back/ })).toHaveCount(0);
});

test('a trip is cloned for somebody, says what is not copied, and the copy opens', async ({ lea, session }) => {
  const id = await makeTrip(session.send, 'Original', [flightOn(winterDay)]);
  await lea.goto(`/trips/${id}?tab=detail`);
  await lea.getByRole('button', { name: 'Clone trip' }).click();
  const sheet = lea.getByRole('dialog');
  await expect(sheet).toContainText('Not copied: files of single steps');
  await sheet.getByRole('textbox', { name: /E-mail/ }).fill('lea@example.com');
  await sheet.getByRole('button', { name: 'Clone trip' }).click();
  await expect(toast(lea, 'Trip cloned')).toBeVisible();
  await expect(lea).not.toHaveURL(new RegExp(id));
  await expect(lea.getByRole('article', { name: /NA 1824/ })).toBeVisible();
});

test('a trip is deleted only after it was said what that does not do', async ({ lea, session }) => {
  const id = await makeTrip(session.send, 'Called off');
  await lea.goto(`/trips/${id}`);
  await lea.getByRole('button', { name: 'Trip options' }).click();
  await lea.getByRole('menuitem', { name: 'Delete trip' }).click();
  const question = lea.getByRole('dialog');
  await expect(question).toContainText('This does not cancel the services booked.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(lea).toHaveURL(/\/trips$/);
  await expect(lea.getByRole('link', { name: /Called off/ })).toHaveCount(0);
});
