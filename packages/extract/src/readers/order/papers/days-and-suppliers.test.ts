import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWord } from '../../../../testing/word.ts';

test('a night in the row of its day is until the next, by the hour that the row of that day says', async () => {
  const sheet = (night: string, next: string) =>
    readWord('FICHE DE MISSION n° 2027-0412\nMissionnaire : Mme Camille ROUVIÈRE', [
      ['Jour', 'Programme'],
      [
        'Mardi 9 mars 2027',
        { lines: ['07h12 – TGV INOUI 6603 Paris Gare de Lyon → Lyon Part-Dieu (arr. 09h08), dossier PQK7XT', night] },
      ],
      [
        'Mercredi 10 mars 2027',
        {
          lines: [
            next,
            '14h30 – Prise en charge Europcar Lyon Part-Dieu, contrat 1188204471',
            '18h00 – Restitution Europcar Grenoble gare',
          ],
        },
      ],
    ]);
  const night = 'Nuit à l’Hôtel Carlotta, 5 rue Gasparin, 69002 Lyon (réf. HC-8821), arrivée possible dès 14h';
  const others = [
    'TGV INOUI6603 Paris Gare de Lyon Lyon Part-Dieu 2027-03-09T07:12 2027-03-09T09:08 PQK7XT',
    'RentalCar Lyon Part-Dieu Grenoble gare 2027-03-10T14:30 2027-03-10T18:00 1188204471',
  ];
  const stay = (read: string[]) => read.filter((one) => !others.includes(one));
  const read = await sheet(night, 'Libération de la chambre avant 11h');
  assert.deepEqual(stay(read), ['Lodging Hôtel Carlotta 2027-03-09T14:00 2027-03-10T11:00 HC-8821']);
  assert.equal(read.length, 3);
  assert.deepEqual(stay(await sheet(night, 'Réunion au siège')), [
    'Lodging Hôtel Carlotta 2027-03-09T14:00 2027-03-10 HC-8821',
  ]);
});

test('a supplier beside an address and nights is a house, whatever it is called', async () => {
  const order = (name: string, said: string) =>
    readWord('BON DE COMMANDE VO-3381\nVoyageurs : Paul GARNIER, Lucie GARNIER', [
      ['Prestataire', 'Détail', 'N° de réservation', 'Tarif'],
      [name, { lines: ['Contrada Ragosia 12, 91019 Valderice, Italie', said] }, 'BSC 4471', '396,00 €'],
      [
        'Sicily by Car',
        {
          lines: [
            'Fiat Panda ou similaire',
            'Retrait : Palerme aéroport, 03/04/2027 à 13h30',
            'Retour : Palerme aéroport, 10/04/2027 à 11h00',
          ],
        },
        'SBC-220918',
        '214,00 €',
      ],
    ]);
  const car = 'RentalCar Palerme aéroport Palerme aéroport 2027-04-03T13:30 2027-04-10T11:00 SBC-220918';
  assert.deepEqual(
    (await order('Baglio Santa Croce', 'Du 3 au 7 avril 2027 – 4 nuits, petit déjeuner')).sort(),
    ['Lodging Baglio Santa Croce 2027-04-03 2027-04-07 BSC 4471', car].sort(),
  );
  assert.deepEqual(await order('Sicilia Guide', 'Visite guidée du 3 avril 2027'), [car]);
});

test('a flight between the rows of drivers is no driver', async () => {
  const rows = (flight: string) =>
    readWord('BON DE COMMANDE 2027/55\nPassager : M. Karim ZIANI', [
      ['Prestation', 'Date', 'Heure', 'De', 'À', 'Référence'],
      ['Transfert privé', '07/06/2027', '06:15', '12 rue Crébillon, Nantes', 'Nantes Atlantique', 'TP-5501'],
      [flight, '07/06/2027', '08:05 – 09:50', 'Nantes NTE', 'Bastia BIA', 'LK3W9Q'],
      ['Transfert privé', '07/06/2027', '10:20', 'Aéroport de Bastia', 'Hôtel L’Île-Rousse-Marine', 'TP-5502'],
    ]);
  for (const flight of ['Vol Volotea V7 2712', 'V7 2712'])
    assert.deepEqual(
      (await rows(flight)).filter((one) => one.includes('LK3W9Q')),
      ['V72712 NTE BIA 2027-06-07T08:05 2027-06-07T09:50 LK3W9Q'],
      flight,
    );
});

test('the hours of a car in the line below a house are none of the house', async () => {
  const read = await readWord(
    'Objet : confirmation de réservation – bon de commande 27-033\nVoyageuse : Mme Maëlle LE GOFF',
    '- Hôtel : Hôtel Bellevue Rungis, 3 rue du Pont, 94150 Rungis, nuit du 11 au 12 mars 2027, réservation HB-3302',
    '- Voiture : Europcar Orly 4, du 11/03 08h45 au 12/03 18h15, n° 1177334455',
  );
  assert.ok(read.includes('Lodging Hôtel Bellevue Rungis 2027-03-11 2027-03-12 HB-3302'), read.join('\n'));
});
