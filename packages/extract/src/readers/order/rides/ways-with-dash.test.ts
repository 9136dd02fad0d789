import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWord } from '../../../../testing/word.ts';

// A house before a dash is where the driver waits, also where what is behind it begins with a small letter.

test('from a house to an airport, a station or a port', async () => {
  for (const end of ['aéroport de Séville', 'gare de Séville', 'Santa Justa'])
    assert.deepEqual(
      await readWord(
        [
          'Programme du 4 janvier 2027 – M. Théodore BASTIÉ',
          'Vendredi 16 avril 2027',
          'Journée chez le client',
          'Samedi 17 avril 2027',
          `Transfert privé Giralda Transfer, bon GT-2291 : 08h10, Casa de los Naranjeros – ${end}`,
        ].join('\n'),
        [],
      ),
      [`Taxi Casa de los Naranjeros ${end} 2027-04-17T08:10 GT-2291`],
    );
});
