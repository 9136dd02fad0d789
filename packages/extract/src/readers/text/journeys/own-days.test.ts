import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readPage, tableOf, told } from '../../../../testing/told.ts';

// The day that a leg tells in its own block, below or beside its hours, and those told above it.

const confirmed = '<p>Your booking is confirmed. Booking reference: H7K2PL</p>';
const pageOf = (lead: string, ...legs: string[]) =>
  readPage(`${confirmed}${lead}${legs.map((leg) => `<div>${tableOf(leg)}</div>`).join('')}<p><b>Passengers</b></p>`);

const there = 'FR1901 DUB KRK 2027-03-19T06:35 2027-03-19T10:20';
const back = 'FR1902 KRK DUB 2027-03-22T10:50 2027-03-22T12:50';
const leg = (title: string, from: string, to: string, hours: string, days: string) =>
  `${title}||\n${from}||${to}\n${hours}\n${days}`;
const out = (days: string) => leg('Dublin – Krakow FR1901', 'DUB', 'KRK', '06:35 | ✈ | 10:20', days);
const home = (days: string) => leg('Krakow – Dublin FR1902', 'KRK', 'DUB', '10:50 | ✈ | 12:50', days);

test('a day for each end below the hours is of the leg above it, and not of the next', async () => {
  const [first, second] = [out('Fri, 19 Mar 27 || Fri, 19 Mar 27'), home('Mon, 22 Mar 27 || Mon, 22 Mar 27')];
  const leads = ['', '<h3>Friday 19 March 2027</h3>', '<p>Travel dates: Fri 19 Mar 2027 – Mon 22 Mar 2027</p>'];
  for (const lead of leads) assert.deepEqual(told(await pageOf(lead, first, second)), [there, back]);
  assert.deepEqual(told(await pageOf('', `${first}\n${second}`)), [there, back]);
  assert.deepEqual(told(await pageOf('', out('Fri, 19 Mar 27 ||'), home('Mon, 22 Mar 27 ||'))), [there, back]);
});

test('a day below the hours beats the title over the first leg', async () => {
  const title = '<h3>Friday 19 March 2027</h3>';
  assert.deepEqual(told(await pageOf(title, out('Fri, 19 Mar 27 ||'), home('Mon, 22 Mar 27 ||'))), [there, back]);
  assert.deepEqual(told(await pageOf(title, out('||'), home('|| Mon, 22 Mar 27'))), [there, back]);
});

test('the second of two days below the hours is that of the arrival', async () => {
  const legs = [
    leg(
      'TGV 6603',
      'Paris Gare de Lyon',
      'Lyon Part-Dieu',
      '22:00 | → | 00:05',
      'ven. 19 mars 2027 || sam. 20 mars 2027',
    ),
    leg(
      'TGV 6632',
      'Lyon Part-Dieu',
      'Paris Gare de Lyon',
      '23:04 | → | 01:00',
      'lun. 22 mars 2027 || mar. 23 mars 2027',
    ),
  ];
  assert.deepEqual(told(await pageOf('', ...legs)), [
    'TGV6603 Paris Gare de Lyon Lyon Part-Dieu 2027-03-19T22:00 2027-03-20T00:05',
    'TGV6632 Lyon Part-Dieu Paris Gare de Lyon 2027-03-22T23:04 2027-03-23T01:00',
  ]);
});

test('the day of the landing alone below the hours leaves the title its day', async () => {
  const night = leg('Dublin – Krakow FR1901', 'DUB', 'KRK', '22:35 | ✈ | 02:20', '|| Sat, 20 Mar 27');
  assert.deepEqual(told(await pageOf('<h3>Friday 19 March 2027</h3>', night, home('Mon, 22 Mar 27 ||'))), [
    'FR1901 DUB KRK 2027-03-19T22:35 2027-03-20T02:20',
    back,
  ]);
});

test('in plain text too, with or without a blank line between the legs', () => {
  const lines = (days: string, next: string) => [
    `Dublin - Krakow FR1901\nDUB - KRK\n06:35 - 10:20\n${days}`,
    `Krakow - Dublin FR1902\nKRK - DUB\n10:50 - 12:50\n${next}`,
  ];
  const pair = lines('Fri, 19 Mar 27    Fri, 19 Mar 27', 'Mon, 22 Mar 27    Mon, 22 Mar 27');
  const below = lines('Fri, 19 Mar 27\nFri, 19 Mar 27', 'Mon, 22 Mar 27\nMon, 22 Mar 27');
  const alone = lines('Fri, 19 Mar 27', 'Mon, 22 Mar 27');
  const papers = [
    pair.join('\n\n'),
    pair.join('\n'),
    below.join('\n\n'),
    `Your trip: Friday 19 March 2027\n\n${alone.join('\n\n')}`,
  ];
  for (const paper of papers)
    assert.deepEqual(told(read('Your booking is confirmed', `Booking reference: H7K2PL\n\n${paper}`)), [there, back]);
});

test('a title tells the way, and below its hours a table names the airports, with the number under it', async () => {
  const way = (title: string, hours: string, ends: string, day: string, number: string) =>
    `<h3>${title}</h3>${tableOf(`${hours}\n${ends}\n${day} | ${day}`)}<p>${number}</p>`;
  const page = (london: string, copenhagen: string) =>
    readPage(
      confirmed +
        way('London to Copenhagen', '07:25 | 10:20', `${london} | ${copenhagen}`, 'Mon 8 Mar 2027', 'SK502 · SAS') +
        way('Copenhagen to London', '18:15 | 19:25', `${copenhagen} | ${london}`, 'Wed 10 Mar 2027', 'SK1515 · SAS'),
    );
  const expected = [
    'SK502 LHR CPH 2027-03-08T07:25 2027-03-08T10:20',
    'SK1515 CPH LHR 2027-03-10T18:15 2027-03-10T19:25',
  ];
  assert.deepEqual(told(await page('London (LHR)', 'Copenhagen (CPH)')), expected);
  assert.deepEqual(told(await page('London Heathrow, Terminal 3', 'Copenhagen, Terminal 3')), expected);
});

test('the day in the cell of the arrival alone is not that of the departure', async () => {
  const row = (day: string) =>
    pageOf(
      '<div>Sat 22 May 2027 | Flight NZ10 | 9h 35m</div>',
      `11:50am // Honolulu (HNL) | ✈ | 7:25pm // Auckland (AKL) // ${day}`,
    );
  assert.deepEqual(told(await row('Sun 23 May 2027')), ['NZ10 HNL AKL 2027-05-22T11:50 2027-05-23T19:25']);
  assert.deepEqual(told(await row('')), ['NZ10 HNL AKL 2027-05-22T11:50 2027-05-23T19:25']);
});

test('both days, both hours and both places below each other are those of the ends, in their order', () => {
  assert.deepEqual(
    told(
      read(
        'eTicket Itinerary',
        'Confirmation Number:\n\nLK2P9V\n\nFlight 1 of 1 UA482\n\nWed, Apr 14, 2027\n\nThu, Apr 15, 2027\n\n11:55 PM\n\n05:41 AM\n\nDenver, CO, US (DEN)\n\nBoston, MA, US (BOS)',
      ),
    ),
    ['UA482 DEN BOS 2027-04-14T23:55 2027-04-15T05:41'],
  );
});
