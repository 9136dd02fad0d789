import { findTimes } from '../../text/times.ts';
import type { Passage } from './passages.ts';
import { roleBefore } from './roles.ts';
import type { Role } from './token.ts';
import { speaksOfFlights } from './vehicles.ts';

/** What the lines around a line say of it. */
export type Surroundings = {
  /** Rows and lines in which a time stands, and what it is the time of where it is the only one. */
  timedRows: ReadonlyMap<number, Role>;
  timedCells: ReadonlySet<number>;
  /** Rows of a table that are a time and what it is the time of. */
  pairs: ReadonlySet<number>;
  /** Without a word of flying in the paper, "BC 50" is no flight. */
  flies: boolean;
};

export function surroundingsOf(passages: readonly Passage[]): Surroundings {
  return {
    timedRows: rowsWithTime(passages),
    timedCells: new Set(passages.filter((p) => p.inTable && findTimes(p.text).length > 0).map((p) => p.cell)),
    pairs: rowsOfTwo(passages),
    flies: passages.some(speaksOfFlights),
  };
}

function rowsWithTime(passages: readonly Passage[]): Map<number, Role> {
  const rows = new Map<number, Role>();
  for (const p of passages) {
    const [first, second] = p.former || p.text.length > 300 ? [] : findTimes(p.text).filter((t) => !t.weak);
    if (!first) continue;
    if (second || rows.has(p.row)) rows.set(p.row, null);
    else rows.set(p.row, roleBefore(p.shape.slice(0, first.at)));
  }
  return rows;
}

function rowsOfTwo(passages: readonly Passage[]): Set<number> {
  const counts = new Map<number, number>();
  for (const p of passages) if (p.inTable) counts.set(p.row, (counts.get(p.row) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count === 2).map(([row]) => row));
}
