import type { Candidate, LodgingBooking } from '../../../booking.ts';
import type { Found } from '../../text/found.ts';
import type { Hotel } from '../../text/stays/hotel-place.ts';
import { codesIn } from '../codes.ts';
import { type Item, itemOf } from '../items.ts';
import { passagesOfUnits } from '../units.ts';
import { isOut } from './room-words.ts';
import { stayDaysIn } from './stay-days.ts';
import { houseIn } from './stay-house.ts';
import type { StayUnit } from './stay-units.ts';
import { type Around, type OrderFacts, stayIn } from './stays.ts';

type Stay = Candidate<LodgingBooking>;

/**
 * "Vågen Brygge Hotel as line 003. Conf no. 3392-VB, 14 to 16 April", "vous retrouvez l’hôtel A Cala Nuda du 19 au 21, conf. ACN-1204": a
 * house that was told before, with days that are none of those before and a number of its own.
 */
export function stayAgain(
  units: readonly StayUnit[],
  at: number,
  before: readonly Stay[],
  facts: OrderFacts,
): { stay: Stay; taken: number } | null {
  const [unit] = units.slice(at, at + 1);
  const known = unit && houseAgain(unit.item, before);
  if (!known || !unit || unit.isTitle || unit.isDay) return null;
  for (let taken = 1; taken <= maxUnits; taken++) {
    const own = units.slice(at, at + taken);
    const last = own.at(-1);
    if (own.length < taken || last?.block !== unit.block || last.isDay || last.about === 'other') return null;
    if (taken > 1 && isOtherHouse(last, known, facts)) return null;
    const item = itemOf(passagesOfUnits(own));
    const stay = isNumbered(item, before) && stayDaysIn(item, facts) ? stayIn(item, facts, around(known, item)) : null;
    if (stay && before.every((one) => isApart(one, stay))) return { stay, taken };
  }
  return null;
}

const maxUnits = 4;

/** The house as it was told before; where it is named now, or called the same. */
function around({ booking }: Stay, { passages }: Item): Around {
  const { name = '', phone, street, postcode, city, country } = booking.place ?? {};
  const p = passages.find(({ text }) => text.includes(name)) ?? passages[0];
  const value = { name, phone, address: { street, postcode, city, country } };
  const house: Found<Hotel> = {
    value,
    at: (p?.at ?? 0) + Math.max(0, p?.text.indexOf(name) ?? 0),
    text: p?.text ?? '',
  };
  return { isStay: true, number: null, house };
}

/** The stay in the house that the piece names, or calls the same. */
function houseAgain({ text, shape }: Item, before: readonly Stay[]): Stay | undefined {
  const named = before.findLast(({ booking: { place: { name = '' } = {} } }) => {
    const at = name.length > 4 ? text.indexOf(name) : -1;
    return at >= 0 && !isOut.test(shape.slice(0, at));
  });
  return named ?? (same.test(shape) ? before.at(-1) : undefined);
}

const same =
  /\b(?:(?:same|meme) (?:hotel|house|inn|lodge|guest ?house|cottage|gite|maison|auberge|residence|etablissement|adresse|address|property|accommodation)|(?:hotel|hebergement|accommodation|lodging)[ :,–—-]{1,3}(?:idem|ditto|as above|as before|comme ci-dessus))\b/;

/** "Installation pour 3 nuits à l’Hôtel Sampiero, 3 route …" behind a sentence that names the house before. */
function isOtherHouse({ item }: StayUnit, { booking }: Stay, { document }: OrderFacts): boolean {
  const name = houseIn(item, document)?.value.name;
  return name !== undefined && name !== booking.place?.name;
}

/** With one number, and none that a stay before has. */
function isNumbered(item: Item, before: readonly Stay[]): boolean {
  const [code, more] = codesIn(item);
  return code !== undefined && !more && before.every(({ booking }) => booking.reference !== code.value);
}

/** Whether one ends before the other begins, or they are in two houses. */
function isApart({ booking: a }: Stay, { booking: b }: Stay): boolean {
  const [from, to] = [a.checkIn?.local.slice(0, 10) ?? '', a.checkOut?.local.slice(0, 10) ?? ''];
  const [first, last] = [b.checkIn?.local.slice(0, 10) ?? '', b.checkOut?.local.slice(0, 10) ?? ''];
  return a.place?.name !== b.place?.name || first >= to || last <= from;
}
