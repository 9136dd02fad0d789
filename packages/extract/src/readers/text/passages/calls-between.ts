import { findTimes } from '../../../text/times.ts';
import type { Passage } from './passage.ts';

/**
 * "Calls Kirkwall   Sun 29 Aug   23:00 - 23:45" between "Departs" and "Arrives": where a ship or a train stops on its way, in a row of
 * its own, is neither end of it. Where nothing leaves above it in its block and nothing comes below, it stays.
 */
export function withoutCalls(passages: readonly Passage[]): readonly Passage[] {
  const rows = new Set(
    passages.flatMap((p, i) => (isCall(p, passages[i - 1]) && isBetween(p, passages) ? [p.row] : [])),
  );
  return rows.size === 0 ? passages : passages.map((p) => (rows.has(p.row) ? { ...p, former: true } : p));
}

const isCall = (p: Passage, before: Passage | undefined) =>
  before?.row !== p.row &&
  !p.former &&
  (calls.test(p.shape) || (!p.byColumn && calls.test(`${p.called} `))) &&
  p.text.length < 120;

const calls =
  /^(?:calls?|calling|stops?|stopping|stopover|escale|touche|fait escale|zwischenhalt|zwischenstopp|scalo|escala|anl[oø]p|tussenstop)(?: (?:at|in|a|bei|en))? ?:? (?!\d+ ?$|the\b|for\b|a day)/;

function isBetween(p: Passage, passages: readonly Passage[]): boolean {
  const own = passages.filter((q) => q.block === p.block && !q.former && q.row !== p.row);
  const saysEnd = (end: 'departure' | 'arrival') =>
    own.filter(({ label, text }) => label === end && findTimes(text).length > 0);
  return (
    saysEnd('departure').some(({ at }) => at < p.at) &&
    saysEnd('arrival').some(({ at }) => at > p.at) &&
    passages.some((q) => q.row === p.row && findTimes(q.text).length > 0)
  );
}
