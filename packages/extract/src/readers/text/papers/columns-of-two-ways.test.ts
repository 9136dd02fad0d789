import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mail } from '../../../../testing/mail.ts';
import { told } from '../../../../testing/told.ts';
import { extract } from '../../../index.ts';

// Plain text with a column for each way below its head, and what each line is about in front.

async function read(body: string) {
  const { reservations, doubts } = await extract(
    mail({
      from: 'Rail <tickets@rail.example>',
      subject: 'Your booking',
      body: `Your booking is confirmed. Reference: ZQ4WMT\n\n${body}`,
    }),
    { contextDate: '2027-01-05' },
  );
  return [...told(reservations), ...doubts.map(({ code }) => code)];
}

const columns = (heads: [string, string], rows: readonly (readonly [string, string, string])[], indent = '') =>
  [['', ...heads] as const, ...rows]
    .map(([label, out, back]) => `${indent}${label.padEnd(16)}${out.padEnd(26)}${back}`.trimEnd())
    .join('\n');

const train = [
  ['Date', 'Mon 12 April 2027', 'Thu 15 April 2027'],
  ['Train', 'TGV 9261', 'TGV 9268'],
  ['From', 'Paris Gare de Lyon', 'Lausanne'],
  ['Departs', '07:56', '18:23'],
  ['To', 'Lausanne', 'Paris Gare de Lyon'],
  ['Arrives', '11:37', '22:02'],
  ['Coach / seat', '4 / 61', '7 / 22'],
] as const;

test('of two columns of text each is a journey of its own', async () => {
  for (const indent of ['', '  '])
    assert.deepEqual(
      await read(columns(['Outbound', 'Return'], train, indent)),
      [
        'TGV9261 Paris Gare de Lyon Lausanne 2027-04-12T07:56 2027-04-12T11:37',
        'TGV9268 Lausanne Paris Gare de Lyon 2027-04-15T18:23 2027-04-15T22:02',
      ],
      indent,
    );
});

test('a driver’s too, and a line that says something of one way alone is in its column', async () => {
  const ride = [
    ['Date', 'Mon 12 April 2027', 'Thu 15 April 2027'],
    ['Pick-up time', '15:40', '05:50'],
    ['Pick-up', 'Geneva Airport', 'Chalet Les Arolles'],
    ['Drop-off', 'Chalet Les Arolles', 'Geneva Airport'],
    ['Name board', 'SAUVAGE', ''],
  ] as const;
  assert.deepEqual(await read(`Private transfer\n\n${columns(['Outbound', 'Return'], ride)}`), [
    'Taxi Geneva Airport Chalet Les Arolles 2027-04-12T15:40',
    'Taxi Chalet Les Arolles Geneva Airport 2027-04-15T05:50',
  ]);
});
