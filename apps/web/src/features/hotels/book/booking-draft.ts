import type { HotelOffer, PaymentKind } from '@escale/contract';
import { holdsCardNumber, sandboxCardOf } from '@escale/contract/hotel-cards';
import { isEmail } from '../../../ui/field/is-email.ts';
import type { WordKey } from '../../../words/namespaces.ts';
import { isPhone } from '../../account/is-phone.ts';
import {
  type CardFault,
  type CardType,
  cardTypeOf,
  cvvFault,
  expiryFault,
  expiryMonth,
  numberFault,
} from './card-check.ts';

/** How this page can pay: a card where there are fields to type it into. */
export function payableWith({ payments, cardFields }: HotelOffer): PaymentKind[] {
  const typedIn: Partial<Record<PaymentKind, string>> = { 'hosted-card': 'hosted', 'provider-token': 'sandbox' };
  return payments.filter((kind) => typedIn[kind] === undefined || typedIn[kind] === cardFields?.kind);
}

/** The form as typed. The card stays in it, and in the memory of this page, and nowhere else. */
export type BookingDraft = {
  guests: { firstName: string; lastName: string }[];
  email: string;
  phone: string;
  information: string;
  payment: PaymentKind;
  card: { holder: string; type: CardType | ''; number: string; expiry: string; cvv: string };
  accepted: boolean;
};

export const noCard: BookingDraft['card'] = { holder: '', type: '', number: '', expiry: '', cvv: '' };

/** By field: `guest-0-first`, `email`, `number`… */
export type BookingFaults = Partial<Record<string, WordKey>>;

const cardWords: Record<CardFault, WordKey> = {
  required: 'common.required',
  number: 'hotels.faultNumber',
  'not-a-test-number': 'hotels.faultTestNumber',
  expiry: 'hotels.faultExpiry',
  expired: 'hotels.faultExpired',
  cvv: 'hotels.faultCvv',
  type: 'hotels.faultCardType',
};

export function faultsOf(draft: BookingDraft, now = new Date()): BookingFaults {
  const faults: BookingFaults = {};
  for (const [i, { firstName, lastName }] of draft.guests.entries()) {
    if (firstName.trim() === '') faults[`guest-${i}-first`] = 'common.required';
    if (lastName.trim() === '') faults[`guest-${i}-last`] = 'common.required';
  }
  if (draft.email.trim() === '') faults.email = 'common.required';
  else if (!isEmail(draft.email)) faults.email = 'errors.email';
  if (draft.phone.trim() !== '' && !isPhone(draft.phone)) faults.phone = 'errors.phone';
  if (holdsCardNumber(draft.information)) faults.information = 'hotels.faultCardInNote';
  if (draft.payment === 'provider-token') Object.assign(faults, cardFaults(draft.card, now));
  if (!draft.accepted) faults.accepted = 'hotels.faultTerms';
  return faults;
}

function cardFaults({ holder, type, number, expiry, cvv }: BookingDraft['card'], now: Date): BookingFaults {
  const known = cardTypeOf(number);
  const found = {
    holder: holder.trim() === '' ? 'required' : null,
    type: type === '' ? 'required' : known && known !== type ? 'type' : null,
    number: numberFault(number),
    expiry: expiryFault(expiry, now),
    cvv: cvvFault(cvv, type || known),
  } satisfies Record<string, CardFault | null>;
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, fault]) => (fault ? [[field, cardWords[fault]]] : [])),
  );
}

/** What goes to our server: of the card a token, four digits and its month. The number and the CVV stay here. */
export function bodyOf(draft: BookingDraft, offer: HotelOffer, tripId: string | undefined) {
  const { card } = draft;
  const known = sandboxCardOf(card.number);
  const phone = draft.phone.trim();
  const informationToHotel = draft.information.trim();
  return {
    offerId: offer.id,
    ...(tripId && { tripId }),
    guests: draft.guests.map(({ firstName, lastName }) => ({ firstName: firstName.trim(), lastName: lastName.trim() })),
    email: draft.email.trim(),
    ...(phone && { phone }),
    ...(informationToHotel && { informationToHotel }),
    termsAccepted: draft.accepted,
    termsVersion: offer.rate.termsVersion,
    payment:
      draft.payment === 'provider-token'
        ? {
            kind: draft.payment,
            token: known?.token ?? '',
            cardType: card.type,
            cardHolderName: card.holder.trim(),
            last4: card.number.replaceAll(/\D/g, '').slice(-4),
            expiryDate: expiryMonth(card.expiry) ?? '',
          }
        : { kind: draft.payment },
  };
}

export type BookingBody = ReturnType<typeof bodyOf>;
