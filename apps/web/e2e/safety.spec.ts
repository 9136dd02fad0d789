import type { Browser, Page } from '@playwright/test';
import { expect, installed, signIn, test } from './fixtures.ts';
import { cutOff, reconnect } from './network.ts';
import { sessionOf } from './session.ts';

/** The people of the demo, who have a company: the traveller that the other tests sign in has none. */
async function enter(browser: Browser, url: string, who: RegExp, about: { theme?: string; locale?: string } = {}) {
  const context = await browser.newContext({
    baseURL: url,
    locale: about.locale ?? 'en-GB',
    viewport: { width: 390, height: 844 },
    timezoneId: 'Europe/Lisbon',
  });
  if (about.theme) await context.addInitScript((theme) => localStorage.setItem('theme', theme), about.theme);
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: who }).click();
  await page.getByRole('navigation').first().waitFor({ state: 'attached' });
  return page;
}

const send = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Send to Helvane Instruments' });
const report = (page: Page) => page.getByRole('region', { name: 'Reports under way' });

test('without a company the page says so, and still knows whom to call', async ({ lea, expectAccessible }) => {
  await lea.goto('/safety');
  await expect(lea.getByText('No company is set up for you')).toBeVisible();
  await expect(lea.getByRole('main').getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  await expect(lea.getByRole('button', { name: /I need help/ })).toHaveCount(0);
  await lea.getByLabel('Country').selectOption({ label: 'Japan' });
  await expect(lea.getByRole('link', { name: /Ambulance\s*119/ })).toHaveAttribute('href', 'tel:119');
  await expect(lea.getByRole('link', { name: /Police\s*110/ })).toHaveAttribute('href', 'tel:110');
  await expectAccessible(lea);
});

test.describe('on a device whose clock tells no country', () => {
  test.use({ timezoneId: 'UTC' });

  test('the numbers that reach help anywhere are one tap away, and no country is blamed', async ({
    page,
    expectAccessible,
  }) => {
    // Somebody without a trip: one that is under way would tell the country.
    await signIn(page, 'nowhere.known@example.com');
    await page.goto('/safety');
    await expect(page.getByText('Where you are is not known here. In danger, call 112 or 911.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
    await expect(page.getByText(/do not know this country/)).toHaveCount(0);
    await expectAccessible(page);
  });
});

test('a report is told, sent, seen at the desk, acknowledged and closed', async ({ browser, product }) => {
  test.slow();
  const lea = await enter(browser, product.url, /Léa/);
  const nora = await enter(browser, product.url, /Nora/);
  await nora.goto('/safety/desk');
  await expect(nora.getByRole('heading', { level: 1 })).toHaveText('Safety desk');

  await lea.getByRole('link', { name: 'Safety' }).first().click();
  await lea.getByRole('button', { name: /I need help/ }).click();
  const sheet = lea.getByRole('dialog');
  await expect(sheet.getByText('Nothing is sent to Helvane Instruments until you press Send.')).toBeVisible();
  await expect(sheet.getByText('No location, unless you add it.')).toBeVisible();
  await expect(sheet.getByLabel(/Call me back on/)).toHaveValue(/\+33/);

  // Whom to call is said where it is asked, by the country of the trip.
  await expect(sheet.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');

  // Nobody has allowed it here.
  await sheet.getByRole('button', { name: 'Add my location' }).click();
  await expect(sheet.getByText(/We could not get your current location/)).toBeVisible();
  await lea.context().grantPermissions(['geolocation']);
  await lea.context().setGeolocation({ latitude: 38.7169, longitude: -9.1399, accuracy: 18 });
  await sheet.getByRole('button', { name: 'Add my location' }).click();
  await expect(sheet.getByText('Location added, within 18 m')).toBeVisible();
  await sheet.getByLabel(/What has happened/).fill('Smoke in the lobby');
  await send(lea).click();
  await expect(report(lea).getByText(/It has reached Helvane Instruments/)).toBeVisible();
  await expect(report(lea).getByText('Smoke in the lobby')).toBeVisible();

  // The desk hears of it by itself.
  await nora.getByRole('link', { name: /Léa Martin.*I need help/ }).click();
  await expect(nora.getByText('Smoke in the lobby')).toBeVisible();
  await expect(nora.getByText(/km from Lisbon, Portugal/)).toBeVisible();
  await nora.getByRole('button', { name: 'Acknowledge' }).click();
  await expect(report(lea).getByText('Nora Lind has acknowledged your report.')).toBeVisible();
  await report(lea)
    .getByText(/Who looked at it/)
    .click();
  await expect(report(lea).getByText('Nora Lind looked at it')).toBeVisible();

  await nora.getByLabel(/New note/).fill('Called: she is outside.');
  await nora.getByRole('button', { name: 'Add the note' }).click();
  await expect(nora.getByText('Called: she is outside.')).toBeVisible();
  await nora.getByRole('button', { name: 'Close the report' }).click();
  await nora.getByRole('dialog').getByRole('button', { name: 'Close the report' }).click();
  await expect(nora.getByText(/where the traveller is can no longer be seen/)).toBeVisible();
  await expect(nora.getByText(/km from Lisbon/)).toHaveCount(0);
  await expect(report(lea)).toHaveCount(0);
  await expect(lea.getByText('1 earlier report')).toBeVisible();
});

installed(
  'what is pressed without a network is kept, shown as not delivered, and sent once',
  async ({ browser, product }) => {
    const lea = await enter(browser, product.url, /Léa/);
    await lea.goto('/safety');
    await expect(lea.getByRole('button', { name: /I’m safe/ })).toBeVisible();
    await lea.evaluate(() => navigator.serviceWorker.ready);
    await cutOff(lea.context());
    await lea.getByRole('button', { name: /I’m safe/ }).click();
    await send(lea).click();
    await expect(report(lea).getByText('Not delivered yet')).toBeVisible();
    await expect(report(lea).getByRole('link', { name: 'Call the company' })).toHaveAttribute(
      'href',
      'tel:+33199001200',
    );
    await expect(report(lea).getByRole('link', { name: 'Send a text message' })).toHaveAttribute(
      'href',
      /^sms:\+33639980190/,
    );

    // The app is closed and opened again, still without a network.
    await lea.goto('/safety');
    await expect(report(lea).getByText('Not delivered yet')).toBeVisible();
    await expect(lea.getByRole('link', { name: /Ambulance/ })).toBeVisible();

    await reconnect(lea.context());
    await expect(report(lea).getByText(/It has reached Helvane Instruments/)).toBeVisible();
    await expect(report(lea).getByText('Not delivered yet')).toHaveCount(0);
    await lea.reload();
    await expect(report(lea).getByText('I’m safe')).toHaveCount(1);
  },
);

for (const [theme, locale] of [
  ['light', 'en-GB'],
  ['dark', 'fr-FR'],
] as const) {
  test(`safety and its desk are accessible in the ${theme} theme, in ${locale}`, async ({
    browser,
    product,
    expectAccessible,
  }) => {
    test.slow();
    const lea = await enter(browser, product.url, /Léa/, { theme, locale });
    await lea.goto('/safety');
    await lea.locator('button[data-colour="bad"]').waitFor();
    await expectAccessible(lea);
    await lea.locator('button[data-colour="warn"]').click();
    await lea.getByRole('dialog').waitFor();
    await expectAccessible(lea);
    const nora = await enter(browser, product.url, /Nora/, { theme, locale });
    await nora.goto('/safety/desk');
    await nora.getByRole('link', { name: /Max Weber/ }).click();
    await nora.locator('#incident').waitFor();
    await expectAccessible(nora);
    await nora.setViewportSize({ width: 1440, height: 900 });
    await expectAccessible(nora);
  });
}

installed('what waits is sent by the service worker when the app is closed', async ({ browser, product }) => {
  test.slow();
  const lea = await enter(browser, product.url, /Léa/);
  await lea.goto('/safety');
  await lea.evaluate(() => navigator.serviceWorker.ready);
  await lea.reload();
  const assistance = lea.getByRole('button', { name: /Assistance/ }).first();
  // Whom it goes to is read from the server: nothing can be pressed before that is here.
  await assistance.waitFor();
  await cutOff(lea.context());
  await assistance.click();
  await send(lea).click();
  await expect(report(lea).getByText('Not delivered yet')).toBeVisible();
  const session = await sessionOf(lea, product);

  // A page of the same origin without the app in it, from which the worker can be woken as a browser would.
  const outside = await lea.context().newPage();
  await lea.close();
  await reconnect(outside.context());
  await outside.goto('/outbox');
  const cdp = await outside.context().newCDPSession(outside);
  const registered = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    }),
  );
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registered;
  await cdp.send('ServiceWorker.dispatchSyncEvent', {
    origin: product.url,
    registrationId,
    tag: 'safety-reports',
    lastChance: false,
  });
  const kinds = async () => {
    const read = await session.send('GET', '/api/my/company/safety');
    const { items } = (await read.json()) as { items: { kind: string }[] };
    return items.filter(({ kind }) => kind === 'assistance').length;
  };
  await expect.poll(kinds).toBe(1);
});

test('a second tap on Send lands nowhere, both sides see the report on Home, and being safe is the end of it', async ({
  browser,
  product,
  expectAccessible,
}) => {
  test.slow();
  const lea = await enter(browser, product.url, /Léa/, { theme: 'dark' });
  await lea.goto('/safety');
  await lea.getByRole('button', { name: /International SOS/ }).click();
  await lea.getByLabel(/What has happened/).fill('Sprained my ankle');
  await send(lea).dblclick();
  await expect(lea.getByRole('dialog')).toHaveCount(0);
  await expect(lea).toHaveURL(/\/safety$/);
  await expect(report(lea).getByText('Sprained my ankle')).toBeVisible();
  const session = await sessionOf(lea, product);
  const { items } = (await (await session.send('GET', '/api/my/company/safety')).json()) as {
    items: { kind: string }[];
  };
  expect(items.filter(({ kind }) => kind === 'international-sos')).toHaveLength(1);

  await lea.goto('/');
  await expect(report(lea).getByRole('link', { name: /International SOS/ })).toHaveAttribute('href', '/safety');
  await expectAccessible(lea);
  const nora = await enter(browser, product.url, /Nora/);
  const atDesk = nora.getByRole('region', { name: /Safety desk · \d+ open/ });
  await expect(atDesk.getByRole('link', { name: /Léa Martin.*International SOS/ })).toBeVisible();
  await expectAccessible(nora);
  await nora.goto('/safety');
  await expect(nora.getByRole('link', { name: /Safety desk.*\d+ open/ })).toBeVisible();
  await nora.goto('/safety/desk');

  await report(lea)
    .getByRole('link', { name: /International SOS/ })
    .click();
  await lea.getByRole('button', { name: 'I’m safe now' }).first().click();
  await send(lea).click();
  await report(lea)
    .getByText(/^International SOS ·/)
    .click();
  await expect(
    report(lea)
      .getByText(/You have said that you are safe/)
      .first(),
  ).toBeVisible();
  await expect(
    nora.getByRole('link', { name: /Léa Martin.*International SOS.*Has said since: “I’m safe”/ }),
  ).toBeVisible();
});

test('what is pressed while another report is on its way is sent after it, in the order of the taps', async ({
  browser,
  product,
}) => {
  const lea = await enter(browser, product.url, /Léa/);
  await lea.goto('/safety');
  const sent: string[] = [];
  const isHeld = Promise.withResolvers<void>();
  const mayFail = Promise.withResolvers<void>();
  await lea.route('**/api/my/company/safety', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent.push((route.request().postDataJSON() as { kind: string }).kind);
    if (sent.length > 1) return route.continue();
    isHeld.resolve();
    await mayFail.promise;
    return route.abort();
  });
  await lea.getByRole('button', { name: /I need help/ }).click();
  await lea.getByLabel(/What has happened/).fill('Locked in the lift');
  await send(lea).click();
  await isHeld.promise;
  await lea
    .getByRole('button', { name: /I’m safe/ })
    .first()
    .click();
  await send(lea).click();
  await expect(report(lea).getByText('Not delivered yet')).toHaveCount(2);
  mayFail.resolve();
  await expect(report(lea).getByText('Not delivered yet')).toHaveCount(0);
  expect(sent).toEqual(['help', 'help', 'safe']);
});

test('where the browser keeps nothing a report waits in the page, and is sent', async ({ browser, product }) => {
  const lea = await enter(browser, product.url, /Léa/);
  await lea.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...what: Parameters<typeof put>) {
      if (this.name === 'reports') throw new DOMException('No room', 'QuotaExceededError');
      return put.apply(this, what);
    };
  });
  await lea.goto('/safety');
  const sent = lea.waitForResponse(
    (response) => response.url().endsWith('/company/safety') && response.request().method() === 'POST',
  );
  await lea
    .getByRole('button', { name: /Assistance/ })
    .first()
    .click();
  await send(lea).click();
  expect((await sent).status()).toBe(202);
  await expect(report(lea).getByText('Not delivered yet')).toHaveCount(0);
});
