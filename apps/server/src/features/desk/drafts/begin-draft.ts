import type { DraftFields } from '@escale/contract';
import type { Tx } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import { refuse } from '../../../platform/refuse.ts';
import { type AgentChair, openChair, openCustomer } from '../../accounts/index.ts';
import { writeAudit } from '../../audit/index.ts';
import type { Needs } from '../needs.ts';
import { tellDesk } from '../tell-desk.ts';
import { saveFields, touch } from './change-draft.ts';
import { openDraft } from './open-draft.ts';

export type Beginning = {
  customerId?: string | undefined;
  tripId?: string | undefined;
  trip?: DraftFields | undefined;
};

/** Gives the draft's id: a new one, or for a trip the one that the agency has open already. */
export async function beginDraft(tx: Tx, needs: Needs, agentId: string, asked: Beginning): Promise<string> {
  const chair = await openChair(tx, agentId);
  const { tripId } = asked;
  const customerId = tripId ? await customerOn(tx, needs, chair, tripId, asked.customerId) : asked.customerId;
  if (!customerId) return refuse('request.invalid', { errors: [{ path: 'customerId', code: 'required' }] });
  // The trip is locked: of two who begin at once, the second finds the first one's.
  const there = tripId ? await findOpen(tx, chair, tripId) : null;
  const id = there ?? (await insertDraft(tx, needs, chair, customerId, tripId ?? null));
  if (asked.trip) {
    const open = await openDraft(tx, needs, agentId, id);
    await saveFields(tx, needs, open, asked.trip);
    if (there) await touch(tx, needs, open);
  }
  return id;
}

async function customerOn(tx: Tx, { trips }: Needs, chair: AgentChair, tripId: string, wanted: string | undefined) {
  const { customers } = await trips.desk.open(tx, chair, tripId, 'draft-trip');
  const found = wanted ? customers.find(({ customer }) => customer.id === wanted) : customers[0];
  return found ? found.customer.id : refuse('trip.not-found');
}

async function findOpen(tx: Tx, chair: AgentChair, tripId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('trip_drafts')
    .select('id')
    .where('agency_id', '=', chair.agency.id)
    .where('trip_id', '=', tripId)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function insertDraft(
  tx: Tx,
  { clock }: Needs,
  chair: AgentChair,
  customerId: string,
  tripId: string | null,
): Promise<string> {
  const customer = await openCustomer(tx, chair, customerId);
  const id = newId();
  const at = clock.now().toISOString();
  await tx
    .insertInto('trip_drafts')
    .values({
      id,
      agency_id: chair.agency.id,
      customer_id: customer.id,
      trip_id: tripId,
      fields: '{}',
      based_on: '{}',
      created_by: chair.agentId,
      updated_by: chair.agentId,
      created_at: at,
      updated_at: at,
    })
    .execute();
  const deed = { agencyId: chair.agency.id, byAccountId: chair.agentId, customerId: customer.id };
  await writeAudit(tx, { ...deed, deed: 'trip-drafted', tripId: tripId ?? undefined }, clock.now());
  await tellDesk(tx, customer);
  return id;
}
