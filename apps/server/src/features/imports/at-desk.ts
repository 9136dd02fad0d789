import { type Import, type Language, pageSize } from '@escale/contract';
import type { Queries, Tx } from '../../platform/db.ts';
import type { KeptFile } from '../../platform/files.ts';
import { maySeeTripsOf } from '../../platform/policy.ts';
import { refuse } from '../../platform/refuse.ts';
import type { FileAnswer } from '../../platform/reply.ts';
import { type AgentChair, type CustomerRow, openCustomer } from '../accounts/index.ts';
import { acceptImport, mustWait } from './accept-import.ts';
import { type Completion, completeImport } from './complete-import.ts';
import { dismissImport } from './dismiss-import.ts';
import type { Needs } from './needs.ts';
import { present, tripIdsIn } from './present.ts';
import { readAgain } from './read-again.ts';
import { receiveFile } from './receive-file.ts';
import { type Settling, settleImport } from './settle-import.ts';
import { showOriginal } from './show-original.ts';
import type { ImportRow } from './store.ts';
import { undoImport } from './undo-import.ts';

export type DeskImport = Import & { readonly accountId: string; readonly byAccountId: string | null };
export type DeskImportQuery = {
  readonly accountId?: string | undefined;
  readonly state?: Import['state'] | undefined;
  readonly waiting?: boolean | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
};

/** What an agency brought for its customers. Never what they brought themselves. */
export type DeskImports = {
  receive(
    tx: Tx,
    chair: AgentChair,
    customer: CustomerRow,
    brought: { file: KeptFile; name: string; tripId: string | null },
  ): Promise<string>;
  list(
    queries: Queries,
    chair: AgentChair,
    asked: DeskImportQuery,
  ): Promise<{ items: DeskImport[]; nextCursor: string | null }>;
  countWaiting(queries: Queries, chair: AgentChair): Promise<number>;
  show(queries: Queries, chair: AgentChair, importId: string): Promise<DeskImport>;
  original(
    queries: Queries,
    chair: AgentChair,
    importId: string,
    as: 'file' | 'text' | 'html',
    language: Language,
  ): Promise<FileAnswer>;
  complete(tx: Tx, chair: AgentChair, importId: string, completion: Completion, mustMatch: MustMatch): Promise<void>;
  accept(tx: Tx, chair: AgentChair, importId: string, index: number | undefined, mustMatch: MustMatch): Promise<void>;
  settle(tx: Tx, chair: AgentChair, importId: string, settling: Settling, mustMatch: MustMatch): Promise<void>;
  undo(tx: Tx, chair: AgentChair, importId: string, mustMatch: MustMatch): Promise<void>;
  /** Only what waits, as the next too. */
  readAgain(tx: Tx, chair: AgentChair, importId: string, mustMatch: MustMatch): Promise<void>;
  dismiss(tx: Tx, chair: AgentChair, importId: string, mustMatch: MustMatch): Promise<void>;
};

type MustMatch = (version: number) => void;

export function deskImports(needs: Needs): DeskImports {
  const { files, trips } = needs;
  return {
    async receive(tx, chair, customer, { file, name, tripId }) {
      // Kept with the customer's key: it is theirs, and stays when the agent goes.
      const kept = (await files.copy(file, customer.account_id)) ?? refuse('request.invalid');
      if (!(await files.hasRoom(customer.account_id, 0))) return refuse('storage.customer-full');
      const by = { agencyId: chair.agency.id, agentId: chair.agentId };
      const brought = { file: kept, via: 'file', fileName: name, tripId, by } as const;
      return receiveFile(tx, files, customer.account_id, brought);
    },

    async list(queries, chair, asked) {
      const limit = asked.limit ?? pageSize.default;
      const rows = await pageOf(queries, chair, { ...asked, limit: limit + 1 });
      const shown = rows.slice(0, limit);
      const items: DeskImport[] = [];
      for (const row of shown) items.push(await presentAtDesk(queries, needs, chair, row));
      return { items, nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null };
    },

    async countWaiting(queries, chair) {
      const { count } = await atDesk(queries, chair)
        .where('i.state', 'in', waitingStates)
        .select((of) => of.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },

    show: async (queries, chair, importId) =>
      presentAtDesk(queries, needs, chair, await open(queries, chair, importId)),

    async complete(tx, chair, importId, completion, mustMatch) {
      const row = await openToChange(tx, chair, importId, mustMatch);
      const { tripId } = completion;
      if (tripId && !(await trips.desk.find(tx, chair, tripId))) return refuse('trip.not-found');
      await completeImport(tx, trips, row, completion);
    },

    async original(queries, chair, importId, as, language) {
      return showOriginal(needs, await open(queries, chair, importId), as, language);
    },

    async accept(tx, chair, importId, index, mustMatch) {
      const row = await openToChange(tx, chair, importId, mustMatch);
      await acceptImport(tx, trips, row, { trustSender: false, index });
    },

    async settle(tx, chair, importId, settling, mustMatch) {
      const row = await openToChange(tx, chair, importId, mustMatch);
      // Where the advisor does not see the segment, they do not see the two values either.
      const { segmentId } = row.bookings[settling.index] ?? {};
      if (!segmentId || !(await seenIn(tx, needs, chair, row)).segments.has(segmentId))
        return refuse('import.not-waiting');
      await settleImport(tx, trips, row, settling, chair.agentId);
    },

    async undo(tx, chair, importId, mustMatch) {
      const row = await openToChange(tx, chair, importId, mustMatch);
      const { segments } = await seenIn(tx, needs, chair, row);
      if (row.bookings.some(({ segmentId }) => segmentId && !segments.has(segmentId)))
        return refuse('import.changed-since');
      await undoImport(tx, trips, row, chair.agentId);
    },

    async readAgain(tx, chair, importId, mustMatch) {
      const row = await openToChange(tx, chair, importId, mustMatch);
      mustWait(row);
      await readAgain(tx, row);
    },

    async dismiss(tx, chair, importId, mustMatch) {
      const row = await openToChange(tx, chair, importId, mustMatch);
      mustWait(row);
      await dismissImport(tx, files, row);
    },
  };
}

const waitingStates = ['needs-review', 'failed'] as const;

/** Of those whom the advisor looks after now. */
function atDesk(queries: Queries, chair: AgentChair) {
  const query = queries
    .selectFrom('imports as i')
    .innerJoin('customers as c', (on) =>
      on.onRef('c.account_id', '=', 'i.account_id').onRef('c.agency_id', '=', 'i.by_agency_id'),
    )
    .where('i.by_agency_id', '=', chair.agency.id)
    .where('i.state', '<>', 'dismissed');
  return chair.sees === 'own' ? query.where('c.agent_id', '=', chair.agentId) : query;
}

function pageOf(queries: Queries, chair: AgentChair, asked: DeskImportQuery & { limit: number }) {
  let query = atDesk(queries, chair).selectAll('i').orderBy('i.id', 'desc').limit(asked.limit);
  if (asked.accountId) query = query.where('i.account_id', '=', asked.accountId);
  if (asked.state) query = query.where('i.state', '=', asked.state);
  if (asked.waiting) query = query.where('i.state', 'in', waitingStates);
  if (asked.cursor && uuid.test(asked.cursor)) query = query.where('i.id', '<', asked.cursor);
  return query.execute();
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function open(
  queries: Queries,
  chair: AgentChair,
  importId: string,
): Promise<ImportRow & { customer_id: string }> {
  const query = atDesk(queries, chair).selectAll('i').select('c.id as customer_id').where('i.id', '=', importId);
  const row = await (queries.isTransaction ? query.forUpdate('i') : query).executeTakeFirst();
  if (!row) return refuse('import.not-found');
  return row;
}

/** The same, to place or take back something of it: until its person has agreed, that is theirs. */
async function openToChange(tx: Tx, chair: AgentChair, importId: string, mustMatch: MustMatch): Promise<ImportRow> {
  const row = await open(tx, chair, importId);
  if (!maySeeTripsOf(await openCustomer(tx, chair, row.customer_id))) return refuse('import.not-waiting');
  mustMatch(row.version);
  return row;
}

/** What it was placed in, as far as the advisor sees it: the trips that they may see, and what is nobody's personal event there. */
async function seenIn(queries: Queries, { trips }: Needs, chair: AgentChair, row: ImportRow) {
  const names = new Map<string, string>();
  for (const id of tripIdsIn([row])) {
    const trip = await trips.desk.find(queries, chair, id);
    if (trip) names.set(id, trip.name);
  }
  const inTrips = row.bookings.filter(({ tripId }) => names.has(tripId ?? ''));
  const segments = await trips.desk.commonAmong(
    queries,
    inTrips.flatMap(({ segmentId }) => segmentId ?? []),
  );
  return { names, segments };
}

/** Of what the advisor does not see it is only said that it was placed: what stood there and stands there now is not theirs. */
async function presentAtDesk(queries: Queries, needs: Needs, chair: AgentChair, row: ImportRow): Promise<DeskImport> {
  const { names, segments } = await seenIn(queries, needs, chair, row);
  const shown = present(row, names);
  const bookings = shown.bookings.map((booking) => {
    const { tripId, segmentId } = booking;
    const isSeen = segmentId ? segments.has(segmentId) : !tripId || names.has(tripId);
    return isSeen ? booking : { ...booking, tripId: null, segmentId: null, differences: [], changes: [] };
  });
  const tripIds = new Set(bookings.flatMap(({ tripId }) => tripId ?? []));
  const seen = shown.trips.filter(({ id }) => tripIds.has(id));
  return { ...shown, bookings, trips: seen, accountId: row.account_id, byAccountId: row.by_account_id };
}
