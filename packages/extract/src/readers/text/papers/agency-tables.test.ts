import assert from 'node:assert/strict';
import { test } from 'node:test';
import { print, readMail, readPage, readTable, tableOf, told } from '../../../../testing/told.ts';
import { unreadIn } from '../../unread/unread.ts';
import { readText } from '../reader.ts';

test('crossings side by side are read below a title across the table', async () => {
  for (const [there, back] of [
    ['Outward', 'Homeward'],
    ['Aller', 'Retour'],
  ]) {
    const rows = `|${there}|${back}
Ship|King Seaways|Princess Seaways
From|Newcastle|IJmuiden
Sailing|Fri 14 May 2027, 17:00|Wed 19 May 2027, 17:30
To|IJmuiden|Newcastle
Docking|Sat 15 May 2027, 09:30|Thu 20 May 2027, 09:15`;
    const titled = tableOf(rows).replace('<tr>', '<tr><td colspan="3">FERRY – booking 30917744</td></tr><tr>');
    assert.deepEqual(told(await readPage(titled)), [
      'Boat Newcastle IJmuiden 2027-05-14T17:00 2027-05-15T09:30',
      'Boat IJmuiden Newcastle 2027-05-19T17:30 2027-05-20T09:15',
    ]);
  }
});

test('where a flight goes stands below the head "Where", on two lines, and is no address', async () => {
  const legs = ['FA203 CPT JNB 2027-02-09T06:30 2027-02-09T08:30', 'FA246 JNB CPT 2027-02-11T17:45 2027-02-11T19:55'];
  const rows = `What|When|Where|Ref.
Flight FA 203|Tue 9 February 2027 // dep 06h30, arr 08h30|Cape Town (CPT) to // Johannesburg OR Tambo (JNB)|H7K2PL
Flight FA 246|Thu 11 February 2027 // dep 17h45, arr 19h55|Johannesburg OR Tambo (JNB) to // Cape Town (CPT)|H7K2PL`;
  assert.deepEqual(told(await readTable(rows)), legs);
});

test('a hotel keeps its number out of its name, and the plot in its street', async () => {
  const houses: [string, string, string | undefined][] = [
    [
      'HOTEL – Kings Jetty Hotel – confirmation KJ-551902|18 Mounts Bay Lane, Perth WA 6000',
      'Kings Jetty Hotel',
      '18 Mounts Bay Lane',
    ],
    [
      'HÔTEL – Hôtel du Quai – réf. KJ-551902|Bâtiment C, 18 rue du Port, 33000 Bordeaux',
      'Hôtel du Quai',
      'Bâtiment C, 18 rue du Port',
    ],
    ['Hotel|Sukhna Court, Plot 9, Sector 17, Chandigarh 160017', 'Sukhna Court', 'Plot 9, Sector 17'],
  ];
  for (const [printed, name, street] of houses) {
    const [title, address] = printed.split('|');
    const rows = /–/.test(title ?? '')
      ? `${title}\nAddress|${address}\nCheck-in|19 April 2027\nCheck-out|22 April 2027`
      : `Hotel|${address}\nConfirmation|KJ-551902\nCheck-in|19 April 2027\nCheck-out|22 April 2027`;
    const [only] = await readTable(rows, 'Your booking is confirmed.');
    assert.ok(only?.booking.type === 'LodgingReservation');
    assert.deepEqual([only.booking.place?.name, only.booking.place?.street], [name, street]);
  }
});

test('the day across a table is of each booking below it, and a remark about a taxi is no ride', async () => {
  const page = `<p>Travel booklet. Agency file: CT-4471</p><p>Traveller: Ms Ines Falk</p><table>
<tr><td colspan=4>MONDAY 8 MARCH 2027</td></tr><tr><td colspan=4>FLIGHT - BRITISH AIRWAYS - BA 1442 Airline ref: XK4R7M</td></tr>
<tr><td>Departure</td><td>07:10</td><td>London Heathrow (LHR)</td><td>Check-in by 05:40, bag drop zone F</td></tr>
<tr><td>Arrival</td><td>08:35</td><td>Edinburgh (EDI)</td><td>Taxi rank outside door 3</td></tr>
<tr><td colspan=4>HOTEL - The Linden House Confirmation number: 20449187</td></tr>
<tr><td>Address</td><td colspan=3>12 Market Street, Edinburgh EH1 1DE</td></tr>
<tr><td>Stay</td><td colspan=3>2 nights, arriving 8 March 2027 (room ready from 14:00), leaving 10 March 2027 (by 11:00)</td></tr></table>`;
  assert.deepEqual(await readMail('Compass Travel', 'Travel book - file CT-4471', page), [
    'Flight | BA 1442 | London Heathrow > Edinburgh | 2027-03-08T07:10 – 2027-03-08T08:35 | XK4R7M | Ines Falk',
    'Lodging | The Linden House, Edinburgh | 2027-03-08T14:00 – 2027-03-10T11:00 | 20449187 | Ines Falk',
  ]);
});

test('how long a night train takes stands beside its number and is no hour of it', async () => {
  const page = `<p>Référence : R6WTLB</p><p>Aller : jeudi 28 janvier</p><table><tr><td>19h26</td><td>Paris Gare de l'Est</td></tr>
<tr><td>14h06</td><td>NIGHTJET 469<br>Voiture 262, place 15</td></tr><tr><td>09h32 +1</td><td>Wien Hbf</td></tr></table>`;
  assert.deepEqual(await readMail('ÖBB', 'Votre billet', page), [
    "Train | NIGHTJET 469 | Paris Gare de l'Est > Wien Hbf | 2027-01-28T19:26 – 2027-01-29T09:32 | 262/15 | R6WTLB",
  ]);
});

test('a flight of which an end is not known is told of, though the hotel below it was read', () => {
  const paper = (to: string) => `Booking reference: H7K2PL

FLIGHT
Monday 8 March 2027
BA 1442
Departs London Heathrow (LHR) 07:10
${to}

HOTEL
The Linden House
12 Market Street, York YO1 8SL
Check-in: Monday 8 March 2027
Check-out: Wednesday 10 March 2027`;
  const unread = (to: string) => {
    const trip = print('Your trip', paper(to));
    return unreadIn(trip, readText(trip), false)?.what ?? null;
  };
  assert.equal(unread('Arrives Edinburgh (EDI) 08:35'), null);
  assert.equal(unread(''), 'way');
});

test('a number of the box above that looks like a flight takes no day from the table of the flights', async () => {
  const legs = [
    'LH1077 LYS FRA 2027-06-03T09:45 2027-06-03T11:05',
    'LH852 FRA HEL 2027-06-03T13:30 2027-06-03T17:00',
    'LH849 HEL FRA 2027-06-08T07:15 2027-06-08T08:50',
  ];
  const flights = tableOf(`Date|03.06.27|03.06.27|08.06.27
Vol|LH 1077|LH 852|LH 849
Départ|Lyon (LYS)|Francfort (FRA)|Helsinki (HEL)
à|09:45|13:30|07:15
Arrivée|Francfort (FRA)|Helsinki (HEL)|Francfort (FRA)
à|11:05|17:00|08:50`);
  for (const box of ['Imputation // UF 4410 Néphrologie|Marché // 2025-118', 'Cost centre // BC 2705|Room // AB 12'])
    assert.deepEqual(told(await readPage(`${tableOf(box)}<p>Billets Lufthansa, dossier 6QHZ3E</p>${flights}`)), legs);
});
