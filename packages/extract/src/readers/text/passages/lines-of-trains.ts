import { placeIn } from '../journeys/printed-place.ts';
import type { Label } from '../labels/labels.ts';
import type { Passage } from './passage.ts';

/**
 * "Rīga - Valga" below "Maršruts", where the traveller goes from Rīga to Valmiera, and "Tallinn - Rīga - Vilnius": where the train
 * runs, and no ends of a journey. The paper says both ends of its one journey elsewhere.
 */
export function withoutLinesOfTrains(passages: readonly Passage[]): readonly Passage[] {
  const routes = passages.filter(({ label, former }) => label === 'route' && !former);
  const [route, more] = routes;
  if (!route || more) return passages;
  const [from, to] = [endsCalled(passages, isFrom), endsCalled(passages, isTo)];
  if (from.length !== 1 || to.length !== 1) return passages;
  const names = route.text.split(/ ?[–—→>] ?| - /).map((name) => name.trim());
  const isOf = (end: string | undefined) => names.some((name) => name === end);
  const isFurther = names.length > 2 || (names.length === 2 && isOf(from[0]) !== isOf(to[0]));
  return isFurther ? passages.map((p) => (p === route ? { ...p, label: 'other' } : p)) : passages;
}

/**
 * "No   Rīga" over "Līdz   Valmiera", of which only the second word is known: what stands in line with one end of the way, right
 * above or below it, is the other.
 */
export function withOtherEnd(passages: readonly Passage[]): readonly Passage[] {
  const [from, to] = [endsCalled(passages, isFrom), endsCalled(passages, isTo)];
  if (from.length + to.length !== 1) return passages;
  const known = passages.findIndex((p) => isFrom(p.label) || isTo(p.label));
  const { label, row = 0, block } = passages[known] ?? {};
  const other = isTo(label ?? null) ? passages.slice(0, known) : passages.slice(known + 1);
  const rows = new Set(other.filter((p) => p.block === block && p.row !== row).map((p) => p.row));
  const beside = [...rows].at(isTo(label ?? null) ? -1 : 0);
  const cells = other.filter((p) => p.row === beside);
  const [word, value, more] = cells;
  if (!word || !value || more || word.label || value.label || !/^\p{L}{1,12}\.?:?$/u.test(word.text)) return passages;
  if (placeIn(value.text, { labelled: false, timed: false }) === null) return passages;
  return passages.map((p) => (p === value ? { ...p, label: isTo(label ?? null) ? 'from' : 'to' } : p));
}

const isFrom = (label: Label | null) => label === 'from' || label === 'departure';
const isTo = (label: Label | null) => label === 'to' || label === 'arrival';

/** The places that the paper gives by name under such a label, each once. */
function endsCalled(passages: readonly Passage[], isEnd: (label: Label | null) => boolean): string[] {
  const named = passages.filter(
    ({ label, former, text }) => !former && isEnd(label) && placeIn(text, { labelled: true, timed: false }) !== null,
  );
  return [...new Set(named.map(({ text }) => text.trim()))];
}
