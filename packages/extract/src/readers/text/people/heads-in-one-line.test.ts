import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

test('in a line of labels without colons each has its own value, and who travels stands before whom they work for', async () => {
  const head = 'Order no. NR-31877    Order date 2027-09-06    Agent Lovisa    Passenger ';
  const flight = [
    'Flight BA 1442, booking W4TLQX',
    'Edinburgh (EDI) 14 June 2027 07:05',
    'London Heathrow (LHR) 08:35',
  ];
  for (const who of ['Ms Ines Falk, Kestrel Turbines AB', 'Ms Ines Falk', 'Ines Falk'])
    assert.match((await readLetterOf([`${head}${who}`, ...flight]))[0] ?? '', /\| Ines Falk$/, who);
  assert.doesNotMatch(
    (await readLetterOf([`${head}Lounge, Kestrel Turbines AB`, ...flight]))[0] ?? '',
    /Kestrel|Lovisa/,
  );
});
