import { type Block, lines, rows, title } from './block.ts';
import { dayOf, type Fact } from './facts.ts';
import { kindWord, type Manner } from './manner.ts';

/** What an agency has booked: a fact and its own number. */
export type Entry = { fact: Fact; reference: string | undefined };
type Layout = (entries: readonly Entry[], manner: Manner) => Block[];

const nights = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
const nextDay = (from: string, to: string): string => (from === to ? '' : ' (+1)');

/** All of a booking but its number and its first day, in a cell's lines. */
function detail(fact: Fact, m: Manner): string[] {
  const fr = m.language === 'fr';
  switch (fact.kind) {
    case 'stay': {
      const count = nights(fact.from, fact.to);
      const hours = [
        ...(fact.opens === undefined ? [] : [`${fr ? 'Arrivée dès' : 'Check-in from'} ${m.hour(fact.opens)}`]),
        ...(fact.closes === undefined ? [] : [`${fr ? 'départ avant' : 'check-out by'} ${m.hour(fact.closes)}`]),
      ];
      return [
        fact.house,
        `${fact.street}, ${fact.postcode} ${fact.city}`,
        fr
          ? `Du ${m.day(fact.from)} au ${m.day(fact.to)}, ${count} nuit${count > 1 ? 's' : ''}`
          : `${m.day(fact.from)} to ${m.day(fact.to)}, ${count} night${count > 1 ? 's' : ''}`,
        ...(hours.length > 0 ? [hours.join(', ')] : []),
      ];
    }
    case 'hire':
      return [
        `${fact.company}, ${fact.car} ${fr ? 'ou similaire' : 'or similar'}`,
        `${fr ? 'Prise' : 'Pick-up'}${m.colon}${fact.from.place.name}, ${m.day(fact.from.day)} ${fr ? 'à' : 'at'} ${m.hour(fact.from.minute)}`,
        `${fr ? 'Retour' : 'Drop-off'}${m.colon}${fact.to.place.name}, ${m.day(fact.to.day)} ${fr ? 'à' : 'at'} ${m.hour(fact.to.minute)}`,
      ];
    case 'ride':
      return [
        fr ? `Chauffeur privé, ${fact.company}` : `Private driver, ${fact.company}`,
        `${fact.from.place.name} – ${fact.to.name}`,
        `${fr ? 'Prise en charge à' : 'Pick-up at'} ${m.hour(fact.from.minute)}`,
      ];
    case 'table':
      return [
        `Restaurant ${fact.house}`,
        `${fact.street}, ${fact.postcode} ${fact.city}`,
        fr
          ? `Table pour ${fact.seats} personnes à ${m.hour(fact.from.minute)}`
          : `Table for ${fact.seats} at ${m.hour(fact.from.minute)}`,
      ];
    default:
      return [
        m.service(fact),
        `${m.place(fact.from.place)} ${m.hour(fact.from.minute)} – ${m.place(fact.to.place)} ${m.hour(fact.to.minute)}${nextDay(fact.from.day, fact.to.day)}`,
      ];
  }
}

/** The same in a sentence of a letter. */
function told(fact: Fact, m: Manner): string {
  const fr = m.language === 'fr';
  switch (fact.kind) {
    case 'stay':
      return fr
        ? `Votre chambre vous attend au ${fact.house}, ${fact.street}, ${fact.postcode} ${fact.city}, du ${m.day(fact.from)} au ${m.day(fact.to)}${fact.opens === undefined ? '' : ` (arrivée à partir de ${m.hour(fact.opens)}, départ avant ${m.hour(fact.closes ?? 0)})`}`
        : `Your room is at ${fact.house}, ${fact.street}, ${fact.postcode} ${fact.city}, from ${m.day(fact.from)} to ${m.day(fact.to)}${fact.opens === undefined ? '' : ` (check-in from ${m.hour(fact.opens)}, check-out by ${m.hour(fact.closes ?? 0)})`}`;
    case 'hire':
      return fr
        ? `${fact.company} vous remettra une ${fact.car} à ${fact.from.place.name} le ${m.day(fact.from.day)} à ${m.hour(fact.from.minute)}, à rendre à ${fact.to.place.name} le ${m.day(fact.to.day)} à ${m.hour(fact.to.minute)}`
        : `${fact.company} has a ${fact.car} for you at ${fact.from.place.name} on ${m.day(fact.from.day)} at ${m.hour(fact.from.minute)}, to be returned at ${fact.to.place.name} on ${m.day(fact.to.day)} at ${m.hour(fact.to.minute)}`;
    case 'ride':
      return fr
        ? `Le ${m.day(fact.from.day)}, un chauffeur de ${fact.company} vous prendra à ${m.hour(fact.from.minute)} à ${fact.from.place.name} pour vous conduire à ${fact.to.name}`
        : `On ${m.day(fact.from.day)} a driver of ${fact.company} picks you up at ${m.hour(fact.from.minute)} at ${fact.from.place.name} and takes you to ${fact.to.name}`;
    case 'table':
      return fr
        ? `Le ${m.day(fact.from.day)}, une table pour ${fact.seats} personnes vous attend à ${m.hour(fact.from.minute)} au restaurant ${fact.house}`
        : `On ${m.day(fact.from.day)} a table for ${fact.seats} is booked at ${m.hour(fact.from.minute)} at the restaurant ${fact.house}`;
    default: {
      const next = fact.from.day === fact.to.day ? '' : fr ? ' le lendemain' : ' the next day';
      const named = {
        flight: ['flight ', 'le vol '],
        train: ['train ', 'le train '],
        coach: ['', ''],
        ferry: ['', ''],
      };
      const service = `${named[fact.kind][fr ? 1 : 0]}${m.service(fact)}`;
      return fr
        ? `Le ${m.day(fact.from.day)}, vous prenez ${service} au départ de ${m.place(fact.from.place)} à ${m.hour(fact.from.minute)} ; vous arrivez à ${m.place(fact.to.place)} à ${m.hour(fact.to.minute)}${next}`
        : `On ${m.day(fact.from.day)} you take ${service} from ${m.place(fact.from.place)} at ${m.hour(fact.from.minute)}, arriving in ${m.place(fact.to.place)} at ${m.hour(fact.to.minute)}${next}`;
    }
  }
}

const withNumber = (text: string, { reference }: Entry, m: Manner): string =>
  `${text}${reference ? ` (${m.word('reference').toLowerCase()} ${reference})` : ''}.`;
const sorted = (entries: readonly Entry[]): Entry[] =>
  [...entries].sort((a, b) => dayOf(a.fact).localeCompare(dayOf(b.fact)));

/** All that was booked, in the lists that agencies make of it: one table, a day after the other, a letter. */
export const listLayouts: { [name: string]: Layout } = {
  oneTable: (entries, m) => [
    rows(
      m.language === 'fr' ? ['Date', 'Prestation', 'Détail', 'Référence'] : ['Date', 'Service', 'Details', 'Reference'],
      ...sorted(entries).map(({ fact, reference }) => [
        m.day(dayOf(fact)),
        kindWord(fact.kind, m),
        detail(fact, m).join('\n'),
        reference ?? '–',
      ]),
    ),
  ],
  numberedTable: (entries, m) => [
    rows(
      m.language === 'fr' ? ['N°', 'Désignation', 'Quantité', 'Montant'] : ['Item', 'Description', 'Qty', 'Amount'],
      ...sorted(entries).map((entry, at) => [
        String(at + 1),
        [
          `${kindWord(entry.fact.kind, m)}${m.colon}${m.day(dayOf(entry.fact))}`,
          ...detail(entry.fact, m),
          ...(entry.reference ? [`${m.word('reference')}${m.colon}${entry.reference}`] : []),
        ].join('\n'),
        '1',
        `${120 + 85 * at},00 EUR`,
      ]),
    ),
  ],
  dayByDay: (entries, m) => {
    const days = [...new Set(sorted(entries).map(({ fact }) => dayOf(fact)))];
    return days.flatMap((day) => [
      title(m.day(day)),
      ...sorted(entries)
        .filter(({ fact }) => dayOf(fact) === day)
        .map((entry) =>
          lines(
            `${kindWord(entry.fact.kind, m)}${m.colon}${detail(entry.fact, m)[0]}`,
            ...detail(entry.fact, m).slice(1),
            ...(entry.reference ? [`${m.word('reference')}${m.colon}${entry.reference}`] : []),
          ),
        ),
    ]);
  },
  kindFirst: (entries, m) => [
    rows(
      m.language === 'fr' ? ['Prestation', 'Date', 'Détail', 'Référence'] : ['Service', 'Date', 'Details', 'Reference'],
      ...sorted(entries).map(({ fact, reference }) => [
        kindWord(fact.kind, m),
        m.day(dayOf(fact)),
        detail(fact, m).join('\n'),
        reference ?? '',
      ]),
    ),
  ],
  counted: (entries, m) =>
    sorted(entries).map((entry, at) =>
      lines(
        `${at + 1}. ${kindWord(entry.fact.kind, m)} – ${m.day(dayOf(entry.fact))}`,
        ...detail(entry.fact, m),
        ...(entry.reference ? [`${m.word('reference')}${m.colon}${entry.reference}`] : []),
      ),
    ),
  cards: (entries, m) =>
    sorted(entries).map((entry) =>
      rows([
        `${kindWord(entry.fact.kind, m)}\n${m.day(dayOf(entry.fact))}`,
        detail(entry.fact, m).join('\n'),
        entry.reference ? `${m.word('reference')}\n${entry.reference}` : m.language === 'fr' ? 'Confirmé' : 'Confirmed',
      ]),
    ),
  letter: (entries, m) => sorted(entries).map((entry) => lines(withNumber(told(entry.fact, m), entry, m))),
  bullets: (entries, m) => [
    lines(
      ...sorted(entries).map(
        (entry) =>
          `• ${m.day(dayOf(entry.fact))}${m.colon}${kindWord(entry.fact.kind, m)} – ${detail(entry.fact, m).join(', ')}${entry.reference ? `, ${m.word('reference').toLowerCase()} ${entry.reference}` : ''}`,
      ),
    ),
  ],
};
