import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, told, toldWithNumbers } from '../../../../testing/told.ts';
import { extract } from '../../../index.ts';

async function readMail(subject: string, text: string) {
  const mail = `From: Office <office@house.example>\r\nSubject: ${subject}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}`;
  const { reservations } = await extract(new TextEncoder().encode(mail), { contextDate: '2027-01-05' });
  return reservations;
}

test('a driver comes on the day that was told in the sentence before, and not on one for which nothing is booked', async () => {
  const letter = (day: string) => `Good afternoon Mr Sotheran

Further to our call, this is to confirm that we have you down for an airport run ${day}. Our driver will be outside 22 Lauriston Terrace, Edinburgh at quarter past four in the morning (04:15) and will take you both to Edinburgh Airport.

Job number is 30417. Fare is fixed at GBP 34.00.

For the way back, on the 27th, just give us a shout - nothing is booked for that yet.`;
  for (const day of ['this Friday, the 15th', 'next Friday (15th)', 'on Friday 15 January'])
    assert.deepEqual(
      toldWithNumbers(await readMail('Your taxi', letter(day))),
      ['Taxi 22 Lauriston Terrace, Edinburgh Edinburgh Airport 2027-01-15T04:15 30417'],
      day,
    );
});

test('two jobs of one driver are two rides, the second told in sentences below its number', async () => {
  const mail = `Just confirming your taxis with Castle Row Cars.

Job 20614
Fri 15 Jan at 4.15am
From: 22 Lauriston Terrace, Edinburgh
To: Edinburgh Airport (drop off zone)

Return Fri 29 Jan
Job 20615
Pick up 11.50pm from Edinburgh Airport, driver will have a board. Your flight is LS268 due 11.15pm, we will keep an eye on it.
Back to 22 Lauriston Terrace, Edinburgh

Fare is £34 each way.`;
  assert.deepEqual(toldWithNumbers(await readMail('Re: Taxi to airport', mail)), [
    'Taxi 22 Lauriston Terrace, Edinburgh Edinburgh Airport 2027-01-15T04:15 20614',
    'Taxi Edinburgh Airport 22 Lauriston Terrace, Edinburgh 2027-01-29T23:50 20615',
  ]);
});

test('days that are crossed out on the page of a cancellation are those of what was cancelled', async () => {
  const page = (said: string, days: readonly [string, string]) =>
    readPage(`<h2>The Old Rectory, Whitby</h2><p>Dear Mr Alder, ${said}</p><table>
<tr><td>Reservation</td><td>OR-5521</td></tr><tr><td>Guest</td><td>Simon Alder</td></tr>
<tr><td>Check-in</td><td>${days[0]}</td></tr><tr><td>Check-out</td><td>${days[1]}</td></tr>
<tr><td>Cancelled on</td><td>9 August 2027 at 14:05</td></tr></table>
<p>The Old Rectory, 4 Church Lane, Whitby YO22 4AE</p>`);
  const gone = await page('your reservation has been cancelled.', [
    '<del>Mon 4 October 2027</del>',
    '<del>Thu 7 October 2027</del>',
  ]);
  assert.deepEqual(toldWithNumbers(gone), ['Lodging The Old Rectory 2027-10-04 2027-10-07 OR-5521']);
  assert.equal(gone[0]?.booking.status, 'cancelled');
  const moved = await page('your booking has been changed. Free cancellation until 48 hours before.', [
    '<del>Mon 4 October 2027</del> Tue 5 October 2027',
    '<del>Thu 7 October 2027</del> Fri 8 October 2027',
  ]);
  assert.deepEqual(toldWithNumbers(moved), ['Lodging The Old Rectory 2027-10-05 2027-10-08 OR-5521']);
});

test('four digits behind each of two stops are clocks, and who is met and driven has a driver', async () => {
  const mail = `<p>Dear Katherine, everything is now booked.</p>
<p>TRANSFER – Acacia Ground Services – ref. AGS/3391</p>
<p>Sat 11 Sep, 0600: met on arrival at Jomo Kenyatta International Airport and driven to Jacaranda Court Hotel. Paid.</p>
<p>TRAIN – Madaraka Express – ref. 7UX20C</p>
<p>Tue 14 Sep: Nairobi Terminus 1500, Mombasa Terminus 2018. First class, coach 3, seats 41 and 42.</p>
<p>From 14 to 20 September you stay with your friends in Nyali, so we have booked nothing here.</p>
<p>Travellers: Mrs Catriona Muirhead, Mr Hamish Muirhead</p>`;
  assert.deepEqual(toldWithNumbers(await readPage(mail)).sort(), [
    'Taxi Jomo Kenyatta International Airport Jacaranda Court Hotel 2027-09-11T06:00 AGS/3391',
    'Train Nairobi Terminus Mombasa Terminus 2027-09-14T15:00 2027-09-14T20:18 7UX20C',
  ]);
});

test('a flight of one digit is one where its airline is named and has longer numbers too', async () => {
  const mail = `Qantas has let us know about a schedule change.

QANTAS REF  6JZ4QD

  QF775  TUE 19 OCT 2027   Melbourne        15.35
                           Perth            16.40
  QF9    TUE 19 OCT 2027   Perth            19.25
                           London Heathrow  05.50 (WED 20 OCT)

  Passenger: BRECKENRIDGE/CALLUM MR`;
  assert.deepEqual(told(await readMail('Schedule change - your London trip', mail)), [
    'QF775 MEL PER 2027-10-19T15:35 2027-10-19T16:40',
    'QF9 PER LHR 2027-10-19T19:25 2027-10-20T05:50',
  ]);
});

test('a number in groups may begin with one digit, and a room from a price is none that was booked', async () => {
  const page = `<h2>Booking confirmation – 6 2207 4419</h2><p>Passenger: Mr Nigel Thackray</p>
<table><tr><td colspan=2>TRAIN 2107 Acela</td><td>Thursday, February 11, 2027</td></tr>
<tr><td>DEPARTS<br>8:00 AM<br>New York, NY - Moynihan Train Hall at Penn Station</td><td>to</td>
<td>ARRIVES<br>10:58 AM<br>Washington, DC - Union Station</td></tr></table>
<p>Add a hotel in Washington, DC from $139 for Feb 11 - Feb 13.</p>
<p>Amtrak is a registered service mark of the National Railroad Passenger Corporation, 1 Massachusetts Ave NW, Washington, DC 20001.</p>`;
  assert.deepEqual(toldWithNumbers(await readPage(page)), [
    'Acela2107 New York, NY - Moynihan Train Hall at Penn Station Washington, DC - Union Station 2027-02-11T08:00 2027-02-11T10:58 6 2207 4419',
  ]);
});

test('two airports by their codes have four digits behind each, and a terminal there is no airline', async () => {
  const mail = `Tickets have been issued for Mr. Chidi Okonkwo. Airline locator R4TK9B (British Airways).

BA 75  Mon 20SEP27  LHR T5 1035 - LOS 1655
BA 74  Fri 24SEP27  LOS 2235 - LHR T5 0525+1`;
  assert.deepEqual(told(await readMail('Itinerary', mail)), [
    'BA75 LHR LOS 2027-09-20T10:35 2027-09-20T16:55',
    'BA74 LOS LHR 2027-09-24T22:35 2027-09-25T05:25',
  ]);
});

test('a ride that is reserved is booked', async () => {
  const page = `<h1>Your trip is reserved, Mina</h1><p>Pickup: Fri, Sep 3, 2027, 5:10 AM - 5:20 AM</p>
<p>From<br>48 Hartley Row, London SE8 3EX</p><p>To<br>London City Airport</p>`;
  assert.deepEqual(told(await readPage(page)), [
    'Taxi 48 Hartley Row, London SE8 3EX London City Airport 2027-09-03T05:10',
  ]);
});
