import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mail } from '../../../../testing/mail.ts';
import { told } from '../../../../testing/told.ts';
import { extract } from '../../../extract.ts';
import { plain } from '../../../text/plain.ts';
import { isDayOfElse } from './days-of-else.ts';

/** Whether the day behind these words is of no journey. */
const isOfElse = (words: string) => isDayOfElse(plain(`${words}20 January`), plain(words).length);

test('what stands right before a day says that it is of something else', () => {
  for (const words of [
    'Date of birth: ',
    'Née le ',
    'Né(e) le ',
    'Your card expires on ',
    'Passport valid until ',
    'Payment received on ',
    'Paid on Tuesday ',
    'Solde à régler avant le ',
    'Solde à régler pour le ',
    'Balance due for ',
    'Établi le ',
    'Drawn up on ',
    'Paiement reçu le ',
    'Échangeable jusqu’au mardi ',
    'You can change this booking until ',
    'Modifiable sans frais avant le ',
    'Join today and save 10% until ',
    'Profitez de 15 % de remise jusqu’au ',
    'Carriage is subject to the Montreal Convention of ',
    'Selon le règlement (CE) du ',
    'It stands in for our earlier confirmation of ',
    'As said in your e-mail of Tuesday ',
    'Suite à notre appel du ',
    'Unsere Bestätigung vom ',
    'It replaces the voucher that we sent you on ',
  ])
    assert.ok(isOfElse(words), words);
});

test('words further away, and words that only look alike, say nothing of a day', () => {
  for (const words of [
    'Ne manquez pas le train du ',
    'Vous ne partez que le ',
    'You paid for the flight on ',
    'Billet non remboursable, train du ',
    'Changed flight, be there by ',
    'Your passport is needed on ',
    'Selon le règlement du transporteur, le ',
    'Enjoy your stay until your departure on ',
    'Profitez de votre séjour du ',
    'Departure on ',
    'Confirmation of ',
    'We confirm your booking of ',
    'Our driver calls on ',
  ])
    assert.ok(!isOfElse(words), words);
});

test('until when one may save, and of when a convention is, is no day of a journey in a letter either', async () => {
  const html = (said: string) =>
    `<div>Your booking is confirmed.</div>
<div>Reference : WVQWJQ</div>
<div>Passenger name<br>KELLER Paul</div>
<div>${said}</div>
<div>Monday 5 April<br>Paris Charles de Gaulle (CDG) 16.15 → New York JFK (JFK) 18.40 (AF486)</div>
<div>Total : 358.00 EUR</div>`;
  for (const said of [
    'Join today and save 10% until 31 March 2027.',
    'Subject to the Montreal Convention of 28 May 1999.',
  ]) {
    const bytes = mail({
      from: 'bookings@sender.example',
      subject: 'Your booking confirmation',
      type: 'text/html; charset=utf-8',
      body: html(said),
    });
    const { reservations } = await extract(bytes, { contextDate: '2027-01-05' });
    assert.deepEqual(told(reservations), ['AF486 CDG JFK 2027-04-05T16:15 2027-04-05T18:40'], said);
  }
});
