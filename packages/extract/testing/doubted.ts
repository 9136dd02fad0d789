import { type Reading, whyToLook } from '../src/index.ts';

/** Would a person be asked to look before all of this is placed? What a booking lacks is not counted: the product asks for that. */
export const isDoubted = ({ reservations, doubts }: Reading): boolean =>
  reservations.length === 0 ||
  reservations.some((one) => whyToLook(one) !== null) ||
  doubts.some(({ code }) => code === 'booking-not-understood' || code === 'pages-unread');
