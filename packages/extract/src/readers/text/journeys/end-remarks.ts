import { findTimes } from '../../../text/times.ts';
import type { Label } from '../labels/labels.ts';
import type { Passage } from '../passages/passages.ts';
import type { PlaceToken, Token } from './token.ts';

/**
 * "Départ | 12:10 | Bordeaux Mérignac (BOD) | Convocation 10:10, hall B": a row of one end, by the label in front of it, that has
 * said its hour and its place. What another cell says behind them is a remark: its hour and its words are of no end.
 */
export function withoutRemarks(tokens: readonly Token[], passages: readonly Passage[]): Token[] {
  const ends = new Map<string, { time?: number; place?: number }>();
  const known = new Set(tokens.flatMap((one) => (one.kind === 'place' && isOnMap(one) ? [one.line] : [])));
  const remarks = besideEnds(tokens, ({ line }) => passages[line]);
  return tokens.filter((token) => {
    const p = passages[token.line];
    if (remarks.has(token)) return false;
    if ((token.kind !== 'time' && token.kind !== 'place') || !p || !isOfOneEnd(p)) return true;
    const end = `${p.row} ${p.label}`;
    const said = ends.get(end) ?? {};
    const isSaid = said.time !== undefined && said.place !== undefined;
    const isElsewhere = said.time !== p.cell && said.place !== p.cell;
    if (isSaid && isElsewhere && !known.has(token.line) && !isClockAlone(p)) return false;
    said[token.kind] ??= p.cell;
    ends.set(end, said);
    return true;
  });
}

/** "Bruxelles-Midi 14:25 | Köln Hbf 16:15 | moved from the 12:25": the clocks and places beside columns that say both ends whole. */
function besideEnds<T extends { kind: string }>(
  said: readonly T[],
  passageOf: (one: T) => Passage | undefined,
): Set<T> {
  const rows = new Map<number, Set<string>>();
  for (const one of said) {
    const p = passageOf(one);
    const end = p?.byColumn && p.label ? columnsOfEnds[p.label] : undefined;
    if (!p || !end || (one.kind !== 'time' && one.kind !== 'place')) continue;
    rows.set(p.row, (rows.get(p.row) ?? new Set()).add(`${end} ${one.kind}`));
  }
  return new Set(
    said.filter((one) => {
      const p = passageOf(one);
      const isWhole = p !== undefined && rows.get(p.row)?.size === 4;
      return (
        isWhole &&
        (one.kind === 'time' || one.kind === 'place') &&
        p.inTable &&
        (p.label === null || p.label === 'other')
      );
    }),
  );
}

const columnsOfEnds: { [label in Label]?: 'from' | 'to' } = {
  from: 'from',
  departure: 'from',
  to: 'to',
  arrival: 'to',
};
const isOfOneEnd = ({ label, byColumn }: Passage): boolean =>
  !byColumn && (label === 'departure' || label === 'arrival');

const isOnMap = ({ place: { codePrinted, airport, station, city } }: PlaceToken): boolean =>
  codePrinted || (airport ?? station ?? city) !== undefined;

const isClockAlone = ({ text }: Passage): boolean => findTimes(text)[0]?.length === text.trim().length;
