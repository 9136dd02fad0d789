import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, told } from '../../../../testing/told.ts';
import type { LodgingBooking } from '../../../booking.ts';

// What small houses write by hand: no labels, no tables, no year, the address without a number in the signature.

const stayIn = (subject: string, text: string): LodgingBooking => {
  const [candidate, more] = read(subject, text);
  assert.ok(candidate?.booking.type === 'LodgingReservation' && !more, 'one stay is read');
  return candidate.booking;
};

test('an inn’s letter says its number, its days and its hours in sentences that run over lines', () => {
  const stay = stayIn(
    'Your stay with us',
    `Dear Ms Okafor,

Delighted to hear you are coming back. You're down for three nights in the
garden room, arriving on Tuesday 4 May. The number of your booking is
HL-2207, and it is in the name of Chidinma Okafor.

The rate is £118 a night with breakfast, which comes to £354 for the
three. You can get into the room any time from 2.30pm; on the last morning we need it
back by 10.30am please. Supper is until 9.

Bridget Farrow
Hollin Lane Farmhouse
Hollin Lane
Hathersage
Derbyshire S32 1AB
Tel. 01632 960 817`,
  );
  assert.equal(stay.reference, 'HL-2207');
  assert.deepEqual(stay.travelers, [{ name: 'Chidinma Okafor' }]);
  assert.deepEqual([stay.checkIn?.local, stay.checkOut?.local], ['2027-05-04T14:30:00', '2027-05-07T10:30:00']);
  assert.deepEqual(stay.price, { amount: '354', currency: 'GBP' });
  const { name, street, city, postcode, phone } = stay.place ?? {};
  assert.deepEqual(
    [name, street, city, postcode, phone],
    ['Hollin Lane Farmhouse', 'Hollin Lane', 'Hathersage', 'S32 1AB', '01632 960 817'],
  );
});

test('une maison d’hôtes écrit comme on parle', () => {
  const stay = stayIn(
    'Votre séjour',
    `Chère Madame Oberlé,

C'est avec plaisir que nous vous recevrons du vendredi 18 juin (dès 16 h) au
lundi 21 juin (10 h 30 au plus tard), chambre « Glycine ». Votre séjour a le
numéro MH-4471, au nom de Delphine Oberlé.

Trois nuits à 94 €, cela fait 282 € ; nous avons bien reçu vos 80 € d'arrhes.
Le marché se tient le mardi 22 juin.

La Maison Haute
Place de l'Église
67420 Saâles
Téléphone : 03 88 01 77 02`,
  );
  assert.equal(stay.reference, 'MH-4471');
  assert.deepEqual([stay.checkIn?.local, stay.checkOut?.local], ['2027-06-18T16:00:00', '2027-06-21T10:30:00']);
  assert.deepEqual(stay.price, { amount: '282', currency: 'EUR' });
  assert.deepEqual(
    [stay.place?.name, stay.place?.street, stay.place?.city],
    ['La Maison Haute', "Place de l'Église", 'Saâles'],
  );
});

test('ein Gasthof bestätigt in einem Satz', () => {
  const stay = stayIn(
    'Ihre Anfrage',
    `Sehr geehrter Herr Brandauer,

gerne bestätigen wir Ihnen das Doppelzimmer vom 11. bis 14. Juni (3 Nächte).
Ihre Buchung hat die Nummer GL-20771, auf den Namen Lukas Brandauer.
Ihr Zimmer steht ab 15 Uhr bereit, am Abreisetag bitten wir Sie, das Zimmer bis 10 Uhr zu räumen.

Gasthof zur Linde
Dorfstraße 4
83700 Rottach-Egern
Telefon 08022 555 017`,
  );
  assert.equal(stay.reference, 'GL-20771');
  assert.deepEqual([stay.checkIn?.local, stay.checkOut?.local], ['2027-06-11T15:00:00', '2027-06-14T10:00:00']);
  assert.equal(stay.place?.phone, '08022 555 017');
});

test('a stay that is moved is the one that is agreed now, and keeps its number', () => {
  const moved = [
    'Of course. We have moved HL-2207 for you: you now come on Thursday 6 May and leave on Sunday 9 May instead of 4 May.',
    'No problem, I have changed your booking HL-2207, so it is from Thursday 6 to Sunday 9 May (previously 4 to 7 May).',
    "C'est noté, j'ai décalé votre séjour HL-2207 : nous vous attendons le jeudi 6 mai et vous repartez le dimanche 9 mai.",
    'J’ai bien modifié votre réservation HL-2207, trois nuits à partir du jeudi 6 mai au lieu du 4 mai.',
  ];
  const house = '\n\nHollin Farm\n2 Hollin Lane\nHathersage\nS32 1AB\n';
  for (const sentence of moved) {
    const stay = stayIn('Re: your stay', `Hello,\n\n${sentence} The room is as before.${house}`);
    assert.deepEqual(
      [stay.reference, stay.checkIn?.local, stay.checkOut?.local],
      ['HL-2207', '2027-05-06', '2027-05-09'],
      sentence,
    );
  }
});

test('a stay that is cancelled is the one that was booked, not the one that is offered', () => {
  const stay = stayIn(
    'Re: your stay',
    `Dear Ms Okafor,

I quite understand. Your booking HL-2207 from Tuesday 4 to Friday 7 May is
now cancelled and there is nothing to pay.

We still have the garden room free from 11 to 14 September, and could offer you 2 to 5 October.

Hollin Farm
2 Hollin Lane
Hathersage
S32 1AB`,
  );
  assert.equal(stay.status, 'cancelled');
  assert.deepEqual([stay.checkIn?.local, stay.checkOut?.local], ['2027-05-04', '2027-05-07']);
});

test('what a house asks, offers or holds open is no stay', () => {
  const house = '\n\nHollin Farm\n2 Hollin Lane\nHathersage\nS32 1AB\n';
  for (const letter of [
    'Thank you for asking. We could offer you the garden room from Tuesday 4 to Friday 7 May at £118 a night.',
    'Would you like to come on Tuesday 4 May and leave on Friday 7 May? The room is still free.',
    'Nous pouvons vous proposer la chambre bleue du 4 au 7 mai, à 94 € la nuit.',
    'We are closed from 4 to 7 May for works, and our number is 01632 960817.',
  ])
    assert.deepEqual(told(read('Your enquiry', `Hello,\n\n${letter}${house}`)), [], letter);
});

test('a number that a sentence says is a booking’s only where it speaks of one', () => {
  const house = '\n\nHollin Farm\n2 Hollin Lane\nHathersage\nS32 1AB\n';
  const numberIn = (sentence: string) =>
    read(
      'Your stay',
      `I have you down for three nights from Tuesday 4 May. ${sentence} We confirm your room.${house}`,
    )[0]?.booking.reference;
  assert.equal(numberIn('Our number for it is HL-2207.'), 'HL-2207');
  assert.equal(numberIn('It is filed under the reference 27-0388.'), '27-0388');
  assert.equal(numberIn('Your code is HL2207.'), 'HL2207');
  assert.equal(numberIn('Our number is 01632960817.'), undefined);
  assert.equal(numberIn('The code of the gate is 48213.'), undefined);
});

test('the guests of several rooms under one number, each in a line of its room', () => {
  const stay = stayIn(
    'Confirmation',
    `Confirmation number: CR55081
Hotel: Albergo Conte Verde
Via Roma 14, 10122 Torino, Italy
Check-in: Monday 4 October 2027, from 15:00
Check-out: Thursday 7 October 2027, until 11:30
Guests: Room 1 – Mr Yann Prigent
Room 2 – Ms Nadia Hamidi
Total for 2 rooms: EUR 702.00, city tax of EUR 4,00 per person on the place 4

Reisewerk GmbH, Uferstraße 9, 20095 Hamburg. Hotline 24h`,
  );
  assert.deepEqual(stay.travelers, [{ name: 'Yann Prigent' }, { name: 'Nadia Hamidi' }]);
  assert.deepEqual([stay.place?.name, stay.place?.city], ['Albergo Conte Verde', 'Torino']);
});
