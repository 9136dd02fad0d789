import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// Letters that tell the way there and the way back in sentences, and on which day each of them is.

test('a place beside its clock is an end of the journey, and the way back leaves where the way there arrived', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        'Agence Rivages, Rennes, le 2 mars 2027',
        'Madame Solène Kermarrec',
        'Chère Madame,',
        'Vous partez de Rennes le mardi 16 mars à 6 h 35 par le TGV 8602 et arrivez à Paris Montparnasse à 8 h 04 (voiture 4, place 52). Le retour s’effectue le jeudi 18 : le TGV 8637 quitte Paris Montparnasse à 18 h 09 et vous dépose à Rennes à 19 h 36, siège 17 de la voiture 11.',
        'Les deux billets de train portent le dossier KQZT7M.',
        'Bien à vous, l’agence Rivages',
      ],
      '2027-03-02',
    ),
    [
      'Train | TGV 8602 | Rennes > Paris Montparnasse | 2027-03-16T06:35 – 2027-03-16T08:04 | 4/52 | KQZT7M | Solène Kermarrec',
      'Train | TGV 8637 | Paris Montparnasse > Rennes | 2027-03-18T18:09 – 2027-03-18T19:36 | 11/17 | KQZT7M | Solène Kermarrec',
    ],
  );
});

test('in a sentence "l’EC 330" is a train, and no flight of the airline that has this code', async () => {
  for (const [out, back] of [
    ['EC 330', 'EC 2321'],
    ['IC 1515', 'IC 706'],
  ] as const)
    assert.deepEqual(
      await readLetterOf([
        'Lausanne, le 14 septembre 2027',
        'Madame Corinne Jaquier',
        'Chère Madame,',
        `Votre voyage en train est confirmé. Vous partirez le mardi 19 octobre 2027 par l’${out}, départ de Lausanne à 8 h 15, arrivée à Milano Centrale à 11 h 37. Le retour est prévu le jeudi 21 octobre 2027 par l’${back}, départ de Milano Centrale à 18 h 23, arrivée à Lausanne à 21 h 45.`,
        'Le numéro de commande est KQZT7M.',
      ]),
      [
        `Train | ${out} | Lausanne > Milano Centrale | 2027-10-19T08:15 – 2027-10-19T11:37 | KQZT7M | Corinne Jaquier`,
        `Train | ${back} | Milano Centrale > Lausanne | 2027-10-21T18:23 – 2027-10-21T21:45 | KQZT7M | Corinne Jaquier`,
      ],
      out,
    );
});

test('trains without a number are told with their way back, and seats before their coach', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        'Harcourt Travel, 14 April 2027',
        'Dr Aoife Brennan',
        'Dear Dr Brennan,',
        'Your train tickets for Edinburgh are enclosed. On Tuesday 11 May 2027 your train leaves London Kings Cross at 08.30 and reaches Edinburgh Waverley at 12.53; your seats are 31 and 32 in coach C. On the way back, on Thursday the 13th, you leave Edinburgh Waverley at 17.00 and arrive at London Kings Cross at 21.20.',
        'Both rail journeys are on booking 8ZK4PQ.',
        'Yours sincerely, Judith Harcourt',
      ],
      '2027-04-14',
    ),
    [
      'Train | London Kings Cross > Edinburgh Waverley | 2027-05-11T08:30 – 2027-05-11T12:53 | C/31 C/32 | 8ZK4PQ | Aoife Brennan',
      'Train | Edinburgh Waverley > London Kings Cross | 2027-05-13T17:00 – 2027-05-13T21:20 | 8ZK4PQ | Aoife Brennan',
    ],
  );
});

test('a day is told after another: the day after, two days later, le lendemain', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        'Pelham Travel',
        '3 May 2027',
        'Ms Orla Keating',
        'Dear Ms Keating,',
        'At 06.50 on Monday 7 June 2027 flight EI 152 takes off from Dublin and lands at London Heathrow at 08.10. You return the following day on EI 177, which leaves London Heathrow at 19.20 and arrives in Dublin at 20.45. Your airline reference is 5KQ8ZT.',
      ],
      '2027-05-03',
    ),
    [
      'Flight | EI 152 | Dublin > London Heathrow | 2027-06-07T06:50 – 2027-06-07T08:10 | 5KQ8ZT | Orla Keating',
      'Flight | EI 177 | London Heathrow > Dublin | 2027-06-08T19:20 – 2027-06-08T20:45 | 5KQ8ZT | Orla Keating',
    ],
  );
  assert.deepEqual(
    await readLetterOf(
      [
        'Voyages Lemaire, le 4 octobre 2027',
        'Monsieur Bruno Escoffier',
        'Monsieur,',
        'Le lundi 8 novembre, vous prendrez le vol Air France AF 1148 à Paris-Charles-de-Gaulle à 9 h 35 ; il se pose à Barcelone à 11 h 20. Vous rentrez deux jours plus tard par le vol AF 1449, qui part de Barcelone à 18 h 05 et atterrit à Paris-Charles-de-Gaulle à 20 h 05. Ces vols sont enregistrés sous le numéro de dossier T6QKPZ.',
      ],
      '2027-10-04',
    ),
    [
      'Flight | AF 1148 | Paris-Charles-de-Gaulle > Barcelone | 2027-11-08T09:35 – 2027-11-08T11:20 | T6QKPZ | Bruno Escoffier',
      'Flight | AF 1449 | Barcelone > Paris-Charles-de-Gaulle | 2027-11-10T18:05 – 2027-11-10T20:05 | T6QKPZ | Bruno Escoffier',
    ],
  );
});

test('a weekday alone is the next one after the day before it, and a person looks at it', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        'Pelham Travel',
        '3 May 2027',
        'Mr Tobias Lindqvist',
        'Dear Mr Lindqvist,',
        'You leave Stockholm Central on Tuesday 8 June 2027 on train 525 at 08.20 and arrive at Göteborg Central at 11.25. On Thursday you come back on train 446, leaving Göteborg Central at 16.30 and arriving at Stockholm Central at 19.40. Your rail booking is SJX4410K.',
      ],
      '2027-05-03',
    ),
    [
      'Train | 525 | Stockholm Central > Göteborg Central | 2027-06-08T08:20 – 2027-06-08T11:25 | SJX4410K | Tobias Lindqvist',
      'Train | 446 | Göteborg Central > Stockholm Central | 2027-06-10T16:30 – 2027-06-10T19:40 | SJX4410K | Tobias Lindqvist ?',
    ],
  );
});

test('a ship is boarded on one day and left on the next', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        'Voyages Lemaire, le 4 mai 2027',
        'Madame Lucie Santoni',
        'Chère Madame,',
        'Vous embarquez à Marseille le jeudi 3 juin à 18 h 30 à bord du Piana, et la traversée s’achève à Bastia le lendemain à 7 h 30. Le ferry est réservé sous le numéro LM-448120.',
      ],
      '2027-05-04',
    ),
    ['Boat | Piana | Marseille > Bastia | 2027-06-03T18:30 – 2027-06-04T07:30 | LM-448120 | Lucie Santoni'],
  );
});

test('a German letter tells the way back as others do', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        'Reisebüro Möwe, Frankfurt, 3. Mai 2027',
        'Herrn Jonas Wiedemann',
        'Sehr geehrter Herr Wiedemann,',
        'am Dienstag, 8. Juni 2027, fahren Sie mit ICE 72 um 8.05 Uhr ab Frankfurt (Main) Hbf und sind um 11.53 Uhr in Hamburg Hbf, Wagen 7, Platz 61. Die Rückfahrt ist am Donnerstag, dem 10.: ICE 597 ab Hamburg Hbf um 16.05 Uhr, Ankunft in Frankfurt (Main) Hbf um 19.44 Uhr.',
        'Ihre Bahntickets haben die Auftragsnummer XQ7K2P.',
      ],
      '2027-05-03',
    ),
    [
      'Train | ICE 72 | Frankfurt (Main) Hbf > Hamburg Hbf | 2027-06-08T08:05 – 2027-06-08T11:53 | 7/61 | XQ7K2P | Jonas Wiedemann',
      'Train | ICE 597 | Hamburg Hbf > Frankfurt (Main) Hbf | 2027-06-10T16:05 – 2027-06-10T19:44 | XQ7K2P | Jonas Wiedemann',
    ],
  );
});

test('a terminal stands between an airport and its hour, and the ends of a way behind its hours', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Chère Anne Keller,',
      'Nous confirmons votre vol Air France AF 1016 du mardi 9 mars 2027 (Genève 07h05 – Paris CDG T2F 08h15), puis le vol AF 84 (Paris CDG T2E 10h35 – San Francisco 13h20). Le retour est fixé au mardi 16 mars : AF 83, départ de San Francisco à 15h35, arrivée à Paris CDG le lendemain à 11h25 ; AF 1742, 12h35 – 13h45, Paris CDG – Genève. Référence : KQ7PLM.',
    ]),
    [
      'Flight | AF 1016 | Genève > Paris CDG | 2027-03-09T07:05 – 2027-03-09T08:15 | KQ7PLM | Anne Keller',
      'Flight | AF 84 | Paris CDG > San Francisco | 2027-03-09T10:35 – 2027-03-09T13:20 | KQ7PLM | Anne Keller',
      'Flight | AF 83 | San Francisco > Paris CDG | 2027-03-16T15:35 – 2027-03-17T11:25 | KQ7PLM | Anne Keller',
      'Flight | AF 1742 | Paris CDG > Genève | 2027-03-17T12:35 – 2027-03-17T13:45 | KQ7PLM | Anne Keller',
    ],
  );
});
