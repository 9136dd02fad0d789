import { plain } from '../../../text/plain.ts';
import { findPrices } from '../../../text/prices.ts';
import type { Label } from '../labels/labels.ts';
import type { Passage } from '../passages/passages.ts';
import { isPart, type PriceSaid, says } from './price-beside-number.ts';

/**
 * "N° de réservation | HBO-3320" over "Montant | CHF 471.00": the only amount that a form has below a booking's number, before
 * anything else is told. A form may be of lines too, each with its label.
 */
export function priceInForm(number: string, others: readonly string[], passages: readonly Passage[]): PriceSaid | null {
  const isField = (p: Passage) => (p.inTable ? !p.byColumn : p.label !== null && !p.isHeading);
  const at = passages.findIndex((p) => isField(p) && !p.former && says(p.text, number));
  const own = passages[at];
  if (!own) return null;
  const below = passages.slice(at + 1, at + maxBelow);
  const end = below.findIndex(
    (p) =>
      (own.inTable ? p.block !== own.block : p.inTable || p.section !== own.section || !isField(p)) ||
      p.isHeading ||
      (p.label !== null && things.has(p.label)) ||
      others.some((other) => says(p.text, other)),
  );
  const found = below.slice(0, end < 0 ? undefined : end).flatMap((p) => {
    if (p.label !== 'price' || p.byColumn || p.former) return [];
    return findPrices(p.text).flatMap((price) =>
      isPart(p, price) ? [] : [{ price, at: p.at + price.at, text: p.text }],
    );
  });
  const [only, more] = found;
  // "TOTAL DUE | $1,318.05" below a row for each of several: of all of them
  const isList = passages.slice(0, at).some((p) => p.block === own.block && others.some((one) => says(p.text, one)));
  const amounts = passages.filter((p) => p.block === own.block && p.label === 'price' && !p.byColumn);
  if (isList && amounts.length < 2 && amounts.some(({ called }) => ofAll.test(plain(called)))) return null;
  return only && !more ? only : null;
}

const ofAll = /\b(?:total|due|a payer|gesamt\w*|summe|totale)\b/;

const maxBelow = 12;

/** Labels that begin another booking. */
const things: ReadonlySet<Label> = new Set(['flight', 'train', 'ship', 'hotel', 'vehicle', 'reference']);
