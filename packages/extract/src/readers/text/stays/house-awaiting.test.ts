import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, told } from '../../../../testing/told.ts';

for (const line of [
  'L’Hôtel des Portes Mordelaises vous attend le 22 septembre',
  '✓ L’*Hôtel des Portes Mordelaises* vous attend le 22 septembre',
])
  test(`the house that awaits somebody is not the portal that signs: "${line}"`, () => {
    assert.deepEqual(
      told(
        read(
          'Confirmation 4471902615',
          `nuitéa\n\nVotre réservation à Rennes est confirmée.\n${line}\n\nNuméro de confirmation : 4471902615\nArrivée : mercredi 22 septembre 2027\nDépart : vendredi 24 septembre 2027\n\nAdresse\n14 rue de la Monnaie, 35000 Rennes, France`,
          'Nuitéa',
        ),
      ),
      ['Lodging Hôtel des Portes Mordelaises 2027-09-22 2027-09-24'],
    );
  });
