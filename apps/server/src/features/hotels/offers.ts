import type { BodyOf, HotelOffer, Language, PaymentKind, recheckHotelRate } from '@escale/contract';
import type { Caller } from '../../platform/caller.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { mayPayForHotelBy } from '../../platform/policy.ts';
import { refuse } from '../../platform/refuse.ts';
import { listen, openProvider, openStay, provenanceOf } from './find-hotels.ts';
import type { Needs } from './needs.ts';
import type { ProviderOffer, Stay } from './provider.ts';
import { rateOf } from './rate-of.ts';
import { isSamePrice } from './rules/money.ts';
import { guestsOf } from './rules/stay-of.ts';
import type { OfferRow } from './tables.ts';

/** Paid with a card that somebody types. */
const typed: readonly PaymentKind[] = ['hosted-card', 'provider-token'];

type Body = BodyOf<typeof recheckHotelRate>;
type Rechecked = { readonly stay: Stay; readonly offer: ProviderOffer };

/** Asks the provider; nothing is written. */
export async function recheck(needs: Needs, body: Body, language: Language): Promise<Rechecked> {
  const stay = openStay(needs, body);
  const provider = openProvider(needs);
  const offer = await listen(needs, () => provider.recheck(body, body.rateId, stay, language));
  return { stay, offer: offer ?? refuse('hotel.rate-gone') };
}

/** Keeps what the provider stands by, so that it is this that is accepted and booked. */
export async function keepOffer(
  tx: Tx,
  needs: Needs,
  caller: Caller,
  { chainCode, hotelCode, rateId, shown }: Body,
  { stay, offer }: Rechecked,
): Promise<HotelOffer> {
  const id = newId();
  const rate = rateOf(offer.rate, stay.nights);
  const kept = { ...stay, guests: guestsOf(stay) };
  const payments = offer.payments.filter((kind) => mayPayForHotelBy(caller.roles, kind));
  const provenance = provenanceOf(needs, openProvider(needs));
  await tx
    .insertInto('hotel_offers')
    .values({
      id,
      account_id: caller.accountId,
      provider: openProvider(needs).name,
      asked: JSON.stringify({ chainCode, hotelCode, rateId }),
      provider_token: offer.token,
      hotel: JSON.stringify(offer.hotel),
      stay: JSON.stringify(kept),
      rate: JSON.stringify(rate),
      payments,
      provenance: JSON.stringify(provenance),
      valid_until: offer.validUntil.toISOString(),
      created_at: needs.clock.now().toISOString(),
    })
    .execute();
  const dearer = shown && !isSamePrice(shown.total, rate.total) ? shown.total : null;
  const otherTerms = shown !== undefined && shown.termsVersion !== rate.termsVersion;
  return {
    id,
    hotel: offer.hotel,
    stay: shownStay(kept),
    rate,
    changes: dearer || otherTerms ? { priceBefore: dearer, terms: otherTerms } : null,
    payments: [...payments],
    cardFields: payments.some((kind) => typed.includes(kind)) ? offer.cardFields : null,
    validUntil: offer.validUntil.toISOString(),
    provenance,
  };
}

export async function findOffer(queries: Queries, accountId: string, offerId: string): Promise<OfferRow | null> {
  const row = await queries
    .selectFrom('hotel_offers')
    .selectAll()
    .where('id', '=', offerId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ?? null;
}

/** Asks once more, at the last moment: what was accepted is booked, or nothing is. */
export async function stillStands(needs: Needs, row: OfferRow, language: Language): Promise<ProviderOffer> {
  const provider = openProvider(needs);
  const offer = await listen(needs, () =>
    provider.recheck(row.asked, row.asked.rateId, row.stay, language, row.provider_token),
  );
  if (!offer) return refuse('hotel.rate-gone');
  const now = rateOf(offer.rate, row.stay.nights);
  if (!isSamePrice(now.total, row.rate.total) || now.termsVersion !== row.rate.termsVersion) {
    return refuse('booking.changed');
  }
  return offer;
}

export const shownStay = ({ checkin, checkout, nights, rooms, guests }: OfferRow['stay']) => ({
  checkin,
  checkout,
  nights,
  rooms: rooms.length,
  guests,
});

export const isOffered = (row: OfferRow, kind: PaymentKind) => row.payments.includes(kind);
