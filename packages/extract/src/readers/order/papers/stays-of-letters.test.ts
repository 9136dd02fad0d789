import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// Letters and orders of two stays and more, and of a house that is told again.

test('two stays that a letter tells alike have their own days and hours, and no house travels', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Dear Mr Oakley,',
      'You arrive at Fern Cottage, 3 Mill Lane, Grasmere LA22 9SX, on Monday 14 June 2027 (from 3 pm) and leave on Thursday 17 June by 10 am; booking FC-2210.',
      'You arrive at The Drovers Inn, 18 Main Street, Keswick CA12 5BN, on Sunday 20 June 2027 (from 4 pm) and leave on Thursday 24 June by 11 am; booking DI 8841.',
    ]),
    [
      'Lodging | Fern Cottage, Grasmere | 2027-06-14T15:00 – 2027-06-17T10:00 | FC-2210 | Oakley',
      'Lodging | The Drovers Inn, Keswick | 2027-06-20T16:00 – 2027-06-24T11:00 | DI 8841 | Oakley',
    ],
  );
});

test('a house that was told before is the same, with other days and another number', async () => {
  const first =
    'Du 14 au 17 juin 2027 vous logez à l’Hôtel du Vallon, 12 rue Sainte, 13001 Marseille, confirmation HV-3390.';
  const stay = 'Lodging | Hôtel du Vallon, Marseille';
  const told = (again: string) => readLetterOf(['Confirmation pour Mme Gaëlle Penhoat', first, again]);
  for (const again of [
    'Du 19 au 21 juin 2027 vous retrouvez le même hôtel, confirmation HV-3412, départ avant 11h.',
    'Vous revenez ensuite à l’Hôtel du Vallon du 19 au 21 juin 2027 (confirmation HV-3412), départ avant 11h.',
  ])
    assert.equal((await told(again))[1], `${stay} | 2027-06-19 – 2027-06-21T11:00 | HV-3412 | Gaëlle Penhoat`);
  assert.equal((await told('Nous n’avons pas pu prolonger l’Hôtel du Vallon (option HV-3412 levée).')).length, 1);
});

test('a row calls the house of another row', async () => {
  const told = await readLetterOf([
    'Order 4471 for Ms Harriet Pell',
    [
      ['Line', 'Service', 'Dates', 'Ref'],
      ['1', 'Hotel Vågen, Skagenkaien 40, 4006 Stavanger', '12 Apr 2027 – 13 Apr 2027', '3391-VB'],
      ['2', 'Same hotel as line 1', '14 Apr 2027 – 16 Apr 2027', '3392-VB'],
    ],
  ]);
  assert.deepEqual(told, [
    'Lodging | Hotel Vågen, Stavanger | 2027-04-12 – 2027-04-13 | 3391-VB | Harriet Pell',
    'Lodging | Hotel Vågen, Stavanger | 2027-04-14 – 2027-04-16 | 3392-VB | Harriet Pell',
  ]);
});

test('a house with its town and no street is one in a sentence', async () => {
  for (const [said, place] of [
    [
      'From 15 to 18 September 2027 you stay at Burrastow Lodge, Walls ZE2 9PD, confirmation BL-1182.',
      'Burrastow Lodge, Walls',
    ],
    [
      'Du 15 au 18 septembre 2027 vous logez au Gîte des Ifs, 29680 Roscoff, confirmation BL-1182.',
      'Gîte des Ifs, Roscoff',
    ],
  ] as const)
    assert.deepEqual(await readLetterOf(['For Ms Ruth Halloran', said]), [
      `Lodging | ${place} | 2027-09-15 – 2027-09-18 | BL-1182 | Ruth Halloran`,
    ]);
});

test('what is done there in small letters leads to the name of a house', async () => {
  for (const lead of ['Check-in opens at', 'Rooms are ready at', 'Keys from 2 pm at', 'Check in at'])
    assert.match(
      (
        await readLetterOf([
          'Travellers: Mr Lachlan Eyres',
          { heading: 'Friday 11 February 2028' },
          `\t1400\t${lead} Tamar Ridge House, 44 High Street, Launceston TAS 7250. Three nights. Confirmation TRH0217.`,
          { heading: 'Monday 14 February 2028' },
          '\t1000\tLatest check-out from Tamar Ridge House.',
          '\t1545\tCoffee with the agent.',
        ])
      ).join(),
      /^Lodging \| Tamar Ridge House, Launceston \|/,
    );
});

test('"from then" is the day told last, and an hour in the paragraph of another house is not of the first', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Confirmed for Alan Penrose.',
      'We have booked you into The Kinloch Arms, 12 Shore Street, Ullapool IV26 2UJ, for the nights of 4, 5 and 6 August 2027 (confirmation KA 4471). Check-in is from 3pm.',
      'On Saturday 7 August you sail from Ullapool at 10.30am on the Loch Seaforth, arriving in Stornoway at 1.00pm; your booking number is 77120934.',
      'From then until Wednesday 11 August you stay at Borve House, Main Road, Borve HS2 0RX. Your room will be ready from 4pm, and we ask you to leave it by 11am. Reference BH/2281.',
    ]),
    [
      'Lodging | The Kinloch Arms, Ullapool | 2027-08-04T15:00 – 2027-08-07 | KA 4471 | Alan Penrose',
      'Boat | Ullapool > Stornoway | 2027-08-07T10:30 – 2027-08-07T13:00 | 77120934 | Alan Penrose',
      'Lodging | Borve House, Borve | 2027-08-07T16:00 – 2027-08-11T11:00 | BH/2281 | Alan Penrose',
    ],
  );
});

test('the night that a sentence further on calls the same is one more in the house', async () => {
  const told = await readLetterOf([
    'Voyageur : M. Éric Delorme',
    { heading: 'Jour 1 – Lundi 12 juillet 2027 : Lisbonne' },
    'Nuit : Hotel Jardim da Graça, Rua da Voz do Operário 21, 1100-620 Lisbonne. Confirmation JG-1182.',
    { heading: 'Jour 2 – Mardi 13 juillet 2027 : Lisbonne' },
    'Journée libre. Nuit : même hôtel.',
    { heading: 'Jour 3 – Mercredi 14 juillet 2027 : Porto' },
    'Nuit : Casa do Carmo, Rua de Cedofeita 114, 4050-174 Porto. Confirmation CC-5520.',
    { heading: 'Jour 4 – Jeudi 15 juillet 2027 : Porto' },
    'Fin du voyage.',
  ]);
  assert.deepEqual(told, [
    'Lodging | Hotel Jardim da Graça, Lisbonne | 2027-07-12 – 2027-07-14 | JG-1182 | Éric Delorme',
    'Lodging | Casa do Carmo, Porto | 2027-07-14 – 2027-07-15 | CC-5520 | Éric Delorme',
  ]);
});

test('until when one may come is not from when a room may be had', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Traveller: Dr Amara Nwosu',
      'Accommodation, arrival 1 March 2027, departure 4 March 2027: Pension Mainblick, Schweizer Straße 88, 60594 Frankfurt. Confirmation PM-0318, check-in until 22:00.',
    ]),
    ['Lodging | Pension Mainblick, Frankfurt | 2027-03-01 – 2027-03-04 | PM-0318 | Amara Nwosu'],
  );
});

test('what stands between a house and a town with its code is its street, whatever it is called', async () => {
  assert.deepEqual(
    await readLetterOf([
      'All rooms are booked in the name of Eleanor Whitcombe.',
      'Night of Tuesday 4 May 2027: Cliff House, 7 Marine Parade, Tenby SA70 7BZ. Booking CH 2204. Arrive after 4 pm, leave by 10 am.',
      'Nights of Wednesday 5 and Thursday 6 May: The Stackpole Inn, Jasons Corner, Stackpole SA71 5DF. Booking SI-118. Arrive after 3 pm.',
    ]),
    [
      'Lodging | Cliff House, Tenby | 2027-05-04T16:00 – 2027-05-05T10:00 | CH 2204 | Eleanor Whitcombe',
      'Lodging | The Stackpole Inn, Stackpole | 2027-05-05T15:00 – 2027-05-07 | SI-118 | Eleanor Whitcombe',
    ],
  );
});

test('hours that a sentence says of all houses are of each', async () => {
  const table = [
    ['Du', 'Au', 'Hébergement', 'Adresse', 'N° conf.'],
    ['12/08/2027', '15/08/2027', 'Hotel Aurora', 'Via Garibaldi 9, 37121 Vérone', 'AU-771'],
    ['15/08/2027', '18/08/2027', 'Locanda del Ponte', 'Calle Larga 14, 30124 Venise', '20931'],
  ];
  for (const said of [
    'Arrivée possible dès 15h dans les deux établissements, départ avant 10h.',
    'In both hotels check-in is from 3 pm and check-out by 10 am.',
    'Check-in 15:00, check-out 10:00 in all hotels.',
  ])
    assert.deepEqual(await readLetterOf(['Voyageur : M. Rémi Castagnet', table, said]), [
      'Lodging | Hotel Aurora, Vérone | 2027-08-12T15:00 – 2027-08-15T10:00 | AU-771 | Rémi Castagnet',
      'Lodging | Locanda del Ponte, Venise | 2027-08-15T15:00 – 2027-08-18T10:00 | 20931 | Rémi Castagnet',
    ]);
});
