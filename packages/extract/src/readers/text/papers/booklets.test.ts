import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Placed, pdf } from '../../../../testing/pdf.ts';
import { toldInFull } from '../../../../testing/told.ts';
import { extract } from '../../../extract.ts';

// A booklet of an agency: the journey day by day, and the sheet of the house behind it.

const flight = (y: number, number: string, from: string, to: string): Placed[] => [
  [50, y, 'Vol'],
  [150, y, 'Depart'],
  [330, y, 'Arrivee'],
  [50, y - 14, number],
  [150, y - 14, from],
  [330, y - 14, to],
];

test('the driver’s number stays his though a flight was near it, and what all costs is the price of none', async () => {
  const page: Placed[] = [
    [50, 800, 'Carnet de voyage', 16],
    [50, 776, 'Voyageur'],
    [150, 776, 'M. Gaspard Lhermitte'],
    [330, 776, 'Dossier agence'],
    [430, 776, 'HC-27-08814'],
    [50, 740, 'Jour 1 : mardi 18 mai 2027'],
    [50, 716, 'Vol Paris - Porto, Transavia, reference compagnie 7HNQ2W'],
    ...flight(692, 'TO 7640', '12h10 Paris Orly (ORY)', '13h25 Porto (OPO)'),
    [50, 650, 'Transfert prive, Norte Transfers, reservation no. HT-5562'],
    [50, 638, 'Prise en charge a 14h15 : Aeroport de Porto, hall des arrivees'],
    [50, 626, 'Destination : Ribeira View Hotel'],
    [50, 590, 'Jour 5 : samedi 22 mai 2027'],
    [50, 566, 'Vol Porto - Paris, Transavia, reference compagnie 7HNQ2W'],
    ...flight(542, 'TO 7641', '14h10 Porto (OPO)', '17h25 Paris Orly (ORY)'),
    [50, 500, 'Fiche hotel', 12],
    ...['Ribeira View Hotel', '9 Rua de Santa Catarina', '4000-442 Porto, Portugal', 'Tel. +351 22 555 0188'].map(
      (text, i): Placed => [50, 476 - 11 * i, text],
    ),
    ...[
      'Arrivee : mardi 18 mai 2027, chambre',
      'disponible des 14h00',
      'Depart : samedi 22 mai 2027, a liberer',
      'avant 12h00',
      'No. de confirmation : PV-30417',
    ].map((text, i): Placed => [327, 476 - 11 * i, text]),
    [50, 400, 'Prix total du voyage (vols, transfert et hotel) : 1 948,00 EUR'],
  ];
  const { reservations } = await extract(pdf(page), { contextDate: '2027-04-20' });
  assert.deepEqual(
    toldInFull(reservations).map((line) => line.replace(' | Gaspard Lhermitte', '')),
    [
      'Flight | TO 7640 | Paris Orly > Porto | 2027-05-18T12:10 – 2027-05-18T13:25 | 7HNQ2W',
      'Taxi | Aeroport de Porto > Ribeira View Hotel | 2027-05-18T14:15 | HT-5562',
      'Lodging | Ribeira View Hotel, Porto | 2027-05-18T14:00 – 2027-05-22T12:00 | PV-30417',
      'Flight | TO 7641 | Porto > Paris Orly | 2027-05-22T14:10 – 2027-05-22T17:25 | 7HNQ2W',
    ],
  );
  assert.ok(reservations.every(({ booking }) => booking.price === undefined));
});
