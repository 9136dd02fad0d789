import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readMail } from '../../../../testing/told.ts';
import { bookingsOfWord } from '../../../../testing/word.ts';

const mail = (details: string) =>
  read(
    'Your reservation 2F7K41UK is confirmed',
    `ENTERPRISE RENT-A-CAR

Reservation number: 2F7K41UK

PICK UP
Inverness City Centre
Mon 11 October 2027, 09:00

DROP OFF
Edinburgh Airport
Thu 14 October 2027, 12:00

${details}`,
  ).map(({ booking }) => ('carrier' in booking ? booking.carrier?.name : undefined));

test('for whom somebody works is not who hires out the car', () => {
  assert.deepEqual(
    mail('RENTER DETAILS\nName: Kwame Adjei-Boateng\nAge: 25+\nCompany: Kontor Partners (account XZ20KPT)'),
    ['ENTERPRISE RENT-A-CAR'],
  );
  assert.deepEqual(mail('Name: Kwame Adjei-Boateng\nCompany: Loch Ness Cars\nVehicle: Vauxhall Corsa or similar'), [
    'Loch Ness Cars',
  ]);
});

test('who signs for a hirer is none of its name', () => {
  const details = (signed: string) => `Votre réservation est confirmée.

RÉSERVATION N° RAC-3305718

Utilitaire 12 m3 - Renault Master ou similaire

DÉPART  Jeudi 11 mars 2027 à 8h00
        Nantes Gare Sud
RETOUR  Vendredi 12 mars 2027 à 18h00
        Nantes Gare Sud

${signed}`;
  for (const [signed, name] of [
    ['L’équipe Rent A Car', 'Rent A Car'],
    ['The team of Isla Car Hire', 'Isla Car Hire'],
    ['Team Isla Car Hire', 'Isla Car Hire'],
  ] as const) {
    const [car] = read('Votre location de véhicule', details(signed));
    assert.equal(car && 'carrier' in car.booking ? car.booking.carrier?.name : undefined, name, signed);
  }
});

test('who has the car is named beside a number that is not the seller’s own', () => {
  const hire = (numbers: string) =>
    read(
      'Bon de location',
      `LOC ÉVASION - comparateur de locations de voitures

Votre paiement est accepté. Voici votre bon de location.

${numbers}

PRISE EN CHARGE
samedi 14 août 2027, 22h15
Aéroport de Málaga

RESTITUTION
samedi 21 août 2027, 10h00
Séville, gare de Santa Justa`,
      'Loc Évasion',
    ).map(({ booking }) => `${'carrier' in booking ? booking.carrier?.name : ''} ${booking.reference}`);
  assert.deepEqual(hire('Réservation Loc Évasion ..... LE-8820931\nConfirmation Goldcar ........ 7710934-ES'), [
    'Goldcar 7710934-ES',
  ]);
  assert.deepEqual(hire('N° de confirmation Malaga Autos : 7710934\nRéférence Loc Évasion : LE-8820931'), [
    'Malaga Autos 7710934',
  ]);
  assert.deepEqual(hire('Réservation Loc Évasion : LE-8820931\nNuméro de client : 7710934'), [
    'LOC ÉVASION LE-8820931',
  ]);
  assert.match(hire('Réservation Loc Évasion : LE-8820931\nRéférence Paiement : 7710934')[0] ?? '', /^LOC ÉVASION/);
});

test('which part of a programme a title opens is nobody’s name', () => {
  const hirer = (title: string) =>
    read(
      'Your trip',
      `Booking reference: K7P2QX

${title}

Sixt – VW Golf or similar

Pick-up: Tue 12 October 2027, 14:00, Munich Airport
Drop-off: Fri 15 October 2027, 09:30, Munich Airport`,
    ).map(({ booking }) => ('carrier' in booking ? booking.carrier?.name : undefined));
  for (const title of ['2. Car hire', 'B) CAR HIRE', 'Tue 12 October 2027 – Car hire', '3. Location de voiture'])
    assert.deepEqual(hirer(title), ['Sixt'], title);
});

test('two branches of one company stand in columns below what happens there', async () => {
  const row = (cells: string) => `<tr><td>${cells.replaceAll('|', '</td><td>')}</td></tr>`;
  const hire = async (heads: string) => {
    const [line = ''] = await readMail(
      'Loc’Armor Rennes Sud',
      'Confirmation de réservation 26-07714',
      `<p>Nous vous confirmons la réservation n° 26-07714.</p><table>${row(heads)}${row('jeudi 25/03/2027 à 8h00|samedi 27/03/2027 à 11h45')}${row('Loc’Armor Rennes Sud<br>41 rue de la Barrière<br>35000 Rennes|Loc’Armor Brest Port<br>6 quai de la Douane<br>29200 Brest')}${row('Ouvert de 7h30 à 12h00|Ouvert le samedi de 9h00 à 12h00')}</table><p>Véhicule : Renault Master ou équivalent<br>Conducteur : Mme Gwenaëlle Tanguy</p>`,
    );
    return line;
  };
  for (const heads of [
    'Départ du véhicule|Retour du véhicule',
    'Départ|Retour',
    'Retrait|Restitution',
    'Vehicle out|Vehicle back',
    'Collect your car|Return your car',
  ])
    assert.equal(
      await hire(heads),
      'RentalCar | Loc’Armor Rennes Sud > Loc’Armor Brest Port | 2027-03-25T08:00 – 2027-03-27T11:45 | 26-07714 | Gwenaëlle Tanguy',
      heads,
    );
});

test('a price of a rental is nobody who lets a car', () => {
  for (const line of [
    'Total rental price: EUR 362.40',
    'Daily rental: EUR 52.00',
    'Vehicle rental from 7 August 2027',
  ]) {
    const [car] = read(
      'Rental confirmation SW-771204',
      `Thank you for booking with Shamrock Wheels.

Confirmation number: SW-771204
Driver: Pauline Delacourt
Vehicle: Skoda Fabia or similar

Pick-up: Cork Airport, 7 August 2027, 14:30
Return: Shannon Airport, 14 August 2027, 11:00

${line}`,
      'Shamrock Wheels',
    );
    assert.equal(car && 'carrier' in car.booking ? car.booking.carrier?.name : '', 'Shamrock Wheels', line);
  }
});

test('a word that is a hirer’s name elsewhere is none in small letters', () => {
  const [booking] = read(
    'Votre location LK-40817',
    `Votre location LK-40817 est confirmée.

À retirer : vendredi 9 avril 2027 à 17h30, agence Nantes Sud
À rapporter : lundi 12 avril 2027 à 9h00, agence Nantes Sud
Véhicule : Peugeot 208 ou équivalent

Vous changez d’avis ? Écrivez-nous.`,
    'Loca Breizh',
  );
  assert.notEqual(booking?.booking.type === 'RentalCarReservation' && booking.booking.carrier?.name, 'avis');
});

test('what is told of the car behind the name of its hirer is none of it', async () => {
  const hired = async (said: string, head = 'Voiture') => {
    const [car] = await bookingsOfWord('Devis 27-118, accepté\nVoyageuse : Mme Anne Moreau', [
      ['Prestation', 'Détail', 'Montant'],
      [
        head,
        `${said} Prise en charge : port de Bastia, 24 mai 2027 à 9h30. Restitution : port de Bastia, 28 mai 2027 à 16h30. Contrat n° RC 512-27.`,
        '172,00 €',
      ],
    ]);
    return car && 'carrier' in car.booking ? car.booking.carrier?.name : undefined;
  };
  for (const said of [
    '. Catégorie C, Opel Corsa ou similaire.',
    ' ; groupe C, Opel Corsa.',
    ' (catégorie C, Opel Corsa).',
  ])
    assert.equal(await hired(`Loueur : Rivetta Auto${said}`), 'Rivetta Auto', said);
  for (const said of ['. Opel Corsa.', ', tél. 04 95 00 11 22. Opel Corsa.'])
    assert.equal(await hired(`Loueur : Rivetta Auto${said}`), 'Rivetta Auto', said);
  assert.equal(await hired('Loueur : Soc. Coop. Rivetta. Opel Corsa.'), 'Soc. Coop. Rivetta');
  // whose car it is says that it is one
  assert.equal(await hired('Loueur : Rivetta Auto. Opel Corsa.', 'Prestation 3'), 'Rivetta Auto');
});
