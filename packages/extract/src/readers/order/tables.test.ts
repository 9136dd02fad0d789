import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookingsOfWord, readWord } from '../../../testing/word.ts';

// Tables of agencies' orders in layouts that no sample has.

test('the price below a hotel’s number in one cell is no second number', async () => {
  assert.deepEqual(
    await readWord('Travel order 2027/14 for Ms Ana Reis', { heading: 'Hotels' }, [
      ['Hotel', 'Stay', 'Booking'],
      [
        'Lorong Garden House\n14 Lorong Merah, Singapore 228091\n+65 6555 0199',
        'In 8 Mar 2027 from 14:00\nOut 10 Mar 2027 by 11:00',
        'LG-20771\nSGD 412.00',
      ],
      [
        'Hôtel du Vieux Môle\n3 quai de la Fosse, 44000 Nantes\n02 40 55 01 12',
        'In 10 Mar 2027\nOut 12 Mar 2027',
        'EUR 190.00\nVM 12/8831',
      ],
    ]),
    [
      'Lodging Lorong Garden House 2027-03-08T14:00 2027-03-10T11:00 LG-20771',
      'Lodging Hôtel du Vieux Môle 2027-03-10 2027-03-12 VM 12/8831',
    ],
  );
});

test('a driver’s paragraph may say where it sets down, but not when', async () => {
  assert.deepEqual(
    await readWord(
      'Purchase order 88',
      { heading: 'Ground transport and transfers' },
      'Copper Kea Chauffeurs, booking CK-2210: pick-up 9 Mar 2027 at 17:40, Auckland Airport; drop-off Pōhutukawa Lodge. NZD 88.00.',
    ),
    ['Taxi Auckland Airport Pōhutukawa Lodge 2027-03-09T17:40 CK-2210'],
  );
  assert.deepEqual(
    await readWord(
      'Bon de commande 88',
      { heading: 'Transferts' },
      'Taxis du Môle, réservation TM-4471 : prise en charge le 9 mars 2027 à 17h40, gare de Nantes ; dépose à l’hôtel du Vieux Môle.',
    ),
    ['Taxi gare de Nantes hôtel du Vieux Môle 2027-03-09T17:40 TM-4471'],
  );
});

test('several seats in one cell are of the coach beside them, and of all who travel', async () => {
  const bookings = await bookingsOfWord(
    'Confirmation de commande, réservation CFF : GXN4TR',
    'Voyageurs : M. Luc Bossard et Mme Ana Reis',
    [
      ['', 'Aller', 'Retour'],
      ['Date', '08.06.2027', '10.06.2027'],
      ['Train', 'EC 37', 'EC 42'],
      ['Départ', 'Genève, 7h39', 'Milano Centrale, 18h22'],
      ['Arrivée', 'Milano Centrale, 11h37', 'Genève, 22h21'],
      ['Places', '71, 73', '32 & 34'],
      ['Voiture', '5', '3'],
    ],
  );
  assert.deepEqual(
    bookings.map(({ booking }) => booking.type === 'TrainReservation' && booking.seats),
    [
      [
        { coach: '5', number: '71' },
        { coach: '5', number: '73' },
      ],
      [
        { coach: '3', number: '32' },
        { coach: '3', number: '34' },
      ],
    ],
  );
});

test('a title that says by what one travels is no port', async () => {
  for (const title of ['By sea', 'Par mer'])
    assert.deepEqual(
      await readWord('Booking confirmation F-70418', { heading: title }, [
        ['Operator', 'Viking Line'],
        ['Booking number', '61847730'],
        ['Ship', 'Gabriella'],
        ['Departure', 'Wed 20 Jan 2027, 13:30, Katajanokka Harbour'],
        ['Arrival', 'Wed 20 Jan 2027, 15:30, Tallinn Old City Harbour'],
      ]),
      ['Boat Katajanokka Harbour Tallinn Old City Harbour 2027-01-20T13:30 2027-01-20T15:30 61847730'],
    );
});

test('what follows the travellers in their line is no traveller', async () => {
  const [flight] = await bookingsOfWord(
    'Order 7',
    'Travellers: Mr Oskar Lind, Ms Beatrice Fenwick (Halcyon Marine). Occasion: Baltic Cargo Forum, gala on 20 January.',
    'Flight AY 1332, booking reference 2PJXH8, 18 Jan 2027: London Heathrow (LHR) 10:20 – Helsinki (HEL) 15:15',
  );
  assert.ok(flight && 'travelers' in flight.booking);
  assert.deepEqual(flight.booking.travelers, [{ name: 'Oskar Lind' }, { name: 'Beatrice Fenwick' }]);
});
