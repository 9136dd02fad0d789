import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, told } from '../../../../testing/told.ts';
import { isMeeting } from './meetings.ts';

const flight = (number: string, from: [string, string], to: [string, string], note = '') =>
  `<table><tr><td rowspan=2>${number}</td><td>${from[0]}</td><td>${from[1]}${note && `<br><i>${note}</i>`}</td></tr>
   <tr><td>${to[0]}</td><td>${to[1]}</td></tr></table>`;

const page = (note: string) => `<p>Votre réservation est confirmée. Code de réservation : R5NKXB</p>
  ${flight('AT 533', ['22:30', 'Casablanca (CMN), mardi 19 octobre 2027'], ['01:10', 'Abidjan (ABJ), mercredi 20 octobre 2027'])}
  ${flight('AT 532', ['02:35', 'Abidjan (ABJ), dimanche 24 octobre 2027'], ['07:20', 'Casablanca (CMN), dimanche 24 octobre 2027'], note)}`;

test('when one is to be at the airport is neither an hour nor the day of the flight', async () => {
  for (const note of [
    '',
    'soyez à l’aéroport dès le samedi 23 octobre à 23:35',
    'Merci de vous présenter au comptoir le samedi 23 octobre à 23:35',
    'Please be at the airport on Saturday 23 October at 23:35',
  ])
    assert.deepEqual(
      told(await readPage(page(note))),
      ['AT533 CMN ABJ 2027-10-19T22:30 2027-10-20T01:10', 'AT532 ABJ CMN 2027-10-24T02:35 2027-10-24T07:20'],
      note,
    );
});

test('an end of a journey in the same words is one', () => {
  for (const line of [
    'arrive washington union station 10:24',
    'check-in at the hotel',
    'rapport de gare 10:00',
    'bern station',
  ])
    assert.equal(isMeeting(line), false, line);
});
