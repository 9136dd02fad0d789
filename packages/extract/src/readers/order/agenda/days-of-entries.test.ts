import assert from 'node:assert/strict';
import { test } from 'node:test';
import { print } from '../../../../testing/told.ts';
import type { Candidate } from '../../../booking.ts';
import { passagesOf } from '../../text/passages/passages.ts';
import { itemOf } from '../items.ts';
import { withDaysOfEntries } from './days-of-entries.ts';
import type { Entry } from './entries.ts';

const dates = { contextDate: '2027-07-09', language: 'en' } as const;

/** Lines of a programme under their days, and a flight that was read on some day. */
function moved(lines: readonly [day: string, line: string][], departure: string, arrival: string): string[] {
  const document = print('Programme', lines.map(([, line]) => line).join('\n\n'));
  const passages = passagesOf(document);
  const entries = lines.map(([day, line], i): Entry => {
    const own = passages.filter(({ text }) => text === line);
    const at = lines.findIndex((other) => other[0] === day);
    return {
      day: { day, at },
      time: line.slice(0, 5),
      said: line.slice(6),
      item: itemOf(own.length > 0 ? own : passages.slice(i, i + 1)),
    };
  });
  const flight: Candidate = {
    booking: { type: 'FlightReservation', departure: { local: departure }, arrival: { local: arrival } },
    evidence: Object.fromEntries(
      ['number', 'to'].map((field, i) => {
        const p = passages[i === 0 ? 0 : passages.length - 1];
        return [field, { node: '0', at: p?.at ?? 0, text: p?.text ?? '' }];
      }),
    ),
    rank: 'text',
    confidence: 0.5,
    doubts: [],
  };
  withDaysOfEntries([flight], { dates, document, entries });
  return 'arrival' in flight.booking
    ? [
        flight.booking.departure?.local ?? '',
        flight.booking.arrival?.local ?? '',
        flight.evidence.departure?.text ?? '',
      ]
    : [];
}

test('a journey lies on the day over its hour, and ends on that over the hour of its arrival', () => {
  assert.deepEqual(
    moved(
      [
        ['2027-08-03', '13:40 Depart Melbourne, QF1501'],
        ['2027-08-03', '14:55 Arrive Hobart'],
      ],
      '2027-08-05T13:40:00',
      '2027-08-05T14:55:00',
    ),
    ['2027-08-03T13:40:00', '2027-08-03T14:55:00', '13:40 Depart Melbourne, QF1501'],
  );
  assert.deepEqual(
    moved(
      [
        ['2027-08-03', '22:40 Depart Melbourne, QF93'],
        ['2027-08-04', '06:30 Arrive Dubai'],
      ],
      '2027-08-03T22:40:00',
      '2027-08-03T06:30:00',
    ),
    ['2027-08-03T22:40:00', '2027-08-04T06:30:00', ''],
  );
});

test('across the date line one lands on the day before', () => {
  assert.deepEqual(
    moved(
      [
        ['2027-08-04', '00:40 Depart Auckland, NZ10'],
        ['2027-08-03', '10:30 Arrive Honolulu'],
      ],
      '2027-08-05T00:40:00',
      '2027-08-05T10:30:00',
    ),
    ['2027-08-04T00:40:00', '2027-08-03T10:30:00', '00:40 Depart Auckland, NZ10'],
  );
});

test('a day that the entry says itself stays, and so does one below a title under which a night passes', () => {
  const said = ['2027-08-05T17:50:00', '2027-08-05T18:55:00', ''];
  assert.deepEqual(
    moved(
      [['2027-08-04', '17:50 Launceston to Melbourne, Thursday 5 August 2027, QF1550']],
      '2027-08-05T17:50:00',
      '2027-08-05T18:55:00',
    ),
    said,
  );
  assert.deepEqual(
    moved(
      [
        ['2027-08-04', '17:50 QF1550 to Melbourne'],
        ['2027-08-04', '07:10 QF2 to London'],
      ],
      '2027-08-05T17:50:00',
      '2027-08-05T18:55:00',
    ),
    said,
  );
});
