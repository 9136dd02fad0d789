import type { Candidate, Person } from '../../../booking.ts';
import { fold } from '../../../knowledge/index.ts';
import { inLines } from '../../../text/in-lines.ts';
import { readName } from '../../../text/names.ts';
import { plain } from '../../../text/plain.ts';
import { findTimes } from '../../../text/times.ts';
import { startsWithTitle, stripTitles } from '../../../text/titles.ts';
import type { Found } from '../found.ts';
import type { Passage } from '../passages/passages.ts';
import { seatSaid } from '../seats/seat-words.ts';
import { isSigned, reachable } from './spoken-names.ts';

/**
 * "1. Mrs Joanna Priddle" over "2. Mr Stephen Priddle", "Yann Kervella — siège 12A" over "Maud Kervella — siège 12B": who stands
 * in the lines beside the only traveller, set out alike, travels too. Not where somebody of them has a booking of their own.
 */
export function withCompanions(candidates: readonly Candidate[], passages: readonly Passage[]): void {
  const groups = groupsOf(passages);
  const alone = new Set(candidates.map(({ booking }) => foldedNames(booking.travelers).join('+')));
  if (groups.length === 0 || alone.size !== 1) return;
  const [only] = alone;
  const group = groups.find(
    (names) => names.length === new Set(names.map(fold)).size && names.map(fold).includes(only ?? ''),
  );
  if (!group) return;
  for (const { booking } of candidates) {
    const [known] = booking.travelers ?? [];
    booking.travelers = group.map((name) => (known && fold(name) === only ? known : { name }));
  }
}

/**
 * "SANTONI Dominique (M.) · SANTONI Laetitia (Mme) · SANTONI Ghjuvan (enfant, 9 ans) · 1 chien", whatever stands over it: the only
 * line of a paper that tells several with a title or an age.
 */
export function listedTogether(passages: readonly Passage[]): Found<Person>[] {
  const lists = passages.flatMap((p, i) => {
    // "Kind regards," over two who run the house
    const isOfHouse = isOther(p) || reachable.test(p.text) || isSigned(passages, i);
    const names = isOfHouse ? [] : besideEachOther(p);
    return names.length > 1 ? [names.map((name) => ({ value: { name }, at: p.at, text: p.text }))] : [];
  });
  const [only, more] = lists;
  return only && !more ? only : [];
}

const foldedNames = (people: Candidate['booking']['travelers']): string[] =>
  (people ?? []).map(({ name = '' }) => fold(name));

type Said = { form: string; name: string };

type Group = Said & { names: string[]; row: number; block: number };

/** Names in lines one below the other, in the first cells of rows, or side by side in one line, that are set out alike. */
function groupsOf(passages: readonly Passage[]): string[][] {
  const groups: string[][] = [];
  let open = null as Group | null;
  for (const [i, p] of passages.entries()) {
    if (p.row === open?.row && p.block === open.block) continue;
    // "Heenvlucht: stoel 11D" below each of them
    if (open && p.text.length < 80 && (p.label === 'seat' || p.label === 'return') && seatSaid.test(p.shape)) continue;
    const beside = isOther(p) ? [] : besideEachOther(p);
    if (beside.length > 1) groups.push(beside);
    const before = passages[i - 1];
    // "1   Amelie Strandqvist   coach 264": the number in a column of its own
    if (isCount(p) && passages[i + 1]?.row === p.row) continue;
    const text: string =
      before && isCount(before) && before.row === p.row ? `${parseInt(before.text, 10)}. ${p.text}` : p.text;
    const isStop = passages.some((q) => q.row === p.row && q.block === p.block && findTimes(q.text).length > 0);
    const said: Said | null =
      isOther(p) || isStop ? null : formOf(text, namesAreTold(p, before) || p.block === open?.block);
    if (open && said?.form === open.form && p.row !== open.row) open.names.push(said.name);
    else {
      if (open && open.names.length > 1) groups.push(open.names);
      open = said && { ...said, names: [said.name], row: p.row, block: p.block };
    }
    if (open) Object.assign(open, { row: p.row, block: p.block });
  }
  if (open && open.names.length > 1) groups.push(open.names);
  return groups;
}

const isCount = (p: Passage): boolean => /^\d{1,2}[.)]?$/.test(p.text);

const isOther = (p: Passage): boolean => p.former || p.text.length > 200 || (p.label !== null && p.label !== 'person');

/** "Ms Tamsin Hollowell – seat 41D · Mr Rangi Hollowell – seat 41E", "Mme Clémence Roulet — M. Etienne Roulet". */
function besideEachOther(p: Passage): string[] {
  for (const between of [' · ', ' • ', ' / ', ' ; ', '; ', ' | ', ' – ', ' — ', ' - ', ', ', ' et ', ' and ', ' & ']) {
    const parts = p.text
      .replace(onBoard, '')
      .split(between)
      .filter((part) => !ofAnimals.test(part));
    const said = parts.length < 2 ? [] : parts.map((part) => formOf(part, false));
    const [first] = said;
    if (first && said.every((one): one is Said => one?.form === first.form)) return said.map(({ name }) => name);
  }
  return [];
}

/** "À bord : SANTONI Dominique (M.), SANTONI Laetitia (Mme)" */
const onBoard = /^(?:à bord|on board) ?: /iu;
/** "1 chien (Pastis)", "2 bikes": who or what comes along has no name of its own. */
const ofAnimals = /^\d{1,2} \p{Ll}/u;

/** A name and no more is somebody's who travels where the line above or the title says so. */
const namesAreTold = (p: Passage, above: Passage | undefined): boolean =>
  p.label === 'person' || peopleAbove.test(p.section) || (above !== undefined && peopleAbove.test(above.shape));

/** How a line says somebody, and who it is; null where it could be anything. */
function formOf(text: string, isTold: boolean): Said | null {
  const [, number, rest = ''] = /^(?:(\d{1,2})[.)] |[•–-] )?(\S.*)$/u.exec(text.trim()) ?? [];
  // "1. Sabine Rochat, abo demi-tarif – 2. Joël Pittet, AG": behind a name in a count anything may be said
  const name = readName(rest) ?? (number ? readName(rest.split(/, | \(/)[0] ?? '') : null);
  const last = name?.split(' ').at(-1) ?? '';
  // "Coach B, seat 41" is nobody
  if (!name || last.length < 2) return null;
  // "SANTONI Dominique (M.)": whichever of its words stands last
  const ends = name.split(' ').map((word) => plain(rest).indexOf(plain(word)) + word.length);
  const behind = plain(rest).includes(plain(last)) ? rest.slice(Math.max(...ends)).trim() : '';
  const isNumbered = isTold && startsWithTitle.test(rest) && ownNumber.test(behind);
  if (behind !== '' && !number && !isNumbered && !ofTraveller.test(plain(behind)) && !titleBehind.test(behind))
    return null;
  // "1. Hugh Castlemaine (driver)" over "2. Verity Castlemaine"
  const marks = number
    ? '1'
    : [startsWithTitle.test(rest) || stripTitles(rest) !== rest ? 'Mr' : '', behind.slice(0, 1)].join('');
  return marks !== '' || isTold ? { form: marks, name } : null;
}

/** "(adulte) — tarif Smart, siège 9A", "(Child, 9)", "(conducteur additionnel)". */
const ofTraveller = inLines('u')`
  ^[(—–:,|-] ?.{0,40}?\b(?:
    adultes?|adults?|child|enfant|infant|bebe|jeune|youth|senior|\d+ (?:ans|years|yrs)|titulaire|conduct(?:eur|rice)s?|drivers?
    |lead|si[eè]ges?|seats?|berths?|couchettes?|places? \d|(?:voiture|coach|car|wagen) \d|tarif|fare|cabin|classe|class
    |ne(?:e|\(e\))? le|born|economy|eco
  )\b
  |^ne(?:\(e\)|e)? \p{L}
`;
/** "Ms Ines Falk (employee 20418)" below "Travellers". */
const ownNumber = /^\((?:\p{L}[\p{L}.]* ){0,2}(?:n°|[Nn]o\.?)? ?[A-Z]{0,3}-?\d{2,8}\)$/u;
const titleBehind = /^\((?:M|Mr|Mrs|Ms|Mme|Mlle|Miss|Dr)\.?\)$/iu;
const peopleAbove =
  /^(?:a bord|on board)$|\b(?:passengers?|passagers?|voyageurs?|travell?ers?|guests?|drivers?|conduct(?:eur|rice)s?|occupants?|participants?|who (?:is|'s|and|travels)|travelling)\b/;
