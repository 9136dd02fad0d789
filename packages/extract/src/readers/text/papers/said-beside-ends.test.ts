import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readPage, tableOf, told, toldInFull, toldWithNumbers } from '../../../../testing/told.ts';

test('by whose clock an hour is stands in brackets, and is no place', async () => {
  for (const [here, there] of [
    ['(UK time)', '(Dutch time)'],
    ['(British Summer Time)', '(Central European Time)'],
    ['(heure anglaise)', '(heure des Pays-Bas)'],
    ['(local time)', '(local time)'],
  ]) {
    const [from, to] = [`Mon 26 Jul 2027, 17:00 ${here}`, `Tue 27 Jul 2027, 09:45 ${there}`];
    const lines = `Ship: King Seaways\nDepart: ${from}, Newcastle\nArrive: ${to}, Amsterdam (IJmuiden)`;
    const cells = `Outbound | King Seaways\nDeparture // ${from} // Newcastle | Arrival // ${to} // Amsterdam (IJmuiden)`;
    for (const said of [
      read('Your crossing', `Booking reference 41077926. Thank you for booking.\n\n${lines}`),
      await readPage(
        `<p>DFDS</p><p>Booking reference: 41077926. Thank you for booking your crossing.</p>${tableOf(cells)}`,
      ),
    ])
      assert.deepEqual(told(said), ['Boat Newcastle Amsterdam (IJmuiden) 2027-07-26T17:00 2027-07-27T09:45'], here);
  }
});

test('of the two ends of a crossing that a form has, one that no map has is a port too', () => {
  assert.deepEqual(
    told(
      read(
        'Your ticket',
        'Booking reference ZK48815 is confirmed.\n\nFrom: Wellington\nTo: Picton\nShip: Kaitaki\nDate: Saturday 23 January 2027, departs 8:45 am\nArrives: 12:15 pm the same day\nVehicle check-in: opens 6:45 am, closes 7:45 am',
      ),
    ),
    ['Boat Wellington Picton 2027-01-23T08:45 2027-01-23T12:15'],
  );
});

test('below "Embarquement", beside "Débarquement", is where one sails from', async () => {
  const page = (head: string) =>
    `<p>Traversées, dossier 70 114 829. Votre réservation est confirmée.</p>${tableOf(`${head}
Aller | A Nepita // cabine 2 couchettes | Marseille // vendredi 4 juin 2027 à 19h00 | Bastia // samedi 5 juin 2027 à 07h30
Retour | Danielle Casanova // cabine 2 couchettes | Ajaccio // samedi 12 juin 2027 à 20h00 | Marseille // dimanche 13 juin 2027 à 08h00`)}`;
  for (const head of [' | Navire | Embarquement | Débarquement', ' | Navire | Départ | Arrivée'])
    assert.deepEqual(
      told(await readPage(page(head))),
      [
        'Boat Marseille Bastia 2027-06-04T19:00 2027-06-05T07:30',
        'Boat Ajaccio Marseille 2027-06-12T20:00 2027-06-13T08:00',
      ],
      head,
    );
});

test('an airline by its short name flies where its number stands alone beside both ends', async () => {
  const rows = (house: string) =>
    tableOf(`Date | Service | Details
MON FEB 8 | AIR // ${house} 1493 | Lv Denver (DEN) 7:05 AM // Ar San Diego (SAN) 8:39 AM // Confirmed economy
THU FEB 11 | AIR // ${house} 742 | Lv San Diego (SAN) 6:20 PM // Ar Denver (DEN) 9:41 PM // Confirmed economy`);
  for (const [house, code] of [
    ['United', 'UA'],
    ['Delta flight', 'DL'],
  ])
    assert.deepEqual(
      told(await readPage(`<p>INVOICE / ITINERARY 01/04/2027, confirmation LX52GV</p>${rows(house ?? '')}`)),
      [`${code}1493 DEN SAN 2027-02-08T07:05 2027-02-08T08:39`, `${code}742 SAN DEN 2027-02-11T18:20 2027-02-11T21:41`],
      house,
    );
});

test('a driver’s form for each way has one day, one hour and both ends, however the hour is called', () => {
  const [airport, chalet] = ['Geneva Airport', 'Chalet Les Rhodos, Route des Praz 84, Chamonix'];
  for (const [out, back, hour] of [
    ['TRANSFER TO RESORT', 'TRANSFER TO AIRPORT', 'Collect at'],
    ['OUT', 'HOME', 'We meet you at'],
  ])
    assert.deepEqual(
      told(
        read(
          'Transfers booked',
          `Booking ref: AVS 66-2093. Your private transfer is confirmed.\n\n${out}\n  Date        Sunday 14 March 2027\n  ${hour}  12:50\n  From        ${airport}, Arrivals (meeting point)\n  To          ${chalet}\n  Your flight  EZY 2041 ex Bristol, due 12:05\n\n${back}\n  Date        Sunday 21 March 2027\n  ${hour}  08:20\n  From        ${chalet}\n  To          ${airport}, Departures\n  Your flight  EZY 2042, leaves 11:35`,
        ),
      ),
      [`Taxi ${airport} ${chalet} 2027-03-14T12:50`, `Taxi ${chalet} ${airport} 2027-03-21T08:20`],
      out,
    );
});

test('by what register a company is known is no booking, in whatever country', () => {
  const car =
    'Driver: Adaeze Nwosu\nPick-up: Tromsø Airport, Saturday 13 February 2027 at 14:15\nReturn: Tromsø Airport, Wednesday 17 February 2027 at 10:00\nCar: Toyota Yaris or similar';
  for (const register of ['org. no. 000 000 000 MVA', 'CVR-nr. 20 44 17 99', 'P.IVA 01234567890', 'ABN 51 824 753 556'])
    assert.deepEqual(
      toldWithNumbers(
        read(
          'Your car',
          `Reference PV-204417. Your car is booked.\n\n${car}\n\nPolarveien Bilutleie, ${register} | Terms of hire`,
        ),
      ),
      ['RentalCar Tromsø Airport Tromsø Airport 2027-02-13T14:15 2027-02-17T10:00 PV-204417'],
      register,
    );
});

test('behind the word for numbers a name and six letters are one of each company', async () => {
  const [way] = toldInFull(
    await readPage(
      '<p>Your tickets are confirmed.</p><p>Thursday 11 November 2027</p><p>Eurostar 9436 – Bruxelles-Midi 15:13 → Paris Nord 16:35</p><p>TGV INOUI 8637 – Paris Montparnasse 18:08 → Rennes 19:37</p><p>Références : Eurostar SZQWNB (89,00 €) ; SNCF R2XV7K (61,00 €)</p>',
    ),
  );
  assert.match(way ?? '', /Bruxelles-Midi > Paris Nord .* SZQWNB/);
});
