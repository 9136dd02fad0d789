import type { Topic } from './readers/text/topics.ts';
import { plain } from './text/plain.ts';

export type Kind = Exclude<Topic, 'ride'> | 'meal' | 'coach';
/** The words with which an entry of a list begins, what kind of thing they name, and what stands behind them: of which they are a part where `isWithin`. */
export type Head = { kind: Kind; words: string; rest: string; isWithin: boolean };

/** "Hotel", "Dinner: Friday 3 March", "2. Flight – BA715", "01  Rail, Vy". */
export function headIn(text: string): Head | null {
  const line = text.trim();
  const counted = counter.exec(line)?.[0] ?? '';
  // who runs it may stand behind a comma where the line is counted; in another it goes on with something else
  const behind = counted ? /(?: ?[:–—|,]| {2}) ?(?<rest>\S.*)$/u : / ?[:–—|] (?<rest>\S.*)$/u;
  const match = behind.exec(line.slice(counted.length));
  const words = line.slice(counted.length, match ? counted.length + match.index : undefined);
  const rest = match?.groups?.rest ?? '';
  if (!/^\p{L}[\p{L}'’ -]{1,30}$/u.test(words)) return null;
  const kind = kindOf(words);
  return kind && { kind, words, rest, isWithin: false };
}

/** Whether the line begins the next of what is counted, whatever it is: "05  Excursion". */
export const isCounted = (text: string): boolean => counter.test(text.trim());

const counter = /^\d{1,2}(?: ?[.)] ?|\t| {2,}| [–—] )(?=\p{L})/u;

/** "Hôtel Kallirhoe, 2 nuits", "Vol Aegean A3 611": the word with which a row begins may be of the name of what it tells. */
export function headOfRow(text: string): Head | null {
  const named = headIn(text);
  if (named) return named;
  const [word = ''] = text.trim().split(' ');
  const kind = kindOf(word) ?? (nightsCounted.test(plain(text)) ? 'stay' : null);
  return kind && { kind, words: kindOf(word) ? word : 'Hotel', rest: text.trim(), isWithin: true };
}

const nightsCounted = /\b\d{1,2} (?:nuits?|nuitees?|nights?|nachte?|notti|noches)\b/;

const kindOf = (words: string): Kind | null => kinds.get(plain(words)) ?? null;

/** What agencies call the kinds of what they book. */
const kinds = new Map<string, Kind>(
  Object.entries({
    air: [
      ...['flight', 'flights', 'air', 'air travel', 'plane', 'vol', 'vols', 'avion', 'aerien', "billet d'avion"],
      ...['transport aerien', 'flug', 'volo', 'vuelo'],
    ],
    rail: [
      ...['train', 'trains', 'rail', 'rail travel', 'train ticket', 'train journey', 'billet de train', 'ferroviaire'],
      ...['transport ferroviaire', 'bahn', 'zug', 'treno', 'tren'],
    ],
    stay: ['hotel', 'accommodation', 'lodging', 'stay', 'hebergement', 'sejour', 'hotel stay', 'unterkunft'],
    car: [
      'car hire',
      'car rental',
      'rental car',
      'hire car',
      'self-drive car',
      'location de voiture',
      'location de vehicule',
      'voiture de location',
      'mietwagen',
    ],
    transfer: [
      'transfer',
      'transfers',
      'private transfer',
      'airport transfer',
      'arrival car',
      'departure car',
      'arrival transfer',
      'departure transfer',
      'car with driver',
      'voiture avec chauffeur',
      'taxi',
      'chauffeur',
      'transfert',
      'transferts',
      'transfert prive',
      'navette',
      'shuttle',
    ],
    sea: [
      ...['ferry', 'fast ferry', 'crossing', 'boat', 'express boat', 'hydrofoil', 'catamaran', 'traversee', 'bateau'],
      ...[
        'traversee maritime',
        'transport maritime',
        'bateau rapide',
        'vedette rapide',
        'fahre',
        'traghetto',
        'aliscafo',
      ],
    ],
    meal: ['dinner', 'lunch', 'supper', 'restaurant', 'diner', 'dejeuner', 'table'],
    coach: ['coach', 'express coach', 'autocar', 'bus', 'express bus', 'autobus', 'bus longue distance'],
  } satisfies { [kind in Kind]: string[] }).flatMap(([kind, words]) =>
    words.map((word) => [word, kind as Kind] as const),
  ),
);
