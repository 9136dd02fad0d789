import type { agencyImage } from '@escale/contract';
import { calls } from '@escale/contract';
import type { z } from 'zod';
import type { Tx } from '../../../platform/db.ts';
import { cleanName } from '../../../platform/file-name.ts';
import type { KeptFile } from '../../../platform/files.ts';
import { refuse } from '../../../platform/refuse.ts';
import { openChair, openCustomer } from '../../accounts/index.ts';
import { writeAudit } from '../../audit/index.ts';
import { openPicture } from '../branding/images.ts';
import { applyChanges } from '../drafts/publish-draft.ts';
import type { Needs } from '../needs.ts';

type Brought = { file: KeptFile; name: string; tripId: string };

/**
 * Puts a picture among a customer's trip's files, at once: a publication of one line. It is the customer's, sealed with their
 * key, so that it stays when the advisor or the agency goes.
 */
export async function addImageToTrip(
  tx: Tx,
  needs: Needs,
  agentId: string,
  { file, name: said, tripId }: Brought,
): Promise<z.infer<typeof agencyImage>> {
  const { trips, files, clock } = needs;
  const chair = await openChair(tx, agentId);
  const trip = await trips.desk.open(tx, chair, tripId, 'draft-trip');
  const first = trip.customers[0] ?? refuse('trip.not-found');
  const customer = await openCustomer(tx, chair, first.customer.id);
  const { bytes, mediaType, width, height } = await openPicture(needs, file);
  const kept = await files.keep(customer.account_id, bytes);
  if (!(await files.hasRoom(customer.account_id, 0))) return refuse('storage.customer-full');
  const name = cleanName(said) || 'image';
  const id = await trips.desk.attach(tx, customer.account_id, tripId, { kind: 'file', file: kept, name });
  const titles = { added: [name], changed: [], removed: [] };
  await applyChanges(
    tx,
    needs,
    { chair, customer, tripId },
    { fields: {}, added: [], changed: [], removed: [], titles },
  );
  const deed = { agencyId: chair.agency.id, byAccountId: agentId, customerId: customer.id, tripId };
  await writeAudit(tx, { ...deed, deed: 'file-added' }, clock.now());
  return { id, name, mediaType, width, height, url: calls.getAgencyAttachment.path.replace('{id}', id) };
}
