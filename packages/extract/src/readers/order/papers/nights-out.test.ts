import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// Letters of theatres and film crews: a room from "that Sunday", a table after the show, a taxi home at night.

const train =
  'On Sunday 28 February 2027 you go up with Avanti West Coast from London Euston at 12:12 and are in Glasgow Central at 17:41. Your seat is in coach C, number 24, and the collection reference for the machine is 4GT9WQXM.';
const digs =
  'Digs: a studio at Garnethill Apartments, 17 Hill Crescent, Glasgow G3 6RT (0141 496 0155), booking GSD 5520. You have it from that Sunday until the morning of Sunday 7 March 2027; keys after 4 pm, out by 10 am.';
const read = (line: string) => readLetterOf(['Dear Ellis Thornhill,', train, digs, line, 'Break a leg,']);

test('a weekday told again is the day told last, and a number behind a coach is a seat', async () => {
  assert.deepEqual(await read('See you there.'), [
    'Train | London Euston > Glasgow Central | 2027-02-28T12:12 – 2027-02-28T17:41 | C/24 | 4GT9WQXM | Ellis Thornhill',
    'Lodging | Garnethill Apartments, Glasgow | 2027-02-28T16:00 – 2027-03-07T10:00 | GSD 5520 | Ellis Thornhill',
  ]);
});

test('no hour and no night of a show is of the table or the room beside it', async () => {
  const meal = 'FoodEstablishment | Cail Bruadar, Glasgow | 2027-03-04T22:45 | for 11 | RW-118 | Ellis Thornhill';
  for (const line of [
    'The technical rehearsal is on Tuesday 2 March 2027 from 10:00 to 22:00 and press night is Thursday 4 March 2027 at 7.30 pm. After the show on press night the board has a table for eleven at Cail Bruadar, 9 Vincent Wynd, Glasgow, at a quarter to eleven (22:45); you are expected, reference RW-118.',
    'Press night is Thursday 4 March 2027 at 7.30 pm. Afterwards there is a table for eleven at Cail Bruadar, 9 Vincent Wynd, Glasgow, at 22:45, reference RW-118.',
  ])
    assert.deepEqual(
      (await read(line)).filter((one) => !/^(?:Train|Lodging \| Garnet)/.test(one)),
      [meal],
      line,
    );
});

test('whoever is driven to the hotel goes to the house in which he sleeps that night', async () => {
  const taxi = 'Taxi | Fort Saint-Jean > Garnethill Apartments | 2027-03-04T01:15 | 77-0341 | Ellis Thornhill';
  for (const line of [
    'Work ends at about 1.00; a taxi is booked with Clyde Cabs (no. 77-0341) on Thursday 4 March 2027 at 01:15, leaving Fort Saint-Jean for your hotel.',
    'Fin de journée prévue vers 1h00 ; un taxi est réservé chez Clyde Cabs (n° 77-0341) jeudi 4 mars 2027 à 1h15, départ Fort Saint-Jean vers votre hôtel.',
    'Clyde Cabs (booking 77-0341) collects you at 01:15 on Thursday 4 March 2027 from Fort Saint-Jean and takes you back to the hotel.',
  ])
    assert.deepEqual(
      (await read(line)).filter((one) => one.startsWith('Taxi')),
      [taxi],
      line,
    );
  const bus = 'Karim vous attend au bout du quai avec la navette de la production, il n’y a rien à réserver.';
  assert.deepEqual(
    (await read(bus)).filter((one) => one.startsWith('Taxi')),
    [],
  );
});
