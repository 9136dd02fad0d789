import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutDeed } from './deed-before.ts';

test('what is done with a car in front of where is no part of the place, and a place keeps what it is called', () => {
  for (const [printed, place] of [
    ['Pick-up Perth Airport', 'Perth Airport'],
    ['Collected from Perth Airport', 'Perth Airport'],
    ['Return Perth Airport', 'Perth Airport'],
    ['Drop off at the Perth Depot', 'Perth Depot'],
    ['Hand back 4 Quay Street', '4 Quay Street'],
    ['Prise en charge à l’Aéroport de Bron', 'Aéroport de Bron'],
    ['Restitution Gare de Lyon', 'Gare de Lyon'],
    ['Rückgabe am Flughafen Kloten', 'Flughafen Kloten'],
    ['Return', 'Return'],
    ['Returns Lane 4', 'Returns Lane 4'],
    ['Collection point', 'Collection point'],
    ['Return to the depot', 'Return to the depot'],
  ] as const)
    assert.equal(withoutDeed(printed), place, printed);
});
