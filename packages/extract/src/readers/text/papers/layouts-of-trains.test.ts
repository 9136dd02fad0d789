import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Layout, readLayout, readPage, readTable, tableOf, told, toldOfLines } from '../../../../testing/told.ts';

// Mails laid out as railways, coaches and ferries lay theirs out: each once went wrong.

const layouts: { [what: string]: Layout } = {
  'a title names the way, and the bus stands between its stops': {
    page:
      '<p>Numéro de réservation : 3127746512</p><p>Trajet 1 : Lyon - Genève</p>' +
      tableOf('mer. 17 mars 2027\n07:40 | Lyon Perrache\nBus 731 direction Zürich\n10:05 | Genève (Gare routière)'),
    read: ['Bus | 731 | Lyon Perrache > Genève (Gare routière) | 2027-03-17T07:40 – 2027-03-17T10:05 | 3127746512'],
  },
  'stations for trains from abroad': {
    page:
      '<p>Hello Priya Nair,</p><p>Booking reference: SWKQ2R</p>' +
      tableOf(`Inbound | Friday 19 March 2027
        Paris Gare du Nord | London St Pancras Int'l
        18:13 | 19:30
        Train 9049 | Coach 3, Seat 21`),
    read: [
      "Train | 9049 | Paris Gare du Nord > London St Pancras Int'l | 2027-03-19T18:13 – 2027-03-19T19:30 | 3/21 | SWKQ2R | Priya Nair",
    ],
  },
  'seats out and back behind the word for seats': {
    page:
      '<p>Booking ref: TTW8KQ2P</p>' +
      tableOf('Out: Thu 18 Mar 2027\n09:30 | London Paddington\n | GWR, 1h 42m\n11:12 | Bristol Temple Meads') +
      tableOf('Return: Fri 19 Mar 2027\n17:00 | Bristol Temple Meads\n | GWR, 1h 44m\n18:44 | London Paddington') +
      '<p>Seat reservations: Out: Coach C Seat 24A. Return: Coach D Seat 11</p><p>1 x Advance Single</p>',
    read: [
      'Train | London Paddington > Bristol Temple Meads | 2027-03-18T09:30 – 2027-03-18T11:12 | C/24A | TTW8KQ2P',
      'Train | Bristol Temple Meads > London Paddington | 2027-03-19T17:00 – 2027-03-19T18:44 | D/11 | TTW8KQ2P',
    ],
  },
  'a ferry line that says ferry nowhere': {
    from: 'Stena Line',
    page:
      '<h2>Booking confirmed</h2><p>Reference: HX72KQ</p>' +
      tableOf('Holyhead // Departs 08:10 // Sat 13 Feb 2027 | → | Dublin Port // Arrives 11:35 // Sat 13 Feb 2027'),
    read: ['Boat | Holyhead > Dublin Port | 2027-02-13T08:10 – 2027-02-13T11:35 | HX72KQ'],
  },
  'how long a way with a change takes is no hour': {
    page:
      '<p>Référence du dossier : RW9NHC</p><p>Aller, mardi 21 septembre<br>3 h 43 · 1 correspondance · 2de classe</p>' +
      '<p>08:05 Rennes<br>TGV INOUI 8602<br>09:32 Paris Montparnasse</p>',
    read: ['Train | TGV INOUI 8602 | Rennes > Paris Montparnasse | 2027-09-21T08:05 – 2027-09-21T09:32 | RW9NHC'],
  },
  'a coach by its letter in the cell of the seat': {
    page:
      '<p>Booking reference: 7HXQ2M</p>' +
      tableOf(`Date | From | To | Depart | Arrive | Operator | Seat
        16 Mar 2027 | Leeds | London Kings Cross | 07:15 | 09:31 | LNER | D 42`) +
      '<p>Here are your train tickets.</p>',
    read: ['Train | LNER | Leeds > London Kings Cross | 2027-03-16T07:15 – 2027-03-16T09:31 | D/42 | 7HXQ2M'],
  },
  'a code in two groups of letters and figures': {
    page:
      '<p>Guten Tag Frau Eva Lindner,</p><p>Ihr Buchungscode: 7KQ2 M9XR</p><p>Datum: Mi, 17.03.2027<br>' +
      'ab 08:30 Wien Hbf<br>an 10:52 Salzburg Hbf<br>RJX 862, Wagen 23, Platz 84</p>',
    read: [
      'Train | RJX 862 | Wien Hbf > Salzburg Hbf | 2027-03-17T08:30 – 2027-03-17T10:52 | 23/84 | 7KQ2 M9XR | Eva Lindner',
    ],
  },
  'a coach between stops in brackets, its line below': {
    page:
      '<p>Votre réservation n° 3127746512 est confirmée</p><p>Départ : mercredi 17 mars 2027, 23:15<br>Paris (Quai de ' +
      'Bercy)</p><p>Arrivée : jeudi 18 mars 2027, 06:40<br>Toulouse (Gare routière)</p><p>Ligne N732</p>',
    read: [
      'Bus | N732 | Paris (Quai de Bercy) > Toulouse (Gare routière) | 2027-03-17T23:15 – 2027-03-18T06:40 | 3127746512',
    ],
  },
  'a change told in one line, and whose train it is behind where it goes': {
    page:
      '<p>There is a change to your journey (booking 7HXQ2M).</p><p>Previously: 16 Mar 2027, 09:30 London Paddington - ' +
      '11:12 Bristol Temple Meads<br>Now: 16 Mar 2027, 10:00 London Paddington - 11:45 Bristol Temple Meads, GWR, ' +
      'coach B seat 31</p>',
    read: ['Train | London Paddington > Bristol Temple Meads | 2027-03-16T10:00 – 2027-03-16T11:45 | B/31 | 7HXQ2M'],
  },
  'a journey cancelled in one sentence': {
    subject: 'Annulation de votre voyage',
    page:
      '<p>Votre voyage Nantes – Paris du 16 mars 2027 (départ 07h04, TGV INOUI 8812) a bien été annulé.</p>' +
      '<p>Référence du dossier : QZ7KLM</p>',
    read: ['Train | TGV INOUI 8812 | Nantes > Paris | 2027-03-16T07:04 | QZ7KLM'],
  },
  'seats of two trains in one line below them': {
    page:
      '<p>Order number: 310447721950</p>' +
      tableOf(`Station | Date | Time | Platform | Train
        Frankfurt(Main)Hbf | 10.03.27 | dep 07:58 | 9 | ICE 571
        Stuttgart Hbf | 10.03.27 | arr 09:23 | 14 |
        Stuttgart Hbf | 10.03.27 | dep 09:51 | 12 | IC 2063
        Nürnberg Hbf | 10.03.27 | arr 12:03 | 4 |`) +
      '<p>Reservation: coach 27, seat 55, coach 4 seat 81</p>',
    read: [
      'Train | ICE 571 | Frankfurt(Main)Hbf > Stuttgart Hbf | 2027-03-10T07:58 – 2027-03-10T09:23 | 27/55 | 310447721950',
      'Train | IC 2063 | Stuttgart Hbf > Nürnberg Hbf | 2027-03-10T09:51 – 2027-03-10T12:03 | 4/81 | 310447721950',
    ],
  },
  'a coach whose number of ten figures is in groups': {
    page:
      '<p>Booking No. 331 204 7781</p><p>Sat, 20 Mar 2027</p>' +
      tableOf(`09:10 | Vienna Erdberg
         | Bus 184, direction Budapest
        12:05 | Budapest Népliget`) +
      '<p>Passenger: Zoltán Fekete, Seat 8B</p>',
    read: [
      'Bus | 184 | Vienna Erdberg > Budapest Népliget | 2027-03-20T09:10 – 2027-03-20T12:05 | 8B | 331 204 7781 | Zoltán Fekete',
    ],
  },
};

for (const [what, layout] of Object.entries(layouts))
  test(what, async () => assert.deepEqual(await readLayout(layout), layout.read));

test('a day with its label below the hours, in a paragraph of its own with the number, is of the journey above', () => {
  const way = (from: string, to: string, [leaves, lands]: [string, string], day: string, number: string) =>
    `Origin\n${from}\nTo\n${to}\n\nDeparture time\n${leaves}\nArr.\n${lands}\n\nDate\n${day}\nTrain\nFrecciarossa ${number}\n\n`;
  const both =
    way('Milano Centrale', 'Roma Termini', ['12:01pm', '3:11pm'], 'Tuesday, June 15, 2027', '5809') +
    way('Roma Termini', 'Milano Centrale', ['1:00pm', '4:10pm'], 'Friday, June 18, 2027', '5810');
  assert.deepEqual(toldOfLines(both), [
    'Frecciarossa5809 Milano Centrale Roma Termini 2027-06-15T12:01 2027-06-15T15:11',
    'Frecciarossa5810 Roma Termini Milano Centrale 2027-06-18T13:00 2027-06-18T16:10',
  ]);
});

test('a train in capitals as the last line of its paragraph opens no part of the paper', async () => {
  const part = (title: string, ...lines: string[]) => `<p><strong>${title}</strong></p><p>${lines.join('<br>')}</p>`;
  const read = await readPage(
    `<p>Your booking is confirmed. File no.: 856034</p>${part('Flight', 'On Sunday 11 April 2027, LH549 leaves Munich (MUC) at 8:10 AM and arrives in Copenhagen (CPH) at 9:45 AM.')}<p><strong>Train</strong></p>${part('Outward journey', 'Lille Europe – Marseille Saint-Charles', 'Monday 12 April 2027', '9:35 AM – 2:25 PM', 'TGV INOUI 8298')}${part('Return journey', 'Marseille Saint-Charles – Lille Europe', 'Tuesday 13 April 2027', '4:23 PM – 9:13 PM', 'TGV INOUI 8299')}`,
  );
  assert.deepEqual(told(read), [
    'LH549 MUC CPH 2027-04-11T08:10 2027-04-11T09:45',
    'TGV INOUI8298 Lille Europe Marseille Saint-Charles 2027-04-12T09:35 2027-04-12T14:25',
    'TGV INOUI8299 Marseille Saint-Charles Lille Europe 2027-04-13T16:23 2027-04-13T21:13',
  ]);
});

test('below the head "Number" stands what goes, and below "Place" where, be it on no map', async () => {
  const rows = (head: string, first: string, second: string) =>
    `${head}\n2027-09-14 | 08:46 | Paris Bercy Seine | ${first}\n | 15:06 | Lyon Perrache |\n2027-09-15 | 16:35 | Lyon Perrache | ${second}\n | 22:55 | Paris Bercy Seine |`;
  assert.deepEqual(told(await readTable(rows('Date | Time | Place | Number', 'FlixBus 714', 'FlixBus 715'))), [
    '714 Paris Bercy Seine Lyon Perrache 2027-09-14T08:46 2027-09-14T15:06',
    '715 Lyon Perrache Paris Bercy Seine 2027-09-15T16:35 2027-09-15T22:55',
  ]);
  assert.deepEqual(
    told(
      await readTable(
        'Date | Heure | Lieu | Numéro\nvendredi 14 mai 2027 | 12h55 | Barcelone (BCN) | IB25\n | 14h45 | Rome Fiumicino (FCO) |\nlundi 17 mai 2027 | 11h10 | Rome Fiumicino (FCO) | IB26\n | 13h00 | Barcelone (BCN) |',
      ),
    ),
    ['IB25 BCN FCO 2027-05-14T12:55 2027-05-14T14:45', 'IB26 FCO BCN 2027-05-17T11:10 2027-05-17T13:00'],
  );
});
