import type { Tx } from '../../platform/db.ts';
import { publish } from '../../platform/live.ts';
import { agentsOf, type CustomerRow } from '../accounts/index.ts';

/** Something on the desk changed: the open pages of the advisors who see this customer read again. */
export async function tellDesk(tx: Tx, customer: Pick<CustomerRow, 'agency_id' | 'agent_id'>): Promise<void> {
  for (const agentId of await agentsOf(tx, customer)) await publish(tx, agentId, { what: 'desk' });
}
