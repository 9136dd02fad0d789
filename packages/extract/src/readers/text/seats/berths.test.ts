import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readPage, tableOf, toldWithNumbers } from '../../../../testing/told.ts';

const trains = (title: string, seats: [string, string]) => `Your tickets are confirmed. Reservation number: 5K2F8Q

TRAIN 2154    Tuesday, 17 August 2027
Departs 08:02 New York Penn Station
Arrives 11:46 Boston South Station

${title}
${seats[0]}

TRAIN 2171    Thursday, 19 August 2027
Departs 16:10 Boston South Station
Arrives 19:58 New York Penn Station

${title}
${seats[1]}`;

for (const title of ['ACCOMMODATION', 'ACCOMMODATION ON BOARD'])
  test(`what stands below "${title}" of a train is its seat, and no hotel`, () =>
    assert.deepEqual(
      read('Your tickets', trains(title, ['1 Business Class Seat\nCar 3 Seat 11F', 'Coach 5 Seat 7D'])).map(
        ({ booking }) => ('seats' in booking ? booking.seats : null),
      ),
      [[{ coach: '3', number: '11F' }], [{ coach: '5', number: '7D' }]],
    ));

test('a cabin of a ship is no hotel, and a hotel beside the ship is one', () => {
  const letter = `Your booking is confirmed. Booking reference: FQ 771204

FERRY
Ship: Pont-Aven
Departs Plymouth Thursday 10 June 2027 16:00
Arrives Santander Friday 11 June 2027 12:15

ACCOMMODATION
2-berth outside cabin

HOTEL
Hotel Miramar
Calle del Sol 5, 39005 Santander, Spain
Check-in: 11 June 2027
Check-out: 14 June 2027
Seats on the terrace are free.`;
  assert.deepEqual(toldWithNumbers(read('Your trip', letter)), [
    'Boat Plymouth Santander 2027-06-10T16:00 2027-06-11T12:15 FQ 771204',
    'Lodging Hotel Miramar 2027-06-11 2027-06-14 FQ 771204',
  ]);
});

const seats = async (train: string, people: string) => {
  const leg = `<p>Sent to all who travel. Booking reference: HJ4TWD. Your booking is confirmed.</p><p>Friday 19 February 2027</p>${tableOf(`20:48 | Paris Austerlitz\n | ${train}\n08:26 (+1) | Briançon`)}`;
  const [found, more] = await readPage(`${leg}${tableOf(people)}`);
  const booking = found && !more ? found.booking : undefined;
  return booking && 'seats' in booking ? booking.seats?.map(({ coach, number }) => `${coach}/${number}`) : undefined;
};

test('how many sleep in a compartment is no berth, and the row of each says theirs', async () => {
  for (const train of [
    'INTERCITÉS DE NUIT 5789, couchettes 4 places',
    'Intercités de nuit 5789 · 2nd class, beds 6 places',
  ]) {
    assert.deepEqual(
      await seats(
        train,
        'Thibault Marchesseau | Voiture 18 | Place 31 | basse\nLéna Marchesseau | Voiture 18 | Place 33 | haute',
      ),
      ['18/31', '18/33'],
    );
    assert.deepEqual(await seats(train, 'Thibault Marchesseau | Voiture 18 | Place 31'), ['18/31']);
  }
  assert.deepEqual(
    await seats(
      'Intercités 5789',
      'Mr Tom Hale | Coach C, seat 21\nMs Ann Hale | Coach C, seat 22\nMr Ian Hale | Coach D, seat 4',
    ),
    ['C/21', 'C/22', 'D/4'],
  );
});

test('who is told behind a berth, high or low, lies in it', async () => {
  const told = toldWithSeats(
    await readPage(
      '<p>Vos billets sont prêts. Référence de dossier : QXR7LD</p><p>Aller : vendredi 12 février 2027<br>20h51 Paris Austerlitz<br>08h29 Briançon (samedi 13 février)</p><p>INTERCITÉS de nuit n° 5789<br>Voiture 14 – couchette 51 (basse) : Noémie FAURE<br>Voiture 14 – couchette 53 (médiane) : Bastien FAURE</p>',
    ),
  );
  assert.deepEqual(told, ['14/51 14/53 of Noémie FAURE + Bastien FAURE']);
});

test('where one of several is named, each seat stays a seat', async () => {
  const told = toldWithSeats(
    await readPage(
      '<p>Dear Noelle Faure, your booking QXR7LD is confirmed.</p><p>Friday 12 February 2027<br>08:15 London Paddington<br>10:05 Bristol Temple Meads</p><p>GWR service, coach C, seats 14 and 15</p>',
    ),
  );
  assert.deepEqual(told, ['C/14 C/15 of Noelle Faure']);
});

const toldWithSeats = (read: Awaited<ReturnType<typeof readPage>>) =>
  read.map(
    ({ booking: { seats = [], travelers = [] } }) =>
      `${seats.map(({ coach, number }) => `${coach}/${number}`).join(' ')} of ${travelers.map(({ name }) => name).join(' + ')}`,
  );
