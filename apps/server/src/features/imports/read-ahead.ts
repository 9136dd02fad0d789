import type { ImportRow } from './store.ts';
import type { Understood } from './understand-import.ts';

/**
 * Imports of one person are placed one after the other, and opening the next need not wait for that: while one is being
 * placed, the next is read. Only in memory, and only one for each person: what is lost or was guessed wrong is read again
 * when it is its turn.
 */
export type ReadAhead = {
  /** Begins with the one that follows this, unless one of its person's is being read ahead already. Never throws. */
  begin(after: ImportPlace): void;
  /** What an import says, if that was begun here; once. */
  take(importId: string): Promise<Understood> | undefined;
};

type ImportPlace = Pick<ImportRow, 'id' | 'account_id'>;

type Ways<Row extends ImportPlace> = {
  next(after: ImportPlace): Promise<Row | null>;
  understand(row: Row): Promise<Understood>;
  /** No next one could be looked for. */
  failed(error: unknown): void;
  /** Another server may have taken what was read here: so long it is kept. */
  keptMs?: number;
};

export function openReadAhead<Row extends ImportPlace>(ways: Ways<Row>): ReadAhead {
  const { next, understand, failed, keptMs = 60_000 } = ways;
  const busyFor = new Set<string>();
  const begun = new Map<string, { understood: Promise<Understood>; forget(): void }>();

  async function readNext(after: ImportPlace): Promise<void> {
    const row = await next(after);
    if (row) await hold(row.id, understand(row));
  }

  /** Until it is taken, has failed, or nobody has come for it. */
  async function hold(id: string, understood: Promise<Understood>): Promise<void> {
    const { promise: gone, resolve: forget } = Promise.withResolvers<void>();
    const clock = setTimeout(forget, keptMs).unref();
    begun.set(id, { understood, forget });
    understood.catch(forget);
    await gone;
    clearTimeout(clock);
    begun.delete(id);
  }

  return {
    begin(after) {
      if (busyFor.has(after.account_id)) return;
      busyFor.add(after.account_id);
      readNext(after)
        .catch(failed)
        .finally(() => busyFor.delete(after.account_id));
    },
    take(importId) {
      const found = begun.get(importId);
      begun.delete(importId);
      found?.forget();
      return found?.understood;
    },
  };
}
