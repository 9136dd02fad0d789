import type { Booking } from '../../booking.ts';
import { findPrices } from '../../text/prices.ts';
import type { Found } from '../text/found.ts';
import type { Passage } from '../text/passages.ts';
import { referenceOfKind, type ToldReference } from '../text/references-by-kind.ts';
import type { Item } from './items.ts';

// "Conf. QRV 2207", "Confirmation # 3341907-SY", "réservation NAC-318", "bon n° N2R-60418", "sous le numéro CH-20514", "commandé (n° ZC-118340)"
const spoken =
  /(?<!\p{L})(?:conf(?:irmation|irmé|irmée|irmed)?|r[ée]s(?:ervation)?|r[ée]f(?:[ée]rence)?|booking|bon|voucher|pnr|contrat|contract|num[ée]ro|number|dossier|commande|order number|locator|record locator|buchung|job|order|\((?:n°|no\.|nr\.|#))(?:\.| (?:no|n°|nr|id|code|number|num[ée]ro|ref(?:erence)?|r[ée]f(?:[ée]rence)?|#)\.?|(?: ferroviaire| train| vol| h[oô]tel| de l['’]h[oô]tel| du s[ée]jour)? (?:est|is)| sous le num[ée]ro| under(?: number)?| n°| ?#){0,2}[ \n]?:?[ \n]?(?<code>[A-Z]{2,5} \d{2,6}[/-]\d{2,6}|[A-Z]{2,5} \d{3,9}|\d{3,9} [A-Z]{2,3}|[A-Z0-9]+(?:[/-][A-Z0-9]+)*)(?![\p{L}\d])/giu;

/** The booking's own number in a piece of an order; null where several are said. */
export function codeIn(item: Item): Found<string> | null {
  const [only, more] = codesIn(item);
  return only && !more ? only : null;
}

/** The number in a piece; where it has none, the one that the paper tells for all bookings of the kind. */
export function codeFor(
  item: Item,
  kind: Booking['type'],
  told: readonly ToldReference[],
  names: readonly string[] = [],
): Found<string> | null {
  const [only, more] = codesIn(item);
  return only ? (more ? null : only) : referenceOfKind(told, kind, names);
}

function codesIn(item: Item): Found<string>[] {
  const found: Found<string>[] = [];
  const add = (value: string, p: Passage | undefined) => {
    if (!p || !isCode(value) || found.some((f) => f.value === value)) return;
    found.push({ value, at: p.at + Math.max(0, p.text.indexOf(value)), text: p.text });
  };
  for (const p of item.passages)
    if (p.label === 'reference' && !startsWithPrice(p.text)) add(ownCode.exec(p.text.trim())?.[1] ?? '', p);
  for (const { groups } of item.text.matchAll(spoken)) {
    const value = groups?.code ?? '';
    add(
      value,
      item.passages.find((p) => p.text.includes(value)),
    );
  }
  return found;
}

const ownCode =
  /^([A-Z]{2,5} \d{2,6}[/-]\d{2,6}|[A-Z]{2,5} \d{3,9}|\d{3,9} [A-Z]{2,3}|[A-Z0-9]+(?:[/-][A-Z0-9]+)*)(?![\p{L}\d])/u;

/** "SGD 566.00" below the number in one cell. */
function startsWithPrice(text: string): boolean {
  return findPrices(text)[0]?.at === 0;
}

function isCode(value: string): boolean {
  if (value !== value.toUpperCase() || value.length < 4 || value.length > 24) return false;
  if (/^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}$/.test(value) || /^(?:19|20)\d\d$/.test(value)) return false;
  return /\d/.test(value) || /^[A-Z]{6}$/.test(value);
}
