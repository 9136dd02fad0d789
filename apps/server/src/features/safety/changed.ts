import type { Tx } from '../../platform/db.ts';
import { publish } from '../../platform/live.ts';
import { safetyContactsOf } from '../accounts/index.ts';

/** To the traveller's open pages and to the desk's. */
export async function sayChanged(
  tx: Tx,
  of: { incidentId: string; accountId: string; companyId: string },
): Promise<void> {
  const people = new Set([of.accountId, ...(await safetyContactsOf(tx, of.companyId))]);
  for (const person of people) await publish(tx, person, { what: 'incident', incidentId: of.incidentId });
}
