import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameIn } from './hotel-name.ts';

test('how many nights it is for is no part of a hotel’s name', () => {
  for (const text of [
    'Perivoli Nafplio, 4 nuits, confirmation PN-4471',
    'Perivoli Nafplio – 4 nights',
    'Perivoli Nafplio (4 nuits)',
    'Perivoli Nafplio, 4 Nächte, Frühstück',
  ])
    assert.equal(nameIn(text), 'Perivoli Nafplio');
  assert.equal(nameIn('The Thousand Nights Hotel'), 'The Thousand Nights Hotel');
});

test('the number of a stay behind a house, and the bed that is drawn before it, are no part of its name', () => {
  for (const text of [
    '🛏 HÔTEL - Hôtel Marina Spartel Confirmation hôtel : 20449187',
    'Hôtel Marina Spartel Réf. hôtel : HMS-20449',
    'Hôtel Marina Spartel – confirmation 20449187',
  ])
    assert.equal(nameIn(text), 'Hôtel Marina Spartel', text);
  assert.equal(nameIn('Casa Réservation'), 'Casa Réservation');
});

test('a word of the line in front of a house is no part of its name', () => {
  for (const text of ['Expected at The Copper Lantern', 'HOTEL The Copper Lantern', 'Two nights at The Copper Lantern'])
    assert.equal(nameIn(text), 'The Copper Lantern', text);
  for (const text of ['HOTEL · The Copper Lantern', 'Stay • The Copper Lantern', 'Hébergement | The Copper Lantern'])
    assert.equal(nameIn(text), 'The Copper Lantern', text);
  for (const text of [
    'HOTEL Hôtel du Vieux Port',
    'Attendue à l’Hôtel du Vieux Port',
    'Nuitée à l’Hôtel du Vieux Port',
  ])
    assert.equal(nameIn(text), 'Hôtel du Vieux Port', text);
  for (const name of [
    'The Inn at Dromoland',
    'Rooms at Number Nine',
    'HOTEL BALTIC',
    'Hotel Station',
    'Hôtel La Perle',
  ])
    assert.equal(nameIn(name), name);
});

test('whoever stays in a house is no part of its name, unless an article in another language is', () => {
  for (const text of [
    'Il logera à l’Hôtel du Vieux Port',
    'Elle sera hébergée à l’Hôtel du Vieux Port',
    'He will be put up at the Hôtel du Vieux Port',
    'They are staying as usual at Hôtel du Vieux Port',
  ])
    assert.equal(nameIn(text), 'Hôtel du Vieux Port', text);
  for (const name of ['Il Palazzo at Villa Rosa', 'Il Pellicano']) assert.equal(nameIn(name), name);
});

test('which night it is, in front of where it is spent, is no part of the name', () => {
  for (const text of [
    'Tonight and tomorrow at Ryokan Mizuho',
    'Both nights at the Ryokan Mizuho',
    'Our last night is again at Ryokan Mizuho',
    'The first two nights are at Ryokan Mizuho',
    'Ce soir et demain au Ryokan Mizuho',
    'Ces trois nuits au Ryokan Mizuho',
    'Heute Nacht im Ryokan Mizuho',
  ])
    assert.equal(nameIn(text), 'Ryokan Mizuho', text);
  for (const name of ['Tonight Hotel', 'First Night House', 'Both Nights Inn']) assert.equal(nameIn(name), name);
});

test('for how many a house is, and how it is classed, stand in brackets behind its name', () => {
  for (const text of [
    'Gîte Les Mûriers (3 épis, 6 personnes)',
    'Gîte Les Mûriers (6 personnes)',
    'Gîte Les Mûriers (gîte 3 épis, 6 personnes)',
    'Gîte Les Mûriers (sleeps 6)',
  ])
    assert.equal(nameIn(text), 'Gîte Les Mûriers', text);
  assert.equal(nameIn('Hôtel du Port (Annexe)'), 'Hôtel du Port (Annexe)');
});

test('what a house costs stands behind its name', () => {
  for (const line of [
    'Hotel – The Tern Inn – CAD 418.00',
    'Hotel – The Tern Inn – £ 1,240',
    'Hôtel – The Tern Inn – 230,50 €',
  ])
    assert.equal(nameIn(line), 'The Tern Inn', line);
});

test('a goodbye and a counted title are no names', () => {
  for (const text of [
    'À bientôt',
    'À très bientôt,',
    'Au plaisir',
    'See you soon',
    'D. Accommodation',
    'B) Hébergement',
  ])
    assert.equal(nameIn(text), null, text);
});

test('the team that signs is of the house that it calls one', () => {
  assert.equal(nameIn('Toute l’équipe de l’Hôtel du Bastion'), 'Hôtel du Bastion');
  assert.equal(nameIn('The team at Tamar Ridge House'), 'Tamar Ridge House');
  assert.equal(nameIn('L’équipe du Castel Rosso'), null);
});
