import type { Candidate, Place } from '../../booking.ts';
import type { CalendarEvent } from '../../source.ts';
import { draft } from '../draft.ts';
import { readAddress } from '../text/addresses.ts';
import type { At } from './at.ts';
import { placeOf } from './notice.ts';
import { placeTime } from './times.ts';

/** A night by its title: "Hotel: Torphin House". */
export function readStay(event: CalendarEvent, at: At): Candidate | null {
  const stay = draft('LodgingReservation');
  const named = /^[^:]{3,20}?(?::| at| chez| à l['’])\s?(.{2,80})$/i.exec(event.summary)?.[1];
  const place = houseOf(named, event);
  if (!place?.name) return null;
  stay.set('place', place, at('location', event.location || event.summary));
  stay.set('checkIn', placeTime(event.start, place), event.start && at('dtstart', event.start.local));
  stay.set('checkOut', placeTime(event.end, place), event.end && at('dtend', event.end.local));
  return stay.done('calendar', 0.85);
}

/** "Torphin House, 5 Melville Row, Edinburgh EH3 7NS": the name, and what is surely its street, postcode and city. */
function houseOf(named: string | undefined, event: CalendarEvent): Place | undefined {
  const parts = event.location.split(/,\s?/);
  const [first] = parts;
  const place = placeOf(event);
  if (named && first !== named && !event.location.startsWith(named)) {
    const address = readAddress([event.location]);
    const town = address?.city;
    // "Torphin House, Edinburgh", where the address says the town itself
    const name = town && named.endsWith(`, ${town}`) ? named.slice(0, -town.length - 2) : named;
    return address ? { ...address, name } : { ...place, name };
  }
  const isAddress = parts.length >= 3 && /\d/.test(parts[1] ?? '');
  if (!isAddress) return place && { ...place, name: named ?? place.name };
  const house: Place = { name: named ?? first, street: parts[1] };
  const city = /^(\d{4,5})\s(\p{L}.+)$|^(\p{L}.+?)\s([A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}|\d{5})$/u.exec(parts[2] ?? '');
  house.city = city?.[2] ?? city?.[3] ?? parts[2];
  const postcode = city?.[1] ?? city?.[4];
  if (postcode) house.postcode = postcode;
  return house;
}
