import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, tableOf, toldInFull } from '../../../../testing/told.ts';

// The form that is signed at the desk.

const boxes = (title: string, ...cells: string[]) =>
  `<table><tr><td colspan="${cells.length}">${title}</td></tr><tr>${cells.map((cell) => `<td>${cell.replaceAll(' // ', '<br>')}</td>`).join('')}</tr></table>`;

test('the number of a contract stands right below what it is, and each end in a box of its own', async () => {
  const read = await readPage(
    `<h2>Loca Breizh</h2><h2>CONTRAT DE LOCATION</h2><p>N° 35-0281946<br>Établi le 04/01/2027 à 11:52 par LM</p>
${boxes('LOCATAIRE', 'Nom, prénom // LE GALLOUDEC Ewen', 'Né le // 12/09/1988')}
${boxes('VÉHICULE', 'Modèle // Citroën C4', 'Km départ // 18 442')}
${boxes('DÉPART', 'Date et heure // jeudi 15/04/2027 08:30', 'Lieu // Rennes Gare Sud')}
${boxes('RETOUR PRÉVU', 'Date et heure // lundi 19/04/2027 18:00', 'Lieu // Rennes Gare Sud')}`,
  );
  assert.deepEqual(toldInFull(read), [
    'RentalCar | Rennes Gare Sud > Rennes Gare Sud | 2027-04-15T08:30 – 2027-04-19T18:00 | 35-0281946 | Ewen LE GALLOUDEC',
  ]);
  assert.deepEqual(
    read.map(({ booking }) => 'carrier' in booking && booking.carrier?.name),
    ['Loca Breizh'],
  );
});

test('"Date / time out" and "due in" are the moments of both ends, and when it was printed is of neither', async () => {
  const read = await readPage(
    `<p>RENTAL AGREEMENT<br>Skerry Car Hire<br>Printed 04/01/2027 11:32</p>${tableOf(
      `Agreement no. | 7QK418802
Name | Mr Owen Prydderch
Collect from | Glasgow Airport
Return to | Inverness Airport
Date / time out | Tue 03/08/2027 10:15
Date / time due in | Fri 13/08/2027 09:00
Vehicle class | Skoda Octavia or similar`,
    )}`,
  );
  assert.deepEqual(toldInFull(read), [
    'RentalCar | Glasgow Airport > Inverness Airport | 2027-08-03T10:15 – 2027-08-13T09:00 | 7QK418802 | Owen Prydderch',
  ]);
});

test('the number of an offer or an invoice is none of a booking', async () => {
  for (const title of ['DEVIS', 'FACTURE', 'Quotation']) {
    const read = await readPage(
      `<h2>Loca Breizh</h2><h2>${title}</h2><p>N° 35-0281946</p>
${boxes('DÉPART', 'Date et heure // jeudi 15/04/2027 08:30', 'Lieu // Rennes Gare Sud')}
${boxes('RETOUR PRÉVU', 'Date et heure // lundi 19/04/2027 18:00', 'Lieu // Rennes Gare Sud')}`,
    );
    assert.deepEqual(toldInFull(read), [], title);
  }
});

test('a number alone below the last cell of a row is of the label in that cell', async () => {
  const read = await readPage(
    `${tableOf('Skerry Car Hire | RENTAL AGREEMENT\n | No. 44-718205')}${tableOf(
      `Renter | Ms Ines Falk
Vehicle | Skoda Octavia or similar
Out | Fri 8 Oct 2027 10:30
Due back | Tue 12 Oct 2027 10:00
Collection branch | Inverness Airport
Return branch | Inverness Airport`,
    )}`,
  );
  assert.deepEqual(
    read.map(({ booking }) => booking.reference),
    ['44-718205'],
  );
});

test('who is called by what they do stands at the head of their paper', async () => {
  const letsBy = async (head: string) =>
    (
      await readPage(
        `<h2>${head}</h2><p>Confirmation IL-27-03318</p>${tableOf(
          'Conducteur | M. Tanguy Le Bihan\nPrise en charge | Bastia Aéroport, mercredi 12 mai 2027, 16h45\nRestitution | Figari Aéroport, jeudi 20 mai 2027, 06h30\nCatégorie | Dacia Duster ou similaire',
        )}`,
      )
    ).map(({ booking }) => ('carrier' in booking ? booking.carrier?.name : undefined));
  assert.deepEqual(await letsBy('ISULA LOCATION'), ['ISULA LOCATION']);
  assert.deepEqual(await letsBy('CONFIRMATION DE LOCATION'), [undefined]);
});

test('when a start is said over where it is, by whatever the two are called', async () => {
  for (const [when, where, back, there] of [
    ['Départ prévu', 'Agence de départ', 'Retour prévu', 'Agence de retour'],
    ['Départ', 'Agence de départ', 'Retour', 'Agence de retour'],
  ])
    assert.deepEqual(
      toldInFull(
        await readPage(
          `<p>CONTRAT DE LOCATION n° TLS-270907-0042. Votre réservation est confirmée.</p>${tableOf(
            `Modèle réservé | Renault Captur ou similaire\n${when} | mardi 07/09/2027 // 13:45\n${where} | Toulouse-Blagnac Aéroport\n${back} | vendredi 10/09/2027 // 10:00\n${there} | Carcassonne Gare SNCF`,
          )}`,
        ),
      ),
      [
        'RentalCar | Toulouse-Blagnac Aéroport > Carcassonne Gare SNCF | 2027-09-07T13:45 – 2027-09-10T10:00 | TLS-270907-0042',
      ],
      when,
    );
});

test('who lets the car stands before which of their places it is', async () => {
  const [hire] = await readPage(
    `<p>Locadour Automobiles – Agence de Biarritz</p><p>Nous confirmons la location LD-06118.</p>${tableOf(
      'Véhicule | Peugeot 308\nPrise en charge | lundi 5 juillet 2027 à 9h30, Gare de Biarritz\nRestitution | samedi 17 juillet 2027 à 18h00, Aéroport de Pau',
    )}`,
  );
  assert.ok(hire && 'carrier' in hire.booking);
  assert.equal(hire.booking.carrier?.name, 'Locadour Automobiles');
});
