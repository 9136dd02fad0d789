import { inLines } from '../../../text/in-lines.ts';
import { isNotHeld } from '../../text/not-held.ts';
import type { Passage } from '../../text/passages/passages.ts';
import { houses } from '../../text/stays/vocabulary.ts';
import { topicOf } from '../../text/topics.ts';
import { daysIn } from '../days/said-days.ts';
import { itemOf } from '../items.ts';
import { type Unit, unitsOf } from '../units.ts';
import { staysUntil } from './room-words.ts';
import type { OrderFacts } from './stays.ts';

/** What a unit is about, as far as its own words say so; `declined` where it names a room that nobody here has. */
export type StayUnit = Unit & { about: 'stay' | 'other' | 'declined' | null };

export function stayUnitsOf(passages: readonly Passage[], facts: OrderFacts): StayUnit[] {
  return nightsJoined(unitsOf(passages, facts))
    .flatMap((unit) => staysApart(unit, facts))
    .map((unit) => ({ ...unit, about: aboutOf(unit) }));
}

/** "… du 9 au 11 novembre (réf. GHP-4471), puis à la Pensão Lótus, …, du 11 au 13": a sentence with both days of each. */
function staysApart(unit: Unit, { dates, wholeDays }: OrderFacts): Unit[] {
  const [p, more] = unit.item.passages;
  if (!p || more || p.inTable || unit.isTitle) return [unit];
  const parts: Passage[] = [];
  let from = 0;
  for (const { index, 0: joint } of [...p.shape.matchAll(nextStay), { index: p.text.length, 0: '' }]) {
    const part = { ...p, text: p.text.slice(from, index), shape: p.shape.slice(from, index), at: p.at + from };
    if (new Set(daysIn(itemOf([part]), dates, wholeDays).map(({ day }) => day)).size !== 2) return [unit];
    parts.push(part);
    from = index + joint.length;
  }
  return parts.map((part) => ({ ...unit, item: itemOf([part]) }));
}

const nextStay = /(?:,? (?:and then|then|followed by|puis|ensuite|suivi de|anschliessend|danach) | ?; )/g;

/** "4 May | Single room | 190.00" over "5 May | Single room | 190.00": rows that tell a night each, as one. */
function nightsJoined(units: readonly Unit[]): Unit[] {
  const joined: Unit[] = [];
  let said: string | null = null;
  for (const unit of units) {
    const [open, own] = [joined.at(-1), nightIn(unit)];
    if (open && own !== null && own === said)
      joined[joined.length - 1] = { ...open, item: itemOf([...open.item.passages, ...unit.item.passages]) };
    else joined.push(unit);
    said = own;
  }
  return joined;
}

/** What a row says besides its day and its figures. */
function nightIn({ item }: Unit): string | null {
  const isDated = item.passages.some((p) => p.inTable && p.byColumn && (p.label === 'date' || p.label === 'when'));
  const rest = item.passages.filter((p) => p.label !== 'date' && p.label !== 'when' && p.label !== 'price');
  const words = rest.map((p) => p.shape.replace(/\d/g, '')).join('|');
  return isDated && rooms.test(words) ? words : null;
}

function aboutOf({ item, isTitle }: Unit): StayUnit['about'] {
  const { shape, text, passages } = item;
  const topic = isTitle ? topicOf(shape) : null;
  if (topic && topic !== 'stay') return 'other';
  // "Hotel (option, not booked)" to the left of the house
  const beside = [...new Set(passages.map(({ called }) => called))].filter((words) => isNotHeld(words));
  if (beside.length > 0 && rooms.test(beside.join('\n'))) return 'declined';
  // "Transfert retour non réservé" in the cell of the hotel says nothing of the room
  if (isNotHeld(shape, proposed, otherKinds) || (others.test(shape) && rooms.test(shape)))
    return isOf(otherKinds, shape) < isOf(rooms, shape) ? 'other' : 'declined';
  // "C. Dinner" over the form of a table
  if (isTitle) return topic ?? (eats.test(shape) && !rooms.test(shape) ? 'other' : null);
  const labels = passages.map(({ label }) => label);
  const rideLabels = passages.filter(
    ({ label, text, shape: said }) =>
      label &&
      ((ofRides.has(label) && !(label === 'vehicle' && beds.test(said))) || (ends.has(label) && !/\d{4}/.test(text))),
  );
  // "- Voiture : Europcar Orly 4, du 11/03 08h45 au 12/03 18h15" below the house: neither hour is its
  const called = topicOf(leadOfLine.exec(shape)?.[1] ?? '');
  if (rideLabels.length > 0 || isFlight(text, shape) || (called !== null && called !== 'stay')) return 'other';
  if (labels.some((label) => label && ofStays.has(label)) || passages.some(staysUntil)) return 'stay';
  if (rides.test(shape) && !nights.test(shape)) return 'other';
  if (rooms.test(shape)) return eats.test(shape) && !nights.test(shape) ? 'other' : 'stay';
  return eats.test(shape) || numberedFlight.test(shape) ? 'other' : null;
}

const leadOfLine = /^(?:[-–—•*·] ?)?([a-z][a-z' ]{2,24}) ?: ./;

/** Where a sentence first says such a word; what it says it of comes first. */
function isOf(words: RegExp, shape: string): number {
  const at = shape.search(words);
  return at < 0 ? Number.POSITIVE_INFINITY : at;
}

/** "Lufthansa LH 1002, …"; but "Confirmation WM 3302, €396.00" is a house's. */
const isFlight = (text: string, shape: string) =>
  numberedFlight.test(shape.slice(0, 60)) ||
  /^(?!(?:Conf(?:irm\p{L}*)?|Book\p{L}*|R[ée]s(?:erv\p{L}*|a)?|R[ée]f(?:[ée]ren\p{L}*)?|Dossier|Num\p{L}*|Code|Voucher|Bon|Order|Commande|Buchung\p{L}*)(?!\p{L}))(?:\p{Lu}[\p{L}.]* ){0,3}[A-Z][A-Z\d] ?\d{2,4}(?:[, ]|$)/u.test(
    text,
  );

const numberedFlight = /\b(?:flights?|vols?|flug)\b[^.]{0,20}\b[a-z\d]{2} ?\d{2,4}\b/;

const ofRides = new Set(['flight', 'train', 'ship', 'vehicle', 'pickUp', 'dropOff', 'coach', 'seat']);
/** "Category" over "Junior suite": what is let has beds. */
const beds = /\b(?:suites?|rooms?|chambres?|zimmer|single|double|twin|king|queen|habitacion|camera)\b/;
/** Over days they are those of a stay. */
const ends = new Set(['from', 'to']);
const ofStays = new Set(['hotel', 'checkIn', 'checkOut', 'nights', 'stayDates', 'room']);

const nights = inLines()`
  \b(?:
    (?<!\b(?:press|opening|first|closing|preview|gala|quiz) )nights?
    |nuits?|nuitees?|bedrooms?
    |(?:single|double|twin|standard|superior|deluxe|king|queen|family) (?:bed ?)?rooms?
    |rooms? (?:with|for|and|(?:is|are|will be) (?:ready|yours|free|available))
    |chambres?|half[- ]board|full board|demi-pension|check[- ]?(?:in|out)|sejour\w*|staying|stays? (?:at|in)|logee?s?|logez
    |logerez|dormez|sleep
  )\b
`;
const rooms = new RegExp(
  String.raw`${nights.source}|\b(?:${houses}|rooms?|suites?|residence|accommodations?|lodging|hebergements?)\b`,
);
const otherKinds =
  /\b(?:cars?|voitures?|vehicules?|transfers?|transferts?|taxis?|chauffeurs?|drivers?|trains?|flights?|vols?|seats?|sieges?|places?|ferry|dinner|diner|lunch|(?<!petit[ -])dejeuner|breakfast|parking|meals?|repas|visas?|insurance|assurance)\b/;
const rides = inLines()`
  \b(?:
    (?:drivers?|car) (?:[a-z ]{0,24})?(?:will )?(?:collects?|picks?|meets?|drives?|takes?)
    |transfers?|transferts?|chauffeurs?|taxis?|navettes?|shuttles?|pick-?up|drop-?off|prise en charge|trains?|tgv|eurostar|ferry
    |traversee|sail(?:s|ing)?|by sea|foot passengers?|location de (?:voiture|vehicule)|car (?:hire|rental)|rental car|ou similaire
    |or similar
  )\b
`;
const eats =
  /\b(?:dinner|diner|lunch|(?<!petit[ -])dejeuner|supper|souper|restaurant|banquet|table (?:for|pour|de)|meeting rooms?|conference rooms?|salles? de (?:reunion|conference|seminaire)|boardroom|day use|meeting)\b/;

/** What an agency proposes, it has not booked. */
const proposed = new RegExp(
  [
    String.raw`\b(?:we (?:could|can|would|also)|nous (?:pouvons|pourrions|vous)) (?:also |aussi )?(?:propos\w+|suggest\w*|offer\w*|recommend\w*|conseill\w*)\b|\b(?:hotel|house|maison) propose\b|\bsuggested (?:hotel|house)\b`,
    String.raw`\b(?:devis|quote|offer|offre|proposal|proposition)(?: n°| no\.?| ref\.?)? [a-z]{0,4}-?\d`,
  ].join('|'),
);
/** A room of somebody who does not travel here, or that the traveller sees to. */
const others =
  /\b(?:colleagues?|collegues?|confreres?|(?:his|her|their) own (?:booking|room|hotel)|(?:vos|ses|leurs) propres (?:moyens|soins)|own (?:arrangements?|accommodation)|book(?:s|ed)? (?:it |this )?(?:him|her|them|your)sel(?:f|ves))\b/;
