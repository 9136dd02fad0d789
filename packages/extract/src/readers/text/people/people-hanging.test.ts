import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read } from '../../../../testing/told.ts';

const way = 'Votre vol : VT 433 le 12 avril 2027, Papeete (PPT) 07:15 - Bora Bora (BOB) 08:05';
const people = (head: string) =>
  read('Billet', `${head}\n\n${way}`).map(({ booking }) => booking.travelers?.map(({ name }) => name).join(' + '));

test('whoever stands right below the first of those who travel travels too', () => {
  for (const head of [
    `Réf. dossier .... : ZQ4WMT
Passager(s) ..... : SAUVAGE/HELENE MME     billet 135-2410077315
                    TEHEI/MARC MR          billet 135-2410077316`,
    `Réf. dossier     ZQ4WMT
Passagers        Mme Helene Sauvage     billet 135-2410077315
                 M. Marc Tehei          billet 135-2410077316`,
  ])
    assert.deepEqual(
      people(head).map((one) => one?.toLowerCase()),
      ['helene sauvage + marc tehei'],
      head,
    );
});

test('and not whoever has a label, or stands elsewhere', () => {
  const head = `Réf. dossier     ZQ4WMT
Passager         Mme Helene Sauvage     billet 135-2410077315
Agent            Marc Tehei             poste 12
    Marc Tehei`;
  assert.deepEqual(people(head), ['Helene Sauvage']);
});

test('a name that a narrow column breaks behind its title and first word is one', () => {
  const head = (below: string) => `Prepared for : MS INGRID\n${below}\n\nBooking reference: H7K2PL`;
  assert.deepEqual(people(head('PELLEGRINO')), ['INGRID PELLEGRINO']);
  assert.notDeepEqual(people(head('PELLEGRINO PTY LTD')), ['INGRID PELLEGRINO PTY LTD']);
});

test('of a couple or a family each stands in the brackets behind it', () => {
  for (const said of [
    'M. et Mme PRADINES (François PRADINES, Colette PRADINES)',
    'Famille PRADINES (François PRADINES, Colette PRADINES)',
    'The PRADINES family (François PRADINES and Colette PRADINES)',
  ])
    assert.deepEqual(
      people(`Passagers : ${said}\n\nRéf. dossier : ZQ4WMT`),
      ['François PRADINES + Colette PRADINES'],
      said,
    );
});
