import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitLabel } from './inline-label.ts';
import { labelOf } from './labels.ts';
import { languages } from './words/index.ts';

test('a phrase in a language’s list is the label that it stands under', () => {
  for (const { labels } of languages)
    for (const [label, phrases] of Object.entries(labels))
      for (const phrase of phrases.split('|')) assert.equal(labelOf(phrase), label, phrase);
});

test('a label is known by its letters, whatever is above or joined in them', () => {
  for (const phrase of ['Bekræftelsesnummer', 'BEKRÆFTELSESNUMMER:', 'N° de réservation', 'Confirmation #'])
    assert.equal(labelOf(phrase), 'reference', phrase);
  for (const phrase of ['Passenger(s)', 'Gæster', 'Pasajero(s)']) assert.equal(labelOf(phrase), 'person', phrase);
});

test('a carrier before the word for a booking says whose number it is', () => {
  for (const words of ['VIA confirmation', 'Amtrak reservation', 'Air Canada booking'])
    assert.equal(labelOf(words), 'reference', words);
  for (const words of ['Booking confirmation', 'Order confirmation', 'Travel confirmation'])
    assert.equal(labelOf(words), null, words);
  for (const words of ['Services for', 'Travel for']) assert.equal(labelOf(words), 'person', words);
});

test('the word for a number may say of how many bookings it is', () => {
  for (const phrase of [
    'Dossier Renfe commun aux trois voyages',
    'PNR unique pour l’aller et le retour',
    'Référence CFF valable pour tous vos trains',
    'Trenitalia locator good for all three trains',
  ])
    assert.equal(labelOf(phrase), 'reference', phrase);
  assert.equal(labelOf('Nous avons ouvert un dossier pour les deux vols'), null);
  assert.equal(labelOf('Prix commun aux deux trajets'), null);
});

test('one of several people is counted behind the word for them', () => {
  for (const phrase of ['Name 1', 'Passenger name 2:', 'Nom n° 1', 'Conducteur principal 1', 'Adult 1', 'Enfant 2'])
    assert.equal(labelOf(phrase), 'person', phrase);
  for (const phrase of ['Terminal 1', 'Hotel 2', 'Flight 12', 'Adults 2'])
    assert.notEqual(labelOf(phrase), 'person', phrase);
});

test('a client who is counted is one of several, like a guest', () => {
  for (const words of ['Client 1', 'Client 2 :']) assert.equal(labelOf(words), labelOf('Client'), words);
});

test('a word that nobody here knows is what stands beside it in English', () => {
  for (const [phrase, label] of [
    ['Polazak / Departure', 'departure'],
    ['Departure / Αναχώρηση', 'departure'],
    ['Väljumine / Departure / Отправление', 'departure'],
    ['Tåg / Train', 'train'],
    ['Cena / Price', 'price'],
    ['Vagn / Coach', 'coach'],
  ] as const)
    assert.equal(labelOf(phrase), label, phrase);
  assert.equal(labelOf('Billet / Ticket / Fahrkarte'), null);
});

test('a number is called so in short as well', () => {
  for (const phrase of ['Reservationsnr.', 'Varausnro', 'Ordrenr.']) assert.equal(labelOf(phrase), 'reference', phrase);
});

test('until when bags are taken is an hour at the airport', () => {
  for (const phrase of ['Check-in/Bag drop closes', 'Bag drop closes', 'Bag drop opens', 'Gates close'])
    assert.equal(labelOf(phrase), 'other', phrase);
  assert.equal(labelOf('Check-in'), 'checkIn');
});

test('whose a number is may be said in front of what else its column has', () => {
  for (const head of [
    'Référence du prestataire et prix',
    'Réf. fournisseur et tarif',
    'Supplier reference and price',
    'Referenz und Preis',
    'Referencia y precio',
  ])
    assert.equal(labelOf(head), 'reference', head);
  assert.equal(labelOf('Hôtel et prix'), null);
});

test('who travels needs no colon before their name, with how old they are or without', () => {
  const lines = {
    'Passeggero Carla Bellini, adulto': 'Carla Bellini, adulto',
    'Fahrgast Jonas Keller (1 Erwachsener)': 'Jonas Keller (1 Erwachsener)',
    'Utas Kovács Júlia, 1 felnőtt': 'Kovács Júlia, 1 felnőtt',
    'Rejsende Mette Holm': 'Mette Holm',
  };
  for (const [text, value] of Object.entries(lines)) {
    const said = splitLabel({ text, at: 0 });
    assert.deepEqual([said?.label, said?.value.text], ['person', value], text);
  }
  for (const text of ['Kunden Service Team, alle Tage', 'Customer Services Team (24 hours)'])
    assert.equal(splitLabel({ text, at: 0 }), null, text);
});

test('what is new after a change is called as before, and what is old is the former', () => {
  for (const [phrase, label] of [
    ['New collection time', 'when'],
    ['Revised pick-up time', 'when'],
    ['Nouvel horaire de départ', 'departure'],
    ['Updated check-in', 'checkIn'],
    ['Revised seat', 'seat'],
    ['Former collection time', 'former'],
    ['Previous guest name', 'former'],
    ['New Forest', null],
  ] as const)
    assert.equal(labelOf(phrase), label, phrase);
});
