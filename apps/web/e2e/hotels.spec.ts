import { expect, test } from './fixtures.ts';
import { checkout, fillForm, hotelOf, numbers, openHotel, type Rate, search, stay } from './hotel-pages.ts';
import { prove } from './prove.ts';
import { flightOn, inDays, makeTrip, winterDay } from './trip-makers.ts';

test('from a trip: a hotel is found, booked once in spite of a lost answer, and cancelled', async ({
  lea,
  session,
  expectAccessible,
}) => {
  await prove(lea, session.send);
  const begin = Math.round((Date.parse(winterDay) - Date.parse(inDays(0))) / 86_400_000);
  const tripId = await makeTrip(session.send, 'Lisbon with a bed', [flightOn(winterDay)], [begin, begin + 3]);
  await lea.goto(`/trips/${tripId}`);
  await lea.getByRole('button', { name: 'Add to trip' }).click();
  await lea.getByRole('link', { name: /Find a hotel/ }).click();
  await expect(lea.getByRole('combobox', { name: 'Where' })).toHaveValue(/Lisbon/);
  await expect(lea.getByLabel('Check-in')).toHaveValue(winterDay);
  await expect(lea.getByLabel('Check-out')).toHaveValue(checkout);
  await lea.getByRole('button', { name: 'Search hotels' }).click();

  await expect(lea.getByText('Sandbox: fictional hotels.')).toBeVisible();
  await lea.getByRole('button', { name: 'Filters' }).click();
  const filters = lea.getByRole('dialog', { name: 'Filters' });
  await filters.getByLabel(/^Distance/).selectOption('25');
  await expectAccessible(lea);
  await filters.getByRole('button', { name: 'Show hotels' }).click();
  await expect(lea).toHaveURL(/radius=25/);
  await expect(lea.getByText(/\d\d hotels available/)).toBeVisible();
  await expectAccessible(lea);
  await expect(lea.getByRole('link', { name: /^Sandbox Hotel Lisbon/ })).toHaveCount(10);
  const hotel = await openHotel(lea, session.send, numbers.flexible, { trip: tripId });

  await lea.getByText('Only refundable').click();
  await lea.getByText('Cancellation, price and terms').first().click();
  await expectAccessible(lea);
  await lea
    .getByRole('link', { name: /^Choose/ })
    .first()
    .click();
  await lea.getByRole('button', { name: /^Book for/ }).click();
  await expect(lea.getByText('Accept the rate terms to book')).toBeVisible();
  await expect(lea.getByText('Required', { exact: true }).first()).toBeVisible();
  await expectAccessible(lea);

  const sent: { key: string | undefined; body: string }[] = [];
  await lea.route('**/api/my/booking/hotels/book', async (route) => {
    const request = route.request();
    sent.push({ key: request.headers()['idempotency-key'], body: request.postData() ?? '' });
    const answer = await route.fetch();
    // The room is booked, and nobody hears of it.
    if (answer.status() === 201 && sent.length === 1) return route.abort('connectionreset');
    return route.fulfill({ response: answer });
  });
  await fillForm(lea);
  await lea.getByRole('button', { name: /^Book for/ }).click();
  await expect(lea.getByRole('heading', { name: 'Your room is booked' })).toBeVisible();
  expect(sent.length).toBeGreaterThan(1);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  for (const { body } of sent) {
    // Ids are drawn by chance and may hold any three digits; everything else that is sent is looked at.
    const {
      offerId: _offer,
      tripId: _trip,
      termsVersion: _terms,
      ...rest
    } = JSON.parse(body) as Record<string, object>;
    const said = JSON.stringify(rest);
    expect(said).toContain('sandbox-visa');
    expect(said).not.toContain('41111111');
    expect(said).not.toContain('737');
  }
  const mine = await session.send('GET', `/api/my/booking/hotels?tripId=${tripId}`);
  expect(((await mine.json()) as { items: object[] }).items).toHaveLength(1);
  await expectAccessible(lea);

  await lea.getByRole('link', { name: 'Open the trip' }).click();
  await expect(lea.getByRole('heading', { level: 1, name: 'Lisbon with a bed' })).toBeVisible();
  const opened = lea.getByRole('dialog', { name: hotel.name });
  await opened.getByRole('link', { name: 'Booking and cancellation' }).click();
  await lea.getByRole('button', { name: 'Cancel this booking' }).click();
  const dialog = lea.getByRole('dialog', { name: `Cancel ${hotel.name}?` });
  await expect(dialog.getByText('Cancelling now costs')).toBeVisible();
  await expectAccessible(lea);
  await dialog.getByRole('button', { name: 'Cancel for free' }).click();
  await expect(lea.getByRole('heading', { name: 'This booking is cancelled' })).toBeVisible();
  // What an offer promises is not said of a booking, least of all of one that has ended.
  await expect(lea.getByText('Total of the stay', { exact: true })).toBeVisible();
  await expect(lea.getByText(/^(Free cancellation|To pay now|To pay at the hotel)$/)).toHaveCount(0);
});

test('a hotel’s prices are asked for once, though the line for news opens meanwhile', async ({ lea, session }) => {
  const asked: string[] = [];
  lea.on('request', (request) => {
    if (request.url().includes('/hotels/detail?')) asked.push(request.url());
  });
  let openLine = () => {};
  const mayOpen = new Promise<void>((resolve) => (openLine = resolve));
  await lea.route('**/api/my/live', async (route) => {
    await mayOpen;
    await route.continue();
  });
  await openHotel(lea, session.send, numbers.flexible);
  await expect(lea.getByText('Cancellation, price and terms').first()).toBeVisible();
  // The line reads the page's other data again: an hour without it may have changed them.
  const readAgain = lea.waitForResponse(/\/api\/my\/account$/);
  openLine();
  await readAgain;
  expect(asked).toHaveLength(1);
});

test('a tax keeps the name that its provider gave it', async ({ lea, session }) => {
  const amount = { amount: '7.00', currency: 'EUR' };
  const taxes = [
    { label: 'Paris tax', amount, included: true },
    { label: 'Taxe de séjour', amount, included: false },
  ];
  await lea.route('**/api/my/booking/hotels/detail?*', async (route) => {
    const response = await route.fetch();
    const detail = (await response.json()) as { rates: object[] };
    await route.fulfill({ response, json: { ...detail, rates: detail.rates.map((rate) => ({ ...rate, taxes })) } });
  });
  await openHotel(lea, session.send, numbers.flexible);
  await lea.getByText('Cancellation, price and terms').first().click();
  await expect(lea.getByText('Paris tax, in the price').first()).toBeVisible();
  await expect(lea.getByText('Taxe de séjour, on top, at the hotel').first()).toBeVisible();
});

test('a room that goes while one books says so, and leads to the others', async ({ lea, session }) => {
  await openHotel(lea, session.send, numbers.gone);
  await lea
    .getByRole('link', { name: /^Choose/ })
    .first()
    .click();
  await expect(lea.getByText('No longer available', { exact: true })).toBeVisible();
  await expect(lea.getByRole('button', { name: /^Book for/ })).toHaveCount(0);
  await expect(lea.getByRole('link', { name: 'Choose another room' })).toBeVisible();
});

test('a changed price stands beside the one that was shown, and asks for a new yes', async ({
  lea,
  session,
  expectAccessible,
}) => {
  await openHotel(lea, session.send, numbers.dearer);
  await lea
    .getByRole('link', { name: /^Choose/ })
    .first()
    .click();
  await expect(lea.getByRole('heading', { name: 'The price or the terms have changed' })).toBeVisible();
  const before = await lea.getByRole('region', { name: 'As it was shown' }).innerText();
  const now = await lea.getByRole('region', { name: 'As it is now' }).innerText();
  const amount = (words: string) => Number(/€([\d,.]+)/.exec(words)?.[1]?.replaceAll(',', ''));
  expect(amount(now)).toBeGreaterThan(amount(before));
  await expect(lea.getByRole('button', { name: /^Book for/ })).toBeHidden();
  await expectAccessible(lea);
  await lea.getByRole('button', { name: /^Go on for/ }).click();
  await expect(lea.getByRole('button', { name: /^Book for/ })).toBeVisible();
});

test('what cannot be cancelled can only be removed from the trip, and the page says what that does not do', async ({
  lea,
  session,
}) => {
  await prove(lea, session.send);
  const { hotel, rate } = await hotelOf(session.send, numbers.nonRefundable);
  const shown = { total: rate.total, termsVersion: rate.termsVersion };
  const checked = await session.send('POST', '/api/my/booking/hotels/recheck', {
    ...{ hotelCode: hotel.hotelCode, chainCode: hotel.chainCode, rateId: rate.id, shown },
    ...stay,
  });
  const offer = (await checked.json()) as { id: string; rate: Rate; payments: string[] };
  expect(checked.status, JSON.stringify(offer)).toBe(201);
  const guests = [{ firstName: 'Léa', lastName: 'Martin' }];
  const payment = {
    ...{ kind: 'provider-token', token: 'sandbox-visa', cardType: 'Visa', cardHolderName: 'Léa Martin' },
    ...{ last4: '1111', expiryDate: '2038-09' },
  };
  const accepted = { termsAccepted: true, termsVersion: offer.rate.termsVersion };
  const booked = await session.send(
    'POST',
    '/api/my/booking/hotels/book',
    { offerId: offer.id, guests, email: 'lea@example.com', ...accepted, payment },
    { 'Idempotency-Key': crypto.randomUUID() },
  );
  const booking = (await booked.json()) as { id: string };
  expect(booked.status, JSON.stringify(booking)).toBe(201);
  await lea.goto(`/hotels/bookings/${booking.id}`);
  await expect(lea.getByText('This booking cannot be cancelled')).toBeVisible();
  await expect(lea.getByText(/That cancels no service/)).toBeVisible();
  await expect(lea.getByRole('button', { name: 'Cancel this booking' })).toHaveCount(0);
  await lea.getByRole('button', { name: 'Remove from the trip' }).click();
  await expect(lea.getByRole('dialog')).toContainText(/does not cancel/);
});

test('a search that fails says so, and another try finds the hotels', async ({ lea }) => {
  let fails = true;
  await lea.route('**/api/my/booking/hotels/list?*', (route) =>
    fails
      ? route.fulfill({
          // A status that is not asked for again by itself.
          status: 500,
          contentType: 'application/problem+json',
          body: JSON.stringify({ code: 'server.failed', title: 'Something went wrong.', status: 500 }),
        })
      : route.continue(),
  );
  await lea.goto(`/hotels/results?${search({ radius: 1 })}`);
  await expect(lea.getByText('Oops, unable to search hotels at the moment')).toBeVisible();
  await lea.getByRole('button', { name: 'Try again' }).click();
  await expect(lea.getByText('Oops, unable to search hotels at the moment')).toBeVisible();
  fails = false;
  const again = lea.getByRole('button', { name: 'Try again' });
  const found = lea.getByText(/hotels? available/);
  // An opened stream of changes may have asked again by itself meanwhile.
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 500 });
    await expect(found).toBeVisible({ timeout: 2000 });
  }).toPass();
  await lea.goto(`/hotels/results?${search({ radius: 25, byMinPrice: 90_000 })}`);
  await expect(lea.getByText('No hotels available')).toBeVisible();
});

test('a hotel that does not answer leaves nobody in the dark: unknown, not to be booked again, and then confirmed', async ({
  lea,
  session,
  expectAccessible,
}) => {
  await prove(lea, session.send);
  const hotel = await openHotel(lea, session.send, numbers.silent);
  await lea
    .getByRole('link', { name: /^Choose/ })
    .first()
    .click();
  await fillForm(lea);
  await lea.getByRole('button', { name: /^Book for/ }).click();
  await expect(lea.getByRole('heading', { name: 'The hotel has not answered' })).toBeVisible();
  await expect(lea.getByText(/Do not book again/).first()).toBeVisible();
  await expectAccessible(lea);
  // The hotel had booked it: asked what became of it, it says so.
  await expect(lea.getByRole('heading', { name: 'Your room is booked' })).toBeVisible();
  const mine = await session.send('GET', '/api/my/booking/hotels');
  const { items } = (await mine.json()) as { items: { hotel: { hotelCode: string } }[] };
  expect(items.filter((booking) => booking.hotel.hotelCode === hotel.hotelCode)).toHaveLength(1);
});

test('a virtual card has its state, limit and days, and its number only in the provider’s own frame', async ({
  lea,
  session,
  expectAccessible,
}) => {
  await prove(lea, session.send);
  await openHotel(lea, session.send, numbers.flexible);
  await lea
    .getByRole('link', { name: /^Choose/ })
    .last()
    .click();
  await lea.getByRole('radio', { name: /Virtual card/ }).check();
  await lea.getByRole('textbox', { name: 'First name' }).fill('Léa');
  await lea.getByRole('textbox', { name: 'Last name' }).fill('Martin');
  await lea.getByRole('checkbox', { name: /I accept the rate terms/ }).check();
  await lea.getByRole('button', { name: /^Book for/ }).click();
  const card = lea.getByRole('region', { name: 'Virtual payment card' });
  await expect(card.getByText('Sent to the hotel')).toBeVisible();
  await expect(card.getByText('Limit')).toBeVisible();
  await card.getByRole('button', { name: 'Show the number' }).click();
  const frame = card.locator('iframe');
  await expect(frame.contentFrame().getByText('No number exists behind this card.')).toBeVisible();
  // Of the frame the page knows nothing but that it is there.
  expect(await frame.getAttribute('sandbox')).toBe('');
  await expectAccessible(lea);
  await card.getByRole('button', { name: 'Hide the number' }).click();
  await expect(frame).toHaveCount(0);
});
