import type { Candidate } from '../../booking.ts';
import { readIsoTime } from '../../iso-time.ts';
import { isObject, type JsonValue } from '../../json.ts';
import type { PlainDay, WalletPass } from '../../source.ts';
import { draft } from '../draft.ts';
import { evidenceOf, fieldNamed, fieldOf, semantic, travelerOf } from './fields.ts';
import { dayPrinted, evidenceOfMoment, momentOf, timeAt } from './moments.ts';

const begins = /^(?:date|when|quand|wann|datum|fecha|data|horaire|start|begin|début|uhrzeit|time|heure)/i;

const ordered = /\border|booking|commande|réservation|bestell|buchung/i;
const numbered = /^(?=.*\d)[A-Z0-9-]{4,20}$/i;

/** A ticket to an event: Apple's tags, else the printed title and the moment at which the pass comes up. */
export function readEventPass(pass: WalletPass, node: string, contextDate: PlainDay): Candidate[] {
  const { semantics } = pass;
  const event = draft('EventReservation');
  const said = (key: string, text: string) => ({ node, at: `/semantics/${key}`, text });
  const name = semantic(semantics, 'eventName');
  if (name) event.set('name', name, said('eventName', name));
  const title = fieldNamed(pass, /event|title|film|movie|concert|show|veranstaltung|spectacle/i);
  event.set('name', title?.value ?? (pass.relevantDate ? pass.description : undefined), evidenceOf(node, title));

  const venue = semantic(semantics, 'venueName');
  // a seat is a "place" as well
  const place = fieldOf(pass, /venue|salle|location|place|lieu|ort\b|theat|cinema|sala\b|luogo|lugar/i, /\p{L}{3}/u);
  const placeName = venue ?? place?.value;
  const point = pass.latitude !== undefined ? { latitude: pass.latitude, longitude: pass.longitude } : {};
  if (placeName)
    event.set('place', { name: placeName, ...point }, venue ? said('venueName', venue) : evidenceOf(node, place));

  const start = dateOf(semantics.eventStartDate) ?? dateOf(semantics.eventStartDateInfo) ?? dateOf(pass.relevantDate);
  if (start) event.set('departure', start, said('eventStartDate', start.local));
  const when = momentOf(pass, begins, contextDate);
  event.set('departure', timeAt(when, dayPrinted(pass, contextDate)?.day), evidenceOfMoment(node, when));
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
  const number = fieldOf(pass, /\b(?:seat|siège|place|(?:sitz)?platz|asiento|posto)\b/i, /^(?=.*\d).{1,8}$/);
  const row = fieldOf(pass, /\b(?:row|rang|reihe|fila)\b/i, /^.{1,6}$/);
  if (number) event.set('seats', [{ number: number.value, row: row?.value }], evidenceOf(node, number));
  const reference =
    fieldOf(pass, ordered, numbered) ??
    pass.fields.find(({ label, value }) => ordered.test(label) && numbered.test(value.trim()));
  event.set('reference', reference?.value, evidenceOf(node, reference));
  const traveler = travelerOf(pass);
  // a field called "name" may be the show's
  if (traveler && traveler.field.value !== event.booking.name)
    event.set('travelers', [traveler.person], evidenceOf(node, traveler.field));
  const { booking } = event;
  return booking.name && booking.departure ? [event.done('markup', name ? 0.9 : 0.6)] : [];
}

function dateOf(value: JsonValue | undefined) {
  return readIsoTime(isObject(value) ? value.date : value);
}
