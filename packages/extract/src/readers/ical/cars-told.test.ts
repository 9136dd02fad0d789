import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readEvent, readEvents } from '../../../testing/calendar.ts';

// Hired cars and drivers that an event’s title, place and text tell together, or two events do.

test('a hired car has its model and the number of whoever hires it out', async () => {
  const car = await readEvent(
    'SUMMARY:Car hire: Hertz',
    'LOCATION:Bergen Airport Flesland',
    'DESCRIPTION:Hertz reservation 88210455H7\\, driver Mr Alasdair Munro. Volvo EX30 or similar. Total NOK 3\\,412.00.',
  );
  assert.ok(car?.type === 'RentalCarReservation');
  assert.deepEqual([car.car, car.reference, car.price?.amount], ['Volvo EX30', '88210455H7', '3412.00']);
});

test('a driver whose title names no way has its ends in the text', async () => {
  for (const [title, text] of [
    ['Transfert aéroport', 'Prise en charge : Aéroport de Porto\\, 13h15\\nDépose : Casa da Cordoaria'],
    ['Airport transfer', 'Pick-up: Aéroport de Porto\\nDrop-off: Casa da Cordoaria'],
  ] as const) {
    const taxi = await readEvent(
      `SUMMARY:${title}`,
      'LOCATION:Aéroport de Porto\\, hall des arrivées',
      `DESCRIPTION:${text}`,
    );
    assert.ok(taxi?.type === 'TaxiReservation');
    assert.deepEqual([taxi.from?.name, taxi.to?.name], ['Aéroport de Porto', 'Casa da Cordoaria']);
  }
});

test('a car is fetched and handed back by two events under one number, until the hour that the text says', async () => {
  const [car, more] = await readEvents(
    event('20270612T143000', '20270612T150000', 'Car pick-up: Hibernia Wheels\\, Shannon Airport', 'Shannon Airport', [
      'Reservation HW-IE-220714',
      'Driver: Tobias Lindqvist',
      'Skoda Octavia Combi or similar',
      'Pick-up: Sat 12 June 2027\\, 14:30\\, Shannon Airport',
      'Return: Sat 19 June 2027\\, 10:00\\, Dublin Airport',
    ]),
    event('20270619T093000', '20270619T100000', 'Car return: Hibernia Wheels\\, Dublin Airport', 'Dublin Airport', [
      'Reservation HW-IE-220714',
      'Return your Skoda Octavia Combi by 10:00 with a full tank.',
    ]),
  );
  assert.equal(more, undefined);
  assert.ok(car?.type === 'RentalCarReservation');
  assert.deepEqual(
    [car.carrier?.name, car.from?.name, car.to?.name, car.departure?.local, car.arrival?.local, car.reference],
    [
      'Hibernia Wheels',
      'Shannon Airport',
      'Dublin Airport',
      '2027-06-12T14:30:00',
      '2027-06-19T10:00:00',
      'HW-IE-220714',
    ],
  );
});

test('where a car goes back is a name behind the word for it or below it, and no more of that word', async () => {
  const back = async (text: string) => {
    const car = await readEvent('SUMMARY:Car rental: Avis', 'LOCATION:Faro Airport', `DESCRIPTION:${text}`);
    assert.ok(car?.type === 'RentalCarReservation');
    return car.to?.name;
  };
  for (const text of [
    'Départ de la location\\nFaro Airport\\n\\nRetour du véhicule\\nLisbon Airport\\njeudi 17 juin 2027 19:00',
    'Retour de la voiture : Lisbon Airport\\, jeudi 17 juin à 19h00',
    'Restitution\\njeudi 17 juin 2027 19:00\\nLisbon Airport',
    'Return location: Lisbon Airport\\nReturn date: 17/06/2027 19:00',
    'Please return your car to Lisbon Airport by 19:00.',
  ])
    assert.equal(await back(text), 'Lisbon Airport', text);
  for (const text of [
    'Le retour du véhicule se fait avec le plein. Retour tardif facturé.',
    'Return the car with a full tank. Drop-off: same location.',
  ])
    assert.equal(await back(text), undefined, text);
});

const event = (start: string, end: string, title: string, place: string, text: string[]) => [
  `DTSTART;TZID=Europe/Dublin:${start}`,
  `DTEND;TZID=Europe/Dublin:${end}`,
  `SUMMARY:${title}`,
  `LOCATION:${place}`,
  `DESCRIPTION:${text.join('\\n')}`,
];
