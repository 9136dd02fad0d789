import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

test('who flies may be told by name and number before or behind two airports with their codes', async () => {
  for (const line of [
    'Delta Air Lines 1493 — Tulsa (TUL) to Atlanta (ATL)',
    'Delta 1493, Tulsa (TUL) to Atlanta (ATL)',
    'Tulsa (TUL) to Atlanta (ATL), Delta Flight 1493',
    'Tulsa (TUL) – Atlanta (ATL) on Delta 1493',
    'Tulsa, OK (TUL) – Atlanta, GA (ATL) · Delta Air Lines 1493',
    'Flight Delta Air Lines #1493 Tulsa (TUL) to Atlanta (ATL)',
    'Delta Air Lines 1493 from Tulsa (TUL) to Atlanta (ATL)',
    'Delta Air Lines 1493 — Tulsa to Atlanta',
  ])
    assert.deepEqual(
      await readLetterOf([
        'Confirmed for Ms Imogen Tarrant. Confirmation K7XQ2B',
        [['TUE 9 MAR 2027', { lines: [line, 'Departs 7:05 AM  Arrives 10:02 AM'] }]],
      ]),
      ['Flight | DL 1493 | Tulsa > Atlanta | 2027-03-09T07:05 – 2027-03-09T10:02 | K7XQ2B | Imogen Tarrant'].map(
        (told) => (line.includes('OK') ? told.replace('Tulsa > Atlanta', 'Tulsa, OK > Atlanta, GA') : told),
      ),
      line,
    );
});
