import { expect, test } from './fixtures.ts';
import { flightOn, inDays, makeTrip, toast } from './trip-makers.ts';

let tripId: string;

test.beforeAll(async ({ session }) => {
  const hotel = {
    type: 'hotel',
    name: 'Casa do Rio',
    place: { name: 'Casa do Rio' },
    start: inDays(-6),
    end: inDays(-4),
  };
  tripId = await makeTrip(session.send, 'Lisbon', [flightOn(inDays(-6)), hotel], [-6, -4]);
});

test('after a trip, Home asks once how it was; the survey asks only about what the trip had', async ({
  lea,
  expectAccessible,
}) => {
  await lea.goto('/');
  const ask = lea.getByRole('region', { name: 'How was Lisbon?' });
  await ask.getByRole('link', { name: 'Answer' }).click();
  await expect(lea.getByRole('heading', { level: 1, name: 'Satisfaction survey' })).toBeVisible();
  await expect(lea.getByRole('group', { name: 'The flight' })).toBeVisible();
  await expect(lea.getByRole('group', { name: 'The hotel' })).toBeVisible();
  await expect(lea.getByRole('group', { name: 'The train' })).toHaveCount(0);
  await expectAccessible(lea);

  await lea.getByRole('button', { name: 'Send' }).click();
  await expect(lea.getByText('Required')).toBeVisible();
  await lea
    .getByRole('group', { name: 'How satisfied are you overall?' })
    .getByRole('radio', { name: '4 stars' })
    .press('Space');
  await lea.getByRole('group', { name: 'The hotel' }).getByRole('radio', { name: '2 stars' }).press('Space');
  await lea
    .getByRole('group', { name: /recommend/ })
    .getByRole('radio', { name: /^10/ })
    .press('Space');
  await lea.getByLabel(/not appreciate/).fill('The queue at the desk');
  await lea.getByRole('button', { name: 'Send' }).click();
  await expect(toast(lea, 'Thanks for your feedback')).toBeVisible();

  await lea.goto('/');
  await expect(lea.getByRole('heading', { level: 2, name: 'Past' })).toBeVisible();
  await expect(ask).toHaveCount(0);
});

test('answers can be changed, from the trip and from the profile', async ({ lea, expectAccessible }) => {
  await lea.goto(`/trips/${tripId}?tab=detail`);
  await lea.getByRole('link', { name: 'Answer the survey about this trip' }).click();
  await expect(lea.getByLabel(/not appreciate/)).toHaveValue('The queue at the desk');
  await lea
    .getByRole('group', { name: 'How satisfied are you overall?' })
    .getByRole('radio', { name: '1 star' })
    .press('Space');
  await lea.getByRole('button', { name: 'Save the changes' }).click();
  await expect(toast(lea, 'Thanks for your feedback')).toBeVisible();
  await lea.goto('/profile');
  await lea.getByRole('link', { name: /Feedback/ }).click();
  await expect(lea.getByRole('link', { name: /Lisbon\s*1 star/ })).toBeVisible();
  await expectAccessible(lea);
});

test('the app is rated with one tap; words are optional, and a second device does not ask again', async ({ lea }) => {
  // The server asks nobody in their first days: here it says that it is a moment to ask.
  await lea.route('**/api/my/feedback', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), rateApp: true } });
  });
  await lea.goto('/');
  const ask = lea.getByRole('region', { name: 'How do you like Escale?' });
  await ask.getByRole('radio', { name: '5 stars' }).press('Space');
  await expect(ask.getByText('Thanks for your feedback')).toBeVisible();
  await ask.getByRole('button', { name: 'Write a Review' }).click();
  await ask.getByLabel(/Your review/).fill('It writes itself');
  await ask.getByRole('button', { name: 'Send' }).click();
  await expect(ask.getByText('Thanks for your feedback')).toBeVisible();
  await lea.unroute('**/api/my/feedback');
  await lea.goto('/');
  await expect(lea.getByRole('heading', { level: 2, name: 'Past' })).toBeVisible();
  await expect(ask).toHaveCount(0);
  await lea.goto('/profile/feedback');
  await expect(lea.getByRole('radio', { name: '5 stars' })).toBeChecked();
});

test('feedback is accessible in the dark theme and in French', async ({ lea, expectAccessible }) => {
  await lea.goto('/');
  await lea.evaluate(() => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('language', 'fr');
  });
  await lea.goto('/profile/feedback');
  await expect(lea.getByRole('heading', { level: 1, name: 'Vos avis' })).toBeVisible();
  await expectAccessible(lea);
  await lea.goto(`/trips/${tripId}/survey`);
  await lea.getByRole('button', { name: 'Enregistrer les modifications' }).waitFor();
  await expectAccessible(lea);
});
