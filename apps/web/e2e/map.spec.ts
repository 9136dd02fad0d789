import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { flightOn, makeTrip, toast, winterDay } from './trip-makers.ts';

// Drawn without a graphics card, on a machine that does other things too.
const casaDoRio = { name: 'Casa do Rio', address: 'Rua da Lapa 12', city: 'Lisbon', latitude: 38.71, longitude: -9.15 };
const stay = (place: object) => ({
  type: 'hotel',
  name: 'Casa do Rio',
  place,
  start: winterDay,
  end: winterDay.replace(/20$/, '22'),
});
const drawn = (page: Page) => expect(page.locator('[data-ready]')).toBeVisible();

for (const theme of ['light', 'dark'] as const) {
  test(`the trip is drawn from our own server alone, and said in words beside it (${theme})`, async ({
    lea,
    session,
    product,
    expectAccessible,
  }) => {
    const foreign: string[] = [];
    lea.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(product.url) && !/^(?:data|blob):/.test(url)) foreign.push(url);
    });
    const id = await makeTrip(session.send, `Map in the ${theme}`, [flightOn(winterDay), stay(casaDoRio)]);
    await lea.goto('/');
    await lea.evaluate((chosen) => localStorage.setItem('theme', chosen), theme);
    await lea.goto(`/trips/${id}`);
    await lea.getByRole('link', { name: 'Map', exact: true }).click();
    await drawn(lea);
    const places = lea.getByRole('region', { name: 'Places of the trip' });
    await expect(places.getByRole('listitem')).toHaveCount(3);
    await expect(places).toContainText('Charles de Gaulle (CDG)');
    await expect(places).toContainText('Rua da Lapa 12');
    if (process.env.SHOTS)
      await lea.screenshot({ path: `${process.env.SHOTS}/map-phone-${theme}.png`, fullPage: true });
    await expectAccessible(lea);
    expect(foreign).toEqual([]);
  });
}

test('with a keyboard a place is chosen on the map, and the list shows which', async ({ lea, session }) => {
  const id = await makeTrip(session.send, 'Chosen by keyboard', [flightOn(winterDay)]);
  await lea.emulateMedia({ reducedMotion: 'reduce' });
  await lea.goto(`/trips/${id}/map`);
  await drawn(lea);
  await lea.getByRole('button', { name: 'Humberto Delgado', exact: true }).focus();
  await lea.keyboard.press('Enter');
  await expect(lea.getByRole('listitem').filter({ hasText: '(LIS)' })).toHaveAttribute('aria-current', 'true');
  await lea.getByRole('button', { name: 'Show Charles de Gaulle on the map' }).click();
  await expect(lea.getByRole('button', { name: 'Charles de Gaulle', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('an incomplete address says so, and the blue button leads to the maps service', async ({ lea, session }) => {
  const id = await makeTrip(session.send, 'Somewhere', [
    { type: 'event', name: 'Dinner', start: `${winterDay}T19:30:00`, location: { name: 'Chez Inès' } },
  ]);
  await lea.goto(`/trips/${id}/map`);
  await expect(
    lea.getByText('Address incomplete. Click the blue button to open it in Google Maps.', { exact: true }),
  ).toBeVisible();
  const button = lea.getByRole('link', { name: 'Open Chez Inès in Google Maps' });
  await expect(button).toHaveAttribute('href', 'https://www.google.com/maps/search/?api=1&query=Chez%20In%C3%A8s');
  await expect(button).toHaveAttribute('rel', /noopener/);
});

test('a device that cannot draw gets the list, and is told why', async ({ lea, session, expectAccessible }) => {
  const id = await makeTrip(session.send, 'Without drawing', [flightOn(winterDay)]);
  await lea.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await lea.goto(`/trips/${id}/map`);
  await expect(lea.getByText('This device cannot draw the map')).toBeVisible();
  await expect(lea.getByRole('link', { name: /Open Charles de Gaulle/ })).toBeVisible();
  await expect(lea.getByRole('button', { name: /on the map/ })).toHaveCount(0);
  await expectAccessible(lea);
});

test('on a desk the map stands beside the itinerary, and opens larger', async ({ lea, session, expectAccessible }) => {
  const id = await makeTrip(session.send, 'At the desk', [flightOn(winterDay)]);
  await lea.setViewportSize({ width: 1440, height: 900 });
  await lea.goto(`/trips/${id}`);
  await drawn(lea);
  await expectAccessible(lea);
  await lea.getByRole('link', { name: 'Larger map' }).click();
  await expect(lea).toHaveURL(/\/map$/);
  await drawn(lea);
});

test('no first screen fetches the renderer', async ({ lea, session }) => {
  const fetched: string[] = [];
  lea.on('request', (request) => fetched.push(request.url()));
  await lea.goto('/');
  await lea.getByRole('heading', { level: 1 }).waitFor();
  const id = await makeTrip(session.send, 'Light');
  await lea.goto(`/trips/${id}`);
  await lea.getByRole('tab').first().waitFor();
  expect(fetched.filter((url) => /maplibre|countries-/.test(url))).toEqual([]);
});

test('a place is found with the keyboard, by its French name too, or kept as typed', async ({
  lea,
  session,
  expectAccessible,
}) => {
  const id = await makeTrip(session.send, 'Typed', [flightOn(winterDay)]);
  await lea.goto(`/trips/${id}`);
  await lea.getByRole('tab').first().waitFor();
  await lea.goto(`/trips/${id}/segments/new?type=flight`);
  const from = lea.getByRole('combobox', { name: 'From', exact: true });
  await from.focus();
  await expect(lea.getByText('From your trips')).toBeVisible();
  await from.pressSequentially('Londres heath');
  await expect(lea.getByRole('option', { name: /LHR/ })).toBeVisible();
  await expect(lea.getByText('Built-in list')).toBeVisible();
  await expectAccessible(lea);
  await lea.keyboard.press('ArrowDown');
  await lea.keyboard.press('Enter');
  await expect(from).toHaveValue('London Heathrow (LHR)');
  const to = lea.getByRole('combobox', { name: 'To', exact: true });
  await to.pressSequentially('Aérodrome de Megève');
  await lea.getByRole('option', { name: 'Keep “Aérodrome de Megève” as typed' }).click();
  await expect(to).toHaveValue('Aérodrome de Megève');
  await expect(lea.getByRole('listbox')).toBeHidden();
});

test('a step whose address is incomplete says so where it is opened', async ({ lea, session, expectAccessible }) => {
  const id = await makeTrip(session.send, 'Where to', [
    { type: 'event', name: 'Dinner', start: `${winterDay}T19:30:00`, location: { name: 'Chez Inès' } },
  ]);
  await lea.goto(`/trips/${id}`);
  await lea.getByRole('link', { name: 'Dinner' }).click();
  await expect(lea.getByRole('dialog').getByText('Address incomplete. Click the blue button')).toBeVisible();
  await expectAccessible(lea);
});

test('with a key Google’s script is loaded when somebody asks for it, and a refusal is said', async ({
  lea,
  session,
}) => {
  const id = await makeTrip(session.send, 'Streets', [flightOn(winterDay)]);
  const script = 'https://maps.googleapis.com/maps/api/js?key=test&loading=async';
  // As the server answers with GOOGLE_MAPS_KEY; Google itself is not asked.
  await lea.route('**/api/my/app/escale/config', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), maps: { script, style: null } } });
  });
  await lea.route(`**/trips/${id}/map`, async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'] ?? '';
    const open = policy.replace("script-src 'self'", "script-src 'self' https://maps.googleapis.com");
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': open } });
  });
  let works = false;
  let asked = 0;
  await lea.route('https://maps.googleapis.com/**', async (route) => {
    asked++;
    if (!works) return route.abort();
    const body = `{
      const drawn = (globalThis.drawn = []);
      class Map { fitBounds() { drawn.push('bounds'); } }
      class Marker { constructor({ title }) { drawn.push(title); } }
      class Polyline { constructor({ path }) { drawn.push(path.length > 10); } }
      class LatLngBounds { extend() {} }
      globalThis.google = { maps: { Map, Marker, Polyline, LatLngBounds } };
      ${new URL(route.request().url()).searchParams.get('callback')}();
    }`;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  await lea.goto(`/trips/${id}/map`);
  const streets = lea.getByRole('button', { name: 'Show streets with Google Maps' });
  await expect(streets).toBeVisible();
  expect(asked).toBe(0);
  await streets.click();
  await expect(toast(lea, 'We cannot open this link')).toBeVisible();
  works = true;
  await streets.click();
  await expect
    .poll(() => lea.evaluate(() => (globalThis as unknown as { drawn?: unknown[] }).drawn))
    .toEqual([true, 'Charles de Gaulle', 'Humberto Delgado', 'bounds']);
});
