import { findStation } from '../../../knowledge/index.ts';
import { inLines } from '../../../text/in-lines.ts';
import { findTimes } from '../../../text/times.ts';
import { namesHirer } from '../hires/hirers.ts';
import { findVehicles } from '../journeys/vehicles.ts';
import type { Label } from '../labels/labels.ts';
import { topicOf } from '../topics.ts';
import type { Passage } from './passages.ts';
import type { Surroundings } from './surroundings.ts';

/**
 * The rows of tables that are of no journey, by the first cell ("Hotel", "Car hire" over its number) or by how a cell
 * begins ("by 11:00 | Check out of …", "10:15 | Private transfer from …"): their hours, their days and the places that
 * they name are of a stay, a hired car, a driver or a meal.
 */
export function rowsOfOthers(passages: readonly Passage[], around: Surroundings): ReadonlySet<number> {
  const rows = Map.groupBy(
    passages.filter((p) => p.inTable && !p.isHeading),
    (p) => p.row,
  );
  const forms = formsOfStays(passages, around);
  return new Set([...rows].flatMap(([row, own]) => (isOfOther(own, around) || isOfForm(own, forms) ? [row] : [])));
}

/** "Arrivée | lun. 7 juin 2027 | 15 h 00" in the table of a house: no train's hour. */
const isOfForm = ([first]: readonly Passage[], forms: ReadonlySet<number>) =>
  first !== undefined && forms.has(first.block) && (first.label === 'arrival' || first.label === 'departure');

/** Tables that have a house with its address or its rooms to the right of their labels, and nothing that goes anywhere. */
function formsOfStays(passages: readonly Passage[], around: Surroundings): ReadonlySet<number> {
  const tables = Map.groupBy(
    passages.filter((p) => p.inTable && !p.byColumn),
    (p) => p.block,
  );
  const isForm = (own: readonly Passage[]) =>
    own.some(({ label }) => label === 'hotel') &&
    own.some(({ label }) => label === 'address' || label === 'room' || label === 'nights') &&
    !own.some((p) => (p.label !== null && ofJourneys.has(p.label)) || findVehicles(p, around).length > 0);
  return new Set([...tables].flatMap(([block, own]) => (isForm(own) ? [block] : [])));
}

const ofJourneys: ReadonlySet<Label> = new Set(['flight', 'train', 'ship', 'from', 'to', 'route', 'seat', 'coach']);

function isOfOther(row: readonly Passage[], around: Surroundings): boolean {
  const [first, ...more] = row;
  const last = row.at(-1);
  if (!first || !last) return false;
  const goes = row.some((p) => findVehicles(p, around).length > 0);
  // "Hotel: The Tanjong Verandah" over its street, its days and its hours in one cell
  const isHouse = first.label === 'hotel' && !first.byColumn && row[1]?.cell === first.cell;
  if (isHouse && !goes) return true;
  if (last.cell === first.cell) return false;
  // "jeudi 4 mai | Voiture Enterprise | Bordeaux, 19h00 | Biarritz, …" between trains and flights
  if (!goes && row.some(({ text }) => namesHirer(text))) return true;
  if (isTitle(first) && more.some(({ text }) => text.length > 25)) return true;
  const begins = row.some((p) => !p.byColumn && p.text.length < 300 && deed.test(p.shape) && !isRemarkOfEnd(p, row));
  return begins && !goes;
}

/** "Arrival | 08:35 | Edinburgh (EDI) | Taxi rank outside door 3": behind the hour and the place. */
function isRemarkOfEnd(p: Passage, row: readonly Passage[]): boolean {
  const cells = [...new Set(row.map(({ cell }) => cell))];
  if (cells.indexOf(p.cell) < 2 || findTimes(p.text).length > 0) return false;
  return p.label === 'arrival' || p.label === 'departure' || isStop(row.slice(0, row.indexOf(p)));
}

/** "06:28 +1 | Wien Hbf", in front of "Breakfast included". */
const isStop = (before: readonly Passage[]): boolean =>
  before.some(({ text }) => findTimes(text).length > 0) && before.some(({ text }) => findStation(text) !== null);

/** "Hotel" over "Conf. 7719", "Car hire" over "Europcar", "Location de voiture" alone. */
function isTitle(p: Passage): boolean {
  if (p.byColumn) return false;
  if (p.label === 'hotel' && p.called === '') return true;
  const topic = p.label === null && /^[^\d:,]{3,30}$/.test(p.shape) ? topicOf(p.shape) : null;
  return (topic === 'stay' || topic === 'car') && !coach.test(p.shape);
}

/** A train's. */
const coach = /^(?:car|voiture)$/;

const deed = inLines()`
  ^(?:
    check(?:ing)?[ -]?(?:in|out)(?: (?:at|of|from|to|in)\b| ?[,:–—-] )
    |depart de l'hotel|liberation de la chambre|arrivee a l'hotel|installation a l'hotel|leave the hotel
    |(?:private |transport )?(?:transfers?|transferts?|taxi|chauffeur|vtc|minicab|private car|car with driver|shuttle|navette)\b
    (?! (?:by|en|per|mit) (?:rail|train|coach|bus|ferry|boat|plane|air|autocar|car|bateau|avion|zug|fahre)\b)
    |dine[rd]?\b|dinner\b|lunch\b|breakfast\b|dejeuner\b|petit-dejeuner\b|abendessen\b|mittagessen\b|ubernachtung\b
  )
`;
