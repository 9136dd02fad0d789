import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, tableOf, toldInFull, toldOfLines } from '../../../../testing/told.ts';
import { namesTrain } from './train-numbers.ts';

test('between which hours a ticket holds is no journey’s, in whichever line its sentence goes on', async () => {
  const trains = tableOf('09:42 dep. | Wien Hbf | RJX 63\n12:19 arr. | Budapest-Keleti | Coach 25, seat 61');
  for (const sentence of [
    'Valid from 07.10.2027, 00:00 to 08.10.2027, 10:00 (outward) and from 10.10.2027, 00:00 to<br>11.10.2027, 10:00 (return), only on the trains shown below.',
    'This ticket is valid only on the train that is shown below, and between the moments of<br>07.10.2027, 00:00.',
    'Free cancellation of this ticket is possible for everybody who asks for it in due time, until<br>06.10.2027, 23:59.',
  ]) {
    const read = await readPage(
      `<p>Booking code 4211887395</p><p>${sentence}</p><p>Outward journey, Thu 07.10.2027</p>${trains}`,
    );
    assert.deepEqual(
      toldInFull(read),
      ['Train | RJX 63 | Wien Hbf > Budapest-Keleti | 2027-10-07T09:42 – 2027-10-07T12:19 | 25/61 | 4211887395'],
      sentence,
    );
  }
});

test('a line of its own below such a sentence tells its journey', async () => {
  const read = await readPage(
    '<p>Booking code 4211887395</p><p>Valid only on the train that is shown below, and on no other one at all.<br>RJX 63, 7 October 2027, Wien Hbf 09:42 – Budapest-Keleti 12:19</p>',
  );
  assert.equal(read.length, 1);
});

test('when a desk closes is no hour of the journey, in whichever language', () => {
  for (const aside of ['Incheckbalie sluit om 13:05', 'Check-in schließt um 13:05', 'El embarque cierra a las 13:05'])
    assert.deepEqual(
      toldOfLines(
        `Friday 19 March 2027\n13:35  Paris Nord\n       ${aside}\n       Train  Eurostar 9031\n15:00  London St Pancras`,
      ),
      ['Eurostar9031 Paris Nord London St Pancras 2027-03-19T13:35 2027-03-19T15:00'],
      aside,
    );
});

test('a flight of which its own title says that it stays as it was is told below', async () => {
  for (const same of ['inchangé', 'unchanged']) {
    const read = await readPage(
      `<p>Code de réservation : KX22PL</p><h4>SA 234 Bergen (BGO) – Oslo (OSL) &nbsp; <i>${same}</i></h4>` +
        '<p>Dimanche 9 mai 2027 &nbsp;|&nbsp; décollage 14:10 &nbsp;|&nbsp; atterrissage 15:00</p>',
    );
    assert.deepEqual(toldInFull(read), [
      'Flight | SA 234 | Bergen > Oslo | 2027-05-09T14:10 – 2027-05-09T15:00 | KX22PL',
    ]);
  }
});

test('a number of which is said that it stays as it was goes over its stops', async () => {
  for (const same of ['unchanged', '(inchangé)']) {
    const read = await readPage(
      `<p>Booking code: 5R8QXN</p><p>Wednesday 10 March 2027</p><p>WF 582 ${same}</p><p>06:10 Bergen (BGO)<br>07:05 Oslo (OSL)</p><p>WF 617 new</p><p>08:20 Oslo (OSL)<br>09:30 Bodø (BOO)</p>`,
    );
    assert.deepEqual(
      toldInFull(read).map((line) => line.split(' | ').slice(1, 3).join(' ')),
      ['WF 582 Bergen > Oslo', 'WF 617 Oslo > Bodø'],
      same,
    );
  }
});

test('the law of what a delayed traveller is owed is no train', () => {
  assert.equal(namesTrain('Your rights under EC 261/2004 are on our website.'), false);
  assert.equal(namesTrain('EC 261 leaves at 20.04.'), true);
});
