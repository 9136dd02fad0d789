import { airportByIata } from '../../src/knowledge/index.ts';
import { minutesAt } from '../../src/text/zone-time.ts';
import type { Choice } from './choice.ts';

/** Minutes after midnight; a day as `2027-03-09`. */
export type Stop = { place: Spot; day: string; minute: number };
/** How a place is printed, its code and town; what a careful reader calls it. */
export type Spot = { name: string; iata?: string; city: string };

export type Journey = {
  kind: 'flight' | 'train' | 'coach' | 'ferry';
  /** As printed before the number: "BA", "TGV INOUI"; of a ferry its ship. */
  line: string;
  number: string;
  company: string;
  from: Stop;
  to: Stop;
  /** In minutes, whatever the clocks of both ends say. */
  lasts: number;
};
export type Stay = {
  kind: 'stay';
  house: string;
  street: string;
  postcode: string;
  city: string;
  country: { en: string; fr: string };
  from: string;
  to: string;
  opens?: number;
  closes?: number;
};
export type Hire = { kind: 'hire'; company: string; car: string; from: Stop; to: Stop };
export type Ride = { kind: 'ride'; company: string; from: Stop; to: Spot };
export type Table = {
  kind: 'table';
  house: string;
  street: string;
  postcode: string;
  city: string;
  from: { day: string; minute: number };
  seats: number;
};
export type Fact = Journey | Stay | Hire | Ride | Table;

/** A route by minutes of the clock: both ends, the way's own minutes, and how many hours the far end is ahead. */
type Route = [from: Spot, to: Spot, minutes: number, ahead: number];

const airport = (name: string, iata: string, city = name): Spot => ({ name, iata, city });
const spot = (name: string, city = name): Spot => ({ name, city });

const cdg = airport('Paris Charles de Gaulle', 'CDG', 'Paris');
const lhr = airport('London Heathrow', 'LHR', 'London');
const flights: [line: string, company: string, Route][] = [
  ['AF', 'Air France', [cdg, airport('Lisbon', 'LIS'), 155, -1]],
  ['AF', 'Air France', [cdg, airport('New York JFK', 'JFK', 'New York'), 505, -6]],
  ['BA', 'British Airways', [lhr, airport('Madrid', 'MAD'), 145, 1]],
  ['BA', 'British Airways', [lhr, airport('Dubai', 'DXB'), 420, 4]],
  ['LH', 'Lufthansa', [airport('Munich', 'MUC'), airport('Copenhagen', 'CPH'), 95, 0]],
  ['KL', 'KLM', [airport('Amsterdam Schiphol', 'AMS', 'Amsterdam'), airport('Oslo', 'OSL'), 110, 0]],
  ['U2', 'easyJet', [airport('Lyon Saint-Exupéry', 'LYS', 'Lyon'), airport('Porto', 'OPO'), 140, -1]],
  ['SK', 'SAS', [airport('Stockholm Arlanda', 'ARN', 'Stockholm'), airport('Brussels', 'BRU'), 135, 0]],
  ['IB', 'Iberia', [airport('Barcelona', 'BCN'), airport('Rome Fiumicino', 'FCO', 'Rome'), 110, 0]],
  ['SQ', 'Singapore Airlines', [airport('Frankfurt', 'FRA'), airport('Singapore Changi', 'SIN', 'Singapore'), 740, 6]],
];
const trains: [line: string, company: string, Route][] = [
  ['TGV INOUI', 'SNCF', [spot('Paris Gare de Lyon', 'Paris'), spot('Lyon Part-Dieu', 'Lyon'), 118, 0]],
  ['TGV INOUI', 'SNCF', [spot('Lille Europe', 'Lille'), spot('Marseille Saint-Charles', 'Marseille'), 290, 0]],
  [
    'Eurostar',
    'Eurostar',
    [spot('London St Pancras International', 'London'), spot('Paris Gare du Nord', 'Paris'), 137, 1],
  ],
  ['ICE', 'DB', [spot('Hamburg Hbf', 'Hamburg'), spot('Berlin Hbf', 'Berlin'), 105, 0]],
  ['Intercités', 'SNCF', [spot('Paris Austerlitz', 'Paris'), spot('Limoges Bénédictins', 'Limoges'), 205, 0]],
  ['Frecciarossa', 'Trenitalia', [spot('Milano Centrale', 'Milano'), spot('Roma Termini', 'Roma'), 190, 0]],
];
const coaches: [line: string, company: string, Route][] = [
  ['FlixBus', 'FlixBus', [spot('Paris Bercy Seine', 'Paris'), spot('Lyon Perrache', 'Lyon'), 380, 0]],
  [
    'National Express',
    'National Express',
    [spot('London Victoria Coach Station', 'London'), spot('Bristol Bus Station', 'Bristol'), 155, 0],
  ],
];
const ferries: [line: string, company: string, Route][] = [
  ['Pont-Aven', 'Brittany Ferries', [spot('Roscoff'), spot('Plymouth'), 330, -1]],
  ['Pride of Kent', 'P&O Ferries', [spot('Dover'), spot('Calais'), 90, 1]],
  ['Piana', 'La Méridionale', [spot('Marseille'), spot('Bastia'), 750, 0]],
];

const france = { en: 'France', fr: 'France' };
const houses: Pick<Stay, 'house' | 'street' | 'postcode' | 'city' | 'country'>[] = [
  { house: 'Hôtel des Tilleuls', street: '8 rue des Carmes', postcode: '44000', city: 'Nantes', country: france },
  { house: 'Hôtel Le Grand Pavois', street: '25 quai Rambaud', postcode: '69002', city: 'Lyon', country: france },
  {
    house: 'Hotel Sonnenhof',
    street: 'Lindenstraße 14',
    postcode: '80331',
    city: 'Munich',
    country: { en: 'Germany', fr: 'Allemagne' },
  },
  {
    house: 'The Bellwether Inn',
    street: '12 Castle Street',
    postcode: 'EH2 3AT',
    city: 'Edinburgh',
    country: { en: 'United Kingdom', fr: 'Royaume-Uni' },
  },
  {
    house: 'Residencia Miramar',
    street: 'Rua da Prata 80',
    postcode: '1100-420',
    city: 'Lisbon',
    country: { en: 'Portugal', fr: 'Portugal' },
  },
  {
    house: 'Novotel Oslo Havn',
    street: 'Dronning Eufemias gate 9',
    postcode: '0191',
    city: 'Oslo',
    country: { en: 'Norway', fr: 'Norvège' },
  },
];
const branches = [
  'Nice Airport',
  'Munich Airport',
  'Lyon Part-Dieu',
  'Edinburgh Airport',
  'Faro Airport',
  'Porto Downtown',
];
const rides: [string, string, string][] = [
  ['Lisbon Airport', 'Residencia Miramar', 'Lisbon'],
  ['Hôtel des Tilleuls', 'Gare de Nantes', 'Nantes'],
  ['Edinburgh Airport', 'The Bellwether Inn', 'Edinburgh'],
  ['Gare de Lyon Part-Dieu', '25 quai Rambaud', 'Lyon'],
];

export function flight(choice: Choice, day: string): Journey {
  return journey(choice, 'flight', flights, day, choice.within(11, 2980));
}

export function train(choice: Choice, day: string): Journey {
  return journey(choice, 'train', trains, day, choice.within(600, 9990));
}

export function coach(choice: Choice, day: string): Journey {
  return journey(choice, 'coach', coaches, day, choice.within(100, 999));
}

export function ferry(choice: Choice, day: string): Journey {
  return journey(choice, 'ferry', ferries, day, 0);
}

function journey(choice: Choice, kind: Journey['kind'], lines: typeof flights, day: string, number: number): Journey {
  const [line, company, [from, to, minutes, ahead]] = choice.of(lines);
  return travel(
    { kind, line, company, number: number > 0 ? String(number) : '' },
    from,
    to,
    day,
    minutes,
    ahead,
    choice,
  );
}

/** The way back some days later: the same line, the number after this one. */
export function back(choice: Choice, there: Journey, day: string): Journey {
  const ahead = Math.round((there.to.minute - there.from.minute) / 60);
  const lines = [...flights, ...trains, ...coaches, ...ferries];
  const route = lines.find(([, , [from, to]]) => from === there.from.place && to === there.to.place)?.[2];
  const [minutes, zones] = route ? [route[2], -route[3]] : [120, -ahead];
  const number = there.number === '' ? '' : String(Number(there.number) + 1);
  return travel({ ...there, number }, there.to.place, there.from.place, day, minutes, zones, choice);
}

function travel(
  what: Pick<Journey, 'kind' | 'line' | 'company' | 'number'>,
  from: Spot,
  to: Spot,
  day: string,
  minutes: number,
  ahead: number,
  choice: Choice,
): Journey {
  const leaves = 5 * choice.within(84, 250) + choice.of([0, 0, 1, 3]);
  const arrives = leaves + minutes + 60 * ahead;
  const { kind, line, company, number } = what;
  return {
    kind,
    line,
    company,
    number,
    lasts: lastsOf(minutes, from, to, day, leaves, arrives),
    from: { place: from, day, minute: leaves },
    to: { place: to, day: later(day, Math.floor(arrives / 1440)), minute: ((arrives % 1440) + 1440) % 1440 },
  };
}

/** By the clocks that are printed: summers do not begin everywhere on one day. */
function lastsOf(minutes: number, from: Spot, to: Spot, day: string, leaves: number, arrives: number): number {
  const at = (spot: Spot, minute: number) => {
    const zone = spot.iata && airportByIata(spot.iata)?.zone;
    const clock = ((minute % 1440) + 1440) % 1440;
    const hour = [Math.floor(clock / 60), clock % 60].map((part) => String(part).padStart(2, '0')).join(':');
    return zone ? minutesAt(`${later(day, Math.floor(minute / 1440))}T${hour}`, zone) : null;
  };
  const [start, end] = [at(from, leaves), at(to, arrives)];
  return start === null || end === null ? minutes : end - start;
}

export function stay(choice: Choice, day: string): Stay {
  const timed = choice.is(0.6);
  return {
    kind: 'stay',
    ...choice.of(houses),
    from: day,
    to: later(day, choice.within(1, 5)),
    opens: timed ? 60 * choice.within(13, 16) : undefined,
    closes: timed ? 30 * choice.within(20, 24) : undefined,
  };
}

export function hire(choice: Choice, day: string): Hire {
  const [from, to] = choice.is(0.4) ? choice.some(branches, 2) : Array(2).fill(choice.of(branches));
  return {
    kind: 'hire',
    company: choice.of(['Hertz', 'Europcar', 'Sixt', 'Avis', 'Enterprise']),
    car: choice.of(['Peugeot 208', 'VW Golf', 'Renault Clio', 'Toyota Corolla']),
    from: { place: spot(from), day, minute: 30 * choice.within(16, 40) },
    to: { place: spot(to), day: later(day, choice.within(1, 6)), minute: 30 * choice.within(16, 40) },
  };
}

export function ride(choice: Choice, day: string): Ride {
  const [from, to, city] = choice.of(rides);
  return {
    kind: 'ride',
    company: choice.of(['Blue Line Transfers', 'Taxis Ferrand', 'Chauffeurs Delorme']),
    from: { place: spot(from, city), day, minute: 15 * choice.within(24, 88) },
    to: spot(to, city),
  };
}

const eatingHouses: Pick<Table, 'house' | 'street' | 'postcode' | 'city'>[] = [
  { house: 'Brasserie des Halles', street: '4 place du Marché', postcode: '44000', city: 'Nantes' },
  { house: 'Kestrel & Rye', street: '18 Wells Street', postcode: 'EH2 3AT', city: 'Edinburgh' },
  { house: 'La Nacelle', street: '4 quai des Vicaires', postcode: '74000', city: 'Annecy' },
  { house: 'The Salt Loft', street: '9 Quay Street', postcode: 'BS1 4JE', city: 'Bristol' },
];

export function table(choice: Choice, day: string): Table {
  const minute = 15 * choice.of([48, 49, 50, 52, 76, 77, 78, 79, 80, 82]);
  return { kind: 'table', ...choice.of(eatingHouses), from: { day, minute }, seats: choice.within(2, 6) };
}

/** A day so many days later. */
export function later(day: string, days: number): string {
  return new Date(Date.parse(day) + 86_400_000 * days).toISOString().slice(0, 10);
}

export function isJourney(fact: Fact): fact is Journey {
  return fact.kind === 'flight' || fact.kind === 'train' || fact.kind === 'coach' || fact.kind === 'ferry';
}

/** On which it begins. */
export function dayOf(fact: Fact): string {
  return fact.kind === 'stay' ? fact.from : fact.from.day;
}
