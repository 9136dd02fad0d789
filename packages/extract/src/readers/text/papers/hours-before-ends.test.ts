import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, tableOf, toldInFull } from '../../../../testing/told.ts';

const home = 'Résidence Les Balcons, 88 chemin des Moussoux, Chamonix';
const airport = 'Aéroport de Genève (GVA)';

async function read(ways: string): Promise<string[]> {
  const page = `<p>Vos places sont réservées. Merci de présenter ce bon au chauffeur.</p><p>BON N° ALN-48 207</p>
<p>Au nom de : <b>Bertille Hautecœur</b> – 4 personnes</p>${ways}`;
  return toldInFull(await readPage(page)).map((one) => one.replace(/ \?$/, ''));
}

test('of a driver’s ways each line begins with its hour, and the number of the voucher is in groups', async () => {
  const rides = [
    `Taxi | ${airport} > ${home} | 2027-12-18T14:20 | ALN-48 207 | Bertille Hautecœur`,
    `Taxi | ${home} > ${airport} | 2027-12-25T07:15 | ALN-48 207 | Bertille Hautecœur`,
  ];
  const lines = (titles: [string, string], gap: string, about: string) =>
    `<h4>${titles[0]} – samedi 18/12/2027</h4><p>14h20${gap}Prise en charge : ${airport}<br>${about}15h55${gap}Dépose : ${home}</p>
<h4>${titles[1]} – samedi 25/12/2027</h4><p>07h15${gap}Prise en charge : ${home}<br>${about}08h50${gap}Dépose : ${airport}</p>`;
  assert.deepEqual(await read(lines(['TRAJET 1', 'TRAJET 2'], ' &nbsp; ', 'vers ')), rides);
  assert.deepEqual(await read(lines(['ALLER', 'RETOUR'], ' ', '')), rides);
  const rows = `<h4>Trajet 1 – samedi 18/12/2027</h4>${tableOf(`14h20 | Prise en charge | ${airport}\n15h55 | Dépose | ${home}`)}
<h4>Trajet 2 – samedi 25/12/2027</h4>${tableOf(`07h15 | Prise en charge | ${home}\n08h50 | Dépose | ${airport}`)}`;
  assert.deepEqual(await read(rows), rides);
});
