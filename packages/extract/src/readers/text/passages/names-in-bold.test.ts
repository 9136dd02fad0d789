import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMail } from '../../../../testing/told.ts';

const train = `<table><tr><td>Train</td><td>9116</td></tr><tr><td>From</td><td>London St Pancras</td></tr><tr><td>To</td><td>Brussels-Midi</td></tr>
<tr><td>Date</td><td>4 December 2027</td></tr><tr><td>Departure</td><td>09:01</td></tr><tr><td>Arrival</td><td>12:05</td></tr></table>`;
const read = async (people: string) =>
  (await readMail('Rail', 'Your booking is confirmed', `<p>Booking reference: H7K2PL</p>${train}${people}`)).map(
    (one) => one.split(' | ').slice(4).join(' | '),
  );

test('names in bold below the word for those who travel are theirs, each with a gap above it', async () => {
  for (const people of [
    '<p>PASSENGERS (2)</p><p><b>Garnett, Nia - Adult</b></p><p><b>Lindqvist, Tom - Adult</b></p><p>BILLING: Visa ending in 3328</p>',
    '<p>Voyageurs</p><h4>Mme Nia Garnett</h4><h4>M. Tom Lindqvist</h4><h4>Informations</h4>',
    '<h3>Reisende</h3><h4>Nia Garnett</h4><h4>Tom Lindqvist</h4><p>Gute Reise</p><p>Klasse: Komfort</p>',
  ])
    assert.deepEqual(await read(people), ['H7K2PL | Nia Garnett + Tom Lindqvist'], people);
});

test('a title below that word is nobody', async () =>
  assert.deepEqual(await read('<p>Passengers</p><h4>Standard Premier</h4><h4>Good Food</h4>'), ['H7K2PL']));
