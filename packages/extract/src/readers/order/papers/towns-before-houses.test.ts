import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// Letters that say the town first, and then the house with its street.

test('the house behind its town is where one sleeps, and not whoever writes', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Kerguélen Évasion\n4 quai des Douanes, 29200 Brest',
      'Brest, le 2 avril 2027',
      'Chère Madame,',
      'Nous confirmons les réservations faites au nom de Solveig Kermarrec. Vos deux premières nuits, du 12 au 14 juin, se passeront à Dingle, à l’Old Creamery Lodge, 8 Strand Street (téléphone +353 66 555 0126). On vous y attend dès 16 h et la chambre sera à rendre pour 10 h 30. Le numéro de la réservation est OC-3306, pour un montant de 298,00 €.',
      'Vous irez ensuite à Sligo, où la Rosses Point House, 3 Wine Street (téléphone +353 71 555 014), vous garde une chambre du 14 au 17 juin sous le numéro 70-4412 ; elle ne précise pas d’horaire.',
    ]),
    [
      'Lodging | Old Creamery Lodge, Dingle | 2027-06-12T16:00 – 2027-06-14T10:30 | OC-3306 | Solveig Kermarrec',
      'Lodging | Rosses Point House, Sligo | 2027-06-14 – 2027-06-17 | 70-4412 | Solveig Kermarrec',
    ],
  );
  assert.deepEqual(
    await readLetterOf([
      'Harrow & Thistle Journeys\n4 Bridge Street, York YO1 6DD',
      '2 April 2027',
      'Dear Ms Kermode,',
      'We confirm what was booked in the name of Isla Kermode. Your first two nights, from 12 to 14 June, are in Ghent, at the Lysbrug, Coupure 12 (telephone +32 9 555 01 26). The room is yours from 3 pm and should be left by 11 am. The booking number is LB-3306.',
      'You then go on to Bruges, where the Huis Arnulf, Genthof 3, keeps a room for you from 14 to 17 June under number 70-4412.',
    ]),
    [
      'Lodging | Lysbrug, Ghent | 2027-06-12T15:00 – 2027-06-14T11:00 | LB-3306 | Isla Kermode',
      'Lodging | Huis Arnulf, Bruges | 2027-06-14 – 2027-06-17 | 70-4412 | Isla Kermode',
    ],
  );
});

test('"ul." ends no sentence', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Bonjour Élodie, voici votre dossier, émis ce jour.',
      'Hotel Stary Młyn, ul. Piwna 12, 80-831 Gdańsk, tél. +48 58 555 01 43. Du mardi 2 mars 2027 (chambre prête à 14h00) au jeudi 4 mars 2027 (à rendre à 11h00). Confirmation SM-88140, 2 nuits.',
    ]),
    ['Lodging | Hotel Stary Młyn, Gdańsk | 2027-03-02T14:00 – 2027-03-04T11:00 | SM-88140'],
  );
});

test('a station of coaches is named in small letters', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Passager : M. Léo Astier',
      'Jeudi 27 mai 2027. Car BlaBlaCar Bus 3220, départ Annecy Gare routière 13h15, arrivée Lyon Gare routière 15h05, place 14, réservation 3098114472, 24,98 €.',
    ]),
    [
      'Bus | 3220 | Annecy Gare routière > Lyon Gare routière | 2027-05-27T13:15 – 2027-05-27T15:05 | 14 | 3098114472 | Léo Astier',
    ],
  );
});

test('a town that leads its line, perhaps with its country, is that of the house behind it, and "15NOV" is of the year of the order', async () => {
  assert.deepEqual(
    await readLetterOf([
      'MISSION ORDER 44/2028',
      'Issued 03-Nov-2028',
      'Traveller: Matthias Nordin',
      'AIR (Ethiopian locator W7RPNS)',
      '2 ET 335 Y 15NOV 3 ADDEBB HK1 1030 1235',
      '3 ET 334 Y 18NOV 6 EBBADD HK1 1720 1930',
      { heading: 'ACCOMMODATION' },
      'Kampala, Uganda: Acacia Ridge Hotel, 14 Kololo Lane. Tel +256 39 555 0142. In 15-Nov-2028, out 18-Nov-2028. Reservation NCH-11150. USD 330.00.',
      'Addis Ababa: own home from then on.',
    ]),
    [
      'Flight | ET 335 | ADD > EBB | 2028-11-15T10:30 – 2028-11-15T12:35 | W7RPNS | Matthias Nordin',
      'Lodging | Acacia Ridge Hotel, Kampala | 2028-11-15 – 2028-11-18 | NCH-11150 | Matthias Nordin',
      'Flight | ET 334 | EBB > ADD | 2028-11-18T17:20 – 2028-11-18T19:30 | W7RPNS | Matthias Nordin',
    ],
  );
  assert.deepEqual(
    await readLetterOf([
      'Note de voyage pour M. Aurélien Pradel',
      { heading: 'Hébergement' },
      'Porto – Casa do Rio, Rua das Flores 8. Tél. +351 22 555 0142. Arrivée le 15 novembre 2027, départ le 18 novembre 2027. Réservation NCH-11150.',
      'Braga, Portugal : Solar das Videiras, Rua do Souto 31. Arrivée le 18 novembre 2027, départ le 20 novembre 2027. Réservation SV/2211.',
    ]),
    [
      'Lodging | Casa do Rio, Porto | 2027-11-15 – 2027-11-18 | NCH-11150 | Aurélien Pradel',
      'Lodging | Solar das Videiras, Braga | 2027-11-18 – 2027-11-20 | SV/2211 | Aurélien Pradel',
    ],
  );
});
