import type { Topic } from './readers/text/topics.ts';
import { plain } from './text/plain.ts';

export type Kind = Exclude<Topic, 'ride'> | 'meal' | 'coach';
/** The words with which an entry of a list begins, what kind of thing they name, and what stands behind them: of which they are a part where `isWithin`. */
export type Head = { kind: Kind; words: string; rest: string; isWithin: boolean };

/** "Hotel", "Dinner: Friday 3 March", "2. Flight – BA715". */
export function headIn(text: string): Head | null {
  const match = /^(?:\d{1,2} ?[.)] ?)?(?<words>\p{L}[\p{L}'’ -]{1,30}?)(?: ?[:–—|] (?<rest>\S.*))?$/u.exec(text.trim());
  const { words = '', rest = '' } = match?.groups ?? {};
  const kind = words === '' ? null : kindOf(words);
  return kind && { kind, words, rest, isWithin: false };
}

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
    air: ['flight', 'flights', 'air', 'vol', 'vols', 'avion', 'aerien', "billet d'avion", 'flug', 'volo', 'vuelo'],
    rail: ['train', 'rail', 'train ticket', 'billet de train', 'ferroviaire', 'bahn', 'zug', 'treno', 'tren'],
    stay: ['hotel', 'accommodation', 'lodging', 'stay', 'hebergement', 'sejour', 'hotel stay', 'unterkunft'],
    car: [
      'car hire',
      'car rental',
      'rental car',
      'hire car',
      'location de voiture',
      'location de vehicule',
      'mietwagen',
    ],
    transfer: [
      'transfer',
      'transfers',
      'private transfer',
      'airport transfer',
      'taxi',
      'chauffeur',
      'transfert',
      'transferts',
      'transfert prive',
      'navette',
      'shuttle',
    ],
    sea: ['ferry', 'crossing', 'traversee', 'bateau', 'fahre', 'traghetto'],
    meal: ['dinner', 'lunch', 'supper', 'restaurant', 'diner', 'dejeuner', 'table'],
    coach: ['coach', 'autocar', 'bus'],
  } satisfies { [kind in Kind]: string[] }).flatMap(([kind, words]) =>
    words.map((word) => [word, kind as Kind] as const),
  ),
);
