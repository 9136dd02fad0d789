import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plain } from '../../../text/plain.ts';
import { isDayOfElse } from './days-of-else.ts';

/** Whether the day behind these words is of no journey. */
const isOfElse = (words: string) => isDayOfElse(plain(`${words}20 January`), plain(words).length);

test('what stands right before a day says that it is of something else', () => {
  for (const words of [
    'Date of birth: ',
    'Née le ',
    'Né(e) le ',
    'Your card expires on ',
    'Passport valid until ',
    'Payment received on ',
    'Paid on Tuesday ',
    'Solde à régler avant le ',
    'Paiement reçu le ',
    'Échangeable jusqu’au mardi ',
    'You can change this booking until ',
    'Modifiable sans frais avant le ',
  ])
    assert.ok(isOfElse(words), words);
});

test('words further away, and words that only look alike, say nothing of a day', () => {
  for (const words of [
    'Ne manquez pas le train du ',
    'Vous ne partez que le ',
    'You paid for the flight on ',
    'Billet non remboursable, train du ',
    'Changed flight, be there by ',
    'Your passport is needed on ',
    'Selon le règlement du transporteur, le ',
    'Departure on ',
  ])
    assert.ok(!isOfElse(words), words);
});
