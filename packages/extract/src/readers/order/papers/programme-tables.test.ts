import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

test('the cell for the day is empty below the first row of a day, whatever that row is about', async () => {
  for (const first of ['Départ de l’hôtel', 'Déjeuner avec le client'])
    assert.deepEqual(
      (
        await readLetterOf(
          [
            { heading: 'Carnet de route' },
            'M. Éric Valmont',
            [
              ['Jour', 'Heure', 'Programme'],
              ['lundi 7 juin 2027', '07h10', 'Vol AF 7620 Toulouse – Paris Orly, arrivée 08h25'],
              ['', '10h00', 'Réunion à La Défense'],
              ['', '18h00', 'Arrivée à l’Hôtel Opéra Cadet, 24 rue Cadet, 75009 Paris'],
              ['mardi 8 juin 2027', '09h00', first],
              ['', '19h20', 'Vol AF 7629 Paris Orly – Toulouse, arrivée 20h35'],
            ],
            'Références : Air France 7KQWTR, hôtel n° OC-44718.',
          ],
          '2027-05-14',
        )
      ).filter((line) => line.startsWith('Flight')),
      [
        'Flight | AF 7620 | Toulouse > Paris Orly | 2027-06-07T07:10 – 2027-06-07T08:25 | 7KQWTR | Éric Valmont',
        'Flight | AF 7629 | Paris Orly > Toulouse | 2027-06-08T19:20 – 2027-06-08T20:35 | 7KQWTR | Éric Valmont',
      ],
      first,
    );
});

test('a day alone in its row is of the rows below, and "Check out" beside an hour is where a stay ends', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        { heading: 'Route book – Ms Dana Fox' },
        [
          ['Mon 7 June 2027', ''],
          ['15:00', 'Check in, Hôtel La Pérouse, 11 quai Rauba-Capeu, 06300 Nice. Conf. LP-2217'],
          ['Wed 9 June 2027', ''],
          ['11:00', 'Check out'],
        ],
      ],
      '2027-05-14',
    ),
    ['Lodging | Hôtel La Pérouse, Nice | 2027-06-07T15:00 – 2027-06-09T11:00 | LP-2217 | Dana Fox'],
  );
});
