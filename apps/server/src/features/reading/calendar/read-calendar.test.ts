import assert from 'node:assert/strict';
import { test } from 'node:test';
import { occurrenceKey } from './occurrence.ts';
import { readCalendar } from './read-calendar.ts';

const window = { from: '2026-10-22', until: '2028-05-21' };

function read(...lines: string[]) {
  const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');
  return readCalendar({ resources: [{ resource: '/a.ics', text }], window }).resources.flatMap((r) => r.occurrences);
}
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one', 'SUMMARY:Meeting', ...lines, 'END:VEVENT'];
const starts = (...lines: string[]) => read(...event(...lines)).map(({ start }) => start);

test('a time has the zone that it was written in, whatever the program calls it', () => {
  const paris = '2026-12-03T09:00:00+01:00[Europe/Paris]';
  assert.deepEqual(starts('DTSTART;TZID=Europe/Paris:20261203T090000'), [paris]);
  assert.deepEqual(starts('DTSTART;TZID=Romance Standard Time:20261203T090000'), [paris]);
  assert.deepEqual(starts('DTSTART;TZID=/mozilla.org/20050126_1/Europe/Paris:20261203T090000'), [paris]);
  assert.deepEqual(starts('DTSTART:20261203T080000Z'), ['2026-12-03T08:00:00+00:00[UTC]']);
  assert.deepEqual(starts('DTSTART:20261203T090000'), ['2026-12-03T09:00:00']);
  assert.deepEqual(starts('DTSTART;TZID=Nowhere:20261203T090000'), ['2026-12-03T09:00:00']);
});

test('a zone that only the file knows gives the instant', () => {
  const zone = ['BEGIN:VTIMEZONE', 'TZID:Office', 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0330'];
  const found = read(
    ...zone,
    'TZOFFSETTO:+0330',
    'END:STANDARD',
    'END:VTIMEZONE',
    ...event('DTSTART;TZID=Office:20261203T090000'),
  );
  assert.equal(found[0]?.start, '2026-12-03T05:30:00+00:00[UTC]');
});

test('nine o’clock stays nine o’clock when the clocks change', () => {
  const found = starts('DTSTART;TZID=Europe/Paris:20270326T090000', 'RRULE:FREQ=DAILY;COUNT=4');
  assert.deepEqual(
    found.map((start) => start.slice(8, 25)),
    ['26T09:00:00+01:00', '27T09:00:00+01:00', '28T09:00:00+02:00', '29T09:00:00+02:00'],
  );
});

test('a series ends at its UNTIL, which is written in UTC', () => {
  const rule = 'RRULE:FREQ=WEEKLY;UNTIL=20261215T080000Z';
  const days = starts('DTSTART;TZID=Europe/Paris:20261201T090000', rule).map((start) => start.slice(0, 10));
  assert.deepEqual(days, ['2026-12-01', '2026-12-08', '2026-12-15']);
  const sooner = starts('DTSTART;TZID=Europe/Paris:20261201T090000', rule.replace('080000', '075959'));
  assert.equal(sooner.length, 2);
});

test('what was struck from a series is not in it, and what was moved is where it was moved to', () => {
  const found = read(
    ...event(
      'DTSTART;TZID=Europe/Paris:20261201T090000',
      'DTEND;TZID=Europe/Paris:20261201T100000',
      'RRULE:FREQ=WEEKLY;COUNT=4',
      'EXDATE:20261208T080000Z',
    ),
    ...event(
      'RECURRENCE-ID:20261215T080000Z',
      'DTSTART;TZID=Europe/Paris:20261216T140000',
      'DTEND;TZID=Europe/Paris:20261216T150000',
    ),
    ...event(
      'RECURRENCE-ID;TZID=Europe/Paris:20261222T090000',
      'DTSTART;TZID=Europe/Paris:20261222T090000',
      'STATUS:CANCELLED',
    ),
  );
  assert.deepEqual(
    found.map(({ start, end, cancelled }) => [start.slice(0, 16), end.slice(11, 16), cancelled]),
    [
      ['2026-12-01T09:00', '10:00', false],
      ['2026-12-16T14:00', '15:00', false],
      ['2026-12-22T09:00', '09:00', true],
    ],
  );
  assert.equal(new Set(found.map(occurrenceKey)).size, 3);
});

test('whole days end on their last day', () => {
  const [fair] = read(...event('DTSTART;VALUE=DATE:20261207', 'DTEND;VALUE=DATE:20261210'));
  assert.deepEqual([fair?.start, fair?.end], ['2026-12-07', '2026-12-09']);
  const [day] = read(...event('DTSTART;VALUE=DATE:20261207'));
  assert.equal(day?.end, '2026-12-07');
});

test('what is private, free, declined or cancelled is said', () => {
  const [one] = read(
    ...event(
      'DTSTART:20261203T090000',
      'CLASS:CONFIDENTIAL',
      'TRANSP:TRANSPARENT',
      'STATUS:CANCELLED',
      'GEO:45.76;4.85',
      'ATTENDEE;PARTSTAT=DECLINED:mailto:Lea@Example.com',
    ),
  );
  assert.deepEqual([one?.private, one?.free, one?.cancelled, one?.latitude], [true, true, true, 45.76]);
  assert.deepEqual(one?.declinedBy, ['lea@example.com']);
});

test('outside of the window nothing is told', () => {
  assert.deepEqual(starts('DTSTART:20260903T090000'), []);
  assert.deepEqual(starts('DTSTART:20290903T090000'), []);
  assert.equal(starts('DTSTART;VALUE=DATE:20260901', 'DTEND;VALUE=DATE:20261101').length, 1);
});

test('an event that cannot be understood takes no other with it', () => {
  const found = read(
    ...[
      'BEGIN:VEVENT',
      'UID:bad',
      'DTSTART:20261203T090000',
      'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
      'END:VEVENT',
    ],
    ...['BEGIN:VEVENT', 'UID:worse', 'DTSTART:yesterday', 'END:VEVENT'],
    ...event('DTSTART:20261203T090000'),
  );
  assert.ok(found.some(({ uid }) => uid === 'one'));
});

test('a rule that would never end is ended', () => {
  const before = process.cpuUsage();
  for (const rule of [
    'FREQ=SECONDLY',
    'FREQ=MINUTELY;INTERVAL=1',
    'FREQ=DAILY;COUNT=1000000000',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
  ]) {
    const found = starts('DTSTART:20261203T090000', `RRULE:${rule}`);
    assert.ok(found.length <= 2000, rule);
  }
  // The processor's time: a busy machine is no fault of ours.
  const { user, system } = process.cpuUsage(before);
  assert.ok(user + system < 4_000_000, `${user + system} µs`);
});

test('what is no calendar is said to be none', () => {
  for (const text of ['', 'hello', '<html></html>', 'BEGIN:VCARD\r\nEND:VCARD']) {
    assert.throws(() => readCalendar({ resources: [{ resource: '/', text }], window }), Error, text);
  }
});
