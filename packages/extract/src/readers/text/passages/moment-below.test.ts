import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toldInFull } from '../../../../testing/told.ts';
import { extract } from '../../../index.ts';

async function readMail(text: string, subject = 'Your car') {
  const head = ['From: Cars <desk@cars.example>', `Subject: ${subject}`, 'Content-Type: text/plain; charset=utf-8'];
  const mail = `${head.join('\r\n')}\r\n\r\n${text.replaceAll('\n', '\r\n')}`;
  return toldInFull((await extract(new TextEncoder().encode(mail), { contextDate: '2027-01-05' })).reservations);
}

test('a day and its hour stand in two columns below the place of an end', async () => {
  assert.deepEqual(
    await readMail(`Reservation 20418857CA2 is confirmed for Ines Falk.

  Pick-up    Halifax Stanfield Airport
             Sat 13 Feb 2027   10:00 AM
  Return     Moncton Airport
             Sun 21 Feb 2027   02:30 PM
  Vehicle    Kia Soul or similar`),
    [
      'RentalCar | Halifax Stanfield Airport > Moncton Airport | 2027-02-13T10:00 – 2027-02-21T14:30 | 20418857CA2 | Ines Falk',
    ],
  );
  assert.deepEqual(
    await readMail(`Votre location est confirmée. Réservation 77120418, conductrice : Ines Falk

  Prise en charge   Aéroport de Nantes
                    samedi 13 février 2027    10h00
  Restitution       Gare de Rennes
                    dimanche 21 février 2027  14h30
  Véhicule          Kia Picanto ou similaire`),
    ['RentalCar | Aéroport de Nantes > Gare de Rennes | 2027-02-13T10:00 – 2027-02-21T14:30 | 77120418 | Ines Falk'],
  );
  // another range of days stands below, in which other cars are had
  assert.deepEqual(
    await readMail(
      `Rental 20418857CA2 for Ines Falk has been cancelled as you asked.

  Pick-up    Saskatoon Airport
             Sat 13 Feb 2027  10:00 AM
  Return     Regina Airport
             Sun 21 Feb 2027  02:30 PM
  Refund     CAD 210.40, on your card by 03-FEB-2027

Still going? Cars at Saskatoon from CAD 49 a day, pick-up between
01-MAR-2027 and 31-MAR-2027.`,
      'Your rental is cancelled',
    ),
    ['RentalCar | Saskatoon Airport > Regina Airport | 2027-02-13T10:00 – 2027-02-21T14:30 | 20418857CA2 | Ines Falk'],
  );
});
