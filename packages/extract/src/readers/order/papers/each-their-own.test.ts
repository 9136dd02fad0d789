import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';
import type { Part } from '../../../../testing/word.ts';

// Notes to several, of whom each has a journey, a room or a number of their own.

const toBoth = ['MEMO', 'To: Gareth Pryce, Helen Aldous', 'From: Travel desk', 'Date: 3 May 2027'];
const note = ['NOTE DE SERVICE', 'Destinataires : Jérémie Fourcade, Assia Belkacemi', 'Date : lundi 3 mai 2027'];

test('what a sentence tells of one of them is theirs alone, and what it tells of both of both', async () => {
  const read = await readLetterOf([
    ...toBoth,
    'Gareth leaves London Kings Cross at 09:03 on Tuesday 8 June on LNER 1D09 and reaches Leeds at 11:17, coach C seat 21, reference QX7PLM. Helen travels from Edinburgh Waverley at 08:00 the same day, arriving Leeds at 11:05, coach F seat 3, reference ZK3WQN.',
    'Both stay at Midland Quay Hotel, 4 Peter Street, Leeds LS1 5QR, 8 to 9 June, confirmation MQ-44170, two single rooms.',
  ]);
  assert.deepEqual(read, [
    'Train | Edinburgh Waverley > Leeds | 2027-06-08T08:00 – 2027-06-08T11:05 | F/3 | ZK3WQN | Helen Aldous',
    'Train | LNER 1D09 | London Kings Cross > Leeds | 2027-06-08T09:03 – 2027-06-08T11:17 | C/21 | QX7PLM | Gareth Pryce',
    'Lodging | Midland Quay Hotel, Leeds | 2027-06-08 – 2027-06-09 | MQ-44170 | Gareth Pryce + Helen Aldous',
  ]);
});

test('two who go by other trains, where each comes from was told before, and one way back is under his own number', async () => {
  const read = await readLetterOf([
    ...note,
    '1) Jérémie part de Paris en train : Intercités 3611, mardi 8 juin, Paris Austerlitz 6h34, Limoges-Bénédictins 10h01, voiture 9 place 24, dossier JYT4KM, 41,00 €. Assia vient de Toulouse par l’Intercités 3630 du même jour, Toulouse Matabiau 6h48, Limoges-Bénédictins 10h12, voiture 3 place 77, dossier PW6NCA, 38,50 €.',
    '2) Une voiture de location vous est commune : Enterprise, agence Limoges gare, de mardi 10h30 à mercredi 16h30 (retour à la même agence). Réservation 1455501927, 97,80 € TTC. Jérémie est le conducteur déclaré.',
    '3) Deux chambres à l’hôtel Les Émaux, 16 avenue Garibaldi, 87000 Limoges (05 55 01 81 26), nuit du 8 au 9, sous deux numéros : 70418 pour Jérémie, 70419 pour Assia. Accès aux chambres à partir de 17h, départ jusqu’à 10h.',
    '4) Retours du mercredi 9 : Jérémie, Intercités 3664, Limoges-Bénédictins 17h54, Paris Austerlitz 21h27, voiture 6 place 11, même dossier que l’aller. Assia sera ramenée par un collègue.',
  ]);
  assert.deepEqual(read, [
    'Train | Intercités 3611 | Paris Austerlitz > Limoges-Bénédictins | 2027-06-08T06:34 – 2027-06-08T10:01 | 9/24 | JYT4KM | Jérémie Fourcade',
    'Train | Intercités 3630 | Toulouse Matabiau > Limoges-Bénédictins | 2027-06-08T06:48 – 2027-06-08T10:12 | 3/77 | PW6NCA | Assia Belkacemi',
    'RentalCar | Limoges gare > Limoges gare | 2027-06-08T10:30 – 2027-06-09T16:30 | 1455501927 | Jérémie Fourcade',
    'Lodging | Les Émaux, Limoges | 2027-06-08T17:00 – 2027-06-09T10:00 | 70418 | Jérémie Fourcade',
    'Lodging | Les Émaux, Limoges | 2027-06-08T17:00 – 2027-06-09T10:00 | 70419 | Assia Belkacemi',
    'Train | Intercités 3664 | Limoges-Bénédictins > Paris Austerlitz | 2027-06-09T17:54 – 2027-06-09T21:27 | 6/11 | JYT4KM | Jérémie Fourcade',
  ]);
});

test('one flight of both under two numbers is a booking for each', async () => {
  for (const numbers of [
    ', references QX7PLM (Gareth) and ZK3WQN (Helen).',
    '. Gareth’s reference is QX7PLM. Helen’s is ZK3WQN.',
  ])
    assert.deepEqual(
      await readLetterOf([
        ...toBoth,
        `You both fly on BA 1370 on Tuesday 8 June 2027, London Heathrow 09:05, Manchester 10:10${numbers}`,
      ]),
      [
        'Flight | BA 1370 | London Heathrow > Manchester | 2027-06-08T09:05 – 2027-06-08T10:10 | QX7PLM | Gareth Pryce',
        'Flight | BA 1370 | London Heathrow > Manchester | 2027-06-08T09:05 – 2027-06-08T10:10 | ZK3WQN | Helen Aldous',
      ],
      numbers,
    );
});

test('a sentence of two halves tells the journey of each', async () => {
  const read = await readLetterOf([
    ...toBoth,
    'On Tuesday 8 June Gareth flies London Heathrow to Manchester on BA 1370 at 09:05, arriving 10:10 (reference QX7PLM), and Helen flies Edinburgh to Manchester on BA 8723 at 08:30, arriving 09:45 (reference ZK3WQN).',
  ]);
  assert.deepEqual(read, [
    'Flight | BA 8723 | Edinburgh > Manchester | 2027-06-08T08:30 – 2027-06-08T09:45 | ZK3WQN | Helen Aldous',
    'Flight | BA 1370 | London Heathrow > Manchester | 2027-06-08T09:05 – 2027-06-08T10:10 | QX7PLM | Gareth Pryce',
  ]);
});

test('whoever keeps the vouchers does not travel alone for it', async () => {
  const read = await readLetterOf([
    ...toBoth,
    'BA 1370, Tuesday 8 June 2027, London Heathrow 09:05, Manchester 10:10, reference QX7PLM. Gareth has the vouchers. Helen keeps the receipts.',
    'You return on BA 1393 on Wednesday 9 June, Manchester 12:05, London Heathrow 13:10, same reference.',
  ]);
  assert.deepEqual(
    read.map((line) => line.split(' | ').at(-1)),
    ['Gareth Pryce + Helen Aldous', 'Gareth Pryce + Helen Aldous'],
  );
});

test('whose way back it is, and whose seat', async () => {
  const memo = [
    { heading: 'MEMO' },
    'To: Amara Diallo, Stuart Keane\nFrom: Travel desk\nDate: 11 January 2027\nRe: Brussels, 9–11 March',
    'Outbound for both: Eurostar 9126, Tuesday 9 March, London St Pancras 10:58, Brussels-Midi 14:05. Coach 8, seats 41 (Diallo) and 42 (Keane). Reference QTR7KM.',
    'Return – Diallo: Eurostar 9149, Wednesday 10 March, Brussels-Midi 16:56, London St Pancras 17:57, coach 3 seat 12.\nReturn – Keane: Eurostar 9157, Thursday 11 March, Brussels-Midi 18:56, London St Pancras 19:57, coach 5 seat 66. Both under QTR7KM.',
  ];
  assert.deepEqual(await readLetterOf(memo), [
    'Train | Eurostar 9126 | London St Pancras > Brussels-Midi | 2027-03-09T10:58 – 2027-03-09T14:05 | 8/41 8/42 | QTR7KM | Amara Diallo + Stuart Keane',
    'Train | Eurostar 9149 | Brussels-Midi > London St Pancras | 2027-03-10T16:56 – 2027-03-10T17:57 | 3/12 | QTR7KM | Amara Diallo',
    'Train | Eurostar 9157 | Brussels-Midi > London St Pancras | 2027-03-11T18:56 – 2027-03-11T19:57 | 5/66 | QTR7KM | Stuart Keane',
  ]);
});

test('rooms of those whose names stand over their flights, and a car of a house that is called by a word', async () => {
  const flights = (number: string, from: string, code: string) => [
    ['Flight', 'Route', 'Date', 'Dep', 'Arr', 'Ref'],
    [number, `${from} – Helsinki`, '15 Mar 2027', '10:20', '15:15', code],
  ];
  const itinerary = [
    { heading: 'Itinerary – Helsinki kick-off' },
    { heading: 'Ms Priya Nair' },
    flights('AY 1332', 'London Heathrow', 'NQ4T7K'),
    { heading: 'Mr Owen Pritchard' },
    flights('AY 1372', 'Manchester', 'M2RX8P'),
    { heading: 'Hotel (both)' },
    'Hotel Katajanokka Park, Merikasarminkatu 1, 00160 Helsinki – 15 to 18 March 2027 – two single rooms – confirmations KP-6610 (Nair) and KP-6611 (Pritchard)',
  ];
  const rooms = (await readLetterOf(itinerary)).filter((line) => line.startsWith('Lodging'));
  assert.deepEqual(rooms.toSorted(), [
    'Lodging | Hotel Katajanokka Park, Helsinki | 2027-03-15 – 2027-03-18 | KP-6610 | Priya Nair',
    'Lodging | Hotel Katajanokka Park, Helsinki | 2027-03-15 – 2027-03-18 | KP-6611 | Owen Pritchard',
  ]);
  const ground = [
    { heading: 'TRAVEL AUTHORIZATION' },
    [['Traveler', 'Denise Okafor']],
    { heading: 'GROUND' },
    'Enterprise, Boise Airport: pick-up March 7, 2027 9:15 PM, return March 11, 2027 5:00 AM, same location. Midsize SUV. Conf 1184420017COUNT.',
  ];
  assert.deepEqual(await readLetterOf(ground), [
    'RentalCar | Boise Airport > Boise Airport | 2027-03-07T21:15 – 2027-03-11T05:00 | 1184420017COUNT | Denise Okafor',
  ]);
});

const there = {
  gareth: 'BA 1370, Tuesday 8 June 2027, London Heathrow 09:05, Manchester 10:10, reference QX7PLM',
  helen: 'BA 8723, Tuesday 8 June 2027, Edinburgh 08:30, Manchester 09:45, reference ZK3WQN',
};
const home = 'BA 1393, Wednesday 9 June 2027, Manchester 12:05, London Heathrow 13:10, reference MN4TRS';
const theirs = ['BA 8723 of Helen Aldous', 'BA 1370 of Gareth Pryce'];
const both = 'BA 1393 of Gareth Pryce + Helen Aldous';

const whoFlies = async (...parts: Part[]) =>
  (await readLetterOf([...toBoth, ...parts])).map((line) => {
    const told = line.split(' | ');
    return `${told[1]} of ${told.at(-1)}`;
  });

test('what stands below somebody’s name is theirs, up to the next title', async () => {
  const lists = (gareth: string, helen: string) => [gareth, `${there.gareth}.`, helen, `${there.helen}.`];
  assert.deepEqual(await whoFlies(...lists('For Gareth:', 'For Helen:')), theirs);
  assert.deepEqual(await whoFlies(...lists('Gareth Pryce', 'Helen Aldous')), theirs);
  assert.deepEqual(await whoFlies(...lists('For Gareth:', 'For Helen:'), { heading: 'The way home' }, `${home}.`), [
    ...theirs,
    both,
  ]);
});

test('for whom each of several is may stand behind it', async () => {
  assert.deepEqual(
    await whoFlies(
      'You fly on Tuesday 8 June 2027: BA 8723, Edinburgh 08:30, Manchester 09:45, for Helen, and BA 1370, London Heathrow 09:05, Manchester 10:10, for Gareth.',
    ),
    theirs,
  );
});

test('a sentence that speaks of both, or again to whoever reads it, is of both', async () => {
  const apart = `Gareth goes by ${there.gareth}. Helen goes by ${there.helen}.`;
  for (const back of [
    `You return by ${home}.`,
    `Both Helen and Gareth return by ${home}.`,
    `They return by ${home}.`,
    `Both come home, Gareth with the papers, by ${home}.`,
  ])
    assert.deepEqual(await whoFlies(`${apart} ${back}`), [...theirs, both], back);
  assert.deepEqual(
    await whoFlies(`Gareth, you go by ${there.gareth}. You return by ${home}. Helen, you go by ${there.helen}.`),
    [...theirs, 'BA 1393 of Gareth Pryce'],
  );
});

test('whose a journey is may stand behind its number', async () => {
  const [gareth, helen] = [there.gareth, there.helen].map((one) => one.split(', '));
  const told = [gareth, helen].map(
    (one, i) => `${one?.[0]} takes ${['Gareth', 'Helen'][i]} away: ${one?.slice(1).join(', ')}.`,
  );
  assert.deepEqual(await whoFlies(told.join(' ')), theirs);
});

test('whom one goes with, meets or asks is not whose journey it is', async () => {
  const apart = `Gareth goes by ${there.gareth}. Helen goes by ${there.helen}.`;
  for (const back of [`Back in town, she is met by Gareth; ${home}.`, `Back with Gareth: ${home}.`])
    assert.equal((await whoFlies(`${apart} ${back}`)).at(-1), 'BA 1393 of Helen Aldous', back);
});
