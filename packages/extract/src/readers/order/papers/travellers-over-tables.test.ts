import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// A table for each of those who travel, with who it is across its first row.

test('what stands below "Traveller B" in her table is hers alone', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Travel order 5520',
      [
        ['Traveller A: Ms Ada Pennington (Leeds)', '<', '<', '<'],
        ['British Airways\nBA 1442', 'Monday 8 March 2027', 'London Heathrow (LHR)\n07:05', 'Edinburgh (EDI)\n08:30'],
        ['Booking reference: 5KQZ2M', '<', '<', '<'],
      ],
      [
        ['Traveller B: Mr Owen Tasker (York)', '<', '<', '<'],
        ['LNER 1S05', 'Monday 8 March 2027', 'York\n06:53', 'Edinburgh Waverley\n09:30'],
        ['Booking reference: 7QKLMX', '<', '<', '<'],
      ],
    ]),
    [
      'Train | LNER 1S05 | York > Edinburgh Waverley | 2027-03-08T06:53 – 2027-03-08T09:30 | 7QKLMX | Owen Tasker',
      'Flight | BA 1442 | London Heathrow > Edinburgh | 2027-03-08T07:05 – 2027-03-08T08:30 | 5KQZ2M | Ada Pennington',
    ],
  );
  assert.deepEqual(
    await readLetterOf([
      'Reisebüro Falkenhorst – Auftragsbestätigung 20771',
      [
        ['Reisender 1: Herr Jonas Brandl (Linz)', '<', '<', '<'],
        ['Austrian\nOS 201', 'Montag, 8. März 2027', 'Wien (VIE)\n07:05', 'Frankfurt (FRA)\n08:30'],
        ['Buchungscode Austrian: 5KQZ2M', '<', '<', '<'],
      ],
      [
        ['Reisende 2: Frau Tanja Wolff (Köln)', '<', '<', '<'],
        ['ICE 105', 'Montag, 8. März 2027', 'Köln Hbf\n06:53', 'Frankfurt (Main) Hbf\n08:00'],
        ['Auftragsnummer DB: 7QKLMX', '<', '<', '<'],
      ],
    ]),
    [
      'Train | ICE 105 | Köln Hbf > Frankfurt (Main) Hbf | 2027-03-08T06:53 – 2027-03-08T08:00 | 7QKLMX | Tanja Wolff',
      'Flight | OS 201 | Wien > Frankfurt | 2027-03-08T07:05 – 2027-03-08T08:30 | 5KQZ2M | Jonas Brandl',
    ],
  );
});
