import type { Price } from '../../booking.ts';
import { findPrices } from '../../text/prices.ts';
import type { Found } from './found.ts';
import type { Passage } from './passages.ts';
import { alternatives } from './words/index.ts';

/** The stated total of the whole booking; null where only parts, nightly rates or several totals stand. */
export function readTotal(passages: readonly Passage[]): Found<Price> | null {
  const totals: (Found<Price> & { weight: number })[] = [];
  for (const p of passages) {
    if (p.former || p.text.length > 400) continue;
    const line = p.inTable ? rowText(passages, p) : p.shape;
    const labelled =
      (p.label === 'price' || (p.label === 'class' && findPrices(p.text).length === 1)) &&
      (!p.byColumn || isOnlyTotal(passages, p));
    const said = totalWords.exec(line);
    if (!labelled && !said) continue;
    const prices = findPrices(p.text);
    const after =
      said && !p.inTable && !labelled
        ? (prices.find((price) => price.at > said.index) ?? (prices.length === 1 ? prices[0] : undefined))
        : prices[0];
    if (!after) continue;
    const around = `${line.slice(0, 80)} ${p.shape.slice(Math.max(0, after.at - 40), after.at + after.length + 30)}`;
    if (partWords.test(around) && !grandWords.test(line)) continue;
    totals.push({
      value: { amount: after.amount, currency: after.currency },
      at: p.at + after.at,
      text: p.text,
      weight: (said ? 2 : 1) + (grandWords.test(line) ? 1 : 0),
    });
  }
  const best = Math.max(0, ...totals.map((t) => t.weight));
  const candidates = totals.filter((t) => t.weight === best);
  const [first] = candidates;
  if (!first) return null;
  return candidates.every(
    (t) => t.value.currency === first.value.currency && Number(t.value.amount) === Number(first.value.amount),
  )
    ? first
    : null;
}

/** "Fare | Taxes | Total" over one row of amounts: the last of them. */
function isOnlyTotal(passages: readonly Passage[], p: Passage): boolean {
  const priced = passages.filter((q) => q.block === p.block && q.label === 'price' && q.byColumn);
  return priced.at(-1) === p && priced.every((q) => q.row === p.row);
}

function rowText(passages: readonly Passage[], p: Passage): string {
  return passages
    .filter((q) => q.row === p.row && q.block === p.block)
    .map((q) => q.shape)
    .join(' ');
}

const totalWords = new RegExp(
  String.raw`\b(?:total|montant (?:total|debite|paye|regle)|prix total|amount (?:paid|due|charged)|gesamt(?:preis|betrag)|summe|totalpris|totaal|totale|paid on|forfait|soit|${alternatives('total')})\b`,
);
const grandWords =
  /\b(?:total (?:price )?for (?:all|\d)|total pour \d|grand total|total (?:ttc|paid|paye|prepaid|price|general|du sejour|for stay)|prix total|montant total|montant debite|new total)\b/;
const partWords =
  /\b(?:per night|par nuit|a night|la nuit|per day|par jour|deposit|depot|caution|acompte|solde|city tax|taxe de sejour|refund\w*|rembours\w*|complement|supplement|surcharge|excess|franchise|previous|ancien|sub-?total|sous-?total|fee|frais|taxes? et|points)\b|\/ ?(?:nuit|night|jour|day)/;
