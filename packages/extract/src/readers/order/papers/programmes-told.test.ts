import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// Programmes, road books and notes that a small agency writes by hand.

const flight = [
  { heading: 'Jour 1 · samedi 9 octobre 2027' },
  'Vol TP 475',
  'Lyon (LYS) – départ 10h35',
  'Porto (OPO) – arrivée 12h10',
  'Dossier compagnie : 3MWK7R',
];

test('who goes stands beside what the journey is', async () => {
  for (const line of [
    '5 jours / 4 nuits — Ines FALK et Bo ARENDT (7 ans)',
    'Weekend in Porto · Ms Ines Falk and Mr Bo Arendt',
    'Pour Mme Ines Falk et M. Bo Arendt. Édité le 5 janvier 2027.',
    'Houblon SA — Voyageurs : Mme Ines Falk et M. Bo Arendt. Suite au report du chantier, la commande est modifiée ainsi.',
  ]) {
    const [read] = await readLetterOf(['Agence du Quai', line, ...flight]);
    assert.match(read ?? '', /Ines Falk \+ Bo Arendt$/i, line);
  }
  const [known] = await readLetterOf(['Agence du Quai', 'Site visit to Porto – Ines Falk and Ewan Lyle', ...flight]);
  assert.match(known ?? '', /Ines Falk \+ Ewan Lyle$/);
  const [town] = await readLetterOf(['Agence du Quai', 'Visit to Africa – Victoria Falls', ...flight]);
  assert.doesNotMatch(town ?? '', /Victoria/);
});

test('a dinner told in lines of its own, in a cell below the heads of tables, and not where it is a town', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Programme confirmé pour Mme Ines Falk',
      ...flight,
      'Le soir, dîner-spectacle de fado à l’Adega do Poço',
      '20h30, 3 couverts, réservation 7719-F',
      'Rua da Regueira 61, 1100-435 Lisboa',
      'Retour en tramway vers 23h00',
    ]),
    [
      'Flight | TP 475 | Lyon > Porto | 2027-10-09T10:35 – 2027-10-09T12:10 | 3MWK7R | Ines Falk',
      'FoodEstablishment | Adega do Poço, Lisboa | 2027-10-09T20:30 | for 3 | 7719-F | Ines Falk',
    ],
  );
  const table = (title: string, head: string) => [
    'Confirmation – Mme Ines Falk',
    ...flight,
    { heading: title },
    [
      ['Restaurant', 'Date', 'Heure', head, 'Confirmation'],
      ['Brasserie Vauquelin\n8 place des Écrins, 75005 Paris', 'mercredi 13.10.2027', '19.30', '2', 'BV-2207'],
    ],
  ];
  for (const [title, head] of [
    ['Table réservée', 'Couverts'],
    ['Restaurant', 'Nombre de personnes'],
  ] as const)
    assert.deepEqual(
      (await readLetterOf(table(title, head))).slice(1),
      ['FoodEstablishment | Brasserie Vauquelin, Paris | 2027-10-13T19:30 | for 2 | BV-2207 | Ines Falk'],
      title,
    );
  assert.equal((await readLetterOf([...flight, 'Dîner à la Havane, 20h30, 3 couverts, réservation 7719-F'])).length, 1);
});

test('a stage beside the rows of its house, and until when a room may be left', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Road book, all confirmed',
      'For Ms Ines Falk and Mr Bo Arendt.',
      [
        ['STAGE', 'SERVICE', '<', 'PRICE'],
        ['1. Ronda\n3 → 6 April 2027', 'Hotel', 'Posada del Tajo, Calle Tenorio 40, 29400 Ronda, Spain', 'EUR 342.00'],
        ['^', 'Arrival', 'Saturday 3 April 2027, from 15:00 to 22:00', '^'],
        ['^', 'Departure', 'Tuesday 6 April 2027, 07:30 - 11:30', '^'],
        ['^', 'Confirmation', 'PTV 80215', '^'],
        ['2. Granada\n6 → 10 April 2027', 'Hotel', 'Carmen Alta, Cuesta del Chapiz 12, 18010 Granada', 'EUR 520.00'],
        ['^', 'Arrival', 'Tuesday 6 April 2027, from 14:00', '^'],
        ['^', 'Departure', 'Saturday 10 April 2027, until 12:00', '^'],
        ['^', 'Confirmation', 'CDG-4417', '^'],
      ],
    ]),
    [
      'Lodging | Posada del Tajo, Ronda | 2027-04-03T15:00 – 2027-04-06T11:30 | PTV 80215 | Ines Falk + Bo Arendt',
      'Lodging | Carmen Alta, Granada | 2027-04-06T14:00 – 2027-04-10T12:00 | CDG-4417 | Ines Falk + Bo Arendt',
    ],
  );
});

test('a car on the same day, at branches in quotation marks; a station in brackets; a room by "tu"', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Salut Ines,',
      'Tout est réservé pour Ines Falk.',
      'Tu prendras le train VIA Rail 22 le mardi 14 septembre 2027 pour aller à Québec. Il part de Montréal (Gare Centrale) à 8 h 54 et entre à Québec (gare du Palais) à 12 h 11. Le numéro de réservation de VIA Rail est T4K9PW.',
      'Hertz te remettra une Kia Niro ou un équivalent le même jour à 13 h 00, à la succursale « Québec Centre-ville » ; tu la rapporteras le jeudi 16 septembre 2027 à 16 h 30 au comptoir « Aéroport de Québec ». Réservation H8842077310.',
      'Tu dormiras à l’Auberge du Port, 12, rue de la Grève, Baie-Saint-Paul (Québec) G3Z 1A9. Tu as la chambre à compter de 15 h le 14 septembre et tu la rends avant 11 h le 16 septembre. Préviens-les si tu penses arriver après 21 h 00. Leur confirmation : ATM-3319.',
    ]),
    [
      'Train | VIA Rail 22 | Montréal (Gare Centrale) > Québec (gare du Palais) | 2027-09-14T08:54 – 2027-09-14T12:11 | T4K9PW | Ines Falk',
      'RentalCar | Québec Centre-ville > Aéroport de Québec | 2027-09-14T13:00 – 2027-09-16T16:30 | H8842077310 | Ines Falk',
      'Lodging | Auberge du Port, Baie-Saint-Paul | 2027-09-14T15:00 – 2027-09-16T11:00 | ATM-3319 | Ines Falk',
    ],
  );
});

test('one number that a letter says of both crossings', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Dear Ms Falk,',
      'You sail with Stena Line on board the Stena Adventurer, which leaves Holyhead on Friday 4 June 2027 at 20:30 and docks in Dublin at 23:45. You return on Saturday 12 June at 08:15, reaching Holyhead at 11:30. Both crossings carry the number STL 4471902. All is confirmed for Ines Falk.',
    ]),
    [
      'Boat | Stena Adventurer | Holyhead > Dublin | 2027-06-04T20:30 – 2027-06-04T23:45 | STL 4471902 | Ines Falk',
      'Boat | Dublin > Holyhead | 2027-06-12T08:15 – 2027-06-12T11:30 | STL 4471902 | Ines Falk',
    ],
  );
});

test('a voucher that says from when to when in lines of their own, and for whose benefit it is', async () => {
  assert.deepEqual(
    await readLetterOf([
      { heading: 'BON D’ÉCHANGE / VOUCHER' },
      'À remettre au prestataire : Riad Zeitoun, 14 derb Lalla Azzouna, 40000 Marrakech, Maroc – tél. +212 5 24 55 01 66',
      'Au bénéfice de : Mme Caroline Delvaux',
      'Prestations : 1 chambre double supérieure, petits déjeuners',
      'Du : jeudi 18 mars 2027',
      'Au : dimanche 21 mars 2027 (3 nuits)',
      'Arrivée à partir de 14h00 – départ avant 11h30',
      'N° de confirmation hôtel : RZ-44810',
    ]),
    ['Lodging | Riad Zeitoun, Marrakech | 2027-03-18T14:00 – 2027-03-21T11:30 | RZ-44810 | Caroline Delvaux'],
  );
});

test('a house in a street without a number, its number behind a word cut short, and a ship without its line', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Votre escapade en Corse est confirmée au nom de Paul Lorenzi.',
      'Vous embarquerez à Nice sur le Mega Express Four de Corsica Ferries le samedi 15 mai 2027 à 8 h 00 pour arriver à Bastia à 13 h 45. Numéro de réservation Corsica Ferries : 77120934.',
      'Du 15 au 22 mai, vous logerez à la Casa di l’Alba, route de la Corniche, 20233 Pietracorbara, conf. CA-2205, 7 nuits. La maison vous accueille dès 16 h et vous demande de rendre la chambre à 10 h.',
    ]),
    [
      'Boat | Mega Express Four | Nice > Bastia | 2027-05-15T08:00 – 2027-05-15T13:45 | 77120934 | Paul Lorenzi',
      'Lodging | Casa di l’Alba, Pietracorbara | 2027-05-15T16:00 – 2027-05-22T10:00 | CA-2205 | Paul Lorenzi',
    ],
  );
});

test('there and back in one paragraph have one number, and "Mardi soir" is of a journey with one Tuesday', async () => {
  const read = await readLetterOf([
    'Cher Loïc Berthoud,',
    'Tout est confirmé. Tu pars lundi 14 juin 2027 avec le vol LX 1054, décollage de Genève à 7h05, atterrissage à Hambourg à 8h50 (réservation ZK4QPL). Le retour est mercredi 16 juin : LX 1055, 19h30 depuis Hambourg, arrivée 21h15 à Genève.',
    'Mardi soir à 19h30, nous avons réservé une table pour quatre personnes au Fischhaus, Grosse Elbstrasse 143, 22767 Hamburg (réservation FH-31).',
  ]);
  assert.deepEqual(read, [
    'Flight | LX 1054 | Genève > Hambourg | 2027-06-14T07:05 – 2027-06-14T08:50 | ZK4QPL | Loïc Berthoud',
    'FoodEstablishment | Fischhaus, Hamburg | 2027-06-15T19:30 | for 4 | FH-31 | Loïc Berthoud',
    'Flight | LX 1055 | Hambourg > Genève | 2027-06-16T19:30 – 2027-06-16T21:15 | ZK4QPL | Loïc Berthoud',
  ]);
});

test('a house in a table of three columns is one house, and its hours are no train’s', async () => {
  assert.deepEqual(
    await readLetterOf([
      { heading: 'ITINÉRAIRE DE VOYAGE' },
      'Passager : TREMBLAY/ANNIE MME',
      [
        ['HÔTEL', 'Auberge King Ouest', 'Confirmé'],
        ['Adresse', '480 King St W, Toronto (Ontario) M5V 1L7', 'Tél. 416 555-0142'],
        ['Arrivée', 'lun. 7 juin 2027', '15 h 00'],
        ['Départ', 'mer. 9 juin 2027', '11 h 00'],
        ['Confirmation', 'AKO-33017', ''],
      ],
      '',
      [
        ['VIA RAIL', 'Train 64', 'Confirmé'],
        ['Départ', 'Toronto (Union Station)', 'mer. 9 juin 2027 11 h 32'],
        ['Arrivée', 'Montréal (Gare Centrale)', 'mer. 9 juin 2027 16 h 43'],
        ['Réservation', 'RT55KP', ''],
      ],
    ]),
    [
      'Lodging | Auberge King Ouest, Toronto | 2027-06-07T15:00 – 2027-06-09T11:00 | AKO-33017 | ANNIE TREMBLAY',
      'Train | 64 | Toronto (Union Station) > Montréal (Gare Centrale) | 2027-06-09T11:32 – 2027-06-09T16:43 | RT55KP | ANNIE TREMBLAY',
    ],
  );
});
