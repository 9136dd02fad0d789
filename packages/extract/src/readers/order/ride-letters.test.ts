import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RentalCarBooking } from '../../booking.ts';
import { printText } from '../../decode/plain-text.ts';
import { readTold } from './reader.ts';

const read = (text: string, senderName?: string) =>
  readTold(printText(text, { node: '0', contextDate: '2027-02-20', origin: { senderName } })).map(({ booking }) => {
    const { type, carrier, from, to, departure, arrival, reference } = booking as RentalCarBooking;
    return [type, carrier?.name, from?.name, to?.name, departure?.local, arrival?.local, reference]
      .filter(Boolean)
      .join(' | ');
  });

test('a car is hired in sentences: from when to when, fetched where, brought back to the same place', () => {
  assert.deepEqual(
    read(
      `Bonjour Madame Martin,

Je vous confirme la location d'une petite voiture du mardi 9 mars 2027 à 9 h 30 au jeudi 11 mars 2027 à 18 h.
Vous prendrez le véhicule à notre agence de la gare Saint-Jean et vous le rendrez au même endroit.
Votre numéro de dossier est le GL-20713.

Garage Lacaze`,
      'Garage Lacaze',
    ),
    [
      'RentalCarReservation | Garage Lacaze | agence de la gare Saint-Jean | agence de la gare Saint-Jean | 2027-03-09T09:30:00 | 2027-03-11T18:00:00 | GL-20713',
    ],
  );
});

test('a taxi that is confirmed in one line has its route between an arrow', () => {
  assert.deepEqual(
    read(
      'Mme MARTIN, votre taxi est confirmé pour le 03/03 à 05h20, 14 rue de Fougères Rennes -> Aéroport Saint-Jacques.\nRéf 48213.',
    ),
    ['TaxiReservation | 14 rue de Fougères Rennes | Aéroport Saint-Jacques | 2027-03-03T05:20:00 | 48213'],
  );
});

test('the name of a place ends with its sentence, also where it ends with a digit', () => {
  assert.deepEqual(
    read(
      'Your taxi is confirmed for 3 March 2027 at 05:20 from 14 Fern Road, Bristol to Heathrow Terminal 5.\nRef 48213.',
    ),
    ['TaxiReservation | 14 Fern Road, Bristol | Heathrow Terminal 5 | 2027-03-03T05:20:00 | 48213'],
  );
});

test('a car without the hour of its return is not booked from sentences', () => {
  assert.deepEqual(
    read(
      'Je vous confirme la location du 9 mars 2027 à 9 h 30 au 11 mars 2027. Vous prendrez la voiture à notre agence de la gare. Dossier GL-20713.',
      'Garage Lacaze',
    ),
    [],
  );
});

test('a car of a house that nobody names is not booked from sentences', () => {
  assert.deepEqual(
    read(
      'Je vous confirme la location du 9 mars 2027 à 9 h 30 au 11 mars 2027 à 18 h. Vous prendrez la voiture à notre agence de la gare et la rendrez au même endroit. Dossier GL-20713.',
    ),
    [],
  );
});

test('until when one may cancel is no moment of the car', () => {
  assert.deepEqual(
    read(
      `Je vous confirme la location du 9 mars 2027 à 9 h 30 au 11 mars 2027 à 18 h.
Vous prendrez la voiture à notre agence de la gare et vous la rendrez au même endroit.

Annulation gratuite jusqu'au 8 mars 2027 à 12 h.

Dossier GL-20713.

Garage Lacaze`,
      'Garage Lacaze',
    ).length,
    1,
  );
});

test('a driver is told with where from and where to in words', () => {
  assert.deepEqual(
    read('Your taxi is confirmed for 3 March 2027 at 05:20, from Hotel Bristol to Heathrow Airport.\nRef 48213.'),
    ['TaxiReservation | Hotel Bristol | Heathrow Airport | 2027-03-03T05:20:00 | 48213'],
  );
});

test('a table at a restaurant is no ride, whatever way it tells', () => {
  assert.deepEqual(
    read('Your table is confirmed for 3 March 2027 at 19:20, from Hotel Bristol to Heathrow Terminal 5.\nRef 48213.'),
    [],
  );
});

test('a chauffeur who writes a letter says where, when and under which number in sentences', () => {
  assert.deepEqual(
    read(
      'Dear Ms Petrakis,\n\nWe confirm that your chauffeur will meet you at Heathrow Terminal 5 on Thursday 4 March 2027 at 18:20.\n\nOur booking reference is AF-20931.',
    ),
    ['TaxiReservation | Heathrow Terminal 5 | 2027-03-04T18:20:00 | AF-20931'],
  );
});

test('a driver without a day or an hour is not booked', () => {
  assert.deepEqual(read('Your chauffeur will meet you at Heathrow Terminal 5. Our booking reference is AF-20931.'), []);
});
