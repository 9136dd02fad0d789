import type { Queries } from '../../platform/db.ts';
import { findChair, managerOf } from '../accounts/index.ts';
import { whereIs } from './access.ts';
import type { Needs } from './needs.ts';
import type { BookingRow } from './tables.ts';

/** Who at the agency hears how a booking ended that was made there, and how the agency calls its person. */
export type DeskReader = { readonly accountId: string; readonly customer: string };

/**
 * The advisor who booked; where the customer is a colleague's by now, that one. Null: its person booked it themselves, or
 * nobody of the agency may see it any more.
 */
export async function advisorOf(queries: Queries, needs: Needs, row: BookingRow): Promise<DeskReader | null> {
  const { booked_by: by, account_id: of } = row;
  if (!by || !of || by === of) return null;
  const chair = await findChair(queries, by);
  const tripId = await whereIs(queries, needs, row);
  if (!chair || !tripId) return null;
  const manager = await managerOf(queries, chair.agency.id, of);
  for (const agentId of new Set([by, manager ?? by])) {
    const customer = await customerAt(queries, needs, { agentId, tripId, of });
    if (customer) return { accountId: agentId, customer };
  }
  return null;
}

async function customerAt(
  queries: Queries,
  { trips }: Needs,
  { agentId, tripId, of }: { agentId: string; tripId: string; of: string },
): Promise<string | null> {
  const chair = await findChair(queries, agentId);
  const trip = chair && (await trips.desk.find(queries, chair, tripId));
  const customer = trip?.customers.find((one) => one.customer.account_id === of)?.customer;
  return customer ? customerName(customer) : null;
}

type Named = { readonly first_name: string; readonly last_name: string; readonly email: string };

/** A customer as the agency calls them. */
export function customerName({ first_name, last_name, email }: Named): string {
  return `${first_name} ${last_name}`.trim() || email;
}
