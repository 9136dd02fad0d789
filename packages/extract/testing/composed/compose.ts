import type { Booking } from '../../src/booking.ts';
import { type Block, lines, title } from './block.ts';
import { Choice } from './choice.ts';
import { type Container, containers, type File } from './containers.ts';
import { expectedOf } from './expected.ts';
import {
  back,
  coach,
  dayOf,
  type Fact,
  ferry,
  flight,
  hire,
  isJourney,
  later,
  ride,
  stay,
  table,
  train,
} from './facts.ts';
import { type Entry, listLayouts } from './lists.ts';
import { kindWord, type Language, type Manner, mannerOf } from './manner.ts';
import { type Entry as Office, officeLayouts } from './offices.ts';
import { aroundOf, laidOut, referenceLines, travellerBlocks } from './parts.ts';

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
  const whole = choice.is(container === 'word' ? 0.7 : 0.3)
    ? choice.of(container === 'word' ? [order, list, office, office] : [order, list])
    : single;
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
    const name = kindWord(kind, m);
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

/** What a secretary or a small agency sets out in Word: each booking with its number, the seats of each. */
function office({ choice, manner: m, travellers: few }: Start): Written {
  const [layout, body] = choice.of(Object.entries(officeLayouts));
  const travellers = layout === 'people' ? choice.some(people, choice.within(2, 3)) : few;
  const begins = later('2027-02-01', choice.within(0, 300));
  const journey = choice.of(['flight', 'flight', 'train'] as const);
  const others = choice.some(['stay', 'hire', 'ride', 'table'] as const, choice.within(1, 2));
  const isSeated = layout === 'wayColumns' || layout === 'wayRows' || layout === 'people' || choice.is(0.3);
  const entries = [journey, ...others].flatMap((kind, at): Office[] => {
    const reference = kind === 'flight' || choice.is(0.5) ? choice.letters(6) : choice.digits(8);
    return bookedOf(kind, choice, later(begins, at)).map((fact) => ({
      fact,
      reference,
      seat: isJourney(fact) && isSeated ? seatOf(choice, kind) : undefined,
    }));
  });
  const sender = choice.of(['Voyages Delorme', 'Bellevue Travel', 'Agence Horizon Bleu']);
  const name = m.language === 'fr' ? 'Ordre de mission' : 'Travel arrangements';
  const saysSeat = !['prose', 'memo', 'titledTables', 'tabbedLabels', 'tabbedLines'].includes(layout);
  return {
    kind: `office:${layout}`,
    expected: entries.map(({ fact, reference, seat }) => ({
      ...expectedOf(fact, reference, travellers),
      ...(seat && saysSeat ? { seats: [{ number: seat }] } : {}),
    })),
    blocks: [
      title(choice.is(0.5) ? sender : name),
      ...(layout === 'people' ? [] : travellerBlocks(choice, m, travellers, 'flight')),
      ...body(entries, m, choice, travellers),
      ...aroundOf('flight', m.language, choice).slice(0, 2),
    ],
    subject: name,
    sender,
  };
}

const seatOf = (choice: Choice, kind: Kind): string =>
  kind === 'flight' ? `${choice.within(2, 32)}${choice.of([...'ACDF'])}` : String(choice.within(11, 89));

function bookedOf(kind: Kind, choice: Choice, day: string): Fact[] {
  const fact = makers[kind](choice, day);
  if (!isJourney(fact) || choice.is(0.5)) return [fact];
  return [fact, back(choice, fact, later(fact.to.day, choice.within(1, 6)))];
}
