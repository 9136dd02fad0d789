import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

const crossing = async (what: string) => {
  const read = await readLetterOf([
    'Confirmation of arrangements',
    'Ms Ines Falk',
    'Everything in the list is booked for you.',
    [
      ['Service', 'When', 'Reference'],
      [what, 'Wednesday 16 June 2027\nsails 13:15, arrives 14:45', 'CM 7204418'],
      ['Loganair flight LM 393, Kirkwall to Edinburgh', 'Saturday 19 June 2027\n14:10, arrives 15:20', '9TQ2LB'],
    ],
  ]);
  return read.filter((one) => !one.startsWith('Flight')).map((one) => one.split(' | ').slice(0, 3).join(' | '));
};

test('behind the word for what sails stand both ends, on a map or not, over the name of the ship', async () => {
  for (const [what, told] of [
    ['Ferry Lochranza to Claonaig\nCalMac, ship: Catriona', 'Boat | Catriona | Lochranza > Claonaig'],
    ['Ferry: Lochranza to Claonaig\nCalMac, ship: Catriona', 'Boat | Catriona | Lochranza > Claonaig'],
    ['Ferry crossing from Lochranza – Claonaig, with car\nMV Catriona', 'Boat | Catriona | Lochranza > Claonaig'],
    ['Ferry Port Askaig to Kennacraig, MV Finlaggan', 'Boat | Finlaggan | Port Askaig > Kennacraig'],
    ['Boat Mallaig to Inverie, foot passenger\nship: Larven', 'Boat | Larven | Mallaig > Inverie'],
  ] as const)
    assert.deepEqual(await crossing(what), [told], what);
});

test('whose a ship is, where it moors, and what may be its name are no ends', async () => {
  for (const what of [
    'Ferry Catriona – Lochranza Ferries\nship: Catriona',
    'Ferry Terminal to Kirkwall\nship: Catriona',
    'Ferry Tickets to Kirkwall\nship: Catriona',
    'Ferry Tour to Kirkwall\nship: Catriona',
    'Ferry Catriona to Kirkwall\nfoot passenger',
  ])
    assert.deepEqual(await crossing(what), [], what);
});
