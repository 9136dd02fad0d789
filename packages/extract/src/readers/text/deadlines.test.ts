import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plain } from '../../text/plain.ts';
import { findTimes } from '../../text/times.ts';
import { isDeadline, withoutDeadlines } from './deadlines.ts';

/** The clocks of a line at which something may leave. */
function leaving(text: string): string[] {
  const shape = plain(text);
  return findTimes(text)
    .filter(({ at, length }) => !isDeadline(shape, at, at + length))
    .map(({ time }) => time);
}

test('when somebody answers the telephone nothing leaves', () => {
  for (const line of [
    'Centre d’appels 04 65 71 20 20, du lundi au samedi de 8h30 à 18h30',
    'Call us Mon–Fri 8.30 am to 6.30 pm',
    'Monday to Friday, 09:00 - 17:30',
    'Assistance 7j/7, de 8h30 à 18h30',
    'Hotline Mo-Fr 8:00 bis 20:00',
  ])
    assert.deepEqual(leaving(line), [], line);
});

test('how long before the departure one is to be there tells hours of neither end', () => {
  for (const line of [
    'La présentation à l’embarquement se fait au plus tard 1h30 avant le départ, soit 19h30 à Toulon et 21h00 à Alcúdia.',
    'Check-in closes 90 minutes before departure: 19:30 in Toulon and 21:00 in Alcúdia.',
    'Please arrive at least two hours before sailing, so 19:30 at Toulon and 21:00 at Alcúdia.',
    'Enregistrement 45 minutes avant le départ (19h30 à Toulon, 21h00 à Alcúdia)',
  ])
    assert.deepEqual(
      leaving(line).filter((time) => /19|21/.test(time)),
      [],
      line,
    );
  assert.deepEqual(leaving('Be there 30 minutes before departure at 10:15, arriving Cork 11:20'), ['10:15', '11:20']);
});

test('a day over both hours of a journey is no time at which somebody answers', () => {
  assert.deepEqual(leaving('lundi 7 juin, 08:30 – 10:15'), ['08:30', '10:15']);
  assert.deepEqual(leaving('Embarquement au plus tard à 19 h 15, départ à 20 h 15'), ['20:15']);
});

test('from when on one boards nothing leaves yet, wherever and behind whichever door that is', () => {
  for (const line of [
    'Embarquement au port de Marseille (Cap Janet, porte 4) à partir de 16h00, 1 véhicule',
    'Vehicles board at Terminal 2, lanes 4 to 9, from 18:30',
    'Check-in at Terminal 3, desk 12, from 06:15 to 07:00',
    'Einstieg am Kai 3 ab 17:30',
  ])
    assert.deepEqual(leaving(line), [], line);
  assert.deepEqual(leaving('Boarding 06:10, leaves from gate 4 at 06:50'), ['06:10', '06:50']);
});

test('when a place is open to all nothing leaves', () => {
  for (const line of [
    'Two new lounges are open at terminal 2 from 05:30 to 22:00. See you there!',
    'Deux nouveaux salons vous accueillent au terminal 2, de 5h30 à 22h00.',
  ])
    assert.deepEqual(leaving(line), [], line);
});

test('within a stretch of time nothing leaves at its start and nothing arrives at its end', () => {
  for (const line of [
    'entre 05h29 et 06h09',
    'Be at the quay between 18:25 and 19:05',
    'Our driver calls you between 6 pm and 8 pm',
    'zwischen 8:00 und 9:30 Uhr',
  ])
    assert.deepEqual(leaving(line), [], line);
  assert.deepEqual(leaving('TGV 8712 entre Paris 08:00 et Nice 13:43'), ['08:00', '13:43']);
});

test('what stands in brackets of a deck or a gate is blanked, and what leaves beside it is not', () => {
  const line = 'Fromentine, départ 10h15 (embarquement à partir de 9h35, fermeture 10h05)';
  assert.deepEqual(leaving(withoutDeadlines(line)), ['10:15']);
  assert.equal(withoutDeadlines(line).length, line.length);
  for (const whole of ['Departs (local time) 10:15', 'Paris (gate 12, terminal 2) 10:15'])
    assert.equal(withoutDeadlines(whole), whole);
});

test('when a desk opens and shuts, and when a cabin is ready or to be left, nothing leaves', () => {
  for (const line of [
    'Cabins ready from 18:00. Check-in on quay 4 opens 15:00, closes 19:45',
    'Embarquement : ouvre à 16h30 et ferme à 18h45',
    'Check-in opens at 3 pm and closes at 7.30 pm',
    'Cabines à libérer pour 9h00',
  ])
    assert.deepEqual(leaving(line), [], line);
  assert.deepEqual(leaving('Check-in opens 15:00, the ship sails at 20:30'), ['20:30']);
});
