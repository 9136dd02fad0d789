import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mail } from '../../../../testing/mail.ts';
import { toldInFull } from '../../../../testing/told.ts';
import { extract } from '../../../index.ts';

/** A house's letter of Monday, 1 March 2027. */
async function read(body: string): Promise<string[]> {
  const letter = mail({
    from: 'Winstub Kipper <table@kipper.example>',
    subject: 'Votre table',
    body: `${body}\n\nWinstub Kipper\n3 impasse du Tonnelier\n67000 Strasbourg\nFermé dimanche soir et lundi`,
  });
  const { reservations } = await extract(letter, { contextDate: '2027-03-01' });
  return toldInFull(reservations);
}

test('a house counts the days from its letter, and the only number beside the table is its number', async () => {
  const at = (when: string, more: string) => [`FoodEstablishment | Winstub Kipper, Strasbourg | ${when} | ${more}`];
  const letter = `C’est avec plaisir que nous vous attendons ce samedi à midi et demi pour
5 couverts, dont un enfant. La réservation est au nom de Vogel,
Corinne, n° 2711.

Nous servons le déjeuner jusqu’à 14h ; passé 13h nous redonnons la table.`;
  assert.deepEqual(await read(letter), at('2027-03-06T12:30', 'for 5 | 2711 | Corinne Vogel'));
  assert.deepEqual(
    await read('C’est noté : une table pour demain midi à 12h15, 3 personnes, au nom de Paul Rivoire (réf. 8812).'),
    at('2027-03-02T12:15', 'for 3 | 8812 | Paul Rivoire'),
  );
  assert.deepEqual(
    await read('Nous avons le plaisir de vous accueillir vendredi à 20 heures pour 2 couverts au nom de Paul Rivoire.'),
    at('2027-03-05T20:00', 'for 2 | Paul Rivoire'),
  );
  // which of the next two Saturdays, the letter does not tell
  assert.deepEqual(
    await read('Votre table est réservée samedi prochain à 20h pour 4 personnes, au nom de Paul Rivoire.'),
    at('2027-03-06T20:00', 'for 4 | Paul Rivoire ?'),
  );
});
