import { inDays } from '../../testing/makers.ts';
import { atNowhere, type Row, signedIn } from './row.ts';

const aStay = { checkin: inDays(30), checkout: inDays(31) };

export const hotelRows = {
  searchHotels: signedIn(200, () => ({ query: { latitude: '45.75', longitude: '4.85', ...aStay } })),
  getHotel: signedIn(404, () => ({ query: { chainCode: 'SBX', hotelCode: 'none', ...aStay } })),
  bookHotel: signedIn(404),
  recheckHotelRate: signedIn(404),
  listHotelBookings: signedIn(200),
  getHotelBooking: signedIn(404, () => atNowhere),
  openVirtualCard: signedIn(404, () => atNowhere),
  cancelHotelBooking: signedIn(404),
  getCancellationPolicy: signedIn(404, () => atNowhere),
} satisfies Record<string, Row>;
