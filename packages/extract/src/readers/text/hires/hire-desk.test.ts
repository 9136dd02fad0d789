import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read } from '../../../../testing/told.ts';

const hirerOf = (where: string) => {
  const voucher = `Your rental car is confirmed. Booking reference: GW-118840
Driver: Ms Rosalind Averill

PICK-UP
Split Airport
${where}
20 June 2027, 15:30

RETURN
Zadar Airport
27 June 2027, 17:00

Vehicle: Dacia Duster or similar`;
  const [car] = read('Your voucher', voucher);
  return car?.booking.type === 'RentalCarReservation' ? car.booking.carrier?.name : null;
};

for (const [where, hirer] of [
  ['(comptoir Jumbo Car, hall des arrivées)', 'Jumbo Car'],
  ['at the Green Wheels desk in the arrivals hall', 'Green Wheels'],
  ['Go to the Adria Mobil counter.', 'Adria Mobil'],
  ['À présenter au comptoir du loueur ADRIA CAR', 'ADRIA CAR'],
  ['Show this at the counter of the rental company Adria Mobil.', 'Adria Mobil'],
] as const)
  test(`at whose desk a car is fetched: ${where}`, () => assert.equal(hirerOf(where), hirer));

for (const where of ['at the Car Rental desk', 'Go to the Arrivals Hall counter.', 'comptoir Location, hall 2'])
  test(`a desk that is nobody's: ${where}`, () => assert.equal(hirerOf(where), undefined));

test('a shuttle that runs to the desk is no ride of its own', () => {
  const voucher = `BON DE LOCATION n° VT-3350921
À présenter au comptoir du loueur ADRIA CAR
Réservation loueur : JC40871G
Conducteur : M. Lilian Peyrefort

Prise en charge
samedi 19/02/2028 à 15h30
Aéroport de Nice
Comptoir hors terminal, navette

Restitution
samedi 26/02/2028 à 07h15
Gare de Nice-Ville

Véhicule : Kia Picanto ou similaire`;
  const found = read('Votre bon de location', voucher).map(({ booking }) => booking.type);
  assert.deepEqual(found, ['RentalCarReservation']);
});
