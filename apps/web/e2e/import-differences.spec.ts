import { createTransport } from 'nodemailer';
import { expect, test } from './fixtures.ts';
import { confirmation, drop, flightLetter, segmentOf } from './import-papers.ts';
import { inDays, toast } from './trip-makers.ts';

const seated = (seat: string) => flightLetter('4242', inDays(75), `Your seat is ${seat}.`, { code: 'SEAT42', seat });

test('two papers in one mail are two bookings; a seat set by hand and another in a later paper stand side by side, and the next paper keeps what was chosen', async ({
  lea,
  session,
  product,
}) => {
  const { importAddress } = (await (await session.send('GET', '/api/my/account')).json()) as { importAddress: string };
  const mail = createTransport({ host: '127.0.0.1', port: product.smtpPort, ignoreTLS: true });
  const paper = (filename: string, content: string) => ({ filename, content, contentType: 'text/html' });
  const room = confirmation('Casa Quarenta', 'HTL4242');
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
  await lea.getByRole('link', { name: /Two papers/ }).click();
  await expect(lea.getByRole('heading', { name: /Casa Quarenta/ })).toBeVisible();
  const flight = lea.getByRole('region', { name: /QC 4242/ });
  await expect(flight.getByText('12A').first()).toBeVisible();
  const segment = await segmentOf(flight.getByRole('link', { name: 'Open in the trip' }));
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
  await expect(differs.getByText('2C')).toBeVisible();
  await expect(differs.getByText('30F').first()).toBeVisible();
  await expect(lea.getByText('It says something else than you had set.')).toBeVisible();
  await differs.getByRole('button', { name: 'Take the document’s' }).click();
  await expect(toast(lea, 'Settled')).toBeVisible();
  await expect(differs).toHaveCount(0);

  await lea.goto('/imports');
  await bring('reminder.html', '30F');
  await lea.getByRole('link', { name: /reminder\.html/ }).click();
  await lea.getByRole('heading', { name: 'The original' }).waitFor();
  await expect(lea.getByText('In your trips')).toBeVisible();
  await expect(differs).toHaveCount(0);
});

const flightDay = inDays(40);
/** Its hidden data and its table tell two times. */
const disagreeing = (code: string) =>
  flightLetter(
    '4182',
    flightDay,
    `<p>Your booking reference is ${code}.</p>
<table><tr><th>Flight</th><th>From</th><th>To</th><th>Date</th><th>Departure</th><th>Arrival</th></tr>
<tr><td>QC4182</td><td>Paris Charles de Gaulle (CDG)</td><td>Lisbon (LIS)</td><td>${flightDay}</td><td>10:40</td><td>09:50</td></tr></table>`,
    { code },
  );

test('two values of one document stand side by side with what is printed, and one tap accepts or takes back', async ({
  lea,
  expectAccessible,
}) => {
  await lea.goto('/imports');
  await lea.getByRole('heading', { level: 1 }).waitFor();
  await drop(lea, 'two times.html', 'text/html', disagreeing('KX7PQ8'));
  await lea.getByRole('link', { name: /two times\.html/ }).click();
  const conflict = lea.getByRole('region', { name: 'The document says two things' });
  await expect(conflict.getByText(/08:15/).first()).toBeVisible();
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
    await expect.poll(async () => (await now()).bookings[0]?.segmentId).toBeTruthy();
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
