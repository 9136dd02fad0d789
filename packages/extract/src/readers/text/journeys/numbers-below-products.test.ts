import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Layout, readLayout, tableOf } from '../../../../testing/told.ts';

// Which kind of train it is in one line, and its number in the next.

const booked = '<p>Dossier : PNV8QC. Votre commande est confirmée.</p>';
const inoui = ['Train | TGV INOUI 8584 | LOURDES > PARIS MONTPARNASSE | 2027-07-09T14:48 – 2027-07-09T19:26 | PNV8QC'];

const layouts: { [what: string]: Layout } = {
  'in the next row of its table': {
    page: `${booked}<p>Vendredi 9 juillet 2027</p>${tableOf(`21h47 | PARIS AUSTERLITZ | INTERCITÉS DE NUIT
      | direct – arrivée samedi 10 juillet | n° 3755
      06h55 | LOURDES | 2de classe`)}`,
    read: [
      'Train | INTERCITÉS DE NUIT 3755 | PARIS AUSTERLITZ > LOURDES | 2027-07-09T21:47 – 2027-07-10T06:55 | PNV8QC',
    ],
  },
  'in the next line of its cell': {
    page: `${booked}<p>Vendredi 9 juillet 2027</p>${tableOf(`14h48 | LOURDES | TGV INOUI // 8584
      19h26 | PARIS MONTPARNASSE | 1re classe`)}`,
    read: inoui,
  },
  'in the next line, above the stops': {
    page: `${booked}<p>Vendredi 9 juillet 2027<br>TGV INOUI<br>n° 8584<br>14h48 LOURDES<br>19h26 PARIS MONTPARNASSE</p>`,
    read: inoui,
  },
  'in the next line, below the stops': {
    page: `${booked}<p>Vendredi 9 juillet 2027<br>14h48 LOURDES<br>19h26 PARIS MONTPARNASSE<br>TGV INOUI<br>n° 8584</p>`,
    read: inoui,
  },
  'beside it in its row, with the way': {
    page: `<p>Reservation number: 4C8D21</p><p>Your booking is confirmed.</p>${tableOf(`TRAIN 174 | Northeast Regional | Boston, MA | » | Providence, RI
      Depart | 8:10 AM, Friday, July 9, 2027 | Arrive | 8:47 AM, Friday, July 9, 2027 | 1 Coach Seat`)}`,
    read: [
      'Train | Northeast Regional 174 | Boston, MA > Providence, RI | 2027-07-09T08:10 – 2027-07-09T08:47 | 4C8D21',
    ],
  },
  'in German': {
    page: `<p>Auftragsnummer: PNV8QC. Ihre Buchung ist bestätigt.</p><p>Freitag 9. Juli 2027</p>${tableOf(`14:48 | Berlin Hbf | ICE
      | ohne Umstieg | Nr. 1584
      19:26 | München Hbf | 2. Klasse`)}`,
    read: ['Train | ICE 1584 | Berlin Hbf > München Hbf | 2027-07-09T14:48 – 2027-07-09T19:26 | PNV8QC'],
  },
};

for (const [what, layout] of Object.entries(layouts))
  test(what, async () => assert.deepEqual(await readLayout(layout), layout.read));
