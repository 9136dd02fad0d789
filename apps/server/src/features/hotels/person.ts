import type { Queries, Tx } from '../../platform/db.ts';
import type { FieldCipher } from '../../platform/field-cipher.ts';
import type { BookingRow } from './tables.ts';

/** Who stays there, and what is said to the hotel: sealed, because it is nobody's business but theirs and the hotel's. */
export type Person = {
  readonly guests: readonly { readonly firstName: string; readonly lastName: string }[];
  readonly email: string;
  readonly phone: string | null;
  readonly note: string | null;
};

const place = (bookingId: string) => `hotel_bookings.person ${bookingId}`;
const tokenPlace = (bookingId: string) => `hotel_bookings.payment_token ${bookingId}`;

export function sealPerson(tx: Tx, fields: FieldCipher, at: { id: string; accountId: string }, person: Person) {
  return fields.seal(tx, at.accountId, place(at.id), JSON.stringify(person));
}

/** The provider's token for a card, until the booking is settled. */
export function sealToken(tx: Tx, fields: FieldCipher, at: { id: string; accountId: string }, token: string) {
  return fields.seal(tx, at.accountId, tokenPlace(at.id), token);
}

/** Null: erased, or past its time. */
export async function openPerson(
  queries: Queries,
  fields: FieldCipher,
  { id, account_id, person }: BookingRow,
): Promise<Person | null> {
  const text = account_id && person ? await fields.open(queries, account_id, place(id), person) : null;
  return text === null ? null : (JSON.parse(text) as Person);
}

export async function openToken(
  queries: Queries,
  fields: FieldCipher,
  { id, account_id, payment_token }: BookingRow,
): Promise<string | null> {
  return account_id && payment_token ? fields.open(queries, account_id, tokenPlace(id), payment_token) : null;
}
