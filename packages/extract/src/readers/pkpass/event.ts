import type { Candidate } from '../../booking.ts';
import { readIsoTime } from '../../iso-time.ts';
import { isObject, type JsonValue } from '../../json.ts';
import type { WalletPass } from '../../source.ts';
import { draft } from '../draft.ts';
import { evidenceOf, fieldNamed, semantic } from './fields.ts';

/** A ticket to an event: Apple's tags, else the printed title and the moment at which the pass comes up. */
export function readEventPass(pass: WalletPass, node: string): Candidate[] {
  const { semantics } = pass;
  const event = draft('EventReservation');
  const said = (key: string, text: string) => ({ node, at: `/semantics/${key}`, text });
  const name = semantic(semantics, 'eventName');
  if (name) event.set('name', name, said('eventName', name));
  const title = fieldNamed(pass, /event|title|film|movie|concert|show|veranstaltung|spectacle/i);
  event.set('name', title?.value ?? (pass.relevantDate ? pass.description : undefined), evidenceOf(node, title));

  const venue = semantic(semantics, 'venueName');
  const place = fieldNamed(pass, /venue|location|place|lieu|ort\b|theat|cinema/i);
  const placeName = venue ?? place?.value;
  const point = pass.latitude !== undefined ? { latitude: pass.latitude, longitude: pass.longitude } : {};
  if (placeName)
    event.set('place', { name: placeName, ...point }, venue ? said('venueName', venue) : evidenceOf(node, place));

  const start = dateOf(semantics.eventStartDate) ?? dateOf(semantics.eventStartDateInfo) ?? dateOf(pass.relevantDate);
  if (start) event.set('departure', start, said('eventStartDate', start.local));
  const end = dateOf(semantics.eventEndDate) ?? dateOf(semantics.eventEndDateInfo);
  if (end) event.set('until', end, said('eventEndDate', end.local));

  const seats = Array.isArray(semantics.seats) ? semantics.seats.filter(isObject) : [];
  if (seats.length > 0)
    event.set(
      'seats',
      seats.map((seat) => ({
        number: semantic(seat, 'seatNumber'),
        row: semantic(seat, 'seatRow'),
        coach: semantic(seat, 'seatSection'),
      })),
    );
  const { booking } = event;
  return booking.name && booking.departure ? [event.done('markup', name ? 0.9 : 0.6)] : [];
}

function dateOf(value: JsonValue | undefined) {
  return readIsoTime(isObject(value) ? value.date : value);
}
