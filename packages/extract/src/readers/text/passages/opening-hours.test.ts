import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, tableOf, toldInFull } from '../../../../testing/told.ts';

const rows = {
  'an hour in each end of its own': `Kategorie | VW Golf oder ähnlich
    Beginn | Donnerstag, 18.03.2027, 14:30 Uhr
    Station | Bremen Flughafen
    Öffnungszeiten | 06:00 – 24:00 Uhr
    Ende | Samstag, 20.03.2027, 10:00 Uhr
    Station | Kiel Hauptbahnhof
    Öffnungszeiten | 07:30 – 20:00 Uhr`,
  'both ends beside each other': ` | Abholung | Rückgabe
    Station | Bremen Flughafen | Kiel Hauptbahnhof
    Datum | 18.03.2027 | 20.03.2027
    Opening hours | 06:00 – 24:00 | 07:30 – 20:00
    Uhrzeit | 14:30 | 10:00`,
};

for (const [layout, form] of Object.entries(rows))
  test(`when a desk is open is no hour of a hire: ${layout}`, async () => {
    const table = tableOf(form.replaceAll(/\n +/g, '\n'));
    const page = `<p>Rivage rent a car</p><p>Reservierungsnummer: 4471200318</p>${table}`;
    assert.deepEqual(toldInFull(await readPage(page)), [
      'RentalCar | Bremen Flughafen > Kiel Hauptbahnhof | 2027-03-18T14:30 – 2027-03-20T10:00 | 4471200318',
    ]);
  });
