import type { HotelBooking } from '@escale/contract';
import type { Queries } from '../../platform/db.ts';
import { customersAmong, findChair, namesOf } from '../accounts/index.ts';
import { customerName } from './advisor-of.ts';
import { quoteFor } from './cancel-booking.ts';
import type { Needs } from './needs.ts';
import { shownStay } from './offers.ts';
import { openPerson } from './person.ts';
import { priceOf, unitsOf } from './rules/money.ts';
import type { BookingRow } from './tables.ts';

export async function presentBookings(
  queries: Queries,
  needs: Needs,
  callerId: string,
  rows: readonly BookingRow[],
): Promise<HotelBooking[]> {
  const trips = await needs.trips.tripsOfSegments(
    queries,
    rows.flatMap((row) => row.segment_id ?? []),
  );
  const helpers = rows.flatMap((row) => (row.booked_by !== row.account_id && row.booked_by ? row.booked_by : []));
  const names = await namesOf(queries, helpers);
  const chair = await findChair(queries, callerId);
  const others = rows.flatMap(({ account_id: of }) => (of && of !== callerId ? of : []));
  const customers = chair && (await customersAmong(queries, chair, others));
  const shown: HotelBooking[] = [];
  for (const row of rows) {
    const tripId = (row.segment_id ? trips.get(row.segment_id) : undefined) ?? null;
    const bookedBy = row.booked_by === row.account_id ? null : (names.get(row.booked_by ?? '')?.name ?? null);
    const customer = customers?.get(row.account_id ?? '');
    const forCustomer = customer ? { id: customer.id, name: customerName(customer) } : null;
    shown.push(await present(queries, needs, row, { tripId, bookedBy, forCustomer }));
  }
  return shown;
}

async function present(
  queries: Queries,
  needs: Needs,
  row: BookingRow,
  { tripId, ...people }: { tripId: string | null } & Pick<HotelBooking, 'bookedBy' | 'forCustomer'>,
): Promise<HotelBooking> {
  const person = await openPerson(queries, needs.fields, row);
  return {
    id: row.id,
    state: row.state,
    failure: row.failure,
    confirmationNumber: row.confirmation_number,
    hotel: row.hotel,
    stay: shownStay(row.stay),
    rate: row.rate,
    guests: [...(person?.guests ?? [])],
    email: person?.email ?? '',
    informationToHotel: person?.note ?? null,
    payment: row.payment,
    // Until it is confirmed, the trip that was chosen.
    tripId: row.segment_id ? tripId : row.trip_id,
    segmentId: tripId ? row.segment_id : null,
    cancellable: quoteFor(row, needs.clock.now()).cancellable,
    cancellation: cancellationOf(row),
    acceptedTerms: {
      at: row.terms_accepted_at,
      version: row.terms_version,
      text: row.terms_text,
      hash: row.terms_hash,
    },
    ...people,
    virtualCard: row.virtual_card,
    provenance: row.provenance,
    version: row.version,
    createdAt: row.created_at,
  };
}

function cancellationOf(row: BookingRow): HotelBooking['cancellation'] {
  if (row.cancel_asked_at === null) return null;
  const money = (amount: string | null) => priceOf(unitsOf(amount ?? '0'), row.rate.total.currency);
  return {
    fee: money(row.cancel_fee),
    refund: money(row.cancel_refund),
    askedAt: row.cancel_asked_at,
    cancelledAt: row.cancelled_at,
    refused: row.cancel_refused,
  };
}
