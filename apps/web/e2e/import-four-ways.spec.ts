import type { Page } from '@playwright/test';
import { zipSync } from 'fflate';
import { createTransport } from 'nodemailer';
import { pdf } from '../../../packages/extract/testing/pdf.ts';
import { expect, test } from './fixtures.ts';
import { segmentOf } from './import-papers.ts';
import { inDays } from './trip-makers.ts';

// One booking that comes as a forwarded mail, a PDF, a calendar event and a wallet pass.
const day = inDays(50);
const dayOfYear = String(Math.round((Date.parse(day) - Date.parse(`${day.slice(0, 4)}-01-01`)) / 86_400_000) + 1);
const basic = day.replaceAll('-', '');

type Flight = { number: string; code: string };

const forwarded = ({ number, code }: Flight) => `For your files.

---------- Forwarded message ---------
From: TAP Air Portugal <bookings@tap.example>
Date: Mon, 2 Nov 2026 at 10:12
Subject: Your booking ${code} is confirmed
To: Lea Martin <lea@example.com>

Your booking is confirmed.
Booking reference: ${code}
Passenger: Léa Martin

Flight: TP${number}
From: Paris Orly (ORY)
To: Lisbon (LIS)
Date: ${day}
Departure: 08:15
Arrival: 09:50
`;

const ticket = ({ number, code }: Flight) =>
  pdf([
    [60, 780, 'Electronic ticket', 16],
    [60, 740, 'Booking reference'],
    [220, 740, code],
    [60, 720, 'Passenger'],
    [220, 720, 'Lea Martin'],
    [60, 700, 'Flight'],
    [220, 700, `TP${number}`],
    [60, 680, 'From'],
    [220, 680, 'Paris Orly (ORY)'],
    [60, 660, 'To'],
    [220, 660, 'Lisbon (LIS)'],
    [60, 640, 'Date'],
    [220, 640, day],
    [60, 620, 'Departure'],
    [220, 620, '08:15'],
    [60, 600, 'Arrival'],
    [220, 600, '09:50'],
    [60, 580, 'Seat'],
    [220, 580, '12A'],
  ]);

const event = ({ number, code }: Flight) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//TAP//EN',
    'BEGIN:VEVENT',
    `UID:${code}@tap.example`,
    `DTSTAMP:${basic}T000000Z`,
    `DTSTART;TZID=Europe/Paris:${basic}T081500`,
    `DTEND;TZID=Europe/Lisbon:${basic}T095000`,
    `SUMMARY:Flight TP${number} Paris Orly (ORY) to Lisbon (LIS)`,
    'LOCATION:Paris Orly (ORY)',
    `DESCRIPTION:Booking reference: ${code}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

/** The boarding pass with a seat of its own. */
function pass({ number, code }: Flight, seat: string): Uint8Array {
  const message = `M1${'MARTIN/LEA'.padEnd(20)}E${code} ORYLISTP 0${number} ${dayOfYear.padStart(3, '0')}Y${seat.padStart(4, '0')}0021 100`;
  const field = (key: string, label: string, value: string) => ({ key, label, value });
  const json = {
    formatVersion: 1,
    passTypeIdentifier: 'pass.tap.example',
    serialNumber: `${code}-${seat}`,
    organizationName: 'TAP Air Portugal',
    relevantDate: `${day}T08:15+01:00`,
    barcode: { format: 'PKBarcodeFormatAztec', message, messageEncoding: 'iso-8859-1' },
    boardingPass: {
      transitType: 'PKTransitTypeAir',
      headerFields: [field('gate', 'Gate', 'B7')],
      primaryFields: [field('from', 'Paris', 'ORY'), field('to', 'Lisbon', 'LIS')],
      secondaryFields: [field('dep', 'Departs', '08:15'), field('board', 'Boarding', '07:35')],
      auxiliaryFields: [field('pax', 'Passenger', 'MARTIN/LEA'), field('seat', 'Seat', seat)],
    },
  };
  return zipSync({ 'pass.json': new TextEncoder().encode(JSON.stringify(json)) });
}

async function bring(page: Page, name: string, mimeType: string, bytes: Uint8Array): Promise<void> {
  await page.goto('/imports');
  await page.locator('input[type="file"][multiple]').setInputFiles({ name, mimeType, buffer: Buffer.from(bytes) });
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await page.getByRole('heading', { name: 'The original' }).waitFor();
}

const tickets = 'application/pdf';
const passes = 'application/vnd.apple.pkpass';

test('a flight that comes as a mail, a PDF, a calendar event and a pass is one flight', async ({
  lea,
  session,
  product,
}) => {
  const booked = { number: '433', code: 'FOURW4' };
  const { importAddress } = (await (await session.send('GET', '/api/my/account')).json()) as { importAddress: string };
  const mail = createTransport({ host: '127.0.0.1', port: product.smtpPort, ignoreTLS: true });
  await mail.sendMail({ from: 'lea@example.com', to: importAddress, subject: 'Fwd: FOURW4', text: forwarded(booked) });
  mail.close();
  await lea.goto('/imports');
  await lea.getByRole('link', { name: /FOURW4/ }).click();
  const open = lea.getByRole('region', { name: /TP 433/ }).getByRole('link', { name: 'Open in the trip' });
  await expect(open).toBeVisible();
  const address = (await open.getAttribute('href')) ?? '';
  for (const [name, mimeType, bytes] of [
    ['ticket.pdf', tickets, ticket(booked)],
    ['flight.ics', 'text/calendar', Buffer.from(event(booked))],
    ['first.pkpass', passes, pass(booked, '12A')],
  ] as const) {
    await bring(lea, name, mimeType, bytes);
    await expect(open).toHaveAttribute('href', address);
  }
  const [, tripId] = /trips\/([\w-]+)/.exec(address) ?? [];
  const trip = (await (await session.send('GET', `/api/my/trips/${tripId}`)).json()) as {
    segments: { confirmationNumber: string | null }[];
  };
  // What else this traveller has in these days may stand in the same trip.
  expect(trip.segments.filter(({ confirmationNumber }) => confirmationNumber === booked.code)).toEqual([
    expect.objectContaining({
      type: 'flight',
      flightNumber: expect.stringContaining('433'),
      confirmationNumber: 'FOURW4',
      seatNumber: '12A',
      start: expect.stringContaining(`${day}T08:15`),
      end: expect.stringContaining(`${day}T09:50`),
    }),
  ]);
});

test('a seat that was set by hand after the PDF stays when the pass has another, and the tray shows both', async ({
  lea,
  session,
}) => {
  const booked = { number: '437', code: 'FOURW7' };
  await bring(lea, 'ticket-437.pdf', tickets, ticket(booked));
  const open = lea.getByRole('region', { name: /TP 437/ }).getByRole('link', { name: 'Open in the trip' });
  await expect(open).toBeVisible();
  const segment = await segmentOf(open);
  expect((await session.send('PATCH', segment, { seatNumber: '2C' })).status).toBe(200);
  await bring(lea, 'second.pkpass', passes, pass(booked, '14F'));
  const differs = lea.getByRole('region', { name: 'You had set something else' });
  await expect(differs.getByText('2C')).toBeVisible();
  await expect(differs.getByText('14F').first()).toBeVisible();
});
