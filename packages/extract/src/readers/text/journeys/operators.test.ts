import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Layout, readLayout, tableOf } from '../../../../testing/told.ts';

// Who flies it for another stands in the line of the flight: what comes behind that is the flight's again.

const hours = tableOf(`13:10 | 3h 10m | 16:20
  London Heathrow LHR | | Keflavik KEF`);
const read = ['Flight | FI 451 | London Heathrow LHR > Keflavik KEF | 2027-02-20T13:10 – 2027-02-20T16:20 | VQ8ZHN'];
const booked = '<p>Booking reference: VQ8ZHN. Your booking is confirmed.</p>';

const layouts: { [what: string]: Layout } = {
  'a day behind a dot': {
    page: `${booked}<p>FI451 · operated by Icelandair · Saturday 20 February 2027</p>${hours}`,
    read,
  },
  'a day behind a comma': {
    page: `${booked}<p>FI451, operated by Icelandair, Saturday 20 February 2027</p>${hours}`,
    read,
  },
  'a day behind a dash, and a name of several words': {
    page: `${booked}<p>UA 5512 – operated by SkyWest DBA United Express – Sat 20 Feb 2027<br>Denver (DEN) 13:10 – Aspen (ASE) 14:05</p>`,
    read: ['Flight | UA 5512 | Denver > Aspen | 2027-02-20T13:10 – 2027-02-20T14:05 | VQ8ZHN'],
  },
  'its own number, and the journey behind the day': {
    page: `${booked}<p>BA 7012, operated by Iberia IB 3163, 20 Feb 2027, 13:10 London Heathrow (LHR), 16:40 Madrid (MAD)</p>`,
    read: ['Flight | BA 7012 | London Heathrow > Madrid | 2027-02-20T13:10 – 2027-02-20T16:40 | VQ8ZHN'],
  },
  'a line of its own with the day in it': {
    page: `${booked}<p>FI451</p><p>Operated by Icelandair · Saturday 20 February 2027</p>${hours}`,
    read,
  },
  'in French': {
    page:
      '<p>Votre réservation VQ8ZHN est confirmée.</p><p>Vol AF1148 • Opéré par Air France • Mardi 2 mars 2027</p>' +
      '<p>07:15 Paris Charles de Gaulle (CDG)<br>09:05 Barcelone (BCN)</p>',
    read: ['Flight | AF 1148 | Paris Charles de Gaulle > Barcelone | 2027-03-02T07:15 – 2027-03-02T09:05 | VQ8ZHN'],
  },
};

for (const [what, layout] of Object.entries(layouts))
  test(what, async () => assert.deepEqual(await readLayout(layout), layout.read));
