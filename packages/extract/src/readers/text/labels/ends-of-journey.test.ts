import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Label, labelOf } from './labels.ts';

const told: { [label in Label]?: string } = {
  departure:
    'Station you get on at | Stop where you board | You board at | You get on | Where you get on | Where to board | Where you leave from | When you leave | What time you leave | Time your bus leaves | Get on at | Board the coach at | Your train leaves at | Bus departs | It leaves at | Due out | Due to depart at | Planned departure | Departs from | Starting station | Departure stop | Sets off at | Journey starts at | Vous partez de | Vous montez à | Montée en gare de | Gare de montée | Arrêt de montée | Lieu de montée | Quitte | Vous quittez | Le train part à | Votre car part de | Départ du train | Départ prévu à | Départ en gare de | Heure de départ prévue | Heure prévue de départ | Heure départ | Date départ | Arrêt de départ | Gare d’origine | Où monter | On part à | Tu pars de | Nous partons le',
  arrival:
    'Station you alight at | You get off at | Get off at | Where you get off | Where to get off | When you arrive | Time it gets in | Due in at | Due to arrive | Due at | Gets in | Gets to | Gets there at | Comes in at | Pulls in at | Reaches | You reach | Arrives into | Arrival stop | Alighting stop | Your coach arrives at | Bus arrives | Leave the train at | Terminates at | Journey ends at | You travel to | Vous arrivez en gare de | Vous descendez à | Descente à | Gare de descente | Arrêt de descente | Atteint | Vous atteignez | Le car arrive à | Votre train arrive à | Arrivée du train | Arrivée prévue à | Heure arrivée | Date arrivée | Arrêt d’arrivée | Gare de destination | Ville de destination | Où descendre | On arrive à | Tu arrives le',
};

for (const [label, forms] of Object.entries(told))
  test(`an end of a journey is told in many ways: '${label}'`, () => {
    for (const form of forms.split(' | ')) assert.equal(labelOf(form), label, form);
  });

test('what begins or is joined, and how a house is reached, is no end of a journey', () => {
  for (const form of ['Board', 'Service starts', 'Join at', 'Getting there', 'To reach us', 'Trip starts', 'Leave'])
    assert.notEqual(labelOf(form), 'arrival', form);
  for (const form of ['Board', 'Service starts', 'Join at', 'Trip starts', 'Start', 'Montée en gamme'])
    assert.notEqual(labelOf(form), 'departure', form);
});
