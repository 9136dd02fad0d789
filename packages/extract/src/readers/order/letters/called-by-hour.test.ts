import assert from 'node:assert/strict';
import { test } from 'node:test';
import { print, read, told } from '../../../../testing/told.ts';
import { withLetter } from './with-letter.ts';

const toldOf = (lines: string) => {
  const text = `Booking reference: H7K2PL\n\n${lines}`;
  return told(withLetter(read('Your flights', text), print('Your flights', text))).sort();
};

test('what goes is called by its hour, with a dot in it too', () => {
  for (const sentence of [
    "You're on the 07.25 out of Glasgow on Tuesday 9 March 2027 (Loganair LM 441, into Stornoway at 08.25).",
    'You take the 07.25 from Glasgow on Tuesday 9 March 2027, flight LM 441, arriving in Stornoway at 08.25.',
    'You leave Glasgow on the 07.25 flight on Tuesday 9 March 2027 (LM 441) and get to Stornoway by 08.25.',
  ])
    assert.deepEqual(toldOf(sentence), ['LM441 GLA SYY 2027-03-09T07:25 2027-03-09T08:25'], sentence);
});

test('a way back keeps the day of its own half of the sentence, wherever its line ends', () => {
  assert.deepEqual(
    toldOf(
      "You're on the 07.25 out of Glasgow on Tuesday 9 March 2027\n(Loganair LM 441, into Stornoway at 08.25) and home on Thursday the 11th with LM 444,\nleaving Stornoway 17.40 and landing back in Glasgow at 18.40.",
    ),
    ['LM441 GLA SYY 2027-03-09T07:25 2027-03-09T08:25', 'LM444 SYY GLA 2027-03-11T17:40 2027-03-11T18:40'],
  );
});
