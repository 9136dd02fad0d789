import type { Candidate, Place } from '../../booking.ts';
import { readIsoTime } from '../../iso-time.ts';
import { isObject, type JsonValue } from '../../json.ts';
import { findCity } from '../../knowledge/index.ts';
import type { PassField, PlainDay, WalletPass } from '../../source.ts';
import { plain } from '../../text/plain.ts';
import { draft } from '../draft.ts';
import { dropEmpty } from '../schema-org/pick.ts';
import { labelOf } from '../text/labels/labels.ts';
import { type PrintedAddress, readAddress } from '../text/stays/addresses.ts';
import { isStreet } from '../text/stays/streets.ts';
import { evidenceOf, fieldNamed, fieldOf, semantic, travelerOf } from './fields.ts';
import { type About, dayIn, dayPrinted, evidenceOfMoment, momentOf, timeAt } from './moments.ts';

const begins: About = {
  called: ['when', 'time', 'date'],
  words:
    /^(?:date|when|quand|wann|datum|fecha|data|horaire|start|begin|début|inizio|comienzo|aanvang|alku|kezdés|začátek|uhrzeit|time|heure|show ?time)/i,
};
const titled =
  /event|évén|even[et]m|title|film|movie|concert|show|veranstaltung|spectacle|spettacolo|espectáculo|titre|titel/i;
const house =
  /venue|salle|locati(?:on|e)|locale|place|lieu|ort\b|theat|cinema|sala\b|luogo|lugar|recinto|plats|sted\b|paikka|helyszín/i;

const ordered = /\border|booking|commande|réservation|bestell|buchung/i;
const numbered = /^(?=.*\d)[A-Z0-9][A-Z0-9 /-]{3,19}$/i;

/** A ticket to an event: Apple's tags, else the printed title and the moment at which the pass comes up. */
export function readEventPass(pass: WalletPass, node: string, contextDate: PlainDay): Candidate[] {
  const { semantics } = pass;
  const event = draft('EventReservation');
  const said = (key: string, text: string) => ({ node, at: `/semantics/${key}`, text });
  const name = semantic(semantics, 'eventName');
  if (name) event.set('name', name, said('eventName', name));
  const title = titleOf(pass, contextDate);
  event.set('name', title?.value ?? (pass.relevantDate ? pass.description : undefined), evidenceOf(node, title));

  const venue = semantic(semantics, 'venueName');
  // a seat is a "place" as well
  const field =
    fieldOf(pass, house, /\p{L}{3}/u, 'place') ?? fieldOf(pass, /^(?!)/, /\p{L}{3}/u, 'address') ?? addressBehind(pass);
  const place = placeOf(pass, venue ?? field?.value);
  const point = pass.latitude !== undefined ? { latitude: pass.latitude, longitude: pass.longitude } : {};
  if (place) event.set('place', { ...place, ...point }, venue ? said('venueName', venue) : evidenceOf(node, field));

  const start = dateOf(semantics.eventStartDate) ?? dateOf(semantics.eventStartDateInfo);
  if (start) event.set('departure', start, said('eventStartDate', start.local));
  const shown = dateOf(pass.relevantDate);
  const when = momentOf(pass, begins, contextDate);
  const day = dayPrinted(pass, contextDate)?.day ?? shown?.local.slice(0, 10);
  // the pass may come up when the doors open
  event.set('departure', timeAt(when, day), evidenceOfMoment(node, when));
  if (shown) event.set('departure', shown, { node, at: '/relevantDate', text: shown.local });
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
  const number = fieldOf(pass, /\b(?:seat|siège|place|(?:sitz)?platz|asiento|posto)\b/i, /^(?=.*\d).{1,8}$/, 'seat');
  const row = fieldOf(pass, /\b(?:row|rang|reihe|fila|rij|rad|række|rivi|sor|řada|rząd)\b/i, /^.{1,6}$/);
  if (number) event.set('seats', [{ number: number.value, row: row?.value }], evidenceOf(node, number));
  const reference = [
    fieldOf(pass, ordered, numbered, 'reference'),
    ...pass.fields.filter(({ label }) => ordered.test(label) || labelOf(label) === 'reference'),
  ].find((one) => one && numbered.test(numberIn(one)) && !dayIn(one.value, contextDate));
  event.set('reference', reference && numberIn(reference), evidenceOf(node, reference));
  const traveler = travelerOf(pass);
  // a field called "name" may be the show's
  if (traveler && traveler.field.value !== event.booking.name)
    event.set('travelers', [traveler.person], evidenceOf(node, traveler.field));
  const { booking } = event;
  return booking.name && booking.departure ? [event.done('markup', name ? 0.9 : 0.6)] : [];
}

const numberIn = ({ value }: PassField) => value.trim().replace(/^#\s?/, '');

/** What is on: as a label says, else the large field of the pass, which is for that. */
function titleOf(pass: WalletPass, contextDate: PlainDay): PassField | undefined {
  const named = pass.fields.filter(({ value }) => /\p{L}/u.test(value) && !dayIn(value, contextDate));
  const large = named.filter(({ section }) => section === 'primaryFields');
  return (
    large.find(({ label, key }) => titled.test(key) || titled.test(label)) ??
    fieldNamed({ ...pass, fields: named }, titled) ??
    large.find(({ label }) => !house.test(label) && labelOf(label) === null)
  );
}

/** The house that the back of a pass tells with its address. */
function addressBehind(pass: WalletPass): PassField | undefined {
  return pass.fields.find(({ section, label, value }) => {
    if (section !== 'backFields' || value.length > 160 || !(house.test(label) || labelOf(label) === 'place'))
      return false;
    const address = readAddress(value.split(/\r?\n|,\s/).slice(1));
    return address?.street !== undefined && address.city !== undefined;
  });
}

/** "AFAS Live, Amsterdam", "Leith Hub, 24 Tolbooth Wynd, Edinburgh": the house, and where it is, also as a field of its own says. */
function placeOf(pass: WalletPass, said: string | undefined): Place | undefined {
  const lines = said?.trim().split(/\r?\n/) ?? [];
  const [name = '', ...behind] = lines.flatMap((line) => line.split(/,\s/));
  if (!said || !name) return undefined;
  const field = pass.fields.find(({ label, value }) => value !== said && labelOf(label) === 'address');
  const address =
    readAddress(field?.value.split(/\r?\n/) ?? []) ??
    readAddress(behind.slice(Math.max(0, behind.findIndex(isStreet))));
  // "Hochschule Darmstadt, Gebäude C10, Schöfferstraße 3, 64295 Darmstadt": what is before the street is where in the house
  const parts = behind.map((part) => isOfAddress(part, address));
  const isTold = address?.street
    ? parts.indexOf(true) >= 0 && parts.at(-1) === true
    : parts.length > 0 && !parts.includes(false);
  const { street, postcode, city, country } = address ?? {};
  return dropEmpty({ name: isTold ? name : lines.join(', '), street, postcode, city, country });
}

function isOfAddress(part: string, address: PrintedAddress | null): boolean {
  const parts = Object.values(address ?? {}).map(plain);
  return parts.some((one) => plain(part).includes(one)) || (address === null && findCity(part) !== null);
}

function dateOf(value: JsonValue | undefined) {
  return readIsoTime(isObject(value) ? value.date : value);
}
