import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMail, tableOf } from '../../../../testing/told.ts';

test('when keys are given and given back one comes to a flat and leaves it, as a car is fetched and brought back', async () => {
  const flat = (name: string, rows: string) =>
    readMail(name, 'Votre studio', `<h2>${name} • appart’hôtel</h2><p>Your flat is booked.</p>${tableOf(rows)}`);
  assert.deepEqual(
    await flat(
      'Résidence du Pont Neuf',
      `Dossier | KX-27-118
       Occupant | Mme Ada Lund
       Logement | Studio « Port », 2e étage
       Prise des clés | dimanche 14 mars 2027, à partir de 16 h
       Remise des clés | vendredi 19 mars 2027, 10 h 30 au plus tard
       Adresse | 12 quai des Brumes, 29200 Brest`,
    ),
    ['Lodging | Résidence du Pont Neuf, Brest | 2027-03-14T16:00 – 2027-03-19T10:30 | KX-27-118 | Ada Lund'],
  );
  assert.deepEqual(
    await flat(
      'Loft Kastanie',
      `Buchung | KX-27-118
       Gast | Ada Lund
       Wohnung | Loft 3, 2. Stock
       Schlüsselübergabe | Sonntag, 14. März 2027, ab 16 Uhr
       Schlüsselrückgabe | Freitag, 19. März 2027, bis 10 Uhr
       Adresse | Kastanienallee 82, 10435 Berlin`,
    ),
    ['Lodging | Loft Kastanie, Berlin | 2027-03-14T16:00 – 2027-03-19T10:00 | KX-27-118 | Ada Lund'],
  );
  const car = await readMail(
    'Loca Lagon',
    'Votre voiture',
    `<p>Votre voiture est réservée.</p>${tableOf(`Réservation | KX-27-118
      Véhicule | Renault Clio
      Prise des clés | dimanche 14 mars 2027, 16 h, aéroport de Nice
      Remise des clés | vendredi 19 mars 2027, 10 h 30, gare de Nice`)}`,
  );
  assert.match(car[0] ?? '', /^RentalCar .* 2027-03-14T16:00 – 2027-03-19T10:30/);
});
