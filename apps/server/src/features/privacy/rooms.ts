import type { Queries, Tx } from '../../platform/db.ts';
import type { FileName } from '../../platform/files.ts';

/** What a room keeps of somebody: as JSON, and the files that belong to it, by where they stand in the copy. */
export type Shown = { readonly json: unknown; readonly files?: readonly ShownFile[] };
export type ShownFile = { readonly path: string; readonly kept: FileName };

/**
 * A room that keeps something of people, as `app.ts` hands it in. Without `forget`, deleting the account is enough: its rows
 * go with it.
 */
export type Room = {
  /** Of the JSON file in the copy. */
  readonly name: string;
  showAll(queries: Queries, accountId: string): Promise<Shown>;
  forget?(tx: Tx, accountId: string): Promise<void>;
};
