import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readPage, tableOf, toldInFull } from '../../../../testing/told.ts';

const car = `Driver: Ines Falk
Vehicle: Dacia Duster or similar
Pick-up: Fri 17 Sep 2027 at 15:45, Keflavik Airport
Drop-off: Fri 24 Sep 2027 at 05:30, Keflavik Airport`;

test('below "Cancelled booking" stands the booking, where nothing takes its place', () => {
  for (const title of ['Cancelled booking', 'Your cancelled reservation', 'Original booking']) {
    const [one, more] = read(
      'Cancellation of your booking BF-0388',
      `Hello Ines,\n\nYour booking BF-0388 has been cancelled at your request.\n\n${title}\n-----------------\n${car}\n\nRefund\n------\nEUR 120.00 goes back to the card ending 5518.`,
    );
    assert.equal(one?.booking.status, 'cancelled', title);
    assert.equal(one && 'arrival' in one.booking && one.booking.arrival?.local, '2027-09-24T05:30:00');
    assert.equal(more, undefined);
  }
});

test('in a table too', async () => {
  const stay = 'Hôtel | Auberge du Port\nArrivée | jeudi 17 juin 2027\nDépart | lundi 21 juin 2027';
  const [one] = await readPage(
    `<p>Votre réservation HSC-70412 est annulée.</p><h3>Réservation annulée</h3>${tableOf(stay)}`,
  );
  assert.equal(one?.booking.status, 'cancelled');
  assert.match(toldInFull(one ? [one] : [])[0] ?? '', /Auberge du Port \| 2027-06-17 – 2027-06-21 \| HSC-70412/);
});

test('what was before a change stays out, where something takes its place', () => {
  const found = read(
    'Your booking BF-0388 has been changed',
    `Your booking BF-0388 has been changed. The earlier one is cancelled.\n\nOriginal booking\n${car}\n\nNew booking\n${car.replaceAll(' Sep ', ' Oct ').replaceAll('Fri ', '')}`,
  );
  assert.deepEqual(
    found.map(({ booking }) => 'departure' in booking && booking.departure?.local),
    ['2027-10-17T15:45:00'],
  );
});

test('a sentence of what was done is no label of the number below it', () => {
  const table = (said: string) =>
    read(
      'Osteria Vetta',
      `Hi Ines,\n\n${said}\n\nReservation details\nRestaurant: Osteria Vetta\nDate: Friday 8 October 2027\nTime: 19:30\nParty: 4 people\nReference: TN-44182`,
    ).map(({ booking }) => `${booking.type} ${booking.reference} ${booking.status}`);
  for (const [said, state] of [
    ['Your reservation has been cancelled.', 'cancelled'],
    ['Reservation cancelled', 'cancelled'],
    ['Your reservation is confirmed.', 'undefined'],
  ] as const)
    assert.deepEqual(table(said), [`FoodEstablishmentReservation TN-44182 ${state}`], said);
});
