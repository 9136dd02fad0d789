import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readTable, told } from '../../../../testing/told.ts';
import { readWord } from '../../../../testing/word.ts';

const flight = (...rows: string[][]) =>
  readWord('Billet électronique\nDossier R8NDVC', 'Vol TX 514 – samedi 18 décembre 2027', rows);

test('how long the way takes, between its places, is no hour of departure', async () => {
  assert.deepEqual(await flight(['Paris-Orly (ORY)', '8h45', 'Fort-de-France (FDF)'], ['15h50', '', '19h35']), [
    'TX514 ORY FDF 2027-12-18T15:50 2027-12-18T19:35 R8NDVC',
  ]);
});

test('an hour between those that stand beside the places is of neither end, whether it is how long the journey takes or not', async () => {
  const train = (between: string) =>
    readWord('Dossier R8NDVC', [
      [
        { lines: ['15h50', 'Paris Gare de Lyon', 'sam. 18 déc. 2027'] },
        { lines: [between, 'TGV INOUI 6619'] },
        { lines: ['17h48', 'Lyon Part-Dieu'] },
      ],
    ]);
  const read = ['TGV INOUI6619 Paris Gare de Lyon Lyon Part-Dieu 2027-12-18T15:50 2027-12-18T17:48 R8NDVC'];
  assert.deepEqual(await train('1h58'), read);
  assert.deepEqual(await train('2h15'), read);
});

test('how long the way takes stands beside no place, whatever its clocks are written like', async () => {
  assert.deepEqual(
    await readWord('Itinéraire-reçu\nDossier R8NDVC', [
      [
        { lines: ['19 h 20', 'Montréal (YUL)', 'sam. 13 févr. 2027'] },
        { lines: ['6 h 50', 'AC828'] },
        { lines: ['8 h 10', 'Lyon-Saint-Exupéry (LYS)', 'dim. 14 févr. 2027'] },
      ],
    ]),
    ['AC828 YUL LYS 2027-02-13T19:20 2027-02-14T08:10 R8NDVC'],
  );
  assert.deepEqual(
    readTold(`Sat 13 Feb 2027\n19:20  Montreal (YUL)\n6:50  AC828\n08:10  Lyon (LYS)
10:10  Lyon (LYS)\n1:25  AF7649\n11:35  Paris (CDG)`),
    ['AC828 YUL LYS 2027-02-13T19:20 2027-02-14T08:10', 'AF7649 LYS CDG 2027-02-14T10:10 2027-02-14T11:35'],
  );
});

test('behind the clocks of both ends, how long it takes is not the hour of the next departure', () => {
  assert.deepEqual(
    readTold(`Sat 13 Feb 2027\nTG911 London LHR 11:50 - Bangkok BKK 06:30 +1, 11:40
TG600 Bangkok BKK 08:00 - Hong Kong HKG 11:45, 2:45`),
    ['TG911 LHR BKK 2027-02-13T11:50 2027-02-14T06:30', 'TG600 BKK HKG 2027-02-14T08:00 2027-02-14T11:45'],
  );
  assert.deepEqual(
    readTold(`AF274 Sat 13 Feb 2027\nParis CDG   13:30\n            12:05\nTokyo HND   09:35
AF275 Sat 20 Feb 2027\nTokyo HND   10:35\n            14:35\nParis CDG   17:10`),
    ['AF274 CDG HND 2027-02-13T13:30 2027-02-14T09:35', 'AF275 HND CDG 2027-02-20T10:35 2027-02-20T17:10'],
  );
});

test('a connection that happens to leave as late as the first flight is long keeps its hour', () => {
  assert.deepEqual(
    readTold(`Sat 13 Feb 2027\nLH1 Frankfurt (FRA) 08:00 - Madrid (MAD) 10:30
IB2 Madrid (MAD) 18:30 - Lisbon (LIS) 19:00`),
    ['LH1 FRA MAD 2027-02-13T08:00 2027-02-13T10:30', 'IB2 MAD LIS 2027-02-13T18:30 2027-02-13T19:00'],
  );
});

test('what stands beside the number, between both stops, is how long it takes where the clocks of both say so', async () => {
  const flight = (length: string) =>
    readTable(`Mercredi 15 décembre 2027
14h05 // Paris Orly (ORY) // Orly 4 | TX 516 // Airbus A350-1000 // ${length} | 18h10 // Fort-de-France (FDF)`);
  assert.deepEqual(told(await flight('9h05')), ['TX516 ORY FDF 2027-12-15T14:05 2027-12-15T18:10']);
  const train = (line: string) =>
    readTable(`vendredi 12 février 2027\n20h51 | Paris Austerlitz\n${line}\n08h26 | Briançon`);
  const night = ['INTERCITÉS de Nuit5789 Paris Austerlitz Briançon 2027-02-12T20:51 2027-02-13T08:26'];
  assert.deepEqual(told(await train('INTERCITÉS de Nuit 5789 • 11h35 |')), night);
  const stops = 'INTERCITÉS de Nuit 5789 • 11h35 // Arrêts : Veynes, Gap (07h02), Embrun |';
  assert.deepEqual(told(await train(stops)), night);
  const changes = `Booking reference: H7K2PL

Friday 12 March 2027
08:10 Zürich HB
ICE 76 · 03:59
12:09 Frankfurt (Main) Hbf
13:02 Frankfurt (Main) Hbf
ICE 1558 · 03:04
16:06 Leipzig Hbf`;
  assert.deepEqual(told(read('Your booking', changes)), [
    'ICE76 Zürich HB Frankfurt (Main) Hbf 2027-03-12T08:10 2027-03-12T12:09',
    'ICE1558 Frankfurt (Main) Hbf Leipzig Hbf 2027-03-12T13:02 2027-03-12T16:06',
  ]);
});

test('when the platform may be entered and when somebody answers are no hours of a train', async () => {
  const rows = 'samedi 9 janvier 2027\n07h34 | Paris Gare de Lyon // ACCESS, hall 2\n10h58 | Marseille Saint-Charles';
  for (const access of ['Accès au quai de 07h04 à 07h29', 'Platform access from 07:04 to 07:29']) {
    const found = await readTable(
      `${rows.replace('ACCESS', access)}\nOUIGO · train n° 7811 |\nParis, centre d'appels tous les jours 7h-20h |`,
    );
    assert.deepEqual(told(found), [
      'Ouigo7811 Paris Gare de Lyon Marseille Saint-Charles 2027-01-09T07:34 2027-01-09T10:58',
    ]);
  }
});

const readTold = (text: string) => told(read('Booking confirmed H7K2PL', `Booking reference: H7K2PL\n\n${text}`));

test('how long the flight takes, behind its number, between stops that have each a line for their hour', () => {
  assert.deepEqual(
    readTold(
      '13 November 2027\n\n7:48 AM\nLondon Heathrow (LHR)\n\nBA1385 · 7h00\n\n6:48 PM\nDubai (DXB)\n\n17 November 2027\n\n10:25 AM\nDubai (DXB)\n\nBA1386 · 7h00\n\n1:25 PM\nLondon Heathrow (LHR)',
    ),
    ['BA1385 LHR DXB 2027-11-13T07:48 2027-11-13T18:48', 'BA1386 DXB LHR 2027-11-17T10:25 2027-11-17T13:25'],
  );
});
