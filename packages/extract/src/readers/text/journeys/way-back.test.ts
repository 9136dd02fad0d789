import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, told } from '../../../../testing/told.ts';

test('what one returns in by its number is a way back, and no car', () => {
  assert.deepEqual(
    told(
      read(
        'Rail tickets',
        [
          'You are ticketed, booking reference 7H2KPQ.',
          '',
          'Going: Tues. 4/13/2027, Acela 2159',
          '  lv Philadelphia 10:12 AM',
          '  ar Washington Union Station 11:58 AM',
          '',
          'Returning: Wed. 4/14/2027, Acela 2172',
          '  lv Washington Union Station 5:00 PM',
          '  ar Philadelphia 6:43 PM',
        ].join('\n'),
      ),
    ),
    [
      'Acela2159 Philadelphia Washington Union Station 2027-04-13T10:12 2027-04-13T11:58',
      'Acela2172 Washington Union Station Philadelphia 2027-04-14T17:00 2027-04-14T18:43',
    ],
  );
});
