import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMail, readPage } from '../../../testing/told.ts';

const ticket = (lines: string, rest = '2 x Stalls, row G, seats 14 and 15 £94.00') =>
  `<p>Hello Daniel,</p><p>Your order is confirmed. Order number: 30188254<br>Booked by Daniel Achebe on 27 September 2026</p><p>${lines}</p><p>${rest}</p>` +
  '<p>Make an afternoon of it: two courses in the Crucible Kitchen from 12 noon. The foyer opens at 1.15pm.</p>';

test('what is on stands over when, and that over where', async () => {
  const [event, more] = await readPage(
    ticket(
      'The Winter Gardeners<br>Saturday 4 December 2027, 2.30pm (matinee)<br>Old Foundry Theatre, Anvil Street, Bristol BS2 0AA',
    ),
  );
  assert.equal(more, undefined);
  assert.ok(event?.booking.type === 'EventReservation');
  const { name, place, departure, reference, travelers } = event.booking;
  assert.deepEqual(
    [name, departure?.local, place?.name, place?.street, place?.city, reference, travelers?.[0]?.name],
    [
      'The Winter Gardeners',
      '2027-12-04T14:30:00',
      'Old Foundry Theatre',
      'Anvil Street',
      'Bristol',
      '30188254',
      'Daniel Achebe',
    ],
  );
});

test('two evenings, or a paper that no house of shows sends, are no event', async () => {
  const evening = (day: string) =>
    `Quartet No. ${day}<br>Saturday ${day} December 2027, 7.30pm<br>Old Foundry Hall, Bristol`;
  for (const page of [
    ticket(`${evening('4')}<br>${evening('11')}`),
    ticket('Team meeting<br>Saturday 4 December 2027, 2.30pm<br>Room 4, Anvil Street, Bristol', 'Two seats'),
  ])
    assert.ok((await readPage(page)).every(({ booking }) => booking.type !== 'EventReservation'));
});

test('a carrier that writes of its performance sells no show', async () => {
  const page = ticket(
    'Your trip to Edinburgh<br>Saturday 4 December 2027, 08:15<br>London Heathrow, Terminal 5',
    'Our on-time performance is the best of all; representations may be made in writing.',
  );
  assert.ok((await readPage(page)).every(({ booking }) => booking.type !== 'EventReservation'));
});

const event = async (from: string, subject: string, html: string) => (await readMail(from, subject, html)).join('\n');

test('what the subject says and is a line of its own is what is on', async () => {
  assert.equal(
    await event(
      'Northgate Box Office',
      'Your order LYC-482: The Corvid King',
      '<p>Northgate Theatres</p><p>Thank you for your order.</p><table><tr><td colspan="2">The Corvid King<br>A new play by Ned Tallentire</td></tr>' +
        '<tr><td>When</td><td>Wednesday 16 June 2027, 2.30pm (doors 1.45pm)</td></tr><tr><td>Where</td><td>Lyceum Theatre<br>55 Norfolk Street, Sheffield S1 1DA</td></tr>' +
        '<tr><td>Seats</td><td>Stalls, row F, seats 12 and 13</td></tr><tr><td>Order</td><td>LYC-482</td></tr></table><p>You may also like<br>Comedy Cellar: Friday 25 June, 8pm</p>',
    ),
    'Event | The Corvid King, Lyceum Theatre, Sheffield | 2027-06-16T14:30 | LYC-482',
  );
  assert.equal(
    await event(
      'Eventory',
      "You're going to Rail Forum 2027",
      "<h2>You're going!</h2><h1>Rail Forum 2027</h1><p>Tuesday, March 16, 2027 · 9:00 AM – 5:30 PM</p><p>Congress Center Basel<br>Messeplatz 21, 4058 Basel, Switzerland</p><p>Order #7718829301 – 1 x Delegate pass</p>",
    ),
    'Event | Rail Forum 2027, Congress Center Basel, Basel | 2027-03-16T09:00 | 7718829301',
  );
});

test('a count below the day is no house, a name before a street is one, and a day has its hour under a label of its own', async () => {
  assert.equal(
    await event(
      'Musée des Ondes',
      'Votre visite',
      '<p>Votre réservation est enregistrée.</p><p>Visite guidée « Naissance de la radio »<br>Mercredi 17 mars 2027 à 14h30<br>2 adultes, 1 enfant</p><p>Réservation : MO-4471-88<br>Musée des Ondes, 3 place Marconi, 35000 Rennes</p>',
    ),
    'Event | Visite guidée « Naissance de la radio », Musée des Ondes, Rennes | 2027-03-17T14:30 | MO-4471-88',
  );
  assert.equal(
    await event(
      'Wigstow Hall',
      'Booking confirmation',
      '<p>Event: Kestrel Quartet plays Haydn<br>Date: Thursday 18 March 2027<br>Time: 7.30pm (doors open 7pm)<br>Venue: Wigstow Hall, 20 Mill Road, Cambridge CB1 2AD<br>Booking ref: WH-55201</p>',
    ),
    'Event | Kestrel Quartet plays Haydn, Wigstow Hall, Cambridge | 2027-03-18T19:30 | WH-55201',
  );
});

test('what a registration is for is confirmed in a sentence, under its own number', async () => {
  assert.equal(
    await event(
      'Hydrogen Days',
      'Registration confirmed',
      '<p>Dear Corentin Abadie,</p><p>your registration for Hydrogen Days 2027 has been confirmed.</p><p>When: 16 March 2027, 09:00<br>Where: Congress Centre Hamburg, Messeplatz 1, 20357 Hamburg<br>Registration number: HD27-04471</p>',
    ),
    'Event | Hydrogen Days 2027, Congress Centre Hamburg, Hamburg | 2027-03-16T09:00 | HD27-04471 | Corentin Abadie',
  );
  assert.equal(
    await event(
      'Atelier Basilic',
      'Réservation',
      "<p>Votre inscription à l'atelier « Pains du monde » est confirmée.</p><p>Samedi 13 mars 2027, de 9h30 à 12h30<br>Atelier Basilic, 5 rue Haute, 37000 Tours<br>1 participant. Inscription AB-4471.</p>",
    ),
    'Event | Pains du monde, Atelier Basilic, Tours | 2027-03-13T09:30 | AB-4471',
  );
});

test('a basket holds no show, and what one goes to is no house to sleep in', async () => {
  const show = (words: string) =>
    `<p>${words}</p><p>LES NUITS DU FLEUVE<br>samedi 13 mars 2027 à 20h00<br>Opéra du Fleuve<br>1 quai Rambaud, 69002 Lyon</p><p>2 places, parterre, rang K</p>`;
  const told = (words: string) => event('Opéra du Fleuve', 'Vos billets pour Les Nuits du Fleuve', show(words));
  assert.equal(
    await told('Merci pour votre commande n° OF-20714.'),
    'Event | LES NUITS DU FLEUVE, Opéra du Fleuve, Lyon | 2027-03-13T20:00 | OF-20714',
  );
  assert.equal(await told('Commande n° OF-20714. Vous n’avez pas terminé votre commande.'), '');
});

test('an exhibition is in the house before its street, and an event with its year is nobody', async () => {
  assert.equal(
    await event(
      'Museum of Rail',
      'Your tickets',
      '<p>Hi Hester Quill,</p><p>Thanks for your order.</p><table><tr><td>Exhibition</td><td>Steam and Silence</td></tr><tr><td>Entry time</td><td>Sat 13 March 2027, 11:30</td></tr><tr><td>Order number</td><td>MR-88120</td></tr></table><p>Museum of Rail, 40 Leeman Road, York YO26 4XJ</p>',
    ),
    'Event | Steam and Silence, Museum of Rail, York | 2027-03-13T11:30 | MR-88120 | Hester Quill',
  );
  assert.equal(
    await event(
      'Hydrogen Days',
      'Accommodation',
      '<p>Dear Corentin Abadie,</p><p>We confirm your accommodation booking for Hydrogen Days 2027.</p><table><tr><td>Hotel</td><td>Elbblick Hotel, Platz der Musik 3, 20457 Hamburg</td></tr><tr><td>Arrival</td><td>15 March 2027</td></tr><tr><td>Departure</td><td>18 March 2027</td></tr><tr><td>Booking number</td><td>HD-H-771</td></tr></table>',
    ),
    'Lodging | Elbblick Hotel, Hamburg | 2027-03-15 – 2027-03-18 | HD-H-771 | Corentin Abadie',
  );
});
