/** The way out and the way back of a return journey. */
export type Way = 'there' | 'back';

const there =
  'aller|voyage aller|trajet aller|vol aller|train aller|outbound|outward|going out|way out|onward|departing|hinfahrt|hinreise|hinflug|hinweg|andata|ida|heenreis|utresa|utreise|udrejse';
const back =
  'retour|voyage retour|trajet retour|vol retour|train retour|return|inbound|coming back|way back|homeward|ruckfahrt|ruckreise|ruckflug|ruckweg|ritorno|vuelta|regreso|terugreis|hemresa|hjemreise|hjemrejse';
const tail = '(?: (?:journey|trip|flight|train|leg|way|crossing|sailing|seats?))?';

const seat = 'places?|sieges?|seats?|asientos?|posti|posto|sitze?|sitzplatz|stoel|assento|plats|sete';
const before = `(?:(?:${seat}|trajet) (?:de )?)?`;

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
    const way = wayOf(match[0]);
    return way
      ? [{ way, at: match.index, shape: shape.slice(match.index + match[0].length, starts[i + 1]?.index) }]
      : [];
  });
}

const wayInside = new RegExp(
  `(?<![\\p{L}-])${before}(?:${there}|${back})${tail}(?= ?[:(–—-]| (?:${seat}|voiture|coach|wagen|carriage|\\d{1,2}[a-k]\\b))`,
  'gu',
);
