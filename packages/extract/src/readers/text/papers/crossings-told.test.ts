import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readPage, told, toldInFull } from '../../../../testing/told.ts';

test('where a ship is due and from when one boards stand around its clocks', async () => {
  const way = (from: string, to: string, ship: string) =>
    `<p>${from} (embarquement à partir de 9h35, fermeture 10h05)<br>${to}<br>Navire : ${ship}</p>`;
  const page =
    '<p>Bonjour Tanguy Delaunay, votre réservation n° 0058416 est confirmée.</p>' +
    `<h3>Aller : jeudi 12 août 2027</h3>${way('Fromentine, départ 10h15', 'Port-Joinville, arrivée prévue 11h00', 'Pont d’Yeu')}` +
    `<h3>Retour : dimanche 15 août 2027</h3>${way('Port-Joinville, départ 17h30', 'Fromentine, arrivée prévue vers 18h15', 'Insula Oya II')}`;
  assert.deepEqual(told(await readPage(page)), [
    'Boat Fromentine Port-Joinville 2027-08-12T10:15 2027-08-12T11:00',
    'Boat Port-Joinville Fromentine 2027-08-15T17:30 2027-08-15T18:15',
  ]);
});

test('"next day" behind a station is when one is there, and each has a berth', async () => {
  const page =
    '<p>Dear Maren Oduya, your booking is complete.</p><p>Booking code<br>1794 2206 8351</p><p>Thu, 10 Jun 2027</p>' +
    '<table><tr><td>20:13</td><td>Wien Hbf</td></tr><tr><td></td><td>NJ 40490</td></tr>' +
    '<tr><td>09:58</td><td>Amsterdam Centraal <i>next day</i></td></tr></table>' +
    '<p>Maren Oduya – car 306, berth 41<br>Ilse Brandner – car 306, berth 45</p>';
  assert.deepEqual(toldInFull(await readPage(page)), [
    'Train | NJ 40490 | Wien Hbf > Amsterdam Centraal | 2027-06-10T20:13 – 2027-06-11T09:58 | 306/41 306/45 | 1794 2206 8351 | Maren Oduya + Ilse Brandner',
  ]);
});

test('a house that is offered beside a crossing is no stay', async () => {
  const row =
    '<tr><td>Helsinki – Tallinn</td><td>MyStar</td><td>Sat 21.08.2027<br>13:30</td><td>Sat 21.08.2027<br>15:30</td></tr>';
  const head = '<tr><th>Route</th><th>Ship</th><th>Departure</th><th>Arrival</th></tr>';
  const page = (offer: string) =>
    `<p>Booking number: 61748203<br>Customer: Joanna Pettifer</p><table>${head}${row}</table><p>${offer}</p><p>Baltic Ferries AS, P.O. Box 115, N-1330 Fornebu. Org. no. 965 920 358.</p>`;
  for (const offer of [
    'Stay the night! Baltic City Hotel, 21.–22.08.2027, from 89 €. Add it to your booking by 31.07.2027.',
    'Need a place to stay in Tallinn? Hotels from NOK 790 per night, 21 - 22 Aug.',
    'Hôtel Baltic, du 21 au 22 août 2027, à partir de 89 €. Réservez avant le 31 juillet.',
  ])
    assert.deepEqual(
      (await readPage(page(offer))).map(({ booking }) => booking.type),
      ['BoatReservation'],
      offer,
    );
});

test('A for the way out and R for the way back are keys of their rows, and no ends', async () => {
  const head = '<tr><th></th><th>Trajet</th><th>Embarquement</th><th>Départ</th><th>Arrivée</th><th>Navire</th></tr>';
  const row = (cells: string) => `<tr><td>${cells.replaceAll('|', '</td><td>')}</td></tr>`;
  const page = `<p>Votre réservation est confirmée. N° de réservation : 4 208 815</p><table>${head}${row('A|Marseille → Ajaccio|au plus tard 17h30|lun 02/08/2027 à 19h00|mar 03/08/2027 à 07h00|Pascal Paoli')}${row('R|Bastia → Marseille|au plus tard 18h00|lun 16/08/2027 à 19h30|mar 17/08/2027 à 08h00|Vizzavona')}</table>`;
  assert.deepEqual(told(await readPage(page)), [
    'Boat Marseille Ajaccio 2027-08-02T19:00 2027-08-03T07:00',
    'Boat Bastia Marseille 2027-08-16T19:30 2027-08-17T08:00',
  ]);
});

test('a port, a station and an airport are places though they are written as any other word', () => {
  const way = (line: (place: string) => string, from: string, to: string) =>
    told(
      read(
        'Votre traversée',
        `Votre réservation n° 40917735 est confirmée.\n\nNavire : Mega Express Four\nDépart : ${line(from).replace('H', '14h30')}\nArrivée : ${line(to).replace('H', '20h15')}`,
      ),
    );
  const day = 'samedi 10 juillet 2027';
  const hours = '2027-07-10T14:30 2027-07-10T20:15';
  for (const line of [
    (place: string) => `${day} à H, ${place}`,
    (place: string) => `${place}, ${day} à H`,
    (place: string) => `${day} à H au ${place}`,
  ])
    assert.deepEqual(way(line, 'port de Nice', 'port de Bastia'), [`Boat Port de Nice Port de Bastia ${hours}`]);
});
