import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read } from '../../../../testing/told.ts';

const mail = (details: string) =>
  read(
    'Your reservation 2F7K41UK is confirmed',
    `ENTERPRISE RENT-A-CAR

Reservation number: 2F7K41UK

PICK UP
Inverness City Centre
Mon 11 October 2027, 09:00

DROP OFF
Edinburgh Airport
Thu 14 October 2027, 12:00

${details}`,
  ).map(({ booking }) => ('carrier' in booking ? booking.carrier?.name : undefined));

test('for whom somebody works is not who hires out the car', () => {
  assert.deepEqual(
    mail('RENTER DETAILS\nName: Kwame Adjei-Boateng\nAge: 25+\nCompany: Kontor Partners (account XZ20KPT)'),
    ['ENTERPRISE RENT-A-CAR'],
  );
  assert.deepEqual(mail('Name: Kwame Adjei-Boateng\nCompany: Loch Ness Cars\nVehicle: Vauxhall Corsa or similar'), [
    'Loch Ness Cars',
  ]);
});

test('who signs for a hirer is none of its name', () => {
  const details = (signed: string) => `Votre réservation est confirmée.

RÉSERVATION N° RAC-3305718

Utilitaire 12 m3 - Renault Master ou similaire

DÉPART  Jeudi 11 mars 2027 à 8h00
        Nantes Gare Sud
RETOUR  Vendredi 12 mars 2027 à 18h00
        Nantes Gare Sud

${signed}`;
  for (const [signed, name] of [
    ['L’équipe Rent A Car', 'Rent A Car'],
    ['The team of Isla Car Hire', 'Isla Car Hire'],
    ['Team Isla Car Hire', 'Isla Car Hire'],
  ] as const) {
    const [car] = read('Votre location de véhicule', details(signed));
    assert.equal(car && 'carrier' in car.booking ? car.booking.carrier?.name : undefined, name, signed);
  }
});
