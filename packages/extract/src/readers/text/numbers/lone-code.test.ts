import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read } from '../../../../testing/told.ts';

const hire =
  'Pick-up: Edinburgh Airport, Tuesday 16 March 2027, 10:30\nReturn: Glasgow Central Station, Friday 19 March 2027, 17:00';
const numberOf = (subject: string, lead: string) =>
  read(subject, `${lead}\n\n${hire}`).map(({ booking }) => booking.reference);

test('the only code beside a word for what is booked is its number, where the paper calls none so', () => {
  const confirmed = 'Thank you for booking your rental car.';
  for (const [subject, lead] of [
    ['Your car rental KC-55810', confirmed],
    ['Isla: votre location (KC-55810)', confirmed],
    ['See you soon', `${confirmed}\nYour stay KC-55810 is one day shorter.`],
    ['See you soon', `${confirmed}\nCode KC-55810`],
  ] as const)
    assert.deepEqual(numberOf(subject, lead), ['KC-55810'], lead);
  // shorter ones are plates too
  assert.deepEqual(numberOf('See you soon', `${confirmed} Code QXV-319.`), ['QXV-319']);
  assert.deepEqual(numberOf('See you soon', `${confirmed} The car is QXV-319.`), [undefined]);
});

test('plates, licences, invoices, doors, members and two codes are no number', () => {
  for (const lead of [
    'Your rental car is booked: GK-418-ZT.',
    'Your rental car is booked. Driving licence no. 18AK44217.',
    'Your rental car is booked. Proforma invoice PF-2027-0418.',
    'Your rental car is booked. Proforma invoice PF-2027-0418.\nPlease transfer the amount with the number PF-2027-0418.',
    'Your rental car is booked. Key box: A-77120.',
    'Your rental car is booked. Member no. QX-771204.',
    'Your rental car is booked. We mean XK-55810 or XK-55811.',
    'Your rental car is booked with travel agency IM029000000.',
  ])
    assert.deepEqual(numberOf('Your rental car', lead), [undefined], lead);
});

test('numbers in groups, behind "Res." and in titles of capitals', () => {
  for (const [lead, number] of [
    ['Your car hire is ready.\nRes. KC-55810', 'KC-55810'],
    ['Votre voiture de location est prête.\nRésa n° KC-55810', 'KC-55810'],
    ['RÉSERVATION CONFIRMÉE - CONTRAT WEB 60418827', '60418827'],
    ['BOOKING CONFIRMED - WEB CONTRACT 60418827', '60418827'],
    ['Your rental car: booking 3307 118 254 is confirmed.', '3307 118 254'],
    ['Rental confirmed.\nBooking number: 1 094 4471', '1 094 4471'],
    ['Your rental car: booking no. 4471 882.', '4471 882'],
    ['Your rental (4471882) is confirmed.', '4471882'],
    ['Réservation enregistrée, n° 4471882.', '4471882'],
    ['Votre voiture de location est prête. N° résa 4471882', '4471882'],
    ['Your rental car is booked. Bookings: 0117 496 0218', undefined],
  ] as const)
    assert.deepEqual(numberOf('Your rental car', lead), [number], lead);
});
