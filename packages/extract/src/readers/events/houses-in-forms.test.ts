import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extract } from '../../index.ts';

// Tickets whose form says where and when, below a line that says what.

for (const [language, ticket, told] of [
  [
    'hu',
    `JEGYPÉNZTÁR - Elektronikus jegy (e-ticket)

Rendelésszám:            JM-8841-220176
Vásárló:                 Kerekes Dorka

KÉKSZAKÁLLÚ - OPERA EGY FELVONÁSBAN

Helyszín:                Várkert Színház
                         Nagyterem
Cím:                     6720 Szeged, Tisza Lajos körút 12.
Időpont:                 2027. november 12. (péntek) 19:30
Kapunyitás:              18:30

Jegyiroda Kft., 1139 Budapest, Váci út 88.`,
    'KÉKSZAKÁLLÚ - OPERA EGY FELVONÁSBAN | Várkert Színház | Szeged | 2027-11-12T19:30:00 | JM-8841-220176',
  ],
  [
    'cs',
    `VSTUPENKA - e-ticket

Číslo objednávky:        4417208835

RUSALKA - LYRICKÁ POHÁDKA

Místo konání:            Divadlo Na Kolišti
Adresa:                  Koliště 8, 602 00 Brno
Datum:                   12. 11. 2027 19:00
Otevření dveří:          18:00

Vstupenky s.r.o., Lipová 118, 110 00 Praha`,
    'RUSALKA - LYRICKÁ POHÁDKA | Divadlo Na Kolišti | Brno | 2027-11-12T19:00:00 | 4417208835',
  ],
] as const)
  test(`what is on stands over the form that names the house, and who sells is no house: ${language}`, async () => {
    const bytes = new TextEncoder().encode(ticket);
    const { reservations } = await extract(bytes, { fileName: 'ticket.txt', contextDate: '2027-01-05' });
    const [only, more] = reservations.map(({ booking }) => booking);
    assert.ok(only?.type === 'EventReservation' && more === undefined);
    assert.equal(
      [only.name, only.place?.name, only.place?.city, only.departure?.local, only.reference].join(' | '),
      told,
    );
  });
