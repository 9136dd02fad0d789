import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';
import { readMail } from '../../../../testing/told.ts';
import { readWord } from '../../../../testing/word.ts';

const head = ['Travel order', 'Our file: 148125', 'Passenger: Tom Ashworth'];

test('a ride and a hire that an order tells below titles of their own need no numbers', async () => {
  assert.deepEqual(
    await readLetterOf([
      ...head,
      { heading: '1. Transfer' },
      '30 March 2027, 3:45pm : Lisbon Airport → Residencia Miramar (Blue Line Transfers)',
      { heading: '2. Car hire' },
      'A VW Golf or similar from Sixt, to be collected at Faro Airport on 31 March 2027 at 7:30pm and returned to Porto Downtown on 2 April 2027 at 10:00am.',
    ]),
    [
      'Taxi | Lisbon Airport > Residencia Miramar | 2027-03-30T15:45 | Tom Ashworth',
      'RentalCar | Faro Airport > Porto Downtown | 2027-03-31T19:30 – 2027-04-02T10:00 | Tom Ashworth',
    ],
  );
});

const sender = 'Blue Line Transfers';
const confirmed = (body: string) =>
  readMail(sender, 'Your booking confirmation', `<p>${sender}</p><p>Booking reference: QPSRYY</p>${body}`);

test('hours of offices, old conventions and the moment of the paper are no ride’s', async () => {
  for (const around of [
    'Questions? Call us on +44 20 7946 0123, Monday to Friday, 08:00 to 18:30.',
    'Two new lounges are open at terminal 2 from 05:30 to 22:00. See you there!',
    'Issued on 4 January 2027 at 16:42',
    'Carriage is subject to the Montreal Convention of 28 May 1999.',
  ])
    assert.deepEqual(
      await confirmed(
        `<p>${around}</p><p>Private transfer: your driver from ${sender} will meet you at Lisbon Airport on 28 October 2027 at 2:45pm and take you to Residencia Miramar.</p>`,
      ),
      ['Taxi | Lisbon Airport > Residencia Miramar | 2027-10-28T14:45 | QPSRYY'],
      around,
    );
});

test('a sentence about a ride goes on where the page was too narrow for it', async () => {
  assert.deepEqual(
    await confirmed(
      `<p>Transfert en voiture privée : votre chauffeur (${sender}) vous attendra à Lisbon<br>Airport le 05/06/2027 à 7 h 45 et vous conduira à Residencia Miramar.</p>`,
    ),
    ['Taxi | Lisbon Airport > Residencia Miramar | 2027-06-05T07:45 | QPSRYY'],
  );
});

test('an order without journeys has a hotel, a hire and a ride below their titles', async () => {
  const order = `<p>Our file: 818872</p><p>Passenger: Anne Moreau</p><h2>Hotel</h2>
<p>Hotel: The Bellwether Inn<br>Check-in: 11 May 2027<br>Check-out: 12 May 2027</p><h2>Car hire</h2>
<p>A VW Golf or similar from Sixt, to be collected at Edinburgh Airport on 12 May 2027 at 19:30 and returned to Faro Airport on 14 May 2027 at 10:00.</p>
<h2>Transfer</h2><table><tr><td>Company</td><td>Taxis Ferrand</td></tr><tr><td>Pick-up</td><td>Lisbon Airport, 14 May 2027, 21:45</td></tr>
<tr><td>To</td><td>Residencia Miramar</td></tr></table>
<p>Invoice number: INV-2026-88121. Paid by Visa ending 4410 on 4 January 2027. Save 10% until 31 March 2027.</p>`;
  const read = await readMail('Bellevue Travel', 'Your trip – file 818872', order);
  assert.deepEqual(
    read.filter((one) => !one.startsWith('Lodging')).map((one) => one.split(' | ').slice(0, 3).join(' | ')),
    [
      'RentalCar | Edinburgh Airport > Faro Airport | 2027-05-12T19:30 – 2027-05-14T10:00',
      'Taxi | Lisbon Airport > Residencia Miramar | 2027-05-14T21:45',
    ],
  );
  assert.equal(read.length, 3);
});

test('a day and a kind are a title, in whatever letters', async () => {
  assert.deepEqual(
    await readLetterOf([
      ...head,
      'Mon 22 Nov 2027 – Transfer',
      'Private transfer: your driver from Taxis Ferrand will meet you at Hôtel des Tilleuls on Mon 22 Nov 2027 at 9:15 AM and take you to Gare de Nantes.',
    ]),
    ['Taxi | Hôtel des Tilleuls > Gare de Nantes | 2027-11-22T09:15 | Tom Ashworth'],
  );
});

test('between the word for where a driver waits and the place may stand when, and where he goes in the next line', async () => {
  for (const lines of [
    'Potomac Car Service, reservation PCS-7733. Pickup April 8, 2027 at 2:15 PM, The Kalorama Row; drop-off Washington Union Station. Flat rate $46.00.',
    'Potomac Car Service, reservation PCS-7733. Pickup: April 8, 2027, 2:15 PM, The Kalorama Row. Drop-off: Washington Union Station.',
    'Potomac Car Service, reservation PCS-7733\nPickup April 8, 2027 at 2:15 PM, The Kalorama Row\nDrop-off Washington Union Station',
  ])
    assert.deepEqual(
      await readWord('Traveler: Ms. Joanna Trevelline', { heading: 'GROUND' }, lines),
      ['Taxi The Kalorama Row Washington Union Station 2027-04-08T14:15 PCS-7733'],
      lines,
    );
});

test('the day of a ride stands behind the article alone', async () => {
  const lines = [
    'Référence       : NL-40772',
    'Client          : M. Hugo Serrano',
    '',
    'TRAJET CONFIRMÉ',
    'Prise en charge : Lyon Aéroport',
    'le              : samedi 20 mars 2027 à 16 h 25',
    'Dépose          : Chalet Les Arolles, 74110 Morzine',
  ];
  assert.deepEqual(await readMail('Navette du Léman', 'Votre transfert', `<pre>${lines.join('\n')}</pre>`), [
    'Taxi | Lyon Aéroport > Chalet Les Arolles, 74110 Morzine | 2027-03-20T16:25 | NL-40772 | Hugo Serrano',
  ]);
});
