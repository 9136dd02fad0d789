import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, toldInFull } from '../../../../testing/told.ts';

// Lines of a reservation system as an agent types them into a mail: without class, status or segment.

const mail = (...lines: string[]) =>
  toldInFull(read('Your flights', `Your flights are booked, locator K7QWLM:\n\n${lines.join('\n')}\n\nKind regards`));

test('a number, two airports, a day and two hours are a flight, in whichever order the day and the airports stand', () => {
  const there = 'Flight | BA 117 | LHR > JFK | 2027-03-15T08:25 – 2027-03-15T11:10 | K7QWLM';
  for (const line of [
    'BA117 15MAR27 LHRJFK 0825 1110',
    'BA 117  LHR-JFK  15MAR27  0825 1110',
    'BA 0117 Y LHR/JFK 15MAR27 0825-1110',
    '1 BA 117 15MAR27 LHR JFK 0825/1110',
  ])
    assert.deepEqual(mail(line), [there], line);
});

test('a flight goes on under its number, lands on the day that is counted, and its words are nobody’s name', () => {
  assert.deepEqual(mail('QF 1 SYD-SIN 07APR27 1555 2135', 'QF 1 SIN-LHR 07APR27 2310 0525+1'), [
    'Flight | QF 1 | SYD > SIN | 2027-04-07T15:55 – 2027-04-07T21:35 | K7QWLM',
    'Flight | QF 1 | SIN > LHR | 2027-04-07T23:10 – 2027-04-08T05:25 | K7QWLM',
  ]);
});

test('what lacks one of them, or flies from no airport, is none', () => {
  for (const line of [
    'BA117 LHRJFK 0825 1110',
    'BA117 15MAR27 LHRJFK 0825',
    'BA117 15MAR27 QQQJFK 0825 1110',
    'ZX9 15MAR27 LHRJFK 2525 1110',
  ])
    assert.deepEqual(mail(line), [], line);
});
