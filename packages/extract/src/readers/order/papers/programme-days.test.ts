import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWord } from '../../../../testing/word.ts';

// Programmes whose day stands across the table and whose rows are a flight, a room, a driver, each in the row's own words.

test('a day and where one is on it, across the table, is the day of the rows below', async () => {
  assert.deepEqual(
    await readWord('Programme and confirmation BX-2207 · Travellers Ana Reis and Tom Aske · 4 January 2027', [
      ['Monday 12 April 2027: London – Bergen', '<', '<'],
      ['08:10 – 11:05', 'Flight BA 604, London Heathrow (LHR) to Bergen (BGO)', 'Booking ref. Q7WXNP\nGBP 212.00'],
      ['13:00', 'Private transfer with Fjordtaxi from Bergen Airport to Strandhuset', 'Order FX-8812\nNOK 540.00'],
      [
        'from 15:00',
        'Check in at Strandhuset, Strandgaten 14, 5013 Bergen, Norway, tel. +47 55 55 01 40. Two nights',
        'Conf. SH-44107',
      ],
      ['Tuesday 13 April 2027: Bergen', '<', '<'],
      ['all day', 'Free. A walk on the Fløyen can be added until 1 March 2027', '–'],
      ['Wednesday 14 April 2027: Bergen – at sea', '<', '<'],
      ['by 11:00', 'Check out of Strandhuset', ''],
      [
        '13:30',
        'Fjord Line, M/S Stavangerfjord, departure from Bergen. Inside cabin for two',
        'Booking 50931174\nNOK 2,480.00',
      ],
      ['Thursday 15 April 2027: Hirtshals', '<', '<'],
      ['08:00', 'Arrival of Stavangerfjord in Hirtshals', 'Booking 50931174'],
    ]),
    [
      'BA604 LHR BGO 2027-04-12T08:10 2027-04-12T11:05 Q7WXNP',
      'Taxi Bergen Airport Strandhuset 2027-04-12T13:00 FX-8812',
      'Lodging Strandhuset 2027-04-12T15:00 2027-04-14T11:00 SH-44107',
      'Boat Bergen Hirtshals 2027-04-14T13:30 2027-04-15T08:00 50931174',
    ],
  );
});

test('le jour en travers du tableau vaut pour ses lignes, l’heure d’une chambre n’est pas celle d’un train', async () => {
  assert.deepEqual(
    await readWord('Confirmation de commande. Voyageur : Mme Salomé Viguier', [
      ['Jeudi 6 mai 2027 : Lyon – Turin', '<', '<'],
      ['07h40 – 11h32', 'TGV 9241, Lyon Part-Dieu – Torino Porta Susa', 'dossier SNCF : QK4WTN'],
      ['dès 15h00', 'Check-in : Albergo del Fiume, Via Po 18, 10123 Torino, Italie. Une nuit', 'conf. ADF-2207'],
      ['Vendredi 7 mai 2027 – retour à Lyon', '<', '<'],
      ['avant 10h30', 'Libération de la chambre', ''],
      ['17h38 – 21h20', 'TGV 9248, Torino Porta Susa – Lyon Part-Dieu', 'dossier SNCF : QK4WTN'],
    ]),
    [
      'TGV9241 Lyon Part-Dieu Torino Porta Susa 2027-05-06T07:40 2027-05-06T11:32 QK4WTN',
      'Lodging Albergo del Fiume 2027-05-06T15:00 2027-05-07T10:30 ADF-2207',
      'TGV9248 Torino Porta Susa Lyon Part-Dieu 2027-05-07T17:38 2027-05-07T21:20 QK4WTN',
    ],
  );
});

test('a row that begins with its kind keeps its hours, its days and its post code from the flights around it', async () => {
  assert.deepEqual(
    await readWord('Trip advice for Mr Bevan Okunola', [
      ['Friday 1 October 2027', '<'],
      [
        'Flight VA 716\nRef. ZPWK4D',
        {
          lines: [],
          rows: [
            ['Depart', 'Arrive'],
            [{ lines: ['Perth (PER)', '1:05 pm'] }, { lines: ['Adelaide (ADL)', '5:25 pm'] }],
          ],
        },
      ],
      [
        'Hotel\nConf. TOR-5061',
        'Torrens Weir Hotel, 27 Memorial Parade, Adelaide SA 5000. In Fri 1 October 2027 (2:00 pm), out Mon 4 October 2027 (10:00 am)',
      ],
      ['Monday 4 October 2027', '<'],
      [
        'Flight VA 418\nRef. ZPWK4D',
        {
          lines: [],
          rows: [
            ['Depart', 'Arrive'],
            [{ lines: ['Adelaide (ADL)', '12:10 pm'] }, { lines: ['Sydney (SYD)', '2:35 pm'] }],
          ],
        },
      ],
      ['Wednesday 6 October 2027', '<'],
      [
        'Flight QF 649\nRef. 7JXR2N',
        {
          lines: [],
          rows: [
            ['Depart', 'Arrive'],
            [{ lines: ['Sydney (SYD)', '7:35 pm'] }, { lines: ['Perth (PER)', '9:50 pm'] }],
          ],
        },
      ],
    ]),
    [
      'VA716 PER ADL 2027-10-01T13:05 2027-10-01T17:25 ZPWK4D',
      'Lodging Torrens Weir Hotel 2027-10-01T14:00 2027-10-04T10:00 TOR-5061',
      'VA418 ADL SYD 2027-10-04T12:10 2027-10-04T14:35 ZPWK4D',
      'QF649 SYD PER 2027-10-06T19:35 2027-10-06T21:50 7JXR2N',
    ],
  );
});
