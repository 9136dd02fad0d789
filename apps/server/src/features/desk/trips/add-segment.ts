import type { SegmentDraft } from '@escale/contract';
import type { Tx } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import { refuse } from '../../../platform/refuse.ts';
import { openChair, openCustomer } from '../../accounts/index.ts';
import { titleOf } from '../../reading/index.ts';
import { completedAtDesk } from '../../trips/index.ts';
import { applyChanges } from '../drafts/publish-draft.ts';
import type { Needs } from '../needs.ts';

/** Adds a segment for the traveller at once: a publication of one line. A draft that is open goes on as it is. */
export async function addSegmentForCustomer(
  tx: Tx,
  needs: Needs,
  agentId: string,
  tripId: string,
  said: SegmentDraft,
): Promise<void> {
  const chair = await openChair(tx, agentId);
  const trip = await needs.trips.desk.open(tx, chair, tripId, 'draft-trip');
  const first = trip.customers[0] ?? refuse('trip.not-found');
  const customer = await openCustomer(tx, chair, first.customer.id);
  const draft = completedAtDesk(said);
  const titles = { added: [titleOf(draft)], changed: [], removed: [] };
  const changes = { fields: {}, added: [{ id: newId(), draft }], changed: [], removed: [], titles };
  await applyChanges(tx, needs, { chair, customer, tripId }, changes);
}
