import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

test('a stay goes up to the day that "jusqu’au" says right behind the one from which it counts', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        'Association Les Toiles, le 23 août 2027',
        'Madame Claire Vasseur',
        'Madame,',
        'Une chambre vous est réservée à la Pension Sainte-Odile, 6 rue du Moulin, 06300 Nice (réservation n° 20278-Q), du jeudi 16 jusqu’au dimanche 19 septembre. L’accueil remet les clefs à compter de 16 h et la chambre se rend à 11 h au plus tard.',
      ],
      '2027-08-23',
    ),
    ['Lodging | Pension Sainte-Odile, Nice | 2027-09-16T16:00 – 2027-09-19T11:00 | 20278-Q | Claire Vasseur'],
  );
});

test('the nights of an American letter end on the day after the last of them', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        'Larkfield University, May 10, 2027',
        'Dr. Joan Pettigrew',
        'Dear Dr. Pettigrew:',
        'We have put you up at the Harbour Hotel, 27 Front Street, Halifax, NS B3J 1M7, for the nights of June 9 and June 10. They have you under HBR-5502-L.',
      ],
      '2027-05-10',
    ),
    ['Lodging | Harbour Hotel, Halifax | 2027-06-09 – 2027-06-11 | HBR-5502-L | Joan Pettigrew'],
  );
});

test('where a flight leaves from was said in the sentence before, and a train leaves one place for another', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        'Calder Travel, 18 January 2027',
        'Mrs Joan Pettigrew',
        'Dear Mrs Pettigrew,',
        'On Wednesday, 17 February 2027, train 28 leaves Montréal Central Station at 3:15 p.m. for Québec Gare du Palais, where it arrives at 6:38 p.m. (car 2, seat 6D). VIA knows you under GPX418.',
        'On Sunday, 21 February, you fly home with easyJet from London Gatwick. Flight EZY 807 departs at 6.45 p.m. and lands in Edinburgh at 8.15 p.m. The easyJet booking is K8ZTM4R.',
      ],
      '2027-01-18',
    ),
    [
      'Train | 28 | Montréal Central Station > Québec Gare du Palais | 2027-02-17T15:15 – 2027-02-17T18:38 | 2/6D | GPX418 | Joan Pettigrew',
      'Flight | U2 807 | London Gatwick > Edinburgh | 2027-02-21T18:45 – 2027-02-21T20:15 | K8ZTM4R | Joan Pettigrew',
    ],
  );
});

test('a car that a house has for somebody is hired, and a number in front of an hour is a day', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        'Wattlebrook, 22 March 2027',
        'Mr Liam Prowse',
        'Dear Liam,',
        'GO Rentals has a Toyota RAV4 for you under GR-3391047. Collect it on Monday 29 March 2027 at 3:30pm from Auckland Airport and leave it at Wellington Airport on Tuesday 6 April 2027 by 4:45am.',
      ],
      '2027-03-22',
    ),
    [
      'RentalCar | Auckland Airport > Wellington Airport | 2027-03-29T15:30 – 2027-04-06T04:45 | GR-3391047 | Liam Prowse',
    ],
  );
  assert.deepEqual(
    await readLetterOf(
      [
        'Société Armor, le 4 octobre 2027',
        'Monsieur Yann Hérisson',
        'Cher Monsieur,',
        'Tu pars le lundi 25 octobre 2027 sur le vol Air Transat TS 611 : décollage de Nantes Atlantique à 12 h 40, arrivée à Montréal-Trudeau à 14 h 35. Le vol est sur le dossier HN5W2C.',
        'Pour la voiture, j’ai pris chez Discount une catégorie intermédiaire (réservation 70411926). Tu la retires à l’aéroport Montréal-Trudeau le 25 à 15 h 30 et tu la rends au même endroit le 29 à 17 h.',
      ],
      '2027-10-04',
    ),
    [
      'Flight | TS 611 | Nantes Atlantique > Montréal-Trudeau | 2027-10-25T12:40 – 2027-10-25T14:35 | HN5W2C | Yann Hérisson',
      'RentalCar | aéroport Montréal-Trudeau > aéroport Montréal-Trudeau | 2027-10-25T15:30 – 2027-10-29T17:00 | 70411926 | Yann Hérisson',
    ],
  );
});

test('where one boards is not called after the train, and the hours of a room may be words', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        'Voyages Lemaire, le 1er mars 2027',
        'Madame Claire Vasseur',
        'Chère Madame,',
        'Le départ est fixé au samedi 17 avril. Vous prendrez à Narbonne le TGV INOUI 9713 de 13 h 12, qui vous déposera à Barcelona Sants à 15 h 17. Le mercredi 21 avril, le TGV INOUI 9702 part de Barcelona Sants à 9 h 25 et arrive à Narbonne à 11 h 31. Référence : QW4JTN.',
      ],
      '2027-03-01',
    ),
    [
      'Train | TGV INOUI 9713 | Narbonne > Barcelona Sants | 2027-04-17T13:12 – 2027-04-17T15:17 | QW4JTN | Claire Vasseur',
      'Train | TGV INOUI 9702 | Barcelona Sants > Narbonne | 2027-04-21T09:25 – 2027-04-21T11:31 | QW4JTN | Claire Vasseur',
    ],
  );
  assert.deepEqual(
    await readLetterOf(
      [
        'Calder Travel, 18 January 2027',
        'Mrs Joan Pettigrew',
        'Dear Mrs Pettigrew,',
        'On Friday 19 February 2027 your train leaves Edinburgh Waverley at 9.30 a.m. and is due into London King’s Cross at 1.52 p.m. Your collection reference is F7QK3XNR.',
        'From there it is a ten-minute walk to the Marchmont Lodge Hotel, 61 Cartwright Terrace, London WC1H 9ZZ. Your room is yours from two o’clock on the Friday, and they would like it back by eleven on the Sunday morning. The hotel’s own number for you is MLH/88213, and the two nights with breakfast come to £296.00.',
      ],
      '2027-01-18',
    ),
    [
      'Train | Edinburgh Waverley > London King’s Cross | 2027-02-19T09:30 – 2027-02-19T13:52 | F7QK3XNR | Joan Pettigrew',
      'Lodging | Marchmont Lodge Hotel, London | 2027-02-19T14:00 – 2027-02-21T11:00 | MLH/88213 | Joan Pettigrew',
    ],
  );
});

test('of nights that a letter lists by their number, all count', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        'Rector’s Office, May 3, 2027',
        'Dr. Joan Pettigrew',
        'Dear Dr. Pettigrew:',
        'You are booked at the Linden House, 40 Elm Street, Burlington, VT 05401, for the nights of June 14, 15 and 16. They know you as LH-20771.',
      ],
      '2027-05-03',
    ),
    ['Lodging | Linden House, Burlington | 2027-06-14 – 2027-06-17 | LH-20771 | Joan Pettigrew'],
  );
});

test('one wakes up where a night train ends, in a room of its coach, and sleeps from the day of arrival on', async () => {
  const read = await readLetterOf([
    'Dear Mrs Ada Falk,',
    'You leave London Euston on the Caledonian Sleeper on Sunday 13 June 2027 at 21.15 and wake up in Inverness, where the train is due at 8.42 on Monday morning. Your Club Twin is room 7 in coach K; the sleeper’s own reference is CS7T4MX.',
    'You have a small car from Arnold Clark, which you fetch at their Inverness Railway Station desk at 10.00 on the 14th and hand back at the same desk by 17.00 on Friday 18 June. Quote AC-558210. It costs £231.00.',
    'Your four nights are at Taigh na Gile, 31 Cromwell Street, Stornoway HS1 2DD (01632 960 377). Mrs MacAskill knows that you come off the late boat; rooms are ready from three in the afternoon of the 14th, and on the 18th you need to have left by ten in the morning, which the ferry will see to. Their number for you is TNG 88.',
  ]);
  assert.deepEqual(read, [
    'Train | Caledonian Sleeper | London Euston > Inverness | 2027-06-13T21:15 – 2027-06-14T08:42 | K/7 | CS7T4MX | Ada Falk',
    'RentalCar | Inverness Railway Station > Inverness Railway Station | 2027-06-14T10:00 – 2027-06-18T17:00 | AC-558210 | Ada Falk',
    'Lodging | Taigh na Gile, Stornoway | 2027-06-14T15:00 – 2027-06-18T10:00 | TNG 88 | Ada Falk',
  ]);
});

test('a stay from the day of arrival begins with the journey before it', async () => {
  for (const [stay, days] of [
    [
      'Vous logerez à la Locanda del Conservatorio, Via Bellini 7, 20122 Milano, du jour de votre arrivée jusqu’au vendredi 16 avril. La chambre est à votre disposition dès 14 heures et doit être libérée à 10 h 30 le matin du départ. L’établissement nous a confirmé le séjour sous LDC-1304/16.',
      '2027-04-13T14:00 – 2027-04-16T10:30',
    ],
    [
      'Hôtel : Locanda del Conservatorio, Via Bellini 7, 20122 Milano, réservation LDC-1304/16. La chambre est libre à partir de 15 heures le mardi et à rendre avant 11 heures le vendredi 16 avril.',
      '2027-04-13T15:00 – 2027-04-16T11:00',
    ],
  ]) {
    const read = await readLetterOf([
      'Madame Éliane Bochatay\nChemin du Levant 31\n1800 Vevey',
      'Chère Madame,',
      'Vous prendrez l’EuroCity EC 35 le mardi 13 avril 2027 : départ de Montreux à 06.58, arrivée à Milano Centrale à 10.37. Le retour se fera le vendredi 16, avec l’EC 42, qui quitte Milano Centrale à 17.20 et vous dépose à Montreux à 20.59. Le dossier CFF porte le numéro 5550 7741 30 et vaut pour les deux trajets.',
      stay ?? '',
    ]);
    assert.deepEqual(read, [
      'Train | EC 35 | Montreux > Milano Centrale | 2027-04-13T06:58 – 2027-04-13T10:37 | 5550 7741 30 | Éliane Bochatay',
      `Lodging | Locanda del Conservatorio, Milano | ${days} | LDC-1304/16 | Éliane Bochatay`,
      'Train | EC 42 | Milano Centrale > Montreux | 2027-04-16T17:20 – 2027-04-16T20:59 | 5550 7741 30 | Éliane Bochatay',
    ]);
  }
});

test('a way home is told by one of its ends, where there was one way there', async () => {
  const flown = 'Flight | KL 930 | Edinburgh > Amsterdam | 2027-10-06T06:05 – 2027-10-06T08:35 | 5W8QTN | Gareth Pryce';
  const home = 'Flight | KL 935 | Amsterdam > Edinburgh | 2027-10-09T15:10 – 2027-10-09T15:40 | 5W8QTN | Gareth Pryce';
  for (const told of [
    'You come home on KL 935 on Saturday 9 October, leaving Amsterdam at 15.10 and landing at 15.40.',
    'The flight home on Saturday 9 October is KL 935 at 15.10, landing in Edinburgh at 15.40.',
  ])
    assert.deepEqual(
      await readLetterOf([
        'Dear Mr Gareth Pryce,',
        `KL 930 leaves Edinburgh at 06.05 on Wednesday 6 October 2027 and lands at Amsterdam at 08.35. ${told} Reference 5W8QTN.`,
      ]),
      [flown, home],
      told,
    );
});
