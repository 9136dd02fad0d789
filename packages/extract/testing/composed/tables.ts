import { type Block, lines, rows, title } from './block.ts';
import type { Table } from './facts.ts';
import type { Manner } from './manner.ts';

type Layout = (table: Table, manner: Manner, known: { reference?: string; guest?: string }) => Block[];

const address = ({ street, postcode, city }: Table): string => `${street}, ${postcode} ${city}`;
const seats = ({ seats }: Table, m: Manner): string =>
  m.language === 'fr' ? `table pour ${seats} personnes` : `table for ${seats} people`;
const at = ({ day, minute }: Table['from'], m: Manner): string =>
  `${m.day(day)} ${m.language === 'fr' ? 'à' : 'at'} ${m.hour(minute)}`;
const count = (m: Manner): string => (m.language === 'fr' ? 'Nombre de personnes' : 'Party size');
const hour = (m: Manner): string => (m.language === 'fr' ? 'Heure' : 'Time');
const numbered = (m: Manner, { reference, guest }: { reference?: string; guest?: string }): string[] => [
  ...(guest ? [`${m.language === 'fr' ? 'Au nom de' : 'Name'}${m.colon}${guest}`] : []),
  ...(reference ? [`${m.word('reference')}${m.colon}${reference}`] : []),
];
const inWords = { en: ['two', 'three', 'four', 'five', 'six'], fr: ['deux', 'trois', 'quatre', 'cinq', 'six'] };

/** The same table in the words of restaurants, portals and agencies. */
export const tableLayouts: { [name: string]: Layout } = {
  labelled: (table, m, known) => [
    title(table.house),
    lines(
      `${m.word('day')}${m.colon}${m.day(table.from.day)}`,
      `${hour(m)}${m.colon}${m.hour(table.from.minute)}`,
      `${count(m)}${m.colon}${table.seats}`,
      ...numbered(m, known),
    ),
    lines(address(table)),
  ],
  twoColumns: (table, m, known) => [
    rows(
      ['Restaurant', table.house],
      [m.word('address'), address(table)],
      [m.word('day'), m.day(table.from.day)],
      [hour(m), m.hour(table.from.minute)],
      [count(m), String(table.seats)],
    ),
    lines(...numbered(m, known)),
  ],
  sentence: (table, m, known) => [
    lines(
      m.language === 'fr'
        ? `Nous avons le plaisir de vous confirmer votre table pour ${inWords.fr[table.seats - 2]} personnes le ${at(table.from, m)}${known.guest ? ` au nom de ${known.guest}` : ''}.`
        : `We are holding a table for ${inWords.en[table.seats - 2]} on ${at(table.from, m)}${known.guest ? ` under the name ${known.guest}` : ''}.`,
    ),
    lines(...numbered(m, { reference: known.reference })),
    lines(table.house, table.street, `${table.postcode} ${table.city}`),
  ],
  short: (table, m, known) => [
    title(table.house),
    lines(`${at(table.from, m)}, ${seats(table, m)}`),
    lines(...numbered(m, known)),
    lines(address(table)),
  ],
  boxes: (table, m, known) => [
    title(table.house),
    rows([
      `${m.word('day')}\n${m.day(table.from.day)}`,
      `${hour(m)}\n${m.hour(table.from.minute)}`,
      `${count(m)}\n${table.seats}`,
    ]),
    lines(address(table)),
    lines(...numbered(m, known)),
  ],
};
