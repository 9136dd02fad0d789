import type { Candidate } from '../../booking.ts';
import { inLines } from '../../text/in-lines.ts';
import { findTimes } from '../../text/times.ts';
import { draft } from '../draft.ts';
import { topicOf } from '../text/topics.ts';
import { codeIn } from './codes.ts';
import { dayOver } from './days/day-over.ts';
import { daysIn } from './days/said-days.ts';
import { eventBetween, ofWay, playedAt, ticketIn } from './event-parts.ts';
import type { Item } from './items.ts';
import type { OrderFacts } from './stays/stays.ts';

/**
 * Seats for what has a name in quotation marks: "two stalls seats for the recital “Schubert and Friends” at the
 * Mozarteum", "quatre entrées pour le salon « Hydrogène 2028 », parc des expositions de Lyon".
 */
export function eventIn(item: Item, facts: OrderFacts): Candidate | null {
  const played = playedAt(item);
  if (item.text.length > 900 || !(played || shows.test(item.shape))) return null;
  const quoted = quotedIn(item);
  if (!admits.test(item.shape) && !(quoted?.place && isNumberedRow(item))) return null;
  const { name, place } = (quoted?.place && quoted) || cellsOf(item) || played || eventBetween(item) || {};
  const reference = codeIn(item) ?? collectedWith(item) ?? ticketIn(item);
  const time = beginningOf(item);
  const [said, other] = daysIn(item, facts.dates, facts.wholeDays);
  const day = said && !other ? said : said ? null : dayOver(item, facts);
  if (!name || !place || !reference || !time || !day) return null;
  const line = { node: facts.document.node, at: item.passages[0]?.at ?? 0, text: item.text.slice(0, 200) };
  const event = draft('EventReservation');
  event.set('name', name, line);
  event.set('reference', reference.value, { ...line, at: reference.at });
  event.set('departure', { local: `${day.day}T${time.time}:00` }, line);
  event.set('place', { name: place }, line);
  if (facts.travelers[0])
    event.set(
      'travelers',
      facts.travelers.map(({ value }) => value),
      { ...line, at: facts.travelers[0].at },
    );
  const done = event.done('text', 0.5);
  return said && !said.sure ? { ...done, doubts: [{ code: 'unsure-date', field: 'departure' }] } : done;
}

/** "20:15 | Recital “Winter Songs”, Aula Magna | AM-4471" below "Time | Programme | Booking": what has a number there needs no word for a seat. */
function isNumberedRow({ passages, shape }: Item): boolean {
  const [first] = passages;
  return (
    first?.inTable === true &&
    passages.every(({ row }) => row === first.row) &&
    passages.some(({ label, byColumn }) => label === 'reference' && byColumn) &&
    !ofWay.test(shape)
  );
}

/** "Doors open 18:00, concert starts 19:15": the first hour that is not when one is let in, where another is said. */
function beginningOf({ text, shape }: Item) {
  const times = findTimes(text);
  return times.find(({ at }) => !letsIn.test(shape.slice(0, at))) ?? times[0];
}

const letsIn =
  /\b(?:doors?|portes|ouverture|accueil|admission from|einlass|apertura|puertas|deuren|dorer)\b[^.;,\d]{0,24}$/;

function quotedIn({ text }: Item): { name?: string; place?: string } | null {
  const quoted = quotedName.exec(text);
  const behind = quoted ? text.slice(quoted.index + quoted[0].length) : '';
  return quoted && { name: quoted[1]?.trim(), place: venue.exec(behind)?.[1]?.trim() };
}

/** "La Flûte enchantée | Opéra de Marseille, 3 places": in a row, a cell that is a name beside the cell of a house of shows. */
function cellsOf({ passages }: Item): { name: string; place: string } | null {
  const [row] = passages;
  if (!row?.inTable || passages.some((p) => p.row !== row.row)) return null;
  const at = passages.findIndex((p) => houseOfShows.test(p.text) && admits.test(p.shape));
  const [named, house] = [passages[at - 1], passages[at]];
  const place = house && /^[^,;(–—]{4,60}/.exec(house.text)?.[0].trim();
  const isName = named && named.cell !== house?.cell && named.row === house?.row && showName.test(named.text);
  return isName && place && topicOf(named.shape) === null ? { name: named.text.trim(), place } : null;
}

/** The house's own name comes first: "Opéra de Lille, 2 places", "Royal Albert Hall, 3 seats". */
const houseOfShows =
  /^(?=\p{Lu})[^,;(–—]{0,40}\b(?:op[ée]ra|th[ée][âa]tre|theat(?:re|er)|hall|philharmoni[eac]|z[ée]nith|arena|ar[èe]nes?|stade|stadium|auditorium|mus[ée]e|museum|palais des|conservatoire|playhouse|amphith[ée][âa]tre|oper|teatro|stadion)\b[^,;(–—]{0,40}[,;(–—]/iu;
const showName = /^\p{Lu}[^:;\d]{3,60}$/u;

/** "Collect them at the box office with the code MZ-6021". */
function collectedWith({ passages }: Item) {
  for (const p of passages) {
    const match = /\b(?:with|under|avec|sous) (?:the |le )?code ([A-Z0-9]+(?:-[A-Z0-9]+)*)(?![\p{L}\d])/u.exec(p.text);
    if (match?.[1] && match[1].length > 3) return { value: match[1], at: p.at + match.index, text: p.text };
  }
  return null;
}

const shows = inLines()`
  \b(?:
    concerts?|recital|opera|musical|play|theatre|ballet|spectacle|representation|performance|show|exposition|exhibition|fair|salon
    |conference|congres|congress|summit|forum|gala|festival|match|game|foire|expo|colloque|symposium|convention|awards
    |ceremon(?:y|ie)|screening|projection|cirque|circus|tournament|tournoi
  )\b
  |messe\b
`;
const admits =
  /\b(?:tickets?|seats?|stalls|balcony|admissions?|pass(?:es)?|badges?|places?|billets?|entrees?|fauteuils?|registration|inscriptions?|invitations?)\b/;
const quotedName = /[“«„"] ?([^“”«»„"\n]{3,90}?) ?[”»“"]/u;
const venue =
  /^,? ?(?:\([^)]{0,40}\),? ?)?(?:at|in|au|aux|à|a|dans|im|in der)? ?(?:the |la |le |l['’])?(\p{Lu}[\p{L}\d'’.& -]{2,60}?)(?=,|;|\n|\.(?: |$)| \(| (?:which|that|where|on|le|at|à|from|starts?|begins?|qui|commence|débute)\b|$)/u;
