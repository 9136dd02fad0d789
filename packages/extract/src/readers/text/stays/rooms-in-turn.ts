import { type DateFacts, findDates } from '../../../text/dates.ts';
import { readNames } from '../../../text/names.ts';
import { findPrices } from '../../../text/prices.ts';
import type { Found } from '../found.ts';
import { leadingCode } from '../numbers/booking-number.ts';
import type { Passage } from '../passages/passages.ts';
import { partWords } from '../prices/money.ts';
import { ownHouse } from './house-words.ts';
import { listedCode, type Room } from './room.ts';
import { isStreet } from './streets.ts';

type Kind = 'number' | 'guest' | 'in' | 'out';
type Said = { kind: Kind; value: string; p: Passage; i: number };

/**
 * "Sea twin" over "Confirmation HQ-5512", "Guest: Ines Falk", "Check-in Tuesday 9 March" and "Check-out Friday 12 March", and below it the same of "Hill
 * single": as many forms as numbers, where each says the same things in the same order.
 */
export function roomsInTurn(passages: readonly Passage[], facts: DateFacts): Room[] {
  const said = passages.flatMap((p, i) => {
    const one = p.former || p.text.length > 120 ? null : saidOf(p, facts);
    return one ? [{ ...one, p, i }] : [];
  });
  const numbers = new Set(said.flatMap(({ kind, value }) => (kind === 'number' ? value : [])));
  const size = said.length / numbers.size;
  if (numbers.size < 2 || size < 4 || !Number.isInteger(size)) return [];
  const own = passages.slice(Math.max(0, (said[0]?.i ?? 0) - 3), (said.at(-1)?.i ?? 0) + 1);
  if (own.some(isOfHouse)) return [];
  const forms = [...numbers].map((_, n) => said.slice(n * size, (n + 1) * size));
  const orderOf = (form: readonly Said[]) => form.map(({ kind }) => kind).join(' ');
  const areAlike = forms.every((form) => orderOf(form) === orderOf(forms[0] ?? []));
  const rooms = areAlike ? forms.flatMap((form, n) => roomOf(form, forms[n + 1]?.[0], passages)) : [];
  return rooms.length === numbers.size ? rooms : [];
}

function saidOf(p: Passage, facts: DateFacts): { kind: Kind; value: string } | null {
  const code = p.label === 'reference' ? leadingCode(p.text) : codeAlone(p);
  if (code) return { kind: 'number', value: code };
  if (p.label === 'person' || p.label === 'bookedBy')
    return readNames(p.text).length > 0 ? { kind: 'guest', value: p.text } : null;
  const kind = p.label === null ? undefined : ends.get(p.label);
  const [date, more] = kind ? findDates(p.text, facts).filter(({ weak }) => !weak) : [];
  return kind && date && !more ? { kind, value: date.day } : null;
}

/** "Hotel Birkenhof" or "Lindenallee 4" over each: as many houses, and no rooms of one. */
const isOfHouse = ({ label, text, shape }: Passage): boolean =>
  label === 'hotel' ||
  label === 'address' ||
  label === 'city' ||
  ownHouse.test(shape) ||
  text.split(', ').some(isStreet);

const ends: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ['checkIn', 'in'],
  ['arrival', 'in'],
  ['checkOut', 'out'],
  ['departure', 'out'],
]);

/** "Confirmation HQ-5512", and nothing else in its line. */
function codeAlone({ label, text }: Passage): string | undefined {
  const [match] = label === null && text.length < 50 ? text.matchAll(listedCode) : [];
  return match?.index === 0 && match[0].length === text.trim().length ? match[1] : undefined;
}

function roomOf(form: readonly Said[], next: Said | undefined, passages: readonly Passage[]): Room[] {
  const of = (kind: Kind) => form.filter((one) => one.kind === kind);
  const [[number, more], [from, second], [to, third]] = [of('number'), of('in'), of('out')];
  const guests = of('guest');
  if (!number || !from || !to || more || second || third || guests.length === 0 || from.value >= to.value) return [];
  const at = ({ value, p }: Said): Found<string> => ({ value, at: p.at, text: p.text });
  const last = form.at(-1)?.p;
  const own = passages
    .slice(form[0]?.i, next?.i)
    .filter((p) => next !== undefined || p.block === last?.block)
    .filter((p) => !partWords.test(p.shape) && findPrices(p.text).length === 1);
  const [priced, other] = own;
  const [price] = priced && !other ? findPrices(priced.text) : [];
  return [
    {
      reference: at(number),
      guests: guests.flatMap(({ p }) => readNames(p.text).map((name) => ({ value: { name }, at: p.at, text: p.text }))),
      days: { in: at(from), out: at(to) },
      price:
        price && priced
          ? { value: { amount: price.amount, currency: price.currency }, at: priced.at, text: priced.text }
          : undefined,
    },
  ];
}
