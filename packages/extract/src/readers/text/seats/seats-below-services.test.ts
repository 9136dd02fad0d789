import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';
import { readPage } from '../../../../testing/told.ts';

// Below the journeys of an order a table of people: a column for each train or flight with their seats.

const trains = [
  ['Date', 'Train', 'De', 'À', 'Départ', 'Arrivée', 'Référence'],
  ['mer. 24/11/2027', 'TGV INOUI 2264', 'Paris Gare de Lyon', 'Lyon Part-Dieu', '12:46', '14:44', '52138223'],
  ['jeu. 25/11/2027', 'TGV INOUI 2265', 'Lyon Part-Dieu', 'Paris Gare de Lyon', '18:00', '20:00', '52138223'],
];
const seatsAndPeople = (read: readonly string[]) => read.map((line) => line.split(' | ').slice(4).join(' | '));

test('a column is of the train that heads it, a row of the person who opens it', async () => {
  const read = await readLetterOf([
    trains,
    [
      ['Voyageur', 'TGV INOUI 2264', 'TGV INOUI 2265'],
      ['Nadia Benali', '13', '57'],
      ['Paul Keller', '14', '58'],
    ],
  ]);
  assert.deepEqual(seatsAndPeople(read), [
    '13 14 | 52138223 | Nadia Benali + Paul Keller',
    '57 58 | 52138223 | Nadia Benali + Paul Keller',
  ]);
});

test('two columns are enough where there is but one train', async () => {
  const read = await readLetterOf([
    trains.slice(0, 2),
    [
      ['Voyageur', 'TGV INOUI 2264'],
      ['Nadia Benali', '13'],
      ['Paul Keller', '14'],
    ],
  ]);
  assert.deepEqual(seatsAndPeople(read), ['13 14 | 52138223 | Nadia Benali + Paul Keller']);
});

test('a seat beside a name is no number of a room of their own', async () => {
  const read = await readLetterOf([
    [
      ['Date', 'Flight', 'From', 'To', 'Departs', 'Arrives', 'Reference'],
      ['Fri 9 Jul 2027', 'SK 1592', 'Stockholm Arlanda (ARN)', 'Brussels (BRU)', '07:58', '10:13', 'PGWBVW'],
    ],
    [
      ['Hotel', 'Hotel Sonnenhof'],
      ['Address', 'Lindenstraße 14, 80331 Munich'],
      ['Check-in', 'Sat 10 Jul 2027 16:00'],
      ['Check-out', 'Sun 11 Jul 2027 11:30'],
      ['Booking reference', 'JXECGB'],
    ],
    [
      ['Passenger', 'SK 1592', 'Hotel'],
      ['Anne Moreau', '29C', 'single room'],
      ['Nadia Benali', '30B', 'single room'],
    ],
  ]);
  assert.deepEqual(
    read.filter((line) => line.startsWith('Lodging')),
    ['Lodging | Hotel Sonnenhof, Munich | 2027-07-10T16:00 – 2027-07-11T11:30 | JXECGB | Anne Moreau + Nadia Benali'],
  );
});

test('two people below each other in the cell below a train sit in that train', async () => {
  const way = (title: string, train: string, ends: string, seats: [string, string]) =>
    `<tr><th colspan="3">${title}</th></tr><tr><td>Train</td><td>Departure</td><td>Arrival</td></tr><tr><td>AVE ${train}</td>${ends}</tr><tr><td colspan="3">Passenger 1: Ana Costa – ${seats[0]}<br>Passenger 2: Luis Costa – ${seats[1]}</td></tr>`;
  const read = await readPage(
    `<p>Your booking code is 8KWQ2N.</p><table>${way('OUTWARD · Wednesday 12/05/2027', '02100', '<td>10:00 Madrid-Puerta de Atocha</td><td>12:32 Sevilla-Santa Justa</td>', ['Coach 7, Seat 04C', 'Coach 7, Seat 04D'])}${way('RETURN · Sunday 16/05/2027', '02161', '<td>16:45 Sevilla-Santa Justa</td><td>19:20 Madrid-Puerta de Atocha</td>', ['Coach 3, Seat 11A', 'Coach 3, Seat 11B'])}</table>`,
  );
  assert.deepEqual(
    read.map(({ booking }) => booking.seats?.map(({ coach, number }) => `${coach}/${number}`)),
    [
      ['7/04C', '7/04D'],
      ['3/11A', '3/11B'],
    ],
  );
});
