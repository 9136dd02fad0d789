import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createTransport } from 'nodemailer';
import { decodePng } from '../../../packages/extract/src/decode/png.ts';
import { scannedPdf } from '../../server/testing/scanned-pdf.ts';
import { expect, installed, test } from './fixtures.ts';
import { inDays, toast } from './trip-makers.ts';

const day = inDays(60);
const markup = {
  '@context': 'http://schema.org',
  '@type': 'LodgingReservation',
  reservationNumber: 'HTL4711',
  reservationStatus: 'http://schema.org/ReservationConfirmed',
  underName: { '@type': 'Person', name: 'Léa Martin' },
  reservationFor: {
    '@type': 'LodgingBusiness',
    name: 'Auberge des Quais',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '3 quai du Rhône',
      addressLocality: 'Geneva',
      addressCountry: 'CH',
    },
  },
  checkinTime: `${day}T15:00:00`,
  checkoutTime: `${inDays(62)}T11:00:00`,
};
const confirmation = `<!doctype html><html><head><script type="application/ld+json">${JSON.stringify(markup)}</script></head>
<body><h1>Your stay at Auberge des Quais</h1></body></html>`;

/** Lets go of a file over the page, wherever it is. */
async function drop(page: Page, name: string, type: string, text: string): Promise<void> {
  const held = await page.evaluateHandle(
    ([name, type, text]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text ?? ''], name ?? '', { type }));
      return transfer;
    },
    [name, type, text],
  );
  await page.dispatchEvent('h1', 'dragover', { dataTransfer: held });
  await expect(page.getByText('Drop to import')).toBeVisible();
  await page.dispatchEvent('h1', 'drop', { dataTransfer: held });
}

test('a confirmation dropped anywhere on the page becomes a stay in a trip', async ({ lea }) => {
  await lea.goto('/imports');
  await lea.getByRole('heading', { level: 1 }).waitFor();
  await drop(lea, 'confirmation.html', 'text/html', confirmation);
  await lea.getByRole('link', { name: /confirmation\.html/ }).click();
  await lea.getByRole('heading', { name: 'The original' }).waitFor();
  await expect(lea.getByText('In your trips')).toBeVisible({ timeout: 20_000 });
  await expect(lea.getByRole('heading', { name: /Auberge des Quais/ })).toBeVisible();
  await lea.getByRole('link', { name: 'Open in the trip' }).click();
  const sheet = lea.getByRole('dialog', { name: 'Auberge des Quais' });
  await expect(sheet.getByText('HTL4711')).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'Open the original' })).toBeVisible();
});

test('what cannot be read waits with its reason, and is completed by hand', async ({ lea }) => {
  await lea.goto('/imports');
  await lea.getByRole('button', { name: 'Paste text' }).click();
  const dialog = lea.getByRole('dialog', { name: 'Paste a confirmation' });
  await dialog.getByRole('textbox').fill('See you on Tuesday in the usual place, bring the blue folder.');
  await dialog.getByRole('button', { name: 'Read it' }).click();
  const mine = lea.getByRole('link', { name: /See you on Tuesday/ });
  await expect(mine.getByText('No booking was found in it.')).toBeVisible({ timeout: 20_000 });
  await mine.click();
  await expect(lea.frameLocator('iframe[title="The original"]').getByText(/blue folder/)).toBeVisible();

  await lea.getByRole('button', { name: 'Add a booking by hand' }).click();
  await lea.getByLabel('Type of booking').selectOption('event');
  await lea.getByRole('textbox', { name: 'Name', exact: true }).fill('The usual place');
  await lea.getByLabel('Begins', { exact: true }).fill(day);
  await lea.getByRole('button', { name: 'Add to the trip' }).click();
  await expect(toast(lea, 'Added to your trip')).toBeVisible();
  await expect(lea.getByRole('heading', { name: /The usual place/ })).toBeVisible();
});

test('mail from a stranger waits for one tap', async ({ lea, session, product }) => {
  const { importAddress } = (await (await session.send('GET', '/api/my/account')).json()) as { importAddress: string };
  const mail = createTransport({ host: '127.0.0.1', port: product.smtpPort, ignoreTLS: true });
  const html = confirmation.replaceAll('HTL4711', 'HTL4712').replaceAll('Auberge des Quais', 'Pension Nova');
  await mail.sendMail({ from: 'stranger@elsewhere.example', to: importAddress, subject: 'Pension Nova', html });
  mail.close();
  await lea.goto('/imports');
  await lea.getByRole('link', { name: /Pension Nova/ }).click({ timeout: 20_000 });
  await expect(lea.getByRole('heading', { name: 'Was this you?' })).toBeVisible();
  await expect(lea.frameLocator('iframe[title="The original"]').getByText(/Your stay at Pension Nova/)).toBeVisible();
  await lea.getByRole('button', { name: 'Yes, add it' }).click();
  await expect(toast(lea, 'Added to your trips')).toBeVisible();
  await expect(lea.getByRole('link', { name: 'Open in the trip' })).toBeVisible();
});

test('a picture of a pass, taken with the camera, is read', async ({ lea }) => {
  await lea.goto('/imports');
  await lea
    .getByLabel('Take a picture of a ticket')
    .setInputFiles(join(import.meta.dirname, '../../server/testing/boarding-pass.png'));
  const mine = lea.getByRole('link', { name: /boarding-pass\.png/ });
  await expect(mine.getByText(/1 booking/)).toBeVisible({ timeout: 20_000 });
});

test('a picture of more pixels than are read is scaled down before it is sent', async ({ lea }) => {
  await lea.goto('/imports');
  // The pass in the middle of a table, by a camera of 27 million pixels.
  const pass = decodePng(readFileSync(join(import.meta.dirname, '../../server/testing/boarding-pass.png')), 1e6);
  if (!pass) throw new Error('the pass is not there');
  const dark = Array.from({ length: pass.width * pass.height }, (_, at) => (pass.data[at * 4] ?? 255) < 128);
  const huge = await lea.evaluate(
    ({ width, dark }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 6000, height: 4500 });
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('nothing to draw on');
      pen.fillStyle = 'white';
      pen.fillRect(0, 0, 6000, 4500);
      pen.fillStyle = 'black';
      for (const [at, is] of dark.entries())
        if (is) pen.fillRect(2000 + (at % width) * 14, 1300 + Math.floor(at / width) * 14, 14, 14);
      const url = canvas.toDataURL('image/jpeg');
      return url.slice(url.indexOf(',') + 1);
    },
    { width: pass.width, dark },
  );
  const photo = { name: 'huge pass.jpeg', mimeType: 'image/jpeg', buffer: Buffer.from(huge, 'base64') };
  await lea.getByLabel('Take a picture of a ticket').setInputFiles(photo);
  const mine = lea.getByRole('link', { name: /huge pass\.jpg/ });
  await expect(mine.getByText(/1 booking/)).toBeVisible({ timeout: 20_000 });
});

const seated = (seat: string) =>
  `<html><head><script type="application/ld+json">${JSON.stringify({
    '@context': 'http://schema.org',
    '@type': 'FlightReservation',
    reservationNumber: 'SEAT42',
    reservationStatus: 'http://schema.org/ReservationConfirmed',
    underName: { '@type': 'Person', name: 'Léa Martin' },
    airplaneSeat: seat,
    reservationFor: {
      '@type': 'Flight',
      flightNumber: '4242',
      airline: { '@type': 'Airline', name: 'Air Corail', iataCode: 'QC' },
      departureAirport: { '@type': 'Airport', name: 'Paris Charles de Gaulle', iataCode: 'CDG' },
      departureTime: `${inDays(75)}T08:15:00`,
      arrivalAirport: { '@type': 'Airport', name: 'Lisbon', iataCode: 'LIS' },
      arrivalTime: `${inDays(75)}T09:50:00`,
    },
  })}</script></head><body>Your seat is ${seat}.</body></html>`;

test('two papers in one mail are two bookings; a seat set by hand and another in a later paper stand side by side, and the next paper keeps what was chosen', async ({
  lea,
  session,
  product,
}) => {
  const { importAddress } = (await (await session.send('GET', '/api/my/account')).json()) as { importAddress: string };
  const mail = createTransport({ host: '127.0.0.1', port: product.smtpPort, ignoreTLS: true });
  const paper = (filename: string, content: string) => ({ filename, content, contentType: 'text/html' });
  const room = confirmation.replaceAll('HTL4711', 'HTL4242').replaceAll('Auberge des Quais', 'Casa Quarenta');
  const attachments = [paper('flight.html', seated('12A')), paper('room.html', room)];
  await mail.sendMail({
    from: 'lea@example.com',
    to: importAddress,
    subject: 'Two papers',
    text: 'Enclosed.',
    attachments,
  });
  mail.close();
  await lea.goto('/imports');
  await lea.getByRole('link', { name: /Two papers/ }).click({ timeout: 20_000 });
  await expect(lea.getByRole('heading', { name: /Casa Quarenta/ })).toBeVisible({ timeout: 20_000 });
  const flight = lea.getByRole('region', { name: /QC 4242/ });
  await expect(flight.getByText('12A').first()).toBeVisible();
  const address = await flight.getByRole('link', { name: 'Open in the trip' }).getAttribute('href');
  const [, tripId, segmentId] = /trips\/([\w-]+).*segment=%?2?2?([\w-]+?)(?:%22)?$/.exec(address ?? '') ?? [];
  const segment = `/api/my/trips/${tripId}/segments/${segmentId}`;
  const edited = await session.send('PATCH', segment, { seatNumber: '2C' });
  expect(edited.status).toBe(200);

  const bring = (name: string, seat: string) =>
    lea
      .locator('input[type="file"][multiple]')
      .setInputFiles({ name, mimeType: 'text/html', buffer: Buffer.from(`${seated(seat)}<!--${name}-->`) });
  await lea.goto('/imports');
  await bring('new seat.html', '30F');
  await lea.getByRole('link', { name: /new seat\.html/ }).click();
  const differs = lea.getByRole('region', { name: 'You had set something else' });
  await expect(differs.getByText('2C')).toBeVisible({ timeout: 20_000 });
  await expect(differs.getByText('30F').first()).toBeVisible();
  await differs.getByRole('button', { name: 'Take the document’s' }).click();
  await expect(toast(lea, 'Settled')).toBeVisible();
  await expect(differs).toHaveCount(0);

  await lea.goto('/imports');
  await bring('reminder.html', '30F');
  await lea.getByRole('link', { name: /reminder\.html/ }).click();
  await lea.getByRole('heading', { name: 'The original' }).waitFor();
  await expect(lea.getByText('In your trips')).toBeVisible({ timeout: 20_000 });
  await expect(differs).toHaveCount(0);
});

test('of a long document the tray and its page say which page is being read', async ({ lea, expectAccessible }) => {
  const pages = 10;
  // Each a little wider: the same file again would be the same import.
  const scan = (name: string, at: number) => ({
    name,
    mimeType: 'application/pdf',
    buffer: scannedPdf(pages, { width: 850 + at, height: 850 }),
  });
  /** Seen as soon as it is drawn: it does not stay for long. */
  const says = (name: string) =>
    lea.waitForFunction(
      ([label, words]) => {
        const bar = document.querySelector(`[role=progressbar][aria-label="${label}"]`);
        return bar && new RegExp(words ?? '').test(bar.getAttribute('aria-valuetext') ?? '');
      },
      [`Reading ${name}`, `^Page \\d+ of ${pages}$`],
    );
  await lea.goto('/imports');
  // Read one after the other: the last waits long enough to be opened.
  const names = ['first.pdf', 'second.pdf', 'third.pdf'];
  await lea.locator('input[type="file"][multiple]').setInputFiles(names.map(scan));
  await says('first.pdf');
  await lea.getByRole('link', { name: /third\.pdf/ }).click();
  await says('third.pdf');
  await expect(lea.getByRole('main').getByText('We cannot read this kind of file yet.')).toBeVisible({
    timeout: 20_000,
  });
  await expect(lea.getByRole('progressbar')).toHaveCount(0);

  await lea.goto('/imports');
  await lea.locator('input[type="file"][multiple]').setInputFiles(scan('fourth.pdf', 3));
  await says('fourth.pdf');
  await expectAccessible(lea);
});

test('what is pasted on the page is shown before it is read', async ({ lea }) => {
  await lea.goto('/imports');
  await lea.getByRole('heading', { level: 1 }).waitFor();
  await lea.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Pasted with nothing but the keyboard.');
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  const dialog = lea.getByRole('dialog', { name: 'Paste a confirmation' });
  await expect(dialog.getByRole('textbox')).toHaveValue('Pasted with nothing but the keyboard.');
  await dialog.getByRole('button', { name: 'Read it' }).click();
  await expect(lea.getByRole('link', { name: /Pasted with nothing/ })).toBeVisible({ timeout: 20_000 });
});

const flightDay = inDays(40);
/** Its hidden data and its table tell two times. */
const disagreeing = (code: string) => `<!doctype html><html><head><script type="application/ld+json">${JSON.stringify({
  '@context': 'http://schema.org',
  '@type': 'FlightReservation',
  reservationNumber: code,
  reservationStatus: 'http://schema.org/ReservationConfirmed',
  underName: { '@type': 'Person', name: 'Léa Martin' },
  reservationFor: {
    '@type': 'Flight',
    flightNumber: '4182',
    airline: { '@type': 'Airline', name: 'Air Corail', iataCode: 'QC' },
    departureAirport: { '@type': 'Airport', name: 'Paris Charles de Gaulle', iataCode: 'CDG' },
    departureTime: `${flightDay}T08:15:00+01:00`,
    arrivalAirport: { '@type': 'Airport', name: 'Lisbon', iataCode: 'LIS' },
    arrivalTime: `${flightDay}T09:50:00+00:00`,
  },
})}</script></head><body><p>Your booking reference is ${code}.</p>
<table><tr><th>Flight</th><th>From</th><th>To</th><th>Date</th><th>Departure</th><th>Arrival</th></tr>
<tr><td>QC4182</td><td>Paris Charles de Gaulle (CDG)</td><td>Lisbon (LIS)</td><td>${flightDay}</td><td>10:40</td><td>09:50</td></tr></table></body></html>`;

test('two values of one document stand side by side with what is printed, and one tap accepts or takes back', async ({
  lea,
  expectAccessible,
}) => {
  await lea.goto('/imports');
  await lea.getByRole('heading', { level: 1 }).waitFor();
  await drop(lea, 'two times.html', 'text/html', disagreeing('KX7PQ8'));
  await lea.getByRole('link', { name: /two times\.html/ }).click();
  const conflict = lea.getByRole('region', { name: 'The document says two things' });
  await expect(conflict.getByText(/08:15/).first()).toBeVisible({ timeout: 20_000 });
  await expect(conflict.getByText(/10:40/).first()).toBeVisible();
  await expect(conflict.getByText('Hidden data for machines').first()).toBeVisible();

  // A value leads to its passage, which then stands out in the document.
  await lea.getByRole('button', { name: 'KX7PQ8' }).click();
  const passage = lea.frameLocator('iframe[title="The original"]').locator('mark', { hasText: 'KX7PQ8' });
  await expect(passage).toHaveCSS('outline-style', 'solid');
  await expect(passage).toBeInViewport();

  // So does a field of the form when it has the focus.
  await lea.getByRole('button', { name: 'Correct' }).click();
  await lea.getByRole('textbox', { name: 'Flight number' }).focus();
  await expect(lea.frameLocator('iframe[title="The original"]').locator('mark', { hasText: '4182' })).toHaveCSS(
    'outline-style',
    'solid',
  );
  await lea.getByRole('button', { name: 'Cancel' }).click();

  await lea.getByRole('button', { name: 'Accept' }).click();
  await expect(toast(lea, 'Added to your trips')).toBeVisible();
  await expect(lea.getByRole('link', { name: 'Open in the trip' })).toBeVisible();
  await lea.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(lea, 'Taken back')).toBeVisible();
  await expect(lea.getByRole('button', { name: 'Accept' })).toBeVisible();
  await expect(lea.getByRole('link', { name: 'Open in the trip' })).toHaveCount(0);
  await lea.getByRole('button', { name: 'Correct' }).click();
  // What a stranger wrote is not ours to mend, and axe cannot look into its sandbox.
  await lea.locator('iframe').evaluate((frame) => frame.remove());
  await expectAccessible(lea);
});

test('a field that was corrected by hand is asked about when a later paper says something new', async ({
  lea,
  session,
}) => {
  const paper = (departs: string) => ({
    text: `Your flight is confirmed. Booking reference: KX7PQ6\nFlight QC 4183\nDeparture: ${flightDay} ${departs}, Paris Charles de Gaulle (CDG)\nArrival: ${flightDay} 09:50, Lisbon (LIS)\nPassenger: Léa Martin`,
  });
  type Kept = { id: string; state: string; bookings: { tripId: string; segmentId: string }[] };
  const sent = async (departs: string) => {
    const { id } = (await (await session.send('POST', '/api/my/imports', paper(departs))).json()) as Kept;
    const now = async () => (await (await session.send('GET', `/api/my/imports/${id}`)).json()) as Kept;
    await expect.poll(async () => (await now()).bookings[0]?.segmentId, { timeout: 20_000 }).toBeTruthy();
    return now();
  };
  const [booking] = (await sent('08:15')).bookings;
  await session.send('PATCH', `/api/my/trips/${booking?.tripId}/segments/${booking?.segmentId}`, {
    start: `${flightDay}T08:20:00`,
  });
  const { id } = await sent('09:05');
  await lea.goto(`/imports/${id}`);
  const differs = lea.getByRole('region', { name: 'You had set something else' });
  await expect(differs.getByText(/08:20/)).toBeVisible();
  await expect(differs.getByText(/09:05/).first()).toBeVisible();
  await differs.getByRole('button', { name: 'Keep mine' }).click();
  await expect(toast(lea, 'Settled')).toBeVisible();
  await expect(differs).toHaveCount(0);
  await expect(lea.getByText('In your trips')).toBeVisible();
});

test('a dismissed import leaves the tray', async ({ lea }) => {
  await lea.goto('/imports');
  await lea.getByRole('button', { name: 'Paste text' }).click();
  await lea.getByRole('dialog').getByRole('textbox').fill('Nothing to see in this note either, sorry.');
  await lea.getByRole('dialog').getByRole('button', { name: 'Read it' }).click();
  const mine = lea
    .getByRole('region', { name: 'Waiting for you' })
    .getByRole('link', { name: /Nothing to see in this note/ });
  await mine.click({ timeout: 20_000 });
  await lea.getByRole('button', { name: 'Dismiss' }).click();
  await lea.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click();
  await expect(lea).toHaveURL(/\/imports$/);
  await expect(mine).toHaveCount(0);
});

for (const theme of ['light', 'dark'] as const) {
  test(`the tray and an import are accessible in the ${theme} theme`, async ({ lea, session, expectAccessible }) => {
    await session.send('POST', '/api/my/imports', { text: `Nobody books anything in the ${theme}.` });
    await lea.goto('/');
    await lea.evaluate((chosen) => localStorage.setItem('theme', chosen), theme);
    await lea.goto('/imports');
    const first = lea.getByRole('link', { name: new RegExp(`Nobody books anything in the ${theme}`) });
    await first.waitFor();
    await expectAccessible(lea);
    await first.click();
    await lea.getByRole('heading', { name: 'The original' }).waitFor();
    // What a stranger wrote is not ours to mend, and axe cannot look into its sandbox.
    await lea.locator('iframe').evaluate((frame) => frame.remove());
    await expectAccessible(lea);
  });
}

installed('what another app shares waits for a yes, and is then read', async ({ lea, expectAccessible }) => {
  await lea.goto('/imports');
  await lea.evaluate(() => navigator.serviceWorker.ready);
  await lea.reload();
  await expect.poll(() => lea.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  // As the system does it for an installed app: a form, posted to the manifest's address.
  await lea.evaluate(
    (text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'shared booking.html', { type: 'text/html' }));
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action: '/share' });
      const input = document.createElement('input');
      Object.assign(input, { type: 'file', name: 'file', files: transfer.files });
      form.append(input);
      document.body.append(form);
      form.submit();
      // Another paper than the one above: the same again would not be taken in twice.
    },
    confirmation.replaceAll('Auberge des Quais', 'Pension du Lac').replace('HTL4711', 'HTL4899'),
  );
  const card = lea.getByRole('region', { name: 'Shared with Escale' });
  await expect(card.getByText('shared booking.html')).toBeVisible();
  await expectAccessible(lea);
  await expect(lea.getByRole('link', { name: /shared booking/ })).toHaveCount(0);
  await card.getByRole('button', { name: 'Import' }).click();
  await expect(lea.getByRole('link', { name: /shared booking/ })).toBeVisible({ timeout: 20_000 });
  await expect(card).toHaveCount(0);
});
