import type { Page } from '@playwright/test';
import axeCore from 'axe-core';
import { atRest } from './at-rest.ts';
import { everyRoute, filled } from './every-route.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';
import { flightOn, inDays, makeTrip, type Send, toast } from './trip-makers.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
/** A window of 1280 pixels at 400 %. */
const zoomed = { width: 320, height: 512 };

type Examples = Record<string, string>;

/** What stands for the parameters of an address, at the traveller's and at the advisor's. */
const traveller: Examples = {};
const advisor: Examples = {};
/** What some pages need beside their path. */
const searches: Record<string, string> = {};

test.beforeAll(async ({ session, agentSession }) => {
  const event = { type: 'event', name: 'Kick-off', start: inDays(6), notes: 'Bring the plan' };
  const hotel = {
    type: 'hotel',
    name: 'Casa do Rio',
    place: { name: 'Casa do Rio' },
    start: inDays(5),
    end: inDays(7),
  };
  const tripId = await makeTrip(session.send, 'Every screen', [flightOn(inDays(5)), event, hotel], [5, 7]);
  await makeTrip(session.send, 'Near by', [], [7, 8]);
  const trip = await ask<{ segments: { id: string }[] }>(session.send, `/api/my/trips/${tripId}`);
  const made = await session.send('POST', '/api/my/imports', {
    text: 'Flight NA 1824 from Paris CDG to Lisbon LIS on 12 January 2027, departure 10:45, booking 7QX4LM',
  });
  const { id: importId = '' } = (await made.json()) as { id?: string };
  Object.assign(traveller, { tripId, segmentId: trip.segments[0]?.id ?? '', importId });

  const stay = `place=Lisbon&latitude=38.7167&longitude=-9.1333&radius=25&checkin=${inDays(5)}&checkout=${inDays(7)}`;
  const { hotels } = await ask<{ hotels: { hotelCode: string; chainCode: string }[] }>(
    session.send,
    `/api/my/booking/hotels/list?${stay}`,
  );
  traveller.hotelCode = hotels[0]?.hotelCode ?? '';
  searches['/hotels/results'] = stay;
  searches['/hotels/$hotelCode'] = `${stay}&chainCode=${hotels[0]?.chainCode}`;

  const customers = await ask<{ items: { id: string }[] }>(agentSession.send, '/api/agency/travelers');
  const trips = await ask<{ items: { id: string }[] }>(agentSession.send, '/api/agency/trips?limit=1');
  advisor.customerId = customers.items[0]?.id ?? '';
  advisor.tripId = trips.items[0]?.id ?? '';
  const shown = await ask<{ segments: { id: string }[] }>(agentSession.send, `/api/agency/trips/${advisor.tripId}`);
  advisor.segmentId = shown.segments[0]?.id ?? '';
  const drafted = await agentSession.send('POST', '/api/agency/drafts', { tripId: advisor.tripId });
  advisor.draftId = ((await drafted.json()) as { id: string }).id;
  // What the lists of the desk hold when somebody works there: a line drafted, a pattern, a document that waits.
  await agentSession.send('POST', `/api/agency/drafts/${advisor.draftId}/segments`, event);
  await agentSession.send('POST', '/api/agency/templates', { name: 'Every screen', tripId: advisor.tripId });
  const brought = new FormData();
  brought.append('name', 'note.txt');
  brought.append('userId', advisor.customerId);
  brought.append('file', new File(['Nothing was booked.'], 'note.txt', { type: 'text/plain' }));
  const imported = await agentSession.send('POST', '/api/agency/trips/import', brought);
  advisor.importId = ((await imported.json()) as { id: string }).id;
});

async function ask<T>(send: Send, path: string): Promise<T> {
  return (await (await send('GET', path)).json()) as T;
}

for (const route of everyRoute()) {
  const title = `${route} is accessible in both languages and themes, on the phone, on a desk and at 400 %`;
  if (/^\/(desk|customers)/.test(route)) test(title, ({ ana }) => sweep(ana, route, advisor));
  else test(title, ({ lea }) => sweep(lea, route, traveller));
}

/** Each language in each theme, and the longer words in the narrower window. Colours and roles know no language; `npm run accessibility` looks all the same. */
const combinations = [
  { language: 'en', place: 'desk', size: desktop, isAlways: true },
  { language: 'en', place: 'phone', size: phone, isAlways: false },
  { language: 'fr', place: 'phone', size: phone, isAlways: true },
  { language: 'fr', place: 'desk', size: desktop, isAlways: false },
].filter(({ isAlways }) => isAlways || process.env.ACCESSIBILITY === 'all');

async function sweep(page: Page, route: string, examples: Examples): Promise<void> {
  const found: string[] = [];
  const search = searches[route];
  // The first language is there before the app is; the next one is chosen on the page.
  await page.addInitScript(() => {
    if (window === top) localStorage.getItem('language') ?? localStorage.setItem('language', 'en');
  });
  for (const { language, place, size } of combinations) {
    if (language !== 'en') await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    await page.setViewportSize(size);
    await page.goto(filled(route, examples) + (search ? `?${search}` : ''));
    await settle(page);
    const note = (where: string, faults: string[]) =>
      found.push(...faults.map((fault) => `${language}, ${where}: ${fault}`));
    note(`${place}, light`, await violations(page));
    note(`${place}, dark`, await inTheDark(page));
    await page.setViewportSize(zoomed);
    note('400 %', await sideways(page));
  }
  expect(found).toEqual([]);
}

for (const theme of ['light', 'dark'] as const) {
  for (const locale of ['en-GB', 'fr-FR']) {
    test(`signing in is accessible (${theme}, ${locale})`, async ({ browser, product }) => {
      const context = await browser.newContext({ baseURL: product.url, locale, viewport: phone });
      const page = await context.newPage();
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      await page.goto('/');
      await page.getByRole('textbox', { name: 'E-mail' }).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.setViewportSize(zoomed);
      expect(await sideways(page)).toEqual([]);
      await context.close();
    });
  }
}

test('a trip is made with the keyboard alone', async ({ lea }) => {
  await lea.goto('/');
  await tabTo(lea, lea.getByRole('link', { name: 'Add a trip' }));
  await lea.keyboard.press('Enter');
  await expect(lea.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(lea, lea.getByRole('textbox', { name: /^Name/ }));
  await lea.keyboard.type('Made by hand');
  await lea.keyboard.press('Enter');
  await expect(lea.getByRole('heading', { level: 1, name: 'Made by hand' })).toBeFocused();
});

test('who asked for less motion sees none', async ({ lea }) => {
  await lea.emulateMedia({ reducedMotion: 'reduce' });
  await lea.goto('/profile/data');
  await lea.getByRole('button', { name: 'Clear cache' }).click();
  await expect(toast(lea, 'Cache cleared')).toBeVisible();
  const moving = await lea.evaluate(
    () =>
      document.getAnimations().filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 10)
        .length,
  );
  expect(moving).toBe(0);
});

/** Until the page has its heading, nothing is being loaded and nothing moves. */
async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect(page.locator('[role="status"]').filter({ hasText: /^(Loading|Chargement)$/ })).toHaveCount(0);
  await atRest(page);
}

/** The same page in the dark: only colours can differ. */
async function inTheDark(page: Page): Promise<string[]> {
  const turn = (theme: string) =>
    page.evaluate((chosen) => {
      document.documentElement.className = chosen;
      // Colours that fade over would be measured half way.
      for (const animation of document.getAnimations()) {
        // A pulse has no end to be put at.
        if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
        else animation.finish();
      }
    }, theme);
  await turn('t_dark');
  const found = await violations(page, ['color-contrast']);
  await turn('t_light');
  return found;
}

async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // Once per page and run in it: the ready-made builder opens another page for each run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  return page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: Axe };
    const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const runOnly = only ? { type: 'rule', values: only } : { type: 'tag', values: tags };
    // What stands in a stranger's file is not ours to mend.
    const found = await axe.run({ exclude: [['iframe']] }, { runOnly, resultTypes: ['violations'] });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, rules);
}

type Axe = {
  run: (where: object, how: object) => Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
};

/** What makes one scroll sideways to read. */
async function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if ((document.scrollingElement?.scrollWidth ?? 0) <= width) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (part) => part.getBoundingClientRect().right > width + 1,
    );
    return [
      `wider than the window: ${wide
        .slice(0, 5)
        .map((part) => `${part.tagName}.${part.className}`)
        .join(', ')}`,
    ];
  });
}
