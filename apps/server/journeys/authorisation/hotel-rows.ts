import { inDays } from '../../testing/makers.ts';
import type { Records } from './records.ts';
import { nowhere, ofCustomer, type Row, row, signedIn } from './row.ts';

const aStay = { checkin: inDays(30), checkout: inDays(31) };
const aRate = { chainCode: 'SBX', hotelCode: 'none', rateId: 'none', ...aStay };
const anOrder = {
  offerId: nowhere,
  guests: [{ firstName: 'A', lastName: 'B' }],
  email: 'a@example.com',
  termsAccepted: true,
  termsVersion: 'x',
  payment: { kind: 'pay-at-hotel' },
};
const booking = (on: Records) => ({ params: { id: on.bookingId } });
const aCancellation = (on: Records) => ({
  body: { bookingId: on.bookingId, acceptedFee: { amount: '0.00', currency: 'EUR' }, policyVersion: 'another' },
});

export const hotelRows = {
  searchHotels: signedIn(200, () => ({ query: { latitude: '45.75', longitude: '4.85', ...aStay } })),
  getHotel: signedIn(404, () => ({ query: { chainCode: 'SBX', hotelCode: 'none', ...aStay } })),
  recheckHotelRate: signedIn(409, () => ({ body: aRate })),
  // Of an offer that is not theirs everybody hears that it is gone.
  bookHotel: signedIn(409, () => ({ body: anOrder })),
  bookHotelForCustomer: ofCustomer(409, ({ customerId, tripId }) => ({ body: { ...anOrder, customerId, tripId } })),
  listCustomerHotelBookings: ofCustomer(200, ({ tripId }) => ({ query: { tripId } })),
  listHotelBookings: signedIn(200),
  // Léa's, in a trip that Max runs too; Ana looks after her. A fellow traveller sees the segment alone.
  getHotelBooking: row(404, { owner: 200, primary: 200, agent: 200 }, booking),
  getCancellationPolicy: row(404, { owner: 200, primary: 200, agent: 200 }, booking),
  cancelHotelBooking: row(404, { owner: 409, primary: 409, agent: 409 }, aCancellation),
  // What pays for it is Léa's, and whoever books for her.
  openVirtualCard: row(404, { owner: 200, agent: 200 }, booking),
} satisfies Record<string, Row>;
