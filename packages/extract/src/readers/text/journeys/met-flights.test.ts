import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readPage, tableOf, told } from '../../../../testing/told.ts';

test('flights that a driver meets, in the tables of two transfers, are not booked', async () => {
  const there = tableOf(`Date|4 May 2027
Flight|FR 1234 from Stansted, arr. 15:40
Pick-up time|16:10
From|Palma Airport
To|Hotel Cala Blava, Carrer del Mar 3, 07400 Alcudia`);
  const back = tableOf(`Date|11 May 2027
Flight|FR 1235 to Stansted, dep. 17:05
Pick-up time|13:20
From|Hotel Cala Blava, Carrer del Mar 3, 07400 Alcudia
To|Palma Airport`);
  const found = await readPage(
    `<p>Your transfers are confirmed. Booking reference: BLT-77120</p><h3>Arrival transfer</h3>${there}<h3>Departure transfer</h3>${back}`,
  );
  assert.deepEqual(told(found), [
    'Taxi Palma Airport Hotel Cala Blava, Carrer del Mar 3, 07400 Alcudia 2027-05-04T16:10',
    'Taxi Hotel Cala Blava, Carrer del Mar 3, 07400 Alcudia Palma Airport 2027-05-11T13:20',
  ]);
  // and not on the clock of Palma in Mozambique
  const [first] = found;
  assert.ok(first && 'departure' in first.booking && first.booking.departure?.zone === 'Europe/Madrid');
});

const meetings = [
  'Il Suo volo AZ 1731 atterra alle 09:50.',
  'Your flight AZ 1731 is due at 09:50.',
  'Ihr Flug AZ 1731 landet um 09:50 Uhr.',
  'Votre vol AZ 1731 se pose à 09h50.',
];

for (const meeting of meetings)
  test(`a car waits for a flight that it does not book: "${meeting}"`, () => {
    const letter = `Prenotazione NS-88213 confermata

Ritiro: martedì 4 maggio 2027, ore 10:30, Aeroporto di Catania
Riconsegna: sabato 8 maggio 2027, ore 18:00, Aeroporto di Palermo
Auto: Fiat Panda o similare
${meeting}`;
    assert.deepEqual(told(read('Conferma', letter)), [
      'RentalCar Aeroporto di Catania Aeroporto di Palermo 2027-05-04T10:30 2027-05-08T18:00',
    ]);
  });
