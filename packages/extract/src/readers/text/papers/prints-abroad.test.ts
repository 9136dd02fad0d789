import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readPage, tableOf, told } from '../../../../testing/told.ts';

test('who flies may stand beside a number that has no code', () => {
  for (const flight of [
    'American Airlines\nFlight 1717',
    'Airline: American Airlines\nFlight number: 1717',
    ' AIR     AMERICAN AIRLINES          FLT:  1717    CLASS: BUSINESS (I)',
    'American Airlines Flight 1717',
  ])
    assert.deepEqual(
      told(
        read(
          'Your itinerary',
          `Booking reference: GZWTKB\nTraveler: Denise Marlowe\n\n${flight}\nDepart: Chicago (ORD) Mon Oct 18 2027 10:10 AM\nArrive: Denver (DEN) Mon Oct 18 2027 11:45 AM`,
        ),
      ),
      ['AA1717 ORD DEN 2027-10-18T10:10 2027-10-18T11:45'],
      flight,
    );
});

test('an airline is called by its letters', () => {
  const mail = `Reservation completed
Confirmation Number: 208851934
(1) Fri, Nov 12, 2027
JAL 303
Tokyo(Haneda) 10:15 - Fukuoka 12:15
Seat 31H
Passenger MR JOERG STAMMLER`;
  assert.deepEqual(told(read('Reservation', mail)), ['JL303 HND FUK 2027-11-12T10:15 2027-11-12T12:15']);
});

test('the ends of a way are called in every language', () => {
  const flights = (leaves: string, lands: string) =>
    ['Bilbao  BIO  ->  Palma de Mallorca  PMI', 'Palma de Mallorca  PMI  ->  Bilbao  BIO']
      .map((way, i) => `${way}\n${14 + i}/07/2027\n${leaves} 16:45h            ${lands} 18:00h\nVuelo VY395${i}`)
      .join('\n\n');
  for (const [leaves, lands] of [
    ['Salida', 'Llegada'],
    ['Partenza', 'Arrivo'],
    ['Wylot', 'Przylot'],
  ] as const)
    assert.deepEqual(
      told(read('Tu reserva está confirmada', `Código de confirmación\nJZ8Y5C\n\n${flights(leaves, lands)}`)),
      ['VY3950 BIO PMI 2027-07-14T16:45 2027-07-14T18:00', 'VY3951 PMI BIO 2027-07-15T16:45 2027-07-15T18:00'],
      leaves,
    );
});

test('machines without umlauts print the labels of hired cars and houses', () => {
  const mail = `REISEPLAN                     BUCHUNGSNR.:        5T8QLM
BREITKOPF/HENNING MR

FLUG       LH 1976 - LUFTHANSA                               MON 19 APRIL 2027
ABFLUG:    KOELN BONN, DE (KOELN BONN), TERMINAL 1               19 APR 06:35
ANKUNFT:   MUENCHEN, DE (MUENCHEN INTERNATIONAL), TERMINAL 2     19 APR 07:40
           FLUGGESELLSCHAFT BUCHUNGSNR.:     LH/5T8QLM


MIETWAGEN  SIXT                                              MON 19 APRIL 2027
ANNAHME:   MUENCHEN FLUGHAFEN                                    19 APR 08:15
RUECKGABE: MUENCHEN FLUGHAFEN                                    21 APR 19:00
           BESTAETIGUNGSNR.:         9820044731
           RESERVIERUNG BESTAETIGT`;
  const hire = read('Reiseplan', mail)
    .map(({ booking }) => booking)
    .find(({ type }) => type === 'RentalCarReservation');
  assert.ok(hire?.type === 'RentalCarReservation');
  assert.equal(hire.reference, '9820044731');
  assert.equal(hire.departure?.local, '2027-04-19T08:15:00');
  assert.equal(hire.arrival?.local, '2027-04-21T19:00:00');
});

test('a seat may have a remark behind it, or its flight in front', () => {
  const mail = (seat: string) => `Boekingscode: TM4ZPE
Passagier: Lieven van Doornik

Vlucht KL0871  Amsterdam (AMS) 20:55 - Delhi (DEL) 09:05 +1
donderdag 7 oktober 2027
${seat}`;
  for (const seat of ['Stoel KL0871:     27A (Economy Comfort)', 'Stoel: 27A BEVESTIGD VOOR DOORNIK/LIEVEN MR']) {
    const [flight] = read('Bedankt voor uw boeking', mail(seat));
    assert.deepEqual(
      flight?.booking && 'seats' in flight.booking ? flight.booking.seats : [],
      [{ number: '27A' }],
      seat,
    );
  }
});

test('where a bus goes on to is no stop of the journey', () => {
  const mail = `Vielen Dank für Deine Buchung! Buchungsnummer: #308 441 7752

Fr, 12.02.2027

22:55   München ZOB
        Bus N76 Richtung Zürich - Lyon - Barcelona Nord
07:50   Lyon Perrache
(+1)

1 Erwachsener:   Jonas Brandstetter     Sitzplatz: 12A (Panorama)`;
  assert.deepEqual(told(read('Buchung', mail)), ['N76 München ZOB Lyon Perrache 2027-02-12T22:55 2027-02-13T07:50']);
});

test('between which days a ticket holds is no journey', () => {
  const ticket = (validity: string) => `BILET INTERNETOWY / E-TICKET
Numer biletu: EIC44120983
${validity}
Podróżny:  Tomasz Wilczyński

Stacja              Data     Godzina   Pociąg
Kraków Główny       14.10    06:09     EIP 3102
Warszawa Centralna  14.10    08:26`;
  for (const validity of [
    'WAŻNY:   TAM    14.10.2027  00:01  do  15.10.2027  06:00',
    'VALID: 14.10.2027 00:01 - 15.10.2027 06:00',
  ])
    assert.deepEqual(
      told(read('Bilet', ticket(validity))),
      ['EIP3102 Kraków Główny Warszawa Centralna 2027-10-14T06:09 2027-10-14T08:26'],
      validity,
    );
});

test('when a car is fetched and goes back stands over where', () => {
  for (const [when, back] of [
    ['Pickup Time', 'Return Time'],
    ['Pick-up Date/Time', 'Return Date/Time'],
  ] as const) {
    const mail = `Your reservation has been booked. Confirmation Number: J48210937B6
${when.padEnd(48)}${back}
Fri, Feb 12, 2027 at 11:30 AM                Fri, Feb 19, 2027 at 09:00 AM

Pickup Location                                 Return Location
Las Vegas McCarran International Airport        San Francisco International Airport

Renter:  Philippa Nkemelu
Arrival:  UNITED AIRLINES, Flight 1718`;
    const [car, more] = read('Hertz reservation', mail);
    const hire = car?.booking;
    assert.equal(more, undefined);
    assert.ok(hire?.type === 'RentalCarReservation');
    assert.equal(hire.departure?.local, '2027-02-12T11:30:00');
    assert.equal(hire.arrival?.local, '2027-02-19T09:00:00');
  }
});

test('below who travels stands the flight, and no more names', () => {
  const mail = `Confirmación de tu reserva
Código de reserva: KX3LQ9
Pasajeros
Sra. Marta Ruiz Soler
Vuelo IB3166
Madrid (MAD)  jueves 11 de marzo 2027 12:05 Terminal 4
Londres (LHR)  jueves 11 de marzo 2027 13:35 Terminal 5`;
  assert.deepEqual(told(read('Tu reserva', mail)), ['IB3166 MAD LHR 2027-03-11T12:05 2027-03-11T13:35']);
});

test('the seats of both ways stand below their ends, or behind what one may take along', async () => {
  const seatsOf = async (...tables: string[]) =>
    (await readPage(`<p>Booking reference: H7K2PL. Your booking is confirmed.</p>${tables.map(tableOf).join('')}`)).map(
      ({ booking }) => ('seats' in booking ? booking.seats?.map(({ number }) => number) : undefined),
    );
  assert.deepEqual(
    await seatsOf(
      `W6 2285 | Budapest (BUD) // 22/04/2027 06:00 | Eindhoven (EIN) // 22/04/2027 08:10
      W6 2286 | Eindhoven (EIN) // 25/04/2027 08:45 | Budapest (BUD) // 25/04/2027 10:45`,
      `Passenger | BUD - EIN | EIN - BUD
      MR Gergely Sárközi | WIZZ Priority // Seat: 12C | WIZZ Priority // Seat: 14D`,
    ),
    [['12C'], ['14D']],
  );
  assert.deepEqual(
    await seatsOf(
      'Passenger | Mr Gergely Sárközi',
      'Budapest (BUD) | Eindhoven (EIN) | W6 2285 | 22/04/2027 06:00 | 08:10 | 1PC 11F',
    ),
    [['11F']],
  );
});
