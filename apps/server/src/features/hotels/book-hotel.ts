import { createHash } from 'node:crypto';
import { type BodyOf, type bookHotel as bookCall, holdsCardNumber, type Language } from '@escale/contract';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/jobs.ts';
import { refuse } from '../../platform/refuse.ts';
import { noteDeed } from './booking-log.ts';
import { placeOrder } from './jobs.ts';
import type { Needs } from './needs.ts';
import { findOffer, isOffered, stillStands } from './offers.ts';
import { sealPerson, sealToken } from './person.ts';
import type { ProviderOffer } from './provider.ts';
import type { OfferRow } from './tables.ts';

/** Of one's own booking, or of one for a customer. */
type Body = BodyOf<typeof bookCall>;
export type Accepted = { readonly row: OfferRow; readonly offer: ProviderOffer };

/** What can be refused without the provider is; then it is asked whether what was accepted still stands. Nothing is written. */
export async function checkAccepted(
  needs: Needs,
  accountId: string,
  body: Body,
  language: Language,
): Promise<Accepted> {
  if (holdsCardNumber(saidIn(body))) return refuse('booking.card-number');
  const row = (await findOffer(needs.db.query, accountId, body.offerId)) ?? refuse('hotel.rate-gone');
  if (!body.termsAccepted) return refuse('booking.terms-not-accepted');
  if (body.termsVersion !== row.rate.termsVersion) return refuse('booking.changed');
  if (!isOffered(row, body.payment.kind)) return refuse('booking.payment-refused');
  if (Date.parse(row.valid_until) <= needs.clock.now().getTime()) return refuse('booking.changed');
  if (body.guests.length < row.stay.rooms.length) {
    return refuse('request.invalid', { errors: [{ path: 'guests', code: 'required' }] });
  }
  return { row, offer: await stillStands(needs, row, language) };
}

/**
 * Whatever the field: a number typed into the note to the hotel is a card's too. A phone number with its country's code may
 * look like one by chance.
 */
function saidIn({ offerId: _, tripId: __, phone = '', ...said }: Body): string {
  return JSON.stringify({ ...said, phone: phone.startsWith('+') ? '' : phone });
}

/**
 * Keeps the booking as asked for, with what was accepted, and leaves it to a job to ask the provider: by then the row is
 * there for good, and whatever happens to the answer, it can be asked about by the booking's id.
 */
export async function keepBooking(
  tx: Tx,
  needs: Needs,
  { callerId, accountId }: { callerId: string; accountId: string },
  body: Body,
  { row, offer }: Accepted,
  language: Language,
): Promise<string> {
  const id = newId();
  const now = needs.clock.now().toISOString();
  const { payment } = body;
  const card = payment.kind === 'provider-token' ? payment : null;
  const person = {
    guests: body.guests,
    email: body.email,
    phone: body.phone || null,
    note: body.informationToHotel || null,
  };
  const added = await tx
    .insertInto('hotel_bookings')
    .values({
      id,
      account_id: accountId,
      booked_by: callerId,
      offer_id: row.id,
      provider: row.provider,
      provider_token: offer.token,
      provider_booking_id: null,
      confirmation_number: null,
      state: 'booking',
      failure: null,
      hotel: JSON.stringify(row.hotel),
      stay: JSON.stringify(row.stay),
      rate: JSON.stringify(row.rate),
      provenance: JSON.stringify(row.provenance),
      person: await sealPerson(tx, needs.fields, { id, accountId }, person),
      payment: JSON.stringify({ kind: payment.kind, cardType: card?.cardType ?? null, last4: card?.last4 ?? null }),
      payment_token: card && (await sealToken(tx, needs.fields, { id, accountId }, card.token)),
      terms_text: row.rate.terms,
      terms_hash: createHash('sha256').update(row.rate.terms).digest('hex'),
      terms_version: row.rate.termsVersion,
      terms_language: language,
      terms_accepted_at: now,
      trip_id: body.tripId ?? null,
      segment_id: null,
      asked_at: null,
      next_check_at: now,
      cancel_fee: null,
      cancel_refund: null,
      cancel_asked_at: null,
      cancel_sent_at: null,
      cancelled_at: null,
      virtual_card: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('offer_id').doNothing())
    .executeTakeFirst();
  if (!added.numInsertedOrUpdatedRows) return refuse('booking.offer-used');
  await noteDeed(tx, id, 'asked', { accountId: callerId, at: now });
  await enqueue(tx, placeOrder, { bookingId: id }, { key: `hotel ${id}`, priority: -5 });
  return id;
}
