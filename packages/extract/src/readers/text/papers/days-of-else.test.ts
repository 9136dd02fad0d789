import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, toldWithNumbers } from '../../../../testing/told.ts';

// What a mail says beside a journey has days and hours too, wherever it stands.

const told = async (page: string) => toldWithNumbers(await readPage(page));

/** The lines of a booking with one more, in each place. */
const withLine = (lines: readonly string[], more: string) =>
  [...lines, ''].map((_, i) =>
    lines
      .toSpliced(i, 0, more)
      .map((line) => `<p>${line}</p>`)
      .join(''),
  );

const train = ['TGV INOUI 6619<br>mercredi 20 janvier 2027', 'Paris Gare de Lyon 15h50', 'Lyon Part-Dieu 17h48'];

/** The train keeps its day and its hours wherever such a line stands. */
async function keepsWhatItIs(lines: readonly string[]): Promise<void> {
  for (const more of lines)
    for (const page of withLine(train, more))
      assert.deepEqual(
        await told(`<p>Votre réservation QKZTRM est confirmée.</p>${page}`),
        ['TGV INOUI6619 Paris Gare de Lyon Lyon Part-Dieu 2027-01-20T15:50 2027-01-20T17:48 QKZTRM'],
        more,
      );
}

test('the day of something else is not that of a journey, whichever line it stands in', () =>
  keepsWhatItIs([
    'Date de naissance : 12/03/1988',
    'Né(e) le 12/03/1988',
    'Paiement reçu le 3 janvier 2027',
    'Échangeable jusqu’au 19 janvier 2027',
    'Modifiable jusqu’au 19/01/2027 23h59',
    'Passport valid until 4 May 2031',
    'You can change this booking until 19 January 2027 23:59',
    'Votre carte expire le 4 mai 2031',
  ]));

test('the only hours in the lines of both places are those of the journey', () =>
  keepsWhatItIs(['Présentation à quai : 15h30', 'Assistance : rendez-vous à 15h10', 'Bar ouvert de 16h00 à 17h30']));

test('until when a room might be kept for money is not until when it is', async () => {
  const stay = ['Harbour View Hotel<br>14 Quay Street, Galway', 'Wed 20 January 2027 – Sun 24 January 2027, 4 nights'];
  for (const more of ['Late check-out until 14:00 for €30', 'Early check-in from 12:00 on request'])
    for (const page of withLine(stay, more))
      assert.deepEqual(
        await told(`<p>Your reservation is confirmed. Confirmation number: HV40281</p>${page}`),
        ['Lodging Harbour View Hotel 2027-01-20 2027-01-24 HV40281'],
        more,
      );
});
