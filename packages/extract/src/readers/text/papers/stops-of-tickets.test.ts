import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMail, readTable, told } from '../../../../testing/told.ts';

// What stands around the name of a stop on tickets, and is none of it.

test('a stop in two languages is one stop', async () => {
  const row = (cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  assert.deepEqual(
    await readMail(
      'Rail',
      'Your tickets',
      `<p>Booking reference: RQ4471</p><h3>Outward · Thursday 10 June 2027</h3><table>${row(['Departs', 'Arrives', 'Train', 'Reservation'])}${row(['08:31 Bruxelles-Midi / Brussel-Zuid', '10:35 Köln Hbf', 'ICE 13', 'Coach 24, seats 61, 63'])}</table>
<p>Passengers: Pieter Claes, Lotte Vermeulen</p>`,
    ),
    [
      'Train | ICE 13 | Bruxelles-Midi / Brussel-Zuid > Köln Hbf | 2027-06-10T08:31 – 2027-06-10T10:35 | 24/61 24/63 | RQ4471 | Pieter Claes + Lotte Vermeulen',
    ],
  );
});

test('whose train it is stands in front of the stop', async () => {
  assert.deepEqual(
    told(
      await readTable(`Date | Service | Details
      Wed 6 Oct 2027 | Train | Avanti West Coast, London Euston 14:10 – Manchester Piccadilly 16:18`),
    ),
    ['Train London Euston Manchester Piccadilly 2027-10-06T14:10 2027-10-06T16:18'],
  );
});

test('"Le" in front of a day below a port is no port', async () => {
  const way = (title: string, ship: string, ...ends: string[]) =>
    `<p>${[title, `Navire : ${ship}`, ...ends].join('<br>')}</p>`;
  assert.deepEqual(
    await readMail(
      'Lignes',
      'Votre billet',
      `<p>Réservation n° TML 448 120 – M. Loïc TANGUY + 1 passager</p>
${way('TRAVERSÉE ALLER', 'Côte d’Émeraude', 'Départ : Saint-Malo (Terminal du Naye)', 'Le vendredi 23 juillet 2027 à 09h15', 'Arrivée : Portsmouth', 'Le vendredi 23 juillet 2027 à 17h20')}
${way('TRAVERSÉE RETOUR', 'Bretagne Nord', 'Départ : Portsmouth', 'Le dimanche 8 août 2027 à 20h15', 'Arrivée : Saint-Malo (Terminal du Naye)', 'Le lundi 9 août 2027 à 08h15')}`,
    ),
    [
      'Boat | Côte d’Émeraude | Saint-Malo (Terminal du Naye) > Portsmouth | 2027-07-23T09:15 – 2027-07-23T17:20 | TML 448 120 | Loïc TANGUY',
      'Boat | Bretagne Nord | Portsmouth > Saint-Malo (Terminal du Naye) | 2027-08-08T20:15 – 2027-08-09T08:15 | TML 448 120 | Loïc TANGUY',
    ],
  );
});

test('a town of one word has its stop in brackets, below the hour of its own line', async () => {
  const row = (hour: string, stop: string, street: string) =>
    `<tr><td><b>${hour}</b></td><td><b>${stop}</b><br>${street}</td></tr>`;
  const page = (from: string, to: string) =>
    `<table><tr><td colspan="2"><h1>Deine Buchung ist bestätigt</h1></td></tr><tr><td colspan="2"><table><tr><td>Buchungsnummer<br><b>4471902233</b></td><td>Hilfe</td></tr></table></td></tr>` +
    `<tr><td colspan="2"><b>Hinfahrt</b><br>Freitag, 21. Mai 2027</td></tr>${from}<tr><td></td><td>Bus 112 Richtung Graz</td></tr>${to}` +
    `<tr><td colspan="2"><b>Fahrgäste</b><br>Jana Wolters (Erwachsene)<br>Ole Wolters (Kind)<br>Keine Sitzplatzreservierung – freie Platzwahl. 1 Handgepäck pro Person.</td></tr></table>`;
  for (const [from, to] of [
    ['Leipzig Hbf', 'Brno (ÚAN Zvonařka)'],
    ['Wien (VIB Erdberg)', 'Budapest (Népliget)'],
  ] as const)
    assert.deepEqual(
      await readMail(
        'Bus',
        'Deine Buchung',
        page(row('08:15', from, 'Bahnhofstraße 2'), row('12:45', to, 'Zvonařka 13/10, 602 00 Brno')),
      ),
      [`Bus | 112 | ${from} > ${to} | 2027-05-21T08:15 – 2027-05-21T12:45 | 4471902233 | Jana Wolters + Ole Wolters`],
    );
});

test('below one end a dash parts a town of America from its station', async () => {
  for (const [from, to] of [
    ['CHICAGO - UNION STATION, IL', 'MILWAUKEE - DOWNTOWN STATION, WI'],
    ['Chicago - Union Station, IL', 'Milwaukee - Airport Rail Station, WI'],
  ] as const)
    assert.deepEqual(
      await readMail(
        'Rail',
        'Your ticket',
        `<p>Your reservation is confirmed. Reservation number: 7C2A19</p><p>Train 330 Hiawatha</p><p>Monday, June 14, 2027</p><p><b>Departs</b><br>${from}<br>8:15 AM</p><p><b>Arrives</b><br>${to}<br>9:44 AM</p>`,
      ),
      [`Train | 330 | ${from} > ${to} | 2027-06-14T08:15 – 2027-06-14T09:44 | 7C2A19`],
    );
});
