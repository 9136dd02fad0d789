import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// Forms of universities and towns: all parts in one table, each under a title across it, with columns of its own or none.

test('below the title of a further part the columns of the one above say nothing', async () => {
  const us = [
    ['A. AIR   ☒ booked via agency   ☐ traveler will book', '<', '<', '<', '<'],
    ['Date', 'Carrier / Flt', 'Leave', 'Arrive', 'Conf.'],
    ['02/16/2027', 'United UA 1174', 'Syracuse (SYR) 6:05 AM', 'Chicago (ORD) 7:21 AM', 'PK3W9D'],
    ['02/20/2027', 'United UA 2390', 'Chicago (ORD) 4:40 PM', 'Syracuse (SYR) 7:31 PM', ''],
  ];
  const stay = (title: string, ...rows: string[][]) => [[title, '<', '<', '<', '<'], ...rows];
  const address = 'Ardmore House, 515 North Dearborn Court, Chicago, IL 60654';
  for (const part of [
    stay(
      'B. LODGING   ☒ direct bill   ☐ traveler pays',
      [`${address}   (312) 555-0166`, '<', '<', 'Conf. # 3390-7715-WSU', '<'],
      ['Arr. 02/16/2027   check-in 3:00 PM', '<', 'Dep. 02/20/2027   check-out 11:00 AM', '4 nights @ $179.00', '<'],
    ),
    stay(
      'HOTEL',
      ['Name', 'Ardmore House', '<', 'Conf.', '3390-7715-WSU'],
      ['Address', '515 North Dearborn Court, Chicago, IL 60654', '<', 'Phone', '(312) 555-0166'],
      ['Check-in', '02/16/2027 3:00 PM', '<', 'Check-out', '02/20/2027 11:00 AM'],
    ),
  ]) {
    const told = await readLetterOf(['Form TA-7', [['Traveler', 'Okonkwo, Daniela']], [...us, ...part]]);
    assert.deepEqual(
      told[1],
      'Lodging | Ardmore House, Chicago | 2027-02-16T15:00 – 2027-02-20T11:00 | 3390-7715-WSU | Daniela Okonkwo',
    );
  }
  const fr = [
    ['A. TRANSPORT   ☒ train   ☐ avion', '<', '<', '<', '<'],
    ['Date', 'Train', 'Départ', 'Arrivée', 'Dossier'],
    ['16/02/2027', 'TGV 5110', 'Lyon Part-Dieu 7h00', 'Lille Europe 10h02', 'QX7RTA'],
    ['20/02/2027', 'TGV 5125', 'Lille Europe 17h30', 'Lyon Part-Dieu 20h30', ''],
  ];
  for (const [hours, part] of [
    [
      ['T15:00', 'T11:00'],
      stay(
        'Hébergement',
        ['Hôtel du Parvis, 12 rue Nationale, 59000 Lille', '<', '<', 'Réf. 3390-7715', '<'],
        ['Du 16/02/2027 au 20/02/2027, 4 nuits', '<', '<', 'arrivée 15h00, départ 11h00', '<'],
      ),
    ],
    [
      ['', ''],
      stay(
        'HÔTEL',
        ['Établissement', 'Adresse', 'Du', 'Au', 'Dossier'],
        ['Hôtel du Parvis', '12 rue Nationale, 59000 Lille', '16/02/2027', '20/02/2027', '3390-7715'],
      ),
    ],
  ] as const) {
    const told = await readLetterOf(['Ordre de mission', [['Missionnaire', 'Mme Lucie Garnier']], [...fr, ...part]]);
    assert.deepEqual(
      told[1],
      `Lodging | Hôtel du Parvis, Lille | 2027-02-16${hours[0]} – 2027-02-20${hours[1]} | 3390-7715 | Lucie Garnier`,
    );
  }
});

test('those for whom the lines of a flight say that it is fly, and its number stands in a row below it', async () => {
  const flight = (day: string, number: string, way: string, below: string) => [
    [day, `FLIGHT   airBaltic ${number}`],
    ['', { lines: [way, below] }],
  ];
  for (const only of [
    'Sund and Hedlund only; booking reference 5UYEPA',
    'Passengers: Sund, Hedlund. Booking reference 5UYEPA',
    'Pour Mme Sund et M. Hedlund uniquement, dossier 5UYEPA',
    'Sans M. Kallas ni Mme Adebayo, dossier 5UYEPA',
  ]) {
    const told = await readLetterOf([
      'Travellers (4): Mr Eero Kallas, Ms Ngozi Adebayo, Ms Pirkko Sund, Mr Tomas Hedlund',
      [
        ...flight('Mon 13.9.2027', 'BT 304', 'Helsinki (HEL)  16.05  →  Riga (RIX)  17.10', 'booking reference 7QX2LM'),
        ...flight('Fri 17.9.2027', 'BT 305', 'Riga (RIX)  18.05  →  Helsinki (HEL)  19.10', only),
      ],
    ]);
    assert.deepEqual(
      told,
      [
        'Flight | BT 304 | Helsinki > Riga | 2027-09-13T16:05 – 2027-09-13T17:10 | 7QX2LM | Eero Kallas + Ngozi Adebayo + Pirkko Sund + Tomas Hedlund',
        'Flight | BT 305 | Riga > Helsinki | 2027-09-17T18:05 – 2027-09-17T19:10 | 5UYEPA | Pirkko Sund + Tomas Hedlund',
      ],
      only,
    );
  }
});
