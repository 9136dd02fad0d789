import type { CustomerRow } from '../accounts/index.ts';

/** A customer as the agency calls them, by the customer's id. */
export function customerName(customer: CustomerRow): { id: string; name: string } {
  return { id: customer.id, name: `${customer.first_name} ${customer.last_name}`.trim() || customer.email };
}
