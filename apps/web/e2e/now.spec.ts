import { expect, installed, signIn, test } from './fixtures.ts';
import { cutOff, reconnect } from './network.ts';
import { sessionOf } from './session.ts';
import { lisbon, makeTrip, paris, toast } from './trip-makers.ts';

/** The wall clock of a zone, some minutes from now, as a place time. */
function inMinutes(minutes: number, zone: string): string {
  const at = new Date(Date.now() + minutes * 60_000);
  const wall = at.toLocaleString('sv-SE', { timeZone: zone }).replace(' ', 'T');
  const offsetMinutes = Math.round((Date.parse(`${wall}Z`) - at.getTime()) / 60_000);
  const two = (value: number) => String(Math.floor(Math.abs(value))).padStart(2, '0');
  const sign = offsetMinutes < 0 ? '-' : '+';
  return `${wall}${sign}${two(offsetMinutes / 60)}:${two(offsetMinutes % 60)}[${zone}]`;
}

const flight = (minutes: number) => ({
  type: 'flight',
  departure: paris,
  arrival: lisbon,
  start: inMinutes(minutes, 'Europe/Paris'),
  end: inMinutes(minutes + 155, 'Europe/Lisbon'),
  airlineCode: 'NA',
  flightNumber: '1824',
  airlineName: 'Norda Air',
  departureTerminal: '2F',
  departureGate: 'K42',
  seatNumber: '4A',
  confirmationNumber: '7QX4LM',
  travelers: [{ name: 'Léa Martin' }],
  ticketCode: { format: 'aztec', payload: 'M1MARTIN/LEA MRS      E7QX4LM CDGLISNA 1824 325Y004A0042 100' },
});

const hotel = {
  type: 'hotel',
  name: 'Casa do Rio',
  place: { name: 'Casa do Rio', address: 'Rua do Alecrim 58, 1200-018 Lisboa', timeZone: 'Europe/Lisbon' },
  phone: '+351 21 555 0122',
  confirmationNumber: '5582-013',
};

test.describe.configure({ mode: 'serial' });

test('without a trip it says so, and what to do', async ({ page, expectAccessible }) => {
  // Somebody of their own: Léa has the trips of every test before this one.
  await signIn(page, 'no.trips@example.com');
  await page.goto('/now');
  await expect(page.getByText('Nothing comes next')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add a trip' })).toBeVisible();
  await expectAccessible(page);
});

test('one tap from Home leads to the next thing, by the clocks of its place', async ({ lea, session }) => {
  await makeTrip(
    session.send,
    'Partner summit Lisbon',
    [flight(200), { ...hotel, start: inMinutes(480, 'Europe/Lisbon'), end: inMinutes(3000, 'Europe/Lisbon') }],
    [0, 3],
  );
  await lea.goto('/');
  await lea.getByRole('link', { name: 'Boarding pass' }).click();
  await expect(lea.getByRole('heading', { level: 1, name: 'Right now' })).toBeFocused();
  await expect(lea.getByRole('timer')).toHaveText(/3\sh 20\smin|3\sh 19\smin/);
  for (const fact of ['2F', 'K42', '4A', 'Léa Martin'])
    await expect(lea.getByText(fact, { exact: true })).toBeVisible();
  await expect(lea.getByText(/(CET|CEST) · Paris$/)).toBeVisible();
  await expect(lea.getByRole('link', { name: /Casa do Rio Check-in/ })).toBeVisible();
});

test('Home asks for the trip of the next thing while its scripts are on the way, and only once', async ({ lea }) => {
  const trips: string[] = [];
  const asked = lea.waitForRequest(/api\/my\/trips\/[0-9a-f-]{36}$/);
  lea.on('request', (request) => {
    if (/api\/my\/trips\/[0-9a-f-]{36}$/.test(request.url())) trips.push(request.url());
  });
  // The app begins when the page's own script has asked; its line to the server, which reads everything again, stays closed.
  await lea.route('**/assets/index-*.js', (route) => asked.then(() => route.continue()));
  await lea.route('**/api/my/live', (route) => route.abort());
  await lea.goto('/');
  await expect(lea.getByRole('region', { name: 'Next up' })).toBeVisible();
  expect(trips).toHaveLength(new Set(trips).size);
});

test('the confirmation number is copied by a tap', async ({ lea, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await lea.goto('/now');
  await lea.getByRole('button', { name: /7QX4LM/ }).click();
  await expect(toast(lea, 'Booking number copied')).toBeVisible();
  expect(await lea.evaluate(() => navigator.clipboard.readText())).toBe('7QX4LM');
});

test('the boarding pass fills the screen, white, at one tap', async ({ lea, expectAccessible }) => {
  await lea.goto('/now');
  await lea.getByRole('button', { name: /Boarding pass/ }).click();
  const held = lea.getByRole('dialog', { name: 'Paris CDG to Lisbon LIS' });
  await expect(held.getByRole('img', { name: 'Boarding pass' })).toBeVisible();
  await expect(held).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(held.getByText(/turn up the brightness/)).toBeVisible();
  await lea.keyboard.press('Escape');
  await expect(lea.getByRole('button', { name: /Boarding pass/ })).toBeFocused();
  await lea.keyboard.press('Enter');
  await expect(held).toBeVisible();
  await expectAccessible(lea);
});

installed(
  'in a tunnel it shows what was last seen, and says that it is kept only when it is',
  async ({ lea, context }) => {
    await lea.goto('/');
    await lea.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await lea.goto('/now');
    await expect(lea.getByText(/Saved on this device/)).toBeVisible();
    await cutOff(context);
    await lea.reload();
    await expect(lea.getByRole('timer')).toBeVisible();
    await expect(lea.getByText('7QX4LM')).toBeVisible();
    await expect(lea.getByRole('img', { name: 'Boarding pass' })).toBeVisible();
    await expect(lea.getByText(/Saved on this device/)).toBeVisible();
    await reconnect(context);
  },
);

test('seconds are counted in the last hour, and are not read out', async ({ lea, session }) => {
  await makeTrip(session.send, 'Sooner', [flight(30)], [0, 1]);
  await lea.goto('/now');
  const timer = lea.getByRole('timer');
  await expect(timer).toHaveText(/^\d+\smin \d+\ss\s*$/);
  const before = await timer.innerText();
  await expect(timer).not.toHaveText(before);
  await expect(lea.locator('[aria-live=polite]').filter({ hasText: 'Departs in 30 minutes' })).toHaveCount(1);
});

test('who lands after the hour of check-in is still led to the bed of that night', async ({ page, product }) => {
  const email = 'late.lander@example.com';
  await signIn(page, email);
  const { send } = await sessionOf(page, product);
  // Its check-in began a moment ago; only what comes tomorrow would be left.
  const bed = { ...hotel, start: inMinutes(-1, 'Europe/Lisbon'), end: inMinutes(2 * 1440, 'Europe/Lisbon') };
  await makeTrip(send, 'Landed late', [flight(-200), bed, flight(2880)], [-1, 3]);
  await page.goto('/');
  const next = page.getByRole('region', { name: 'Next up' });
  await expect(next.getByText('Casa do Rio')).toBeVisible();
  await next.getByRole('link', { name: 'Right now' }).click();
  await expect(page.getByText('Check-in is open').first()).toBeVisible();
  await expect(page.getByText('5582-013')).toBeVisible();
});
