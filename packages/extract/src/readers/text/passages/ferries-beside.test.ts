import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

const house =
  'Logis du Vieux Lavoir, 6 rue de la Poterie, 14400 Bayeux, France. Family room, 25 July 2027 to 28 July 2027, in from 16:00, out by 10:30. Their number: 1 448 209.';

const crossings = (first: string, second: string) => [
  ['FERRIES', first, second],
  ['Line', 'Irish Ferries', 'Stena Line'],
  ['Booking', 'DA4471920', '86203315'],
  ['Ship', 'W.B. Yeats', 'Stena Vision'],
  ['From', 'Dublin Port', 'Cherbourg'],
  ['Sails', 'Sat 24 Jul 27, 16:00', 'Sat 31 Jul 27, 21:15'],
  ['To', 'Cherbourg', 'Rosslare'],
  ['Docks', 'Sun 25 Jul 27, 11:00', 'Sun 1 Aug 27, 14:00'],
  ['Be at port by', '14:30', '19:45'],
];

test('crossings side by side are two, whatever their heads are called and whatever else is booked', async () => {
  for (const [first, second] of [
    ['Going out', 'Coming home'],
    ['You to France', 'You to Ireland'],
    ['', ''],
  ] as const)
    assert.deepEqual(
      await readLetterOf(['In the names of: Mr Fergal Hannigan, Mrs Orla Hannigan', crossings(first, second), house]),
      [
        'Boat | W.B. Yeats | Dublin Port > Cherbourg | 2027-07-24T16:00 – 2027-07-25T11:00 | DA4471920 | Fergal Hannigan + Orla Hannigan',
        'Lodging | Logis du Vieux Lavoir, Bayeux | 2027-07-25T16:00 – 2027-07-28T10:30 | 1 448 209 | Fergal Hannigan + Orla Hannigan',
        'Boat | Stena Vision | Cherbourg > Rosslare | 2027-07-31T21:15 – 2027-08-01T14:00 | 86203315 | Fergal Hannigan + Orla Hannigan',
      ],
      first,
    );
});
