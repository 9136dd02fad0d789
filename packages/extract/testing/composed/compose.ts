import type { Booking, PlaceTime } from '../../src/booking.ts';
import { type Block, lines, rows, title } from './block.ts';
import { hireLayouts, rideLayouts } from './cars.ts';
import { Choice } from './choice.ts';
import { clutter, clutterOfTravel } from './clutter.ts';
import { type Container, containers, type File } from './containers.ts';
import {
  back,
  coach,
  type Fact,
  ferry,
  flight,
  hire,
  type Journey,
  later,
  ride,
  type Stop,
  stay,
  table,
  train,
} from './facts.ts';
import { journeyLayouts } from './journeys.ts';
import { type Entry, listLayouts } from './lists.ts';
import { type Language, type Manner, mannerOf } from './manner.ts';
import { stayLayouts } from './stays.ts';
import { tableLayouts } from './tables.ts';

export type Composed = File & {
  /** The choices that were made, for the list of what is misread: "fr word flight:boxes". */
  kind: string;
  language: Language;
  container: Container;
  expected: Booking[];
  blocks: Block[];
};

const people = ['Anne Moreau', 'Paul Keller', 'Nadia Benali', 'Tom Ashworth', 'Inès Carvalho', 'Marc Lefèvre'];
const makers = { flight, train, coach, ferry, stay, hire, ride, table };
type Kind = keyof typeof makers;

/** A paper that nobody sent: made of one way to write each of its parts, all chosen by the seed. */
export function compose(seed: number): Composed {
  const choice = new Choice(seed);
  for (let turn = 0; turn < 8; turn++) choice.is(0.5);
  const language = choice.of(['en', 'fr'] as const);
  const manner = mannerOf(choice, language);
  const travellers = choice.some(people, choice.of([1, 1, 1, 2]));
  const container = choice.of(['html', 'html', 'text', 'forwarded', 'word', 'printed'] as const);
  const whole = choice.is(container === 'word' ? 0.7 : 0.3) ? choice.of([order, list]) : single;
  const { kind, expected, blocks, subject, sender } = whole({ choice, manner, travellers });
  const sheet = { subject, sender, language, blocks };
  return { ...containers[container](sheet, choice), kind, language, container, expected, blocks };
}

type Start = { choice: Choice; manner: Manner; travellers: string[] };
type Written = { kind: string; expected: Booking[]; blocks: Block[]; subject: string; sender: string };

/** What a carrier, a hotel or a hirer writes about one booking. */
function single({ choice, manner: m, travellers }: Start): Written {
  const kind = choice.of([
    'flight',
    'flight',
    'train',
    'train',
    'stay',
    'stay',
    'hire',
    'ride',
    'coach',
    'ferry',
    'table',
  ] as const);
  const day = later('2027-02-01', choice.within(0, 300));
  const facts = bookedOf(kind, choice, day);
  const reference = kind === 'stay' || kind === 'hire' ? choice.digits(choice.within(7, 9)) : choice.letters(6);
  const [first] = facts;
  const sender = first && 'house' in first ? first.house : (first?.company ?? '');
  const named = !(kind === 'stay' || kind === 'table') || choice.is(0.5);
  const [layout, body] = laidOut(facts, choice, m, named ? {} : { reference, guest: travellers[0] });
  const head = named ? [lines(...referenceLines(m, reference)), ...travellerBlocks(choice, m, travellers, kind)] : [];
  const total = choice.is(0.4)
    ? [
        lines(
          `${m.word('total')}${m.colon}${choice.within(60, 900)},00 EUR`.replace(',', m.language === 'fr' ? ',' : '.'),
        ),
      ]
    : [];
  const lead =
    kind === 'table'
      ? { en: 'Your table is booked.', fr: 'Votre table est réservée.' }
      : { en: 'Your booking is confirmed.', fr: 'Votre réservation est confirmée.' };
  const around = aroundOf(kind, m.language, choice);
  // a ship's name alone tells nobody that it is one
  const isTitled = choice.is(0.5) || kind === 'coach' || kind === 'ferry';
  const blocks = [
    ...(isTitled ? [title(sender)] : []),
    lines(lead[m.language]),
    ...(choice.is(0.75) ? [...head, ...around.slice(0, 1), ...body] : [...body, ...head]),
    ...total,
    ...around.slice(1),
  ];
  return {
    kind: `${kind}:${layout}`,
    expected: facts.map((fact) => expectedOf(fact, reference, named ? travellers : travellers.slice(0, 1))),
    blocks,
    subject: m.language === 'fr' ? 'Confirmation de votre réservation' : 'Your booking confirmation',
    sender,
  };
}

/** What an agency writes about several bookings of a journey. */
function order({ choice, manner: m, travellers }: Start): Written {
  const chosen = choice.some(['flight', 'train', 'stay', 'hire', 'ride'] as const, choice.within(2, 4));
  const own = choice.is(0.6);
  const file = choice.digits(6);
  const begins = later('2027-02-01', choice.within(0, 300));
  const parts: Block[] = [];
  const expected: Booking[] = [];
  const kinds: string[] = [];
  const heading = choice.of(['kind', 'kind', 'numbered', 'day'] as const);
  for (const [at, kind] of chosen.entries()) {
    const facts = bookedOf(kind, choice, later(begins, at));
    const reference = choice.is(0.5) ? choice.letters(6) : choice.digits(8);
    const [layout, body] = laidOut(facts, choice, m, {});
    const name = sections[m.language][kind];
    const starts = m.day(dayOf(facts[0] as Fact));
    parts.push(
      title(heading === 'kind' ? name : heading === 'numbered' ? `${at + 1}. ${name}` : `${starts} – ${name}`),
    );
    parts.push(...body);
    if (own) parts.push(lines(...referenceLines(m, reference)));
    kinds.push(`${kind}:${layout}`);
    expected.push(...facts.map((fact) => expectedOf(fact, own ? reference : undefined, travellers)));
  }
  const around = aroundOf('flight', m.language, choice);
  const sender = choice.of(['Voyages Delorme', 'Bellevue Travel', 'Agence Horizon Bleu']);
  const name = m.language === 'fr' ? 'Bon de commande' : 'Travel order';
  return {
    kind: kinds.join(' '),
    expected,
    blocks: [
      title(choice.is(0.5) ? sender : name),
      lines(`${m.word('file')}${m.colon}${file}`),
      ...travellerBlocks(choice, m, travellers, 'flight'),
      ...around.slice(0, 1),
      ...parts,
      ...around.slice(1),
    ],
    subject: m.language === 'fr' ? `Votre voyage – dossier ${file}` : `Your trip – file ${file}`,
    sender,
  };
}

/** The same in one list of everything. */
function list({ choice, manner: m, travellers }: Start): Written {
  const chosen = choice.some(['flight', 'train', 'stay', 'hire', 'ride', 'table'] as const, choice.within(2, 5));
  const own = choice.is(0.7);
  const file = choice.digits(6);
  const begins = later('2027-02-01', choice.within(0, 300));
  const entries = chosen.flatMap((kind, at): Entry[] => {
    const reference = own ? (choice.is(0.5) ? choice.letters(6) : choice.digits(8)) : undefined;
    return bookedOf(kind, choice, later(begins, at)).map((fact) => ({ fact, reference }));
  });
  const [layout, body] = choice.of(Object.entries(listLayouts));
  const around = aroundOf('table', m.language, choice);
  const sender = choice.of(['Voyages Delorme', 'Bellevue Travel', 'Agence Horizon Bleu']);
  const name = m.language === 'fr' ? 'Votre programme de voyage' : 'Your travel programme';
  return {
    kind: `list:${layout}`,
    expected: entries.map(({ fact, reference }) => expectedOf(fact, reference, travellers)),
    blocks: [
      title(choice.is(0.5) ? sender : name),
      lines(`${m.word('file')}${m.colon}${file}`),
      ...travellerBlocks(choice, m, travellers, 'flight'),
      ...body(entries, m),
      ...around,
    ],
    subject: m.language === 'fr' ? `Votre voyage – dossier ${file}` : `Your trip – file ${file}`,
    sender,
  };
}

const sections: { [language in Language]: { [kind in Kind]: string } } = {
  en: {
    flight: 'Flight',
    train: 'Train',
    coach: 'Coach',
    ferry: 'Ferry',
    stay: 'Hotel',
    hire: 'Car hire',
    ride: 'Transfer',
    table: 'Dinner',
  },
  fr: {
    flight: 'Vol',
    train: 'Train',
    coach: 'Autocar',
    ferry: 'Traversée',
    stay: 'Hôtel',
    hire: 'Location de voiture',
    ride: 'Transfert',
    table: 'Dîner',
  },
};

function bookedOf(kind: Kind, choice: Choice, day: string): Fact[] {
  const fact = makers[kind](choice, day);
  if (!isJourney(fact) || choice.is(0.5)) return [fact];
  return [fact, back(choice, fact, later(fact.to.day, choice.within(1, 6)))];
}

function isJourney(fact: Fact): fact is Journey {
  return fact.kind === 'flight' || fact.kind === 'train' || fact.kind === 'coach' || fact.kind === 'ferry';
}

function laidOut(
  facts: readonly Fact[],
  choice: Choice,
  manner: Manner,
  known: { reference?: string; guest?: string },
): [name: string, Block[]] {
  const [fact] = facts;
  const journeys = facts.filter(isJourney);
  const pick = <T>(layouts: { [name: string]: T }) => choice.of(Object.entries(layouts));
  if (fact?.kind === 'stay') {
    const [name, layout] = pick(stayLayouts);
    return [name, layout(fact, manner, known)];
  }
  if (fact?.kind === 'hire') {
    const [name, layout] = pick(hireLayouts);
    return [name, layout(fact, manner)];
  }
  if (fact?.kind === 'ride') {
    const [name, layout] = pick(rideLayouts);
    return [name, layout(fact, manner)];
  }
  if (fact?.kind === 'table') {
    const [name, layout] = pick(tableLayouts);
    return [name, layout(fact, manner, known)];
  }
  const [name, layout] = pick(journeyLayouts);
  return [name, layout(journeys, manner)];
}

function aroundOf(kind: Kind, language: Language, choice: Choice): Block[] {
  const all = [...clutter[language], ...(kind === 'table' ? [] : clutterOfTravel[language])];
  return choice.mixed(all).slice(0, choice.within(0, 4));
}

function referenceLines(m: Manner, reference: string): string[] {
  return [`${m.word('reference')}${m.colon}${reference}`];
}

function travellerBlocks(choice: Choice, m: Manner, names: readonly string[], kind: Kind): Block[] {
  const word = m.word(kind === 'stay' || kind === 'table' ? 'guest' : kind === 'hire' ? 'driver' : 'traveller');
  const form = choice.of([
    (name: string) => name,
    (name: string) => `${m.language === 'fr' ? 'M. ou Mme'.slice(0, 2) : 'Mr'} ${name}`,
    (name: string) =>
      name.replace(/^(\S+) (.+)$/, (_, given: string, family: string) => `${family.toUpperCase()} ${given}`),
    (name: string) =>
      name.replace(/^(\S+) (.+)$/, (_, given: string, family: string) => `${family}/${given}`.toUpperCase()),
  ]);
  const printed = names.map(form);
  return choice.of<() => Block[]>([
    () => [lines(`${word}${m.colon}${printed.join(', ')}`)],
    () => [lines(word, ...printed)],
    () => [rows([word], ...printed.map((name) => [name]))],
    () => [lines(...printed.map((name, at) => `${m.word('each')} ${at + 1}${m.colon}${name}`))],
  ])();
}

function dayOf(fact: Fact): string {
  return fact.kind === 'stay' ? fact.from : fact.from.day;
}

function expectedOf(fact: Fact, reference: string | undefined, travellers: readonly string[]): Booking {
  const common = { reference, travelers: travellers.map((name) => ({ name })) };
  switch (fact.kind) {
    case 'stay': {
      const { house, street, city, from, to, opens, closes } = fact;
      return {
        type: 'LodgingReservation',
        ...common,
        place: { name: house, street, city },
        checkIn: moment({ day: from, minute: opens }),
        checkOut: moment({ day: to, minute: closes }),
      };
    }
    case 'hire': {
      const { company, from, to } = fact;
      const ends = { from: { name: from.place.name }, to: { name: to.place.name } };
      return {
        type: 'RentalCarReservation',
        ...common,
        carrier: { name: company },
        ...ends,
        departure: moment(from),
        arrival: moment(to),
      };
    }
    case 'table': {
      const { house, street, city, seats } = fact;
      return {
        type: 'FoodEstablishmentReservation',
        ...common,
        place: { name: house, street, city },
        departure: moment(fact.from),
        partySize: seats,
      };
    }
    case 'ride':
      return {
        type: 'TaxiReservation',
        ...common,
        from: { name: fact.from.place.name },
        to: { name: fact.to.name },
        departure: moment(fact.from),
      };
    default: {
      const { kind, line, number, from, to } = fact;
      const type = (
        {
          flight: 'FlightReservation',
          train: 'TrainReservation',
          coach: 'BusReservation',
          ferry: 'BoatReservation',
        } as const
      )[kind];
      const carrier = kind === 'flight' ? { iata: line } : undefined;
      return {
        type,
        ...common,
        carrier,
        number,
        from: placed(from),
        to: placed(to),
        departure: moment(from),
        arrival: moment(to),
      };
    }
  }
}

const placed = ({ place: { name, iata } }: Stop) => ({ name, iata });

function moment({ day, minute }: { day: string; minute?: number }): PlaceTime {
  if (minute === undefined) return { local: day };
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0'));
  return { local: `${day}T${hours}:${minutes}:00` };
}
