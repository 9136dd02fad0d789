import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, told } from '../../../../testing/told.ts';

const mail = (lines: string) =>
  told(read('Your transfers F-27/0883', `Your transfers are confirmed, ref. F-27/0883.\n\n${lines}`));
const [airport, house] = ['Geneva Airport', 'Chalet Arolla, Zermatt'];
const both = [`Taxi ${airport} ${house} 2027-02-20T14:15`, `Taxi ${house} ${airport} 2027-02-27T08:40`];

test('an arrow between two places goes at the day and the hour that stand above it', () => {
  for (const [hour, day] of [
    [0, 1],
    [1, 0],
  ] as const)
    for (const arrow of ['→', '-->', '->', '=>']) {
      const over = (time: string, date: string) =>
        [time, date].map((_, i, all) => all[i === 0 ? hour : day]).join('\n');
      assert.deepEqual(
        mail(
          `${over('14:15', 'Saturday 20 February 2027')}\n${airport} ${arrow} ${house}\n\n${over('08:40', 'Saturday 27 February 2027')}\n${house} ${arrow} ${airport}`,
        ),
        both,
        arrow,
      );
    }
  assert.deepEqual(mail(`Sat 20 Feb 2027 @ 14:15\nMara Quint, 2 cases\n${airport} --> ${house}`), both.slice(0, 1));
});

test('of two hours over it, or none, nobody knows when one is fetched', () => {
  assert.deepEqual(mail(`Sat 20 Feb 2027\nFlight lands 13:30\nPick-up 14:15\n${airport} → ${house}`), []);
  assert.deepEqual(mail(`Sat 20 Feb 2027\n${airport} → ${house}`), []);
});
