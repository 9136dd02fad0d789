import { lookAfterLea } from './desk-makers.ts';
import { expect, test } from './fixtures.ts';
import { openHotel } from './hotel-pages.ts';
import { prove } from './prove.ts';
import { flightOn, inDays, makeTrip, winterDay } from './trip-makers.ts';

type Listed<T> = { items: T[] };

test('an advisor books a hotel for a customer from their trip; the traveller finds it there, and reads who booked', async ({
  ana,
  session,
  agentSession,
  expectAccessible,
}) => {
  await lookAfterLea(agentSession.send, session.send);
  await prove(ana, agentSession.send, 'ana.costa@atlas-travel.example');
  const begin = Math.round((Date.parse(winterDay) - Date.parse(inDays(0))) / 86_400_000);
  const tripId = await makeTrip(session.send, 'Lisbon, arranged', [flightOn(winterDay)], [begin, begin + 3]);

  await ana.goto(`/desk/trips/${tripId}`);
  await ana.getByRole('heading', { level: 1, name: 'Lisbon, arranged' }).waitFor();
  await ana.getByRole('link', { name: 'Add', exact: true }).click();
  await ana.getByRole('link', { name: /Find a hotel/ }).click();
  await expect(ana.getByText('For Léa Martin · Lisbon, arranged')).toBeVisible();
  await expect(ana.getByRole('combobox', { name: 'Where' })).toHaveValue(/Lisbon/);
  await ana.getByRole('button', { name: 'Search hotels' }).click();
  await expect(ana).toHaveURL(/hotels\/results.*customer=/);
  const customer = new URL(ana.url()).searchParams.get('customer') ?? '';

  const hotel = await openHotel(ana, agentSession.send, '01', {
    trip: tripId,
    customer,
  });
  await ana
    .getByRole('link', { name: /^Choose/ })
    .first()
    .click();
  await expect(ana.getByText('For Léa Martin')).toBeVisible();
  await expect(ana.getByRole('textbox', { name: 'First name' })).toHaveValue('Léa');
  await expect(ana.getByRole('textbox', { name: 'E-mail' })).toHaveValue('lea@example.com');
  await ana.getByRole('radio', { name: /Agency account/ }).check();
  await ana.getByRole('checkbox', { name: /I accept the rate terms/ }).check();
  await expectAccessible(ana);
  await ana.getByRole('button', { name: /^Book for/ }).click();
  await expect(ana.getByRole('heading', { name: 'The room is booked' })).toBeVisible();
  await expect(ana.getByRole('link', { name: 'Léa Martin' })).toBeVisible();
  await expectAccessible(ana);
  await ana.getByRole('link', { name: 'Open the trip' }).click();
  await expect(ana).toHaveURL(new RegExp(`/desk/trips/${tripId}`));
  await expect(ana.getByText(hotel.name).first()).toBeVisible();
  await expect(ana.getByRole('link', { name: 'Booking and cancellation' })).toBeVisible();
  await expect(ana.getByText(/not published/)).toHaveCount(0);

  const seen = (await (await session.send('GET', `/api/my/trips/${tripId}`)).json()) as {
    segments: { name?: string }[];
  };
  expect(seen.segments.map(({ name }) => name)).toContain(hotel.name);
  // Told after the booking, by a job of its own.
  const told = async () => {
    const messages = (await (await session.send('GET', '/api/my/messages')).json()) as Listed<{
      kind: string;
      body: string;
    }>;
    return messages.items.find(({ kind }) => kind === 'hotel-booked')?.body ?? '';
  };
  await expect.poll(told).toContain('Ana Costa booked it for you.');
});
