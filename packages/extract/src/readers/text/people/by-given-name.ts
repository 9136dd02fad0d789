import type { Candidate } from '../../../booking.ts';
import { findCities, fold } from '../../../knowledge/index.ts';
import { readName, readNames } from '../../../text/names.ts';
import { namesWithin } from '../../../text/names-within.ts';
import { plain } from '../../../text/plain.ts';
import type { TextDocument } from '../../../text-document.ts';
import { placeIn } from '../journeys/printed-place.ts';
import { labelOf } from '../labels/labels.ts';
import { type Passage, passagesOf } from '../passages/passages.ts';
import { arrangesAmong, arrangesTravel, isArranger } from './roles.ts';
import { isSigned, reachable, signsInOffice } from './spoken-names.ts';

/**
 * Who travels where nobody is named as a traveller: "Nolwenn KERDONCUF" alone in a line, in a cell or between dots. What
 * comes before the family's name is known as such; who signs, arranges or may be called is left out, and the sender. Several
 * who stand apart are nobody: which of them travels is not told.
 */
export function withSomebody(candidates: Candidate[], document: TextDocument): Candidate[] {
  if (candidates.length === 0 || candidates.some(({ booking }) => booking.travelers)) return candidates;
  // "Traversée aller – navire Pascal Paoli", "Fern Cottage", where one sleeps
  const called = new Set(
    candidates.flatMap(({ booking }) =>
      ['line' in booking ? booking.line : undefined, 'place' in booking ? booking.place?.name : undefined].flatMap(
        (name) => (name ? fold(name) : []),
      ),
    ),
  );
  const people = namesByGivenName(document).filter(({ name }) => !called.has(fold(name)));
  for (const { booking, evidence } of people.length > 0 ? candidates : []) {
    booking.travelers = people.map(({ name }) => ({ name }));
    evidence.travelers = { node: document.node, at: people[0]?.p.at, text: people[0]?.p.text ?? '' };
  }
  return candidates;
}

type Somebody = { name: string; p: Passage; i: number };

function namesByGivenName(document: TextDocument): Somebody[] {
  const passages = passagesOf(document);
  const sender = fold(`${document.origin.senderName ?? ''} ${document.origin.sender ?? ''}`);
  const found = passages.flatMap((p, i) =>
    isOpen(p, i, passages)
      ? namesIn(p, isSeated(i, passages) || isAlone(i, passages)).map((name) => ({ name, p, i }))
      : [],
  );
  const others = found.filter(
    ({ name }) => !name.split(' ').some((word) => word.length > 2 && sender.includes(fold(word))),
  );
  const byName = [...Map.groupBy(others, ({ name }) => fold(name)).values()];
  const most = Math.max(0, ...byName.map((all) => all.length));
  const often = byName.filter((all) => all.length === most).flatMap(([first]) => first ?? []);
  const isTogether = often.every(({ i }, n) => n === 0 || i - (often[n - 1]?.i ?? 0) <= 2);
  return isTogether && often.length < 10 ? often : [];
}

function isOpen(p: Passage, i: number, passages: readonly Passage[]): boolean {
  if (p.former || p.label !== null || p.called !== '' || p.text.length > 300 || reachable.test(p.text)) return false;
  if (fareLine.test(p.shape) || isBeforeFigures(p, passages[i + 1])) return false;
  if (isAtFoot(i, passages) || signsInOffice(p)) return false;
  const above = passages[i - 1];
  const beside = p.inTable && above?.row === p.row ? above.shape : '';
  return !isSigned(passages, i) && !isArranger.test(above?.shape ?? '') && !arrangesTravel.test(beside.slice(0, 60));
}

/** "SUMA PLN:     112,54": what an amount is called, in words that are also names. */
const isBeforeFigures = ({ text, row }: Passage, next: Passage | undefined): boolean =>
  text.endsWith(':') && next?.row === row && /^\p{Sc}? ?\d/u.test(next.text);

/** "Imogen Parr" alone at the foot of a letter that greets somebody: who signs it. */
function isAtFoot(i: number, passages: readonly Passage[]): boolean {
  const below = passages.slice(i + 1);
  const isFoot = below.length < 4 && below.every(({ text }) => text.length < 80);
  return isFoot && passages.slice(0, i).some(({ shape }) => shape.length < 60 && greeting.test(shape));
}

const greeting =
  /^(?:dear|hello|hi|good (?:morning|afternoon|evening)|bonjour|bonsoir|chere?s?|madame|monsieur|mesdames|sehr geehrte|guten tag|liebe[rs]?|gentile|egregio|estimad[oa])\b.*[,!]$/;

/** "LON ET X/ADD ET DAR318.40NUC636.80END ROE0.785": how a fare was reckoned, in codes that are also names. */
const fareLine = /\bx\/[a-z]{3}\b|\d(?:nuc|roe|end)|\b(?:nuc|roe) ?\d/;

/** "Voiture 4   Place 12A" over "Florence Marchetti": who sits there, though a town is called so too. */
function isSeated(i: number, passages: readonly Passage[]): boolean {
  const above = passages.slice(Math.max(0, i - 3), i);
  return above.some((p) => p.block === passages[i]?.block && p.text.length < 60 && seatOf.test(p.shape));
}

/** "Martina Holub" over "1 Erwachsene (Vorteilscard)": who the one traveller of the ticket is, though a town is called so too. */
function isAlone(i: number, passages: readonly Passage[]): boolean {
  const below = passages.slice(i + 1, i + 4);
  return below.some((p) => p.block === passages[i]?.block && p.text.length < 60 && ofOne.test(p.shape));
}

const ofOne =
  /^1 (?:erwachsene[rn]?|jugendliche[rn]?|adulte?|adult[oi]|senior|jeune|youth|vuxen|voksen|volwassene|aikuinen|dospely|felnott|dorosly)(?![\p{L}\d])/u;

const seatOf =
  /\b(?:places?|sieges?|seats?|platz|sitzplatz|posto|posti|asiento|lugar|plaats|plats) (?:n° |no\.? )?\d{1,3} ?[a-z]?\b/;

/** @param isTold whether what stands around says that a whole line is who travels. */
function namesIn({ text }: Passage, isTold: boolean): string[] {
  // "Mme et M. PAGNIER Solveig et Étienne – 40 rue des Vinaigriers, 75010 Paris"
  const [head = ''] = text.split(/ [–—-] |, (?=\d)/u);
  const titled = titleFirst.test(head) && head.length < 70 ? readNames(head) : [];
  if (titled.length > 0) return titled;
  // "DOE/JANE A" alone, as systems print it
  if (/^\p{Lu}[\p{Lu}'’ -]+\/ ?\p{Lu}[\p{Lu}'’ -]*$/u.test(text) && namesWithin(text).length > 0)
    return readNames(text);
  const known = namesWithin(text);
  return known.flatMap(({ name, at }, i) => {
    // "from Thu, Jan 20, 2028, double room, Anne Moreau": from when, and not from whom
    const before = plain(text.slice(Math.max(0, at - 40), at).replace(/^.*\d/su, ''));
    // "Maurice SSR (MRU)"
    const isCoded = /^ \([A-Z]{3}\)/.test(text.slice(at + name.length));
    // "BA117 15MAR LHRJFK"
    const isGlued = /\d$/.test(text.slice(0, at));
    const isNamed = isTold && name === text.trim();
    return isCoded || isGlued || (!isNamed && isPlace(name)) || isWordOfPaper(name) || arrangesAmong.test(before)
      ? []
      : [name, ...namesBetween(text.slice(at + name.length, known[i + 1]?.at ?? 0))];
  });
}

/** ", Fergal Twomey, " between two in a list: somebody too, whose first name no list has. */
function namesBetween(gap: string): string[] {
  const names = listed.test(gap) ? gap.split(/, | and | et /).filter((part) => part !== '') : [];
  return names.flatMap((part) => readName(part) ?? []);
}

const listed = /^(?:, \p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?){1,8}(?:, | and | et )$/u;

const titleFirst = /^(?:M\.|Mrs?\b|Ms\b|Miss\b|Mme\b|Mlle\b|Dr\b|Prof\b|Monsieur\b|Madame\b)\.? \p{L}/u;

/** "SUMA PLN", "Total Amount": what the paper calls a value, though the first word is also a first name somewhere. */
function isWordOfPaper(name: string): boolean {
  const [first = '', ...others] = name.split(' ');
  return labelOf(name) !== null || (labelOf(first) === 'price' && others.every((word) => word === word.toUpperCase()));
}

function isPlace(name: string): boolean {
  const [first = ''] = name.split(' ');
  return (
    findCities(name).length > 0 ||
    findCities(first).length > 0 ||
    placeIn(name, { labelled: false, timed: false }) !== null
  );
}
