import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// Letters that say once, apart from the bookings, whose they are and what number each kind of them has; and a table or seats that are held.

test('numbers told at the end for each kind of booking are each kind’s', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        'NOTE',
        'De : Service voyages',
        'À : Malik Ferrand',
        'Date : 8 février 2027',
        'Objet : votre déplacement à Amsterdam – dossier SV-2207',
        'Vol aller : KLM KL 1428, lundi 22 février, départ de Lyon à 6 h 40, arrivée à Amsterdam à 8 h 25.',
        'Taxi : lundi 22 février à 8 h 50, Aéroport de Schiphol → Hotel De Gouden Zwaan.',
        'Vol retour : KLM KL 1415, mercredi 24 février, départ d’Amsterdam à 20 h 55, arrivée à Lyon à 22 h 30.',
        'Vos références : vols KLM 7QPZ2M ; taxi TX-5521 (42 €).',
      ],
      '2027-02-08',
    ),
    [
      'Flight | KL 1428 | Lyon > Amsterdam | 2027-02-22T06:40 – 2027-02-22T08:25 | 7QPZ2M | Malik Ferrand',
      'Taxi | Aéroport de Schiphol > Hotel De Gouden Zwaan | 2027-02-22T08:50 | TX-5521 | Malik Ferrand',
      'Flight | KL 1415 | Amsterdam > Lyon | 2027-02-24T20:55 – 2027-02-24T22:30 | 7QPZ2M | Malik Ferrand',
    ],
  );
  assert.deepEqual(
    await readLetterOf(
      [
        'Pelham Travel',
        '3 May 2027',
        'Mr Rupert Ashdown',
        'Dear Mr Ashdown,',
        'On Monday 7 June 2027 you fly from Dublin to London Heathrow on EI 152, leaving at 06.50 and landing at 08.10. Eurostar 9024 then leaves London St Pancras at 12.24 and reaches Paris Gare du Nord at 15.50, coach 8, seat 44.',
        'The flight is booked under 5KQ8ZT and the train under reference QWMR7T.',
      ],
      '2027-05-03',
    ),
    [
      'Flight | EI 152 | Dublin > London Heathrow | 2027-06-07T06:50 – 2027-06-07T08:10 | 5KQ8ZT | Rupert Ashdown',
      'Train | Eurostar 9024 | London St Pancras > Paris Gare du Nord | 2027-06-07T12:24 – 2027-06-07T15:50 | 8/44 | QWMR7T | Rupert Ashdown',
    ],
  );
});

test('the agency’s own number in the subject is nobody’s booking', async () => {
  const [flight] = await readLetterOf(
    [
      'De : Cellule voyages',
      'À : Inès Maillard',
      'Date : 11 janvier 2027',
      'Objet : votre mission à Rome – commande CV-0193',
      'Vol aller : ITA Airways AZ 325, mardi 9 février, départ de Paris CDG à 14 h 30, arrivée à Rome Fiumicino à 16 h 35.',
      'Hôtel : Albergo Tre Pini, Via Cavour 18, 00184 Roma, Italie. Du mardi 9 février au jeudi 11 février. Confirmation ATP-771.',
    ],
    '2027-01-11',
  );
  assert.equal(
    flight,
    'Flight | AZ 325 | Paris CDG > Rome Fiumicino | 2027-02-09T14:30 – 2027-02-09T16:35 | Inès Maillard',
  );
});

test('who travels is told once, at the foot or at the head', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        'Voyages Lemaire, le 4 octobre 2027',
        'Verreries du Nord, service achats',
        'Madame, Monsieur,',
        'Le train TGV 9580 part de Lille Europe le mardi 9 novembre à 7 h 18 et arrive à Lyon Part-Dieu à 10 h 26, voiture 6, places 41 et 42. Dossier ferroviaire : RZT4KQ.',
        'Ces réservations sont établies aux noms de Mme Odile Carpentier et de M. Yann Le Goff.',
      ],
      '2027-10-04',
    ),
    [
      'Train | TGV 9580 | Lille Europe > Lyon Part-Dieu | 2027-11-09T07:18 – 2027-11-09T10:26 | 6/41 6/42 | RZT4KQ | Odile Carpentier + Yann Le Goff',
    ],
  );
  assert.deepEqual(
    await readLetterOf(
      [
        'Travel arrangements for Dr Hannah Osei and Prof Martin Vale',
        'Issued 4 October 2027 by Calder Travel',
        'On Tuesday 9 November 2027 flight BA 1434 leaves London Heathrow at 07.15 and gets to Edinburgh at 08.40. British Airways reference: ZK7QWT.',
      ],
      '2027-10-04',
    ),
    [
      'Flight | BA 1434 | London Heathrow > Edinburgh | 2027-11-09T07:15 – 2027-11-09T08:40 | ZK7QWT | Hannah Osei + Martin Vale',
    ],
  );
});

test('a table that is held needs no number, and one that could be held is none', async () => {
  const letter = (sentence: string) =>
    readLetterOf(['Pelham Travel', '3 May 2027', 'Ms Orla Keating', 'Dear Ms Keating,', sentence], '2027-05-03');
  assert.deepEqual(
    await letter(
      'A table for six has been booked at Trattoria da Enzo, Via Torino 14, 20123 Milano, for Wednesday 9 June 2027 at 8 p.m.',
    ),
    ['FoodEstablishment | Trattoria da Enzo, Milano | 2027-06-09T20:00 | for 6 | Orla Keating'],
  );
  assert.deepEqual(
    await letter(
      'A table for six could be booked at Trattoria da Enzo, Via Torino 14, 20123 Milano, for Wednesday 9 June 2027 at 8 p.m.',
    ),
    [],
  );
});

test('seats for what has a name in quotation marks are an event', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        'Voyages Lemaire, le 4 mai 2027',
        'Madame Lucie Santoni',
        'Chère Madame,',
        'Deux places vous attendent pour le concert « Nuit baroque » à l’Opéra Comique, le samedi 5 juin à 20 h, sous la référence OC-5521.',
      ],
      '2027-05-04',
    ),
    ['Event | Nuit baroque, Opéra Comique | 2027-06-05T20:00 | OC-5521 | Lucie Santoni'],
  );
});
