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
