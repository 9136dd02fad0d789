import { onceFor } from '../../../once-for.ts';
import { findTimes } from '../../../text/times.ts';
import { coachLines, shippingLines } from '../../text/journeys/companies-of-ways.ts';
import { type FoundVehicle, findVehicles } from '../../text/journeys/vehicles.ts';
import { isNotHeld } from '../../text/not-held.ts';
import type { Passage } from '../../text/passages/passages.ts';
import type { Surroundings } from '../../text/passages/rows.ts';
import { paragraphsOf, sentencesOf } from '../../text/passages/sentences.ts';
import { namesTopic, topicOf } from '../../text/topics.ts';
import { type Item, itemOf } from '../items.ts';
import type { OrderFacts } from '../stays/stays.ts';
import { type Unit, unitsOf } from '../units.ts';
import { isSame } from './leg-ends.ts';

export type RideWithout = 'train' | 'ship' | 'bus';

/** What a unit is about, as far as its own words say so; what is not held is somebody else's, offered or given up. */
export type LegUnit = Unit & { about: 'leg' | 'other' | 'notHeld' | null; ride: RideWithout | null };

export function legUnitsOf(passages: readonly Passage[], facts: OrderFacts, around: Surroundings): LegUnit[] {
  const paragraphs = new Map(paragraphsOf(withItemsApart(passages)).map((p) => [p.at, p]));
  const told = passages.flatMap((p) => (p.inTable ? p : (paragraphs.get(p.at) ?? [])));
  return unitsOf(told, facts)
    .flatMap(waysOf)
    .flatMap(remarksApart)
    .flatMap((unit) => partsOf(unit, around))
    .map((unit) => ({ ...unit, about: aboutOf(unit, around), ride: rideIn(unit.item, around) }));
}

/** "- mercredi 10 novembre : Eurostar 9325", and what is below a line of two clocks: it goes on with none above. */
function withItemsApart(passages: readonly Passage[]): Passage[] {
  let items = 0;
  return passages.map((p, i) => {
    const isBelowWhole = !p.inTable && findTimes(passages[i - 1]?.text ?? '').length === 2;
    if (/^(?:[-–•*·] ?\p{L}|\d{1,2}[:h.]\d\d)/u.test(p.text) || isBelowWhole) items++;
    return items === 0 ? p : { ...p, block: p.block + items / 10_000 };
  });
}

/** "Out: …, seat 33. Back: …" */
function waysOf(unit: Unit): Unit[] {
  const [p, more] = unit.item.passages;
  if (!p || more || p.inTable) return [unit];
  const starts = [0, ...[...p.shape.matchAll(backAgain)].map(({ index }) => index + 2)];
  return starts.map((from, i) => {
    const [text, shape] = [p.text, p.shape].map((whole) => whole.slice(from, starts[i + 1]));
    return { ...unit, item: itemOf([{ ...p, at: p.at + from, text: text ?? '', shape: shape ?? '' }]) };
  });
}

const backAgain = /[.;] (?=(?:back|return|returning|retour|coming back|inbound|homeward)\b)/g;

/**
 * "16:40 | Ferry Caledonian Isles, Brodick to Ardrossan, arriving 17:35. Then the 17:52 train": of more clocks than a journey has
 * those of the later sentences are its only if it lacks them.
 */
function remarksApart(unit: Unit): Unit[] {
  const { passages, text } = unit.item;
  const told = passages.length > 1 && findTimes(text).length > 2 ? passages.map(sentencesOf) : [];
  const at = told.findIndex((sentences) => sentences.length > 1);
  const [first, ...remarks] = told[at] ?? [];
  if (!first || told.some((sentences, i) => i !== at && sentences.length > 1)) return [unit];
  return [passages.with(at, first), ...remarks.map((p) => [p])].map((own) => ({ ...unit, item: itemOf(own) }));
}

/** A piece that tells two journeys, each with its number: from each number on, and what stands before the first with both. */
function partsOf(unit: Unit, around: Surroundings): Unit[] {
  const { passages } = unit.item;
  const marks = passages.flatMap((p, i) =>
    p.former
      ? []
      : vehiclesIn(p, around)
          .filter(({ vehicle }) => vehicle.number)
          .map((found) => ({ ...found, p, i })),
  );
  const starts = marks.filter((mark, i) => !marks.slice(0, i).some((other) => isSame(other.vehicle, mark.vehicle)));
  const [first, second] = starts;
  if (!first || !second || starts.length > mostParts) return [unit];
  const zipped = zip(
    passages,
    starts.map(({ p }) => p),
  );
  if (zipped) return zipped.map((own) => ({ ...unit, item: itemOf(own) }));
  const lead = passages.slice(0, first.i);
  return starts.map((start, k) => {
    const next = starts[k + 1];
    const from = start.i === first.i && k === 0 ? 0 : start.at;
    const own = passages.slice(start.i, (next?.i ?? passages.length) + (next ? 1 : 0)).flatMap((p, j) => {
      const begin = j === 0 ? from : 0;
      const end = next && p === next.p ? next.at : p.text.length;
      const text = p.text.slice(begin, end);
      return text.trim() === '' ? [] : [{ ...p, text, shape: p.shape.slice(begin, end), at: p.at + begin }];
    });
    return { ...unit, item: itemOf([...lead, ...own]) };
  });
}

/** Nobody tells more journeys in one piece; what does is a list of numbers. */
const mostParts = 12;

/** Cells of as many lines as there are journeys: the first line of each, then the second. */
function zip(passages: readonly Passage[], marks: readonly Passage[]): Passage[][] | null {
  if (new Set(marks.map((p) => p.cell)).size !== 1 || new Set(marks).size !== marks.length) return null;
  const cells = [...Map.groupBy(passages, (p) => p.cell).values()];
  const own = cells.find((cell) => marks.every((p) => cell.includes(p)));
  if (!own || own.length !== marks.length || cells.length < 2) return null;
  const several = cells.filter((cell) => cell.length > 1);
  if (several.length < 2 || several.some((cell) => cell.length !== marks.length)) return null;
  return marks.map((_, i) => cells.flatMap((cell) => (cell.length === 1 ? cell : (cell[i] ?? []))));
}

function aboutOf({ item, isTitle }: Unit, around: Surroundings): LegUnit['about'] {
  const { shape, passages } = item;
  const hasNumber = passages.some((p) => vehiclesIn(p, around).length > 0);
  if (tracked.test(shape) || (met.test(shape) && !isOwnFlight.test(shape))) return 'notHeld';
  if (namesTopic.test(shape)) return 'other';
  if (isNotHeld(shape, unheld, besideJourneys)) return 'notHeld';
  if (hasNumber) return 'leg';
  if (isTitle) {
    const topic = topicOf(shape);
    return topic === 'air' || topic === 'rail' || topic === 'sea' || topic === 'ride' ? 'leg' : topic ? 'other' : null;
  }
  if (buses.test(shape) && findTimes(shape).length === 2) return 'leg';
  if (passages.some(({ label }) => label !== null && others.has(label)) || otherWords.test(shape)) return 'other';
  return rideIn(item, around) ? 'leg' : null;
}

/** "EC 112" is a train before it is a flight of the airline that has this code. */
export function vehiclesIn(p: Passage, around: Surroundings): readonly FoundVehicle[] {
  return vehiclesAround(around)(p);
}

const vehiclesAround = onceFor((around: Surroundings) =>
  onceFor((p: Passage) => {
    const found = findVehicles(p, around);
    return found.filter(
      (one, i) => !found.slice(0, i).some(({ at, length }) => one.at < at + length && one.at + one.length > at),
    );
  }),
);

/** What a journey without a number is, by the words of its piece. */
function rideIn({ shape, passages }: Item, { crewed }: Surroundings): RideWithout | null {
  // "Stena Line, Stena Hollandica" over a remark about the train from the port
  const isSailing = sails.test(shape) && shape.search(sails) < shape.search(rails);
  if (passages.some(({ label }) => label === 'train') || (rails.test(shape) && !isSailing))
    return buses.test(shape) ? null : 'train';
  if (!crewed && (sails.test(shape) || passages.some(({ label }) => label === 'ship'))) return 'ship';
  return buses.test(shape) ? 'bus' : null;
}

const rails =
  /\b(?:trains?|tgv|ter|rail|railway|lner|gwr|avanti west coast|crosscountry|transpennine|scotrail|amtrak|via rail|sleeper|eurostar|intercites|zug|treno|tren)\b/;
const sails = new RegExp(
  String.raw`\b(?:ferry|ferries|crossing|sailing|sails|traversee|bateau|navire|ship|vessel|fahre|traghetto|catamaran|hovercraft|grimaldi|${shippingLines})\b`,
);
const buses = new RegExp(
  String.raw`\b(?:autocars?|coach station|coach from|coach to|your coach|the coach|bus|gare routiere|fernbus|${coachLines})\b|^(?:\d[.)] )?coach\b(?! (?:\d|[a-z]\b|seat))`,
);

const others = new Set(['hotel', 'checkIn', 'checkOut', 'nights', 'stayDates', 'room', 'pickUp', 'dropOff', 'vehicle']);
const otherWords =
  /\b(?:hotel|restaurant|dinner|diner|dine|lunch|dejeuner|souper|supper|table (?:for|pour|de|of)|breakfast|nuits?|nuitees?|nights?|chambres?|rooms?|transfers?|transferts?|chauffeurs?|taxis?|drivers?|meetings?|reunions?|rendez-vous|seminar|conference|check[ -]?out|check[ -]in at|location de|car hire|rental|(?:or|ou) (?:similar|similaire)|hertz|europcar|sixt|avis)\b/;

/** A driver who watches a flight; a guest of whom it says with what they come. */
const tracked =
  /\b(?:driver|chauffeur|transfert?|taxi|car|pick-?up|prise en charge|accueil)\b[^\n]{0,90}?\b(?:follow(?:s|ed|ing)?|track(?:s|ed|ing)?|suit|suivra|suivi|surveille\w*|monitor\w*|meets?|meeting|met)\b[^\n]{0,30}\b(?:flight|vol|train|[a-z]{2} ?\d{2,4})\b|\b(?:flight|vol|train) (?:tracked|suivi|followed|monitored)\b|\b(?:tracking|suivi de|suivi du) (?:the )?(?:flight|vol)\b/;
/** "Inbound flight, Wednesday 20 January 2027" over its hours and places. */
const isOwnFlight = /^inbound flight,? (?:[a-z]{3,9},? )?\d{1,2} [a-z]{3,9} \d{4}\b(?!.*\d[:.h]\d\d)/;
const met = /^(?:arriving on|arrives? on|arriving flight|inbound flight|arrival flight|vol d'arrivee|arrivee par)\b/;

const besideJourneys = /\b(?:hotels?|hebergements?|rooms?|chambres?|cars?|voitures?|transfers?|transferts?|taxis?)\b/;
/** How a place on a journey is said not to be held. */
const unheld = new RegExp(
  [
    String.raw`\b(?:lapsed?|disregard|open ticket|billet ouvert|hors commande)\b|\bno reservation\b(?! (?:needed|required|necessary))`,
    String.raw`\bstand-?by\b(?! desk)|(?:^|[:|\n(–—-] ?)(?:alternatives?|variante)\b(?! ?:? ?(?:no|none|nil|n\/a|aucune?|neant|sans|-)\b)`,
    String.raw`^[^a-z\d]{0,4}(?:for information only|pour information seulement|for reference only|if you (?:prefer|would|wish|miss)|si vous (?:preferez|souhaitez|manquez))\b`,
  ].join('|'),
);
