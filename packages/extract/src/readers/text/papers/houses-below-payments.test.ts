import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, toldInFull } from '../../../../testing/told.ts';

// A house signs below what was paid and until when one may cancel, in any language.

type Letter = { title: string; number: string; stay: [string, string]; paid: [string, string][]; free: string };
const page = ({ title, number, stay, paid, free }: Letter, house: string) =>
  `<h2>${title}</h2><table><tr><td>${number}</td><td><b>WK/2027/004418</b></td></tr><tr><td>${stay[0]}</td><td>${stay[1]}</td></tr></table>` +
  `<h3>${paid[0]?.[0]}</h3><table>${paid
    .slice(1)
    .map(([what, sum]) => `<tr><td>${what}</td><td>${sum}</td></tr>`)
    .join('')}</table><p>${free}</p><p>${house}</p>`;

const letters: [Letter, string, string][] = [
  [
    {
      title: 'Potvrzení rezervace',
      number: 'Číslo rezervace',
      stay: ['Termín pobytu', '12.02.2027 – 15.02.2027, 3 noci'],
      paid: [
        ['Platba', ''],
        ['Cena celkem', '7 200 Kč'],
        ['Uhrazená záloha (14.01.2027)', '2 000 Kč'],
      ],
      free: 'Bezplatné storno do 29.01.2027.',
    },
    'Penzion U Javoru<br>Lipová 118<br>543 51 Špindlerův Mlýn<br>tel. +420 499 555 014',
    'Penzion U Javoru, Špindlerův Mlýn',
  ],
  [
    {
      title: 'Potwierdzenie rezerwacji',
      number: 'Numer rezerwacji',
      stay: ['Termin pobytu', '12.02.2027 (piątek) – 15.02.2027 (poniedziałek), 3 noce'],
      paid: [
        ['Płatność', ''],
        ['Wartość rezerwacji', '1 200,00 PLN'],
        ['Zaliczka wpłacona 14.01.2027', '400,00 PLN'],
      ],
      free: 'Bezpłatna anulacja do 29.01.2027.',
    },
    'Pensjonat Jawor<br>ul. Leśna 8<br>58-540 Karpacz<br>tel. +48 75 555 01 42',
    'Pensjonat Jawor, Karpacz',
  ],
  [
    {
      title: 'Confirmación de reserva',
      number: 'Número de reserva',
      stay: ['Estancia', '12/02/2027 – 15/02/2027, 3 noches'],
      paid: [
        ['Pago', ''],
        ['Precio total', '360,00 €'],
        ['Anticipo recibido (14/01/2027)', '100,00 €'],
      ],
      free: 'Anulación gratuita hasta el 29/01/2027.',
    },
    'Casa del Tejo<br>Calle Mayor 12<br>33550 Cangas de Onís<br>Tel. +34 985 555 014',
    'Casa del Tejo, Cangas de Onís',
  ],
];

for (const [letter, house, told] of letters)
  test(`a deposit and a term are no days of the stay, and the house stands below both: ${told}`, async () => {
    assert.deepEqual(toldInFull(await readPage(page(letter, house))), [
      `Lodging | ${told} | 2027-02-12 – 2027-02-15 | WK/2027/004418`,
    ]);
  });
