import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, told } from '../../../testing/told.ts';
import { plain } from '../../text/plain.ts';
import { issueDayOf } from './issue-day.ts';
import type { Passage } from './passages/passages.ts';

const mail = (lines: string) => told(read('Votre voyage', `Bon de commande\nRéférence : H7K2PL\n\n${lines}`));

test('a day alone over an hour is of a journey, and no paper is dated by it, however far down it stands', () => {
  assert.deepEqual(
    mail(`ven. 15/10/2027

17 h 28
Barcelona (BCN)

IB 2422

19 h 18
Rome Fiumicino (FCO)

dim. 17/10/2027

18 h 05
Rome Fiumicino (FCO)

IB 2423

19 h 55
Barcelona (BCN)`),
    ['IB2422 BCN FCO 2027-10-15T17:28 2027-10-15T19:18', 'IB2423 FCO BCN 2027-10-17T18:05 2027-10-17T19:55'],
  );
  assert.deepEqual(mail('Fri, September 10, 2027\nParis (CDG) 4:00pm → New York (JFK) 6:25pm (AF953)'), [
    'AF953 CDG JFK 2027-09-10T16:00 2027-09-10T18:25',
  ]);
});

test('a day over two hours with a dot is of their journey too', () => {
  assert.deepEqual(mail('11 September 2027\nMilano Centrale 10.33 → Roma Termini 13.43 (Frecciarossa 7507)'), [
    'Frecciarossa7507 Milano Centrale Roma Termini 2027-09-11T10:33 2027-09-11T13:43',
  ]);
});

test('a title that is a day is that of the letter, unless another title is a day too', () => {
  const title = (text: string) =>
    ({ text, shape: plain(text), label: null, inTable: false, isHeading: true }) as Passage;
  const facts = { contextDate: '2027-03-09', language: 'fr' } as const;
  assert.equal(issueDayOf([title('Lundi 8 mars 2027'), title('Vos vols')], facts), '2027-03-08');
  assert.equal(issueDayOf([title('Lundi 8 mars 2027'), title('Mercredi 10 mars 2027')], facts), null);
});
