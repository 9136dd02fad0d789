import { onceFor } from '../../../once-for.ts';
import { inLines } from '../../../text/in-lines.ts';
import { type FoundPrice, findPrices } from '../../../text/prices.ts';
import type { Passage } from '../passages/passages.ts';
import { paragraphsOf, sentencesOf } from '../passages/sentences.ts';
import { partWords } from './money.ts';

export type PriceSaid = { price: FoundPrice; at: number; text: string };

/**
 * "Dossier N7WZKE, 1 124,00 € pour les quatre": the only amount of the sentence, the cell or the row that says a booking's
 * number and no other's. Null where the paper says two of them.
 */
export function priceBesideNumber(
  number: string,
  others: readonly string[],
  passages: readonly Passage[],
): PriceSaid | null {
  const found = pricedPieces(passages).flatMap(({ text, own, prices }) => {
    if (!says(text, number) || others.some((other) => says(text, other))) return [];
    // "418,92 $" over "Dépôt de garantie de 300 $"
    const whole = prices.filter(({ price, p }) => !isPart(p, price));
    const [only, more] = whole.length > 0 ? whole : prices;
    if (!only) return [];
    const { price, p } = only;
    const isOwn = !more && isOfCell(p, price, own, number) && !isPart(p, price);
    return isOwn ? [{ price, at: p.at + price.at, text: p.text, inTable: p.inTable }] : [null];
  });
  const [first] = found;
  // "82,00 €" in the row of each way: what the booking costs is neither
  const isSame = (one: (typeof found)[number]) =>
    one?.at === first?.at || (one?.inTable === false && one.price.amount === first?.price.amount);
  return first && found.every(isSame) ? first : null;
}

type Piece = { text: string; own: readonly Passage[]; prices: { price: FoundPrice; p: Passage }[] };

/** The sentences, lines and rows of a paper that say an amount. */
const pricedPieces = onceFor((passages: readonly Passage[]): readonly Piece[] => {
  const told = passages.filter((p) => !p.former);
  const sentences = paragraphsOf(told).flatMap(sentencesOf);
  const rows = new Map([...Map.groupBy(told, (p) => p.row)].filter(([, [p, more]]) => p?.inTable || more));
  return [...sentences.map((p) => [p]), ...rows.values()].flatMap((own) => {
    const text = own.map((p) => p.text).join('\n');
    if (text.length > 400) return [];
    const prices = own.flatMap((p) => findPrices(p.text).map((price) => ({ price, p })));
    return prices.length > 0 ? [{ text, own, prices }] : [];
  });
});

/** Of a row not what stands in the cell of something else: "Dossier N6TXVB | Déjeuner libre (défraiement 19,40 €)". */
function isOfCell(p: Passage, { length }: FoundPrice, piece: readonly Passage[], number: string): boolean {
  const isAlone = p.text.length - length < 6;
  return (
    !p.inTable ||
    p.label === 'price' ||
    isAlone ||
    piece.some(({ cell, text }) => cell === p.cell && says(text, number))
  );
}

export function says(text: string, number: string): boolean {
  const at = text.indexOf(number);
  const beside = /[\p{L}\d]/u;
  return at >= 0 && !beside.test(text[at - 1] ?? ' ') && !beside.test(text[at + number.length] ?? ' ');
}

/** "129 € la nuit", "à partir de 40 €", "caution de 300 €", "330,24 € HT", "plafond : 220 €", and what only one of them pays. */
export function isPart({ shape, called }: Passage, { at, length }: FoundPrice): boolean {
  const before = /[^(;]{0,40}$/.exec(shape.slice(0, at))?.[0] ?? '';
  // "3 × 134,00 € = 402,00 €": one of them
  if (/^ ?= ?(?:[€£$]|[a-z]{3} )? ?\d/.test(shape.slice(at + length))) return true;
  // "1 038,60 EUR. Franchise 2 x 23 kg": the next sentence is of something else
  const behind = /^(?:(?!\. )[^(;]){0,30}[^(;,.]*/.exec(shape.slice(at + length))?.[0] ?? '';
  return (
    partWords.test(`${before} | ${behind}`) || ofPart.test(` ${called} ${before} | ${behind}`) || / ?\+ ?$/.test(before)
  );
}

const ofPart = inLines()`
  \b(?:
    ht|hors taxes?|excl\w*|each|a head|set menu|menus?|formules?|chacune?
    |(?:per|par) (?:person\w*|head|pax|tete|adult\w*|trajet|way)
    |p\.?p|plafond|cap|limit\w*|estim\w*|budget\w*|from|a partir de|des(?= +\|)|max\w*
    |(?<!incl\. ?|including |all )(?:taxes?|tva|vat|gst)(?! (?:d'aeroport |de sejour )?(?:compris|inclus|incl))
    |petit[- ]dejeuner a|breakfast at|minimum|unit\w*|save|economis\w*|economies?
    |total (?:general|of (?:the|all)|de la commande|engage)
  )\b
`;
