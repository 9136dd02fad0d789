import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read } from '../../../../testing/told.ts';

const numberOf = (line: string) =>
  read(
    'MEMO VOYAGE',
    `SIROCCO VOYAGES   DOSSIER OBW3LK\n\nVASSEUR/BAPTISTE MR\n\nHOTEL  GRIMSRUD BRYGGE HOTEL\n  ARRIVEE MAR 14 SEP 2027   DEPART VEN 17 SEP 2027\n  TJUVHOLMEN GATE 44, 0252 OSLO, NORVEGE\n  ${line}\n  1 CHAMBRE STANDARD`,
  ).map(({ booking }) => booking.reference);

test('a reservation system has short words for the house’s own number', () => {
  for (const line of ['CONF 90177BV', 'CF-90177BV', 'NR CONF 90177BV', 'REF HOTEL 90177BV', 'RESA 90177BV'])
    assert.deepEqual(numberOf(line), ['90177BV'], line);
  for (const line of ['TARIF 90177', 'AGENT CM17']) assert.deepEqual(numberOf(line), ['OBW3LK'], line);
});
