import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, tableOf, toldInFull } from '../../../../testing/told.ts';

const seatsFor = async (...people: string[]) => {
  const page = `<p>PNR: T6JWQB</p><p>Regionale Veloce 2030<br>02/03/2027</p>${tableOf(`Da | Torino Porta Susa
    Partenza | 21:32
    A | Novara
    Arrivo | 22:26
    Carrozza | 2
    Posti | 7A - 7D`)}<p>Passeggeri:</p><ul>${people.map((name) => `<li>${name}</li>`).join('')}</ul>`;
  const [ride = ''] = toldInFull(await readPage(page));
  return ride.split(' | ').slice(1, -2);
};

test('two seats with a dash between are those of two, and of more nobody knows which', async () => {
  const way = ['Regionale Veloce 2030', 'Torino Porta Susa > Novara', '2027-03-02T21:32 – 2027-03-02T22:26'];
  assert.deepEqual(await seatsFor('Ada Lund', 'Max Lund'), [...way, '2/7A 2/7D']);
  assert.deepEqual(await seatsFor('Ada Lund', 'Max Lund', 'Eva Lund', 'Tom Lund'), way);
});
