import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readTable, told } from '../../../../testing/told.ts';
import { plain } from '../../../text/plain.ts';
import type { Passage } from '../passages/passages.ts';
import { stopsOverClocks } from './stops-of-towns.ts';

const coach = (lines: string) => told(read('Votre voyage', `FlixBus, référence : H7K2PL\n\n${lines}`));
const way = ['836 Paris Bercy Seine Lyon Perrache 2027-05-08T16:43 2027-05-08T23:03'];

test('a stop that no list has stands at its clock as the other end does', () => {
  assert.deepEqual(coach('FlixBus 836 · 8 mai 2027\n\nParis Bercy Seine\n16:43\n\nLyon Perrache\n23:03'), way);
  assert.deepEqual(coach('8 mai 2027\n\n16:43\nParis Bercy Seine\n\nFlixBus 836 · 6h20\n\n23:03\nLyon Perrache'), way);
});

test('a stop that begins with its town is one behind its word, in a way, and beside a station', async () => {
  const rest = 'Départ : 8 mai 2027, 16:43\nArrivée : 8 mai 2027, 23:03';
  assert.deepEqual(coach(`FlixBus 836\nDe : Paris Bercy Seine\nÀ : Lyon Perrache\n${rest}`), way);
  assert.deepEqual(coach('Paris Bercy Seine – Lyon Perrache\n8 mai 2027\n16:43 – 23:03\nFlixBus 836'), way);
  assert.deepEqual(coach('Paris Bercy Seine\nLyon Perrache\nFlixBus 836\n\n8 mai 2027, 16:43\n8 mai 2027, 23:03'), way);
});

test('what rides is said below any head, and the head is no place', async () => {
  const rows =
    'From | London Victoria Coach Station\nTo | Bristol Bus Station\nDeparture | 24 May 2027, 08:38\nArrival | 24 May 2027, 11:13';
  const read = ['858 London Victoria Coach Station Bristol Bus Station 2027-05-24T08:38 2027-05-24T11:13'];
  for (const head of ['N°', 'No.', 'Service'])
    assert.deepEqual(told(await readTable(`${head} | National Express 858\n${rows}`)), read, head);
});

test('a name over a clock that stands beside no station is no stop', () => {
  assert.deepEqual(coach('8 mai 2027\n\nParis Team Dinner\n19:30\n\nFlixBus 836\n\n16:43 Lyon Perrache').length, 0);
});

test('one name over a clock is a stop where it is of a town and the other end has its label', () => {
  const row = (name: string, end: string, label: 'to' | 'hotel') => {
    const cell = (text: string, cell: number, label: Passage['label'] = null) =>
      ({ text, shape: plain(text), label, cell, row: 1, inTable: true }) as Passage;
    return stopsOverClocks([cell(name, 1), cell('9 h 20', 1), cell(end, 2, label)]);
  };
  assert.deepEqual(row('Ottawa Gare Tremblay', 'Québec Gare du Palais 16 h 25', 'to'), [0]);
  assert.deepEqual(row('Team Dinner', 'Québec Gare du Palais 16 h 25', 'to'), []);
  assert.deepEqual(row('Ottawa Gare Tremblay', 'Québec Gare du Palais', 'to'), []);
  assert.deepEqual(row('Ottawa Gare Tremblay', 'Auberge du Palais 16 h 25', 'hotel'), []);
});
