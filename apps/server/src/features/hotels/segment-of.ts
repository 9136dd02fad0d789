import { atPlace, type SegmentDraft, segmentDraft } from '@escale/contract';
import type { Person } from './person.ts';
import type { BookingRow } from './tables.ts';

type Facts = Pick<BookingRow, 'hotel' | 'stay' | 'rate' | 'terms_text' | 'provenance'>;

/** The booking as the trip's itinerary has it. */
export function segmentOf(
  { hotel, stay, rate, terms_text, provenance }: Facts,
  confirmed: { confirmationNumber: string | null; person: Person | null },
): SegmentDraft {
  const zone = rate.cancellationPolicy.hotelTimeZone;
  return segmentDraft.parse({
    type: 'hotel',
    name: hotel.name.slice(0, 200),
    place: { ...hotel.place, timeZone: hotel.place.timeZone ?? zone },
    start: atPlace(`${stay.checkin}T${hotel.checkinFrom}:00`, zone),
    end: atPlace(`${stay.checkout}T${hotel.checkoutUntil}:00`, zone),
    status: 'confirmed',
    ...(confirmed.confirmationNumber && { confirmationNumber: confirmed.confirmationNumber.slice(0, 60) }),
    travelers: (confirmed.person?.guests ?? []).map(({ firstName, lastName }) => ({
      name: `${firstName} ${lastName}`,
    })),
    price: rate.total,
    supplier: provenance.mode === 'sandbox' ? 'Sandbox' : provenance.provider,
    ...(hotel.phone && { phone: hotel.phone.slice(0, 40) }),
    numberOfRooms: stay.rooms.length,
    roomDescription: [rate.room, rate.roomDescription].filter(Boolean).join('. '),
    rateDescription: terms_text.slice(0, 10_000),
    cancellationPolicy: (rate.cancellationPolicy.text ?? terms_text).slice(0, 10_000),
    refundable: rate.refundable,
    amenities: hotel.amenities,
    ...(hotel.reviewCount !== null && { reviewCount: hotel.reviewCount }),
  });
}

/** The instant of the check-in, in epoch milliseconds. */
export function checkinMs({ hotel, stay, rate }: Pick<BookingRow, 'hotel' | 'stay' | 'rate'>): number {
  const at = atPlace(`${stay.checkin}T${hotel.checkinFrom}:00`, rate.cancellationPolicy.hotelTimeZone);
  return Date.parse(at.replace(/\[.*/, ''));
}
