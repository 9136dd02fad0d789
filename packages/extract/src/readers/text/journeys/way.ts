import { alternatives } from '../labels/words/index.ts';

/** The way out and the way back of a return journey. */
export type Way = 'there' | 'back';

const there = `aller|voyage aller|trajet aller|vol aller|train aller|outbound|outward|going out|going(?! ?\\p{L})|way out|(?<!check )out(?= ?:| \\d{1,2}[a-k](?!\\p{L})|$)|onward|departing|${alternatives('there')}`;
const back = `retour|voyage retour|trajet retour|vol retour|train retour|return|inbound|coming back|way back|homeward|back(?= ?:| \\d{1,2}[a-k](?!\\p{L})|$)|${alternatives('back')}`;
const ride = 'journey|trip|flight|train|leg|way|crossing|sailing';
const tail = `(?: (?:${ride}|seats?))?`;

const seat =
  'places?|sieges?|seats?|asientos?|plazas?|posti|posto|sitze?|sitzplatz|stoel|assento|lugar|plats|plads|plass|sete|paikka|miejsce|misto|hely';
/** "Siège aller", "Vuelo de ida", "Volo di ritorno". */
const goes = 'trajet|vuelo|viaje|trayecto|travesia|tren|voo|viagem|comboio|volo|viaggio|tratta|traversata|treno';
const before = `(?:(?:${seat}|${goes}) (?:d[ei] )?)?`;

const thereFirst = new RegExp(`^${before}(?:${there})${tail}(?![\\p{L}\\d-])`, 'u');
const backFirst = new RegExp(`^${before}(?:${back})${tail}(?![\\p{L}\\d-])`, 'u');

/** Which way a line or the head of a column speaks of, by the word that it begins with: "Aller · lundi 8 mars", "Return seats". */
export function wayOf(shape: string): Way | null {
  const start = shape.slice(0, 60).replace(/^[^\p{L}]+/u, '');
  if (/^aller[ -]?(?:\/|-|et|&|\+)? ?retour\b/.test(start)) return null;
  return thereFirst.test(start) ? 'there' : backFirst.test(start) ? 'back' : null;
}

/** "aller : voiture 3, place 11A ; retour : voiture 6, place 4C": what a line says of each way. */
export function saidOfWays(shape: string): { way: Way; at: number; shape: string }[] {
  const starts = [...shape.matchAll(wayInside)];
  return starts.flatMap((match, i) => {
    const way = wayOf(shape.slice(match.index));
    return way
      ? [{ way, at: match.index, shape: shape.slice(match.index + match[0].length, starts[i + 1]?.index) }]
      : [];
  });
}

const wayInside = new RegExp(
  `(?<![\\p{L}-])${before}(?:${there}|${back})${tail}(?= ?[:(–—-]| (?:${seat}|voiture|coach|wagen|carriage|\\d{1,2}[a-k]\\b))`,
  'gu',
);

/**
 * "Coach B, seat 24 outbound and coach D, seat 11 on the return", "à l'aller voiture 4, place 52, au retour voiture 11":
 * what one sentence says of each way, whose word stands in front of what it is of or behind it; `first` is where the
 * sentence begins to say it.
 */
export function waysOfSentence(shape: string, first: number): { way: Way; shape: string }[] {
  const both = bothWays.exec(shape);
  if (both) return (['there', 'back'] as const).map((way) => ({ way, shape: shape.slice(first, both.index) }));
  const [one, other, more] = [...shape.matchAll(wayWord)].map((match) => ({
    way: match.groups?.there ? ('there' as const) : ('back' as const),
    from: match.index,
    to: match.index + match[0].length,
  }));
  if (!one || !other || more || one.way === other.way) return [];
  const half = shape.indexOf(';', one.to);
  if (half > 0 && half < other.from && shape.indexOf(';', half + 1) < 0)
    return [
      { way: one.way, shape: `${shape.slice(0, one.from)}, ${shape.slice(one.to, half)}` },
      { way: other.way, shape: `${shape.slice(half + 1, other.from)}, ${shape.slice(other.to)}` },
    ];
  return one.from < first
    ? [
        { way: one.way, shape: shape.slice(one.to, other.from) },
        { way: other.way, shape: shape.slice(other.to) },
      ]
    : [
        { way: one.way, shape: shape.slice(first, one.from) },
        { way: other.way, shape: shape.slice(one.to, other.from) },
      ];
}

const bothWays =
  /\b(?:both ways|each way|(?:in )?both directions|a l'aller comme au retour|a l'aller et au retour|dans les deux sens|hin und zuruck|auf beiden fahrten|andata e ritorno|ida y vuelta)\b/;

/** The ways that a sentence names, each once. */
export function waysIn(shape: string): Way[] {
  return [...new Set([...shape.matchAll(wayWord)].map(({ groups }) => (groups?.there ? 'there' : 'back') as Way))];
}

const wayWord = new RegExp(
  String.raw`(?<![\p{L}-])(?:(?<there>(?:a l')?(?:${there})|way there|going(?: there)?|all'andata|out(?=[ ,.;)]*(?:and|,|;|\.|\)|$)))|(?<back>(?:au |on the |for the |your )?(?:${back})|(?:coming|going|way) (?:back|home)|homeward(?:s| bound)?|(?:and )?back(?=[ ,.;)]*(?:and|,|;|\.|\)|$))|home(?=[ ,.;)]*$)|al ritorno|a la vuelta))(?: (?:${ride}))?(?![\p{L}-])`,
  'gu',
);
