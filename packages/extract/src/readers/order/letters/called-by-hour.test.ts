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

test('a part of the day behind two figures, or a place that one comes to in front, makes them a clock', () => {
  for (const sentence of [
    'You sail on Wednesday 16 June 2027 at 07.30 in the morning from Piraeus (gate E6), you come to Naxos 12.45 midday.',
    'You sail on Wednesday 16 June 2027 at 07.30 from Piraeus and reach Naxos 12.45.',
    'Vous partez en bateau de Piraeus le mercredi 16 juin 2027 à 07.30, vous êtes à Naxos 12.45 l’après-midi.',
  ])
    assert.deepEqual(toldOf(sentence), ['Boat Piraeus Naxos 2027-06-16T07:30 2027-06-16T12:45'], sentence);
});

test('a journey of one paragraph has its hours in the next, which says no more than that it leaves and lands', () => {
  const flight = 'LM441 GLA SYY 2027-03-09T07:25 2027-03-09T08:25';
  const lead =
    'Nous vous informons que votre vol LM 441 du mardi 9 mars 2027, au départ de Glasgow et à destination de';
  const behind = 'Il partira désormais à 7h25 au lieu de 6h10 et se posera à 8h25 au lieu de 7h10.';
  assert.deepEqual(toldOf(`${lead} Stornoway, est retardé pour des raisons d’exploitation.\n\n${behind}`), [flight]);
  assert.deepEqual(
    toldOf(`${lead} Stornoway, est retardé pour des raisons d’exploitation.\n\nUn car vous attend. ${behind}`).includes(
      flight,
    ),
    false,
  );
});
