import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readTable, told } from '../../../../testing/told.ts';

// Rows with more hours than two: when one is to be there, when the desk closes, and below which heads.

const whole = ['VT433 PPT BOB 2027-04-12T07:15 2027-04-12T08:05', 'VT485 BOB RGI 2027-04-15T10:40 2027-04-15T12:05'];
const lead = 'Booking reference: ZQ4WMT. Your booking is confirmed.';

test('of the hours of a row those below the heads of the two ends count', async () => {
  for (const heads of [
    'Report | Closes | Dep. | Arr.',
    'Convocation | HLE | Départ | Arrivée',
    'Be there | Boarding | Departs | Arrives',
  ])
    assert.deepEqual(
      told(
        await readTable(`Flight | Date | From / To | ${heads}
    VT 433 | Mon 12 April 2027 | Papeete (PPT) - Bora Bora (BOB) | 06:00 | 06:45 | 07:15 | 08:05
    VT 485 | Thu 15 April 2027 | Bora Bora (BOB) - Rangiroa (RGI) | 09:40 | 10:10 | 10:40 | 12:05`),
      ),
      whole,
      heads,
    );
});

const columns = (head: string, first: string, second: string) => `${lead}

${head}
VT 433  lun 12 avril 2027  Papeete Faa'a (PPT)
                           Bora Bora (BOB)              ${first}
VT 485  jeu 15 avril 2027  Bora Bora (BOB)
                           Rangiroa (RGI)               ${second}`;

test('so do those of columns of plain text, of which nobody knows each head', () => {
  const before = ['06h00  06h45  07h15  08h05', '09h40  10h10  10h40  12h05'] as const;
  const behind = ['07h15  08h05  06h00  06h45', '10h40  12h05  09h40  10h10'] as const;
  const known = 'VOL     DATE               DE / VERS                    ';
  assert.deepEqual(told(read('Billet', columns(`${known}CONV.  HLE    DEP.   ARR.`, ...before))), whole);
  assert.deepEqual(told(read('Billet', columns(`${known}DEP.   ARR.   CONV.  HLE`, ...behind))), whole);
});

test('and below no heads at all the last two, where all follow one another', () => {
  assert.deepEqual(
    told(read('Ticket', columns('', '06h00  06h45  07h15  08h05', '09h40  10h10  10h40  12h05'))),
    whole,
  );
});
