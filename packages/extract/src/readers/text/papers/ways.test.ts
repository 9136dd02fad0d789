import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readPage, readTable, tableOf, told } from '../../../../testing/told.ts';
import type { Candidate, Seat } from '../../../booking.ts';

// Seats of the way out and of the way back, wherever a ticket tells them.

const trains = `Merci pour votre commande. PNR : WKTR3N
Voyageurs : Mme Élodie Fargeot, M. Thibault Nouvel

Aller · lundi 8 mars 2027 · Frecciarossa 9281
07h26 Paris Gare de Lyon
14h12 Milano Centrale

Retour · jeudi 11 mars 2027 · Frecciarossa 9296
15h53 Milano Centrale
22h52 Paris Gare de Lyon
`;

function seatsOf(candidates: Candidate[]): string[] {
  return candidates.map(({ booking }) =>
    ('seats' in booking ? (booking.seats ?? []) : [])
      .map((s: Seat) => [s.coach, s.number].filter(Boolean).join('/'))
      .join(' '),
  );
}

const lines: [string, string][] = [
  ['in a line for each way', '\nAller : voiture 3, places 11A et 11B\nRetour : voiture 6, places 4C et 4D'],
  ['in one line', '\naller : voiture 3, places 11A et 11B ; retour : voiture 6, places 4C et 4D'],
  ['in English', '\nOutward journey: Coach 3, seats 11A, 11B\nReturn journey: Coach 6, seats 4C, 4D'],
  ['in German', '\nHinfahrt: Wagen 3 Platz 11A, 11B\nRückfahrt: Wagen 6 Platz 4C, 4D'],
];

for (const [how, text] of lines)
  test(`seats told by the way ${how}`, () =>
    assert.deepEqual(seatsOf(read('Vos billets', trains + text)), ['3/11A 3/11B', '6/4C 6/4D']));

const inLines = (text: string) => text.replaceAll('\n', '<br>');

const heads: [string, string][] = [
  ['French', 'Voyageur|Aller|Retour'],
  ['English', 'Passenger|Outbound|Return'],
  ['longer', 'Passager|Places aller|Places retour'],
];

for (const [how, head] of heads)
  test(`a table of passengers with a column for each way, its heads ${how}`, async () => {
    const rows = `${head}
Mme Élodie Fargeot|voiture 3, place 11A|voiture 6, place 4C
M. Thibault Nouvel|voiture 3, place 11B|voiture 6, place 4D`;
    assert.deepEqual(seatsOf(await readTable(rows, inLines(trains))), ['3/11A 3/11B', '6/4C 6/4D']);
  });

test('seats of flights are told by the way too', () => {
  const flights = `Booking reference TKV5RX

TK 1344, Tue 16 Feb 2027, Edinburgh (EDI) 16:25 - Istanbul (IST) 23:50
TK 1345, Thu 25 Feb 2027, Istanbul (IST) 18:55 - Edinburgh (EDI) 20:40
`;
  for (const text of ['\nSeat outbound 12A, seat return 7C', '\nOutbound: seat 12A\nReturn: seat 7C'])
    assert.deepEqual(seatsOf(read('E-ticket', flights + text)), ['12A', '7C']);
});

const cells: [string, string, string][] = [
  ['Coach 5, seat 12A', 'Seats', '5/12A'],
  ['5 / 12A', 'Coach / seat', '5/12A'],
  ['Wagen 263 Platz 71', 'Reservierung', '263/71'],
  ['Carrozza 5, posto 12A', 'Posto', '5/12A'],
  ['voit. 5, pl. 12A', 'Place', '5/12A'],
];

for (const [cell, head, seat] of cells)
  test(`one cell has coach and seat: ${cell}`, async () => {
    const rows = `Train|Date|From|Departure|To|Arrival|${head}
EC 85|17 Sep 2027|Innsbruck Hbf|11:24|Verona Porta Nuova|14:57|${cell}`;
    assert.deepEqual(seatsOf(await readTable(rows, 'Booking reference 7QX92LMB')), [seat]);
  });

test('a row has the seats of two people beside their coach', async () => {
  const lead = inLines('Booking reference 7QX92LMB\nTravellers: Eleanor Whitcombe, Samir Haddad');
  const rows = `Train|Date|From|Departure|To|Arrival|Coach|Seats
EC 85|17 Sep 2027|Innsbruck Hbf|11:24|Verona Porta Nuova|14:57|263|71, 72`;
  assert.deepEqual(seatsOf(await readTable(rows, lead)), ['263/71 263/72']);
});

const deadlines = [
  'Clôture de l’embarquement',
  'Heure limite d’embarquement',
  'Fermeture des guichets',
  'Check-in closes',
  'Latest check-in',
  'Vehicle check-in deadline',
];

for (const deadline of deadlines)
  test(`a ship comes in at its own hour and not at "${deadline}"`, () => {
    const ticket = `CTN – Compagnie Tunisienne de Navigation
Réservation 7731945

Navire
Tanit
Port de départ
Marseille
Départ
samedi 10 juillet 2027, 12:00
Port d’arrivée
La Goulette
Arrivée
dimanche 11 juillet 2027, 08:00
${deadline}
09:30`;
    assert.deepEqual(told(read('Votre billet', ticket)), [
      'Boat Marseille La Goulette 2027-07-10T12:00 2027-07-11T08:00',
    ]);
  });

const closings = [
  'Gate closes at 09:30',
  'Fermeture des guichets à 09h30',
  'Embarquement des véhicules de 08h30 à 09h30',
  'Foot passengers until 09:30',
  'Check-in desks open from 08:30 to 09:30',
  'Schalter schließt um 09:30',
];

for (const closing of closings)
  test(`a ship leaves and comes in at its own hours below "${closing}"`, () => {
    const ticket = `Réservation 7731945

Navire : Tanit
Départ : samedi 10 juillet 2027, 12:00, Marseille
${closing}
Arrivée : dimanche 11 juillet 2027, 08:00, La Goulette
${closing}`;
    assert.deepEqual(told(read('Votre billet', ticket)), [
      'Boat Marseille La Goulette 2027-07-10T12:00 2027-07-11T08:00',
    ]);
  });

for (const [lasts, other] of [
  ['5 hrs 15 min', '5 hrs'],
  ['5h15', '5 h'],
  ['5 h 15', '5h00'],
])
  test(`a crossing that takes "${lasts}" and one that takes "${other}" have the hours beside that, and the ship below`, async () => {
    const there = tableOf(`08:00 // Tue 4 May 2027 // Piraeus|${lasts} // →|13:15 // Tue 4 May 2027 // Naxos`);
    const back = tableOf(`16:30 // Sat 8 May 2027 // Naxos|${other} // →|21:30 // Sat 8 May 2027 // Piraeus`);
    const page = `<p>Booking number IL448120</p>${there}<p>Vessel: Blue Star Delos. Be at the port by 07:15. Boarding closes 07:45.</p>${back}<p>Vessel: Blue Star Paros</p>`;
    assert.deepEqual(told(await readPage(page)), [
      'Boat Piraeus Naxos 2027-05-04T08:00 2027-05-04T13:15',
      'Boat Naxos Piraeus 2027-05-08T16:30 2027-05-08T21:30',
    ]);
  });

const totals: [string, string][] = [
  ['Total for the stay', 'JPY 184,800'],
  ['Total for the group', 'JPY 184,800 (VAT included; city tax JPY 500 per person and night extra)'],
  ['Total', 'JPY 184,800'],
  ['Total pour le groupe', '184 800 JPY'],
];

for (const [label, amount] of totals)
  test(`the price of all is "${label}"`, async () => {
    const rows = `Hotel|Machiya Kamogawa
Address|418 Tominokoji Street, 604-8064 Kyoto, Japan
Check-in|22 November 2027
Check-out|25 November 2027
Rooms|2 rooms, 3 nights
Price|JPY 180,000
${label}|${amount}`;
    const [stay] = await readTable(rows, 'Booking confirmed, confirmation number MK-20117');
    assert.equal(stay?.booking.price?.amount, '184800');
  });

test('seats one below the other are all of the train above them', () => {
  const mail = trains.replace(
    '14h12 Milano Centrale',
    '14h12 Milano Centrale\nClasse Business - voiture 3\nPlace 12A : Mme Élodie Fargeot\nPlace 12B : M. Thibault Nouvel',
  );
  assert.deepEqual(seatsOf(read('Vos billets', mail)), ['3/12A 3/12B', '']);
});

test('a driver’s way back has its day in the line that says so', () => {
  const way = (title: string, hour: string, from: string, to: string) =>
    `${title}\nPrise en charge : ${hour}\nLieu : ${from}\nDestination : ${to}\n`;
  const [airport, chalet] = ['Aéroport de Genève (GVA)', 'Chalet les Gentianes, 218 route des Nants, 74110 Morzine'];
  for (const [out, back] of [
    ['>> ALLER : samedi 30 janvier 2027', '>> RETOUR : samedi 6 février 2027'],
    ['Outward: Saturday 30 January 2027', 'Return: Saturday 6 February 2027'],
  ] as const)
    assert.deepEqual(
      told(
        read(
          'Votre transfert',
          `Votre transfert privé est confirmé.\nN° de réservation : APT-20714\n\n${way(out, '14h40', airport, chalet)}\n${way(back, '09h15', chalet, airport)}`,
        ),
      ),
      [`Taxi ${airport} ${chalet} 2027-01-30T14:40`, `Taxi ${chalet} ${airport} 2027-02-06T09:15`],
      out,
    );
});

test('a hired car that goes back on a day of its own is one hire', () => {
  const mail = `Your car hire is confirmed. Booking reference: KX44718
Car: Skoda Octavia or similar

Return: Saturday 6 February 2027, 10:00
Pick-up: Saturday 30 January 2027, 14:00
Pick-up location: Geneva Airport`;
  assert.ok(!told(read('Your car', mail)).some((line) => line.startsWith('Taxi')));
});

test('a row for each train has its coach, and the seats of all below their names', async () => {
  const train = (number: string, day: string, hours: [string, string], ends: [string, string]) =>
    `<p>${day}</p><p>Eurostar ${number}<br>${ends[0]} ${hours[0]}<br>${ends[1]} ${hours[1]}</p>`;
  const page = `<p>Votre commande est confirmée. Dossier : RTLKVW</p>
${train('9313', 'mardi 9 mars 2027', ['07h25', '10h47'], ['Paris Gare du Nord', 'Amsterdam Centraal'])}
${train('9460', 'jeudi 11 mars 2027', ['18h43', '20h05'], ['Bruxelles-Midi', 'Paris Gare du Nord'])}
${tableOf(`Train | Voiture | Mme Vasseur | M. Lamy
  9313 | 2 | place 51 | place 52
  9460 | 7 | place 85 | place 86`)}`;
  assert.deepEqual(seatsOf(await readPage(page)), ['2/51 2/52', '7/85 7/86']);
});
