import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

test('a place right behind its clock is an end of the journey', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        'Voyages Lemaire, le 4 octobre 2027',
        'Madame Claire Vasseur',
        'Chère Madame,',
        'Le mercredi 10 novembre, l’Eurostar 9031 part à 13 h 01 de Paris Gare du Nord et arrive à 14 h 30 à London St Pancras ; vous y avez la place 35 de la voiture 12. Pour le retour, le vendredi 12, l’Eurostar 9046 part à 17 h 31 de London St Pancras et arrive à 20 h 53 à Paris Gare du Nord, voiture 9, place 62.',
        'Dossier Eurostar : QPLM7T.',
      ],
      '2027-10-04',
    ),
    [
      'Train | Eurostar 9031 | Paris Gare du Nord > London St Pancras | 2027-11-10T13:01 – 2027-11-10T14:30 | 12/35 | QPLM7T | Claire Vasseur',
      'Train | Eurostar 9046 | London St Pancras > Paris Gare du Nord | 2027-11-12T17:31 – 2027-11-12T20:53 | 9/62 | QPLM7T | Claire Vasseur',
    ],
  );
});

test('a connection goes on in the same sentence and on the same day', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        'Calder Travel, 4 October 2027',
        'Mrs Joan Pettigrew',
        'Dear Mrs Pettigrew,',
        'On Sunday 14 November 2027 you fly from Manchester at 09.35 on LH 941, arriving in Frankfurt at 12.20, and continue at 13.45 on LH 1396 from Frankfurt to Prague, where you land at 14.50. Lufthansa knows you under 6QXZ4T.',
      ],
      '2027-10-04',
    ),
    [
      'Flight | LH 941 | Manchester > Frankfurt | 2027-11-14T09:35 – 2027-11-14T12:20 | 6QXZ4T | Joan Pettigrew',
      'Flight | LH 1396 | Frankfurt > Prague | 2027-11-14T13:45 – 2027-11-14T14:50 | 6QXZ4T | Joan Pettigrew',
    ],
  );
});

test('where it all goes is told first, and the numbers of flights and hotel at the foot', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        'Calder Travel, 4 October 2027',
        'Mr Dermot Quill',
        'Dear Mr Quill,',
        'You fly to Porto on Monday 15 November 2027: TP 1331 leaves London Gatwick at 12.05 and gets in to Porto at 14.25.',
        'Your room is at the Casa do Arco, Rua das Flores 88, 4050-265 Porto, Portugal, from Monday 15 to Wednesday 17 November; the room is ready from 3 p.m.',
        'TP 1332 brings you home on the Wednesday, leaving Porto at 15.10 and touching down at London Gatwick at 17.30.',
        'Your references: TAP flights XK2P9Q, hotel CDA-5512.',
      ],
      '2027-10-04',
    ),
    [
      'Flight | TP 1331 | London Gatwick > Porto | 2027-11-15T12:05 – 2027-11-15T14:25 | XK2P9Q | Dermot Quill',
      'Lodging | Casa do Arco, Porto | 2027-11-15T15:00 – 2027-11-17 | CDA-5512 | Dermot Quill',
      'Flight | TP 1332 | Porto > London Gatwick | 2027-11-17T15:10 – 2027-11-17T17:30 | XK2P9Q | Dermot Quill',
    ],
  );
});

test('a note is for whom it is addressed to', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        'Note à l’attention de Mme Nadège Fournier',
        'Le 4 octobre 2027',
        'Aller : mardi 16 novembre 2027, TGV INOUI 6607, Paris Gare de Lyon 8 h 00 – Lyon Part-Dieu 9 h 56, voiture 5, place 27.',
        'Retour : mercredi 17 novembre 2027, TGV INOUI 6628, Lyon Part-Dieu 18 h 04 – Paris Gare de Lyon 20 h 00, voiture 8, place 14.',
        'Le dossier SNCF est le RQ4TZP.',
      ],
      '2027-10-04',
    ),
    [
      'Train | TGV INOUI 6607 | Paris Gare de Lyon > Lyon Part-Dieu | 2027-11-16T08:00 – 2027-11-16T09:56 | 5/27 | RQ4TZP | Nadège Fournier',
      'Train | TGV INOUI 6628 | Lyon Part-Dieu > Paris Gare de Lyon | 2027-11-17T18:04 – 2027-11-17T20:00 | 8/14 | RQ4TZP | Nadège Fournier',
    ],
  );
});

test('a journey that could be had is none', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        'Calder Travel, 4 October 2027',
        'Mr Dermot Quill',
        'Dear Mr Quill,',
        'You asked about Lisbon. TP 1337 leaves London Heathrow at 09.30 on Monday 15 November 2027 and reaches Lisbon at 12.15; the fare is £182. We would hold it until Friday. Our quotation is Q-8841.',
      ],
      '2027-10-04',
    ),
    [],
  );
});

test('a room is entered and left at the hours of its sentence, under a number told in the next one', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        'Voyages Lemaire, le 4 octobre 2027',
        'Monsieur Paul Anquetil',
        'Cher Monsieur,',
        'Une chambre est réservée à votre nom à l’Hôtel des Tanneurs, 12 rue du Moulin, 67000 Strasbourg, du lundi 15 au mercredi 17 novembre ; vous pouvez y entrer dès 15 h et la quitter jusqu’à 11 h. Le numéro de confirmation de l’hôtel est HT-30912.',
      ],
      '2027-10-04',
    ),
    ['Lodging | Hôtel des Tanneurs, Strasbourg | 2027-11-15T15:00 – 2027-11-17T11:00 | HT-30912 | Paul Anquetil'],
  );
});

test('a driver collects at one place and takes to another', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        'Calder Travel, 4 October 2027',
        'Ms Freya Lindgren',
        'Dear Ms Lindgren,',
        'On Monday 15 November 2027 flight SK 1510 leaves Stockholm Arlanda at 07.20 and lands in London Heathrow at 09.05; SAS holds it under 7TQ4ZK.',
        'A driver from Blackhorse Cars collects you at London Heathrow Terminal 2 at 9.45 a.m. on Monday 15 November and takes you to the Marlowe Hotel; the job number is BH-7731.',
      ],
      '2027-10-04',
    ),
    [
      'Flight | SK 1510 | Stockholm Arlanda > London Heathrow | 2027-11-15T07:20 – 2027-11-15T09:05 | 7TQ4ZK | Freya Lindgren',
      'Taxi | London Heathrow Terminal 2 > Marlowe Hotel | 2027-11-15T09:45 | BH-7731 | Freya Lindgren',
    ],
  );
});

test('a night flight lands on the day told beside its arrival, by number or as the next one', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        'Voyages Lemaire, le 4 octobre 2027',
        'Monsieur Paul Anquetil',
        'Cher Monsieur,',
        'Le vol AF 990 décolle de Paris-Charles-de-Gaulle le dimanche 14 novembre à 23 h 25 et atterrit à Johannesburg le lundi 15 à 11 h 05. Au retour, le vol AF 995 décolle de Johannesburg le jeudi 18 à 18 h 55 pour se poser à Paris-Charles-de-Gaulle le lendemain à 5 h 40. Votre réservation Air France porte la référence 8KQZ2T.',
      ],
      '2027-10-04',
    ),
    [
      'Flight | AF 990 | Paris-Charles-de-Gaulle > Johannesburg | 2027-11-14T23:25 – 2027-11-15T11:05 | 8KQZ2T | Paul Anquetil',
      'Flight | AF 995 | Johannesburg > Paris-Charles-de-Gaulle | 2027-11-18T18:55 – 2027-11-19T05:40 | 8KQZ2T | Paul Anquetil',
    ],
  );
});

test('two travellers are named in the address, and each has a seat', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        'Calder Travel, 4 October 2027',
        'Ms Freya Lindgren and Mr Owen Pryce',
        'Dear both,',
        'On Tuesday 16 November 2027 ICE 1005 takes you from Berlin Hbf at 10.05 to Nürnberg Hbf at 13.00, coach 22, seats 71 and 73. You come back the same evening on ICE 1008, which leaves Nürnberg Hbf at 18.00 and is due at Berlin Hbf at 20.55, coach 24, seats 15 and 16. The rail tickets are under order 4QK7ZT.',
      ],
      '2027-10-04',
    ),
    [
      'Train | ICE 1005 | Berlin Hbf > Nürnberg Hbf | 2027-11-16T10:05 – 2027-11-16T13:00 | 22/71 22/73 | 4QK7ZT | Freya Lindgren + Owen Pryce',
      'Train | ICE 1008 | Nürnberg Hbf > Berlin Hbf | 2027-11-16T18:00 – 2027-11-16T20:55 | 24/15 24/16 | 4QK7ZT | Freya Lindgren + Owen Pryce',
    ],
  );
});

test('a car that waits somewhere is hired there', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        'Voyages Lemaire, le 4 octobre 2027',
        'Monsieur Paul Anquetil',
        'Cher Monsieur,',
        'Le vol AF 7644 part de Paris-Orly le lundi 15 novembre à 7 h 10 et arrive à Biarritz à 8 h 35. Le retour se fait le mardi 16 novembre par le vol AF 7653, au départ de Biarritz à 19 h 20, arrivée à Paris-Orly à 20 h 45. Ces deux vols portent la référence T4KQ7Z.',
        'Une voiture de location Europcar vous attend à l’aéroport de Biarritz le lundi 15 novembre à 9 h ; vous la rendrez au même endroit le mardi 16 novembre à 18 h 30. Contrat 118804412.',
      ],
      '2027-10-04',
    ),
    [
      'Flight | AF 7644 | Paris-Orly > Biarritz | 2027-11-15T07:10 – 2027-11-15T08:35 | T4KQ7Z | Paul Anquetil',
      'RentalCar | aéroport de Biarritz > aéroport de Biarritz | 2027-11-15T09:00 – 2027-11-16T18:30 | 118804412 | Paul Anquetil',
      'Flight | AF 7653 | Biarritz > Paris-Orly | 2027-11-16T19:20 – 2027-11-16T20:45 | T4KQ7Z | Paul Anquetil',
    ],
  );
});
