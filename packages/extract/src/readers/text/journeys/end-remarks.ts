import { findTimes } from '../../../text/times.ts';
import type { Passage } from '../passages/passages.ts';
import type { PlaceToken, Token } from './token.ts';

/**
 * "Départ | 12:10 | Bordeaux Mérignac (BOD) | Convocation 10:10, hall B": a row of one end, by the label in front of it, that has
 * said its hour and its place. What another cell says behind them is a remark: its hour and its words are of no end.
 */
export function withoutRemarks(tokens: readonly Token[], passages: readonly Passage[]): Token[] {
  const ends = new Map<string, { time?: number; place?: number }>();
  const known = new Set(tokens.flatMap((one) => (one.kind === 'place' && isOnMap(one) ? [one.line] : [])));
  return tokens.filter((token) => {
    const p = passages[token.line];
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

const isOfOneEnd = ({ label, byColumn }: Passage): boolean =>
  !byColumn && (label === 'departure' || label === 'arrival');

const isOnMap = ({ place: { codePrinted, airport, station, city } }: PlaceToken): boolean =>
  codePrinted || (airport ?? station ?? city) !== undefined;

const isClockAlone = ({ text }: Passage): boolean => findTimes(text)[0]?.length === text.trim().length;
