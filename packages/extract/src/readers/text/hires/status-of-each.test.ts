import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extract } from '../../../index.ts';

/** The hour of each ride, and whether it stands, of a mail of one page. */
async function rides(html: string): Promise<string[]> {
  const mail = [
    'From: Cabs <desk@cabs.example>',
    'Subject: Your rides',
    'MIME-Version: 1.0',
    'Content-Type: text/html; charset=utf-8',
    '',
    html,
  ];
  const { reservations } = await extract(new TextEncoder().encode(mail.join('\r\n')), { contextDate: '2027-01-05' });
  return reservations.map(
    ({ booking }) => `${'departure' in booking ? booking.departure?.local : ''} ${booking.status}`,
  );
}

const ride = (title: string, when: string, from: string, to: string) =>
  `<table><tr><td colspan=2><b>${title}</b></td></tr><tr><td>When</td><td>${when}</td></tr><tr><td>Pick-up</td><td>${from}</td></tr><tr><td>Drop-off</td><td>${to}</td></tr><tr><td>Passenger</td><td>Anwen Pritchard</td></tr></table>`;
const [home, airport] = ['14 Bute Terrace, Cardiff CF10 2FE', 'Bristol Airport'];

test('of several rides each is cancelled that its own title says is', async () => {
  for (const [first, second] of [
    ['Ride 1 – CONFIRMED', 'Ride 2 – CANCELLED'],
    ['Transfer to the airport (unchanged)', 'Transfer home (cancelled)'],
  ] as const)
    assert.deepEqual(
      await rides(
        `<p>As you asked, one ride of your booking <b>TX-4471-20</b> has been cancelled free of charge.</p>${ride(first, 'Tuesday 9 February 2027, 04:50', home, airport)}${ride(second, 'Friday 12 February 2027, 23:05', airport, home)}`,
      ),
      ['2027-02-09T04:50:00 undefined', '2027-02-12T23:05:00 cancelled'],
      first,
    );
});

test('of a ride there and one back that is cancelled that the sentence says is', async () => {
  assert.deepEqual(
    await rides(
      `<p>Your outward transfer of booking <b>TX-4471-20</b> has been cancelled. Your return transfer is unchanged.</p>${ride('1', 'Tuesday 9 February 2027, 04:50', home, airport)}${ride('2', 'Friday 12 February 2027, 23:05', airport, home)}`,
    ),
    ['2027-02-09T04:50:00 cancelled', '2027-02-12T23:05:00 undefined'],
  );
});
