import type { Page } from '@playwright/test';
import { type Send, winterDay } from './trip-makers.ts';

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
export const checkout = dayAfter(winterDay, 3);
const lisbon = { latitude: 38.7167, longitude: -9.1333 };
export const stay = { checkin: winterDay, checkout, room: 1, guest: 1, currency: 'EUR' };

/** What each invented hotel is there to show is told by its number, the same in every city. */
export const numbers = { flexible: '01', nonRefundable: '02', dearer: '03', silent: '05', gone: '07' };

export const search = (more: Record<string, string | number> = {}) =>
  new URLSearchParams(
    Object.entries({ place: 'Lisbon', ...lisbon, ...stay, radius: 25, ...more }).map(([key, value]) => [
      key,
      String(value),
    ]),
  );

export type Found = { hotelCode: string; chainCode: string; name: string };
export type Rate = { id: string; total: object; termsVersion: string };

/** By the front door: the hotel of this number, and its cheapest rate. */
export async function hotelOf(send: Send, number: string): Promise<{ hotel: Found; rate: Rate }> {
  const list = await send('GET', `/api/my/booking/hotels/list?${search({ pageSize: 50 })}`);
  const { hotels } = (await list.json()) as { hotels: Found[] };
  const hotel = hotels.find(({ name }) => name.endsWith(` ${number}`));
  if (!hotel) throw new Error(`No hotel ${number} among ${hotels.map(({ name }) => name).join(', ')}`);
  const { hotelCode, chainCode } = hotel;
  const query = new URLSearchParams({ hotelCode, chainCode, checkin: stay.checkin, checkout, room: '1', guest: '1' });
  const detail = (await (await send('GET', `/api/my/booking/hotels/detail?${query}`)).json()) as { rates: Rate[] };
  const [rate] = detail.rates;
  if (!rate) throw new Error(`${hotel.name} has no rates`);
  return { hotel, rate };
}

export async function openHotel(
  page: Page,
  send: Send,
  number: string,
  more: Record<string, string> = {},
): Promise<Found> {
  const { hotel } = await hotelOf(send, number);
  await page.goto(`/hotels/${encodeURIComponent(hotel.hotelCode)}?${search({ chainCode: hotel.chainCode, ...more })}`);
  await page.getByRole('heading', { level: 1, name: hotel.name }).waitFor();
  return hotel;
}

export async function fillForm(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'First name' }).fill('Léa');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Martin');
  await page.getByRole('textbox', { name: 'Card holder name' }).fill('Léa Martin');
  await page.getByRole('textbox', { name: 'Card number' }).fill('4111111111111111');
  await page.getByRole('textbox', { name: 'Expiry date' }).fill('0938');
  await page.getByLabel('CVV').fill('737');
  await page.getByRole('checkbox', { name: /I accept the rate terms/ }).check();
}
