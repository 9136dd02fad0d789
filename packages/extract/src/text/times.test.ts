import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findTimes } from './times.ts';
import { minutesAt } from './zone-time.ts';

const times = (text: string) => findTimes(text).map((t) => (t.daysLater > 0 ? `${t.time}+${t.daysLater}` : t.time));

test('a time is the same however it is printed', () => {
  for (const text of [
    '21:15',
    '21h15',
    '21 h 15',
    '9:15 PM',
    '9.15 p.m.',
    '21:15:00',
    '21:15 Uhr',
    '21.15',
    'à 21h15',
    '21:15h',
    '2115 hrs',
    '2115H',
    '21:15: Dover',
    '21 h 15: Dover',
  ])
    assert.deepEqual(times(text), ['21:15'], text);
  assert.deepEqual(times('16 h'), ['16:00']);
  assert.deepEqual(times('Gare du Palais, 12 h 3'), ['12:03']);
  assert.deepEqual(times('16 h 2 chambres'), ['16:00']);
  assert.deepEqual(times('3pm'), ['15:00']);
  assert.deepEqual(times('12:05 am'), ['00:05']);
  assert.deepEqual(times('de 14h à minuit'), ['14:00', '00:00']);
  assert.deepEqual(times('12:30PM-3PM'), ['12:30', '15:00']);
});

test('a booking number has no time in it', () => {
  for (const text of ['SS4D4H', 'ref K9H22Q', 'XA8H30', 'KT2115H']) assert.deepEqual(times(text), [], text);
});

test('four figures are a clock where the words around leave nothing else', () => {
  assert.deepEqual(times('Dep Brisbane (BNE) 0955'), ['09:55']);
  assert.deepEqual(times('Amsterdam to Newcastle, landing 1655 UK time'), ['16:55']);
  assert.deepEqual(times('leaving 1400 Main Street'), []);
  assert.deepEqual(times('Arr Sydney (SYD) T1 2005 Thu 19/08/2027'), ['20:05']);
  assert.deepEqual(times('Arrive Auckland 0215 +1'), ['02:15+1']);
  assert.deepEqual(times('2 nights. In from 1400, out Fri 13/08/2027 by 1100'), ['14:00', '11:00']);
  assert.deepEqual(times('Collect Honolulu Airport 0900\nReturn Honolulu Airport Wed 18/08/2027 1930'), [
    '09:00',
    '19:30',
  ]);
  assert.deepEqual(times('Retrait aéroport de Nice 12/04/2027 1015'), ['10:15']);
  assert.deepEqual(times('Bergen (BGO) 08APR27 THU 1120'), ['11:20']);
  assert.deepEqual(times('Mon, 05APR27 (Mon) 2015'), ['20:15']);
  assert.deepEqual(times('3 juin, jeudi, 1850'), ['18:50']);
  assert.deepEqual(times('Melbourne MEL 0700'), ['07:00']);
  assert.deepEqual(times('Sydney SYD 1930'), ['19:30']);
  for (const text of [
    'Customs Lane, Auckland 1010',
    'Dep NZ 1440 Auckland',
    'Departing gate 1204',
    'In 2027 we moved',
    'Check-in room 1204',
    'Return Sydney 2026',
    'Lisbon LIS 2027',
    'Melbourne SYD 0700',
    'Villa EUR 1200',
    'PIN 1815',
    '3,1200 EUR',
    'order 1530 of 12/04',
    'Price (EUR) 1200',
    'Passenger (ADT) 1204',
    'Air New Zealand (ANZ) 1440',
    'Your trip to Lisbon (LIS) 2027',
    'Pick-up at 1204 Market Street',
    'Drop-off at 1150 de Maisonneuve Ouest',
    'Paid 18 Aug 2027 1150 CAD',
    'Paid 18 Aug Wed 2027',
    'Invoice 12/04/2027 1204 Bernard',
  ])
    assert.deepEqual(times(text), [], text);
});

test('what is printed of the next day stays with the time', () => {
  for (const text of [
    '05:25 +1',
    '05:25 (+1)',
    '05:25 +1 jour',
    '05:25 h +1',
    '05:25 (J+1)',
    '05:25 next day',
    '05:25 le lendemain',
  ])
    assert.deepEqual(times(text), ['05:25+1'], text);
});

test('a duration, an offset and an amount are no times of day', () => {
  for (const text of [
    'Duration: 14h 05min',
    'Duração 1:30',
    'Restid 2:05',
    'Czas podróży 3:15',
    'Correspondance à Paris : 1h45',
    '2 h 05 min',
    'GMT+01:00',
    '24 h before',
    '12.50 EUR',
    'NC HIGHWAY USE TAX 11.11 PCT',
    '+1 312-555-0161',
  ])
    assert.deepEqual(times(text), [], text);
});

test('a wall clock has its own minute at each place, also around a change of clocks', () => {
  const at = (local: string, zone: string) => minutesAt(local, zone) ?? Number.NaN;
  assert.equal(at('2027-03-28T03:30', 'Europe/Paris') - at('2027-03-28T01:30', 'Europe/Paris'), 60);
  assert.equal(at('2027-10-31T04:00', 'Europe/Berlin') - at('2027-10-31T01:00', 'Europe/Berlin'), 240);
  assert.equal(at('2027-01-20T11:45', 'Asia/Hong_Kong') < at('2027-01-20T08:11', 'America/Los_Angeles'), true);
  assert.equal(minutesAt('2027-01-20T11:45', 'Nowhere/Else'), null);
});

test('a quarter and a half beside an hour in words', () => {
  const told = [
    'a quarter to midnight',
    'half past nine in the evening',
    'midi et demi',
    'minuit moins le quart',
    'midi dix',
  ];
  assert.deepEqual(
    told.map((text) => findTimes(text).map(({ time }) => time)),
    [['23:45'], ['21:30'], ['12:30'], ['23:45'], ['12:10']],
  );
});

test('hours in English words, where the part of the day is said', () => {
  const told = [
    'from half past eight on the morning of Monday 13 September',
    'at twenty-five to six in the evening',
    'at three o’clock that afternoon',
    'one o’clock boat',
    'two flights, one on the morning of the 3rd',
    'instead of the one this morning',
  ];
  assert.deepEqual(
    told.map((text) => findTimes(text).map(({ time }) => time)),
    [['08:30'], ['17:35'], ['15:00'], [], [], []],
  );
});

test('hours in figures with the word between', () => {
  const told = ['second service à 13 heures 30.', 'à 8 heures 05', 'à 9 heures', 'en 2 heures 30 minutes'];
  assert.deepEqual(
    told.map((text) => findTimes(text).map(({ time }) => time)),
    [['13:30'], ['08:05'], ['09:00'], []],
  );
});

test('hours in French words, where they leave no choice', () => {
  const told = [
    'Samedi, à onze heures, vous prendrez la voiture',
    'à huit heures et demie du soir',
    'dès dix-neuf heures trente',
    'vers trois heures de l’après-midi',
    'à deux heures',
    'à dix heures de route',
    'quitte Dijon à huit heures cinq et arrive à neuf heures quarante',
    'à dix heures quinze d’une voiture',
    'à vingt heures moins vingt-cinq',
    'à dix-neuf heures vingt personnes',
    'à dix heures quinze minutes de marche',
    'à six heures cinquante-quatre',
    'à deux heures et demie',
    'à partir de quinze heures',
    'à deux heures vingt de Paris',
  ];
  assert.deepEqual(
    told.map((text) => findTimes(text).map(({ time }) => time)),
    [
      ['11:00'],
      ['20:30'],
      ['19:30'],
      ['15:00'],
      [],
      [],
      ['08:05', '09:40'],
      ['10:15'],
      ['19:35'],
      ['19:00'],
      [],
      ['06:54'],
      [],
      ['15:00'],
      [],
    ],
  );
});

test('two hours with a stroke between', () => {
  assert.deepEqual(
    findTimes('EK 30 LHR-DXB 8 Mar 13:40/00:35+1, 14h05/15h20').map(({ time, daysLater }) => [time, daysLater]),
    [
      ['13:40', 0],
      ['00:35', 1],
      ['14:05', 0],
      ['15:20', 0],
    ],
  );
});

test('four figures that could be a year are a clock behind the end of a journey', () => {
  assert.deepEqual(
    findTimes('DEP 1910, ARR 2025; in 1910').map(({ time }) => time),
    ['19:10', '20:25'],
  );
});

test('"am" behind how many leads to a German day', () => {
  const clocks = (text: string) => findTimes(text).map(({ time }) => time);
  assert.deepEqual(clocks('Tisch für 2 am Freitag, 14. Juni 2027 um 19:30'), ['19:30']);
  assert.deepEqual(clocks('Tisch für 4 am 14. Juni um 19:30'), ['19:30']);
  assert.deepEqual(clocks('at 2 am on Friday'), ['02:00']);
});

test('the day of an arrival is written together behind its figures', () => {
  assert.deepEqual(times('ARR 0730 01MAR'), ['07:30']);
  assert.deepEqual(times('DEP 2140 27FEB27'), ['21:40']);
});
