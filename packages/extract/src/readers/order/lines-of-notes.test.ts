import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../testing/letter.ts';

// Notes whose lines are paragraphs: what it is, the day and the way, the ship, the hours.

test('a line of what it is and a number, the day and the way below it, then the hours', async () => {
  for (const way of ['Oban to Craignure', 'Oban – Craignure'])
    assert.deepEqual(
      await readLetterOf(
        [
          'Field trip note 14',
          'For: Catriona Muir and Ewan Baptie (both on all bookings)',
          'Ferry over – CalMac, booking 2600418835',
          `Tuesday 9 May 2028, ${way}`,
          'Ship: Isle of Mull',
          'Check-in closes 09:20, departs 09:50, arrives 10:40',
          'Ferry back – same CalMac booking, but from the other end of the island',
          'Thursday 11 May 2028, Fishnish to Lochaline',
          'Ship: Lochinvar',
          'Departs 14:15, arrives 14:33; be in the queue by 14:00',
        ],
        '2028-04-21',
      ),
      [
        'Boat | Isle of Mull | Oban > Craignure | 2028-05-09T09:50 – 2028-05-09T10:40 | 2600418835 | Catriona Muir + Ewan Baptie',
        'Boat | Lochinvar | Fishnish > Lochaline | 2028-05-11T14:15 – 2028-05-11T14:33 | 2600418835 | Catriona Muir + Ewan Baptie',
      ],
      way,
    );
});

test('un train dont la première ligne dit la compagnie et le dossier, la suivante le jour et le trajet', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        'Note de déplacement',
        'Voyageur : Mme Alice Monin',
        'Train aller – SNCF, dossier RQT5KM',
        'Mardi 9 mai 2028, Lyon Part-Dieu – Dijon Ville',
        'Départ 09h04, arrivée 10h58 ; soyez sur le quai à 09h00',
      ],
      '2028-04-21',
    ),
    ['Train | Lyon Part-Dieu > Dijon Ville | 2028-05-09T09:04 – 2028-05-09T10:58 | RQT5KM | Alice Monin'],
  );
});
