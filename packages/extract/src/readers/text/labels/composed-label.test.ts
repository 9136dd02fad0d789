import assert from 'node:assert/strict';
import { test } from 'node:test';
import { labelOf } from './labels.ts';

test('a label made of parts is what its parts say', () => {
  const labels = {
    'Collection date and time': 'when',
    'Lieu de restitution du véhicule': 'dropOff',
    'Date de la prestation': 'date',
    Decollage: 'departure',
    Rückgabeort: 'dropOff',
    'Passager principal': 'person',
    'Préparée pour': 'person',
    'Billets émis au nom de': 'person',
    'Prepared for': 'person',
    'Chambres au nom de': 'person',
    'Room booked in the name of': 'person',
    'Arrivée à l’hôtel': 'checkIn',
    'Pl.': 'seat',
    'Prix pour 14 jours': 'price',
    'Price for both rooms': 'price',
    'Prix aller-retour': 'price',
    'Gesamtpreis für 2 Personen': 'price',
  };
  for (const [words, label] of Object.entries(labels)) assert.equal(labelOf(words), label, words);
});

test('a part alone, and parts of something else, are no label', () => {
  for (const words of [
    'Date de naissance',
    'Adresse de facturation',
    'Heure de fermeture',
    'Prix par nuit',
    'Price per day',
  ])
    assert.equal(['date', 'departure', 'arrival', 'pickUp', 'price'].includes(labelOf(words) ?? ''), false, words);
});
