import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, tableOf } from '../../../../testing/told.ts';

// A paper tells more hours than the two of a flight. How far apart the airports are tells which are its own.

const flights = async (page: string) =>
  (await readPage(`<p>Your booking W4TLQX is confirmed.</p>${page}`)).map(({ booking }) =>
    booking.type === 'FlightReservation' ? [booking.departure?.local, booking.arrival?.local] : booking.type,
  );

test('an hour from which no aircraft takes as long is not that of the departure', async () => {
  const page = `<p>Flight DY 1313 · Thursday 20 January 2028</p><p>See you at the gate 08:55</p>
<p>London Gatwick (LGW) to Oslo (OSL)</p><p>09:40 12:55</p>`;
  assert.deepEqual(await flights(page), [['2028-01-20T09:40:00', '2028-01-20T12:55:00']]);
});

test('an hour that is said to be of the take-off goes before one beside which nothing is said of it', async () => {
  const lines = (...told: string[]) =>
    `<p>Perth (PER) to Singapore (SIN), SQ 214, 4 May 2027</p><ul>${told.map((one) => `<li>${one}</li>`).join('')}</ul>`;
  const read = [['2027-05-04T17:05:00', '2027-05-04T22:25:00']];
  assert.deepEqual(await flights(lines('Lounge opens 12:10', 'Takes off 17:05', 'Lands 22:25')), read);
  assert.deepEqual(await flights(lines('Salon ouvert 12:10', 'Décollage 17:05', 'Atterrissage 22:25')), read);
});

test('a flight that is possible keeps its hours, whatever other hours stand beside it', async () => {
  const page = `<p>We have coffee at 09:50</p><p>DY 1313 · 20 January 2028</p><p>London Gatwick (LGW) to Oslo (OSL)</p><p>08:55 12:55</p>`;
  assert.deepEqual(await flights(page), [['2028-01-20T08:55:00', '2028-01-20T12:55:00']]);
});

test('hours beside the places go before one that stands alone between them', async () => {
  const day = '<p>DY 1313 · 20 January 2028</p>';
  const coffee = '<p>We have coffee at 09:50</p>';
  for (const page of [
    `${day}${coffee}<p>London Gatwick (LGW) 08:55</p><p>Oslo (OSL) 12:55</p>`,
    `${day}<p>London Gatwick (LGW) 08:55</p>${coffee}<p>Oslo (OSL) 12:55</p>`,
  ])
    assert.deepEqual(await flights(page), [['2028-01-20T08:55:00', '2028-01-20T12:55:00']]);
});

test('of two pairs of hours that are as likely the first is told, and no hour of the one with one of the other', async () => {
  const page = `<p>UU 276 · 10 September 2027</p><p>Saint-Denis (RUN) – Dzaoudzi (DZA)</p><p>09:55, 16:35, 11:00, 17:40</p>`;
  assert.deepEqual(await flights(page), [['2027-09-10T09:55:00', '2027-09-10T11:00:00']]);
});

test('an hour below another title is of something else', async () => {
  const flight = '<p>DY 1313 · 20 January 2028</p><p>London Gatwick (LGW) to Oslo (OSL)</p><p>08:55 09:40</p>';
  const read = await flights(`<h2>Your flight</h2>${flight}<h2>Your lunch</h2><p>At the table 12:55</p>`);
  assert.notEqual(read[0]?.[1], '2028-01-20T12:55:00');
  const [mended] = await flights(`${flight}<p>At the gate of Oslo 12:55</p>`);
  assert.deepEqual(mended, ['2028-01-20T09:40:00', '2028-01-20T12:55:00']);
});

test('the hours of one flight are not those of another, whose column stands beside it', async () => {
  const table = tableOf(`
    Flight | DY 1313 | DY 378
    Date | 20 January 2028 | 21 January 2028
    From | London Gatwick (LGW) | Oslo (OSL)
    To | Oslo (OSL) | Tromsø (TOS)
    First | 09:40 | 13:00
    Then | 21:55 | 14:55`);
  const [misprinted] = await flights(table);
  // nobody flies twelve hours to Oslo: neither that hour is told nor one of the other flight
  assert.deepEqual(misprinted, ['2028-01-20T09:40:00', undefined]);
});
