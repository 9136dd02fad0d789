import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// A row for each of those who travel and a column for each way, and the rooms of all of them in one house.

test('the days over the columns are of the journeys below them, whatever the head of the people is called', async () => {
  const flights = (names: [string, string]) => [
    `Flight | U2 8897 | LGW > RAK | 2027-11-07T06:45 – 2027-11-07T11:35 | KB2T8XW | ${names[0]}`,
    `Flight | BA 2668 | LGW > RAK | 2027-11-07T14:05 – 2027-11-07T18:50 | YR7Q4M | ${names[1]}`,
    `Flight | U2 8898 | RAK > LGW | 2027-11-13T12:20 – 2027-11-13T15:05 | KB2T8XW | ${names[0]}`,
    `Flight | BA 2669 | RAK > LGW | 2027-11-13T19:45 – 2027-11-13T22:30 | YR7Q4M | ${names[1]}`,
  ];
  const ways = [
    ['EZY8897 LGW → RAK', 'dep 06.45  arr 11.35'],
    ['EZY8898 RAK → LGW', 'dep 12.20  arr 15.05'],
    ['BA2668 LGW → RAK', 'dep 14.05  arr 18.50'],
    ['BA2669 RAK → LGW', 'dep 19.45  arr 22.30'],
  ].map((lines) => ({ lines }));
  const [a = '', b = '', c = '', d = ''] = ways as unknown as string[];
  const crew = [
    ['CREW', 'OUT – Sunday 7 November 2027', 'BACK – Saturday 13 November 2027', 'REF'],
    [{ lines: ['RORY McALPINE', '1st AC'] }, a, b, { lines: ['KB2T8XW', '£214.96'] }],
    [{ lines: ['SUNITA RAO', 'Sound mixer'] }, c, d, { lines: ['YR7Q4M', '£388.20'] }],
  ];
  assert.deepEqual(
    await readLetterOf(['MOVEMENT ORDER No. 6', 'Issued Mon 4 Jan 2027 by Bea Lindqvist', crew]),
    flights(['RORY McALPINE', 'SUNITA RAO']),
  );
  const equipe = [
    ['Équipe', 'Aller', 'Retour', 'Dossier'],
    ['', 'dimanche 7 novembre 2027', 'samedi 13 novembre 2027', ''],
    ['Lucie Garnier', a, b, 'KB2T8XW'],
    ['Hugo Bertin', c, d, 'YR7Q4M'],
  ];
  assert.deepEqual(
    await readLetterOf(['Feuille de route', 'Établie le 4 janvier 2027', equipe]),
    flights(['Lucie Garnier', 'Hugo Bertin']),
  );
});

test('a line with one guest and one number is a room of its own in the house around it', async () => {
  const house = [
    ['Hotel', 'Riad Bab Zitoun'],
    ['Address', '27 Derb Sidi Bouamar, 40000 Marrakech, Morocco'],
    ['Check in', 'from 14.00 hrs'],
    ['Check out', 'by 12.00 hrs'],
  ];
  const people = 'Travellers: Rory McAlpine, Sunita Rao';
  const stay = (day: number, rest: string) =>
    `Lodging | Riad Bab Zitoun, Marrakech | 2027-11-0${day}T14:00 – 2027-11-13T12:00 | ${rest}`;
  const rooms = [
    'McAlpine – conf. BZG-3307 – in 7 Nov 2027, out 13 Nov 2027 – MAD 5,940.00',
    'Rao – conf. BZG-3308 – in 8 Nov 2027, out 13 Nov 2027 – MAD 6,600.00 (terrace)',
  ];
  assert.deepEqual(
    await readLetterOf([
      'MOVEMENT ORDER',
      people,
      { heading: 'ACCOMMODATION' },
      [...house, ['Rooms', { lines: rooms }]],
    ]),
    [stay(7, 'BZG-3307 | Rory McAlpine'), stay(8, 'BZG-3308 | Sunita Rao')],
  );
  const lines = [
    'Riad Bab Zitoun, 27 Derb Sidi Bouamar, 40000 Marrakech, Maroc',
    'Du 7 au 13 novembre 2027, chambres à partir de 14h, départ avant 12h',
    'Mme McAlpine : BZG-3307',
    'M. Rao : BZG-3308',
  ];
  assert.deepEqual(
    await readLetterOf([
      'Feuille de route',
      'Voyageurs : Mme Lucie McAlpine, M. Hugo Rao',
      { heading: 'HÉBERGEMENT' },
      ...lines,
    ]),
    [stay(7, 'BZG-3307 | Lucie McAlpine'), stay(7, 'BZG-3308 | Hugo Rao')],
  );
});
