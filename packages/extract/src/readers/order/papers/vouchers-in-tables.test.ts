import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// Vouchers of those who receive travellers: across a table what a service is, and below it the form of that service.

test('across a table stands which service the rows below it are, up to the next', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Booked by: Fernleigh Travel, Bath – your ref. 55/SALIS',
      [['Guests: Mr Rupert Salisbury, Ms Corinne Salisbury (2 adults)']],
      [
        ['SERVICE 1 – PRIVATE TRANSFER', '<', '<', '<'],
        ['Supplier', 'Attica Prime Cars', 'Supplier ref.', 'APC-20551'],
        ['Pick-up', 'Thursday 10 June 2027, 15:40', 'Vehicle', 'Mercedes E-Class'],
        ['From', 'Athens Airport', 'To', 'Hotel Archontiko'],
        ['SERVICE 2 – ACCOMMODATION', '<', '<', '<'],
        ['Hotel', 'Hotel Archontiko', 'Confirmation', 'AP/6-4471'],
        ['Address', '8 Tripodon Steps, 105 58 Athens, Greece', 'Phone', '+30 21 0555 0123'],
        ['Check-in', 'Thursday 10 June 2027, 14:00', 'Check-out', 'Sunday 13 June 2027, 11:00'],
        ['SERVICE 3 – DINNER', '<', '<', '<'],
        ['Restaurant', 'Kyma & Kapari', 'Booking', 'KK-0612'],
        ['When', 'Saturday 12 June 2027, 20:30', 'Table for', '2 (terrace)'],
        ['Address', '21 Mnisikleous Street, 105 56 Athens', 'Phone', '+30 21 0555 0188'],
        ['SERVICE 4 – FERRY', '<', '<', '<'],
        ['Company', 'Blue Star Ferries', 'Booking', 'BSF-771930'],
        ['Ship', 'Blue Star Naxos', 'Class', 'Business lounge'],
        ['Departure', 'Piraeus, Sunday 13 June 2027, 07:30', 'Arrival', 'Naxos, Sunday 13 June 2027, 12:50'],
      ],
    ]),
    [
      'Taxi | Athens Airport > Hotel Archontiko | 2027-06-10T15:40 | APC-20551',
      'Lodging | Hotel Archontiko, Athens | 2027-06-10T14:00 – 2027-06-13T11:00 | AP/6-4471',
      'FoodEstablishment | Kyma & Kapari, Athens | 2027-06-12T20:30 | for 2 | KK-0612',
      'Boat | Blue Star Naxos | Piraeus > Naxos | 2027-06-13T07:30 – 2027-06-13T12:50 | BSF-771930',
    ].map((line) => `${line} | Rupert Salisbury + Corinne Salisbury`),
  );
});

test('a voucher counts itself, and the number of the hotel is what its desk knows', async () => {
  const form = (title: string, name: string, label: string, number: string, days: [string, string]) => [
    [title, '<'],
    ['Hôtel', name],
    ['Adresse', 'Rua da Lada 62, 4050-059 Porto, Portugal'],
    [label, number],
    ['Arrivée', days[0]],
    ['Départ', days[1]],
  ];
  const first: [string, string] = ['lun. 13/09/2027, dès 15h00', 'mer. 15/09/2027, avant 11h00'];
  const second: [string, string] = ['mer. 15/09/2027, dès 14h00', 'sam. 18/09/2027, avant 12h00'];
  const read = (line: string) => `${line} | Gaëtan Roussillon + Émilie Fabre`;
  for (const [counted, label] of [
    ['BON N° 3380-', 'N° hôtel'],
    ['VOUCHER 771-', 'Hotel No.'],
    ['Prestation ', 'Code hôtel'],
  ])
    assert.deepEqual(
      await readLetterOf([
        'CARNET DE BONS D’ÉCHANGE – dossier LR-27/3380',
        'Voyageurs : M. Gaëtan Roussillon et Mme Émilie Fabre',
        form(`${counted}1 — HÉBERGEMENT`, 'Casa da Ribeira Azul', label ?? '', 'CRA 90514', first),
        form(`${counted}2 — HÉBERGEMENT`, 'Quinta do Vale Dourado', label ?? '', 'QVD/771', second),
        [
          [`${counted}3 — TRANSFERT`, '<'],
          ['Prestataire', 'Douro Cars'],
          ['N° prestataire', 'DC-4471'],
          ['Prise en charge', 'samedi 18/09/2027 à 13h00, Quinta do Vale Dourado'],
          ['Dépose', 'Aéroport de Porto'],
        ],
      ]),
      [
        read('Lodging | Casa da Ribeira Azul, Porto | 2027-09-13T15:00 – 2027-09-15T11:00 | CRA 90514'),
        read('Lodging | Quinta do Vale Dourado, Porto | 2027-09-15T14:00 – 2027-09-18T12:00 | QVD/771'),
        read('Taxi | Quinta do Vale Dourado > Aéroport de Porto | 2027-09-18T13:00 | DC-4471'),
      ],
      counted,
    );
});
