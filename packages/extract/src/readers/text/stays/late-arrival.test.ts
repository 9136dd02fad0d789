import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, tableOf, told } from '../../../../testing/told.ts';

const stay = (hours: string, late: string) =>
  readPage(
    `<p>Nous avons le plaisir de confirmer votre séjour, réservation RES-0027418.</p><p>Résidence Les Embruns<br>4 rue du Mail, 17000 La Rochelle</p>${tableOf(`
      Arrivée | samedi 10 juillet 2027
      Départ | samedi 17 juillet 2027
      Clés | ${hours}`)}<p>${late}</p>`,
  );

test('what is to be done after an hour is not when one comes', async () => {
  for (const late of [
    'En cas d’arrivée après 20h00, prévenez l’accueil : vos clés seront dans la boîte.',
    'Si vous arrivez après 20h00, appelez-nous.',
    'If you arrive after 20:00, please call us.',
  ])
    assert.deepEqual(
      told(await stay('le jour de l’arrivée entre 16h00 et 20h00', late)),
      ['Lodging Résidence Les Embruns 2027-07-10T16:00 2027-07-17'],
      late,
    );
});
