import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from '../text-document.ts';
import { type DateFacts, dateOrder, findDates } from './dates.ts';
import { addDays, dayOf, daysBetween, weekdayOf } from './days.ts';

const facts = (language: Language, contextDate = '2026-11-21'): DateFacts => ({ contextDate, language });
const days = (text: string, language: Language = 'en', contextDate?: string) =>
  findDates(text, facts(language, contextDate)).map((date) => date.day);

test('a date is the same however it is printed', () => {
  const forms: [string, Language][] = [
    ['Fri 27 Nov 2026', 'en'],
    ['Friday, November 27, 2026', 'en'],
    ['November 27th, 2026', 'en'],
    ['27NOV26', 'en'],
    ['27NOV', 'en'],
    ['27-Nov-2026', 'en'],
    ['2026-11-27', 'en'],
    ['11/27/2026', 'en'],
    ['ven. 27 nov. 2026', 'fr'],
    ['vendredi 27 novembre 2026', 'fr'],
    ['27/11/2026', 'fr'],
    ['Freitag, 27. November 2026', 'de'],
    ['27.11.2026', 'de'],
    ['27.11.', 'de'],
    ['viernes 27 de noviembre de 2026', 'es'],
    ['venerdì 27 novembre 2026', 'it'],
    ['vrijdag 27 november 2026', 'nl'],
    ['27 de novembro de 2026', 'pt'],
    ['27\nNOV 2026', 'en'],
  ];
  for (const [text, language] of forms) assert.deepEqual(days(text, language), ['2026-11-27'], text);
});

test('a short word is a month where its day is before it and its year behind', () => {
  for (const text of ['22 des 2016', 'tor. 22. des. 2016', '22 gru 2016', '22 joulu 2016'])
    assert.deepEqual(days(text), ['2016-12-22'], text);
  for (const text of ['22 des 20 personnes', 'on 3 out of 4 days', 'a 2 set menu'])
    assert.deepEqual(days(text), [], text);
});

test('a day without its year may end at a comma', () => {
  assert.deepEqual(days('mer. 17/02, à partir de 15h', 'fr', '2027-02-04'), ['2027-02-17']);
  assert.deepEqual(days('17/02, 18/02', 'fr', '2027-02-04'), ['2027-02-17', '2027-02-18']);
  assert.deepEqual(days('17/02,5 points', 'fr', '2027-02-04'), []);
});

test('every day of fifteen years survives being printed, in English and in French', () => {
  const months = [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ];
  const english = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
  for (let day = '2020-01-01'; day < '2035-01-01'; day = addDays(day, 1)) {
    const [year = '', month = '', number = ''] = day.split('-');
    const index = Number(month) - 1;
    assert.deepEqual(days(`${Number(number)} ${months[index]} ${year}`, 'fr'), [day]);
    assert.deepEqual(days(`${english[index]} ${Number(number)}, ${year}`, 'en'), [day]);
    assert.deepEqual(days(`${number}/${month}/${year}`, 'fr'), [day]);
  }
});

test('a year that is not printed is the one nearest to the day the paper came', () => {
  assert.deepEqual(days('3 janvier', 'fr', '2026-12-20'), ['2027-01-03']);
  assert.deepEqual(days('28 December', 'en', '2027-01-05'), ['2026-12-28']);
  assert.deepEqual(days('Thu 21 Jan', 'en', '2026-12-14'), ['2027-01-21']);
});

test('a day without its year that was over weeks before is the next to come, and a person looks at it', () => {
  const read = (text: string, contextDate: string, language: Language = 'en') =>
    findDates(text, facts(language, contextDate)).map(({ day, sure }) => `${day}${sure ? '' : ' ?'}`);
  assert.deepEqual(read('from 6 November', '2027-01-12'), ['2027-11-06 ?']);
  assert.deepEqual(read('du 6 au 8 novembre', '2027-01-12', 'fr'), ['2027-11-06 ?', '2027-11-08 ?']);
  assert.deepEqual(read('am 6. November', '2027-01-12', 'de'), ['2027-11-06 ?']);
  // of the day itself or of weeks before, a paper may well speak
  assert.deepEqual(read('20 December', '2027-01-12'), ['2026-12-20']);
  assert.deepEqual(read('le 20 mai', '2027-06-12', 'fr'), ['2027-05-20']);
  // a weekday says which year it is
  assert.deepEqual(read('Friday 6 November', '2027-01-12'), ['2026-11-06']);
  assert.deepEqual(read('samedi 6 novembre', '2027-01-12', 'fr'), ['2027-11-06']);
});

test('a printed weekday chooses the year, and contradicts a date that has another', () => {
  assert.deepEqual(days('Mon 15 June', 'en', '2027-02-10'), ['2026-06-15']);
  assert.equal(findDates('Monday 27 November 2026', facts('en'))[0]?.sure, false);
});

test('the leap day exists in leap years only', () => {
  assert.deepEqual(days('29 February 2028'), ['2028-02-29']);
  assert.deepEqual(days('29 February 2027'), []);
  assert.equal(dayOf(2100, 2, 29), null);
});

test('03/04 is the third of April in French, and nobody knows in English', () => {
  assert.deepEqual(days('03/04/2027', 'fr'), ['2027-04-03']);
  assert.equal(findDates('03/04/2027', facts('en'))[0]?.sure, false);
});

test('another date of the document, or a weekday, settles day and month', () => {
  assert.equal(dateOrder('from 03/04/2027 to 03/25/2027', 'en'), 'mdy');
  assert.equal(dateOrder('from 03/04/2027 to 25/04/2027', 'en'), 'dmy');
  assert.deepEqual(days('Tue 02/03/2027', 'en'), ['2027-03-02']);
  assert.deepEqual(days('Wed 02/03/2027', 'en'), ['2027-02-03']);
});

test('the first day of a range takes month and year from the last', () => {
  assert.deepEqual(days('12–14 May 2027'), ['2027-05-12', '2027-05-14']);
  assert.deepEqual(days('du mardi 11 au vendredi 14 mai 2027', 'fr'), ['2027-05-11', '2027-05-14']);
  assert.deepEqual(days('27 March to 30 March 2028'), ['2028-03-27', '2028-03-30']);
  assert.deepEqual(days('30 December to 2 January 2028'), ['2027-12-30', '2028-01-02']);
});

test('the number of a day of the journey opens no range', () => {
  const days = (text: string, language: 'en' | 'fr') =>
    findDates(text, { contextDate: '2027-01-05', language }).map(({ day }) => day);
  assert.deepEqual(days('Jour 1 – mercredi 19 mai 2027', 'fr'), ['2027-05-19']);
  assert.deepEqual(days('Day 2 - Thursday 20 May 2027', 'en'), ['2027-05-20']);
  assert.deepEqual(days('Vol 1 – mardi 2 mars 2027', 'fr'), ['2027-03-02']);
  assert.deepEqual(days('Flight 1 - 2 March 2027', 'en'), ['2027-03-02']);
  assert.deepEqual(days('Traversée n° 1 : jeudi 4 mars 2027', 'fr'), ['2027-03-04']);
  assert.deepEqual(days('Fahrt 3 – Freitag, 5. März 2027', 'en'), ['2027-03-05']);
  assert.deepEqual(days('Coupon A 1 – Tue 2 March 2027', 'en'), ['2027-03-02']);
  assert.deepEqual(days('1 – 3 May 2027', 'en'), ['2027-05-01', '2027-05-03']);
  assert.deepEqual(days('Tue 2 – Fri 5 March 2027', 'en'), ['2027-03-02', '2027-03-05']);
  assert.deepEqual(days('mardi 2 - vendredi 5 mars 2027', 'fr'), ['2027-03-02', '2027-03-05']);
});

test('a number of a flight and the minutes of a time open no range', () => {
  assert.deepEqual(days('Vol AF 4 – jeudi 25 novembre 2027', 'fr'), ['2027-11-25']);
  assert.deepEqual(days('du 9 mars 2027 à 10 h 10 au jeudi 11 mars 2027', 'fr'), ['2027-03-09', '2027-03-11']);
  assert.deepEqual(days('12MAR 16MAR', 'en', '2027-03-01'), ['2027-03-12', '2027-03-16']);
  assert.deepEqual(days('DU 4 AU 8 MAI 2027', 'fr'), ['2027-05-04', '2027-05-08']);
});

test('a time behind a date is not its year, and numbers that are no dates stay numbers', () => {
  assert.deepEqual(days('10 JUN 13:30', 'en', '2026-06-01'), ['2026-06-10']);
  for (const text of [
    '3820.447.195',
    '01 99 00 36 54',
    '+1 312-555-0161',
    '12-14 Torphichen Wynd',
    'Seat 1/48',
    '1.604,31 EUR',
    '75006 Paris',
  ])
    assert.deepEqual(days(text), [], text);
});

test('days count across months, years and centuries', () => {
  assert.equal(addDays('2026-12-31', 1), '2027-01-01');
  assert.equal(addDays('2028-03-01', -1), '2028-02-29');
  assert.equal(daysBetween('2027-03-27', '2027-03-30'), 3);
  assert.equal(weekdayOf('2026-11-21'), 5);
  for (let day = '1999-12-01'; day < '2001-03-10'; day = addDays(day, 1))
    assert.equal(daysBetween(day, addDays(day, 400)), 400);
});

test('a hundred thousand characters of almost-dates are read within a second', () => {
  for (const unit of ['12-', '1/', 'mon ', '27 nov', '99.99.', '   12 ']) {
    const before = process.cpuUsage();
    days(unit.repeat(100_000 / unit.length));
    // The processor's time: a busy machine is not the reader's fault.
    const { user, system } = process.cpuUsage(before);
    assert.ok(user + system < 1_000_000, `${unit}: ${user + system} µs`);
  }
});

test('a day may be told in words, and one without a month follows the day before it', () => {
  assert.deepEqual(days('from Saturday the fifth of June until Monday the seventh', 'en', '2027-04-17'), [
    '2027-06-05',
    '2027-06-07',
  ]);
  assert.deepEqual(days('on the thirty-first of January', 'en', '2027-01-02'), ['2027-01-31']);
  assert.deepEqual(days('Tuesday, March the second, 2027', 'en'), ['2027-03-02']);
  assert.deepEqual(days('du samedi premier mai au lundi trois mai 2027', 'fr'), ['2027-05-01', '2027-05-03']);
  assert.deepEqual(days('du samedi trois au mardi six juillet', 'fr', '2027-03-18'), ['2027-07-03', '2027-07-06']);
  assert.deepEqual(days('le jeudi vingt-et-un octobre', 'fr', '2027-09-01'), ['2027-10-21']);
});

test('words that count something else are no day', () => {
  for (const text of [
    'in March first thing we do',
    'you may second it',
    'mai, dix personnes',
    'Monday the second floor',
  ])
    assert.deepEqual(days(text, 'en', '2027-02-01'), [], text);
});

test('two days in figures are a range, whose first has the year of the last', () => {
  for (const text of ['23.11. – 25.11.2027', 'du 23.11. au 25.11.2027', '23.11.–25.11.2027', '23.11 - 25.11.2027'])
    assert.deepEqual(days(text, 'fr', '2027-11-08'), ['2027-11-23', '2027-11-25'], text);
  assert.deepEqual(days('23/11-25/11/2027', 'fr', '2027-11-08'), ['2027-11-23', '2027-11-25']);
  assert.deepEqual(days('30.12. – 2.1.2028', 'de', '2027-11-08'), ['2027-12-30', '2028-01-02']);
  assert.deepEqual(days('and gets to Edinburgh at 19.10.', 'en', '2027-08-30'), []);
});

test('a day may head what stands behind its colon', () => {
  for (const text of ['06/05/2027: Train', '06/05/27: Train', '6.5.2027: Train', 'mardi 6 mai: Train', 'May 6: Train'])
    assert.deepEqual(days(text, 'fr', '2027-01-05'), ['2027-05-06'], text);
  assert.deepEqual(days('12/10/20:30', 'fr', '2027-01-05'), []);
});

test('two figures behind a comma are a year only where no street or other word follows', () => {
  const facts = { contextDate: '2027-11-08', language: 'en' } as const;
  assert.equal(findDates('from 16 to 20 January, 31 Kloof Nek Road', facts).at(-1)?.day, '2028-01-20');
  assert.equal(findDates('on 20 January, 28', facts).at(-1)?.day, '2028-01-20');
});

test('nights may be listed by their numbers, and the month said once', () => {
  const nights = ['2027-06-08', '2027-06-09', '2027-06-10'];
  assert.deepEqual(days('for the nights of 8, 9 and 10 June 2027', 'en', '2027-01-05'), nights);
  assert.deepEqual(days('the nights of the 8th, 9th and 10th of June 2027', 'en', '2027-01-05'), nights);
  assert.deepEqual(days('les nuits des 8, 9 et 10 juin 2027', 'fr', '2027-01-05'), nights);
  assert.deepEqual(days('nuits du 8, du 9 et du 10 juin 2027', 'fr', '2027-01-05'), nights);
  assert.deepEqual(days('room 8, 9 and 10 June 2027', 'en', '2027-01-05'), ['2027-06-09', '2027-06-10']);
});

test('a day is written as each language writes it', () => {
  for (const [text, day] of [
    ['čtvrtek 21. 8. 2025, 14:11', '2025-08-21'],
    ['2026. 09. 03.  06:00', '2026-09-03'],
    ['2026. szeptember 3., csütörtök', '2026-09-03'],
    ['2026 m. liepos 24 d.', '2026-07-24'],
    ['2026. gada 25. jūlijā', '2026-07-25'],
    ['perjantaina 16. toukokuuta 2025', '2025-05-16'],
    ['reede, 5. september 2025', '2025-09-05'],
    ['7 Haziran 2025 Cumartesi', '2025-06-07'],
    ['5. augusta 2026', '2026-08-05'],
    ['12/MAY/2026', '2026-05-12'],
    ['vie 17/abr/2026', '2026-04-17'],
    ['2026년 10월 02일 (금)', '2026-10-02'],
    ['2026年10月2日（金）', '2026-10-02'],
    // a Dane has the day before the slash
    ['den 07/11-2026', '2026-11-07'],
    ['Lørdag 02/05-2026', '2026-05-02'],
  ] as const)
    assert.deepEqual(days(text, 'unknown', '2025-03-01'), [day], text);
  // a guest of a list
  assert.deepEqual(days('2. Marta Kowalska', 'unknown', '2025-03-01'), []);
  assert.deepEqual(days('1. Julius Meyer', 'unknown', '2025-03-01'), []);
});

test('a range ends in the year that it prints, and two days a year apart are no range', () => {
  assert.deepEqual(days('27 December to 3 January 2028', 'en', '2027-09-01'), ['2027-12-27', '2028-01-03']);
  for (const [text, day] of [
    ['Seats may be chosen until 24 May. Changes are free up to 11 May 2027.', '2027-05-24'],
    ['Modifiable jusqu’au 8 juin. Remboursable au 30 mai 2027.', '2027-06-08'],
  ] as const)
    assert.equal(days(text, 'en', '2027-02-09')[0], day, text);
});

test('two days of a night with a stroke between them are of the month behind', () => {
  const daysIn = (text: string) =>
    findDates(text, { contextDate: '2026-11-01', language: 'en' }).map(({ day }) => day.slice(5));
  for (const text of ['the night of 12/13 May 2027', 'nuit du 12/13 mai', 'Wed 12 / Thu 13 May 2027'])
    assert.deepEqual(daysIn(text), ['05-12', '05-13'], text);
  assert.deepEqual(daysIn('Room 1/3, 12 May'), ['05-12']);
});
