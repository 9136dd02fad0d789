import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Layout, readLayout } from '../../../../testing/told.ts';
import { extract } from '../../../index.ts';

// Kinds of transport mails that were misread at first sight, each in other words, another layout or another language.

const mails: { [what: string]: Layout } = {
  'what was booked before a change, above the new itinerary': {
    from: 'Iberia',
    subject: 'Your changed booking 4KQ8ZT',
    page:
      '<p>We have changed your flights at your request. Booking reference: <b>4KQ8ZT</b></p>' +
      '<div>No longer valid:<br>IB 3170, Saturday 6 March 2027, Madrid 08:10 – Porto 08:25</div><h2>Your updated flights</h2>' +
      '<div>Flight IB 3172<br>Date Sunday 7 March 2027<br>From Madrid (MAD) at 15:45<br>To Porto (OPO) at 16:00</div>',
    read: ['Flight | IB 3172 | Madrid > Porto | 2027-03-07T15:45 – 2027-03-07T16:00 | 4KQ8ZT'],
  },
  'the old train above the new one': {
    from: 'SNCF Connect',
    subject: 'Votre échange – dossier KQZT8R',
    page:
      '<p>Votre échange est confirmé, dossier KQZT8R.</p><p>Ce voyage est remplacé :</p>' +
      '<p>vendredi 12 mars 2027<br>TGV INOUI 6603<br>Paris Gare de Lyon 08:00<br>Lyon Part Dieu 09:58</p><h3>Voici votre nouveau voyage</h3>' +
      '<p>samedi 13 mars 2027<br>TGV INOUI 6611<br>Paris Gare de Lyon 12:00<br>Lyon Part Dieu 13:58</p>',
    read: [
      'Train | TGV INOUI 6611 | Paris Gare de Lyon > Lyon Part Dieu | 2027-03-13T12:00 – 2027-03-13T13:58 | KQZT8R',
    ],
  },
  'terms and what they mean, below titles that are none of them': {
    subject: 'Your trip to Malta is booked',
    page:
      '<p>Everything is booked for you (our file AB-27-0991). Passengers: Ms Greta Lindqvist and Mr Olof Lindqvist</p>' +
      '<div><div>FLIGHT OUT</div><dl><dt>Airline</dt><dd>KM Malta Airlines, booking T8MVQ4</dd><dt>Flight</dt><dd>KM 477</dd><dt>On</dt><dd>Saturday 9 October 2027</dd>' +
      '<dt>Departure</dt><dd>06:35, Paris Charles de Gaulle</dd><dt>Arrival</dt><dd>09:10, Malta</dd></dl></div>' +
      '<div><div>FLIGHT BACK</div><dl><dt>Airline</dt><dd>KM Malta Airlines, same booking</dd><dt>Flight</dt><dd>KM 478</dd><dt>On</dt><dd>Saturday 16 October 2027</dd>' +
      '<dt>Departure</dt><dd>10:00, Malta</dd><dt>Arrival</dt><dd>12:50, Paris Charles de Gaulle</dd></dl></div>' +
      '<div><div>CAR</div><dl><dt>Company</dt><dd>Europcar, no. 1162940587</dd><dt>Pick-up</dt><dd>09/10/2027 at 09:45, Malta Airport</dd>' +
      '<dt>Drop-off</dt><dd>16/10/2027 at 08:00, Malta Airport</dd><dt>Driver</dt><dd>Olof Lindqvist</dd></dl></div>',
    read: [
      'Flight | KM 477 | Paris Charles de Gaulle > Malta | 2027-10-09T06:35 – 2027-10-09T09:10 | T8MVQ4 | Greta Lindqvist + Olof Lindqvist',
      'RentalCar | Malta Airport > Malta Airport | 2027-10-09T09:45 – 2027-10-16T08:00 | 1162940587 | Olof Lindqvist',
      'Flight | KM 478 | Malta > Paris Charles de Gaulle | 2027-10-16T10:00 – 2027-10-16T12:50 | T8MVQ4 | Greta Lindqvist + Olof Lindqvist',
    ],
  },
  'a hall and a fare in the cells of a flight, beside the codes of both ends': {
    from: 'Air Transat',
    subject: 'Confirmation – K8TQ2Z',
    page:
      '<p>Booking reference: K8TQ2Z. Your booking is confirmed.</p><div>Outbound • Wed 8 Dec 2027</div>' +
      '<table><tr><td>11:15</td><td>London Gatwick (LGW) – South Terminal</td><td rowspan=2>Flight <b>TS 123</b><br>Verona Club<br>A330-200</td></tr>' +
      '<tr><td>14:05</td><td>Montréal Trudeau (YUL)</td></tr></table>',
    read: ['Flight | TS 123 | London Gatwick > Montréal Trudeau | 2027-12-08T11:15 – 2027-12-08T14:05 | K8TQ2Z'],
  },
  'a night in a train, whose arrival is told in the sentence below': {
    from: 'Caledonian Sleeper',
    subject: 'Your booking KX48ZD',
    page:
      '<p>Thank you for your booking KX48ZD.</p><p>On Wednesday 27 October 2027 you will take the train 14 from London Euston at 21:15. ' +
      'You will spend the night on board and will arrive in Inverness on Thursday 28 October 2027 at 08:42.</p>',
    read: ['Train | 14 | London Euston > Inverness | 2027-10-27T21:15 – 2027-10-28T08:42 | KX48ZD'],
  },
  'the number of a coach below its stops, and a driver to whom one shows the ticket': {
    from: 'Megabus',
    subject: 'Your e-ticket MGX48826',
    page:
      '<pre>Ticket number ..... MGX48826\nPassenger ......... Petra Vance (adult)\n\nShow this ticket to your driver.\n\nOUTWARD JOURNEY\nSunday 28 March 2027\n' +
      '  00:25  Leeds Coach Station\n  03:40  London Victoria Coach Station (arrives early)\n  Service 912, 3 hrs 15 mins (clocks go forward)</pre>',
    read: [
      'Bus | 912 | Leeds Coach Station > London Victoria Coach Station | 2027-03-28T00:25 – 2027-03-28T03:40 | MGX48826 | Petra Vance',
    ],
  },
  'heads of columns that are no names': {
    from: 'Delta Air Lines',
    subject: 'Receipt for Confirmation GX3QWM',
    page:
      '<pre>Confirmation number: GX3QWM\n\nPassenger              Ticket Number     Loyalty Number    Seat\nOKORO/ADAEZE MS        0062559920471     DL-XXXXX318       21C\n\n' +
      'Fri, 05FEB27    DL1476   K      DENVER, CO                      ATLANTA, GA\n                                (DEN) 6:10 PM                   (ATL) 10:52 PM</pre>',
    read: [
      'Flight | DL 1476 | Denver > Hartsfield Jackson Atlanta | 2027-02-05T18:10 – 2027-02-05T22:52 | 21C | GX3QWM | ADAEZE OKORO',
    ],
  },
  'first names with a hyphen in a list of passengers': {
    subject: 'DOSSIER CT-880412 – CONFIRMATION',
    page:
      '<pre>REF COMPAGNIE    AF/7QWXJ2\n\n 1.ROUX/ANNE-SOPHIE MRS     2.ROUX/JEAN-PAUL MR\n\n VOL     COMPAGNIE       CL  STATUT\n AF652   AIR FRANCE      V   CONFIRME\n' +
      '   DEP   MAR 09 NOV      11H15   PARIS ORLY (ORY)\n   ARR   MAR 09 NOV      23H25   SAINT DENIS (RUN)</pre>',
    read: [
      'Flight | AF 652 | PARIS ORLY > SAINT DENIS | 2027-11-09T11:15 – 2027-11-09T23:25 | 7QWXJ2 | ANNE-SOPHIE ROUX + JEAN-PAUL ROUX',
    ],
  },
  'a driver who writes himself': {
    from: "Owen's Taxis",
    subject: 'Re: station 15th',
    page:
      "<p>Hi Megan,</p><p>No problem, you're booked in. Just to be sure:</p><p>Thursday 15th April, picking you up at 5.30am<br>from 12 Castle Street, Hereford<br>" +
      'to Bristol Airport<br>2 passengers, 1 small case<br>£95, card to the driver is fine, includes the drop-off fee</p><p>Yes, I will wait if needed.</p>' +
      '<p>Cheers<br>Owen</p><p>Owen’s Taxis, Hereford</p>',
    read: ['Taxi | 12 Castle Street, Hereford > Bristol Airport | 2027-04-15T05:30'],
  },
  'a place of a driver whose line the mail broke': {
    from: 'Alpiroute',
    subject: 'Transfer voucher ALP27-03318',
    page:
      '<pre>TRANSFER VOUCHER No. ALP27-03318\nLead passenger: Maud Vasselin\n\nPick-up: Saturday 6 February 2027 at 15:40\n' +
      'Pick-up place: Geneva Airport (customs exit, look for a sign\nwith your name)\nDestination: Residence Les Melezes, 112 route de la Plagne,\n74110 Morzine</pre>',
    read: [
      'Taxi | Geneva Airport > Residence Les Melezes, 112 route de la Plagne, 74110 Morzine | 2027-02-06T15:40 | ALP27-03318 | Maud Vasselin',
    ],
  },
  'a cancellation that crosses out all that it cancels': {
    from: 'Air Tahiti Nui',
    subject: 'Votre voyage est annulé – KQ8ZT4',
    page:
      '<p>Votre voyage est annulé. Numéro de réservation : <b>KQ8ZT4</b></p><p><b>ven. 5 février 2027</b> · TN 8</p>' +
      '<table><tr><td style="text-decoration:line-through">Papeete (PPT)<br>22:25</td><td>→</td><td style="text-decoration:line-through">Los Angeles (LAX)<br>08:40 (sam. 6 février)</td></tr></table>' +
      '<p>Passager : Manu Teriipaia</p>',
    read: ['Flight | TN 8 | Papeete > Los Angeles | 2027-02-05T22:25 – 2027-02-06T08:40 | KQ8ZT4 | Manu Teriipaia'],
  },
  'how long a flight takes, in the cell between its hours, where either could be the one': {
    from: 'Air Canada',
    subject: 'Confirmation 2P9HKV',
    page:
      '<p>Numéro de réservation : 2P9HKV. Votre réservation est confirmée.</p><table><tr><td colspan=3>Sam. 24 avr. 2027 | AC404 | Économique</td></tr>' +
      '<tr><td>7 h 30<br>Toronto Pearson (YYZ)</td><td>1 h 15<br>✈</td><td>8 h 45<br>Montréal-Trudeau (YUL)</td></tr></table>',
    read: ['Flight | AC 404 | Toronto Pearson > Montréal-Trudeau | 2027-04-24T07:30 – 2027-04-24T08:45 | 2P9HKV'],
  },
  'a crossing whose day and ship stand beside both of its rows': {
    from: 'Trasmed',
    subject: 'Your ticket TRM4N80Q',
    page:
      '<p>Your ticket has been issued. Locator: <b>TRM4N80Q</b></p><table><tr><td rowspan=2>Mon<br>07/06/2027</td><td>11:00</td><td>Nador West</td>' +
      '<td rowspan=2>ship <i>Ciudad de Mahón</i></td></tr><tr><td>16:30</td><td>Almería</td></tr></table><p>Passenger: Ines Roca</p>',
    read: [
      'Boat | Ciudad de Mahón | Nador West > Almería | 2027-06-07T11:00 – 2027-06-07T16:30 | TRM4N80Q | Ines Roca',
    ],
  },
  'when a hire starts and ends, as the heads of two columns': {
    from: 'Budget',
    subject: 'Votre réservation Budget',
    page:
      '<p>Numéro de réservation : 88214-RE-2</p><table><tr><th>Votre location commence</th><th>Votre location se termine</th></tr>' +
      '<tr><td>dim. 21 mars 2027<br>14:15</td><td>jeu. 25 mars 2027<br>11:00</td></tr><tr><td>Aéroport de Saint-Denis</td><td>Saint-Pierre, gare routière</td></tr></table>' +
      '<p>Locataire : Oscar Hoarau<br>Véhicule : Toyota Yaris ou similaire</p>',
    read: [
      'RentalCar | Aéroport de Saint-Denis > Saint-Pierre, gare routière | 2027-03-21T14:15 – 2027-03-25T11:00 | 88214-RE-2 | Oscar Hoarau',
    ],
  },
  'an airport of a driver with its town': {
    from: 'Douro Drivers',
    subject: 'Your rides',
    page:
      '<p>Your two rides are booked under reference <b>OC-2311-58</b>.</p><table><tr><td>Ride</td><td>Pick-up time</td><td>From</td><td>To</td></tr>' +
      '<tr><td>Out</td><td>Tue 23/11/2027 – 17:20</td><td>Francisco Sá Carneiro Airport, Porto</td><td>Casa Chellah, Braga</td></tr></table><p>Passenger: Mr Paul Diallo</p>',
    read: [
      'Taxi | Francisco Sá Carneiro Airport, Porto > Casa Chellah, Braga | 2027-11-23T17:20 | OC-2311-58 | Paul Diallo',
    ],
  },
  'clocks of four figures beside stations': {
    from: 'Northern',
    subject: 'Booking confirmation',
    page:
      '<pre>Collection reference: 7TRK9Q2X\n\nOUT  Mon 15 Feb 2027\n  0930  Leeds\n  1041  Manchester Victoria\n  Coach C, seat 34\n\n' +
      'BACK  Thu 18 Feb 2027\n  1700  Manchester Victoria\n  1817  Leeds\n  Coach B, seat 61\n\nPassenger: Mr Rupert Ainsley\nTrain tickets: Advance Single x2</pre>',
    read: [
      'Train | Leeds > Manchester Victoria | 2027-02-15T09:30 – 2027-02-15T10:41 | C/34 | 7TRK9Q2X | Rupert Ainsley',
      'Train | Manchester Victoria > Leeds | 2027-02-18T17:00 – 2027-02-18T18:17 | B/61 | 7TRK9Q2X | Rupert Ainsley',
    ],
  },
  'the number of a train between dots, below both ends and how long it takes': {
    from: 'Trenord',
    subject: 'Your booking confirmation: QZTKRP',
    page:
      '<p>Booking reference QZTKRP</p><table><tr><td>Milano Centrale</td><td></td><td>Zürich HB</td></tr><tr><td>10:31</td><td>3h20</td><td>13:51</td></tr>' +
      '<tr><td colspan=3>Wednesday 17 March 2027 · Train GH 314 · Standard · Coach 6 Seat 45</td></tr></table><p>Traveller: Esme Hollander</p>',
    read: [
      'Train | GH 314 | Milano Centrale > Zürich HB | 2027-03-17T10:31 – 2027-03-17T13:51 | 6/45 | QZTKRP | Esme Hollander',
    ],
  },
  'a cabin behind the ship, and a port that has a station of its name abroad': {
    from: 'Moby',
    subject: 'Confirmation de réservation 41820077',
    page:
      '<p>Réservation n° 41820077 confirmée</p><p>Nice ➜ Bastia<br>Départ le 03/07/2027 à 21h00 – Arrivée le 04/07/2027 à 07h00<br>Navire : Mega Andrea – Cabine intérieure 2 places</p>' +
      '<p>Passagère : Mme Ghislaine Orsoni</p>',
    read: ['Boat | Mega Andrea | Nice > Bastia | 2027-07-03T21:00 – 2027-07-04T07:00 | 41820077 | Ghislaine Orsoni'],
  },
  'both ways of a shuttle in a line each': {
    from: 'Aerobus Direct',
    subject: 'Your airport shuttle – AB77120',
    page:
      '<p>Your booking AB77120 is confirmed.</p><p>Outward: Wednesday 10 March 2027, pick-up at 11:45, Malaga Airport, terminal T3, to Hotel Playamar, Torremolinos</p>' +
      '<p>Return: Sunday 14 March 2027, pick-up at 15:30, Hotel Playamar, Torremolinos, to Malaga Airport</p><p>Lead passenger: Mr Edgar Vannier</p>',
    read: [
      'Taxi | Malaga Airport, terminal T3 > Hotel Playamar, Torremolinos | 2027-03-10T11:45 | AB77120 | Edgar Vannier',
      'Taxi | Hotel Playamar, Torremolinos > Malaga Airport | 2027-03-14T15:30 | AB77120 | Edgar Vannier',
    ],
  },
  'a driver’s own words, the street and the airport in lines of their own': {
    from: 'Taxi Kermadec',
    subject: 'Confirmation course',
    page:
      '<p>Bonjour Madame Anne Le Goff,</p><p>C’est noté pour votre course :<br>lundi 8 mars 2027 à 6h10<br>au 14 rue de Siam à Brest<br>' +
      'pour l’aéroport de Brest-Bretagne (vol de 7h45)<br>1 personne, 2 bagages<br>Forfait 38 €</p><p>Yann</p>',
    read: ['Taxi | 14 rue de Siam à Brest > aéroport de Brest-Bretagne | 2027-03-08T06:10 | Anne Le Goff'],
  },
  'codes of airports in large letters, and a number of one figure': {
    from: 'Qatar Airways',
    subject: 'Booking confirmation - 7KQT2Z',
    page:
      '<p>Booking reference (PNR): <b>7KQT2Z</b></p><p>Passenger: Mr Desmond Achebe</p><table><tr><td>QR 4</td><td>Airbus A350</td></tr>' +
      '<tr><td>LHR<br>London<br>21:50<br>Thu, 11 Mar 2027</td><td>6h 35m</td><td>DOH<br>Doha<br>07:25<br>Fri, 12 Mar 2027</td></tr></table>',
    read: ['Flight | QR 4 | London > Doha | 2027-03-11T21:50 – 2027-03-12T07:25 | 7KQT2Z | Desmond Achebe'],
  },
  'letters of an airline between two stations, which are a train’s': {
    from: 'Trenitalia France',
    subject: 'Votre billet',
    page:
      '<p>Votre réservation est confirmée, PNR : <b>P7QKTZ</b></p><p>FR 6651 – lundi 8 mars 2027 – Paris Gare de Lyon 14:30 → Lyon Part-Dieu 16:31<br>Voiture 5, place 12A</p>' +
      '<p>Voyageuse : Mme Laetitia Colombani</p>',
    read: [
      'Train | FR 6651 | Paris Gare de Lyon > Lyon Part-Dieu | 2027-03-08T14:30 – 2027-03-08T16:31 | 5/12A | P7QKTZ | Laetitia Colombani',
    ],
  },
  'stops with a dash, each beside its clock; who travels in brackets': {
    from: 'BlaBlaCar Bus',
    subject: 'Votre billet BCB88Q2X',
    page:
      '<p>Votre réservation BCB88Q2X est confirmée</p><p><b>mer. 10 mars 2027</b></p><table><tr><td>06:50</td><td>Lille – Gare Lille Europe</td></tr>' +
      '<tr><td>↓ 3h05, bus 5204</td></tr><tr><td>09:55</td><td>Paris – Bercy Seine</td></tr></table><p>Passagers : 1 adulte (Titouan Lenglet)</p>',
    read: [
      'Bus | 5204 | Lille – Gare Lille Europe > Paris – Bercy Seine | 2027-03-10T06:50 – 2027-03-10T09:55 | BCB88Q2X | Titouan Lenglet',
    ],
  },
  'a driver’s form said twice, the second below its return': {
    from: 'Crown Cars',
    subject: 'Chauffeur confirmation CC/20771',
    page:
      '<pre>CHAUFFEUR CONFIRMATION CC/20771\n\nPassenger:  Dr Helga Brandvold\nDate:       Monday 15 March 2027\nTime:       07:45 hrs\nCollect:    The Balmoral, 1 Princes Street, Edinburgh EH2 2EQ\n' +
      'Drop:       St Salvator, North Haugh, St Andrews KY16 9SS\nVehicle:    Mercedes V-Class\n\nReturn\nDate:       Monday 15 March 2027\nTime:       17:30 hrs\n' +
      'Collect:    St Salvator, North Haugh, St Andrews KY16 9SS\nDrop:       The Balmoral, 1 Princes Street, Edinburgh EH2 2EQ</pre>',
    read: [
      'Taxi | The Balmoral, 1 Princes Street, Edinburgh EH2 2EQ > St Salvator, North Haugh, St Andrews KY16 9SS | 2027-03-15T07:45 | CC/20771 | Helga Brandvold',
      'Taxi | St Salvator, North Haugh, St Andrews KY16 9SS > The Balmoral, 1 Princes Street, Edinburgh EH2 2EQ | 2027-03-15T17:30 | CC/20771 | Helga Brandvold',
    ],
  },
  'a driver from a street, in a list that has no word for one': {
    from: 'LeCab',
    subject: 'Réservation n° 5528817',
    page:
      '<p>Votre réservation n° 5528817 est confirmée.</p><ul><li>Quand : jeudi 11 mars 2027 à 04h50</li><li>De : 27 avenue Jean Jaurès, 69007 Lyon</li>' +
      '<li>À : Gare de Lyon Part-Dieu</li><li>Passager : Ambroise Tissot</li><li>Véhicule : Berline</li></ul>',
    read: [
      'Taxi | 27 avenue Jean Jaurès, 69007 Lyon > Gare de Lyon Part-Dieu | 2027-03-11T04:50 | 5528817 | Ambroise Tissot',
    ],
  },
};

for (const [what, mail] of Object.entries(mails))
  test(`${what}, is read`, async () => {
    assert.deepEqual(await readLayout(mail), mail.read);
  });

test('journeys that "are now cancelled" are', async () => {
  const page =
    '<p>We have refunded your train tickets for booking 8KQT4X2R.</p><p>These journeys are now cancelled:</p>' +
    '<ul><li>Tue 16 Mar 2027: London Euston 09:20 to Manchester Piccadilly 11:28</li></ul><p>Passenger: Lionel Abernathy</p>';
  const { reservations } = await extract(new TextEncoder().encode(page), { contextDate: '2027-01-05' });
  assert.deepEqual(
    reservations.map(({ booking }) => booking.status),
    ['cancelled'],
  );
});
