import type { Person } from '../../../booking.ts';
import { isGivenName } from '../../../knowledge/index.ts';
import { readName } from '../../../text/names.ts';
import { namesWithin } from '../../../text/names-within.ts';
import { plain } from '../../../text/plain.ts';
import { findTimes } from '../../../text/times.ts';
import type { Found } from '../found.ts';
import { placeIn } from '../journeys/printed-place.ts';
import type { Passage } from '../passages/passages.ts';
import { seatOrTicket } from './seat-words.ts';

/** "Imogen Castledine: coach 3, seat 12A", "Seat 12A: Imogen Castledine", or the name over "Coach 3, Seat 12A" in a cell. */
export function seatedInLines(passages: readonly Passage[]): Found<Person>[] {
  return passages.flatMap((p, i) => {
    // "Classe Économie (L) - 1 bagage 23 kg - siège 9C": what has a count or a weight is nobody
    const match = nameThenSeat.exec(p.text);
    const below = passages[i + 1];
    const isOver =
      below?.block === p.block &&
      below.cell === p.cell &&
      ofCoach.test(below.shape) &&
      // "Coach D, Seat 31" over "Coach D, Seat 32"
      !ofCoach.test(p.shape) &&
      // "Bordeaux Saint-Jean, départ 7h04 – Paris Montparnasse, arrivée 9h13": the way, and nobody
      findTimes(p.text).length === 0;
    const behind = seatThenName.exec(p.text)?.[1];
    const beside = [match, nameThenSeat.exec(passages[i - 1]?.text ?? ''), nameThenSeat.exec(below?.text ?? '')];
    const isSomebody = /[:–-]/.test(match?.[2] ?? '') || beside.some((one) => isCalled(one?.[1] ?? ''));
    const said =
      (isSomebody ? match?.[1] : undefined) ??
      (isOver && !p.former ? p.text : behind && !ofSeat.test(plain(behind)) ? behind : undefined);
    const name = said ? readName(said.replace(inBrackets, '')) : null;
    return name ? [{ value: { name }, at: p.at, text: p.text }] : [];
  });
}

/** "(adulte)", "(2 bags)" */
const inBrackets = / ?\([^()]{1,30}\)$/;

/** "1. Imogen Castledine – coach 3, seat 12A", "Imogen Castledine (coach 3, seat 12A)" */
const seatsAbroad =
  'platz|sitz(?:platz)?|posto|asiento|koht|plats|plads|plass|sete|paikka|vieta|miejsce|m[ií]sto|miesto|sjedalo|sedež|loc(?:ul)?|hely|koltuk|poltrona';
const nameThenSeat = new RegExp(
  String.raw`^(?:\d{1,2} ?[.)] ?|[•*–-] ?)?(\p{L}[^:\d·|]{3,50}?)( ?[:–,·|-] ?| \()(?:voiture|coach|carriage|wagen|carrozza|coche|place|seat|si[eè]ge(?! social)|${seatsAbroad})\b`,
  'iu',
);

/** "Standard Class, coach B": behind a comma only who is called as people are, and whoever stands beside them. */
const isCalled = (said: string): boolean =>
  /^(?:Mrs?|Ms|Miss|Dr|Mme|Mlle|M)\b\.? /.test(said) ||
  namesWithin(said).length === 1 ||
  isGivenName(said.split(' ').at(-1) ?? '');

const coach = String.raw`(?:voiture|coach|carriage|wagen|carrozza|coche) \w{1,3}`;
const seatWord =
  'place|si[eè]ge|fauteuil|couchette|lit|seat|berth|bed|bunk|sitzplatz|platz|sitz|liege(?:platz)?|bett|posto|cuccetta|letto|asiento|litera|cama';
/** Where in the row, or above whom. */
const standing =
  'basse|médiane|milieu|haute|lower|middle|upper|bottom|top|unten|mitte|oben|window|aisle|fenêtre|couloir';
/** "Coach 14 – berth 51 (lower): Ada Okonkwo" */
const seatThenName = new RegExp(
  String.raw`^(?:${coach},? ?[·–-]? ?)?(?:${seatWord}) (?:n° ?|no\. ?)?(?=[A-Z]?\d)\w{1,4}(?:,? \(?(?:${standing})\)?)? ?[:–-] ?(\p{Lu}[^:;,(\d]{3,40})$`,
  'iu',
);
/** "Seat 12A – Window Side" */
const ofSeat =
  /\b(?:window|aisle|middle|fenetre|couloir|cote|salle|duo|carre|table|deck|upper|lower|quiet|zone|coach|side|fenster|gang|class|classe|extra|legroom|facing|isole\w*|finestrino|corridoio|ventana|pasillo|compartment|espace|standard|business|premium|first|second|premiere|seconde|confort|comfort)\b/;

const ofCoach = new RegExp(String.raw`^${coach}\b`);

/** "Imogen Castledine | Coach 3 – Seat 12A": who stands beside a seat or a ticket's number, under no head. */
export function seatedInRows(passages: readonly Passage[]): Found<Person>[] {
  return passages.flatMap((p, i) => {
    const next = passages[i + 1];
    const isFirst = passages[i - 1]?.row !== p.row && next?.row === p.row && next.cell !== p.cell;
    if (
      !isFirst ||
      (p.label !== null && p.label !== 'return') ||
      p.former ||
      p.text.length > 60 ||
      !next ||
      next.former
    )
      return [];
    const isSeat = ofCoach.test(p.shape) && /\d{1,3}[a-z]?$/.test(p.shape);
    // "Carrozza 6 - Posto 12   Giulia Ferri"
    if (isSeat && next.text.length < 40 && passages[i + 2]?.row !== p.row && namesWithin(next.text).length === 1) {
      const name = readName(next.text);
      return name ? [{ value: { name }, at: next.at, text: next.text }] : [];
    }
    const isBeside =
      next.label === 'seat' || next.label === 'coach' || next.label === 'ticket' || seatOrTicket.test(next.shape);
    const name = isBeside && placeIn(p.text, { labelled: false, timed: false }) === null ? readName(p.text) : null;
    return name ? [{ value: { name }, at: p.at, text: p.text }] : [];
  });
}
