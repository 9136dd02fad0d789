import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMail, tableOf } from '../../../../testing/told.ts';

// Tickets and vouchers whose boxes have a word over each value.

const crossing = (out: string, words: [string, string, string], back: string) =>
  `<p>Booking reference: 30417726</p><p>${words[0]} Excellent</p><p>${words[1]}<br>${out}</p><p>${words[2]}<br>${back}</p>`;

const crossings: { [language: string]: string } = {
  French: crossing(
    'Sète<br>mardi 6 juillet 2027<br>départ 19 h 00',
    ['Navire', 'Embarquement', 'Débarquement'],
    'Tanger Med<br>jeudi 8 juillet 2027<br>arrivée 8 h 30',
  ),
  English: crossing(
    'Sète<br>6 July 2027<br>departs 19:00',
    ['Ship', 'Embarkation', 'Disembarkation'],
    'Tanger Med<br>8 July 2027<br>arrives 08:30',
  ),
  German: crossing(
    'Sète<br>6. Juli 2027<br>ab 19:00',
    ['Schiff', 'Einschiffung', 'Ausschiffung'],
    'Tanger Med<br>8. Juli 2027<br>an 08:30',
  ),
};

for (const [language, page] of Object.entries(crossings))
  test(`where one boards a ship is where it sails from, in ${language}`, async () => {
    assert.deepEqual(await readMail('Ferries', 'Your booking', page), [
      'Boat | Excellent | Sète > Tanger Med | 2027-07-06T19:00 – 2027-07-08T08:30 | 30417726',
    ]);
  });

test('two vouchers on one page are two stays of the clients that are named above', async () => {
  const voucher = (count: string, number: string, house: string, address: string, from: string, to: string) =>
    `<p>BON D’HÉBERGEMENT n° ${count}</p><p>Confirmé par l’hôtel sous le n° ${number}</p><p>${house}<br>${address}</p>` +
    tableOf(`Arrivée | ${from}
      Départ | ${to}
      Chambre | 1 double`);
  const page =
    '<p>Dossier EL 27-0913-F</p><p>Émis le 22/02/2027 Clients : M. Hugues Fauvernier et Mme Blandine Fauvernier</p>' +
    voucher(
      '1/2',
      'SR-20931',
      'Auberge du Rempart',
      '118, rue des Glacis, Québec (Québec) G1R 3R7, Canada',
      'lundi 13 septembre 2027',
      'jeudi 16 septembre 2027',
    ) +
    voucher(
      '2/2',
      'PB 7743',
      'Le Pavillon des Bélugas',
      '27, rue du Bateau, Tadoussac (Québec) G0T<br>2A0, Canada',
      'jeudi 16 septembre 2027',
      'samedi 18 septembre 2027',
    );
  assert.deepEqual(await readMail('Voyages', 'Vos bons', page), [
    'Lodging | Auberge du Rempart, Québec | 2027-09-13 – 2027-09-16 | SR-20931 | Hugues Fauvernier + Blandine Fauvernier',
    'Lodging | Le Pavillon des Bélugas, Tadoussac | 2027-09-16 – 2027-09-18 | PB 7743 | Hugues Fauvernier + Blandine Fauvernier',
  ]);
});

test('of two locators the airline’s is the one that is asked for', async () => {
  const flight = tableOf(`Flight | From | To | Departure | Arrival
    QR 22 | Manchester (MAN) | Doha (DOH) | 17 November 2027 14:40 | 18 November 2027 00:35`);
  for (const head of [
    'Booking ref: AMADEUS: 6LMR2Q<br>Airline ref: QR/7WKD4N',
    'Galileo reference: 6LMR2Q<br>Airline locator: 7WKD4N',
    'Agency reference: 6LMR2Q<br>Booking reference: 7WKD4N',
  ]) {
    const [line] = await readMail('Travel desk', 'Electronic ticket receipt', `<p>${head}</p>${flight}`);
    assert.match(line ?? '', /\| 7WKD4N/, head);
  }
});
