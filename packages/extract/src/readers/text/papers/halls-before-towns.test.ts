import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, told } from '../../../../testing/told.ts';

test('which hall of a town it is may stand before the town, in small letters', async () => {
  for (const [from, to] of [
    ['Gare d’autocars de Sherbrooke', 'Rimouski'],
    ['Québec (Gare du Palais)', 'Gare d’autocars de Montréal'],
    ['Gare des autobus de Moncton', 'Halifax'],
    ['Grenoble', 'Gare routière de Lyon'],
  ])
    assert.deepEqual(
      told(
        await readPage(`<p>Merci de votre achat no RV-4K82QX.</p><p>Aller : jeudi 14 octobre 2027</p>
          <table><tr><td>Trajet 1 · autocar 412</td><td>Siège 11A</td></tr>
          <tr><td>8 h 15&nbsp;&nbsp;${from}<br>11 h 40&nbsp;&nbsp;${to}</td><td></td></tr></table>`),
      ),
      [`412 ${from} ${to} 2027-10-14T08:15 2027-10-14T11:40`],
    );
});
