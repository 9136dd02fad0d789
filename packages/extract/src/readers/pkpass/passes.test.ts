import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bytes } from '../../../testing/mail.ts';
import { readPass } from '../../decode/pass.ts';
import type { WalletPass } from '../../source.ts';
import { readAirPass } from './air.ts';
import { readEventPass } from './event.ts';
import { readRidePass } from './ride.ts';

const pass = (transit: string, ends: [string, string], fields: [label: string, value: string][]): WalletPass => ({
  ...{ type: 'pass.example', serial: '1', style: 'boardingPass', transit, barcodes: [], semantics: {}, voided: false },
  fields: [
    { key: 'from', label: 'From', value: ends[0], section: 'primaryFields' },
    { key: 'to', label: 'To', value: ends[1], section: 'primaryFields' },
    ...fields.map(([label, value], i) => ({ key: `field${i}`, label, value, section: 'auxiliaryFields' })),
  ],
});
const day = '2027-05-14';

test('a ride through the night to a day that is not printed lands nobody knows when', () => {
  const landing = (departs: string, arrives: string) => {
    const printed: [string, string][] = [
      ['Date', '14 May 2027'],
      ['Departs', departs],
      ['Arrives', arrives],
    ];
    const [ride] = readRidePass(pass('Train', ['Paris Gare de Lyon', 'Nice Ville'], printed), '0', day);
    return ride && 'arrival' in ride.booking ? ride.booking.arrival?.local : undefined;
  };
  assert.equal(landing('08:10', '14:02'), `${day}T14:02:00`);
  assert.equal(landing('20:52', '07:10'), undefined);
});

test('when the gate closes is no gate, and a title is no name, in whatever language', () => {
  const printed: [string, string][] = [
    ['Flight', 'LH 1045'],
    ['Gate closes', '06:10'],
    ['Fluggast', 'SCHMIDT/ANNA FRAU'],
    ['Departs', `${day}T06:40:00`],
  ];
  const [flight] = readAirPass(pass('Air', ['FRA', 'CDG'], printed), '0', day, []);
  assert.equal(flight?.booking.type, 'FlightReservation');
  assert.deepEqual(flight?.booking.type === 'FlightReservation' && [flight.booking.number, flight.booking.gate], [
    '1045',
    undefined,
  ]);
  assert.deepEqual(
    flight?.booking.travelers?.map(({ name }) => name),
    ['ANNA SCHMIDT'],
  );
});

test('a ride by codes is told by the places above them, and a ship by its name', () => {
  const sea = pass(
    'Boat',
    ['PLY', 'ROS'],
    [
      ['Departure', '14 May 2027 22:00'],
      ['Arrival', '15 May 2027 08:00'],
      ['Ship', 'Pont-Aven'],
    ],
  );
  sea.fields[0] = { key: 'from', label: 'Plymouth', value: 'PLY', section: 'primaryFields' };
  const [ride] = readRidePass(sea, '0', day);
  assert.ok(ride?.booking.type === 'BoatReservation');
  const { from, to, arrival, line } = ride.booking;
  assert.deepEqual(
    [from?.name, to?.name, arrival?.local, line],
    ['Plymouth', 'ROS', '2027-05-15T08:00:00', 'Pont-Aven'],
  );
});

test("a line's letter is part of its number, and a day is written as where the pass leaves from", () => {
  const coach = (from: string) =>
    readRidePass(
      pass(
        'Bus',
        [from, 'Porto Campanhã'],
        [
          ['Line', 'N71'],
          ['Date', '03/05/2027'],
          ['Departs', '08:10'],
        ],
      ),
      '0',
      day,
    )[0]?.booking;
  const [home, unknown] = [coach('Lisboa Oriente'), coach('Somewhere')];
  assert.ok(home?.type === 'BusReservation');
  assert.deepEqual([home.number, home.departure?.local], ['N71', '2027-05-03T08:10:00']);
  assert.equal(unknown, undefined);
});

test('what the print leaves out stands in the tags of the pass or of its fields', () => {
  const tags = {
    departureStationName: 'Paris Gare de Lyon',
    destinationStationName: 'Lyon Part-Dieu',
    originalDepartureDate: '2027-05-14T08:10:00+02:00',
    vehicleName: 'TGV INOUI',
    vehicleNumber: '6607',
    seats: [{ seatNumber: '61', seatSection: '4' }],
    confirmationNumber: 'AB3XY2',
    passengerName: { givenName: 'Léa', familyName: 'Martin' },
  };
  const field = (semantics: object) => ({ key: 'any', label: '', value: '·', semantics });
  const style = (primaryFields: object[]) => ({ transitType: 'PKTransitTypeTrain', primaryFields });
  for (const json of [
    { semantics: tags, boardingPass: style([]) },
    { boardingPass: style(Object.entries(tags).map(([key, value]) => field({ [key]: value }))) },
  ]) {
    const opened = readPass({ 'pass.json': bytes(JSON.stringify({ formatVersion: 1, ...json })) });
    const [ride] = opened ? readRidePass(opened, '0', day) : [];
    assert.ok(ride?.booking.type === 'TrainReservation');
    const { line, number, seats, reference, travelers } = ride.booking;
    assert.deepEqual([line, number, reference, travelers?.[0]?.name], ['TGV INOUI', '6607', 'AB3XY2', 'Léa Martin']);
    assert.deepEqual(seats, [{ number: '61', coach: '4' }]);
  }
});

test('a field called "name" that holds the show names nobody, and the order may stand on the back', () => {
  const show: WalletPass = {
    ...{ type: 'pass.example', serial: '1', style: 'eventTicket', barcodes: [], voided: false },
    semantics: { eventName: 'The Rowan Trio', venueName: 'Hall', eventStartDate: '2027-05-14T20:00:00+02:00' },
    fields: [
      { key: 'name', label: 'EVENT', value: 'The Rowan Trio', section: 'primaryFields' },
      { key: 'order', label: 'Order number', value: 'PHL-552190', section: 'backFields' },
    ],
  };
  const [event] = readEventPass(show, '0', day);
  assert.deepEqual([event?.booking.travelers, event?.booking.reference], [undefined, 'PHL-552190']);
});

test('an hour may stand without a mark between its parts', () => {
  const [flight] = readAirPass(
    pass(
      'Air',
      ['CDG', 'LHR'],
      [
        ['Flight', 'AF1680'],
        ['Date', '14 May 2027'],
        ['STD', '0730'],
        ['STA', '0750'],
      ],
    ),
    '0',
    day,
    [],
  );
  assert.ok(flight?.booking.type === 'FlightReservation');
  assert.deepEqual(
    [flight.booking.departure?.local, flight.booking.arrival?.local],
    [`${day}T07:30:00`, `${day}T07:50:00`],
  );
});

test('what stands on the back alone is read there: hours with their days, and whose a ticket is', () => {
  const air = pass('Air', ['HEL', 'BRU'], [['Flight', 'AY1541']]);
  air.fields.push(
    { key: 'one', label: 'Departure', value: '14.5.2027 16:05', section: 'backFields' },
    { key: 'two', label: 'Arrival', value: '14.5.2027 17:45', section: 'backFields' },
  );
  const [flight] = readAirPass({ ...air, relevantDate: `${day}T15:30+03:00` }, '0', day, []);
  assert.ok(flight?.booking.type === 'FlightReservation');
  assert.equal(flight.booking.arrival?.local, `${day}T17:45:00`);

  const show: WalletPass = {
    ...{ type: 'pass.example', serial: '1', style: 'eventTicket', barcodes: [], semantics: {}, voided: false },
    relevantDate: '2027-05-22T20:00+02:00',
    fields: [
      { key: 'ev', label: 'VERANSTALTUNG', value: 'Nordlichter', section: 'primaryFields' },
      { key: 'who', label: 'Name', value: 'Annegret Tiedemann', section: 'backFields' },
    ],
  };
  assert.equal(readEventPass(show, '0', day)[0]?.booking.travelers?.[0]?.name, 'Annegret Tiedemann');
});

test('a train that is called by its product and number has each once', () => {
  const rail = pass('Train', ['Milano C.le', 'Napoli C.le'], [['Partenza', '10:10']]);
  rail.semantics = { vehicleName: 'Frecciarossa 9623', vehicleNumber: '9623' };
  const [ride] = readRidePass({ ...rail, relevantDate: '2027-05-14T10:10+02:00' }, '0', day);
  assert.ok(ride?.booking.type === 'TrainReservation');
  assert.deepEqual([ride.booking.line, ride.booking.number], ['Frecciarossa', '9623']);
});
