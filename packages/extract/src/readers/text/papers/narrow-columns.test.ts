import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMail } from '../../../../testing/told.ts';

// Columns so narrow that what stands in them goes on below, and cells that say more than their head asks for.

const mail = (body: string) => readMail('Ferrovia', 'Ticket receipt', `<p>Booking reference: HV8M2C</p>${body}`);

test('a station broken over two lines is one, and the second line of an end is never the other end', async () => {
  const leg = (from: string, to: string) =>
    mail(`<p>Train: Frecciarossa 9524</p><table><tr><th>Departure station</th><th>Departure</th><th>Arrival station</th><th>Arrival</th></tr>
<tr><td>${from}</td><td>10:30 - 05/03/2027</td><td>${to}</td><td>12:44 - 05/03/2027</td></tr></table>`);
  const when = '2027-03-05T10:30 – 2027-03-05T12:44 | HV8M2C ?';
  assert.deepEqual(await leg('Roma<br>Termini', 'Bologna<br>Centrale'), [
    `Train | Frecciarossa 9524 | Roma Termini > Bologna Centrale | ${when}`,
  ]);
  const crossing = await mail(`<p>Outward crossing – ship Pascal Paoli</p>
<p>DEPARTURE<br>Marseille<br>Port de la Joliette, gate 4</p><p>DATE AND TIME<br>Thursday 1 July 2027, 19:00<br>Latest check-in 17:30</p>
<p>ARRIVAL<br>Bastia</p><p>DATE AND TIME<br>Friday 2 July 2027, 07:00</p>`);
  assert.deepEqual(crossing, [
    'Boat | Pascal Paoli | Marseille > Bastia | 2027-07-01T19:00 – 2027-07-02T07:00 | HV8M2C',
  ]);
});

test('where in the row a seat is stands behind it, and a coach stands in front of several seats', async () => {
  const leg = `<p>Train: Frecciarossa 9524</p><table><tr><th>From</th><th>Departure</th><th>To</th><th>Arrival</th></tr>
<tr><td>Roma Termini</td><td>15 March 2027 10:30</td><td>Milano Centrale</td><td>15 March 2027 13:29</td></tr></table>`;
  const [way, ref] = ['Train | Frecciarossa 9524 | Roma Termini > Milano Centrale', '| HV8M2C'];
  const seated = (rows: string) => mail(`${leg}<table>${rows}</table>`);
  const people = (one: string, other: string) =>
    seated(`<tr><th>Passenger</th><th>Coach</th><th>Seat</th></tr><tr><td>Thandiwe Mokoena</td><td>2</td><td>${one}</td></tr>
<tr><td>Lars Ekdahl</td><td>2</td><td>${other}</td></tr>`);
  const when = '2027-03-15T10:30 – 2027-03-15T13:29';
  for (const [one, other] of [
    ['7A Window', '7D Aisle'],
    ['7A - côté fenêtre', '7D - couloir'],
    ['7A', '7D'],
  ] as const)
    assert.deepEqual(await people(one, other), [
      `${way} | ${when} | 2/7A 2/7D ${ref} | Thandiwe Mokoena + Lars Ekdahl`,
    ]);
  assert.deepEqual(await seated('<tr><td>Coach, seats</td><td>C5, 34 and 35 (CNF/CNF)</td></tr>'), [
    `${way} | ${when} | C5/34 35 ${ref}`,
  ]);
});

test('a number in groups may begin with one figure', async () => {
  const crossing = `<p>Crossing – ship Pascal Paoli</p><p>Departure: Marseille, Thursday 1 July 2027, 19:00</p><p>Arrival: Bastia, Friday 2 July 2027, 07:00</p>`;
  const [read] = await readMail('Linea', 'Your crossing', `<p>Booking number: 1 094 4471</p>${crossing}`);
  assert.equal(read?.split(' | ')[4], '1 094 4471');
});
