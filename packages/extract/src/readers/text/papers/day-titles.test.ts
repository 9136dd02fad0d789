import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';
import { read, readPage, tableOf, told } from '../../../../testing/told.ts';

// What a day's title says, of all that stands under it.

test('the day over a title is of the pieces below it, and not of the piece above', () => {
  const programme = `Booking reference: QXT7PM

Monday 1 March 2027

FLIGHT

BA 992, London Heathrow (LHR) 19:05 to Berlin (BER) 22:00
Airline confirmation: 5QTM2W

Tuesday 2 March 2027

TRAIN

ICE 1508, Berlin Hbf 12:30 to Leipzig Hbf 13:45
Confirmation: F7KZ2Q

FLIGHT

LH 171, Leipzig (LEJ) 18:40 to Frankfurt (FRA) 19:40
Airline confirmation: 5QTM2W

Cost summary

Total: EUR 800.00`;
  assert.deepEqual(told(read('Your programme', programme)), [
    'BA992 LHR BER 2027-03-01T19:05 2027-03-01T22:00',
    'ICE1508 Berlin Hbf Leipzig Hbf 2027-03-02T12:30 2027-03-02T13:45',
    'LH171 LEJ FRA 2027-03-02T18:40 2027-03-02T19:40',
  ]);
});

test('a drive has the day of its title, and a day beside the hour goes before that', async () => {
  const drive = (day: string, rows: string) => `<h3>${day}</h3>${tableOf(rows)}`;
  const voucher = (first: string, second: string) =>
    readPage(`<p>Transfer voucher</p><p>Booking reference: NL-204417</p>${first}${second}`);
  const there = 'Pick-up | 11:45\nLocation | Geneva Airport\nDestination | Chalet Aravis, 74110 Morzine';
  const back = 'Pick-up | 08:30\nLocation | Chalet Aravis, 74110 Morzine\nDestination | Geneva Airport';
  assert.deepEqual(
    told(await voucher(drive('Trip 1 – Saturday 13 February 2027', there), drive('Saturday 20 February 2027', back))),
    [
      'Taxi Geneva Airport Chalet Aravis, 74110 Morzine 2027-02-13T11:45',
      'Taxi Chalet Aravis, 74110 Morzine Geneva Airport 2027-02-20T08:30',
    ],
  );
  const own = there.replace('11:45', '14 February 2027 11:45');
  assert.match(told(await voucher(drive('Saturday 13 February 2027', own), ''))[0] ?? '', /2027-02-14T11:45$/);
});

test('a house over its address and its days is a stay, whatever it is called', async () => {
  const programme = await readPage(
    `<p>Booking reference: HAV 0385</p><h2>Ferry – ship Blue Star Naxos</h2>${tableOf(
      'Departure | 30/05/2027 07:30 – Piraeus\nArrival | 12:50 – Naxos\nConfirmation | BSF77039',
    )}<h2>Studios Marini</h2>${tableOf(
      'Address | Agios Georgios Beach, 843 00 Naxos\nArrival | 30/05/2027 from 15:00\nDeparture | 04/06/2027 by 10:30\nConfirmation | 27-0530',
    )}`,
  );
  assert.deepEqual(told(programme).toSorted(), [
    'Boat Piraeus Naxos 2027-05-30T07:30 2027-05-30T12:50',
    'Lodging Studios Marini 2027-05-30T15:00 2027-06-04T10:30',
  ]);
});

test('a code in large letters below its caption is the number, not a title', async () => {
  const [train] = await readPage(
    `<p>Code de réservation (DNR)</p><h2>JVXQRTM</h2>${tableOf(
      'Date | De | Dép. | À | Arr. | Train\n20/10/2027 | Bruxelles-Midi | 08:23 | Köln Hbf | 10:15 | ICE 13',
    )}`,
  );
  assert.equal(train?.booking.reference, 'JVXQRTM');
});

test('a day that stands alone over a journey is its day, whatever hours the days before it tell', async () => {
  for (const [free, before] of [
    [['Sondages avec l’entreprise. Le dîner du mercredi (19h30) est libre.'], ['avant 11h00\tDépart de l’hôtel']],
    [['9h00\tRéunion au siège', '14h00\tVisite du viaduc'], []],
  ] as const)
    assert.deepEqual(
      await readLetterOf([
        'Déplacement à La Réunion de Mme Estelle Marchadier, vols Air Austral : dossier 6PLX2Q',
        'Mardi 9 et mercredi 10 mars 2027',
        ...free,
        'Jeudi 11 mars 2027',
        ...before,
        '21h55\tDépart de Saint-Denis de La Réunion (RUN), vol Air Austral UU 975',
        'Vendredi 12 mars 2027',
        '6h20\tArrivée à Paris-Charles-de-Gaulle (CDG)',
      ]),
      [
        'Flight | UU 975 | Saint-Denis de La Réunion > Paris-Charles-de-Gaulle | 2027-03-11T21:55 – 2027-03-12T06:20 | 6PLX2Q',
      ],
    );
});
