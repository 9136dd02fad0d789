import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, toldInFull } from '../../../../testing/told.ts';

const czech = (rows: string) => `JÍZDENKA A LŮŽKO                                                            Osob: 1
Cena                  1 129 Kč
Doklad je nepřenosný a platí vždy pouze ve spojení s osobním průkazem cestujícího, jehož jméno je uvedeno.
Jízdní řád a rezervace
Stanice                          Odj. / Příj. x           w       Místo / Seat / Sitzplatz
${rows}
Reklama
Šťastnou cestu vlakem přejí České dráhy, Váš osobní dopravce.`;

test('what stands at the right edge has its label above it, and nothing of the rows beside it', () => {
  for (const rows of [
    `Praha hl.n.                     18.01. 22:01 EN 443        369     32 střední              Jméno / Name:
Košice                          19.01. 07:52                                               ŠIMKOVÁ Alžběta
                                                                                           Kód transakce:
Rezervace místa platí pouze pro uvedené vlaky.                                             8WVD2R`,
    `Praha hl.n.                     18.01. 22:01 EN 443        369     32 střední              Kód transakce:
Košice                          19.01. 07:52                                               8WVD2R
                                                                                           Jméno / Name:
                                                                                           ŠIMKOVÁ Alžběta`,
    `Praha hl.n.                     18.01. 22:01 EN 443        369     32 střední              Kód transakce:
                                                                                           8WVD2R
Košice                          19.01. 07:52                                               Jméno / Name:
                                                                                           ŠIMKOVÁ Alžběta`,
  ])
    assert.deepEqual(toldInFull(read('Jízdenka', czech(rows))), [
      'Train | EN 443 | Praha hl.n. > Košice | 2027-01-18T22:01 – 2027-01-19T07:52 | 369/32 | 8WVD2R | Alžběta ŠIMKOVÁ',
    ]);
});

test('seats of two stand in one column below their head, however far below, and of the trains that have some', () => {
  const rows = `Plzeň hl.n.                     24.01. 08:10 Ex 355
Praha hl.n.                     24.01. 09:32
                                                                                           Jméno / Name:
Praha hl.n.                     24.01. 10:02 SC 507        3       61, 62                  MAREK Ondřej
Ostrava hl.n.                   24.01. 13:08
                                                                                           Kód transakce:
Ostrava hl.n.                   26.01. 15:19 SC 514        2       33, 34                  KQ71TB
Praha hl.n.                     26.01. 18:31`;
  assert.deepEqual(toldInFull(read('Jízdenka', czech(rows))), [
    'Train | Ex 355 | Plzeň hl.n. > Praha hl.n. | 2027-01-24T08:10 – 2027-01-24T09:32 | KQ71TB | Ondřej MAREK',
    'Train | SC 507 | Praha hl.n. > Ostrava hl.n. | 2027-01-24T10:02 – 2027-01-24T13:08 | 3/61, 62 | KQ71TB | Ondřej MAREK',
    'Train | SC 514 | Ostrava hl.n. > Praha hl.n. | 2027-01-26T15:19 – 2027-01-26T18:31 | 2/33, 34 | KQ71TB | Ondřej MAREK',
  ]);
});

const german = (rows: string) => `Online-Ticket
ICE Fahrkarte
                                                                                            Frau Ines Wolfram
                                                                                            Auftragsnummer:     RT5NUC
Ihre Reiseverbindung und Reservierung Hinfahrt am 02.03.2027
Halt                   Datum    Zeit       Gleis   Produkte          Reservierung
${rows}
Wichtige Nutzungshinweise:`;

test('a train of a regional railway stands between its stops under letters that no list has', () => {
  for (const train of ['CAN 24044', 'HLB 24120', 'ERB 90133'])
    assert.deepEqual(
      toldInFull(
        read(
          'Ihr Ticket',
          german(`Eschwege               02.03.   ab 08:07   2       ${train}
Kassel-Wilhelmshöhe    02.03.   an 08:58   9`),
        ),
      ),
      [
        `Train | ${train} | Eschwege > Kassel-Wilhelmshöhe | 2027-03-02T08:07 – 2027-03-02T08:58 | RT5NUC | Ines Wolfram`,
      ],
    );
});

test('seats of people who are not named belong to one booking, beside a train alone in its column too', () => {
  const rows = `Stuttgart Hbf          02.03.   ab 22:06   9       ICE 612           2 Sitzplätze, Wg. 25, Pl. 41 43, 1 Fenster, 1 Gang,
Frankfurt(Main)Hbf     02.03.   an 23:35   7                         Großraum, Nichtraucher`;
  assert.deepEqual(toldInFull(read('Ihr Ticket', german(rows))), [
    'Train | ICE 612 | Stuttgart Hbf > Frankfurt(Main)Hbf | 2027-03-02T22:06 – 2027-03-02T23:35 | 25/41 43 | RT5NUC | Ines Wolfram',
  ]);
});
