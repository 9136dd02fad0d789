import { calls } from 'virtual:contract';
import type { Customer } from '@escale/contract';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useAgencyApi } from '../../api/agency-api.tsx';
import { pagedQuery } from '../../api/call-query.ts';
import { agencyQuery } from '../desk/desk-queries.ts';

/** Of customers nothing is kept on a device: see `desk-queries.ts`. While one types, what was found before stays. */
export function useCustomers(query: string) {
  return useInfiniteQuery({
    ...pagedQuery(useAgencyApi(), calls.listCustomers, { query: { ...(query && { query }), limit: 50 } }),
    placeholderData: keepPreviousData,
    meta: { keep: false },
  });
}

export function useCustomer(id: string) {
  return useQuery(agencyQuery(useAgencyApi(), calls.getCustomer, { params: { id } }));
}

/** The trips of one customer, coming ones first. */
export function useTripsOf(customerId: string) {
  return useQuery(agencyQuery(useAgencyApi(), calls.listAgencyTrips, { query: { customerId, limit: 20 } }));
}

export function nameOf(customer: Pick<Customer, 'firstName' | 'lastName' | 'email'>): string {
  return `${customer.firstName} ${customer.lastName}`.trim() || customer.email;
}
