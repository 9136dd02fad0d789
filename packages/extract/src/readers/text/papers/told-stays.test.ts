import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, told, toldInFull } from '../../../../testing/told.ts';

const house = `The Linden House
12 Market Street
York YO1 8SL`;

test('two days in one line are a stay where as many nights are counted, whatever joins them', () => {
  for (const line of [
    'Tue 12 Oct 2027 → Sat 16 Oct 2027',
    '12/10/2027 – 16/10/2027',
    'Tuesday 12 October 2027 to Saturday 16 October 2027',
    'Tue 12 Oct 2027 > Sat 16 Oct 2027',
    'mar. 12/10/27 au sam. 16/10/27',
  ]) {
    const mail = `Your booking reference: TT-5589\n\n${house}\n\n${line}\n4 nights, Queen Studio\n\nThank you for booking.`;
    assert.deepEqual(told(read('Booking confirmed', mail)), ['Lodging The Linden House 2027-10-12 2027-10-16'], line);
  }
});

test('two days that are fewer or more than the nights are not the stay', () => {
  const mail = `Your booking reference: TT-5589\n\n${house}\n\nOffer: 12 Oct 2027 to 30 Nov 2027\n4 nights, Queen Studio\n\nThank you for booking.`;
  assert.deepEqual(told(read('Booking confirmed', mail)), []);
});

test('moving in and out of a furnished flat is a stay, and its tenant the guest', () => {
  const mail = `Booking code: QX-66201

Tenant: Quentin Abara
House: Stadtnest Treptow
Kiefernsteig 7, 12435 Berlin, Germany
Move-in: 2027-08-30, from 16:00
Move-out: 2027-09-20, by 10:00`;
  const [stay] = read('Your booking is confirmed', mail);
  assert.deepEqual(told(stay ? [stay] : []), ['Lodging Stadtnest Treptow 2027-08-30T16:00 2027-09-20T10:00']);
  assert.deepEqual(stay?.booking.travelers, [{ name: 'Quentin Abara' }]);
});

test('a house that writes by hand tells days and hours in words', () => {
  const mail = `Dear Ruth,

I have you down in the book as Ruth Hartnoll for three nights. You come to us on Friday the second of July and you leave on Monday the fifth.

You can get into the room any time from four in the afternoon, and I need the room back by half past ten in the morning.

${house}`;
  assert.deepEqual(told(read('Re: A room in July?', mail)), [
    'Lodging The Linden House 2027-07-02T16:00 2027-07-05T10:30',
  ]);
});

test('une maison qui écrit à la main dit les jours en lettres', () => {
  const mail = `Chère Madame,

Je vous ai noté la chambre bleue au nom de Léa Martin. Nous vous attendons le vendredi deux juillet et vous gardez la chambre jusqu'au lundi cinq juillet.

La chambre est à disposition dès quinze heures et doit être libérée avant onze heures.

Hôtel des Quatre Vents
3 rue de la République
33000 Bordeaux`;
  assert.deepEqual(told(read('Votre chambre', mail)), [
    'Lodging Hôtel des Quatre Vents 2027-07-02T15:00 2027-07-05T11:00',
  ]);
});

test('nights that are listed are each slept in', () => {
  const letters = [
    'So I have you down for the Friday and the Saturday night, the 17th and 18th of September, and away home on Sunday.',
    'I have you down for two nights, the 17th and 18th of September.',
    'We keep the nights of the 17th and 18th of September for you.',
    'Nous vous gardons la chambre les nuits du 17 et du 18 septembre.',
  ];
  for (const letter of letters) {
    const mail = `Your booking is confirmed.\n\n${letter}\n\nInis Rua House\nSea Road\nRoundstone\nCo. Galway H91 R0X2`;
    assert.deepEqual(told(read('Booking', mail)), ['Lodging Inis Rua House 2027-09-17 2027-09-19'], letter);
  }
});

test('a lodge is labelled as a hotel is, stands in its place and country, and is left at the hour behind its day', () => {
  for (const [label, where] of [
    ['LODGE', 'Corcovado Canopy Lodge, Playa Colorada, Drake Bay, Costa Rica'],
    ['HOTEL', 'Corcovado Canopy Lodge, Drake Bay, Costa Rica'],
  ] as const) {
    const mail = `Your trip is confirmed.

${label}      ${where}
           Confirmation 2028-0042
           Check-in  January 13, 2:00 PM
           Check-out January 17, 10:00 AM`;
    const [stay] = read('CONFIRMED: your trip', mail);
    assert.deepEqual(told(stay ? [stay] : []), ['Lodging Corcovado Canopy Lodge 2027-01-13T14:00 2027-01-17T10:00']);
    assert.ok(stay?.booking.type === 'LodgingReservation');
    assert.deepEqual([stay.booking.place?.city, stay.booking.place?.country], ['Drake Bay', 'CR']);
  }
});

test('a house that has changed what was booked says it, and the number that stays', () => {
  const letter = (said: string) =>
    read(
      'Re: our dates',
      `Dear Ines,\n\nOf course. ${said}\n\nCheck-in is from 4 pm, check-out until noon.\n\nWarm regards,\nPaula\n\nCasa do Lima\nRua da Ponte 14\n4990-062 Ponte de Lima\nPortugal`,
    );
  for (const said of [
    'I have changed your booking: you are now arriving on Tuesday 12 October\nand leaving on Friday 15 October (three nights). The reference stays CL-2207.',
    'We have amended your dates: you are arriving on Tuesday 12 October and leaving on Friday 15 October. Your booking reference remains CL-2207.',
  ])
    assert.deepEqual(
      toldInFull(letter(said)).map((line) => line.split(' | ').slice(0, 4).join(' | ')),
      ['Lodging | Casa do Lima, Ponte de Lima | 2027-10-12T16:00 – 2027-10-15T12:00 | CL-2207'],
      said,
    );
});
