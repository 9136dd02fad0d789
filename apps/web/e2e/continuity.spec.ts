import { expect, test } from './fixtures.ts';
import { lisbon, makeTrip, paris } from './trip-makers.ts';

const year = new Date().getUTCFullYear() + 1;
const flight = (from: object, to: object, start: string, end: string) => ({
  type: 'flight',
  departure: from,
  arrival: to,
  start: `${year}-${start}`,
  end: `${year}-${end}`,
});
const out = flight(paris, lisbon, '01-20T10:45:00+01:00[Europe/Paris]', '01-20T12:20:00+00:00[Europe/Lisbon]');
const back = flight(lisbon, paris, '01-22T18:00:00+00:00[Europe/Lisbon]', '01-22T21:30:00+01:00[Europe/Paris]');
const hotel = {
  type: 'hotel',
  name: 'Casa do Rio',
  place: { name: 'Casa do Rio', city: 'Lisbon', timeZone: 'Europe/Lisbon' },
  start: `${year}-01-20`,
  end: `${year}-01-21`,
};

test('a night without a bed is told between the cards, put away for good, and told anew when a flight moves', async ({
  lea,
  session,
  expectAccessible,
}) => {
  const id = await makeTrip(session.send, 'One night open', [out, hotel, back]);
  await lea.goto(`/trips/${id}`);
  const hint = lea.getByRole('note', { name: /Nothing booked for the night of/ });
  await expect(hint).toContainText('You are in Lisbon. Add the hotel, or dismiss this if you stay elsewhere.');
  await expectAccessible(lea);

  await hint.getByRole('button', { name: /^Dismiss/ }).click();
  await expect(hint).toHaveCount(0);
  await lea.reload();
  await expect(lea.getByText('1 dismissed hint')).toBeVisible();
  await expect(hint).toHaveCount(0);

  const trip = await (await session.send('GET', `/api/my/trips/${id}`)).json();
  const flightHome = trip.segments.at(-1);
  const later = `${year}-01-22T19:15:00+00:00[Europe/Lisbon]`;
  await session.send('PATCH', `/api/my/trips/${id}/segments/${flightHome.id}`, { start: later });
  await expect(hint).toBeVisible();
});

test('what was put away is shown again when one asks', async ({ lea, session }) => {
  const id = await makeTrip(session.send, 'Asked again', [out, hotel, back]);
  await lea.goto(`/trips/${id}`);
  const hint = lea.getByRole('note', { name: /Nothing booked for the night of/ });
  await hint.getByRole('button', { name: /^Dismiss/ }).click();
  await lea.getByRole('button', { name: 'Show again' }).click();
  await expect(hint).toBeVisible();
});

test('a hint can be acted upon: the missing hotel is one tap away', async ({ lea, session }) => {
  const id = await makeTrip(session.send, 'To be booked', [out, back]);
  await lea.goto(`/trips/${id}`);
  await lea.getByRole('note').getByRole('link', { name: 'Add a hotel' }).click();
  await expect(lea).toHaveURL(/segments\/new\?type=hotel/);
});
