import { checkAccepted, keepBooking } from './book-hotel.ts';
import { openProvider, openStay } from './find-hotels.ts';
import type { Needs } from './needs.ts';
import { keepOffer, recheck } from './offers.ts';
import { guestsOf } from './rules/stay-of.ts';

export type DemoStay = {
  readonly chainCode: string;
  readonly hotelCode: string;
  readonly checkin: string;
  readonly checkout: string;
  readonly tripId: string;
  readonly guest: { readonly firstName: string; readonly lastName: string; readonly email: string };
  readonly payBy: 'virtual-card' | 'pay-at-hotel';
};

/** Goes the way of every booking, page by page: looks, rechecks, accepts, books. */
export async function bookForDemo(needs: Needs, accountId: string, stay: DemoStay): Promise<string> {
  const asked = { ...stay, room: 1, guest: 1, ages: '99', currency: 'EUR' };
  const days = openStay(needs, asked);
  const found = await openProvider(needs).hotel(stay, days, 'en');
  const rate = found?.rates.find(({ policy }) => policy.refundable !== 'none') ?? found?.rates[0];
  if (!rate) throw new Error(`${stay.hotelCode} has no rate for the demo`);
  const body = { ...asked, guest: guestsOf(days), rateId: rate.id };
  const caller = { accountId, sessionId: '', roles: ['traveller'] } as const;
  const rechecked = await recheck(needs, body, 'en');
  const offer = await needs.db.transact((tx) => keepOffer(tx, needs, caller, body, rechecked));
  const { firstName, lastName, email } = stay.guest;
  const order = {
    offerId: offer.id,
    tripId: stay.tripId,
    guests: [{ firstName, lastName }],
    email,
    termsAccepted: true,
    termsVersion: offer.rate.termsVersion,
    payment: { kind: stay.payBy },
  };
  const accepted = await checkAccepted(needs, accountId, order, 'en');
  return needs.db.transact((tx) => keepBooking(tx, needs, { callerId: accountId, accountId }, order, accepted, 'en'));
}
