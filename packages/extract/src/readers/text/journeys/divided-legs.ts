import type { Leg } from './leg.ts';
import { leftDay } from './passed-over.ts';
import { stretchOf, type Weighed } from './stretch.ts';
import { type DateToken, isVehicle, type LegToken, type Token } from './token.ts';
import type { Ride } from './unnumbered-ride.ts';

/** Legs, and before, between and behind them the tokens that no leg took. */
export type Divided = { legs: Leg[]; gaps: Token[][] };

/**
 * The legs of the division of all tokens that fits best. Every stretch of tokens is weighed as one leg (is each hour beside its
 * place, are the roles said, does the way take so long, what was passed over), and of all ways to cut the paper into stretches the one
 * with the highest sum is taken. A word that was taken for a place or an hour of something else costs something, and not everything.
 */
export function dividedLegs(
  tokens: readonly Token[],
  unnumbered: Ride | null,
  isReturn: (at: number) => boolean,
): Divided {
  let best: Division = { sum: 0, stretches: [] };
  // all[i]: the best division of what stands before token i
  const all = [best];
  const timedRows = rowsOfJourneys(tokens);
  for (let end = 1; end <= tokens.length; end++) {
    best = { ...best, sum: best.sum - alone(tokens[end - 1]) };
    const reach = reachOf(tokens, end);
    for (let size = 3; size <= reach.length; size++) {
      const since = end - size;
      const before = all[since];
      if (!before) continue;
      const title = tokens.slice(endOf(before), since).findLast(isTitle);
      const previous = before.stretches.at(-1)?.leg;
      const stretch = stretchOf(reach.slice(-size), { unnumbered, previous, title, isReturn, timedRows });
      if (!stretch || endsInTitleOfNext(stretch.leg, tokens[end])) continue;
      const sum = before.sum + stretch.fit - costOfCut(tokens, endOf(before), since);
      if (sum > best.sum) best = { sum, stretches: [...before.stretches, { ...stretch, since, end }] };
    }
    all.push(best);
  }
  const { stretches } = best;
  return {
    legs: stretches.map(({ leg }, i) => ({
      ...leg,
      nextLine: stretches[i + 1]?.leg.firstLine,
      ...(stretches.length === 1 && { isOnly: true }),
    })),
    gaps: [...stretches, null].map((next, i) =>
      tokens.slice(stretches[i - 1]?.end ?? 0, next ? next.since : tokens.length),
    ),
  };
}

/** A leg and the tokens between which it stands. */
type Stretch = Weighed & { since: number; end: number };

/** The best of what stands before some token. */
type Division = { sum: number; stretches: readonly Stretch[] };

const endOf = ({ stretches }: Division) => stretches.at(-1)?.end ?? 0;

const isTitle = (token: Token): token is DateToken => token.kind === 'date' && !token.weak;

/** What of the tokens before `end` may be one leg with the last of them: no more than a few lines, and nothing beyond a break. */
function reachOf(tokens: readonly Token[], end: number): LegToken[] {
  const lastLine = tokens[end - 1]?.line ?? 0;
  const reach: LegToken[] = [];
  for (const token of tokens.slice(Math.max(0, end - mostTokens), end).reverse()) {
    if (token.kind === 'break' || lastLine - token.line > mostLines) break;
    reach.unshift(token);
  }
  return reach;
}

/** A leg and what else may stand between its tokens. */
const mostTokens = 18;
const mostLines = 24;

/** What it costs to leave a token out of all legs; places and hours are told of much else. */
function alone(token: Token | undefined): number {
  if (token?.kind === 'date') return leftDay;
  return token && isVehicle(token) ? 1 : 0;
}

/** "Boston – Chicago" over the hours: who begins with its second half goes another way. */
function costOfCut(tokens: readonly Token[], endBefore: number, since: number): number {
  const [left, first] = [tokens[since - 1], tokens[since]];
  return endBefore < since && left?.kind === 'place' && first?.kind === 'place' && left.line === first.line ? 2 : 0;
}

/**
 * "Toulon – navire Mega Smeralda" below the crossing before: an end away from its hour, in the line of another number, is that one's. Where
 * one changes the hour stands beside it: "12:05 Lyon Part-Dieu, TER 17758 12:30".
 */
function endsInTitleOfNext({ to, arrival, vehicle }: Leg, next: Token | undefined): boolean {
  if (!next || !isVehicle(next) || next.line !== to.line || vehicle.line === next.line || !arrival) return false;
  return arrival.line !== to.line && (to.row === undefined || arrival.row !== to.row);
}

/** Rows that have both hours of a journey. */
function rowsOfJourneys(tokens: readonly Token[]): ReadonlySet<number> {
  const rows = Map.groupBy(tokens, ({ kind, row }) => (kind === 'time' ? row : undefined));
  return new Set([...rows].flatMap(([row, hours]) => (row !== undefined && hours.length >= 2 ? [row] : [])));
}
