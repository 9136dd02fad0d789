import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, told, toldInFull } from '../../../../testing/told.ts';
import { plain } from '../../../text/plain.ts';
import { saysHeld } from './room-held.ts';

// Houses that give no number, and say in their own words that somebody is awaited.

const english = (said: string) =>
  told(
    read(
      'Your dates',
      `Dear Anna Keller,\n\n${said}\n\nFulmar House Inn\n4 Mill Lane, Bath BA1 2AB\n\nCheck-in: Friday 5 March 2027\nCheck-out: Monday 8 March 2027\n\nTom`,
    ),
  );
const french = (said: string) =>
  told(
    read(
      'Vos dates',
      `Bonjour Claire Morel,\n\n${said}\n\nAuberge du Tilleul\n4 rue des Halles, 21200 Beaune\n\nArrivée : vendredi 5 mars 2027\nDépart : lundi 8 mars 2027\n\nPaul`,
    ),
  );

test('a room that is held for somebody is booked, in whatever words a house says so', () => {
  for (const said of [
    'Your flat is reserved.',
    'A room has been set aside for you.',
    'We have reserved for you, as our guest of honour, a room.',
    'Your dates are confirmed.',
    'Thank you for your payment.',
    'You are all booked!',
    'We look forward to welcoming you.',
    'Here is all you need to know about your stay.',
  ])
    assert.deepEqual(english(said), ['Lodging Fulmar House Inn 2027-03-05 2027-03-08'], said);
  for (const said of [
    'Votre chambre est retenue.',
    'Une chambre vous est réservée.',
    'Nous avons retenu pour vous une chambre.',
    'Le gîte est à vous.',
    'C’est réservé !',
    'Bien reçu votre paiement, merci.',
    'Nous vous attendons.',
    'Voici les informations utiles pour votre séjour.',
  ])
    assert.deepEqual(french(said), ['Lodging Auberge du Tilleul 2027-03-05 2027-03-08'], said);
});

test('a room that could be had, or is held until somebody answers, is not booked', () => {
  for (const said of [
    'The room is free on these dates. We look forward to welcoming you.',
    'Here is our quote. We look forward to welcoming you.',
    'Your room is reserved until 20 January.',
    'Your dates are confirmed as soon as we receive the deposit.',
    'Rooms are reserved on a first come basis.',
    'We are sorry, no rooms are left. We look forward to seeing you another time.',
    'Complete your booking now! Your room is waiting for you.',
  ])
    assert.deepEqual(english(said), [], said);
  for (const said of [
    'La chambre est libre. Nous avons hâte de vous accueillir.',
    'Voici notre devis. Nous vous attendons !',
    "Votre chambre est retenue jusqu'au 20 janvier.",
    'La chambre vous sera réservée dès réception de l’acompte.',
    'Sans acompte votre chambre n’est pas réservée. Nous vous attendons.',
  ])
    assert.deepEqual(french(said), [], said);
});

const letter = (said: string) =>
  toldInFull(
    read(
      'Votre souper',
      `Bonjour Claire Morel,\n\n${said}\n\nPaul\n\nLe Pied de Biche\n4307, rue Saint-Denis, Montréal`,
    ),
  );

test('a table is booked that is kept for somebody, whatever one sits at', () => {
  for (const said of [
    'On te garde la banquette du fond pour quatre personnes, jeudi 29 avril 2027 à 18 h 15.',
    'Votre table de quatre personnes est retenue pour jeudi 29 avril 2027 à 18 h 15.',
    'Table réservée : jeudi 29 avril 2027, 18 h 15, 4 personnes.',
    "We've saved you the corner table for four people at 6.15pm on Thursday 29 April 2027.",
    'Happy to confirm a table for four on Thursday 29 April 2027 at 6.15pm.',
  ])
    assert.deepEqual(letter(said), [table], said);
  for (const said of [
    "On vous garde la table pour quatre jusqu'à demain midi, jeudi 29 avril 2027 à 18 h 15.",
    'We would be happy to confirm a table for four on Thursday 29 April 2027 at 6.15pm.',
  ])
    assert.deepEqual(letter(said), [], said);
});

const table = 'FoodEstablishment | Le Pied de Biche, Montréal | 2027-04-29T18:15 | for 4 | Claire Morel';

test('a table is under a name', () => {
  for (const said of ['under the name', 'booked under', 'in the name of', 'under']) {
    const [found] = letter(
      `Your table for four ${said} Donal Kerrigan is booked for Thursday 29 April 2027 at 6.15pm.`,
    );
    assert.match(found ?? '', / \| Donal Kerrigan$/, said);
  }
});

test('whom a house has in a room, and what stands in its book, is held; what it asks is not', () => {
  const isHeld = (said: string) => saysHeld(plain(said), () => true);
  for (const said of [
    'I have you both in the Blue Room for the nights of Friday 4th and Saturday 5th.',
    'We’ve got you and Jonas in our loft room.',
    "We have you in the twin room at the back. It's in the book under Keller.",
    'All is written down in our diary.',
    'C’est inscrit dans le cahier au nom de Keller.',
  ])
    assert.ok(isHeld(said), said);
  for (const said of [
    'Shall we have you in the blue room or in the loft?',
    'Did I have you in the same room last time?',
    'I have you in mind for the next free room.',
    'There is a map in the book on your table.',
  ])
    assert.ok(!isHeld(said), said);
});

test('a letter of a house that has somebody in a room tells its nights', () => {
  assert.deepEqual(
    told(
      read(
        'Re: a twin in September?',
        `Hi Anna,

I have you and Jonas in the Loft Room for the nights of Friday 3rd and
Saturday 4th September, leaving us on Sunday the 5th. The room is 90 pounds a
night. You can have it any time from 3pm, and we ask people to be out by 11am.

Tom

--
Tom Fell
Fulmar House
Mill Lane, Bath, BA1 2AB, England`,
        'Fulmar House',
      ),
    ),
    ['Lodging Fulmar House 2027-09-03T15:00 2027-09-05T11:00'],
  );
});
