import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read } from '../../../../testing/told.ts';

test('where somebody sits in a coach is told beside the name', () => {
  for (const [people, seats] of [
    ['Passager : Ines Falk - siège 7C', ['7C']],
    ['Fahrgäste: Ines Falk (Sitz 11), Jon Falk (Sitz 12)', ['11', '12']],
    ['Passenger: Ines Falk', undefined],
  ] as const) {
    const [found] = read(
      'FlixBus 3104 887 652',
      `Numéro de réservation : 3104 887 652
${people}

Bus FlixBus 742
vendredi 19 février 2027
23:40  Grenoble Gare routière
03:05 (+1)  Turin Corso Bolzano

Présente-toi 15 minutes avant.`,
    );
    assert.deepEqual(
      found?.booking.type === 'BusReservation' ? found.booking.seats?.map(({ number }) => number) : found,
      seats,
      people,
    );
  }
});
