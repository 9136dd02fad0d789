import { hotelSearchDefaults } from '@escale/contract/limits';
import { isDay } from '@escale/contract/place-clock';
import type { WordKey } from '../../../words/namespaces.ts';
import { noPlace, type PlaceInput } from '../../places/place-input.ts';
import type { Stay } from '../stay.ts';

/** The form as typed. */
export type SearchDraft = {
  place: PlaceInput;
  checkin: string;
  checkout: string;
  guest: number;
  room: number;
  currency: string;
};

export type SearchFaults = { [Field in 'place' | 'checkin' | 'checkout' | 'room']?: WordKey };

export const emptyDraft: SearchDraft = {
  place: noPlace,
  checkin: '',
  checkout: '',
  guest: hotelSearchDefaults.guest,
  room: hotelSearchDefaults.room,
  currency: hotelSearchDefaults.currency,
};

/** The stay that was asked for, or what keeps it from being one. `day`: today. */
export function stayOf(draft: SearchDraft, day: string): Stay | SearchFaults {
  const { place, checkin, checkout, guest, room, currency } = draft;
  const faults: SearchFaults = {
    ...(place.text.trim() === '' && { place: 'common.required' as const }),
    ...(checkin === '' && { checkin: 'common.required' as const }),
    ...(checkout === '' && { checkout: 'common.required' as const }),
    ...(room > guest && { room: 'hotels.faultRooms' as const }),
  };
  const point = place.place;
  if (!faults.place && (point?.latitude === undefined || point.longitude === undefined)) {
    faults.place = 'hotels.faultPlace';
  }
  if (!faults.checkin && (!isDay(checkin) || checkin < day)) faults.checkin = 'hotels.faultPast';
  if (!faults.checkout && (!isDay(checkout) || checkout <= checkin)) faults.checkout = 'hotels.faultCheckout';
  if (Object.keys(faults).length > 0) return faults;
  return {
    place: place.text.trim(),
    latitude: point?.latitude ?? 0,
    longitude: point?.longitude ?? 0,
    checkin,
    checkout,
    guest,
    room,
    currency,
  };
}

export const isStay = (found: Stay | SearchFaults): found is Stay => 'latitude' in found;

/** The day after, in the calendar. */
export function dayAfter(day: string): string {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + 1)).toISOString().slice(0, 10);
}
