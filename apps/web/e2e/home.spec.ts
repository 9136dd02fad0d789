import { calls } from '@escale/contract';
import { expect, installed, readCopies, test } from './fixtures.ts';
import { cutOff } from './network.ts';
import { inDays } from './trip-makers.ts';

test.beforeAll(async ({ session }) => {
  const made = [
    { name: 'Partner summit Lisbon', start: inDays(0), end: inDays(3) },
    { name: 'Site visit Vienna', start: inDays(11), end: inDays(13) },
    { name: 'Training Zurich', start: inDays(-20), end: inDays(-18) },
  ];
  for (const trip of made) expect((await session.send('POST', '/api/my/trips', trip)).status).toBe(201);
});

test('home shows the trip one is on, what comes and what was', async ({ lea }) => {
  await lea.goto('/');
  await expect(lea.getByRole('heading', { level: 2, name: 'Partner summit Lisbon' })).toBeVisible();
  await expect(lea.getByText('Back in 3 days')).toBeVisible();
  await expect(
    lea.getByRole('region', { name: 'Upcoming' }).getByRole('link', { name: /Site visit Vienna/ }),
  ).toBeVisible();
  await expect(lea.getByRole('region', { name: 'Past' }).getByRole('link', { name: /Training Zurich/ })).toBeVisible();
  await lea.getByRole('link', { name: 'View all past trips' }).click();
  await expect(lea).toHaveURL(/\/trips\?when=past/);
  await expect(lea.getByRole('link', { name: /Training Zurich/ })).toBeVisible();
});

test('what Home reads first is asked for before the app is there, and only once', async ({ lea }) => {
  const asked: string[] = [];
  lea.on('request', (request) => asked.push(new URL(request.url()).pathname + new URL(request.url()).search));
  // Once the line to the server is open, everything is read again: it may have changed in between.
  await lea.route(`**${calls.live.path}`, (route) => route.abort());
  await lea.goto('/');
  await expect(lea.getByText('Back in 3 days')).toBeVisible();
  for (const read of [
    '/api/my/trips?when=coming&limit=20',
    '/api/my/trips?when=past&limit=3',
    '/api/my/account',
    '/api/my/messages?limit=3',
    '/api/my/imports?waiting=1&limit=1',
  ]) {
    expect(asked.filter((address) => address === read)).toHaveLength(1);
  }
});

test('the typeface is fetched after the first text has been seen, and takes its place', async ({ lea }) => {
  await lea.goto('/');
  await lea.waitForFunction(
    () => document.fonts.check('16px Inter') && [...document.fonts].some((face) => face.family === 'Inter'),
  );
  const [asked, seen] = await lea.evaluate(() => [
    performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'))?.startTime ?? 0,
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
  ]);
  expect(asked).toBeGreaterThan(seen);
});

test('a trip is found by its name', async ({ lea }) => {
  await lea.goto('/trips');
  await lea.getByRole('searchbox').fill('vienna');
  await expect(lea.getByRole('link', { name: /Lisbon/ })).toHaveCount(0);
  await expect(lea.getByRole('link', { name: /Vienna/ })).toBeVisible();
});

test('the theme can be chosen, and "system" follows the device', async ({ lea }) => {
  await lea.goto('/');
  const html = lea.locator('html');
  await lea.goto('/profile');
  await expect(html).toHaveClass('t_light');
  await lea.getByText('Dark', { exact: true }).click();
  await expect(html).toHaveClass('t_dark');
  await lea.reload();
  await expect(html).toHaveClass('t_dark');
  await lea.getByText('System', { exact: true }).click();
  await lea.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveClass('t_dark');
  await lea.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveClass('t_light');
});

test('the language can be changed where one stands, and the server is told', async ({ lea, session }) => {
  await lea.goto('/profile');
  await lea.getByText('Français').click();
  await expect(lea.getByRole('heading', { level: 1 })).toHaveText('Profil');
  await expect(lea.locator('html')).toHaveAttribute('lang', 'fr');
  const told = async () => (await (await session.send('GET', '/api/my/account')).json()).language;
  await expect.poll(told).toBe('fr');
  await lea.getByText('English').click();
  await expect.poll(told).toBe('en');
});

test('after following a link the keyboard stands at the heading of the new page', async ({ lea }) => {
  await lea.goto('/');
  await lea.getByRole('navigation').getByRole('link', { name: 'Trips' }).click();
  await expect(lea.getByRole('heading', { level: 1, name: 'Trips' })).toBeFocused();
  await expect(lea).toHaveTitle('Trips · Escale');
});

installed('the app opens offline with what was last seen', async ({ lea, context }) => {
  await lea.goto('/');
  await lea.evaluate(() => navigator.serviceWorker.ready);
  await expect(lea.getByText('Back in 3 days')).toBeVisible();
  // The copies are written a moment after the last answer.
  await expect.poll(() => lea.evaluate(readCopies)).toContain('Partner summit');
  await cutOff(context);
  await lea.goto('/');
  await expect(lea.getByText('You are offline')).toBeVisible();
  await expect(lea.getByText('Back in 3 days')).toBeVisible();
});
