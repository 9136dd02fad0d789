import type { Candidate, Place, PlaceTime } from '../../booking.ts';
import type { PassField, PlainDay, WalletPass } from '../../source.ts';
import { findDates } from '../../text/dates.ts';
import { findTimes } from '../../text/times.ts';
import { draft } from '../draft.ts';
import { labelOf } from '../text/labels/labels.ts';
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
  const large = pass.fields.find(({ section, value }) => section === 'primaryFields' && /\p{L}{3}/u.test(value));
  const name = fieldNamed(pass, /hotel(?!.*address)|hôtel|property|house/i) ?? large;
  const dates = (text: string) => findDates(text, { contextDate, language: 'unknown', order: 'dmy' });
  const span = pass.fields.find(({ value }) => value.length < 60 && dates(value).length === 2);
  const dated = pass.fields.filter(({ value }) => value.length < 60 && dates(value).length === 1);
  const [comes, goes] = (['In', 'Out'] as const).map((way) =>
    dated.find(({ label }) => [`check${way}`, way === 'In' ? 'arrival' : 'departure'].includes(labelOf(label) ?? '')),
  );
  const [inField, outField] = span ? [span, span] : [comes, goes];
  const [arrival, departure] = span ? dates(span.value) : [comes, goes].flatMap((field) => dates(field?.value ?? ''));
  if (!name || !arrival?.sure || !departure?.sure) return [];

  const everything = pass.fields.map(({ value }) => value).join('\n');
  const said = (field: PassField | undefined, words: RegExp) =>
    field !== span && findTimes(field?.value ?? '').length === 1 ? field?.value : words.exec(everything)?.[1];
  const hours = [said(inField, /check-?in\D{0,20}?(\d.*)/i), said(outField, /check-?out\D{0,20}?(\d.*)/i)];
  stay.set('checkIn', at(arrival.day, hours[0]), evidenceOf(node, inField));
  stay.set('checkOut', at(departure.day, hours[1]), evidenceOf(node, outField));
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
