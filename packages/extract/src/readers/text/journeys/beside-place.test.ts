import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';
import { withoutBesidePlace } from './beside-place.ts';

test('when somebody comes to a place, and how, are no part of its name', () => {
  for (const [said, name] of [
    ['Roscoff le lendemain', 'Roscoff'],
    ['Roscoff, le lendemain matin,', 'Roscoff'],
    ['Dublin Port the following morning', 'Dublin Port'],
    ['Wien Hbf am nächsten Tag', 'Wien Hbf'],
    ['Bordeaux Saint-Jean (direct, sans passer par Paris)', 'Bordeaux Saint-Jean'],
    ['Bristol Temple Meads (one change, at Reading)', 'Bristol Temple Meads'],
    ['Bercy (départ quai 12)', 'Bercy'],
    ['Thursday, Boston South Station', 'Boston South Station'],
    ['(Thu) Boston South Station', 'Boston South Station'],
    ['the same day, New York Moynihan', 'New York Moynihan'],
    ['(same evening) York', 'York'],
    ['Next day: Inverness', 'Inverness'],
    ['le lendemain, Nice-Ville', 'Nice-Ville'],
    ['(le jour même) Rennes', 'Rennes'],
    ['Samedi – Briançon', 'Briançon'],
    ['Briançon (samedi)', 'Briançon'],
    ['Basel SBB (on Thursday)', 'Basel SBB'],
    ['Leeds, Sat', 'Leeds'],
    ['Lund C kl.', 'Lund C'],
    ['Tampere klo', 'Tampere'],
    ['Roma Termini alle ore', 'Roma Termini'],
    ['Málaga María Zambrano a las', 'Málaga María Zambrano'],
    ['Utrecht Centraal om', 'Utrecht Centraal'],
    ['Friday Harbor', 'Friday Harbor'],
    ['Mar del Plata', 'Mar del Plata'],
    ['Sun City', 'Sun City'],
    ['Toulouse (gare routière)', 'Toulouse (gare routière)'],
    ['Frankfurt (Main) Hbf', 'Frankfurt (Main) Hbf'],
    ['Montréal (Gare Centrale)', 'Montréal (Gare Centrale)'],
  ] as const)
    assert.equal(withoutBesidePlace(said), name);
});

test('an arrival "le lendemain" is a day later at the port itself', async () => {
  const read = await readLetterOf([
    'Voyageur : M. Yann Le Goff',
    [
      [
        'TRAVERSÉE RETOUR – Brittany Ferries, navire Pont-Aven\nMercredi 21 avril 2027 : départ de Plymouth à 22h00 ; arrivée à Roscoff le lendemain à 8h00.',
      ],
      ['Brittany Ferries, réservation 71904463'],
    ],
  ]);
  assert.deepEqual(read, [
    'Boat | Pont-Aven | Plymouth > Roscoff | 2027-04-21T22:00 – 2027-04-22T08:00 | 71904463 | Yann Le Goff',
  ]);
});

test('both halls of a station are in its name', async () => {
  const read = await readLetterOf([
    'Voyageuse : Mme Irène Castellan',
    'Mardi 12 janvier 2027',
    '06h34\tTGV INOUI 8502\tBordeaux Saint-Jean, voiture 13 place 24',
    '08h46\tarrivée\tParis Montparnasse 1 et 2',
    'Métro ligne 4 jusqu’à la gare du Nord',
    '10h12\tTGV INOUI 7031\tParis Gare du Nord, voiture 4 place 17',
    '11h14\tarrivée\tLille Flandres',
    'Les deux trains, dossier SNCF YPQ4RT : 131,00 €',
  ]);
  assert.deepEqual(
    read.map((line) => line.split(' | ')[2]),
    ['Bordeaux Saint-Jean > Paris Montparnasse 1 et 2', 'Paris Gare du Nord > Lille Flandres'],
  );
});
