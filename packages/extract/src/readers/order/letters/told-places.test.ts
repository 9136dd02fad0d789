import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWord } from '../../../../testing/word.ts';

const letter = (...told: string[]) => readWord('Dear Dr Farrant,', 'I am glad to confirm your journey.', ...told);

test('beside the second of two clocks the journey ends, whatever the deed is called', async () => {
  const there = 'Boat Oban Craignure 2027-05-24T16:00 2027-05-24T16:50 40918827';
  for (const deed of ['come alongside at Craignure at 16:50', 'step ashore in Craignure at 16:50'])
    assert.deepEqual(
      await letter(
        'The CalMac sailings are booked under 40918827.',
        `You stay at the Aros Bay Guest House from Monday 24 May 2027. On the Monday you sail from Oban at 16:00 on the ferry Isle of Mull and ${deed}.`,
      ),
      [there],
    );
  const met = await letter(
    'Your train ticket is booked under 40918827. On Monday 24 May 2027 your train leaves Oban at 08:57 and you meet Mr Laird at Jenners at 14:00.',
  );
  assert.equal(met.join().includes('Jenners'), false);
});

test('from where to where goes what has a number, though no list has the names', async () => {
  assert.deepEqual(
    await letter(
      'On Tuesday 16 March 2027 you take the Nozomi 27 from Tokyo Station to Kyoto Station. It leaves at 10:12 and arrives at 12:27. The reservation is E4097-2215.',
    ),
    ['Nozomi27 Tokyo Station Kyoto Station 2027-03-16T10:12 2027-03-16T12:27 E4097-2215'],
  );
});

test('a station that is called in two languages is one, and "Station" behind a town is of it', async () => {
  for (const name of ['Brussels Midi/Zuid', 'Bruxelles-Midi/Brussel-Zuid'])
    assert.deepEqual(
      await letter(
        `On Tuesday 16 March 2027 you take ICE 13, ${name} 08:25 to Köln Hbf 10:15, coach 27, seat 65. DB order 5XR81M.`,
      ),
      [`ICE13 ${name} Köln Hbf 2027-03-16T08:25 2027-03-16T10:15 5XR81M`],
    );
  assert.deepEqual(
    (
      await letter(
        'ANA flight NH 212 leaves London Heathrow (LHR) on Monday 15 March 2027 at 19:00 and reaches Tokyo Haneda (HND) at 16:55 the next day, reference 8RMW4J.',
        'On Thursday 18 March 2027 the Nozomi 225 goes from Tokyo Station 12:00 to Kyoto Station 14:12, car 9, seat 6A. The reservation is E4097-2215.',
      )
    ).at(-1),
    'Nozomi225 Tokyo Station Kyoto Station 2027-03-18T12:00 2027-03-18T14:12 E4097-2215',
  );
});
