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

test('a car without the hour of its return is not booked from sentences', () => {
  assert.deepEqual(
    read(
      'Je vous confirme la location du 9 mars 2027 à 9 h 30 au 11 mars 2027. Vous prendrez la voiture à notre agence de la gare. Dossier GL-20713.',
      'Garage Lacaze',
    ),
    [],
  );
});
