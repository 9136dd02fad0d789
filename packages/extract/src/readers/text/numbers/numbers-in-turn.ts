import type { Candidate } from '../../../booking.ts';
import type { TextDocument } from '../../../text-document.ts';
import { type Passage, passagesOf } from '../passages/passages.ts';
import type { Claim } from './claims.ts';
import { isLocator } from './lone-locator.ts';

/**
 * "OUTWARD PNR: KQ7TLM" over a train and "RETURN PNR: KQ8BZD" over the other: where a number stands before each booking and none
 * behind the last, or behind each and none before the first, every one has its own, whatever the words.
 */
export function withNumbersInTurn(
  candidates: readonly Candidate[],
  places: readonly (number | undefined)[],
  claims: readonly Claim[],
  document: TextDocument,
): void {
  const told = candidates.map((candidate, i) => ({ candidate, at: places[i] ?? Number.NaN }));
  const inOrder = told.toSorted((a, b) => a.at - b.at);
  const starts = inOrder.map(({ at }) => at);
  if (starts.length < 2 || starts.some(Number.isNaN) || new Set(starts).size < starts.length) return;
  const plain = claims.filter(({ value, p }) => /\d/.test(value) || p.label === 'reference' || isLocator(value));
  // "Order 7H3K9L" below one train and "Order 5TRK8M" below the next: whoever sells has one number for all
  const others = plain.filter(({ whose }) => whose !== 'agency');
  const said = others.length > 0 ? others : plain;
  const passages = passagesOf(document);
  const lineOf = (at: number) => passages.findLast((p) => p.at <= at);
  const blockOf = (at: number) => lineOf(at)?.block ?? -1;
  // in one table a row of its own is as much
  const isElsewhere = (p: Passage, other: Passage | undefined) =>
    p.block !== (other?.block ?? -1) || (p.inTable && other?.inTable === true && p.row !== other.row);
  const [before, behind] = [turnsBefore(said, starts), turnsBehind(said, starts)];
  const isApart = (turns: readonly Claim[], other: number) =>
    turns.every(({ p }, i) => isElsewhere(p, lineOf(starts[i + other] ?? -1))) && areAlike(turns, starts.map(blockOf));
  const [apart, ...more] = [
    before && isApart(before, -1) ? before : null,
    behind && isApart(behind, 1) ? behind : null,
  ].filter((turns) => turns !== null);
  const own = more.length > 0 ? null : (apart ?? turnsInSameWords(others, starts) ?? turnsByWay(others, starts));
  if (!own) return;
  const isRight = ({ candidate }: (typeof inOrder)[number], i: number) => candidate.booking.reference === own[i]?.value;
  // of different kinds as many as there are already were told apart by what is said of them, and the turns are others where most are
  const turns = new Set(own.map(({ value }) => value));
  const held = new Set(candidates.map(({ booking }) => booking.reference ?? '').filter((value) => turns.has(value)));
  const isAlike = new Set(candidates.map(({ booking }) => booking.type)).size === 1;
  const isTold = turns.size <= held.size;
  if (turns.size < 2 || (!isAlike && (isTold || inOrder.filter(isRight).length * 2 < inOrder.length))) return;
  for (const [i, { candidate }] of inOrder.entries()) {
    const turn = own[i];
    // "HRI 7725C", of which the claim has the first part
    if (!turn || candidate.booking.reference?.startsWith(turn.value)) continue;
    candidate.booking.reference = turn.value;
    candidate.evidence.reference = { node: document.node, at: turn.at, text: turn.p.text.slice(0, 200) };
  }
}

/** The first is not further from its booking than the others are: so far would stand the number of the file. */
function areAlike(turns: readonly Claim[], blocks: readonly number[]): boolean {
  const [first = 0, ...gaps] = turns.map(({ p }, i) => Math.abs((blocks[i] ?? 0) - p.block));
  return first <= Math.max(...gaps);
}

/**
 * "Ferry reservation: 22910448" below one crossing and "Ferry reservation: SJ7L20QX" below the next, whatever number the order has
 * over them: one of each, in the same words.
 */
function turnsInSameWords(claims: readonly Claim[], starts: readonly number[]): Claim[] | null {
  const groups = Map.groupBy(claims, ({ p, at }) => p.shape.slice(0, Math.max(0, at - p.at)).trim());
  const told = [...groups].flatMap(([words, alike]) => {
    const isOfEach = words !== '' && alike.length === starts.length;
    return isOfEach ? [turnsBehind(alike, starts) ?? turnsBefore(alike, starts) ?? []] : [];
  });
  const [turns, more] = told.filter(({ length }) => length > 0);
  return turns && !more ? turns : null;
}

/** "The outbound reference is 5RPWQ8 and the return 2LBXTN" in one sentence behind both journeys. */
function turnsByWay(claims: readonly Claim[], starts: readonly number[]): Claim[] | null {
  const last = starts.at(-1) ?? 0;
  const [out, back, more] = claims.filter(({ at }) => at > last);
  if (!out || !back || more || starts.length !== 2 || out.p !== back.p || out.value === back.value) return null;
  const between = out.p.shape.slice(out.at - out.p.at + out.value.length, back.at - out.p.at);
  return !/[.;] /.test(between) && outward.test(out.words) && homeward.test(between) ? [out, back] : null;
}

const outward = /\b(?:outbound|outward|way out|aller|hin(?:flug|fahrt|reise)|andata|ida)\b/;
const homeward = /\b(?:return|inbound|homebound|way (?:back|home)|retour|ruck(?:flug|fahrt|reise)|ritorno|vuelta)\b/;

function turnsBefore(claims: readonly Claim[], starts: readonly number[]): Claim[] | null {
  const last = starts.at(-1) ?? 0;
  return claims.some(({ at }) => at >= last)
    ? null
    : onlyOfEach(starts.map((at, i) => within(claims, starts[i - 1] ?? 0, at)));
}

function turnsBehind(claims: readonly Claim[], starts: readonly number[]): Claim[] | null {
  // with one before the first, and each before its own, the last number would be the one too many
  return claims.some(({ at }) => at < (starts[0] ?? 0))
    ? null
    : onlyOfEach(starts.map((at, i) => within(claims, at, starts[i + 1] ?? Number.POSITIVE_INFINITY)));
}

const within = (claims: readonly Claim[], from: number, to: number) => claims.filter(({ at }) => at >= from && at < to);

/** The number of each, where there is exactly one. */
function onlyOfEach(groups: readonly Claim[][]): Claim[] | null {
  const only = groups.flatMap((group) => {
    const [one, ...more] = group;
    return one && more.every(({ value }) => value === one.value) ? [one] : [];
  });
  return only.length === groups.length ? only : null;
}
