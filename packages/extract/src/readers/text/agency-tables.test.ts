import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, readTable, tableOf, told } from '../../../testing/told.ts';

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
