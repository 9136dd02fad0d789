import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage } from '../../../../testing/told.ts';

// Journeys as lists: a clock and a stop in a line, what one rides in between.

const list = (...lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
const head = '<h1>You’re booked</h1><p>Booking reference<br><b>7HJ4KQ2T</b></p><p>1 adult: Mr Tobias Ashgrove</p>';

test('where a train goes on to is no stop, and a stop is known by the way that names it', async () => {
  const read = await readPage(`${head}<p>Friday 26 February 2027<br>London Kings Cross to Alnmouth for Alnwick</p>
${list('10:00 London Kings Cross', 'LNER to Edinburgh – 2h 53m<br>Coach F, Seat 21A', '12:53 Newcastle', '36 minutes to change trains', '13:29 Newcastle', 'Northern to Morpeth and Chathill – 28m', '13:57 Alnmouth for Alnwick')}`);
  const ends = read.map(({ booking }) => ('to' in booking ? `${booking.from?.name} – ${booking.to?.name}` : ''));
  assert.deepEqual(ends, ['London Kings Cross – Newcastle', 'Newcastle – Alnmouth for Alnwick']);
});

test('a drawn line beside a train is no title of a section', async () => {
  const read = await readPage(`${head}<p>① Aller : mercredi 3 février 2027</p>
${list('10:25 Bruxelles-Midi', '│ Eurostar 9425 – Standard – Voiture 5, place 62', '12:15 Köln Hbf')}
<p>② Retour : jeudi 4 février 2027</p>
${list('17:42 Köln Hbf', '│ ICE 14 – 2e classe', '19:35 Bruxelles-Midi')}`);
  const ends = read.map(({ booking }) => ('to' in booking ? `${booking.from?.name} – ${booking.to?.name}` : ''));
  assert.deepEqual(ends, ['Bruxelles-Midi – Köln Hbf', 'Köln Hbf – Bruxelles-Midi']);
});
