import type { Candidate, Evidence, Price } from '../../../booking.ts';
import { codeOfCurrency } from '../../../text/currencies.ts';
import { plain } from '../../../text/plain.ts';
import { type FoundPrice, findPrices } from '../../../text/prices.ts';
import type { Cell, TextDocument } from '../../../text-document.ts';
import { lineAt } from '../passages/passage.ts';
import { type Passage, passagesOf } from '../passages/passages.ts';
import { dollarsNamed } from './money.ts';
import { type PriceSaid, priceBesideNumber } from './price-beside-number.ts';
import { priceInForm } from './price-in-form.ts';
import { priceTold } from './price-told.ts';

/**
 * An order has a price in the row of each booking, below the head that says so: that one is its price. Where several are
 * booked, what the paper says elsewhere is the price of all of them, or of another.
 */
export function withOwnPrices(candidates: Candidate[], document: TextDocument): Candidate[] {
  const passages = passagesOf(document);
  const keys = new Set(candidates.map(keyOf));
  const dollars = dollarsNamed(passages) ?? dollarsWhere(candidates);
  const numbers = new Set(candidates.flatMap(({ booking }) => booking.reference ?? []));
  const rows = candidates.map((one) => {
    const { reference } = one.booking;
    const others = [...numbers].filter((number) => number !== reference);
    const beside =
      (reference
        ? (priceBesideNumber(reference, others, passages) ??
          priceInForm(reference, others, passages) ??
          priceBesideHouse(one, others, passages))
        : null) ?? priceTold(one, candidates, passages);
    return rowPrice(one, passages, document, dollars) ?? (beside ? inCurrency([beside], dollars) : undefined);
  });
  return candidates.map((one, i) => {
    const own = rows[i];
    // both ways of one number, each with an amount of its own: what the booking costs is neither
    const isPart = candidates.some((other, j) => j !== i && keyOf(other) === keyOf(one) && rows[j]?.at !== own?.at);
    if (own && !isPart) return priced(one, own);
    const isOwn = keys.size === 1 || isBeside(one, candidates, passages);
    return own || !isOwn ? { ...one, booking: { ...one.booking, price: undefined } } : one;
  });
}

const keyOf = ({ booking }: Candidate) => `${booking.type} ${booking.reference}`;

/** "Hotel Limmatblick, petits déjeuners inclus | CHF 1’046.00": in the account at the foot, by what the house is called. */
function priceBesideHouse({ booking }: Candidate, others: readonly string[], passages: readonly Passage[]) {
  const name = booking.type === 'LodgingReservation' ? booking.place?.name : undefined;
  return name && name.length > 5 ? priceBesideNumber(name, others, passages) : null;
}

type Found = { price: Price; at: number; text: string };

function priced(candidate: Candidate, { price, at, text }: Found): Candidate {
  const said: Evidence = { ...candidate.evidence.number, node: nodeOf(candidate), at, text };
  return {
    ...candidate,
    booking: { ...candidate.booking, price },
    evidence: { ...candidate.evidence, price: said },
  };
}

const nodeOf = ({ evidence }: Candidate) => Object.values(evidence)[0]?.node ?? '0';

/** Where a booking stands: a journey at its number, a room at the number that it has. */
function anchorOf({ evidence }: Candidate, passages: readonly Passage[]): Passage | undefined {
  const at = [evidence.number, evidence.departure, evidence.reference, evidence.place]
    .map((said) => said?.at)
    .find((one) => typeof one === 'number');
  return typeof at === 'number' ? passages[lineAt(passages, at)] : undefined;
}

function rowPrice(
  candidate: Candidate,
  passages: readonly Passage[],
  document: TextDocument,
  dollars: string | undefined,
): Found | undefined {
  const anchor = anchorOf(candidate, passages);
  if (!anchor?.inTable) return undefined;
  const found = passages.flatMap((p) => {
    if (p.row !== anchor.row || p.block !== anchor.block || p.former) return [];
    const head = headOver(p, document);
    const money = moneyOf(head);
    if (!(p.byColumn && p.label === 'price') && (p.label !== null || money === undefined)) return [];
    const [only, more] = pricesIn(p, money);
    return only && !more && !ofPart.test(head) ? [{ price: only, at: p.at + only.at, text: p.text }] : [];
  });
  return inCurrency(found, dollars);
}

/** "129.00" below "CHF" or "Montant (EUR)": the money is in the head. */
function pricesIn({ text }: Passage, money: string | undefined): FoundPrice[] {
  const named = findPrices(text);
  if (named.length > 0 || !money || !amountAlone.test(text)) return named;
  return findPrices(`${money} ${text}`).map((price) => ({ ...price, at: 0, length: text.length }));
}

const amountAlone = /^\d[\d .,'’]*[.,]\d\d$/;
const moneyOf = (head: string) => codeOfCurrency(headOfMoney.exec(head)?.[1]?.toUpperCase() ?? '') ?? undefined;
const headOfMoney =
  /^(?:(?:prix|price|montant|amount|total|preis|betrag|prezzo|importo|precio)(?: (?:ttc|net|total))?(?: en| in)? ?[(/,]? ?)?([a-z]{3})\)?$/;

/** The only one, where the paper says whose dollars they are. */
function inCurrency([only, more]: readonly PriceSaid[], dollars: string | undefined): Found | undefined {
  const currency = only?.price.isDollar ? dollars : only?.price.currency;
  return only && !more && currency ? { ...only, price: { amount: only.price.amount, currency } } : undefined;
}

/** "$" in a paper that names no kind: of the only country with dollars that anybody goes to. */
function dollarsWhere(candidates: readonly Candidate[]): string | undefined {
  const [only, more] = new Set(
    candidates.flatMap(({ booking }) =>
      [
        'from' in booking ? booking.from : undefined,
        'to' in booking ? booking.to : undefined,
        'place' in booking ? booking.place : undefined,
      ].flatMap((place) => dollarsOfCountry[place?.country ?? ''] ?? []),
    ),
  );
  return more ? undefined : only;
}

const dollarsOfCountry: { [country: string]: string } = {
  US: 'USD',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  SG: 'SGD',
  HK: 'HKD',
};

/** The head of the column that a cell stands in. */
function headOver(p: Passage, { blocks }: TextDocument): string {
  const block = blocks[p.block];
  if (block?.kind !== 'table') return '';
  const holds = (cell: Cell) => cell.lines.some(({ at }) => at === p.at);
  const column = block.rows.find((row) => row.some(holds))?.findIndex(holds) ?? -1;
  return plain(block.rows.flatMap((row) => row[column] ?? []).find((cell) => cell.text.trim() !== '')?.text ?? '');
}

/** "Prix unitaire", "Rate per night", "HT", "Tax". */
const ofPart =
  /\b(?:unit\w*|p\.?u\.?|nights?|nuits?|nuitees?|days?|jours?|ht|hors taxes?|net|excl\w*|tax(?:es)?|tva|vat|gst|frais|fees?|deposit|acompte|estim\w*|budget\w*|plafond|cap|limit|each|chacune?|(?:per|par) (?:person\w*|head|pax|tete|adult\w*)|pp)\b/;

/** In the row, the cell or the paragraph of the booking, and of no other. */
function isBeside(candidate: Candidate, candidates: readonly Candidate[], passages: readonly Passage[]): boolean {
  const at = candidate.evidence.price?.at;
  const price = typeof at === 'number' ? passages[lineAt(passages, at)] : undefined;
  const anchor = anchorOf(candidate, passages);
  if (!price || !anchor) return false;
  const isSame = (p: Passage | undefined) =>
    p !== undefined && p.block === price.block && (!p.inTable || p.row === price.row);
  return (
    isSame(anchor) && !candidates.some((one) => keyOf(one) !== keyOf(candidate) && isSame(anchorOf(one, passages)))
  );
}
