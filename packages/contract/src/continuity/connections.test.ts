import assert from 'node:assert/strict';
import { test } from 'node:test';
import { continuityHints } from './hints.ts';
import { cdg, gareDeLyon, gareDuNord, hotel, jfk, lille, lis, meeting, ory, partDieu, ride } from './testing.ts';

const found = (travelers: number, ...segments: Parameters<typeof continuityHints>[0]) =>
  continuityHints(segments, travelers).map(({ facts, before, after, ...hint }) => hint);
const intoParis = (arrival: string, more = {}) =>
  ride('flight', lis, '2026-12-03T06:00', cdg, `2026-12-03T${arrival}`, more);
const toNewYork = (departure: string, from = cdg, more = {}) =>
  ride('flight', from, `2026-12-03T${departure}`, jfk, '2026-12-03T16:00', more);

test('a change across a border takes an hour at Charles de Gaulle, and less is tight', () => {
  assert.deepEqual(found(1, intoParis('09:30'), toNewYork('10:25')), [
    { kind: 'tight-connection', minutes: 55, needed: 60, place: 'Paris CDG' },
  ]);
  assert.deepEqual(found(1, intoParis('09:30'), toNewYork('10:30')), []);
});

test('with two tickets luggage has to be fetched; on one ticket the airline has reckoned', () => {
  const [one, other] = [{ confirmationNumber: 'AAAAAA' }, { confirmationNumber: 'BBBBBB' }];
  assert.equal(found(1, intoParis('09:30', one), toNewYork('10:45', cdg, other)).length, 1);
  assert.deepEqual(found(1, intoParis('09:30', one), toNewYork('10:10', cdg, one)), []);
  assert.equal(found(1, intoParis('09:30', one), toNewYork('09:50', cdg, one)).length, 1, 'moved together since');
});

test('another airport of the same town needs the way across it', () => {
  const [hint] = found(1, intoParis('09:30'), toNewYork('11:00', ory));
  assert.ok(hint?.kind === 'other-hub' && hint.minutes === 90 && hint.needed > 90);
  assert.deepEqual([hint.from, hint.to], ['Paris CDG', 'Paris ORY']);
  assert.deepEqual(found(1, intoParis('09:30'), toNewYork('14:00', ory)), []);
});

test('from one station of Paris to another in half an hour is too little; in an hour it is not', () => {
  const toParis = ride('train', partDieu, '2026-12-03T08:00', gareDeLyon, '2026-12-03T10:00');
  const onward = (at: string) => ride('train', gareDuNord, `2026-12-03T${at}`, lille, '2026-12-03T13:00');
  assert.deepEqual(
    found(1, toParis, onward('10:20')).map(({ kind }) => kind),
    ['other-hub'],
  );
  assert.deepEqual(found(1, toParis, onward('11:00')), []);
});

test('what a railway sells as one ticket is not doubted', () => {
  const one = { confirmationNumber: 'TRAIN1' };
  const toParis = ride('train', partDieu, '2026-12-03T08:00', gareDeLyon, '2026-12-03T10:00', one);
  const onward = ride('train', gareDeLyon, '2026-12-03T10:04', lille, '2026-12-03T13:00', one);
  assert.deepEqual(found(1, toParis, onward), []);
});

test('two flights at once are told of one traveller, and not of two', () => {
  const lea = { travelers: [{ name: 'MARTIN LEA MRS' }] };
  const lea2 = { travelers: [{ name: 'Léa Martin' }] };
  const max = { travelers: [{ name: 'Max Weber' }] };
  assert.deepEqual(found(2, intoParis('09:30', lea), toNewYork('09:00', cdg, max)), []);
  assert.deepEqual(found(2, intoParis('09:30'), toNewYork('09:00')), [], 'nobody knows whose');
  assert.deepEqual(found(2, intoParis('09:30', lea), toNewYork('09:00', cdg, lea2)), [
    { kind: 'overlap', minutes: 30 },
  ]);
});

test('two ways there and back at the same time are two people who meet', () => {
  const [dublin, manchester] = [lis, jfk];
  const pair = (from: typeof lis, day: string, hour: string, back: boolean) =>
    back
      ? ride('flight', cdg, `2026-12-${day}T${hour}:30`, from, `2026-12-${day}T23:10`)
      : ride('flight', from, `2026-12-${day}T06:35`, cdg, `2026-12-${day}T23:15`);
  const all = [pair(dublin, '03', '', false), pair(manchester, '03', '', false)];
  const home = [pair(dublin, '06', '16', true), pair(manchester, '06', '16', true)];
  assert.deepEqual(
    found(1, ...all, ...home).filter(({ kind }) => kind === 'overlap'),
    [],
  );
});

test('the same flight twice is two seats and no overlap', () => {
  assert.deepEqual(found(1, intoParis('09:30'), intoParis('09:30')), []);
});

test('a meeting during a flight is told; a call, the calendar’s own entry of the flight and a frame for the day are not', () => {
  const flight = ride('flight', cdg, '2026-12-03T10:45', lis, '2026-12-03T12:20');
  const kinds = (event: ReturnType<typeof meeting>) => found(1, flight, event).map(({ kind }) => kind);
  assert.deepEqual(kinds(meeting('Review', '2026-12-03T11:15', '2026-12-03T13:30')), ['overlap']);
  assert.deepEqual(kinds(meeting('Call with Max', '2026-12-03T11:15', '2026-12-03T13:30')), []);
  assert.deepEqual(kinds(meeting('Review', '2026-12-03T11:15', '2026-12-03T13:30', null)), []);
  assert.deepEqual(
    kinds(meeting('Review', '2026-12-03T11:15', '2026-12-03T13:30', { name: 'Teams', city: 'Teams' })),
    [],
  );
  assert.deepEqual(kinds(meeting('Off to Lisbon', '2026-12-03T10:45', '2026-12-03T12:20', cdg)), []);
  assert.deepEqual(kinds(meeting('Off to Lisbon', '2026-12-03T07:30', '2026-12-03T13:30', cdg)), []);
});

test('two hotels for one night are told, two rooms of one house are not', () => {
  const other = { name: 'Pensão Lua', city: 'Lisbon', timeZone: 'Europe/Lisbon' };
  const kinds = (...hotels: ReturnType<typeof hotel>[]) => found(1, ...hotels).map(({ kind }) => kind);
  assert.deepEqual(kinds(hotel('2026-12-03', '2026-12-05'), hotel('2026-12-04', '2026-12-06', other)), ['two-hotels']);
  assert.deepEqual(kinds(hotel('2026-12-03', '2026-12-05'), hotel('2026-12-05', '2026-12-06', other)), []);
  assert.deepEqual(kinds(hotel('2026-12-03', '2026-12-05'), hotel('2026-12-03', '2026-12-05')), []);
});

test('a hint keeps its facts while nothing changes, and gets others when a flight moves', () => {
  const [first, second] = [intoParis('09:30'), toNewYork('10:25')];
  const before = continuityHints([first, second], 1)[0];
  assert.equal(continuityHints([second, first], 1)[0]?.facts, before?.facts);
  const moved = { ...second, start: second.start.replace('10:25', '10:20') };
  assert.notEqual(continuityHints([first, moved], 1)[0]?.facts, before?.facts);
});
