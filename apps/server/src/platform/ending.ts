import type { Queries, Tx } from './db.ts';

/** What a transaction gathers while it runs, and what is done with it once, in a statement just before the commit. */
export type Ending<State> = {
  begin(): State;
  finish(tx: Tx, state: State): Promise<void>;
  /** After all others: what it locks, somebody else may be waiting for. */
  readonly last?: true;
};

const gathering = new WeakMap<Queries, Map<Ending<unknown>, unknown>>();

/** What this transaction has gathered for `ending` so far; to be added to. */
export function gathered<State>(tx: Queries, ending: Ending<State>): State {
  const all = gathering.get(tx);
  if (!all) throw new Error('this transaction was not begun by `transact`');
  const known = all.get(ending as Ending<unknown>) as State | undefined;
  if (known !== undefined) return known;
  const state = ending.begin();
  all.set(ending as Ending<unknown>, state);
  return state;
}

/** For `transact` alone: runs the work, then every ending that was asked for in it. */
export async function withEndings<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  const all = new Map<Ending<unknown>, unknown>();
  gathering.set(tx, all);
  const result = await work(tx);
  const inOrder = [...all].sort(([a], [b]) => Number(a.last ?? false) - Number(b.last ?? false));
  for (const [ending, state] of inOrder) await ending.finish(tx, state);
  return result;
}
