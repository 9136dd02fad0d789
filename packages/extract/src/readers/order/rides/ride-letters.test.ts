import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';
import type { RentalCarBooking } from '../../../booking.ts';
import { printText } from '../../../decode/plain-text.ts';
import { readTold } from '../reader.ts';

const read = (text: string, senderName?: string) =>
  readTold(printText(text, { node: '0', contextDate: '2027-02-20', origin: { senderName } })).map(({ booking }) => {
    const { type, carrier, from, to, departure, arrival, reference } = booking as RentalCarBooking;
    return [type, carrier?.name, from?.name, to?.name, departure?.local, arrival?.local, reference]
      .filter(Boolean)
      .join(' | ');
  });

test('a car is hired in sentences: from when to when, fetched where, brought back to the same place', () => {
  assert.deepEqual(
    read(
      `Bonjour Madame Martin,

Je vous confirme la location d'une petite voiture du mardi 9 mars 2027 à 9 h 30 au jeudi 11 mars 2027 à 18 h.
Vous prendrez le véhicule à notre agence de la gare Saint-Jean et vous le rendrez au même endroit.
Votre numéro de dossier est le GL-20713.

Garage Lacaze`,
      'Garage Lacaze',
    ),
    [
      'RentalCarReservation | Garage Lacaze | agence de la gare Saint-Jean | agence de la gare Saint-Jean | 2027-03-09T09:30:00 | 2027-03-11T18:00:00 | GL-20713',
    ],
  );
});

test('a taxi that is confirmed in one line has its route between an arrow', () => {
  assert.deepEqual(
    read(
      'Mme MARTIN, votre taxi est confirmé pour le 03/03 à 05h20, 14 rue de Fougères Rennes -> Aéroport Saint-Jacques.\nRéf 48213.',
    ),
    ['TaxiReservation | 14 rue de Fougères Rennes | Aéroport Saint-Jacques | 2027-03-03T05:20:00 | 48213'],
  );
});

test('the name of a place ends with its sentence, also where it ends with a digit', () => {
  assert.deepEqual(
    read(
      'Your taxi is confirmed for 3 March 2027 at 05:20 from 14 Fern Road, Bristol to Heathrow Terminal 5.\nRef 48213.',
    ),
    ['TaxiReservation | 14 Fern Road, Bristol | Heathrow Terminal 5 | 2027-03-03T05:20:00 | 48213'],
  );
});

test('a car without the hour of its return is not booked from sentences', () => {
  assert.deepEqual(
    read(
      'Je vous confirme la location du 9 mars 2027 à 9 h 30 au 11 mars 2027. Vous prendrez la voiture à notre agence de la gare. Dossier GL-20713.',
      'Garage Lacaze',
    ),
    [],
  );
});

test('a car of a house that nobody names is not booked from sentences', () => {
  assert.deepEqual(
    read(
      'Je vous confirme la location du 9 mars 2027 à 9 h 30 au 11 mars 2027 à 18 h. Vous prendrez la voiture à notre agence de la gare et la rendrez au même endroit. Dossier GL-20713.',
    ),
    [],
  );
});

test('until when one may cancel is no moment of the car', () => {
  assert.deepEqual(
    read(
      `Je vous confirme la location du 9 mars 2027 à 9 h 30 au 11 mars 2027 à 18 h.
Vous prendrez la voiture à notre agence de la gare et vous la rendrez au même endroit.

Annulation gratuite jusqu'au 8 mars 2027 à 12 h.

Dossier GL-20713.

Garage Lacaze`,
      'Garage Lacaze',
    ).length,
    1,
  );
});

test('a driver is told with where from and where to in words', () => {
  assert.deepEqual(
    read('Your taxi is confirmed for 3 March 2027 at 05:20, from Hotel Bristol to Heathrow Airport.\nRef 48213.'),
    ['TaxiReservation | Hotel Bristol | Heathrow Airport | 2027-03-03T05:20:00 | 48213'],
  );
});

test('a table at a restaurant is no ride, whatever way it tells', () => {
  assert.deepEqual(
    read('Your table is confirmed for 3 March 2027 at 19:20, from Hotel Bristol to Heathrow Terminal 5.\nRef 48213.'),
    [],
  );
});

test('a chauffeur who writes a letter says where, when and under which number in sentences', () => {
  assert.deepEqual(
    read(
      'Dear Ms Petrakis,\n\nWe confirm that your chauffeur will meet you at Heathrow Terminal 5 on Thursday 4 March 2027 at 18:20.\n\nOur booking reference is AF-20931.',
    ),
    ['TaxiReservation | Heathrow Terminal 5 | 2027-03-04T18:20:00 | AF-20931'],
  );
});

test('a driver without a day or an hour is not booked', () => {
  assert.deepEqual(read('Your chauffeur will meet you at Heathrow Terminal 5. Our booking reference is AF-20931.'), []);
});

const landings: [string, string, string][] = [
  [
    'in French, told of the flight that it waits for',
    `Votre réservation n° LV-612 est ferme. Vous prenez la voiture de location le mardi 9 mars 2027 à 11 h 45 à l'aéroport Roland-Garros. On suit votre vol UU 976, qui se pose normalement à 10 h 55. Vous la rendez le jeudi 11 mars 2027 à 17 h 30, aussi à l'aéroport Roland-Garros.`,
    'aéroport Roland-Garros | aéroport Roland-Garros | 2027-03-09T11:45:00 | 2027-03-11T17:30:00 | LV-612',
  ],
  [
    'in German',
    `Ihre Buchung LV-612 ist bestätigt. Sie übernehmen den Mietwagen am Dienstag, 9. März 2027 um 11:45 Uhr am Flughafen Salzburg. Ihr Flug OS 261 landet um 10:55 Uhr. Rückgabe am Donnerstag, 11. März 2027 um 17:30 Uhr, ebenfalls am Flughafen Salzburg.`,
    'Flughafen Salzburg | Flughafen Salzburg | 2027-03-09T11:45:00 | 2027-03-11T17:30:00 | LV-612',
  ],
  [
    'in English, with a time to cancel',
    `Your booking LV-612 is confirmed. Collect your hire car on Tuesday 9 March 2027 at 11:45 at Faro Airport. Your flight TP 1907 is due to land at 10:55. Return it on Thursday 11 March 2027 at 17:30 at Faro Airport. You can cancel free of charge until 8 March 2027 at 10:00.`,
    'Faro Airport | Faro Airport | 2027-03-09T11:45:00 | 2027-03-11T17:30:00 | LV-612',
  ],
];

for (const [language, letter, told] of landings)
  test(`the hour at which a flight lands is not that of the car, ${language}`, () => {
    assert.deepEqual(read(`${letter}\n\nAuto Lido`, 'Auto Lido'), [`RentalCarReservation | Auto Lido | ${told}`]);
  });

const counted: [string, string][] = [
  ['Run 1 - Friday 12 March 2027, 14:20\nfrom Perth Station', 'to Harrow Lodge, 3 Brae Road, Auchterarder PH3 1XB'],
  ['Job 1: Friday 12 March 2027, 2.20pm\nfrom Perth Station', 'to Harrow Lodge, 3 Brae Road, Auchterarder PH3 1XB'],
  ['1) Friday 12 March 2027, 14:20\nfrom Perth Station', 'to Harrow Lodge, 3 Brae Road, Auchterarder PH3 1XB'],
];

for (const [from, to] of counted)
  test(`a driver's runs have their day over both ends: "${from.split('\n')[0]}"`, () => {
    assert.deepEqual(
      read(
        `I have you down under job number KC-20914, with a driver:\n\n${from}\n${to}\n\nIf plans change, please call before 18:00 the day before.\n\nAll the best,\nFiona`,
      ),
      [
        'TaxiReservation | Perth Station | Harrow Lodge, 3 Brae Road, Auchterarder PH3 1XB | 2027-03-12T14:20:00 | KC-20914',
      ],
    );
  });

test('what begins the sentence of a way back is no ship', async () => {
  const read = await readLetterOf(
    [
      'Note de voyage – Mme Ines Falk',
      'Le bateau : jeudi 11 novembre 2027, Quiberon 9 h 30 – Belle-Île 10 h 15, avec la Compagnie Océane, réservation CO-55120. Retour le samedi 13 novembre, Belle-Île 17 h – Quiberon 17 h 45.',
    ],
    '2027-01-05',
  );
  assert.deepEqual(
    read.map((line) => line.split(' | ').slice(0, 3)),
    [
      ['Boat', 'Quiberon > Belle-Île', '2027-11-11T09:30 – 2027-11-11T10:15'],
      ['Boat', 'Belle-Île > Quiberon', '2027-11-13T17:00 – 2027-11-13T17:45'],
    ],
  );
});

test('where a driver waits is no booking number behind his hour', () => {
  assert.deepEqual(
    read(
      `Bonjour,

Je vous confirme votre transfert.

Transfert : Chauffeur privé, Blue Line Transfers
14 juin 2027
Hôtel des Tilleuls – Gare de Nantes
Prise en charge à 16h00
Référence de réservation : CZTFGP`,
    ).map((line) => line.split(' | ').slice(-4).join(' | ')),
    ['Hôtel des Tilleuls | Gare de Nantes | 2027-06-14T16:00:00 | CZTFGP'],
  );
});

for (const number of [' ALB-70331', ''])
  test(`what makes the next ride cheaper is no number of this one, which has ${number ? 'its own' : 'none'}`, () => {
    const [ride, more] = readTold(
      printText(
        `Bonjour Étienne Delacour,

Votre course${number} est programmée.

QUAND      lundi 15 mars 2027, prise en charge à 4h45
DE         9 rue Sala, 69002 Lyon
À          Aéroport Lyon-Saint-Exupéry, Terminal 1

Pensez au retour : réservez votre chauffeur à l’arrivée et profitez de 10 % avec le code BULLE10.`,
        { node: '0', contextDate: '2027-02-20', origin: {} },
      ),
    );
    assert.equal(more, undefined);
    assert.equal(ride?.booking.reference, number.trim() || undefined);
  });

test('a make is a car, where it is brought back', () => {
  assert.deepEqual(
    read(
      `Bonjour Madame Martin,

Votre Fiat 500 sera prête le mardi 16 mars 2027 à 10h30 à l'aéroport de Nice. Vous la rendrez le vendredi 19 mars 2027 à 17h00 à la gare de Cannes.

Réf. KC-55810, au nom de Léa Martin.`,
      'Azur Autos',
    ).map((line) => line.split(' | ').slice(0, 1).concat(line.split(' | ').slice(-5)).join(' | ')),
    ['RentalCarReservation | aéroport de Nice | gare de Cannes | 2027-03-16T10:30:00 | 2027-03-19T17:00:00 | KC-55810'],
  );
});

test('the hour at which one was to be fetched until a change is none', () => {
  for (const [hours, hour] of [
    ['instead of 6.15am our driver will now be outside at 5.40am', '05:40'],
    ['our driver will be outside at 5.40am and not at 6.15am', '05:40'],
    ['our driver will be outside at 5.40am rather than 6.15am', '05:40'],
  ] as const)
    assert.deepEqual(
      read(
        `Hello,\n\non Friday 12 March 2027 ${hours}.\n\nWe collect you from 14 Fern Road, Leeds and drop you at Leeds Bradford Airport.\nRef 48213.`,
      ),
      [`TaxiReservation | 14 Fern Road, Leeds | Leeds Bradford Airport | 2027-03-12T${hour}:00 | 48213`],
      hours,
    );
});

test('whoever comes to fetch says so in any person, and the next line is none of the street', () => {
  for (const comes of [
    'On vient vous chercher',
    'Nous passons vous prendre',
    'Nous viendrons vous chercher',
    'Il passera vous récupérer',
  ])
    assert.deepEqual(
      read(
        `Course 55120 confirmée.\n${comes} le lundi 8 mars 2027 à 6h15 au 12 rue Sala, 69002 Lyon\nOn vous dépose à la gare de Lyon Part-Dieu\nRéf. 55120`,
      ),
      ['TaxiReservation | 12 rue Sala, 69002 Lyon | gare de Lyon Part-Dieu | 2027-03-08T06:15:00 | 55120'],
      comes,
    );
});
