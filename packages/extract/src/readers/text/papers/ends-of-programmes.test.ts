import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';
import { mail } from '../../../../testing/mail.ts';
import { readTable, toldInFull } from '../../../../testing/told.ts';
import { extract } from '../../../index.ts';

async function readText(body: string): Promise<string[]> {
  const source = mail({ from: 'Hôtel <hotel@bastion.example>', subject: 'Votre réservation', body });
  return toldInFull((await extract(source, { contextDate: '2027-01-05' })).reservations);
}

test('the only day between where and when one arrives is that of the arrival, which may be on the day after', async () => {
  const crossing = (hours: string) =>
    readText(
      `Bonjour Ines Falk,\n\nvotre réservation BX4471 est confirmée.\n\nFerry Stena Line à bord du Nordvind : ${hours}.\n`,
    );
  assert.deepEqual(await crossing('départ de Göteborg à 18h15, arrivée à Kiel le jeudi 11 mars 2027 à 09h00'), [
    'Boat | Nordvind | Göteborg > Kiel | 2027-03-10T18:15 – 2027-03-11T09:00 | BX4471 | Ines Falk',
  ]);
  assert.deepEqual(
    await crossing('départ de Göteborg à 08h15, arrivée à Frederikshavn le jeudi 11 mars 2027 à 11h45'),
    ['Boat | Nordvind | Göteborg > Frederikshavn | 2027-03-11T08:15 – 2027-03-11T11:45 | BX4471 | Ines Falk'],
  );
  assert.deepEqual(await crossing('départ de Göteborg à 18h15 le jeudi 11 mars 2027, arrivée à Kiel à 09h00'), [
    'Boat | Nordvind | Göteborg > Kiel | 2027-03-11T18:15 – 2027-03-12T09:00 | BX4471 | Ines Falk',
  ]);
  assert.deepEqual(await crossing('départ de Göteborg le jeudi 11 mars 2027 à 18h15, arrivée à Kiel à 09h00'), [
    'Boat | Nordvind | Göteborg > Kiel | 2027-03-11T18:15 – 2027-03-12T09:00 | BX4471 | Ines Falk',
  ]);
});

test('titles that are days are those of a programme, however long what stands below the first', async () => {
  const flight = (way: string) =>
    `Vol Norwegian DY 1842, ${way}. Présentez-vous au comptoir de la compagnie deux heures avant, avec votre passeport et la carte du congrès. Dossier QX7TLM.`;
  assert.deepEqual(
    await readLetterOf([
      { heading: 'Votre programme' },
      'Voyageuse : Ines Falk',
      { heading: 'Mercredi 10 mars 2027' },
      flight('Oslo (OSL) 18h15 – Paris Charles-de-Gaulle (CDG) 20h40'),
      { heading: 'Vendredi 12 mars 2027' },
      flight('Paris Charles-de-Gaulle (CDG) 09h00 – Oslo (OSL) 11h25'),
    ]),
    [
      'Flight | DY 1842 | Oslo > Paris Charles-de-Gaulle | 2027-03-10T18:15 – 2027-03-10T20:40 | QX7TLM | Ines Falk',
      'Flight | DY 1842 | Paris Charles-de-Gaulle > Oslo | 2027-03-12T09:00 – 2027-03-12T11:25 | QX7TLM | Ines Falk',
    ],
  );
});

test('who says goodbye is no house, and the team that signs is of one', async () => {
  assert.deepEqual(
    await readText(
      'Bonjour Madame Ines Falk,\n\nvotre séjour est bien enregistré.\n\nArrivée : mercredi 10 mars 2027, à partir de 15h\nDépart : vendredi 12 mars 2027\nNuméro de réservation : HB-4471\n\nÀ très bientôt,\nToute l’équipe de l’Hôtel du Bastion\n7 rue des Tanneurs - 71000 Mâcon\n',
    ),
    ['Lodging | Hôtel du Bastion, Mâcon | 2027-03-10T15:00 – 2027-03-12 | HB-4471 | Ines Falk'],
  );
});

test('"Place" over an address and the days of a stay is the house, and neither its title nor what is no name', async () => {
  const stayAt = (place: string) =>
    readLetterOf([
      'Traveller: Ines Falk. All of it is booked.',
      [
        ['C. Accommodation'],
        ['Place', place],
        ['Address', '12 Mill Road, Cambridge CB1 2AD, United Kingdom'],
        ['Check-in', '10 March 2027, 15:00'],
        ['Check-out', '12 March 2027, 10:00'],
        ['Booking no.', 'AGH-2291'],
      ],
    ]);
  assert.deepEqual(await stayAt('Amber Guest House'), [
    'Lodging | Amber Guest House, Cambridge | 2027-03-10T15:00 – 2027-03-12T10:00 | AGH-2291 | Ines Falk',
  ]);
  assert.doesNotMatch((await stayAt('Near the river, east side')).join(), /river/);
});

test('a stop of a town over its hour is one, beside another end with its hour', async () => {
  const rows = (from: string) =>
    readTable(`Day | Service | Place | To | Booking
Wed 10 March 2027 | Train VIA Rail 26 | ${from} | Québec Gare du Palais 16 h 25 | VR40ZQ`);
  assert.deepEqual(toldInFull(await rows('Ottawa Gare Tremblay // 9 h 20')), [
    'Train | VIA Rail 26 | Ottawa Gare Tremblay > Québec Gare du Palais | 2027-03-10T09:20 – 2027-03-10T16:25 | VR40ZQ',
  ]);
});

test('two figures with a dot are an hour alone below "When" and behind "at", and a price is none', async () => {
  const rows = (arrival: string) =>
    readTable(`When | What | Reference
Wednesday 10 March 2027
09.05 | British Airways BA 1476 leaves London Heathrow, lands at Glasgow at ${arrival} | 7PLX2V`);
  assert.deepEqual(toldInFull(await rows('10.30')), [
    'Flight | BA 1476 | London Heathrow > Glasgow | 2027-03-10T09:05 – 2027-03-10T10:30 | 7PLX2V',
  ]);
  assert.deepEqual(toldInFull(await rows('10.30 per bag')), [
    'Flight | BA 1476 | London Heathrow > Glasgow | 2027-03-10T09:05 | 7PLX2V',
  ]);
});
