import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, tableOf, told } from '../../../../testing/told.ts';

// Several journeys below each other, of which each says less than all: its day, its town or its number stands elsewhere.

const read = async (page: string) => told(await readPage(`<p>Your booking is confirmed. Reference: H7K2PL</p>${page}`));

test('the day behind the hours of a night is that of the landing, where the leg before told the one of the departure', async () => {
  const legs = tableOf(`Tue, 12 October 2027
    DELTA DL 1142 | AUSTIN (AUS) // 11:15am | DETROIT (DTW) // 3:20pm
    DELTA DL 138 | DETROIT (DTW) // 5:40pm | AMSTERDAM (AMS) // 7:15am // Wed, 13 October 2027`);
  assert.deepEqual(await read(legs), [
    'DL1142 AUS DTW 2027-10-12T11:15 2027-10-12T15:20',
    'DL138 DTW AMS 2027-10-12T17:40 2027-10-13T07:15',
  ]);
});

test('two towns that have one airport are two ends of a train', async () => {
  const legs = tableOf(`Fri 12 November 2027 | | |
    08:21 | Stockholm C | SJ Snabbtåg 527 |
    12:52 | Malmö C | |
    13:13 | Malmö C | Öresundståg 1075 |
    13:54 | København H | |`);
  assert.deepEqual(await read(`<p>Your train tickets</p>${legs}`), [
    'SJ Snabbtåg527 Stockholm C Malmö C 2027-11-12T08:21 2027-11-12T12:52',
    'Öresundståg1075 Malmö C København H 2027-11-12T13:13 2027-11-12T13:54',
  ]);
});

test('crossings that are counted begin with a port, and none takes a port of the next', async () => {
  const crossing = (title: string, ship: string, left: string, landed: string) =>
    `<p><b>${title}</b> – navire ${ship}</p>${tableOf(`Départ | ${left}\nArrivée | ${landed}`)}`;
  assert.deepEqual(
    await read(
      crossing('1. TOULON > AJACCIO', 'Mega Express Four', 'ven. 20/08/2027 | 20:30', 'sam. 21/08/2027 | 07:00') +
        crossing('2. ÎLE-ROUSSE > TOULON', 'Mega Smeralda', 'jeu. 02/09/2027 | 13:15', 'jeu. 02/09/2027 | 20:45'),
    ),
    [
      'Boat TOULON AJACCIO 2027-08-20T20:30 2027-08-21T07:00',
      'Boat ÎLE-ROUSSE TOULON 2027-09-02T13:15 2027-09-02T20:45',
    ],
  );
});

test('a crossing whose port nobody knows takes none from the title of the next', async () => {
  const crossing = (title: string, left: string, landed: string) =>
    `<p><b>${title}</b></p>${tableOf(`Départ | ${left}\nArrivée | ${landed}`)}`;
  assert.deepEqual(
    await read(
      crossing('Ajaccio – navire Mega Express Four', 'ven. 20/08/2027 | 20:30', 'sam. 21/08/2027 | 07:00') +
        crossing('Toulon – navire Mega Smeralda', 'jeu. 02/09/2027 | 13:15', 'jeu. 02/09/2027 | 20:45'),
    ),
    [],
  );
});
