import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mail } from '../../../../../testing/mail.ts';
import { toldInFull } from '../../../../../testing/told.ts';
import { printsOf } from '../../../../decode/prints-of.ts';
import { extract } from '../../../../index.ts';
import { journeysByShape } from './journeys-by-shape.ts';

const html = 'text/html; charset=utf-8';

async function readingOf(body: string) {
  const { reservations } = await extract(mail({ body, subject: 'Your trip' }), {
    fileName: 'mail.eml',
    contextDate: '2027-03-01',
  });
  return reservations;
}

/** What the shape tells, whatever words do. */
async function shapeOf(body: string, type = 'text/plain; charset=utf-8') {
  const prints = await printsOf({ bytes: mail({ body, type }), fileName: 'mail.eml', contextDate: '2027-03-01' });
  return toldInFull(prints.flatMap(journeysByShape));
}

test('two hours with a place each are the ends of a way, whatever stands beside them', async () => {
  const table = [
    '<p>Hello Ruth, your booking is confirmed, order number 4KQ8PW2M.</p><table>',
    '<tr><td>Running</td><td>ICE 703, Thursday 8 April 2027</td></tr>',
    '<tr><td>Start</td><td>09:35, Leipzig Hbf, platform 11</td></tr>',
    '<tr><td>Finish</td><td>10:48, Berlin Hbf, platform 2</td></tr>',
    '</table><p>You may change it free of charge until 1 April.</p>',
  ].join('\n');
  assert.deepEqual(await shapeOf(table, html), [
    'Train | ICE 703 | Leipzig Hbf > Berlin Hbf | 2027-04-08T09:35 – 2027-04-08T10:48 | 4KQ8PW2M',
  ]);
});

test('two towns of a sentence and two hours below it are a flight, at which a person is to look', async () => {
  const reservations = await readingOf(
    [
      'Dear Tobias Wren,',
      '',
      'Your flight LH 2416 between Munich and Stockholm Arlanda leaves later',
      'than planned on Wednesday 21 April 2027. Your booking reference is QX4T7M.',
      '',
      '  You set off      11:05',
      '  You are there    13:20',
      '',
      'Kind regards',
      'Lufthansa, Lyoner Strasse 7, 60528 Frankfurt, tel 069 555 0137 (8:00 to 20:00)',
    ].join('\n'),
  );
  assert.deepEqual(
    reservations.map(({ confidence }) => confidence),
    [0.5],
  );
  assert.deepEqual(toldInFull(reservations), [
    'Flight | LH 2416 | Munich > Stockholm Arlanda | 2027-04-21T11:05 – 2027-04-21T13:20 | QX4T7M | Tobias Wren',
  ]);
});

test('each sentence is a way where each has its day, its hours and its places', async () => {
  assert.deepEqual(
    await shapeOf(
      [
        'Hello Marta,',
        '',
        'your coach tickets are booked, reference KJ-440812.',
        '',
        'On Friday 9 April 2027 it is off at 10.15 am from Leeds and you will be',
        'in Manchester at 11.40 am. For home you have Sunday 11 April 2027 at 6.20 pm',
        'in Manchester and 7.45 pm in Leeds.',
        '',
        'Cheers',
        'Owen',
      ].join('\n'),
    ),
    [
      'Bus | Leeds > Manchester | 2027-04-09T10:15 – 2027-04-09T11:40 | KJ-440812',
      'Bus | Manchester > Leeds | 2027-04-11T18:20 – 2027-04-11T19:45 | KJ-440812',
    ],
  );
});

test('what no train could do, a third hour or a third place leaves a way unread', async () => {
  const row = (hour: string, place: string) => `<tr><td>Stage</td><td>${hour}, ${place}</td></tr>`;
  const paper = (rows: readonly string[]) =>
    [
      '<p>Hello Ruth, your booking is confirmed, order number 4KQ8PW2M.</p><table>',
      '<tr><td>Running</td><td>ICE 703, Thursday 8 April 2027</td></tr>',
      ...rows,
      '</table>',
    ].join('\n');
  for (const rows of [
    [row('09:35', 'Leipzig Hbf'), row('09:50', 'Berlin Hbf')],
    [row('09:35', 'Leipzig Hbf'), row('10:48', 'Berlin Hbf'), row('11:10', 'Rostock Hbf')],
    [row('09:35', 'Leipzig Hbf'), row('10:48', 'Berlin Hbf or Potsdam Hbf')],
  ])
    assert.deepEqual(await shapeOf(paper(rows), html), []);
});

test('a hall and its town are one place, and who waits for a seat has none', async () => {
  const coach = (said: string) =>
    [said, 'Wed 14 Apr 2027', '', '08:15  Digbeth Coach Station, Birmingham', '10:50  Leeds Coach Station'].join('\n');
  const [only] = await readingOf(coach('Your coach is booked, booking reference NX-55120934.'));
  assert.deepEqual(only && toldInFull([only]), [
    'Bus | Digbeth Coach Station, Birmingham > Leeds Coach Station | 2027-04-14T08:15 – 2027-04-14T10:50 | NX-55120934',
  ]);
  assert.deepEqual(
    await readingOf(coach('You are on the waiting list for this coach, booking reference NX-55120934.')),
    [],
  );
});
