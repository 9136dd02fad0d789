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
