import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWord } from '../../../../testing/word.ts';

// Letters that tell trains, ships, drivers and hired cars in sentences, beside flights that have numbers.

test('a train that has but a name, and a journey told in two sentences', async () => {
  assert.deepEqual(
    await readWord(
      'Confirmation of arrangements for Ms Ana Reis, written on 4 January 2027',
      'You board the Caledonian Sleeper at London Euston on Sunday 14 March 2027. It departs at 21:15 and reaches Fort William at 09:57 the next morning. Caledonian Sleeper booking CSL4402917, £189.00.',
      'Loganair flight LM 31 on Wednesday 17 March 2027 leaves Inverness (INV) at 11:25 and lands in Edinburgh (EDI) at 12:20; record locator T4WQNY, £98.10. From Edinburgh Waverley the LNER train at 14:30 the same afternoon gets you to London Kings Cross at 18:52. Ticket collection reference 8XNRT2QD, £84.00.',
    ),
    [
      'Train London Euston Fort William 2027-03-14T21:15 2027-03-15T09:57 CSL4402917',
      'LM31 INV EDI 2027-03-17T11:25 2027-03-17T12:20 T4WQNY',
      'Train Edinburgh Waverley London Kings Cross 2027-03-17T14:30 2027-03-17T18:52 8XNRT2QD',
    ],
  );
});

test('a port that no list has, on the way from or to a known one', async () => {
  assert.deepEqual(
    await readWord(
      'Arrangements for Mr Tom Aske, 4 January 2027. All of it is confirmed.',
      'CalMac booking 5510932 takes you from Uig to Tarbert on Tuesday 9 March 2027 aboard the MV Hebrides: sailing 14:10, arrival 15:50.',
    ),
    ['Boat Uig Tarbert 2027-03-09T14:10 2027-03-09T15:50 5510932'],
  );
});

test('a driver in the sentence before a flight, fetched at home', async () => {
  assert.deepEqual(
    await readWord(
      'To: Ms Ana Reis. All of it is confirmed.',
      'On Tuesday, March 9, 2027, Harbor Livery (confirmation 44810) sends a car to 8 Quarry Street, Quincy, at 2:30 p.m. and takes you to Logan Airport. The charge is $88.00. United Airlines flight UA 242 leaves Boston Logan at 5:05 p.m. and gets in to Chicago O’Hare at 6:58 p.m.; the United confirmation is KX7QPD.',
    ),
    [
      'Taxi 8 Quarry Street, Quincy Logan Airport 2027-03-09T14:30 44810',
      'UA242 BOS ORD 2027-03-09T17:05 2027-03-09T18:58 KX7QPD',
    ],
  );
});

test('who is met on arrival is met on the day on which the flight lands there', async () => {
  assert.deepEqual(
    await readWord(
      'Dr. Meera Pillai\nDirector (Works), Kochi Dry Docks Ltd.',
      'Sub: Your visit to Perth in March 2027 – confirmed bookings',
      'You depart Kochi on Monday, 8th March 2027 by SQ 535 at 23:10 hrs and reach Singapore at 06:15 hrs on Tuesday, 9th March. The same morning you continue by SQ 225, leaving Singapore at 09:30 hrs and arriving Perth at 14:45 hrs. Your PNR is 7QXT3M.',
      'M/s Black Cockatoo Chauffeurs will receive you at Perth Airport at 15:30 hrs on arrival with a name board; their job number is BCC-1187.',
      'Yours faithfully,\nfor MALABAR VOYAGES\nP. Nair',
    ),
    [
      'SQ535 COK SIN 2027-03-08T23:10 2027-03-09T06:15 7QXT3M',
      'SQ225 SIN PER 2027-03-09T09:30 2027-03-09T14:45 7QXT3M',
      'Taxi Perth Airport 2027-03-09T15:30 BCC-1187',
    ],
  );
});

test('a hired car from one place and day to another', async () => {
  assert.deepEqual(
    await readWord('Trip advice for Mr Tom Aske', [
      ['Flight VA 716\nRef. ZPWK4D', 'Perth (PER) 8 Mar 2027 1:05 pm – Adelaide (ADL) 5:25 pm'],
      [
        'Car hire\nAvis\nRef. 99104417',
        'Kia Sportage or similar. From Adelaide Airport Mon 8 March 2027, 5:45 pm to Adelaide City Thu 11 March 2027, 11:15 am. AUD 214.90',
      ],
    ]),
    [
      'VA716 PER ADL 2027-03-08T13:05 2027-03-08T17:25 ZPWK4D',
      'RentalCar Adelaide Airport Adelaide City 2027-03-08T17:45 2027-03-11T11:15 99104417',
    ],
  );
});

test('a hired car that is left, and not returned', async () => {
  assert.deepEqual(
    await readWord(
      'Arrangements for Mr Tom Aske, all confirmed. Flight LM 31 leaves Inverness (INV) on 12 March 2027 at 11:25 and lands in Edinburgh (EDI) at 12:20; record locator T4WQNY.',
      'Collect a Fiat Panda (or similar) from Europcar at Oban Station on Tuesday 9 March 2027 at 09:30. You leave it at Inverness Airport on Friday 12 March 2027 at 10:15. Europcar confirmation E5540917C1.',
    ),
    [
      'RentalCar Oban Station Inverness Airport 2027-03-09T09:30 2027-03-12T10:15 E5540917C1',
      'LM31 INV EDI 2027-03-12T11:25 2027-03-12T12:20 T4WQNY',
    ],
  );
});

test('a hired car that somebody has for the traveller, and that goes back to the same place', async () => {
  assert.deepEqual(
    await readWord(
      'Arrangements for Ms Ana Reis, all confirmed. Flight UA 242 leaves Boston (BOS) on March 8, 2027 at 5:05 p.m. and lands in Denver (DEN) at 7:58 p.m.; confirmation KX7QPD.',
      'For the site visit Hertz has a Ford Escape or similar for you at Denver Airport, Tuesday, March 9, 2027, 8:00 a.m., to go back to the same place by 7:00 p.m. on Wednesday, March 10. Confirmation 2280457263.',
    ),
    [
      'UA242 BOS DEN 2027-03-08T17:05 2027-03-08T19:58 KX7QPD',
      'RentalCar Denver Airport Denver Airport 2027-03-09T08:00 2027-03-10T19:00 2280457263',
    ],
  );
});

test('a house at a place, and an American street by its number', async () => {
  assert.deepEqual(
    await readWord(
      'To: Ms Ana Reis. Everything is booked.',
      'Your room is at the Harbor Inn at the Wharf, 220 Heron Landing, Portland, ME 04101, (207) 555-0119, from March 8 to March 10, 2027, confirmation 77145 POR. I have told them to expect you about 10:15 p.m.',
    ),
    ['Lodging Harbor Inn at the Wharf 2027-03-08 2027-03-10 77145 POR'],
  );
});

test('a number said once for two trains, and a driver at one door of a station', async () => {
  assert.deepEqual(
    await readWord(
      'PURCHASE ORDER PO-55120',
      'Traveller: Ms Harriet Lowe',
      'Rail',
      'LNER, 16 March 2027: London Kings Cross dep 08:00, Edinburgh Waverley arr 12:20, coach K seat 21, collection reference 5TRQ2WK8.',
      'LNER, 18 March 2027: Edinburgh Waverley dep 16:30, London Kings Cross arr 20:51, coach C seat 8, same reference.',
      'Ground transport',
      'City Cabs, job 44120: pick-up Edinburgh Waverley, Market Street entrance, 16 March 2027 at 12:35, to the hotel.',
    ),
    [
      'Train London Kings Cross Edinburgh Waverley 2027-03-16T08:00 2027-03-16T12:20 5TRQ2WK8',
      'Taxi Edinburgh Waverley 2027-03-16T12:35 44120',
      'Train Edinburgh Waverley London Kings Cross 2027-03-18T16:30 2027-03-18T20:51 5TRQ2WK8',
    ],
  );
});

test('a taxi from a house by its number and street', async () => {
  assert.deepEqual(
    await readWord(
      'Feuille de route – M. Karim Saadi, bon de commande 2027-31',
      'Lundi 15 mars 2027',
      '05:45 – Taxi G7 (réf. 88-4417) du 12 rue Lepic, 75018 Paris à l’aéroport Charles-de-Gaulle, terminal 2F',
      '07:30 – Vol AF1148 Paris CDG – Barcelone, arrivée 09:20 (dossier 6QWK2X)',
      'Mercredi 17 mars 2027',
      '20:10 – Vol AF1649 Barcelone – Paris CDG, arrivée 22:05 (dossier 6QWK2X)',
    ),
    [
      'Taxi 12 rue Lepic, 75018 Paris aéroport Charles-de-Gaulle, terminal 2F 2027-03-15T05:45 88-4417',
      'AF1148 CDG BCN 2027-03-15T07:30 2027-03-15T09:20 6QWK2X',
      'AF1649 BCN CDG 2027-03-17T20:10 2027-03-17T22:05 6QWK2X',
    ],
  );
});

test('"the Wednesday" after Friday was told is the one that the letter has named', async () => {
  assert.deepEqual(
    await readWord(
      'Dear Professor Halloran, all is booked for you.',
      'You fly with Aer Lingus. On Wednesday 19 April 2028 flight EI 660 leaves Dublin at 06:40 and is due in Vienna at 10:20. You go home on the Friday of the same week with EI 661, which takes off from Vienna at 17:55 and lands in Dublin at 19:45. Booking reference 3NQZ6B.',
      'Between Vienna and Graz you travel by rail, on ÖBB order 881744203956. On the Wednesday you take Railjet 559 from Wien Hbf at 12:58, which arrives at Graz Hbf at 15:33.',
    ),
    [
      'EI660 DUB VIE 2028-04-19T06:40 2028-04-19T10:20 3NQZ6B',
      'Railjet559 Wien Hbf Graz Hbf 2028-04-19T12:58 2028-04-19T15:33 881744203956',
      'EI661 VIE DUB 2028-04-21T17:55 2028-04-21T19:45 3NQZ6B',
    ],
  );
});

test('columns for where a service begins and ends, stations with their kind, and a room left within hours', async () => {
  assert.deepEqual(
    await readWord('TRAVEL ORDER 77-20418', 'Traveler: Ms. Corinne Baptiste-Ray', [
      ['Type', 'Vendor', 'Details', 'Begin', 'End', 'Conf. no.'],
      [
        'Rail',
        'Amtrak',
        'Acela 2151\nNew York Penn Station to Washington Union Station',
        'Thu 03/04/2027\n7:00 AM',
        'Thu 03/04/2027\n9:56 AM',
        '4C71B9',
      ],
    ]),
    ['Acela2151 New York Penn Station Washington Union Station 2027-03-04T07:00 2027-03-04T09:56 4C71B9'],
  );
  assert.deepEqual(
    await readWord('Itinerary for Ms Ana Reis, all confirmed', 'HOTEL – Kalaranna Residence, confirmation KR-80216', [
      ['Address', 'Kalaranna 8, 10415 Tallinn, Estonia'],
      ['Arrival', '2028-02-15, check-in 15:00–23:30'],
      ['Departure', '2028-02-17, check-out 07:00–12:00'],
    ]),
    ['Lodging Kalaranna Residence 2028-02-15T15:00 2028-02-17T12:00 KR-80216'],
  );
});
