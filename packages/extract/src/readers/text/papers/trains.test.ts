import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readPage, readTable, told } from '../../../../testing/told.ts';

// Layouts that no sample has, so that the reader is held to kinds of papers and not to papers.

test('a train has its coach and seat, and keeps the name of its station as printed', () => {
  const mail = `Votre commande est confirmée.
Référence : QXT7PM

ALLER : Paris Montparnasse - Bordeaux Saint-Jean
Le lundi 18 janvier 2027
Départ : 08h14 Paris Montparnasse 1 et 2
Arrivée : 10h18 Bordeaux Saint-Jean
TGV INOUI N° 8507 - 1re classe - Voiture 3 - Place 56`;
  const candidates = read('Votre voyage Paris - Bordeaux', mail);
  assert.deepEqual(told(candidates), [
    'TGV INOUI8507 Paris Montparnasse 1 et 2 Bordeaux Saint-Jean 2027-01-18T08:14 2027-01-18T10:18',
  ]);
  assert.deepEqual(candidates[0]?.booking.seats, [{ coach: '3', number: '56' }]);
});

test('a train with a one-letter name is read beside its clock, and its day is the one that stands there', () => {
  const ticket = `Lístek / Ticket
Datum vystavení/datum platby: 4.3.2027 08:11     Booking code: QK4410

Brno hl.n.              12.03. 06:20 R 874      364    21
Pardubice hl.n.         12.03. 08:02
Pardubice hl.n.         12.03. 08:14 Ex 1023
Praha hl.n.             12.03. 09:10`;
  assert.deepEqual(told(read('e-ticket', ticket)), [
    'R874 Brno hl.n. Pardubice hl.n. 2027-03-12T06:20 2027-03-12T08:02',
    'Ex1023 Pardubice hl.n. Praha hl.n. 2027-03-12T08:14 2027-03-12T09:10',
  ]);
});

test('a letter and a number that stand behind no clock are no train', () => {
  const mail = `Your booking is confirmed. Booking reference: H7K2PL
Brno hl.n.         12.03. 06:20
Room R 874
Praha hl.n.        12.03. 09:10`;
  assert.deepEqual(told(read('Confirmed', mail)), []);
});

test('a seat below the list of trains is of the train whose number stands beside it', () => {
  const mail = `Ihre Buchung ist bestätigt. Auftragsnummer: 7QK2LD
Datum: 18.05.2027

Halt                 Zeit        Gleis   Zug
Hamburg Hbf          ab 06:35    14      ICE 583
Göttingen            an 08:34    10
Göttingen            ab 08:49     4      ICE 1531
Erfurt Hbf           an 10:02     9

Wagen 24, Platz 61 (ICE 583)`;
  const candidates = read('Ihre Reise', mail);
  assert.deepEqual(
    candidates.map(({ booking }) => (booking.type === 'TrainReservation' ? booking.seats : null)),
    [[{ coach: '24', number: '61' }], undefined],
  );
});

test('a service between coach stations is a coach, though trains are called services too', () => {
  const mail = `Your booking is confirmed. Booking reference: H7K2PL

6 July 2027
Train 041
Depart: 10:30 London Victoria Coach Station
Arrive: 13:05 Bristol Coach Station`;
  assert.deepEqual(
    read('Your e-ticket', mail).map(({ booking }) => booking.type),
    ['BusReservation'],
  );
});

test('the name of a train stands behind its number, whether a list knows it or not', () => {
  const paper = (title: string) => `Your reservation is confirmed. Reservation number 6C41F8

${title}

DEPARTS
5:05 PM
Wednesday, September 15, 2027
New York Penn Station

ARRIVES
7:47 PM
Wednesday, September 15, 2027
Baltimore Penn Station`;
  const leg = 'New York Penn Station Baltimore Penn Station 2027-09-15T17:05 2027-09-15T19:47';
  assert.deepEqual(told(read('Your trip', paper('TRAIN 2150 ACELA'))), [`ACELA2150 ${leg}`]);
  assert.deepEqual(told(read('Your trip', paper('TRAIN 189 NORTHEAST REGIONAL'))), [`NORTHEAST REGIONAL189 ${leg}`]);
  assert.deepEqual(told(read('Your trip', paper('Train 97 Silver Meteor'))), [`97 ${leg}`]);
});

test('« Qui voyage ? » stands over all who do, and each has a seat', () => {
  const [train] = read(
    'Votre voyage',
    `Votre référence de réservation : RB6TWC

Aller – vendredi 22 octobre 2027
18h29 Paris Montparnasse
OUIGO n° 7629
21h21 La Rochelle Ville
Voiture 14 · Places 312, 313

Qui voyage ?
Zoé Marchaland
Baptiste Marchaland`,
  );
  assert.deepEqual(train?.booking.travelers, [{ name: 'Zoé Marchaland' }, { name: 'Baptiste Marchaland' }]);
  assert.deepEqual(train?.booking.type === 'TrainReservation' && train.booking.seats, [
    { coach: '14', number: '312' },
    { coach: '14', number: '313' },
  ]);
});

test('ports are no stations, and a ship is aboard whom one is', () => {
  const mail = (lead: string, back: string) => `Votre réservation n° 2749913 est confirmée.

${lead}
Marseille, départ le samedi 10 juillet 2027 à 19:00
Ajaccio, arrivée le dimanche 11 juillet 2027 à 07:00

${back}
Ajaccio, départ le samedi 24 juillet 2027 à 20:00
Marseille, arrivée le dimanche 25 juillet 2027 à 08:00

Gare maritime de Marseille, porte 2A.`;
  assert.deepEqual(
    told(read('Votre traversée', mail('Aller – à bord du Danielle Casanova', 'Retour – à bord du Vizzavona'))),
    [
      'Boat Marseille Ajaccio 2027-07-10T19:00 2027-07-11T07:00',
      'Boat Ajaccio Marseille 2027-07-24T20:00 2027-07-25T08:00',
    ],
  );
  const [boat] = read('Votre traversée', mail('Aller – à bord du Danielle Casanova', 'Retour'));
  assert.equal(boat?.booking.type === 'BoatReservation' && boat.booking.line, 'Danielle Casanova');
  // without a ship it is not for that a train
  assert.deepEqual(told(read('Votre voyage', mail('Aller', 'Retour'))), []);
});

test('whatever word is over a route, its ends are its ends', () => {
  const mail = (lead: string) => `Booking number 68204417

${lead}: Amsterdam to Newcastle
Departure: Monday 12 April 2027, 17:30
Arrival: Tuesday 13 April 2027, 09:15
Ship: Princess Seaways`;
  for (const lead of ['Homeward', 'Way home', 'Second crossing', 'Your voyage back'])
    assert.deepEqual(
      told(read('DFDS booking confirmation', mail(lead))),
      ['Boat Amsterdam Newcastle 2027-04-12T17:30 2027-04-13T09:15'],
      lead,
    );
});

test('what several trains of one number cost together is the price of each', () => {
  const train = (title: string, day: string, from: string, to: string) =>
    `${title}\n\nDEPARTS\n7:33 AM\n${day}\n${from}\n\nARRIVES\n9:48 AM\n${day}\n${to}\n\n`;
  const candidates = read(
    'Your eTicket',
    `Your reservation is confirmed. Reservation number 6C41F8\n\n${train('TRAIN 2150 ACELA', 'Tuesday, September 14, 2027', 'Baltimore Penn Station', 'New York Penn Station')}${train('TRAIN 189 NORTHEAST REGIONAL', 'Wednesday, September 15, 2027', 'New York Penn Station', 'Baltimore Penn Station')}Total charged: $241.00`,
  );
  assert.deepEqual(
    candidates.map(({ booking }) => booking.price?.amount),
    ['241.00', '241.00'],
  );
});

test('who travels is no station, whatever is said behind the name', () => {
  const ticket = `Bonjour Florence,
Votre réservation TQNXRL est confirmée.

Mercredi 17 mars 2027
09:25 Paris Gare du Nord
10:47 Bruxelles-Midi
Train 9315 · Eurostar Standard
Florence Hall : voiture 6, place 44

Mercredi 17 mars 2027
18:43 Bruxelles-Midi
20:05 Paris Gare du Nord
Train 9364 · Eurostar Standard
Florence Hall : voiture 11, place 72`;
  assert.equal(read('Votre réservation', ticket).length, 2);
});

test('a railway that gives its trains no name stands before their number', () => {
  const mail = `Your trip is confirmed. Booking VR8Q2L
VIA Rail 64
Departure: Toronto Union Station, 25 May 2027 at 11:32
Arrival: Montréal Central Station, 25 May 2027 at 16:47`;
  assert.deepEqual(told(read('Your trip', mail)), [
    'VIA Rail64 Toronto Union Station Montréal Central Station 2027-05-25T11:32 2027-05-25T16:47',
  ]);
});

test('how long it takes, between the two ends, parts no journey from its arrival', async () => {
  for (const said of ['Durée : 1h30', 'Duration: 1 hr 30 min', 'Temps de trajet : 1h30'])
    assert.deepEqual(
      told(
        await readTable(`Aller : jeudi 3 juin 2027 |
07h05 | Rennes
 | TGV INOUI n° 8602 // Voiture 4 · Place 52 // ${said}
08h35 | Paris Montparnasse`),
      ),
      ['TGV INOUI8602 Rennes Paris Montparnasse 2027-06-03T07:05 2027-06-03T08:35'],
    );
});

test('a dot drawn between the hour and the stop is no cell of its own', async () => {
  for (const drawn of ['●', '→', '|'])
    assert.deepEqual(
      told(
        await readPage(
          `<p>Réservation H7K2PL confirmée</p><table><tr><td colspan="3">ven. 16/07/2027</td></tr>
<tr><td>08:45</td><td>${drawn}</td><td>Grenoble (Gare routière)<br>11 place de la Gare, 38000 Grenoble</td></tr>
<tr><td></td><td>|</td><td>Bus 718 direction Genève</td></tr>
<tr><td>11:00</td><td>${drawn}</td><td>Genève (Gare routière)</td></tr></table>`,
        ),
      ),
      ['718 Grenoble (Gare routière) Genève (Gare routière) 2027-07-16T08:45 2027-07-16T11:00'],
    );
});

test('a station is called after a street with a number', async () => {
  assert.deepEqual(
    told(
      await readTable(`Train | From | To | Date | Departure | Arrival
Northeast Regional 174 | Washington Union Station | Philadelphia 30th Street Station | April 7, 2027 | 8:10 a.m. | 10:03 a.m.`),
    ),
    [
      'Northeast Regional174 Washington Union Station Philadelphia 30th Street Station 2027-04-07T08:10 2027-04-07T10:03',
    ],
  );
});

test('the line that a Swiss train runs on stands before its number', () => {
  for (const train of ['IC 1 712', 'IC1 712', 'IC 712'])
    assert.deepEqual(
      told(read('Ihre Buchung', `Auftragsnummer: X7K2PQ\n4. März 2027\nGenève 07:42 → Zürich HB 10:28\n${train}`)),
      ['IC712 Genève Zürich HB 2027-03-04T07:42 2027-03-04T10:28'],
    );
});

test('a row that names several things gives each its value', async () => {
  for (const [names, values] of [
    ['Classe / Voiture / Places', '1ère / 2 / 14 (M. Alami), 15 (Mme Bennis)'],
    ['Class / Coach / Seats', '1st / 2 / 14, 15'],
  ]) {
    const found = await readTable(`Train | Al Boraq n° 1008
From | Casa Voyageurs
To | Tanger Ville
Departure | Tuesday 23/11/2027 at 08:00
Arrival | 10:10
${names} | ${values}`);
    assert.deepEqual(told(found), ['Al Boraq1008 Casa Voyageurs Tanger Ville 2027-11-23T08:00 2027-11-23T10:10']);
    assert.match(found[0]?.booking.seats?.map(({ coach, number }) => `${coach}/${number}`).join() ?? '', /^2\/14/);
  }
});

test('a British train is who runs it, and any train is what goes towards its end', () => {
  const train = (lines: string) =>
    told(read('Booking confirmed', `Collection reference: 8FJ3ZLQ2\n\nFriday 7 May 2027\n${lines}`));
  const way = 'London Kings Cross Edinburgh 2027-05-07T10:00 2027-05-07T14:21';
  for (const line of [
    'LNER, coach D, seat 31',
    'LNER (coach D, seat 31)',
    'LNER · Coach D · Seat 31',
    'LNER, Standard Class',
  ])
    assert.deepEqual(train(`10:00 London Kings Cross\n${line}\n14:21 Edinburgh`), [`LNER ${way}`], line);
  assert.deepEqual(
    train('23:45 London Paddington\nNight Riviera Sleeper, towards Penzance\nCoach B, berth 17\n07:50 Penzance'),
    ['Night Riviera Sleeper London Paddington Penzance 2027-05-07T23:45 2027-05-08T07:50'],
  );
  assert.deepEqual(train('10:00 London Kings Cross to 14:21 Edinburgh\nLNER, coach D, seat 31'), [`LNER ${way}`]);
});
