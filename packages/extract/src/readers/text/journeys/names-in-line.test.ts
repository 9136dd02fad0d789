import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

const crossing = (line: string) =>
  readLetterOf([
    'Society trip, for Ms Imogen Tarrant',
    'Everything below is booked and paid. Reference for the crossing: 4417902',
    `Going over: Stena Line, MV Adventurer\n${line}\nTwo-berth cabin.`,
  ]);

const told = ['Boat | Adventurer | Holyhead > Dublin | 2027-06-18T20:30 – 2027-06-19T00:15 | 4417902 | Imogen Tarrant'];

test('a verb right before a place tells which end it is, whichever of the many for it is said', async () => {
  for (const lands of 'gets into|gets in at|berths at|docking at|ties up at|puts in at|is in|you arrive in|brings you to|due at'.split(
    '|',
  ))
    assert.deepEqual(
      await crossing(
        `Leaves Holyhead on Friday 18 June 2027 at 8.30 pm, ${lands === 'is in' ? 'and is in' : lands} Dublin on Saturday 19 June 2027 at 12.15 am.`,
      ),
      told,
      lands,
    );
  for (const leaves of 'Departs from|Sets sail from|Casts off from|Sets off from|You board at|The boat leaves'.split(
    '|',
  ))
    assert.deepEqual(
      await crossing(
        `${leaves} Holyhead on Friday 18 June 2027 at 8.30 pm, gets into Dublin on Saturday 19 June 2027 at 12.15 am.`,
      ),
      told,
      leaves,
    );
  for (const lands of 'atteint|parvient à|débarque à|vous arrivez à|et vous dépose à'.split('|'))
    assert.deepEqual(
      await crossing(
        `Quitte Holyhead le vendredi 18 juin 2027 à 20 h 30, ${lands} Dublin le samedi 19 juin 2027 à 0 h 15.`,
      ),
      told,
      lands,
    );
});

test('one leaves one place for another', async () => {
  for (const leaves of [
    'Depart Oslo (OSL) for Riga (RIX)',
    'Leaving Oslo (OSL) for Riga (RIX) on',
    'Départ d’Oslo (OSL) pour Riga (RIX)',
  ])
    assert.deepEqual(
      await readLetterOf([
        'Programme for Ms Imogen Tarrant. Airline ref. NB3T6Y.',
        'Monday 10 May 2027',
        `09:25 ${leaves}${leaves.endsWith('on') ? '' : ','} BT 152, arriving 12:10.`,
      ]),
      ['Flight | BT 152 | Oslo > Riga | 2027-05-10T09:25 – 2027-05-10T12:10 | NB3T6Y | Imogen Tarrant'],
      leaves,
    );
});
