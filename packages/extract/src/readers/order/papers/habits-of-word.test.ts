import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';
import { readMail } from '../../../../testing/told.ts';

// What agencies and secretaries set in Word: a form for all services in one table, houses below each other, letters in prose.

test('a sentence with a number, two hours and one place goes on from where the one before arrived', async () => {
  const legs = [
    'Train | TGV 9575 | Strasbourg > Stuttgart Hbf | 2027-11-24T14:19 – 2027-11-24T15:35 | 2/36 | 7VK2RP',
    'Train | ICE 595 | Stuttgart Hbf > München Hbf | 2027-11-24T16:12 – 2027-11-24T18:21 | 11/58 | 7VK2RP',
  ];
  const lead =
    'Le mercredi 24 novembre 2027, vous quittez Strasbourg à 14 h 19 par le TGV 9575, voiture 2, place 36, et arrivez à Stuttgart Hbf à 15 h 35';
  for (const onward of [
    `${lead}. Vous y prenez l’ICE 595 de 16 h 12, voiture 11, place 58, qui vous dépose à München Hbf à 18 h 21.`,
    `${lead}, où vous changez pour l’ICE 595 de 16 h 12, voiture 11, place 58, arrivée à München Hbf à 18 h 21.`,
    'On Wednesday 24 November 2027 you leave Strasbourg at 14:19 on TGV 9575, coach 2, seat 36, and reach Stuttgart Hbf at 15:35. There you change to ICE 595 at 16:12, coach 11, seat 58, which brings you to München Hbf at 18:21.',
  ])
    assert.deepEqual(await readLetterOf(['Strasbourg, le 11 octobre 2027', `${onward} Réservation 7VK2RP.`]), legs);
});

test('a day of the month alone, beside the hour of a room, is of the month told before it', async () => {
  const flight =
    'Le vendredi 12 novembre 2027, le vol U2 1407 quitte Genève à 13h20 et se pose à Nantes à 14h50, sous la référence K7XB9TL.';
  const house = 'Vous dormirez à l’Hôtel des Capucines, 6 rue du Couëdic, 44000 Nantes, sous le numéro 27-1193';
  const told = async (rest: string) => (await readLetterOf(['Chère Anouk Bertholet,', flight, `${house}${rest}`]))[1];
  const stay = 'Lodging | Hôtel des Capucines, Nantes';
  assert.equal(
    await told('. Elle sera prête le 12 dès 15h et vous pourrez la garder jusqu’à midi le 14.'),
    `${stay} | 2027-11-12T15:00 – 2027-11-14T12:00 | 27-1193 | Anouk Bertholet`,
  );
  assert.equal(await told(', du 12 au 14.'), `${stay} | 2027-11-12 – 2027-11-14 | 27-1193 | Anouk Bertholet`);
});

test('below the title of a meal a name is where one eats, and nobody who travels', async () => {
  for (const [title, name, when, party] of [
    ['DINNER', 'Name', 'Fri 21 May 2027, 19:45', '2'],
    ['DÎNER', 'Nom', '21/05/2027 à 19h45', '2'],
    ['TABLE', 'Place', 'Fri 21 May 2027, 19:45\n2 people', ''],
  ] as const) {
    const told = await readLetterOf([
      'Order K-30177 for Ms Lavinia Prowse',
      [
        ['HOTEL', '<'],
        ['Name', 'The Old Customs House, 4 Strand Street, Galway H91 X2C4'],
        ['Check-in', 'Thu 20 May 2027'],
        ['Check-out', 'Sat 22 May 2027'],
        ['Confirmation', 'OCH/7719'],
        [title, '<'],
        [name, 'Ard Bia Kitchen'],
        ['When', when],
        ...(party ? [['Covers', party]] : []),
        ['Confirmation', 'AB 2105'],
      ],
    ]);
    assert.deepEqual(told, [
      'Lodging | The Old Customs House, Galway | 2027-05-20 – 2027-05-22 | OCH/7719 | Lavinia Prowse',
      'FoodEstablishment | Ard Bia Kitchen | 2027-05-21T19:45 | for 2 | AB 2105 | Lavinia Prowse',
    ]);
  }
});

test('a planner says for how many a dinner is before where, and whose each number is', async () => {
  const told = await readLetterOf([
    'Travel plan – Ms Rowena Astley, Lisbon',
    [
      ['Date', 'Time', 'What', 'Where', 'Number'],
      ['Wed 6 Oct 2027', '07:10 – 10:00', 'Flight TAP TP 1365', 'London Gatwick (LGW) – Lisbon (LIS)', 'TAP: R5KQ2M'],
      ['Wed 6 Oct 2027', '20:00', 'Dinner for 5, Tasca da Graça', 'Largo da Graça 40, Lisbon', 'TG-118'],
      ['Fri 8 Oct 2027', '18:40 – 21:25', 'Flight TAP TP 1368', 'Lisbon (LIS) – London Gatwick (LGW)', 'TAP: R5KQ2M'],
    ],
  ]);
  assert.deepEqual(told, [
    'Flight | TP 1365 | London Gatwick > Lisbon | 2027-10-06T07:10 – 2027-10-06T10:00 | R5KQ2M | Rowena Astley',
    'FoodEstablishment | Tasca da Graça, Lisbon | 2027-10-06T20:00 | for 5 | TG-118 | Rowena Astley',
    'Flight | TP 1368 | Lisbon > London Gatwick | 2027-10-08T18:40 – 2027-10-08T21:25 | R5KQ2M | Rowena Astley',
  ]);
});

test('houses one below the other in a form are those to the left of their numbers', async () => {
  const told = await readLetterOf([
    'Voyageur : M. Cyprien Vallat',
    { heading: 'Hébergements' },
    [
      ['Le Relais du Lac', '<', 'Confirmation RL-114', '<'],
      ['Adresse', '4 chemin des Roselières, 74290 Veyrier-du-Lac', 'Téléphone', '04 65 71 00 18'],
      ['Arrivée', '13/07/2027, dès 16 h', 'Départ', '15/07/2027, avant 10 h 30'],
      ['Auberge des Aravis', '<', 'Confirmation 60-2207', '<'],
      ['Adresse', '12 route du Col, 74220 La Clusaz', 'Téléphone', '04 65 71 00 44'],
      ['Arrivée', '15/07/2027, dès 15 h 30', 'Départ', '18/07/2027, avant 11 h'],
    ],
  ]);
  assert.deepEqual(told, [
    'Lodging | Le Relais du Lac, Veyrier-du-Lac | 2027-07-13T16:00 – 2027-07-15T10:30 | RL-114 | Cyprien Vallat',
    'Lodging | Auberge des Aravis, La Clusaz | 2027-07-15T15:30 – 2027-07-18T11:00 | 60-2207 | Cyprien Vallat',
  ]);
});

test('the hours of a house below flights are none of theirs', async () => {
  const told = await readLetterOf([
    'Mme Héloïse Cantin\nVols – Air France, dossier M3XQ7P',
    [
      ['AF 1180', 'lun. 03.05.2027', 'Paris CDG 07:20', 'Londres LHR 07:45'],
      ['AF 1681', 'mer. 05.05.2027', 'Londres LHR 18:55', 'Paris CDG 21:15'],
    ],
    'Hébergement : The Gower Mews, 31 Gower Mews, London WC1E 6HP, arrivée 3 mai (14 h), départ 5 mai (11 h). Réf. GM 60771.',
  ]);
  assert.equal(
    told.at(-1),
    'Flight | AF 1681 | Londres LHR > Paris CDG | 2027-05-05T18:55 – 2027-05-05T21:15 | M3XQ7P | Héloïse Cantin',
  );
});

test('a service is no station, and no table of what is booked is one of stops', async () => {
  const told = await readLetterOf([
    'Confirmation 27-0418 pour Mme Élisabeth Rochat',
    [
      ['Prestation', 'Date', 'De', 'Départ', 'À', 'Arrivée'],
      ['InterCity 149', 'lu 06.09.2027', 'København H', '15:26', 'Odense', '17:01'],
      ['InterCity 136', 'me 08.09.2027', 'Odense', '13:11', 'København H', '14:47'],
    ],
  ]);
  assert.deepEqual(
    told.map((line) => line.split(' | ')[2]),
    ['København H > Odense', 'Odense > København H'],
  );
});

test('what stands between a coach and its seats may be a dash, and a hirer is told before what is let', async () => {
  const [train, , car] = await readLetterOf([
    'Voyageurs : M. Olivier Tanguy, Mme Gwenaëlle Le Bihan – dossier ZLQ4MB',
    [
      ['Date', 'Train', 'Départ', 'Arrivée', 'Place'],
      ['06/04/2027', 'TGV INOUI 8714', 'Lorient 6h38', 'Paris Montparnasse 9h41', 'v. 12 – pl. 41 et 42'],
      ['08/04/2027', 'TGV INOUI 8747', 'Paris Montparnasse 18h53', 'Lorient 21h57', 'v. 14 – pl. 66 et 67'],
    ],
  ]);
  assert.match(train ?? '', /12\/41 12\/42/);
  assert.equal(car, undefined);
});

test('below what was cancelled stands what is called new', async () => {
  const told = await readMail(
    'La Ligne du Sud',
    'Votre dossier',
    '<p>Nous avons modifié votre dossier LM-5T80931.</p><p><b>Ancienne traversée aller</b> (annulée)<br><s>Marseille – Tanger Med, 21 juillet 2027 19h00</s></p><table><tr><td colspan=2><b>Nouvelle traversée aller</b></td></tr><tr><td>Navire</td><td>Girolata</td></tr><tr><td>Départ</td><td>Marseille, samedi 24 juillet 2027 à 19h00</td></tr><tr><td>Arrivée</td><td>Tanger Med, lundi 26 juillet 2027 à 11h30</td></tr></table>',
  );
  assert.deepEqual(told, [
    'Boat | Girolata | Marseille > Tanger Med | 2027-07-24T19:00 – 2027-07-26T11:30 | LM-5T80931',
  ]);
});

test('whoever stands below a room has it, and not what the room is called', async () => {
  const told = await readMail(
    'Hôtel des Trois Tanneurs',
    'Votre réservation',
    '<p>Bonjour M. Ferrand,</p><p>Votre réservation porte le n° HTT-27-04418.</p><table><tr><td>Arrivée</td><td>Départ</td><td>Nuits</td></tr><tr><td>vendredi 23 avril 2027</td><td>lundi 26 avril 2027</td><td>3</td></tr></table><table><tr><td>Chambre 1 – Double Tradition<br>Gilles Ferrand, Armelle Ferrand</td><td>426,00 €</td></tr><tr><td>Chambre 2 – Simple Cosy<br>Lucas Ferrand</td><td>285,00 €</td></tr></table><p>Hôtel des Trois Tanneurs – 19 rue de la Herse – 68000 Colmar</p>',
  );
  assert.match(told[0] ?? '', /Gilles Ferrand \+ Armelle Ferrand \+ Lucas Ferrand$/);
});

test('each guest of a table has a room in the one house told over it or below it', async () => {
  const rows = [
    ['Guest', 'Check-in', 'Check-out', 'Confirmation'],
    ['Fairweather', 'Tue 4 May 2027', 'Thu 6 May 2027', 'SGL 5518'],
    ['Akande', 'Tue 4 May 2027', 'Fri 7 May 2027', 'SGL 5519'],
  ];
  const house = 'Both at the Gasthof Murblick, Lendkai 45, 8020 Graz.';
  const hours = 'Rooms open at 3 p.m.; they want you out by 11 a.m.';
  for (const parts of [
    ['Travellers: Lucinda Fairweather, Tom Akande', { heading: 'Hotel' }, house, rows, hours],
    ['Travellers: Lucinda Fairweather, Tom Akande', { heading: 'Hotel' }, rows, `${house} ${hours}`],
  ])
    assert.deepEqual(await readLetterOf(parts), [
      'Lodging | Gasthof Murblick, Graz | 2027-05-04T15:00 – 2027-05-06T11:00 | SGL 5518 | Lucinda Fairweather',
      'Lodging | Gasthof Murblick, Graz | 2027-05-04T15:00 – 2027-05-07T11:00 | SGL 5519 | Tom Akande',
    ]);
});

test('what a note below a table says of seats is of the row that has its mark', async () => {
  for (const [one, two] of [
    ['*', '**'],
    ['(1)', '(2)'],
    ['¹', '²'],
  ]) {
    const told = await readLetterOf([
      'Tickets for Ms Ottoline Grey, booking TQ7WLM',
      [
        ['Train', 'From', 'To', 'When'],
        [`GWR 1A23 ${one}`, 'London Paddington 10:03', 'Bath Spa 11:28', 'Sat 5 June 2027'],
        [`GWR 1L88 ${two}`, 'Bath Spa 17:43', 'London Paddington 19:12', 'Sun 6 June 2027'],
      ],
      `${one} Coach B, seat 44`,
      `${two} Coach D, seat 12`,
    ]);
    assert.deepEqual(
      told.map((line) => line.split(' | ')[4]),
      ['B/44', 'D/12'],
    );
  }
});

test('a table for so many stands behind the house that has it', async () => {
  const told = await readLetterOf([
    'Itinerary for Mr Hugo Pennant',
    [
      ['Date', 'Service', 'Details', 'Confirmation'],
      ['Tue 9 Mar 2027', 'Dinner', 'Osteria alle Due Colonne, table for 2 at 20:00', 'ODC-118'],
    ],
  ]);
  assert.deepEqual(told, [
    'FoodEstablishment | Osteria alle Due Colonne | 2027-03-09T20:00 | for 2 | ODC-118 | Hugo Pennant',
  ]);
});

test('a car waits at the airport where its desk is', async () => {
  const told = await readLetterOf([
    'Note de mission – Djibril Sarr',
    'Une Dacia Duster vous attend chez Hertz, au comptoir de l’aéroport de Dakar, le 12 avril 2027 à 13h00. Elle est à rendre au même endroit le 16 avril à 6h15. Contrat H4471902836.',
  ]);
  assert.deepEqual(
    told.map((line) => line.split(' | ')[1]),
    ['aéroport de Dakar > aéroport de Dakar'],
  );
});
