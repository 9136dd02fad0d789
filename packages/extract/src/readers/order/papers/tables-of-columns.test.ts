import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookingsOfWord, type Part, readWord } from '../../../../testing/word.ts';

// Several tables of one paper, each with a column for each booking of a kind.

const tables: Part[] = [
  'Passagers : M. Elias Brandt, Mme Oda Brandt',
  { heading: 'Avion' },
  [
    ['', 'Aller', 'Retour'],
    ['Jour', 'lundi 07/06/2027', 'lundi 14/06/2027'],
    ['Compagnie', 'Air Corsica', 'Air Corsica'],
    ['Vol', 'XK 265', 'XK 266'],
    ['Départ', 'Marseille (MRS)\n09h40', 'Calvi (CLY)\n18h00'],
    ['Arrivée', 'Calvi (CLY)\n10h35', 'Marseille (MRS)\n18h55'],
    ['Dossier', 'GBX7WN', 'GBX7WN'],
  ],
  { heading: 'Hébergements' },
  [
    ['', 'Balagne', 'Castagniccia'],
    ['Hôtel', 'Hôtel du Golfe', 'Auberge des Châtaigniers'],
    ['Adresse', '3 rue du Port\n20260 Calvi', '1 place du Couvent\n20229 Piedicroce'],
    ['Du', '07/06/2027', '10/06/2027'],
    ['Au', '10/06/2027', '14/06/2027'],
    ['N° voucher', 'HG-771', 'AC 3/0412'],
  ],
  { heading: 'Voitures' },
  [
    ['', 'Première', 'Seconde'],
    ['Loueur', 'Hertz', 'Hertz'],
    ['Départ', 'Aéroport de Calvi\n07/06/2027 11h00', 'Bastia Centre\n10/06/2027 12h00'],
    ['Retour', 'Bastia Centre\n10/06/2027 10h00', 'Aéroport de Calvi\n14/06/2027 16h30'],
    ['N° de location', 'HZ4410-71', 'HZ4410-72'],
  ],
  'Total du séjour : 3 120,00 €.',
];

test('of several tables each column is a booking', async () => {
  assert.deepEqual(await readWord(...tables), [
    'XK265 MRS CLY 2027-06-07T09:40 2027-06-07T10:35 GBX7WN',
    'RentalCar Aéroport de Calvi Bastia Centre 2027-06-07T11:00 2027-06-10T10:00 HZ4410-71',
    'Lodging Hôtel du Golfe 2027-06-07 2027-06-10 HG-771',
    'RentalCar Bastia Centre Aéroport de Calvi 2027-06-10T12:00 2027-06-14T16:30 HZ4410-72',
    'Lodging Auberge des Châtaigniers 2027-06-10 2027-06-14 AC 3/0412',
    'XK266 CLY MRS 2027-06-14T18:00 2027-06-14T18:55 GBX7WN',
  ]);
});

test('what the paper costs is the price of none of its columns', async () => {
  assert.deepEqual(
    new Set((await bookingsOfWord(...tables)).map(({ booking }) => booking.price)),
    new Set([undefined]),
  );
});
