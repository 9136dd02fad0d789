import type { Company, Evidence, Person, Place, Seat } from '../../booking.ts';
import type { PlainDay } from '../../source.ts';
import { listIn, numberIn, objectIn, textIn } from './packed.ts';
import { stationPlace } from './station.ts';
import type { PackedObject } from './uper.ts';

/** What the code around the flexible content says: the number on the paper, the railway, and the code itself. */
export type FcbContext = { node: string; token: string; key?: string; issuer?: string };

/** What all tickets of one code share. */
export type Shared = {
  issued: PlainDay;
  reference?: string;
  travelers: Person[];
  issuer: Company;
  currency: string;
  fraction: number;
  context: FcbContext;
};

export function sharedOf(ticket: PackedObject, issued: PlainDay, context: FcbContext): Shared {
  const issuing = objectIn(ticket, 'issuingDetail');
  const number =
    textIn(issuing, 'issuerNum')?.padStart(4, '0') ??
    textIn(issuing, 'issuerIA5') ??
    textIn(issuing, 'securityProviderNum')?.padStart(4, '0') ??
    textIn(issuing, 'securityProviderIA5') ??
    context.issuer;
  const name = textIn(issuing, 'issuerName');
  return {
    issued,
    reference: context.key || textIn(issuing, 'issuerPNR'),
    travelers: listIn(objectIn(ticket, 'travelerDetail'), 'traveler').flatMap(personOf),
    issuer: { ...(name ? { name } : {}), ...(number ? { identifier: `uic:${number}` } : {}) },
    currency: textIn(issuing, 'currency') ?? 'EUR',
    fraction: numberIn(issuing, 'currencyFract') ?? 2,
    context,
  };
}

export function endsOf(object: PackedObject, codeTable: number): { from: Place | null; to: Place | null } {
  const table = numberIn(object, 'stationCodeTable') ?? codeTable;
  const place = (end: 'from' | 'to') =>
    stationPlace(
      textIn(object, `${end}StationNameUTF8`),
      textIn(object, `${end}StationNum`) ?? textIn(object, `${end}StationIA5`),
      table,
    );
  return { from: place('from'), to: place('to') };
}

export function referenceOf(ticket: PackedObject): string | undefined {
  return textIn(ticket, 'referenceIA5') ?? textIn(ticket, 'referenceNum');
}

/** First is 1; second is 2 and, as the default, seldom said. */
export function classOf(ticket: PackedObject): string | undefined {
  const code = numberIn(ticket, 'classCode') ?? 2;
  if (code === 1 || code === 8 || code === 9) return '1';
  return code === 2 || code === 10 || code === 11 ? '2' : undefined;
}

export function seatsOf(places: PackedObject | undefined, seatClass: string | undefined): Seat[] {
  if (!places) return [];
  const coach = textIn(places, 'coach');
  const numbers = [places.placeIA5, places.placeNum]
    .flatMap((list) => (Array.isArray(list) ? list : []))
    .map((value) => String(value).trim())
    .filter(Boolean);
  if (numbers.length === 0) numbers.push(...(textIn(places, 'placeString')?.split(/, ?/) ?? []));
  const of: Seat = { ...(coach ? { coach } : {}), ...(seatClass ? { class: seatClass } : {}) };
  if (numbers.length === 0) return coach ? [of] : [];
  return numbers.map((number) => ({ ...of, number }));
}

export function personOf(traveler: PackedObject): Person[] {
  const givenName = [textIn(traveler, 'firstName'), textIn(traveler, 'secondName')].filter(Boolean).join(' ');
  const familyName = textIn(traveler, 'lastName');
  const name = [givenName, familyName].filter(Boolean).join(' ');
  if (!name) return [];
  return [{ name, ...(givenName ? { givenName } : {}), ...(familyName ? { familyName } : {}) }];
}

export function seen(shared: Shared, at: string, text: string | undefined): Evidence {
  return { node: shared.context.node, at, text: text ?? '' };
}
