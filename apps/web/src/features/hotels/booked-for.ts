import { calls } from 'virtual:contract';
import type { AgencyTrip, Customer, Trip } from '@escale/contract';
import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { callQuery } from '../../api/call-query.ts';
import { useUserApi } from '../../api/user-api.tsx';
import { client } from '../../session/session.ts';
import { meta } from './hotel-queries.ts';
import type { HotelSearch } from './stay.ts';

/** The trip that the bed is for, and whose it is: null is one's own. */
export type BookedFor = {
  trip: Trip | AgencyTrip | undefined;
  tripError: unknown;
  customer: Customer | null;
  /** An advisor's page waits for whom it is. */
  isPending: boolean;
};

/**
 * For oneself, or as an advisor for a customer. The pages of hotels are the same for both, so it is here that the agency's
 * calls are made outside its own pages; of a customer nothing is kept on the device.
 */
export function useBookedFor({ trip: tripId, customer: customerId }: HotelSearch): BookedFor {
  const isDesk = customerId !== undefined;
  const params = { id: tripId ?? '' };
  const own = useQuery({
    ...callQuery(useUserApi(), calls.getTrip, { params }),
    enabled: tripId !== undefined && !isDesk,
  });
  const theirs = useQuery({
    ...callQuery(client, calls.getAgencyTrip, { params }),
    enabled: tripId !== undefined && isDesk,
    meta,
  });
  const customer = useQuery({
    ...callQuery(client, calls.getCustomer, { params: { id: customerId ?? '' } }),
    enabled: isDesk,
    meta,
  });
  const trip = isDesk ? theirs : own;
  return {
    trip: trip.data,
    tripError: trip.error,
    customer: customer.data ?? null,
    isPending: isDesk && customer.isPending,
  };
}

export const nameOf = ({ firstName, lastName, email }: Customer): string => `${firstName} ${lastName}`.trim() || email;

/** The trip where whoever books has it before them. */
export function tripLink(tripId: string, isDesk: boolean, segmentId?: string | null) {
  const search = segmentId ? { segment: segmentId } : {};
  return isDesk
    ? linkOptions({ to: '/desk/trips/$tripId', params: { tripId }, search })
    : linkOptions({ to: '/trips/$tripId', params: { tripId }, search });
}
