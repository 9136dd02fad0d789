import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMail, readTable, told } from '../../../../testing/told.ts';

// What stands around the name of a stop on tickets, and is none of it.

test('a stop in two languages is one stop', async () => {
  const row = (cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  assert.deepEqual(
    await readMail(
      'Rail',
      'Your tickets',
      `<p>Booking reference: RQ4471</p><h3>Outward · Thursday 10 June 2027</h3><table>${row(['Departs', 'Arrives', 'Train', 'Reservation'])}${row(['08:31 Bruxelles-Midi / Brussel-Zuid', '10:35 Köln Hbf', 'ICE 13', 'Coach 24, seats 61, 63'])}</table>
<p>Passengers: Pieter Claes, Lotte Vermeulen</p>`,
    ),
    [
      'Train | ICE 13 | Bruxelles-Midi / Brussel-Zuid > Köln Hbf | 2027-06-10T08:31 – 2027-06-10T10:35 | 24/61 24/63 | RQ4471 | Pieter Claes + Lotte Vermeulen',
    ],
  );
});

test('whose train it is stands in front of the stop', async () => {
  assert.deepEqual(
    told(
      await readTable(`Date | Service | Details
      Wed 6 Oct 2027 | Train | Avanti West Coast, London Euston 14:10 – Manchester Piccadilly 16:18`),
    ),
    ['Train London Euston Manchester Piccadilly 2027-10-06T14:10 2027-10-06T16:18'],
  );
});

test('"Le" in front of a day below a port is no port', async () => {
  const way = (title: string, ship: string, ...ends: string[]) =>
    `<p>${[title, `Navire : ${ship}`, ...ends].join('<br>')}</p>`;
  assert.deepEqual(
    await readMail(
      'Lignes',
      'Votre billet',
      `<p>Réservation n° TML 448 120 – M. Loïc TANGUY + 1 passager</p>
${way('TRAVERSÉE ALLER', 'Côte d’Émeraude', 'Départ : Saint-Malo (Terminal du Naye)', 'Le vendredi 23 juillet 2027 à 09h15', 'Arrivée : Portsmouth', 'Le vendredi 23 juillet 2027 à 17h20')}
${way('TRAVERSÉE RETOUR', 'Bretagne Nord', 'Départ : Portsmouth', 'Le dimanche 8 août 2027 à 20h15', 'Arrivée : Saint-Malo (Terminal du Naye)', 'Le lundi 9 août 2027 à 08h15')}`,
    ),
    [
      'Boat | Côte d’Émeraude | Saint-Malo (Terminal du Naye) > Portsmouth | 2027-07-23T09:15 – 2027-07-23T17:20 | TML 448 120 | Loïc TANGUY',
      'Boat | Bretagne Nord | Portsmouth > Saint-Malo (Terminal du Naye) | 2027-08-08T20:15 – 2027-08-09T08:15 | TML 448 120 | Loïc TANGUY',
    ],
  );
});
