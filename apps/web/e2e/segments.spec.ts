import type { Page } from '@playwright/test';
import { expect, moving, test } from './fixtures.ts';
import { makeTrip, toast, winterDay } from './trip-makers.ts';

test.use(moving);

type Round = {
  type: string;
  /** Where it stands in the itinerary afterwards. */
  shows: string;
  fill: (page: Page) => Promise<void>;
  /** Field and value as the server keeps them. */
  keeps: Record<string, unknown>;
};

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name, exact: true });
/** Typed and left, as a person does: an open list of proposals lies over what comes next. */
async function place(page: Page, name: string | RegExp, text: string): Promise<void> {
  const box = page.getByRole('combobox', { name, ...(typeof name === 'string' && { exact: true }) });
  await box.fill(text);
  await box.press('Tab');
}

async function when(page: Page, label: string, day: string, time = ''): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(day);
  if (time) await page.getByLabel(`${label}: time`).fill(time);
}

const rounds: Round[] = [
  {
    type: 'flight',
    shows: 'NA 1824',
    fill: async (page) => {
      await place(page, 'From', 'Aérodrome de Megève');
      await place(page, 'To', 'Geneva');
      await when(page, 'Departure', winterDay, '10:45');
      await when(page, 'Arrival', winterDay, '12:20');
      await page.getByLabel(/^Flight number/).fill('NA1824');
    },
    keeps: { airlineCode: 'NA', flightNumber: '1824', start: `${winterDay}T10:45:00` },
  },
  {
    type: 'train',
    shows: 'Paris to Lyon',
    fill: async (page) => {
      await place(page, 'From', 'Paris');
      await place(page, 'To', 'Lyon');
      await when(page, 'Departure', winterDay, '08:00');
      await page.getByLabel(/^Coach/).fill('12');
      await page.getByLabel(/^Seat/).fill('34');
    },
    keeps: { coachNumber: '12', seat: '34' },
  },
  {
    type: 'car-rental',
    shows: 'Hélice Cars',
    fill: async (page) => {
      await page.getByLabel(/^Rental company/).fill('Hélice Cars');
      await place(page, 'Pick-up place', 'Airport');
      await when(page, 'Pick-up', winterDay, '09:00');
      await page.getByRole('switch', { name: 'Drop-off same as pick-up' }).uncheck();
      await place(page, 'Drop-off place', 'Station');
    },
    keeps: { dropOffSameAsPickUp: false, dropOff: { name: 'Station' } },
  },
  {
    type: 'hotel',
    shows: 'Casa do Rio',
    fill: async (page) => {
      await page.getByLabel('Hotel name').fill('Casa do Rio');
      await place(page, 'Address or city', 'Rua da Lapa 12');
      await when(page, 'Check-in', winterDay);
      await page.getByText('More details').click();
      await page.getByText('Breakfast', { exact: true }).click();
      await page.getByLabel(/^Price/).fill('199,90');
    },
    keeps: { amenities: ['breakfast'], price: { amount: '199.90', currency: 'EUR' }, start: winterDay },
  },
  {
    type: 'transfer',
    shows: 'Transfer to Hotel',
    fill: async (page) => {
      await place(page, 'Pick-up place', 'Home');
      await place(page, /^Destination/, 'Hotel');
      await when(page, 'Pick-up', winterDay, '07:15');
    },
    keeps: { departure: { name: 'Home' }, arrival: { name: 'Hotel' } },
  },
  {
    type: 'vessel',
    shows: 'Calais to Dover',
    fill: async (page) => {
      await place(page, 'From', 'Calais');
      await place(page, 'To', 'Dover');
      await when(page, 'Departure', winterDay, '22:00');
      await when(page, 'Arrival', winterDay, '06:00');
      await page.getByRole('button', { name: 'Arrives the next day' }).click();
      await page.getByLabel(/^Vessel/).fill('Bluebird');
    },
    keeps: { vesselName: 'Bluebird' },
  },
  {
    type: 'cruise',
    shows: 'North Star',
    fill: async (page) => {
      await page.getByLabel(/^Ship/).fill('North Star');
      await place(page, 'From', 'Bergen');
      await place(page, 'To', 'Kirkenes');
      await when(page, 'Departure', winterDay);
      await page.getByText('More details').click();
      await page.getByRole('button', { name: 'Add a port' }).click();
      await place(page, 'Location', 'Tromsø');
    },
    keeps: { portsOfCall: [{ place: { name: 'Tromsø' } }] },
  },
  {
    type: 'event',
    shows: 'Kick-off',
    fill: async (page) => {
      await page.getByLabel('Name').fill('Kick-off');
      await when(page, 'Begins', winterDay, '17:30');
      await page.getByLabel(/^Duration/).fill('1h30');
      await page.getByRole('switch', { name: 'Personal' }).check();
      await page.getByText('More details').click();
      await page.getByRole('button', { name: 'Add a guest' }).click();
      await page.getByRole('group', { name: 'Guest 1' }).getByLabel('Name').fill('Léa Martin');
    },
    keeps: { duration: '01:30', personal: true, travelers: [{ name: 'Léa Martin' }] },
  },
];

for (const { type, shows, fill, keeps } of rounds) {
  test(`a ${type} is added by hand, kept as typed, and changed again`, async ({ lea, session }) => {
    const id = await makeTrip(session.send, `With a ${type}`);
    await lea.goto(`/trips/${id}/segments/new?type=${type}`);
    await fill(lea);
    await lea.getByRole('button', { name: 'Add without attachment' }).click();
    await expect(toast(lea, 'Added to your trip')).toBeVisible();
    await expect(lea.getByRole('link', { name: shows })).toBeVisible();

    const trip = (await (await session.send('GET', `/api/my/trips/${id}`)).json()) as { segments: [{ id: string }] };
    expect(trip.segments[0]).toMatchObject(keeps);

    await lea.goto(`/trips/${id}/segments/${trip.segments[0].id}`);
    await lea.getByText('More details').click();
    await lea.getByLabel(/^Notes/).fill('Ask for Marta');
    await lea.getByRole('button', { name: 'Save' }).click();
    await expect(toast(lea, 'Saved')).toBeVisible();
    const after = (await (await session.send('GET', `/api/my/trips/${id}`)).json()) as { segments: object[] };
    expect(after.segments[0]).toMatchObject({ ...keeps, notes: 'Ask for Marta' });
  });
}

test('a form points at what is wrong, and lets one mend it without taking the keyboard away', async ({
  lea,
  session,
  expectAccessible,
}) => {
  const id = await makeTrip(session.send, 'With faults');
  await lea.goto(`/trips/${id}/segments/new?type=flight`);
  const add = lea.getByRole('button', { name: 'Add without attachment' });
  await add.click();
  await expect(lea.getByRole('combobox', { name: 'From' })).toBeFocused();
  await lea.keyboard.type('Orlyville');
  await expect(lea.getByRole('combobox', { name: 'From' })).toHaveValue('Orlyville');
  await expect(lea.getByRole('combobox', { name: 'To' })).toHaveAttribute('aria-invalid', 'true');
  await lea.getByRole('combobox', { name: 'To' }).fill('Lisbonville');
  await lea.getByText('More details').click();
  await lea.getByLabel(/^Price/).fill('120');
  await lea.getByLabel('Currency').fill('EU');
  await add.click();
  await expect(lea.getByLabel('Currency')).toBeFocused();
  await expect(lea.getByLabel(/^Price/)).not.toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(lea);
});

test('on the narrowest phone a day keeps its year', async ({ lea, session }) => {
  const id = await makeTrip(session.send, 'Narrow');
  await lea.setViewportSize({ width: 320, height: 640 });
  await lea.goto(`/trips/${id}/segments/new?type=flight`);
  const day = lea.getByLabel('Departure', { exact: true });
  await day.fill('2027-12-23');
  // What the browser itself needs for a day of eight figures.
  const needed = await day.evaluate((input) => {
    const copy = input.cloneNode() as HTMLInputElement;
    copy.style.width = 'auto';
    document.body.append(copy);
    const { width } = copy.getBoundingClientRect();
    copy.remove();
    return width;
  });
  expect((await day.boundingBox())?.width).toBeGreaterThanOrEqual(needed);
});

test('an airport chosen from the list brings its clock', async ({ lea, session }) => {
  const id = await makeTrip(session.send, 'With clocks');
  await lea.goto(`/trips/${id}/segments/new?type=flight`);
  await lea.getByRole('combobox', { name: 'From' }).pressSequentially('Lisbo');
  // The answer comes while one goes on typing, and takes nothing of that away.
  const typed = Promise.withResolvers<void>();
  await lea.route('**/api/places/google/details*', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await lea.getByRole('option', { name: /LIS/ }).first().click();
  await when(lea, 'Departure', winterDay, '10:45');
  typed.resolve();
  await expect(lea.getByText('WET, local time in Lisbon')).toBeVisible();
});

test('what is missing is said beside its field, and the first one takes the focus', async ({ lea, session }) => {
  const id = await makeTrip(session.send, 'Incomplete');
  await lea.goto(`/trips/${id}/segments/new?type=hotel`);
  await lea.getByRole('button', { name: 'Add without attachment' }).click();
  await expect(lea.getByText('Required', { exact: true })).toHaveCount(2);
  await expect(lea.getByLabel('Hotel name')).toBeFocused();
});

test('leaving a form that was begun asks first', async ({ lea, session }) => {
  const id = await makeTrip(session.send, 'Begun');
  await lea.goto(`/trips/${id}/segments/new?type=event`);
  await field(lea, 'Name').fill('Kick-off');
  await lea.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
  const question = lea.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(field(lea, 'Name')).toHaveValue('Kick-off');
  await lea.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(lea.getByRole('heading', { level: 1, name: /Good/ })).toBeVisible();
});

test('two changes at once are shown side by side, and one of them is kept', async ({ lea, session }) => {
  const id = await makeTrip(session.send, 'Two at once', [{ type: 'event', name: 'Kick-off', start: winterDay }]);
  const { segments } = (await (await session.send('GET', `/api/my/trips/${id}`)).json()) as {
    segments: [{ id: string }];
  };
  const address = `/api/my/trips/${id}/segments/${segments[0].id}`;
  await lea.goto(`/trips/${id}/segments/${segments[0].id}`);
  await field(lea, 'Name').fill('Kick-off with Marta');
  expect((await session.send('PATCH', address, { name: 'Kick-off with Inès' })).status).toBe(200);
  await lea.getByRole('button', { name: 'Save' }).click();
  const both = lea.getByRole('dialog', { name: 'Changed by somebody else' });
  await expect(both).toContainText('Kick-off with Inès');
  await both.getByRole('button', { name: 'Keep my version' }).click();
  await expect(toast(lea, 'Saved')).toBeVisible();
  await expect(lea.getByRole('dialog', { name: 'Kick-off with Marta' })).toBeVisible();
});
