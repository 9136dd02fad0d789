import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numbersIn } from '../../../../testing/in-text.ts';
import { read, readPage, tableOf } from '../../../../testing/told.ts';

// Of the numbers of a paper, the one that the traveller's booking has; of its companies, the one that has the car.

for (const line of [
  'KLM Royal Dutch Airlines, Amsterdamseweg 55, 1182 GP Amstelveen, registered under number 33014286.',
  'Alpivans SARL, immatriculée au registre du commerce sous le numéro 88-30115',
  'Harbour Tours Ltd. Company number 08812345. Registered office: 4 Quay Street, Hull.',
  'Reisen Müller GmbH, eingetragen unter der Nummer HRB-48812',
])
  test(`by what register a company is known is no booking: ${line}`, () => assert.deepEqual(numbersIn(line), []));

test('a booking may be registered too', () => {
  assert.deepEqual([...new Set(numbersIn('Your booking is registered under number 33014286.'))], ['33014286']);
  assert.deepEqual([...new Set(numbersIn('Votre dossier est enregistré sous le numéro 88-30115.'))], ['88-30115']);
});

test('a crossing has the number of its own line, and not of the hotel before it', () => {
  const booklet = `Voyageurs : M. Bertrand LACAZE et Mme Nadège LACAZE

Lundi 10 mai 2027 – Athènes
Hôtel Philonoé, 22 rue Apollonos, 105 57 Athènes, Grèce – tél. +30 21 0555 0138
2 nuits, du lundi 10 au mercredi 12 mai 2027, chambre double.
N° de réservation : PH-11847

Mercredi 12 mai 2027 – En bateau vers les Cyclades
Ferry Blue Star Ferries, navire Blue Star Naxos – réservation n° 30771552
Le Pirée 07h30 – Naxos 12h55, sièges numérotés`;
  const boats = read('Carnet de voyage', booklet).filter(({ booking }) => booking.type === 'BoatReservation');
  assert.deepEqual(
    boats.map(({ booking }) => booking.reference),
    ['30771552'],
  );
});

const suppliers: [string, string][] = [
  ['The rental desk belongs to Sicily by Car.', 'Sicily by Car'],
  ['Your car is supplied by Keddy, at the desk in Terminal 1.', 'Keddy'],
  ['Votre loueur est Rent Island.', 'Rent Island'],
  ['Votre véhicule est fourni par Goldcar (comptoir 12).', 'Goldcar'],
  ['Ihr Vermieter ist Buchbinder.', 'Buchbinder'],
];

for (const [sentence, supplier] of suppliers)
  test(`a broker’s voucher says in a sentence whose the car is: ${sentence}`, () => {
    const voucher = `DriveWell – Car Rental Voucher
${sentence}

Confirmation number: 7740215IT
Driver: Ms Rosalind Averill

Pick-up: Palermo Airport, Sat 22 May 2027, 13:00
Drop-off: Catania Airport, Sat 29 May 2027, 18:30`;
    const [car] = read('Your voucher', voucher);
    assert.equal(car?.booking.type === 'RentalCarReservation' && car.booking.carrier?.name, supplier);
  });

test('the head over one number in a box is a label as any other, and goes before the voucher’s', async () => {
  const page = `<p>Bon d’échange</p><p>Réf. voucher : VCH/FR/338170</p>${tableOf(`Établissement | N° de confirmation hôtelier
    Riad Dar Zitoune // 18 Derb Sidi Bouloukat // 40000 Marrakech, Maroc | RDZ-20741
    Arrivée | Départ
    24/04/2027 | 01/05/2027`)}<p>Dossier agence : 0417-LRX</p>`;
  const [stay] = await readPage(page);
  assert.equal(stay?.booking.reference, 'RDZ-20741');
});

for (const label of [
  'Confirmé par l’hôtel sous le n°',
  'Confirmed by the hotel under number',
  'Réservé par le prestataire sous la référence',
  'Bestätigt vom Hotel unter Nr.',
])
  test(`by what number the house knows a stay goes before the agency’s: ${label}`, async () => {
    const page = `<p>Bon n° VL-2027-55812. Your hotel voucher.</p>${tableOf(`Prestataire|Riad Dar Zitoune // 18 Derb Sidi Bouloukat // 40000 Marrakech, Maroc
      ${label}|RDZ-20741 (Mme Khadija)
      Arrivée|24/04/2027
      Départ|01/05/2027`)}<p>Payé par notre correspondant Atlas Incoming (réf. SI/27/3361).</p>`;
    const [stay] = await readPage(page);
    assert.equal(stay?.booking.reference, 'RDZ-20741');
  });

for (const [house, isName] of [
  ['AMTRAK', true],
  ['Air France', true],
  ['Flight AF1180', false],
] as const)
  test(`between "Reservation number" and the number may stand whose it is: ${house}`, () =>
    assert.equal(numbersIn(`Reservation number\n\n${house}\n\n3F7C91`).includes('3F7C91'), isName));

test('of two columns of numbers the head tells whose each is', async () => {
  for (const [lessor, heads] of [
    ['Record go', 'N° de confirmation Record go | Référence Easycars | Conducteur principal'],
    ['Centauro', 'Référence Easycars | Numéro de confirmation Centauro | Conducteur principal'],
  ] as const) {
    const numbers = heads.startsWith('N°') ? '30774183 | 684205731' : '684205731 | 30774183';
    const [car] = await readPage(
      `<h2>Bon de réservation</h2>${tableOf(`${heads}\n${numbers} | Mme Odile Ferrand`)}${tableOf(
        `Prise en charge | Restitution
        mardi 3 août 2027 à 10 h 15 | jeudi 12 août 2027 à 09 h 45
        Aéroport d'Alicante | Aéroport d'Alicante
        Comptoir ${lessor}, niveau 0 | Parking P1`,
      )}${tableOf('Véhicule | Seat Ibiza ou similaire\nMontant total payé | 287,35 €')}`,
    );
    assert.equal(car?.booking.type, 'RentalCarReservation');
    assert.equal(car?.booking.reference, '30774183', lessor);
  }
});
