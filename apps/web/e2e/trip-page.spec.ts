import type { Locator } from '@playwright/test';
import { expect, installed, readCopies, test } from './fixtures.ts';
import { cutOff, reconnect } from './network.ts';
import { flightOn, inDays, lisbon, makeTrip, placeTime, winterDay } from './trip-makers.ts';

test('the itinerary shows local times, and that the clocks go back', async ({ lea, session }) => {
  const id = await makeTrip(session.send, 'Winter summit', [flightOn(winterDay)]);
  await lea.goto(`/trips/${id}`);
  const flight = lea.getByRole('article', { name: 'Flight NA 1824, Paris to Lisbon' });
  await expect(flight).toContainText('10:45 CET');
  await expect(flight).toContainText('12:20 WET');
  await expect(flight).toContainText('2 h 35');
  await expect(lea.getByText('Clocks go back 1 hour: Lisbon is on WET')).toBeVisible();
});

test.describe('read in French', () => {
  test.use({ locale: 'fr-FR' });
  test('a trip calls towns as its reader does', async ({ lea, session }) => {
    const id = await makeTrip(session.send, 'Sommet d’hiver', [flightOn(winterDay)]);
    await lea.goto(`/trips/${id}`);
    await expect(lea.getByRole('article', { name: /Paris .+ Lisbonne/ })).toBeVisible();
    await expect(lea.getByText(/Lisbonne est à l’heure/)).toBeVisible();
    await expect(lea.getByText(/Lisbon\b/)).toHaveCount(0);
  });
});

test('an arrival on another day says which, and a train says when it is there', async ({ lea, session }) => {
  const nextDay = `${winterDay.slice(0, 8)}${Number(winterDay.slice(8)) + 1}`;
  const trip = await makeTrip(session.send, 'Nights', [
    { ...flightOn(winterDay), end: placeTime(nextDay, '01:20:00', 'Europe/Lisbon') },
    {
      type: 'train',
      departure: { name: 'Paris Est', timeZone: 'Europe/Paris' },
      arrival: { name: 'Strasbourg', timeZone: 'Europe/Paris' },
      start: placeTime(winterDay, '08:00:00', 'Europe/Paris'),
      end: placeTime(winterDay, '09:46:00', 'Europe/Paris'),
    },
  ]);
  await lea.goto(`/trips/${trip}`);
  const day = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  const arrivesOn = day.format(new Date(nextDay)).replace(',', '');
  await expect(lea.getByRole('article', { name: /NA 1824/ })).toContainText(`01:20 WET${arrivesOn}`);
  await expect(lea.getByText('arrives 09:46 · 1 h 46')).toBeVisible();
});

/** What is not there yet is not in view either: the heading is drawn first, and out of view then. */
async function scrolledAway(heading: Locator) {
  await expect(heading).toBeAttached();
  await expect(heading).not.toBeInViewport();
}

test('a trip that one is on opens at today, with its name, the way back and the plus', async ({ lea, session }) => {
  const meeting = (days: number) => ({ type: 'event', name: `Meeting ${days}`, start: `${inDays(days)}T12:00:00` });
  const days = [-4, -3, -2, -1, 0, 1, 2, 3, 4];
  const trip = await makeTrip(session.send, 'A long week', days.map(meeting), [-4, 4]);
  await lea.goto(`/trips/${trip}`);
  await scrolledAway(lea.getByRole('heading', { level: 1, name: 'A long week' }));
  await expect(lea.getByText('A long week', { exact: true }).first()).toBeInViewport();
  await expect(lea.getByRole('main').getByRole('link', { name: 'Trips' }).first()).toBeInViewport();
  await lea.getByRole('button', { name: 'Add to trip' }).click();
  await expect(lea.getByRole('dialog')).toBeVisible();
  await lea.setViewportSize({ width: 1440, height: 900 });
  await lea.goto(`/trips/${trip}`);
  await scrolledAway(lea.getByRole('heading', { level: 1, name: 'A long week' }));
  await expect(lea.getByText('A long week', { exact: true }).first()).toBeInViewport();
  await expect(lea.getByRole('main').getByRole('link', { name: 'Trips' }).last()).toBeInViewport();
});

test('a phone that is slow to tell what was scrolled still names the trip in the bar', async ({ lea, session }) => {
  // As a browser does whose page is busy: what was seen at the opening and after the scroll is told at once.
  await lea.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(told: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        let held: IntersectionObserverEntry[] = [];
        super((entries, observer) => {
          if (held.length === 0) setTimeout(() => told(held.splice(0), observer), 500);
          held = [...held, ...entries];
        }, options);
      }
    };
  });
  const meeting = (days: number) => ({ type: 'event', name: `Meeting ${days}`, start: `${inDays(days)}T12:00:00` });
  const trip = await makeTrip(session.send, 'A busy week', [-4, -3, -2, -1, 0, 1, 2].map(meeting), [-4, 2]);
  await lea.goto(`/trips/${trip}`);
  await scrolledAway(lea.getByRole('heading', { level: 1, name: 'A busy week' }));
  await expect(lea.getByText('A busy week', { exact: true }).first()).toBeInViewport();
});

test('a tap opens everything about a segment, and Back closes it', async ({ lea, session }) => {
  const id = await makeTrip(session.send, 'Summit in detail', [flightOn(winterDay)]);
  await lea.goto(`/trips/${id}`);
  await lea.getByRole('link', { name: 'NA 1824' }).click();
  const sheet = lea.getByRole('dialog', { name: 'Paris CDG to Lisbon LIS' });
  await expect(sheet.getByText('Norda Air').first()).toBeVisible();
  await expect(sheet.getByText('7QX4LM').first()).toBeVisible();
  await lea.goBack();
  await expect(sheet).toBeHidden();
});

test('towns follow the language that is chosen in the profile', async ({ lea, session }) => {
  const id = await makeTrip(session.send, 'Two languages', [flightOn(winterDay)]);
  await lea.goto(`/trips/${id}`);
  await expect(lea.getByRole('article', { name: /Paris to Lisbon/ })).toBeVisible();
  await lea.getByRole('navigation').getByRole('link', { name: 'Profile' }).click();
  await lea.getByText('Français', { exact: true }).click();
  await expect(lea.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
  await lea.goBack();
  await expect(lea.getByRole('article', { name: /Paris .+ Lisbonne/ })).toBeVisible();
});

test('names without a blank stay on a page of 320 px, and leave the sheet’s button free', async ({ lea, session }) => {
  const name = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenheim am Wolfgangsee';
  const stay = { type: 'hotel', name, place: { name, city: 'Strobl', country: 'AT', timeZone: 'Europe/Vienna' } };
  const times = {
    start: placeTime(winterDay, '15:00:00', 'Europe/Vienna'),
    end: placeTime(winterDay.replace(/20$/, '23'), '11:00:00', 'Europe/Vienna'),
  };
  const id = await makeTrip(session.send, name, [{ ...stay, ...times }]);
  await lea.setViewportSize({ width: 320, height: 640 });
  await lea.goto(`/trips/${id}`);
  await expect(lea.getByText(`3 nights at ${name}`)).toBeVisible();
  expect(await lea.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await lea.getByRole('link', { name }).first().click();
  const sheet = lea.getByRole('dialog', { name });
  const title = await sheet.getByRole('heading', { name }).first().boundingBox();
  const close = await sheet.getByRole('button', { name: 'Close' }).boundingBox();
  expect((title?.x ?? 0) + (title?.width ?? 320)).toBeLessThanOrEqual(close?.x ?? 0);
  const overflows = sheet.getByRole('heading', { name }).first();
  expect(await overflows.evaluate((heading) => heading.scrollWidth - heading.clientWidth)).toBe(0);
});

test('the sections of a trip are one stop of the keyboard, where arrows, Home and End choose', async ({
  lea,
  session,
}) => {
  const id = await makeTrip(session.send, 'Sections', [flightOn(winterDay)]);
  await lea.goto(`/trips/${id}`);
  const tab = (name: string) => lea.getByRole('tab', { name });
  await tab('Itinerary').focus();
  await lea.keyboard.press('ArrowRight');
  await expect(tab('Files')).toBeFocused();
  await expect(tab('Files')).toHaveAttribute('aria-selected', 'true');
  await expect(lea.getByRole('tabpanel', { name: 'Files' })).toBeVisible();
  await lea.keyboard.press('End');
  await expect(tab('Trip detail')).toBeFocused();
  await lea.keyboard.press('ArrowRight');
  await expect(tab('Itinerary')).toBeFocused();
  await lea.keyboard.press('ArrowLeft');
  await lea.keyboard.press('Home');
  await expect(lea.getByRole('tabpanel', { name: 'Itinerary' })).toBeVisible();
  // From there into the panel, not to the next section.
  await lea.keyboard.press('Tab');
  await expect(lea.getByRole('tabpanel', { name: 'Itinerary' })).toBeFocused();
});

test('with a keyboard alone one opens a segment, edits it and comes back', async ({ lea, session }) => {
  const id = await makeTrip(session.send, 'By keyboard', [
    { type: 'event', name: 'Kick-off', start: `${winterDay}T17:30:00+00:00[Europe/Lisbon]`, location: lisbon },
  ]);
  await lea.goto(`/trips/${id}`);
  await lea.getByRole('link', { name: 'Kick-off' }).focus();
  await lea.keyboard.press('Enter');
  const sheet = lea.getByRole('dialog', { name: 'Kick-off' });
  await sheet.getByRole('link', { name: 'Edit' }).focus();
  await lea.keyboard.press('Enter');
  await lea.getByRole('textbox', { name: 'Name' }).focus();
  await lea.keyboard.press('End');
  await lea.keyboard.type(' with Marta');
  await lea.keyboard.press('Enter');
  await expect(lea.getByRole('dialog', { name: 'Kick-off with Marta' })).toBeVisible();
  await lea.keyboard.press('Escape');
  await expect(lea.getByRole('link', { name: 'Kick-off with Marta' })).toBeVisible();
});

installed('offline a trip stays readable, and what cannot be done says why', async ({ lea, session, context }) => {
  const id = await makeTrip(session.send, 'In a tunnel', [flightOn(winterDay)]);
  await lea.goto('/');
  await lea.evaluate(() => navigator.serviceWorker.ready);
  await lea.goto(`/trips/${id}`);
  await expect(lea.getByRole('article', { name: /NA 1824/ })).toBeVisible();
  // The list knows the trip's name before the trip itself is kept; only that has its steps.
  await expect.poll(() => lea.evaluate(readCopies)).toContain(`"tripId":"${id}"`);
  await cutOff(context);
  await lea.reload();
  await expect(lea.getByRole('article', { name: /NA 1824/ })).toContainText('10:45 CET');
  // A change may wait for the network; bringing trips together may not.
  await expect(lea.getByRole('button', { name: 'Add to trip' })).toBeEnabled();
  await lea.getByRole('tab', { name: 'Trip detail' }).click();
  await expect(lea.getByText('This is possible again once you are connected.', { exact: false })).toBeVisible();
  await expect(lea.getByRole('link', { name: /Merge/ })).toHaveCount(0);
  await reconnect(context);
});

test('on a wide screen the second column shows what comes next', async ({ lea, session }) => {
  const id = await makeTrip(session.send, 'Wide', [flightOn(winterDay)]);
  await lea.setViewportSize({ width: 1440, height: 900 });
  await lea.goto(`/trips/${id}`);
  await expect(lea.getByRole('region', { name: 'Details' }).getByText('10:45 CET').first()).toBeVisible();
});

for (const theme of ['light', 'dark'] as const) {
  test(`every tab of a trip is accessible in the ${theme} theme`, async ({ lea, session, expectAccessible }) => {
    const id = await makeTrip(session.send, `Accessible in ${theme}`, [
      flightOn(winterDay),
      {
        type: 'hotel',
        name: 'Casa do Rio',
        place: { name: 'Rua da Lapa 12', city: 'Lisbon', timeZone: 'Europe/Lisbon' },
        start: `${winterDay}T15:00:00+00:00[Europe/Lisbon]`,
        amenities: ['breakfast'],
        refundable: true,
      },
      { type: 'event', name: 'Dinner', personal: true, status: 'cancelled', start: winterDay },
    ]);
    await session.send('POST', `/api/my/trips/${id}/attachments`, { url: 'https://example.com/agenda' });
    await lea.goto('/');
    await lea.evaluate((chosen) => localStorage.setItem('theme', chosen), theme);
    for (const tab of ['itinerary', 'files', 'media', 'travelers', 'detail']) {
      await lea.goto(`/trips/${id}?tab=${tab}`);
      await lea.getByRole('heading', { level: 2 }).first().or(lea.getByText('No pictures yet')).first().waitFor();
      await expectAccessible(lea);
    }
    await lea.goto(`/trips/${id}/merge`);
    await lea.getByRole('button', { name: 'Merge trips' }).waitFor();
    await expectAccessible(lea);
    await lea.goto(`/trips/${id}/segments/new?type=hotel`);
    await lea.getByText('More details').click();
    await expectAccessible(lea);
  });
}

test('a trip that is not there leads to those that are', async ({ lea, expectAccessible }) => {
  await lea.goto('/trips/01990000-0000-7000-8000-000000000000');
  await expect(lea.getByText(/This trip does not exist/)).toBeVisible();
  await expectAccessible(lea);
  await lea.getByRole('link', { name: 'All trips' }).click();
  await expect(lea.getByRole('heading', { level: 1, name: 'Trips' })).toBeVisible();
});
