import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readMail, readPage, tableOf, told, toldInFull, toldWithNumbers } from '../../../../testing/told.ts';

test('a night train is told by its clocks in lines of their own', () => {
  const mail = `Votre commande est confirmée. Référence : QJ7W2L

ALLER - vendredi 12 février 2027
20:52
Paris Austerlitz
Intercités de nuit 5789 - couchette 2de classe
voiture 24, place 35 (haut)
08:27
Briançon
(samedi 13 février)`;
  assert.deepEqual(toldWithNumbers(read('Votre commande', mail)), [
    'Intercités de nuit5789 Paris Austerlitz Briançon 2027-02-12T20:52 2027-02-13T08:27 QJ7W2L',
  ]);
});

test('what may be refunded until when is no hour of the next train', () => {
  const mail = `Reservation Number - 4F81C7

Train 2153: New York Moynihan Train Hall - Washington Union Station
Acela
Depart 8:00 AM, Thursday, June 17, 2027
Arrive 10:53 AM, Thursday, June 17, 2027
Ticket Terms & Conditions: Non-refundable after 12:00 AM June 17

Train 2170: Washington Union Station - New York Moynihan Train Hall
Acela
Depart 4:00 PM, Friday, June 18, 2027
Arrive 6:55 PM, Friday, June 18, 2027
Ticket Terms & Conditions: Non-refundable after 12:00 AM June 18`;
  assert.deepEqual(
    told(read('Your eTicket and receipt', mail)).map((line) => line.split(' ').slice(-2).join(' ')),
    ['2027-06-17T08:00 2027-06-17T10:53', '2027-06-18T16:00 2027-06-18T18:55'],
  );
});

test('a basket is no booking, and who finished his has one', () => {
  const flight = 'Lisbon\nFri 11 June 2027\nLondon Gatwick (LGW) 07:10 - Lisbon (LIS) 09:55\nU2 8531';
  for (const [lead, count] of [
    ['You left these in your basket (ref. BKT-7Q4XN2).', 0],
    ['Votre panier vous attend, référence BKT-7Q4XN2.', 0],
    ['Finish your booking: https://trips.example/BKT-7Q4XN2\nBooking BKT-7Q4XN2', 0],
    ['Thank you for your booking. Booking reference: BKT7Q4', 1],
  ] as const)
    assert.equal(read('Your trip', `${lead}\n\n${flight}`).length, count, lead);
});

test('each way in its column has its number over its day and its train', async () => {
  const page = `<p>Votre commande est confirmée.</p>${tableOf(` | ALLER | RETOUR
Code voyage (PNR) | H4QX9T | H4R2KC
Date | mercredi 19 mai 2027 | samedi 22 mai 2027
Train | Frecciarossa 9287 | Frecciarossa 9292
De | Paris Gare de Lyon // 07:26 | Milano Centrale // 15:53
À | Milano Centrale // 14:07 | Paris Gare de Lyon // 22:32`)}<p>Total de la commande n° 2027-0088-4417 : 256,00 €</p>`;
  assert.deepEqual(
    toldWithNumbers(await readPage(page)).map((line) => line.split(' ').slice(-3).join(' ')),
    ['2027-05-19T07:26 2027-05-19T14:07 H4QX9T', '2027-05-22T15:53 2027-05-22T22:32 H4R2KC'],
  );
});

test('a number in four groups may end with letters, and the carrier’s own stands in a sentence', () => {
  const train = 'NJ 467\n21:27 Wien Hbf\nThu 23.09.2027\n08:20 Zürich HB\nFri 24.09.2027';
  for (const [said, number] of [
    ['Your booking code is 4418 0937 2266 51J7.', '4418 0937 2266 51J7'],
    ['Your booking code is 4418 0937 2266.', '4418 0937 2266'],
    ['Dossier 338-1120. Code de réservation de la compagnie : Z4LQ7H.', 'Z4LQ7H'],
  ] as const) {
    const [ride] = read('Your tickets', `Thank you for your booking. ${said}\n\n${train}`);
    assert.equal(ride?.booking.reference, number, said);
  }
});

test('labels over places are no way from one to the other', async () => {
  const box = (label: string, value: string) => `<div><div>${label}</div><div><b>${value}</b></div></div>`;
  const page = `<h1>Your ride is booked!</h1><p>Booking number: <b>40-7715-ATH</b></p><div>${[
    box('From', 'Athens International Airport (ATH)'),
    box('To', 'Thiseio Rooftop Suites, Akamantos 22, 118 51 Athens'),
    box('Pick-up time', 'Saturday, 2 October 2027 at 00:45'),
  ].join('')}</div>`;
  assert.deepEqual(toldInFull(await readPage(page)), [
    'Taxi | Athens International Airport (ATH) > Thiseio Rooftop Suites, Akamantos 22, 118 51 Athens | 2027-10-02T00:45 | 40-7715-ATH',
  ]);
});

test('of a driver’s two rides “Arrivée” and “Départ” are the directions', async () => {
  const ride = (...lines: string[]) => `<p>${lines.join('<br>')}</p>`;
  for (const [from, to] of [
    ['de', 'à'],
    ['De :', 'À :'],
  ]) {
    const page = `<p>Votre transfert privé est confirmé. Dossier AT-60933, 3 passagers.</p>
${ride('<b>ARRIVÉE</b>', 'Samedi 25 septembre 2027, 14h30', `${from} Aéroport de Genève (GVA)`, `${to} Chalet Les Épinettes, 88 route des Praz`, 'Vol suivi : U2 1341 (atterrissage 13h50)')}
${ride('<b>DÉPART</b>', 'Mardi 28 septembre 2027, 06h15', `${from} Chalet Les Épinettes, 88 route des Praz`, `${to} Aéroport de Genève (GVA)`, 'Vol : U2 1342 (décollage 09h40)')}`;
    const rides = (await readMail('Alpes Transferts', 'Votre transfert est confirmé', page)).map((line) =>
      line.split(' | ').slice(1, 3).join(' | '),
    );
    assert.deepEqual(rides, [
      'Aéroport de Genève (GVA) > Chalet Les Épinettes, 88 route des Praz | 2027-09-25T14:30',
      'Chalet Les Épinettes, 88 route des Praz > Aéroport de Genève (GVA) | 2027-09-28T06:15',
    ]);
  }
});

test('beside a flight whose hours are struck out stands the one that replaces it', async () => {
  const page = `<p>Modification de votre voyage. Code de réservation (PNR) : <b>LXN6PA</b></p><h3>Vol retour – modifié</h3>
<table><tr><td><b>Vol initial (annulé)</b><br><s>TX 540<br>dimanche 2 janvier 2028<br>Pointe-à-Pitre (PTP) 19:25<br>Paris Orly (ORY) 08:25 (J+1)</s></td>
<td><b>Votre nouveau vol</b><br>TX 542<br>lundi 3 janvier 2028<br>Pointe-à-Pitre (PTP) 20:55<br>Paris Orly (ORY) 09:50 (J+1)</td></tr></table>`;
  assert.deepEqual(told(await readPage(page)), ['TX542 PTP ORY 2028-01-03T20:55 2028-01-04T09:50']);
});

test('a train is told by who runs it, between stops whose platform is announced later', async () => {
  const page = `<p>You’re all booked. Booking reference</p><p>QX7T2LMP</p><h3>OUT Tuesday 9 November 2027</h3>${tableOf(
    '07:07 | Manchester Piccadilly Platform announced 10 min before\n| CrossCountry service towards Plymouth • 3h 01m • 9 stops // Coach E, seat 34\n10:08 | Bristol Temple Meads',
  )}<p>Travelling: Mr Alasdair Pym. Paid on 21 October 2027.</p>`;
  assert.deepEqual(toldInFull(await readPage(page)), [
    'Train | CrossCountry | Manchester Piccadilly > Bristol Temple Meads | 2027-11-09T07:07 – 2027-11-09T10:08 | E/34 | QX7T2LMP | Alasdair Pym',
  ]);
});

test('a car is fetched where the line below its hour says, and its desk asks for the hirer’s number', async () => {
  const places = `<p>PICK UP<br>09/15/2027 @ 1:30 PM</p><p>Denver International Airport<br>24530 E 78th Ave<br>Denver, CO 80249<br>Flight: UA 1180</p>
<p>RETURN<br>09/22/2027 @ 10:00 AM</p><p>Salt Lake City International Airport<br>775 N Terminal Dr<br>Salt Lake City, UT 84122</p>`;
  const american = `<p>Your reservation is confirmed. Confirmation #: 1184420937</p>${places}<p>VEHICLE<br>Midsize SUV or similar</p>`;
  assert.deepEqual(told(await readPage(american)), [
    'RentalCar Denver International Airport Salt Lake City International Airport 2027-09-15T13:30 2027-09-22T10:00',
  ]);
  const form = (title: string, when: string) =>
    `<h3>${title}</h3>${tableOf(`Agence | Palma de Majorque Aéroport\nDate et heure | ${when}`)}`;
  const broker = `<p>Votre réservation est confirmée auprès de notre partenaire Goldcar.</p>${tableOf(`Référence Cigalo Autos | CGA-2207741
N° de confirmation Goldcar | 5530019982
Véhicule | Seat Ibiza ou similaire`)}${form('PRISE EN CHARGE', '24/07/2027 à 21h15')}<p>Navette gratuite depuis le niveau 0.</p>${form('RESTITUTION', '31/07/2027 à 19h00')}`;
  assert.deepEqual(toldWithNumbers(await readPage(broker)), [
    'RentalCar Palma de Majorque Aéroport Palma de Majorque Aéroport 2027-07-24T21:15 2027-07-31T19:00 5530019982',
  ]);
});

test('a driver’s ways are told by their hours, each over its place', () => {
  const mail = `Votre réservation de navette n° NMA-28-01937 est confirmée.

*** ALLER - samedi 12 février 2028
14h45
Aéroport de Genève (GVA)
(vol annoncé : EZS1334, atterrissage prévu 13h55)
16h15
Résidence Les Épicéas, 190 route du Bouchet, Chamonix

*** RETOUR - samedi 19 février 2028
9h15
Résidence Les Épicéas, 190 route du Bouchet, Chamonix
11h00
Aéroport de Genève (GVA)`;
  const [out, back] = ['Aéroport de Genève (GVA)', 'Résidence Les Épicéas, 190 route du Bouchet, Chamonix'];
  assert.deepEqual(told(read('Vos transferts', mail)), [
    `Taxi ${out} ${back} 2028-02-12T14:45`,
    `Taxi ${back} ${out} 2028-02-19T09:15`,
  ]);
});

test('a train’s car stands over its number, and a code below the words that confirm it', async () => {
  const train = (number: string, day: string, from: string, to: string, car: string, seat: string) =>
    `<p>Train ${number}<br>${day}</p><p>FROM<br>${from}<br>DEPARTURE<br>8:32 AM</p><p>TO<br>${to}<br>ARRIVAL<br>1:31 PM</p><p>CAR<br>${car}<br>SEAT<br>${seat}</p>`;
  const page = `<h1>VIA Rail Canada</h1><p>BOOKING CONFIRMATION<br>VQK48T</p>${train('67', 'Mon. Feb. 14, 2028', 'Montréal', 'Toronto', '3', '11A')}${train('62', 'Thu. Feb. 17, 2028', 'Toronto', 'Montréal', '1', '2D')}`;
  assert.deepEqual(
    toldInFull(await readPage(page)).map((line) => line.split(' | ').slice(-2).join(' ')),
    ['3/11A VQK48T', '1/2D VQK48T'],
  );
});

test('columns as close as words stand below no head', () => {
  const mail = `Réf. compagnie TAP : RT6WQ9

Date    Vol    Départ    Arrivée    Statut
DIM 14 NOV    TP 485    Bordeaux (BOD) 18h35 Lisbonne (LIS)    19h40    OK`;
  assert.deepEqual(toldWithNumbers(read('Mémo voyage', mail)), [
    'TP485 BOD LIS 2027-11-14T18:35 2027-11-14T19:40 RT6WQ9',
  ]);
});

test('a terminal is no other end, a train’s name no stop, and a day with its year no address', () => {
  const french = `Numéro de réservation : FK8M2D

VOTRE VOL ALLER
Paris-Orly (ORY) > Athènes (ATH)
samedi 5 juin 2027
20h55 - 01h10 (+1)
Numéro de vol : TO3574
Terminal de départ : Orly 3`;
  assert.deepEqual(told(read('Votre réservation', french)), ['TO3574 ORY ATH 2027-06-05T20:55 2027-06-06T01:10']);
  const american = `Reservation Number - 4E7A1C

TRAIN 175: Boston Back Bay Station - New York Penn Station
Northeast Regional
Depart 3:25 PM, Saturday, May 22, 2027
Arrive 7:38 PM, Saturday, May 22, 2027
1 Coach Seat (unassigned)

Theodore Vance Adult Guest Rewards 555 010 4417
Summer sale: book by May 31, 2027 for travel July 6 to August 26.`;
  const found = read('Your receipt', american);
  assert.deepEqual(
    found.map(({ booking }) => booking.type),
    ['TrainReservation'],
  );
  assert.match(
    told(found)[0] ?? '',
    /Boston Back Bay Station New York Penn Station 2027-05-22T15:25 2027-05-22T19:38$/,
  );
});

test('both places of a hire may stand below both of its hours', async () => {
  const page = `<h1>PREPAID CAR HIRE VOUCHER</h1><p>Voucher no. RW-5520-88317. Present this voucher at the Avis counter.</p><p>PICK-UP<br>Monday 13 September 2027, 10:30</p><p>DROP-OFF<br>Friday 17 September 2027, 16:00</p>
<p>Edinburgh Airport<br>Car Rental Centre, Jubilee Road, EH12 9DN</p><p>Inverness Airport<br>Dalcross, IV2 7JB</p><p>Car: Vauxhall Corsa or similar</p>`;
  const [hire] = await readPage(page);
  assert.deepEqual(told(hire ? [hire] : []), [
    'RentalCar Edinburgh Airport Inverness Airport 2027-09-13T10:30 2027-09-17T16:00',
  ]);
  assert.equal(hire?.booking.type === 'RentalCarReservation' && hire.booking.carrier?.name, 'Avis');
});

test('a transfer’s number stands in the news about it', () => {
  for (const news of [
    'Votre transfert privé AC-28-1107 est confirmé et payé.',
    'Your private transfer AC-28-1107 has been confirmed.',
    'Transfer AC-28-1107 for Ines Falk has been booked.',
    'Votre transfert AC-28-1107 au nom de Ines Falk est confirmé.',
  ]) {
    const mail = `${news}

Prise en charge : samedi 12 février 2028 à 15h15
De : Genève Aéroport
À : Chalet L’Arolle, Chemin de la Combe 5, 1936 Verbier`;
    const [ride] = read('Votre transfert', mail);
    assert.equal(ride?.booking.reference, 'AC-28-1107', news);
  }
});

test('a town keeps its article, and the day before it has none', () => {
  const mail = `Voucher de réservation n° JC-118840 : votre voiture de location

PRISE DU VÉHICULE
Le 20/12/2027 à 15:30
Aéroport Pôle Caraïbes

RESTITUTION
Le 03/01/2028 à 17:00
Le Gosier Montauban`;
  const [car] = read('Votre location', mail);
  assert.equal(car?.booking.type === 'RentalCarReservation' ? car.booking.to?.name : null, 'Le Gosier Montauban');
});

test('a number that is crossed out beside the word that cancels it is of the flight that is cancelled', async () => {
  for (const [lead, cell] of [
    ['Tu vuelo ha sido cancelado.', '<s>VY8311</s> &nbsp; CANCELADO'],
    ['Your flight has been cancelled.', '<span style="text-decoration: line-through">VY 8311</span> – cancelled'],
  ]) {
    const page = `<p>${lead}</p><p>Booking reference<br><b>L8XK4Z</b></p><table><tr><td colspan="3">${cell}</td></tr>
<tr><td>Barcelona (BCN)<br>18:05</td><td>17/09/2027</td><td>Paris Orly (ORY)<br>19:55</td></tr></table>`;
    const [flight, more] = await readPage(page);
    assert.deepEqual(told(flight ? [flight] : []), ['VY8311 BCN ORY 2027-09-17T18:05 2027-09-17T19:55'], lead);
    assert.deepEqual([flight?.booking.status, more], ['cancelled', undefined]);
  }
});

test('a stop is written as a town and its hall, with a dash between', async () => {
  const stop = (clock: string, name: string) =>
    `<p><b>${clock}</b> ${name}<br><small>Quai C, 5 place de la Gare</small></p>`;
  const page = `<p>C’est réservé !</p><p>Numéro de réservation : <b>9W3T5KQX</b></p>
<div><p><b>Aller</b> – vendredi 30 juillet 2027 – Bus n° 7310</p>${stop('09:15', 'Lyon - Part-Dieu')}<p>6 h 35</p>${stop('15:50', 'Turin - Vanchiglia')}</div>
<div><p><b>Retour</b> – vendredi 6 août 2027 – Bus n° 7315</p>${stop('14:30', 'Turin - Vanchiglia')}<p>6 h 35</p>${stop('21:05', 'Lyon - Part-Dieu')}</div>`;
  assert.deepEqual(told(await readPage(page)), [
    '7310 Lyon - Part-Dieu Turin - Vanchiglia 2027-07-30T09:15 2027-07-30T15:50',
    '7315 Turin - Vanchiglia Lyon - Part-Dieu 2027-08-06T14:30 2027-08-06T21:05',
  ]);
});
