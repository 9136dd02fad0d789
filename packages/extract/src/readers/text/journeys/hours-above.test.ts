import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, told } from '../../../../testing/told.ts';

const mail = (lines: string) => told(read('Votre vol', `Référence : H7K2PL\n\n${lines}`));

test('the hours of a lounge above a flight are of none of its ends', () => {
  assert.deepEqual(
    mail(`Deux nouveaux salons vous accueillent au terminal 2, de 5h30 à 22h00.

Départ
Paris (CDG)
18/08/2027
18h51
AF 2518
Arrivée
Lisbon (LIS)
18/08/2027
20h26`),
    ['AF2518 CDG LIS 2027-08-18T18:51 2027-08-18T20:26'],
  );
});

test('where the hour of departure is as long as from the length to the arrival, the one behind the number is the length', () => {
  assert.deepEqual(mail('26 juin 2027\n\n8 h 00\nAmsterdam (AMS)\n\nKL 2655 · 1h50\n\n9 h 50\nOslo (OSL)'), [
    'KL2655 AMS OSL 2027-06-26T08:00 2027-06-26T09:50',
  ]);
});

test('a number in the last column of its line parts no line in two', () => {
  assert.deepEqual(
    mail(`Vol
Date             Heure   Lieu           Numéro
12 juin 2027     16:58   Paris (CDG)    AF 2516
                 19:23   New York (JFK)
16 juin 2027     11:40   New York (JFK)   AF 2517
17 juin 2027     02:05   Paris (CDG)

Hôtel
Hôtel Sonnenhof
Arrivée : 13 juin 2027
Départ : 16 juin 2027`).slice(0, 2),
    ['AF2516 CDG JFK 2027-06-12T16:58 2027-06-12T19:23', 'AF2517 JFK CDG 2027-06-16T11:40 2027-06-17T02:05'],
  );
});
