import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namesIn } from '../../../../testing/in-text.ts';
import { readPage, tableOf } from '../../../../testing/told.ts';

// Names as tickets shout them, without a label.

test('names beside ticket numbers are whoever travels', () => {
  const french =
    'Billet électronique\n\nHOARAU/JEAN-PHILIPPE M    Billet 760 2438115520\nHOARAU/LUCETTE MME    Billet 760 2438115521';
  assert.deepEqual(namesIn(french), ['JEAN-PHILIPPE HOARAU', 'LUCETTE HOARAU']);
  const english =
    "Electronic ticket\n\nO'BRIEN/ANNE-MARIE    Ticket 235-2410775318\nPRESCOTT/LENA M    Ticket 2352410775319";
  assert.deepEqual(namesIn(english), ["ANNE-MARIE O'BRIEN", 'LENA M PRESCOTT']);
});

test('a name behind the word for it is no part of that word', () => {
  assert.deepEqual(namesIn('Electronic ticket receipt\n\nPassenger name HARGREAVES/OWEN PATRICK MR'), [
    'OWEN PATRICK HARGREAVES',
  ]);
});

test('two words with a stroke between are nobody where no ticket stands beside them', () => {
  assert.deepEqual(namesIn('Your booking\n\nARRIVALS/DEPARTURES    Hall 2\nCAFE/RESTAURANT'), []);
});

test('of two first names in a greeting the whole name further down tells that they are both first names', () => {
  for (const line of ['1 adult: Mary Jane Hollis', 'Mary Jane Hollis', 'Ms Mary Jane Hollis (adult)'])
    assert.deepEqual(
      namesIn(`Hi Mary Jane,\n\nYour booking HKM7TQ2X is confirmed.\n\n${line}`),
      ['Mary Jane Hollis'],
      line,
    );
  assert.deepEqual(namesIn('Hi Mary Jane,\n\nYour booking HKM7TQ2X is confirmed.\n\nMary Janet Price'), ['Mary Jane']);
});

test('whom a ticket shouts with the family first and the fare behind travels', () => {
  assert.deepEqual(namesIn('eTicket\n\nWHITLOCK, JANELLE Adult\nOSEI, KWAME (Child)'), [
    'JANELLE WHITLOCK',
    'KWAME OSEI',
  ]);
  assert.deepEqual(namesIn('eTicket\n\nBOSTON, MA Adult fares\nBOARDING, PLATFORM 3'), []);
});

test('the codes by which a fare was reckoned are nobody, though they are names too', async () => {
  const page = (who: string) => `<p>Electronic ticket receipt, booking reference KNBGQW</p>${who}
<p>ET701 LONDON HEATHROW (LHR) 10JUL27 21:15 – ADDIS ABABA BOLE (ADD) 06:35</p>
${tableOf('Fare calculation | LON ET X/ADD ET DAR318.40ET X/ADD ET LON318.40NUC636.80END ROE0.785000')}`;
  const namesIn = async (who: string) => (await readPage(page(who))).map(({ booking }) => booking.travelers);
  assert.deepEqual(await namesIn(''), [undefined]);
  assert.deepEqual(await namesIn('<p>Samuel WHITLOCK</p>'), [[{ name: 'Samuel WHITLOCK' }]]);
});
