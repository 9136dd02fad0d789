import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// The house of a letter whose head is a company with its address.

const letter = (house: string) =>
  readLetterOf([
    'Thornbury & Vale plc\nCompany Secretariat\n1 Kings Reach, Reading RG1 8ZT',
    '15 February 2027',
    'Mrs Rosalind Averill',
    'Dear Mrs Averill',
    'You leave London Heathrow on Wednesday 10 March 2027 by LX 325 at 16.05, arriving at Zurich at 18.50. Reference K3RWPN.',
    house,
  ]).then((lines) => lines.filter((line) => line.startsWith('Lodging')));

test('a sentence that says where a house stands says its address', async () => {
  const room = ' Your room is held from 10 March 2027 to 12 March 2027 under number RE-40917.';
  for (const said of [
    'The Hotel Rindermarkt Eck is at Rindermarktgasse 8, 8001 Zürich, telephone +41 44 555 01 72.',
    'Hotel Rindermarkt Eck is situated at Rindermarktgasse 8, 8001 Zürich.',
    'L’Hotel Rindermarkt Eck se trouve Rindermarktgasse 8, 8001 Zürich.',
  ])
    assert.deepEqual(
      await letter(said + room),
      ['Lodging | Hotel Rindermarkt Eck, Zürich | 2027-03-10 – 2027-03-12 | RE-40917 | Rosalind Averill'],
      said,
    );
});

test('whoever writes is not the house that the letter names without an address', async () => {
  for (const [said, name] of [
    ['Your room at the Hotel Rindermarkt Eck is held from', 'Hotel Rindermarkt Eck'],
    ['You have a room for two nights at the Rindermarkt Eck from', 'Rindermarkt Eck'],
  ] as const)
    assert.deepEqual(
      await letter(`${said} 10 March 2027 to 12 March 2027 under number RE-40917.`),
      [`Lodging | ${name} | 2027-03-10 – 2027-03-12 | RE-40917 | Rosalind Averill`],
      said,
    );
});

test('whatever is done with a house, its name ends in front of its address; hours are of the paragraph that says them', async () => {
  const first =
    'In Zürich you are the guest of the Hotel Rindermarkt Eck, Rindermarktgasse 8, 8001 Zürich, from 10 March 2027 to 12 March 2027. The house knows you as booking RE-40917.';
  const last = (deed: string) =>
    `${deed} the Hotel Am Rheinhafen, Uferstrasse 90, 4057 Basel, in on the 12th and out on the 13th, confirmation 30055821. It has rooms ready from 2 pm; check-out is at 11 am.`;
  for (const deed of ['For your last night we chose', 'Afterwards we have put you into'])
    assert.deepEqual(
      (await letter(`${first}\n${last(deed)}`)).map((line) => line.replace(' | Rosalind Averill', '')),
      [
        'Lodging | Hotel Rindermarkt Eck, Zürich | 2027-03-10 – 2027-03-12 | RE-40917',
        'Lodging | Hotel Am Rheinhafen, Basel | 2027-03-12T14:00 – 2027-03-13T11:00 | 30055821',
      ],
      deed,
    );
});

test('a paragraph with days and a number of its own, of a car, is none of the house’s in the next', async () => {
  assert.deepEqual(
    await letter(
      'Un véhicule vous attend chez Europcar à l’aéroport de Zurich le mercredi 10 mars 2027 à 19 h 30, à restituer au même endroit le vendredi 12 mars 2027 à 17 h 00 (réservation 1184420337).\nVous dormirez à l’Hotel Rindermarkt Eck, Rindermarktgasse 8, 8001 Zürich, deux nuits à compter du 10 mars 2027. Réservation RE-40917.',
    ),
    ['Lodging | Hotel Rindermarkt Eck, Zürich | 2027-03-10 – 2027-03-12 | RE-40917 | Rosalind Averill'],
  );
});

test('the article of a French sentence is none of the name of a house where nobody speaks French', async () => {
  const room = ' vous garde une chambre du 10 mars 2027 au 12 mars 2027, sous le numéro RE-40917.';
  for (const [said, name] of [
    ['Le Kastell Brygge, Strandgaten 14, 0151 Oslo,', 'Kastell Brygge, Oslo'],
    ['Le Donaublick, Taborstraße 8, 1020 Vienne,', 'Donaublick, Vienne'],
    ['Le Sereno Blu, Via Marina 4, 84017 Positano,', 'Le Sereno Blu, Positano'],
    ['Le Grand Verger, 4 rue du Lac, 74000 Annecy,', 'Le Grand Verger, Annecy'],
  ] as const)
    assert.deepEqual(
      await letter(said + room),
      [`Lodging | ${name} | 2027-03-10 – 2027-03-12 | RE-40917 | Rosalind Averill`],
      said,
    );
});
