import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMail, toldInFull } from '../../../../testing/told.ts';
import { extract } from '../../../index.ts';

const told = async (text: string) =>
  toldInFull(
    (await extract(new TextEncoder().encode(text), { fileName: 'ticket.txt', contextDate: '2027-02-01' })).reservations,
  );

test('whoever sits where is on all journeys, in the seat that stands beside the name', async () => {
  const ticket = (people: string) => `Tak for din bestilling

Bestillingsnummer
4KT902

Kunde: Karen Holmgaard

Udrejse fredag 8. oktober 2027
08.23  København H
11.29  Aarhus H
Lyn 41
Vogn 3 Plads 45 - Karen Holmgaard
Vogn 3 Plads 46 - Mads Holmgaard

Hjemrejse søndag 10. oktober 2027
16.30  Aarhus H
19.36  København H
Lyn 54
Vogn 2 Plads 11 - Karen Holmgaard
Vogn 2 Plads 12 - Mads Holmgaard

Rejsende
${people}
`;
  const [there, back] = [
    'Train | Lyn 41 | København H > Aarhus H | 2027-10-08T08:23 – 2027-10-08T11:29',
    'Train | Lyn 54 | Aarhus H > København H | 2027-10-10T16:30 – 2027-10-10T19:36',
  ];
  assert.deepEqual(await told(ticket('Karen Holmgaard\nMads Holmgaard')), [
    `${there} | 3/45 3/46 | 4KT902 | Karen Holmgaard + Mads Holmgaard`,
    `${back} | 2/11 2/12 | 4KT902 | Karen Holmgaard + Mads Holmgaard`,
  ]);
  assert.deepEqual(await told(ticket('Mads Holmgaard\nKaren Holmgaard')), [
    `${there} | 3/46 3/45 | 4KT902 | Mads Holmgaard + Karen Holmgaard`,
    `${back} | 2/12 2/11 | 4KT902 | Mads Holmgaard + Karen Holmgaard`,
  ]);
});

test('the name may stand before the coach, and the rows in another order than the people', async () =>
  assert.deepEqual(
    await told(`Biglietto elettronico
Codice di prenotazione: K7PQ2R
Passeggeri: Giulia Ferri, Dario Ferri

Venerdì 8 ottobre 2027
08:23  Torino Porta Nuova
09:29  Milano Centrale
Frecciarossa 9523
Dario Ferri: Carrozza 3, Posto 12B
Giulia Ferri: Carrozza 3, Posto 12A
`),
    [
      'Train | Frecciarossa 9523 | Torino Porta Nuova > Milano Centrale | 2027-10-08T08:23 – 2027-10-08T09:29 | 3/12A 3/12B | K7PQ2R | Giulia Ferri + Dario Ferri',
    ],
  ));

const rows = [
  ['Passenger', 'Fare', 'Seat 9116', 'Seat 9421'],
  ['Nia Garnett', 'Standard', '31', '72'],
  ['Tom Lindqvist', 'Standard', '32', '74'],
];
const ways = `Train 9116, London St Pancras 09:01 - Brussels-Midi 12:05
Train 9421, Brussels-Midi 12:52 - Köln Hbf 14:45`;
const read = (first: string, second: string, people: string) => [
  `Train | 9116 | London St Pancras > Brussels-Midi | 2027-12-04T09:01 – 2027-12-04T12:05 | ${first} | H7K2PL | ${people}`,
  `Train | 9421 | Brussels-Midi > Köln Hbf | 2027-12-04T12:52 – 2027-12-04T14:45 | ${second} | H7K2PL | ${people}`,
];

test('a column of plain text for the seats of each train, as in a table', async () => {
  const flat = (count: number) => {
    const lines = rows.slice(0, count + 1).map((row) =>
      row
        .map((cell) => cell.padEnd(20))
        .join('')
        .trimEnd(),
    );
    return told(
      `Your booking is confirmed. Booking reference: H7K2PL\n\nSaturday 4 December 2027\n${ways}\n\n${lines.join('\n')}\n`,
    );
  };
  assert.deepEqual(await flat(2), read('31 32', '72 74', 'Nia Garnett + Tom Lindqvist'));
  assert.deepEqual(await flat(1), read('31', '72', 'Nia Garnett'));
  const table = rows.map((row) => `<tr><td>${row.join('</td><td>')}</td></tr>`).join('');
  const lead = `<p>Booking reference: H7K2PL</p><p>Saturday 4 December 2027</p><p>${ways.replace('\n', '<br>')}</p>`;
  assert.deepEqual(
    await readMail('Rail', 'Your booking is confirmed', `${lead}<table>${table}</table>`),
    read('31 32', '72 74', 'Nia Garnett + Tom Lindqvist'),
  );
});

test('a timetable has its trains so, and is no table of seats', async () =>
  assert.deepEqual(
    await told(`Your booking is confirmed. Booking reference: H7K2PL
Saturday 4 December 2027
Train 9116, London St Pancras 09:01 - Brussels-Midi 12:05
Coach 4, seat 31
Passenger: Nia Garnett

Other trains        Days         Train 9110    Train 9114
Leaves London       Mon to Fri   06:47         08:16
Reaches Brussels    Mon to Fri   09:57         11:25
`),
    [
      'Train | 9116 | London St Pancras > Brussels-Midi | 2027-12-04T09:01 – 2027-12-04T12:05 | 4/31 | H7K2PL | Nia Garnett',
    ],
  ));

test('a ticket on each page with the seat of whom it is for: one journey of all, in all their seats', async () => {
  const page = (number: number, who: string, seat: string) => `Fahrkarte ${number} von 2
Auftragsnummer: 4471902
ICE 571    18.03.2027
Hamburg Hbf ab 14:30
Hannover Hbf an 15:52
Wagen 7   Platz ${seat}
Reisende: ${who}
`;
  assert.deepEqual(await told(`${page(1, 'Jens Achterberg', '44')}\n${page(2, 'Lena Achterberg', '45')}`), [
    'Train | ICE 571 | Hamburg Hbf > Hannover Hbf | 2027-03-18T14:30 – 2027-03-18T15:52 | 7/44 7/45 | 4471902 | Jens Achterberg + Lena Achterberg',
  ]);
  const billete = (who: string, seat: string) => `Localizador: HN4TZ8
Viajero: ${who}
Fecha         Tren         Coche    Plaza
18/03/2027    AVE 02142    7        ${seat}
Salida: 14:30 Madrid-Puerta de Atocha
Llegada: 17:12 Sevilla-Santa Justa
`;
  assert.deepEqual(await told(`Billete\n${billete('Lucía Recio', '4C')}\nBillete\n${billete('Adrián Poveda', '4D')}`), [
    'Train | AVE 02142 | Madrid-Puerta de Atocha > Sevilla-Santa Justa | 2027-03-18T14:30 – 2027-03-18T17:12 | 7/4C 7/4D | HN4TZ8 | Lucía Recio + Adrián Poveda',
  ]);
});
