import { type Block, lines, rows, title } from './block.ts';
import type { Choice } from './choice.ts';
import { type Fact, isJourney, type Journey } from './facts.ts';
import { type Language, type Manner, serviceWord } from './manner.ts';
import { sentencesOf } from './office-prose.ts';

/** What an office has booked: a fact, its own number, and the seat of the first who travels. */
export type Entry = { fact: Fact; reference: string; seat?: string };
type Layout = (entries: readonly Entry[], manner: Manner, choice: Choice, travellers: readonly string[]) => Block[];
type Legs = readonly (Entry & { fact: Journey })[];

const said = (m: Manner, words: { [language in Language]: string }): string => words[m.language];
const seatWord = { en: 'Seat', fr: 'Place' };
const routeWord = { en: 'Route', fr: 'Trajet' };
const both = { en: ['Outward', 'Return'], fr: ['Aller', 'Retour'] };
const plural: { [kind in Fact['kind']]: { [language in Language]: string } } = {
  flight: { en: 'Flights', fr: 'Vols' },
  train: { en: 'Trains', fr: 'Trains' },
  coach: { en: 'Coach', fr: 'Autocar' },
  ferry: { en: 'Ferry', fr: 'Traversée' },
  stay: { en: 'Hotel', fr: 'Hébergement' },
  hire: { en: 'Car hire', fr: 'Location de voiture' },
  ride: { en: 'Transfers', fr: 'Transferts' },
  table: { en: 'Dinner', fr: 'Dîner' },
};

const isLeg = (entry: Entry): entry is Entry & { fact: Journey } => isJourney(entry.fact);
const lands = ({ fact: { from, to } }: Legs[number], m: Manner): string =>
  `${m.hour(to.minute)}${from.day === to.day ? '' : ' (+1)'}`;
/** Those of one booking together: the way there and the way back. */
function groupsOf(entries: readonly Entry[]): Entry[][] {
  const groups: Entry[][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last?.[0]?.fact.kind === entry.fact.kind) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

/** Labels and values of what is no journey, its number last. */
function fieldsOf({ fact, reference }: Entry, m: Manner): [string, string][] {
  const number: [string, string] = [m.word('reference'), reference];
  switch (fact.kind) {
    case 'stay':
      return [
        [m.word('hotel'), fact.house],
        [m.word('address'), `${fact.street}, ${fact.postcode} ${fact.city}`],
        [m.word('checkIn'), [m.day(fact.from), fact.opens === undefined ? '' : m.hour(fact.opens)].join(' ').trim()],
        [m.word('checkOut'), [m.day(fact.to), fact.closes === undefined ? '' : m.hour(fact.closes)].join(' ').trim()],
        number,
      ];
    case 'hire':
      return [
        [m.word('company'), fact.company],
        [m.word('car'), fact.car],
        [m.word('pickUp'), `${m.day(fact.from.day)} ${m.hour(fact.from.minute)}, ${fact.from.place.name}`],
        [m.word('dropOff'), `${m.day(fact.to.day)} ${m.hour(fact.to.minute)}, ${fact.to.place.name}`],
        number,
      ];
    case 'ride':
      return [
        [said(m, { en: 'Supplier', fr: 'Prestataire' }), fact.company],
        [said(m, { en: 'Pick-up', fr: 'Prise en charge' }), `${m.day(fact.from.day)} ${m.hour(fact.from.minute)}`],
        [m.word('from'), fact.from.place.name],
        [m.word('to'), fact.to.name],
        number,
      ];
    case 'table':
      return [
        ['Restaurant', fact.house],
        [said(m, { en: 'Address', fr: 'Adresse' }), `${fact.street}, ${fact.postcode} ${fact.city}`],
        ['Date', m.day(fact.from.day)],
        [said(m, { en: 'Time', fr: 'Heure' }), m.hour(fact.from.minute)],
        [said(m, { en: 'Guests', fr: 'Couverts' }), String(fact.seats)],
        number,
      ];
    default:
      return [];
  }
}

const joined = (fields: readonly [string, string][], m: Manner): string[] =>
  fields.map(([label, value]) => `${label}${m.colon}${value}`);

/** One column for each way, its number and seat at the foot. */
function wayColumns(legs: Legs, m: Manner, choice: Choice): Block {
  const dayApart = choice.is(0.5);
  const way = legs.map((_, at) => both[m.language][at] ?? '');
  const row = (label: string, of: (leg: Legs[number]) => string): string[] => [label, ...legs.map(of)];
  const departs = (leg: Legs[number]) =>
    dayApart ? m.hour(leg.fact.from.minute) : `${m.day(leg.fact.from.day)} ${m.hour(leg.fact.from.minute)}`;
  return rows(
    ['', ...way],
    ...(dayApart ? [row(m.word('day'), (leg) => m.day(leg.fact.from.day))] : []),
    row(serviceWord(m, (legs[0] as Legs[number]).fact), ({ fact }) => m.service(fact)),
    row(m.word('from'), ({ fact }) => m.place(fact.from.place)),
    row(m.word('to'), ({ fact }) => m.place(fact.to.place)),
    row(m.word('departs'), departs),
    row(m.word('arrives'), (leg) => lands(leg, m)),
    row(said(m, seatWord), ({ seat }) => seat ?? ''),
    row(m.word('reference'), ({ reference }) => reference),
  );
}

/** The same turned: a row for each way. */
function wayRows(legs: Legs, m: Manner): Block {
  return rows(
    [
      '',
      serviceWord(m, (legs[0] as Legs[number]).fact),
      m.word('from'),
      m.word('to'),
      m.word('day'),
      m.word('departs'),
      m.word('arrives'),
      said(m, seatWord),
      m.word('reference'),
    ],
    ...legs.map((leg, at) => [
      both[m.language][at] ?? '',
      m.service(leg.fact),
      m.place(leg.fact.from.place),
      m.place(leg.fact.to.place),
      m.day(leg.fact.from.day),
      m.hour(leg.fact.from.minute),
      lands(leg, m),
      leg.seat ?? '',
      leg.reference,
    ]),
  );
}

const legLine = (leg: Legs[number], m: Manner, between = ', '): string =>
  [
    m.day(leg.fact.from.day),
    m.service(leg.fact),
    `${m.place(leg.fact.from.place)} ${m.hour(leg.fact.from.minute)} – ${m.place(leg.fact.to.place)} ${lands(leg, m)}`,
    ...(leg.seat ? [`${said(m, seatWord).toLowerCase()} ${leg.seat}`] : []),
  ].join(between);

/** In how many ways a part of a paper has a title. */
const titles: ((text: string, at: number) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text, at) => `${at + 1}. ${text}`,
  (text, at) => `${at + 1}) ${text}`,
  (text, at) => `${'ABCDEFGH'[at]}. ${text}`,
];
const inParts =
  (legs: (legs: Legs, m: Manner, choice: Choice) => Block[], others: (entry: Entry, m: Manner) => Block[]): Layout =>
  (entries, m, choice) => {
    const titled = choice.of(titles);
    return groupsOf(entries).flatMap((group, at) => [
      title(titled(plural[(group[0] as Entry).fact.kind][m.language], at)),
      ...(group.every(isLeg) ? legs(group, m, choice) : group.flatMap((entry) => others(entry, m))),
    ]);
  };

/** Each leg a row, and perhaps the number of each at its end. */
const shortRows = (legs: Legs, m: Manner, isNumbered = false): Block =>
  rows(
    [
      m.word('day'),
      serviceWord(m, (legs[0] as Legs[number]).fact),
      m.word('from'),
      m.word('to'),
      m.word('departs'),
      m.word('arrives'),
      ...(isNumbered ? [m.word('reference')] : []),
    ],
    ...legs.map((leg) => [
      m.day(leg.fact.from.day),
      m.service(leg.fact),
      m.place(leg.fact.from.place),
      m.place(leg.fact.to.place),
      m.hour(leg.fact.from.minute),
      lands(leg, m),
      ...(isNumbered ? [leg.reference] : []),
    ]),
  );
const numberOf = (group: readonly Entry[], m: Manner): Block =>
  lines(`${m.word('reference')}${m.colon}${group[0]?.reference}`);

const roomOf = { en: 'single room', fr: 'chambre simple' };

/** As company secretaries and small agencies set out an order in Word. */
export const officeLayouts: { [name: string]: Layout } = {
  wayColumns: inParts(
    (legs, m, choice) => [wayColumns(legs, m, choice)],
    (entry, m) => [rows(...fieldsOf(entry, m))],
  ),
  wayRows: inParts(
    (legs, m) => [wayRows(legs, m)],
    (entry, m) => [rows(...fieldsOf(entry, m))],
  ),
  titledTables: inParts(
    (legs, m) => [shortRows(legs, m), numberOf(legs, m)],
    (entry, m) => [rows(...fieldsOf(entry, m))],
  ),
  titledLines: inParts(
    (legs, m) => [lines(...legs.map((leg) => legLine(leg, m))), numberOf(legs, m)],
    (entry, m) => [lines(...joined(fieldsOf(entry, m), m))],
  ),
  numberFirst: inParts(
    (legs, m) => [numberOf(legs, m), lines(...legs.map((leg) => legLine(leg, m, ' – ')))],
    (entry, m) => {
      const fields = fieldsOf(entry, m);
      return [lines(...joined([...fields.slice(-1), ...fields.slice(0, -1)], m))];
    },
  ),
  tabbedLabels: inParts(
    (legs, m) =>
      legs.map((leg) =>
        lines(
          `${m.word('day')}\t${m.day(leg.fact.from.day)}`,
          `${serviceWord(m, leg.fact)}\t${m.service(leg.fact)}`,
          `${m.word('departs')}\t${m.hour(leg.fact.from.minute)}\t${m.place(leg.fact.from.place)}`,
          `${m.word('arrives')}\t${lands(leg, m)}\t${m.place(leg.fact.to.place)}`,
          `${m.word('reference')}\t${leg.reference}`,
        ),
      ),
    (entry, m) => [lines(...fieldsOf(entry, m).map((field) => field.join('\t')))],
  ),
  tabbedLines: inParts(
    (legs, m) => [
      lines(
        [m.word('day'), serviceWord(m, (legs[0] as Legs[number]).fact), said(m, routeWord), m.word('reference')].join(
          '\t',
        ),
        ...legs.map((leg) => [legLine({ ...leg, seat: undefined }, m, '\t'), leg.reference].join('\t')),
      ),
    ],
    (entry, m) => [lines(...fieldsOf(entry, m).map((field) => field.join(`${m.colon.trim()}\t`)))],
  ),
  prose: (entries, m, choice) => {
    const groups = groupsOf(entries);
    const told = sentencesOf(groups, m, choice.is(0.5));
    return choice.is(0.7) ? told.map((sentences) => lines(sentences.join(' '))) : [lines(told.flat().join(' '))];
  },
  memo: (entries, m, choice) => [
    lines(
      ...(m.language === 'fr'
        ? ['NOTE INTERNE', 'De : Secrétariat général', 'Objet : déplacement']
        : ['MEMO', 'From: Office of the secretary', 'Subject: travel arrangements']),
    ),
    lines(
      ...sentencesOf(groupsOf(entries), m, choice.is(0.5)).map((sentences, at) => `${at + 1}. ${sentences.join(' ')}`),
    ),
  ],
  /** Who takes what: below the journeys a table of people with a column for each. */
  people: (entries, m, _, travellers) => {
    const legs = entries.filter(isLeg);
    const others = entries.filter((entry) => !isLeg(entry));
    return [
      shortRows(legs, m, true),
      ...others.map((entry) => rows(...fieldsOf(entry, m))),
      rows(
        [
          m.word('traveller'),
          ...legs.map(({ fact }) => m.service(fact)),
          ...others.filter(({ fact }) => fact.kind === 'stay').map(() => said(m, { en: 'Hotel', fr: 'Hôtel' })),
        ],
        ...travellers.map((name, who) => [
          name,
          ...legs.map(({ seat }) => (who === 0 ? seat : `${Number.parseInt(seat ?? '1', 10) + who}B`) ?? ''),
          ...others.filter(({ fact }) => fact.kind === 'stay').map(() => said(m, roomOf)),
        ]),
      ),
    ];
  },
};
