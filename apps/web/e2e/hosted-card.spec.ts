import type { Page } from '@playwright/test';
import { freePort } from '../../server/testing/free-port.ts';
import { startLiteApi } from '../../server/testing/liteapi-server.ts';
import { test as base, codeFor, expect } from './fixtures.ts';
import { startProduct } from './product.ts';
import { winterDay } from './trip-makers.ts';

type LiteApi = Awaited<ReturnType<typeof startLiteApi>>;

/** The product with LiteAPI as its hotel provider, or rather a local server of LiteAPI's contract with its payment script. */
const test = base.extend<object, { liteApi: LiteApi }>({
  liteApi: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from this pattern
    async ({}, use) => {
      const liteApi = await startLiteApi();
      liteApi.takeCards('when-paid');
      await use(liteApi);
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ liteApi }, use) => {
      const port = await freePort();
      // Another name of the same server: for a browser, another origin.
      const cards = { LITEAPI_CARD_ORIGIN: `http://127.0.0.1:${port}`, LITEAPI_CARD_ORIGINS: '' };
      const product = await startProduct({ ...liteApi.env, ...cards, PORT: String(port) });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const lyon = { place: 'Lyon', latitude: '45.7485', longitude: '4.8467' };
const checkout = new Date(Date.parse(winterDay) + 2 * 86_400_000).toISOString().slice(0, 10);

async function fillDetails(page: Page, first: string, last: string, accept: RegExp): Promise<void> {
  await page.getByRole('textbox', { name: first }).fill('Léa');
  await page.getByRole('textbox', { name: last }).fill('Martin');
  await page.getByRole('checkbox', { name: accept }).check();
}

test('a card is typed into the provider’s own fields, refused, then taken; the room is booked and no number passes us', async ({
  lea,
  session,
  liteApi,
  product,
  expectAccessible,
}) => {
  await session.send('POST', '/api/my/proof/code');
  await session.send('POST', '/api/my/proof', { code: (await codeFor(lea, 'lea@example.com')).replace(/\s/, '') });
  const sent: string[] = [];
  lea.on('request', (request) => {
    if (request.url().startsWith(product.url)) sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  const photo = Buffer.from(onePixel, 'base64');
  await lea.route('https://static.cupid.travel/**', (route) =>
    route.fulfill({ body: photo, contentType: 'image/png' }),
  );
  const stay = { ...lyon, checkin: winterDay, checkout, radius: '10' };
  await lea.goto(`/hotels/results?${new URLSearchParams(stay)}`);
  await expect(lea.getByText(/hotels available/)).toBeVisible();
  await expect(lea.getByText('Test mode of LiteAPI.')).toBeVisible();
  const first = lea.getByRole('link', { name: 'Test Hotel 1', exact: true });
  await expect(lea.locator('img[src^="https://static.cupid.travel/"]').first()).toBeVisible();
  await first.click();
  await lea.getByRole('link', { name: /^Choose/ }).click();
  await fillDetails(lea, 'First name', 'Last name', /I accept the rate terms/);
  await lea.getByRole('button', { name: 'Go on to the card' }).click();

  const fields = lea.frameLocator('iframe[title="Card details"]').frameLocator('iframe');
  await fields.getByRole('textbox', { name: 'Card number' }).fill('4000 0000 0000 0002');
  await expectAccessible(lea);
  await fields.getByRole('button', { name: 'Pay now' }).click();
  await expect(lea.getByText('The card was not accepted.')).toBeVisible();
  await lea.getByRole('button', { name: 'Try again' }).click();
  await fields.getByRole('textbox', { name: 'Card number' }).fill('4242 4242 4242 4242');
  await fields.getByRole('button', { name: 'Pay now' }).click();
  await expect(lea.getByRole('heading', { name: 'Your room is booked' })).toBeVisible();

  expect(liteApi.cardsTyped()).toEqual(['4242424242424242']);
  const booked = sent.filter((request) => request.includes('/hotels/book'));
  expect(booked.some((request) => request.includes('"payment":{"kind":"hosted-card"}'))).toBe(true);
  for (const request of sent) expect(request.replaceAll(/[ +]/g, '')).not.toMatch(/4242424242424242|4000000000000002/);
});

test('the provider’s script runs in no page of the app, and reaches none of its tokens', async ({ lea, liteApi }) => {
  const page = await lea.goto('/hotels');
  const policy = page?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/frame-src 'self' blob: http:\/\/127\.0\.0\.1:\d+;/);
  expect(policy).not.toContain(liteApi.url);
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
});
