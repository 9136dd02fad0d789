import type { Candidate, Place, PlaceTime } from '../../booking.ts';
import type { PlainDay, WalletPass } from '../../source.ts';
import { findDates } from '../../text/dates.ts';
import { findTimes } from '../../text/times.ts';
import { draft } from '../draft.ts';
import { readAddress } from '../text/stays/addresses.ts';
import { evidenceOf, fieldNamed } from './fields.ts';

const stayWords = /\b(?:hotel|hôtel|hostel|room|chambre|zimmer|check-?in|aufenthalt|séjour|nights?|nuits?|nächte)\b/i;

/** Whether a pass is for a bed: hotels issue theirs in the style of event tickets, having none of their own. */
export function isStayPass(pass: WalletPass): boolean {
  return (
    pass.fields.filter(({ label, key }) => stayWords.test(label) || stayWords.test(key.replace(/[-_]/g, ' '))).length >=
    2
  );
}

export function readStayPass(pass: WalletPass, node: string, contextDate: PlainDay): Candidate[] {
  const stay = draft('LodgingReservation');
  const name = fieldNamed(pass, /hotel|hôtel|property|house/i);
  const dates = (text: string) => findDates(text, { contextDate, language: 'unknown', order: 'dmy' });
  const span = pass.fields.find(({ value }) => value.length < 60 && dates(value).length === 2);
  const [arrival, departure] = span ? dates(span.value) : [];
  if (!name || !span || !arrival?.sure || !departure?.sure) return [];

  const everything = pass.fields.map(({ value }) => value).join('\n');
  stay.set('checkIn', at(arrival.day, /check-?in\D{0,20}?(\d.*)/i.exec(everything)?.[1]), evidenceOf(node, span));
  stay.set('checkOut', at(departure.day, /check-?out\D{0,20}?(\d.*)/i.exec(everything)?.[1]), evidenceOf(node, span));
  const address =
    fieldNamed(pass, /address|adresse|indirizzo|dirección/i) ??
    pass.fields.find((field) => /\n.*\d{4,5}/.test(field.value));
  stay.set('place', houseOf(name.value, address?.value ?? ''), evidenceOf(node, name));
  const reference = fieldNamed(pass, /booking|buchung|reservation|réservation|confirmation/i);
  stay.set('reference', reference?.value, evidenceOf(node, reference));
  const guest = fieldNamed(pass, /^(?:guest|gast|client|name|nom)$/i);
  if (guest) stay.set('travelers', [{ name: guest.value }], evidenceOf(node, guest));
  return [stay.done('table', 0.85)];
}

function at(day: PlainDay, clockText: string | undefined): PlaceTime {
  const [time] = findTimes(clockText?.slice(0, 30) ?? '');
  return { local: time ? `${day}T${time.time}:00` : day };
}

function houseOf(name: string, address: string): Place {
  const read = readAddress(address.split(/\r?\n/));
  const { street, postcode, city, country } = read ?? {};
  return Object.fromEntries(
    Object.entries({ name, street, postcode, city, country }).filter(([, value]) => value),
  ) as Place;
}
