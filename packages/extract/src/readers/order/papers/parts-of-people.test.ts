import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookingsOfWord, readWord } from '../../../../testing/word.ts';

// Whose each booking is, where an order is for several: a column, a part, the title of a day sheet.

const whose = async (...parts: Parameters<typeof bookingsOfWord>) =>
  (await bookingsOfWord(...parts)).map(
    ({ booking }) =>
      `${'number' in booking ? booking.number : booking.type} ${(booking.travelers ?? []).map(({ name }) => name).join(' + ')}`,
  );

test('a column with somebody in each row says who travels, whatever its head is', async () => {
  for (const head of ['Judge', 'Soloist', 'Juré'])
    assert.deepEqual(
      await whose('How each of you gets here – Thursday 2 December 2027', [
        [head, 'By', 'From', 'To', 'Reference'],
        ['Fiona Tighe', 'Aer Lingus EI 3283', 'Edinburgh (EDI) 12:40', 'Dublin (DUB) 14:05', '2PVT6R'],
        ['Tomasz Mbeki', 'Aer Lingus EI 3285', 'Cork (ORK) 12:10', 'Dublin (DUB) 13:05', '4KLM9X'],
      ]),
      ['3285 Tomasz Mbeki', '3283 Fiona Tighe'],
    );
});

test('a part of a crew’s order is of who is named at its head', async () => {
  const people = (...names: string[]) => [['NAME', 'RANK', 'PNR'], ...names.map((name) => [name, 'AB', 'WQ4T7L'])];
  const flight = (number: string, from: string, to: string) => [
    ['FLT', 'DATE', 'FROM', 'TO', 'ETD', 'ETA'],
    [number, '15NOV27', from, to, '1515', '1725'],
  ];
  const order = [
    { heading: 'A. ON-SIGNER' },
    people('OLEKSANDR HRYTSENKO'),
    flight('LO 266', 'WARSAW WAW', 'AMSTERDAM AMS'),
    { heading: 'B. OFF-SIGNERS' },
    people('BANTAY/RODELIO', 'ILAGAN/JESSIE'),
    flight('BA 431', 'AMSTERDAM AMS', 'LONDON LHR'),
  ];
  assert.deepEqual(await whose(...order), ['266 OLEKSANDR HRYTSENKO', '431 RODELIO BANTAY + JESSIE ILAGAN']);
  const [first] = await bookingsOfWord(...order);
  assert.equal(first && 'arrival' in first.booking && first.booking.arrival?.local, '2027-11-15T17:25:00');
});

const sheet = (...lines: string[]) => [
  'HUGO MARLOWE – ZURICH, 8 TO 9 MARCH',
  'Monday 8 March 2027',
  '\t06.40\tOnyx Chauffeurs from 9 Pelham Terrace to London City Airport (job 18-4402)',
  ...lines,
  '\t13.00\tLunch with the others',
  '\tBed\tKrafthaus am Rhein, Oberer Rheinweg 45, 4058 Basel, +41 61 555 01 44. Confirmation KHR 0309-2. Out on the 9th by noon.',
  'Tuesday 9 March 2027',
  '\t10.00\tVisit of the works',
];

test('the hour in front of a journey is when it leaves, where the line tells one more', async () => {
  for (const landing of ['lands 11.10', '11.10 on the ground', 'in at 11.10', 'arr. 11.10'])
    assert.deepEqual(
      await readWord(
        ...sheet(`\t08.25\tSWISS LX 451, London City (LCY) to Zurich (ZRH), ${landing}. Seat 3A. Code X4PQ7S`),
      ),
      [
        'Taxi 9 Pelham Terrace London City Airport 2027-03-08T06:40 18-4402',
        'LX451 LCY ZRH 2027-03-08T08:25 2027-03-08T11:10 X4PQ7S',
        'Lodging Krafthaus am Rhein 2027-03-08 2027-03-09T12:00 KHR 0309-2',
      ],
    );
});

test('a line and the train on it are one train', async () => {
  const [train] = await readWord(
    'Traveller: Mr Hugo Marlowe',
    'Tuesday 9 March 2027',
    'IC 3 train no. 574, Zürich HB 14:34 to Basel SBB 15:27. Ticket 4470-9938-21',
  );
  assert.match(train ?? '', /^IC 3574 Zürich HB Basel SBB /);
});

test('a company that drives is nobody who travels', async () => {
  for (const people of await whose(...sheet('\t08.25\tSWISS LX 451, London City (LCY) to Zurich (ZRH), lands 11.10.')))
    assert.match(people, / HUGO MARLOWE$/);
});

test('parts that a paper counts are about one thing each, and their titles are no house', async () => {
  const show = [
    'VOUCHER 2 – SHOW',
    'Supplier: Round Earth Players\nShow: The Convict Shipwrights\nVenue: Strahan Amphitheatre, Tuesday 05/10/2027 17:30, doors 17:00',
  ];
  const car =
    'Supplier: Apollo\nRental no.: 60-338127\nVehicle: HiTop 2 Berth, automatic\nCollect: Devonport depot, 03/10/2027 10:00\nReturn: Hobart Airport, 10/10/2027 09:30';
  const cabin =
    'Supplier: Huon Tree Retreat\nAddress: 61 Whale Point Road, Port Huon TAS 7116\nNights: 08/10/2027 – 10/10/2027\nCheck-in 2 pm to 8 pm, check-out 10 am\nConfirmation: HTR2-5510';
  const read = await bookingsOfWord(
    'Names on all vouchers: Mr Keiran Doolan, Mrs Sunniva Doolan.',
    'VOUCHER 1 – CAMPERVAN',
    car,
    ...show,
    'VOUCHER 3 – CABIN',
    cabin,
  );
  const told = read.flatMap(({ booking }) => {
    if (booking.type === 'RentalCarReservation') return [booking.carrier?.name, booking.departure?.local];
    return booking.type === 'LodgingReservation' ? [booking.place?.name, booking.reference] : [];
  });
  assert.deepEqual(told, ['Apollo', '2027-10-03T10:00:00', 'Huon Tree Retreat', 'HTR2-5510']);
});
