import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// Letters of agencies that write clocks without a colon, call a train by its hour and go on from where one has come.

const confirmed = ['4 May 2027', 'Confirmed for Ruth Halloran.'];
const there =
  'You leave London King’s Cross on Saturday 11 September at 1000, reaching Edinburgh Waverley at 1420; seats A21 and A22 in coach C, collection reference 7KTM2PQX.';

test('figures that stand in a letter as only clocks do are clocks, where none has a colon', async () => {
  const told = await readLetterOf([
    ...confirmed,
    there,
    'On the Tuesday, the 1133 train to Aberdeen from Edinburgh gets in at 1355; collection reference 9PLM4RTZ. There the NorthLink ferry takes you over to Lerwick: the Hjaltland sails at 1900 and docks at 0730 the next morning, under booking NL-771204.',
    'P.S. Our next programme will be out on 1 November 2027.',
  ]);
  assert.deepEqual(told, [
    'Train | London King’s Cross > Edinburgh Waverley | 2027-09-11T10:00 – 2027-09-11T14:20 | C/A21 C/A22 | 7KTM2PQX | Ruth Halloran',
    'Train | Edinburgh > Aberdeen | 2027-09-14T11:33 – 2027-09-14T13:55 | 9PLM4RTZ | Ruth Halloran',
    'Boat | Hjaltland | Aberdeen > Lerwick | 2027-09-14T19:00 – 2027-09-15T07:30 | NL-771204 | Ruth Halloran',
  ]);
});

test('what is called by the hour at which it leaves goes from where the journey before has come', async () => {
  const told = await readLetterOf([
    ...confirmed,
    there,
    'There is time for tea before the 1456 to Kirkcaldy, which arrives at 1531. The collection reference is 4GXW8TPL.',
  ]);
  assert.equal(
    told[1],
    'Train | Edinburgh Waverley > Kirkcaldy | 2027-09-11T14:56 – 2027-09-11T15:31 | 4GXW8TPL | Ruth Halloran',
  );
});

test('a ship whose way is told before a colon has both ends', async () => {
  for (const way of ['from Oban over to Craignure', 'from Oban to Craignure', 'from Oban across to Craignure']) {
    const told = await readLetterOf([
      ...confirmed,
      `On Friday 17 September the CalMac ferry takes you ${way}: the Loch Fyne sails at 1340 and docks at 1426. Your tickets carry booking number CM-558210.`,
    ]);
    assert.deepEqual(told, [
      'Boat | Loch Fyne | Oban > Craignure | 2027-09-17T13:40 – 2027-09-17T14:26 | CM-558210 | Ruth Halloran',
    ]);
  }
});

test('a room is had from an hour that is told by the clock', async () => {
  for (const hour of ['4 o’clock in the afternoon', '4 o’clock'])
    assert.deepEqual(
      await readLetterOf([
        ...confirmed,
        `You have four nights, from 13 to 17 September, at Tigh na Cuilce, 11 Rathad an Rubha, Broadford IV49 9ZZ. Rooms are ready from ${hour} and Mairi asks guests to be out by 10.30. Her confirmation number is 0917-A.`,
      ]),
      ['Lodging | Tigh na Cuilce, Broadford | 2027-09-13T16:00 – 2027-09-17T10:30 | 0917-A | Ruth Halloran'],
    );
});

test('the number of a shipping line may be told behind an aside, and in groups', async () => {
  const told = await readLetterOf([
    'Réservé au nom de Paul Kermarrec.',
    'Vous embarquerez à Roscoff le vendredi 14 mai à 21h30 à bord de l’Armorique pour une arrivée à Plymouth le lendemain à 6h45. Le numéro de réservation de la compagnie, valable pour les deux traversées, est le BF 4410 882.',
    'Du 18 au 22 mai, vous logerez à The Old Rectory, 11 Church Lane, Fowey PL23 1BX, confirmation OR 5520 : arrivée dès 16h, départ à 11h au plus tard.',
  ]);
  assert.deepEqual(told, [
    'Boat | Armorique | Roscoff > Plymouth | 2027-05-14T21:30 – 2027-05-15T06:45 | BF 4410 882 | Paul Kermarrec',
    'Lodging | The Old Rectory, Fowey | 2027-05-18T16:00 – 2027-05-22T11:00 | OR 5520 | Paul Kermarrec',
  ]);
});

test('a way between two names is one, wherever its second clock stands', async () => {
  for (const end of [', où vous arrivez à 13h50. Dossier 9TLM4K.', ' (arrivée 13h50). Code de retrait 9TLM4K.'])
    assert.deepEqual(
      await readLetterOf([
        'Voyageur : M. Cédric Hamelin',
        `Le jeudi 10 juin 2027, le train de 12h00 vous conduit de Lyon Part-Dieu à Marseille Saint-Charles${end}`,
      ]),
      [
        'Train | Lyon Part-Dieu > Marseille Saint-Charles | 2027-06-10T12:00 – 2027-06-10T13:50 | 9TLM4K | Cédric Hamelin',
      ],
    );
});
