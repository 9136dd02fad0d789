import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, tableOf, toldInFull } from '../../../../testing/told.ts';

// A page whose left half is the way there and whose right half is the way back.

for (const [words, there, back] of [
  [
    ['Buchungsnummer HJ-20441873', 'Hinfahrt', 'Rückfahrt', 'Ab', 'An', 'Schiff', 'Fähre'],
    ['Samstag, 3. Juli 2027', 'Cuxhaven', '09:00 Uhr', 'Helgoland', '11:15 Uhr'],
    ['Sonntag, 4. Juli 2027', 'Helgoland', '16:30 Uhr', 'Cuxhaven', '18:45 Uhr'],
  ],
  [
    ['Booking reference: HJ-20441873', 'Outward', 'Return', 'Departs', 'Arrives', 'Ship', 'ferry'],
    ['Saturday 3 July 2027', 'Dover', '09:15', 'Calais', '11:45'],
    ['Sunday 4 July 2027', 'Calais', '16:30', 'Dover', '17:00'],
  ],
] as const)
  test(`each half is a way of its own, with the day over it: ${words[1]}`, async () => {
    const [number, out, home, leaves, lands, ship, what] = words;
    const [day, from, left, to, landed] = there;
    const [dayBack, fromBack, leftBack, toBack, landedBack] = back;
    const page =
      `<p>Ihr Ticket, your ${what} ticket<br>${number}</p><p>${out}<br>${day}</p><p>${home}<br>${dayBack}</p>` +
      tableOf(
        `${leaves} | ${from} | ${left} | ${leaves} | ${fromBack} | ${leftBack}\n${lands} | ${to} | ${landed} | ${lands} | ${toBack} | ${landedBack}`,
      ) +
      tableOf(`${ship}: Sea Lark | ${ship}: Sea Lark\nDeck 1 | Deck 1`);
    const hour = (clock: string) => clock.slice(0, 5);
    assert.deepEqual(
      toldInFull(await readPage(page)).map((line) => line.split(' | ').slice(2, 5).join(' | ')),
      [
        `${from} > ${to} | 2027-07-03T${hour(left)} – 2027-07-03T${hour(landed)} | HJ-20441873`,
        `${fromBack} > ${toBack} | 2027-07-04T${hour(leftBack)} – 2027-07-04T${hour(landedBack)} | HJ-20441873`,
      ],
    );
  });
