import { fold } from '../../knowledge/index.ts';
import { dateOrder, findDates } from '../../text/dates.ts';
import { plain } from '../../text/plain.ts';
import { findTimes } from '../../text/times.ts';
import type { Line, TextDocument } from '../../text-document.ts';
import { isDayOfElse } from '../text/journeys/days-of-else.ts';
import { type Passage, passagesOf } from '../text/passages/passages.ts';
import { isBeforeTown, isStreet, isTown } from '../text/stays/addresses.ts';

/** What is on, when, and in which house, as their lines print them; what no line says is left out. */
export type ToldEvent = { name?: Line; when?: { local: string; line: Line }; where?: Line[] };

/**
 * "The Winter Gardeners" over "Saturday 4 December 2027, 2.30pm (matinee)" over "Old Foundry Theatre, Anvil Street, Bristol", in a
 * paper whose words are a box office's: what no label says stands in this order everywhere. What the subject says too and is a line
 * of its own is what the paper is about, and a name before a street is the house.
 */
export function eventOverDay(document: TextDocument): ToldEvent | null {
  if (!isOfHouse(document.text) || ofOther.test(plain(document.text.slice(0, 20_000)))) return null;
  const all = passagesOf(document).filter(({ former }) => !former);
  const advert = all.findIndex(({ shape }) => adverts.test(shape));
  const lines = advert < 0 ? all : all.slice(0, advert);
  const when = momentIn(lines, document);
  if (!when) return null;
  // what the subject says too is no house, unless a street is beside it or below it
  const titled = nameInSubject(lines, document, undefined)?.text;
  const where = houseBelow(lines, when.i, titled) ?? houseByStreet(lines);
  const name = [nameInSubject(lines, document, where?.[0]), lines[when.i - 1]].find(
    (p) => p !== undefined && p.label === null && isTitle(p.text) && p.text !== where?.[0]?.text,
  );
  const { text, at } = lines[when.i] ?? { text: '', at: 0 };
  return {
    when: { local: `${when.day}T${when.time}:00`, line: { text, at } },
    ...(name ? { name: lineOf(name) } : {}),
    ...(where ? { where } : {}),
  };
}

const lineOf = ({ text, at }: Passage): Line => ({ text: text.trim(), at });

/** The only day with an hour that is no sentence's; or the only one that a label says. */
function momentIn(lines: readonly Passage[], document: TextDocument): { i: number; day: string; time: string } | null {
  const { contextDate, language } = document;
  const facts = { contextDate, language, order: dateOrder(document.text, language) };
  const found = lines.flatMap((p, i) => {
    if ((p.label !== null && !ofMoment.has(p.label)) || p.text.length > (p.label ? 140 : 90) || untilThen.test(p.shape))
      return [];
    const [date, more] = findDates(p.text, facts).filter(({ weak, at }) => !weak && !isDayOfElse(p.shape, at));
    if (!date?.sure || more) return [];
    const below = lines[i + 1];
    const isHour =
      below && (below.label === 'time' || /^\d/.test(below.text)) && findDates(below.text, facts).length === 0;
    const [time] = [...findTimes(p.text.slice(date.at + date.length)), ...(isHour ? findTimes(below.text) : [])];
    return time ? [{ i, day: date.day, time: time.time, isLabelled: p.label !== null }] : [];
  });
  const labelled = found.filter(({ isLabelled }) => isLabelled);
  const [only, ...others] = labelled.length > 0 ? labelled : found;
  return only && others.every(({ day, time }) => day === only.day && time === only.time) ? only : null;
}

const ofMoment: ReadonlySet<string> = new Set(['date', 'when', 'other']);
const untilThen =
  /\b(?:until|before|no later than|jusqu'(?:a|au)|avant le|cancel\w*|annul\w*|exchanged?|echange\w*|collect\w*|on sale|en vente|issued|printed|emis\w*|ordered|commandee?)\b/;

/** What is a line of its own and in the subject too: the longest, and neither the house nor who sends. */
function nameInSubject(
  lines: readonly Passage[],
  { origin }: TextDocument,
  where: Line | undefined,
): Passage | undefined {
  const subject = fold(origin.subject ?? '');
  const sender = fold(origin.senderName ?? '');
  return lines
    .filter(({ text, label }) => label === null && text.length > 3 && text.length < 90 && /\p{L}{3}/u.test(text))
    .filter(({ text }) => subject.includes(fold(text)) && fold(text) !== sender && text !== where?.text)
    .sort((a, b) => b.text.length - a.text.length)[0];
}

/** The first line below the day that is neither a count nor an hour, and its street and town below it. */
function houseBelow(lines: readonly Passage[], when: number, titled: string | undefined): Line[] | null {
  const { block } = lines[when] ?? {};
  const below = lines.slice(when + 1, when + 7).filter((p) => !isAside.test(p.shape));
  const [first, next] = below;
  // a card has the day on its left, and beside it the name, who plays, and the house over its street
  const isNamed = first !== undefined && first.text === titled && next !== undefined && !isAddress(next.text);
  if (isNamed && !isAddress(first.text.split(', ').slice(1).join(', '))) return houseByStreet(below) ?? null;
  const i = below.findIndex((p, k) => p.block === block || k === 0);
  const house = below[i];
  if (!house || house.label !== null || !isTitle(house.text) || house.text.length > 90) return null;
  const address = below
    .slice(i + 1, i + 3)
    .filter((p) => p.label === null && p.block === house.block && isAddress(p.text));
  const rest = house.text.split(', ').slice(1).join(', ');
  // a line that has no town beside it or below it may be anything
  if (address.length === 0 && rest === '' && house.block !== block) return null;
  const fuller =
    address.length === 0 ? lines.find((p) => p !== house && p.text.startsWith(`${house.text.split(', ')[0]}, `)) : null;
  return [fuller ?? house, ...address].map(lineOf);
}

/** "Musée des Ondes, 3 place Marconi, 35000 Rennes", or over them. */
export function houseByStreet(lines: readonly Passage[]): Line[] | undefined {
  for (const [i, p] of lines.entries()) {
    const [name = '', ...rest] = p.text.split(', ');
    if (p.label !== null || p.text.length > 140) continue;
    if (isTitle(name) && !isStreet(name) && isAddress(rest.join(', '))) return [lineOf(p)];
    const [above, before] = [lines[i - 1], lines[i - 2]];
    const isOver = above?.label === null && above.block === p.block && isTitle(above.text) && !isAddress(above.text);
    if (isAddress(p.text) && isOver && before !== above) return [lineOf(above), lineOf(p)];
  }
  return undefined;
}

function isAddress(text: string): boolean {
  const [street = '', ...more] = text.split(', ');
  return isStreet(street) || isTown(street) || isBeforeTown(street, more);
}

const isAside =
  /^(?:\d{1,2} ?x? ?(?:places?|billets?|tickets?|seats?|adult\w*|personnes?|people|persons?|enfants?|child\w*|entrees?)\b|doors?\b|ouverture|portes\b|duration|duree|running time|stalls|balc|parterre|orchestre|(?:salle|screen|saal|hall|room|theatre|studio) \d|rang\b|reihe\b|einlass|row\b|seats?\b|places?\b|from \d|a partir|£|€|\$|\d{1,2}[:.h])/;

/** Whether a paper speaks as houses do in which one is shown something: of stalls, performances and their box office. */
export const isOfHouse = (text: string): boolean => houseWords.test(plain(text));

// not "performance" nor "representation", of which carriers write too
const houseWords =
  /\b(?:box office|stalls|dress circle|auditorium|matinees?|(?:concert|opera) (?:hall|house|tickets?)|billetterie|parterre|corbeille|balcon (?:de|\d|rang)|entree au musee|museum (?:ticket|entry)|exhibition (?:ticket|entry)|abendkasse|ouverture des portes|doors (?:open|at \d|\d)|visite guidee|guided tour|placement (?:libre|numerote)|general admission|unreserved seating|(?:delegate|conference|festival|admission|day|visitor) (?:pass|ticket)|(?:votre|vos|billets? (?:de|pour (?:le|ce|un))) (?:spectacle|concert)|rang [a-z]{1,2}[ ,]+(?:places?|n°|sieges?)|row [a-z]{1,2}[ ,]+(?:seats?|\d)|seance|cinema|atelier|workshop|einlass|reihe \d{1,2},? (?:platz|sitz)|row\W{1,8}seat|rang\W{1,8}(?:place|siege|fauteuil))\b/;

/** A table, a room or a journey is what such a paper is about. */
export const ofOther =
  /\b(?:check-?in|check-?out|boarding|flight|embarquement|pick-?up|(?:train|tgv|vol) [a-z]{0,2} ?\d|platform|\d{1,2} (?:nuits?|nights?)|table (?:for|pour)|couverts)\b/;

/** Below it stands what else is on. */
const adverts =
  /^(?:you (?:may|might) also (?:like|enjoy)|vous (?:aimerez|apprecierez)(?: peut-etre)?(?: aussi)?|(?:a|et) (?:decouvrir|voir) aussi|(?:also|coming|next|more) (?:on|soon|up|shows|events)\b.*|prochainement|nos prochains? .*|recommended for you|don't miss|a ne pas manquer)[ :.!]*$/;

const isTitle = (text: string): boolean =>
  /^[\p{Lu}\d«“"]/u.test(text) && text.length > 3 && text.length < 120 && !/[:?!]$/.test(text) && !labelled.test(text);
const labelled =
  /^[\p{L} ’']{2,30} ?: |^(?:order|booked by|commande|réservé par|dear|hello|hi|bonjour|madame|monsieur|ch[eè]re?|merci|thank|your|votre|vos)\b/iu;
