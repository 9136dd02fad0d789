import type { Price } from '../../../booking.ts';
import { inLines } from '../../../text/in-lines.ts';
import { findPrices } from '../../../text/prices.ts';
import type { Found } from '../found.ts';
import { alternatives } from '../labels/words/index.ts';
import type { Passage } from '../passages/passages.ts';
import { paragraphsOf, sentencesOf } from '../passages/sentences.ts';
import { isAbout, sumsOf } from './added-up.ts';
import { bareAmount } from './bare-amount.ts';
import { crownsOf } from './crowns.ts';
import { francsOf } from './francs.ts';
import { multipleIn, saysEach } from './multiples.ts';
import { isOfSeveralKinds } from './several-kinds.ts';

/** Signs of China alone, where Japanese has letters between them. */
function isOfChina(passages: readonly Passage[]): boolean {
  const has = (letters: RegExp) => passages.some(({ text }) => letters.test(text));
  return has(/\p{Script=Han}{2}/u) && !has(/[\p{Script=Hiragana}\p{Script=Katakana}]/u);
}

/** The stated total of the whole booking; null where only parts, nightly rates or several totals stand. */
export function readTotal(passages: readonly Passage[]): Found<Price> | null {
  const totals: (Found<Price> & { weight: number })[] = [];
  const rows = new Map<number, Passage[]>();
  for (const p of passages) {
    const row = rows.get(p.row);
    if (row) row.push(p);
    else rows.set(p.row, [p]);
  }
  const dollars = dollarsOf(passages);
  const whose = {
    francs: passages.some(({ shape }) => shape.includes('cfa')) ? francsOf(passages) : null,
    crowns: passages.some(({ shape }) => saysCrowns.test(shape)) ? crownsOf(passages) : null,
    yuan: isOfChina(passages) ? 'CNY' : null,
  };
  const { isSum, isPart } = sumsOf(passages);
  for (const p of withSentences(passages)) {
    if (p.former || p.text.length > 400 || isOfSeveralKinds(p.called)) continue;
    // the last row below the head "Price" is of all rows above, whatever they book
    const line = `${p.byColumn ? '' : p.called} ${rowText(rows.get(p.row) ?? [], p)}`;
    const labelled =
      (p.label === 'price' || (p.label === 'class' && (findPrices(p.text).length === 1 || sumIn(p)))) &&
      (!p.byColumn || isOnlyTotal(passages, p) || isSum(p.at));
    const here = totalWords.exec(p.shape);
    const said = here ?? totalWords.exec(line);
    const isPaid = !labelled && !said && !p.inTable && paidBehind.test(p.shape);
    const isTimes = saysEach.test(p.shape) && multipleIn(p, findPrices(p.text, whose)) !== undefined;
    const isOfNights = !p.inTable && nightsThen.test(p.shape);
    if (!labelled && !said && !isPaid && !isTimes && !isOfNights && !products.test(p.shape)) continue;
    const named = findPrices(p.text, whose);
    const printed = named.length > 0 ? named : bareAmount(p, passages);
    const exact = printed.filter(({ at }) => !isAbout(p.shape.slice(0, at)));
    const prices = exact.length > 0 ? exact : printed;
    if ((isPaid || (isOfNights && !labelled && !said)) && prices.length !== 1) continue;
    const inAll = prices.find(({ at, length }) =>
      /^ ?(?:in total|in all|altogether|au total|en tout)\b/.test(p.shape.slice(at + length)),
    );
    // "108 € par nuit, soit un total de 324 €", "3 nuits x 95 € = 285 €"
    const stated =
      prices.length > 1
        ? (prices.find(({ at }) => rightBefore.test(p.shape.slice(0, at))) ?? sumIn(p) ?? multipleIn(p, prices))
        : undefined;
    const changed = changedTo(p, prices);
    const after =
      changed ??
      inAll ??
      stated ??
      (here && !p.inTable && !labelled
        ? (prices.find((price) => price.at > here.index) ?? (prices.length === 1 ? prices[0] : undefined))
        : prices[0]);
    if (!after || (perPiece.test(p.shape.slice(0, after.at)) && after !== inAll)) continue;
    const around = `${line.slice(0, 80)} ${p.shape.slice(Math.max(0, after.at - 40), after.at + after.length + 30)}`;
    // "EUR 79.00 per night, total EUR 237.00": what is said before the total is not of it
    const isSaid =
      changed ||
      inAll ||
      after === sumIn(p) ||
      after === multipleIn(p, prices) ||
      (labelled && after.at < 3) ||
      rightBefore.test(p.shape.slice(0, after.at));
    const own = isSaid
      ? leadOf(p.shape, after) + p.shape.slice(after.at, after.at + after.length) + tailOf(p.shape, after)
      : around;
    if (partWords.test(own.replace(included, ' ')) && !grandWords.test(line)) continue;
    totals.push({
      value: { amount: after.amount, currency: after.isDollar ? (dollarsIn(line)[0] ?? dollars) : after.currency },
      at: p.at + after.at,
      text: p.text,
      weight: exact.length === 0 ? 0 : (said ? 2 : 1) + (grandWords.test(line) ? 1 : 0),
    });
  }
  const wholes = totals.filter(({ at }) => !isPart(at));
  const best = Math.max(0, ...wholes.map((t) => t.weight));
  const candidates = wholes.filter((t) => t.weight === best);
  return onlyOne(candidates) ?? onlyOne(candidates.filter(({ at }) => isSum(at)));
}

const saysCrowns = /\bkr\b/;

/** The first, where all of them say the same. */
function onlyOne([first, ...others]: readonly Found<Price>[]): Found<Price> | null {
  const isSame = ({ value: { currency, amount } }: Found<Price>) =>
    currency === first?.value.currency && Number(amount) === Number(first.value.amount);
  return first && others.every(isSame) ? first : null;
}

/** "82 € + 89 € (majoration de nuit) = 171,00 €": what the others come to, behind the sign that says so. */
function sumIn({ text, shape }: Passage): ReturnType<typeof findPrices>[number] | undefined {
  const prices = findPrices(text);
  return prices.find(({ at, amount }, i) => {
    const before = prices.slice(0, i).reduce((sum, price) => sum + Number(price.amount), 0);
    return i > 1 && Math.abs(before - Number(amount)) < 0.005 && /= ?(?:€|eur|£|\$|chf)? ?$/.test(shape.slice(0, at));
  });
}

/** "Le total passe donc de 392 € à 294 €", "the total goes from £120 to £90": what it is now. */
function changedTo({ shape }: Passage, prices: ReturnType<typeof findPrices>) {
  return prices.find(({ at }, i) => {
    const before = prices[i - 1];
    return (
      before !== undefined &&
      changesFrom.test(shape.slice(0, before.at)) &&
      /^ ?(?:a|to|auf|ad?)(?: now)? $/.test(shape.slice(before.at + before.length, at))
    );
  });
}

const changesFrom =
  /\b(?:pass(?:e|ent|era)|baiss(?:e|ent|era)|ramenee?s?|reduite?s?|goes|go|comes|went|drops?|falls|rises|changes|changed|lowered|reduced|sinkt|steigt|scende|passa|baja|sube)\b[^.;\d]{0,24} (?:de|from|von|da|di) $/;

/** What letters say by sentences, whose lines may be broken anywhere; all else by its lines. */
function withSentences(passages: readonly Passage[]): Passage[] {
  const isProse = (p: Passage) => p.label === null && !p.inTable;
  return [...passages.filter((p) => !isProse(p)), ...paragraphsOf(passages.filter(isProse)).flatMap(sentencesOf)];
}

/** Whose dollars "$1,048.62" are: those that the paper names, where it names one kind. */
const dollarsOf = (passages: readonly Passage[]) => dollarsNamed(passages) ?? 'USD';

/** "All amounts in CAD", "(dollars canadiens)": the only kind that the paper names. */
export function dollarsNamed(passages: readonly Passage[]): string | undefined {
  const [only, more] = new Set(passages.flatMap(({ shape }) => dollarsIn(shape)));
  return more ? undefined : only;
}

function dollarsIn(shape: string): string[] {
  const codes = [...shape.matchAll(/\b(?:usd|cad|aud|nzd|sgd|hkd)\b/g)].map(([code]) => code.toUpperCase());
  const words = shape.matchAll(
    /\b(?:(canadian|us|australian) dollars?|dollars? (canadiens?|americains?|australiens?))\b/g,
  );
  return [...codes, ...[...words].flatMap(([, en, fr]) => dollarWords[(en ?? fr ?? '').slice(0, 2)] ?? [])];
}

const dollarWords: { [start: string]: string } = { ca: 'CAD', us: 'USD', am: 'USD', au: 'AUD' };

/** What is said of an amount in front of it, since the thought before: "130 euro per night, so 260 euro in total". */
function leadOf(shape: string, { at }: { at: number }): string {
  return /[^(;,.]{0,16}$/.exec(shape.slice(Math.max(0, at - 16), at))?.[0] ?? '';
}

/** What is said of an amount behind it, up to the next thought. */
function tailOf(shape: string, { at, length }: { at: number; length: number }): string {
  return /^(?:[^(;,.]|\.(?! )){0,30}/.exec(shape.slice(at + length))?.[0] ?? '';
}

/** "3 nuits à 120 CHF", "two nights at £95": what one of them costs. */
const perPiece = inLines()`
  \b(?:\d{1,3}|one|two|three|four|five|six|seven|une|deux|trois|quatre|cinq|sept|zwei|drei|vier|due|tre|dos|tres) ?x? (?:
    nuits?|nuitees?|nights?|jours?|days?|nachte?|ubernachtungen|tage|notti|notte|giorni|noches?|dias?|chambres?|rooms?|zimmer
    |camere|personnes?|people|persons?|passagers?|passengers?|adultes?|adults?|billets?|tickets?
  )(?: \([^)]{0,30}\))? ?(?:a|at|zu|je|@|x|×) ?(?:raison de |the rate of )?(?:chf|eur|cad|usd|gbp|inr|€|£|\$|rs\.?)? ?$
`;
const rightBefore = inLines()`
  \bsoit(?: un total de| au total| donc| en tout)? $
  |\b(?:
    total|s'eleve a|reviendra a|montant (?:total|regle|paye)|prix (?:paye|regle|acquitte)|price paid
    |(?:which |that |this )?(?:makes|comes to|amounts to|brings? (?:it|this|that|the total) to)
    |(?:ce qui |cela |ca |soit )?(?:fait|revient a)
    |macht(?: zusammen)?|ergibt
  )\b[^\d.]{0,16}$
  |\d ?(?:€|eur|£|\$|chf)? ?[x×] ?[^=]{1,24}= ?(?:€|eur|£|\$|chf)? ?$
  |(?:[x×@]|\b(?:a|at|zu)\b) ?(?:chf|eur|€|£|\$)? ?\d[^=]{0,24}= ?(?:chf|eur|€|£|\$)? ?$
`;
/** "Billets et réservations CHF 148.60 (TVA incluse). Payé par carte": the only amount, and how it was paid. */
const paidBehind =
  /\d.{0,60}\b(?:payee?s?|reglee?s?|paid|charged|bezahlt|pagat[oi]|pagad[oa]|betaald) (?:par|by|with|to|avec|mit|per|con|met) (?:\w+ ){0,2}(?:carte|card|visa|mastercard|cb|amex|paypal|karte|carta|tarjeta|twint|apple pay|google pay)/;
/** "2 nuits, 318,00 EUR petit-déjeuner inclus", "3 nights: £285": what all of them cost, and not each ("à", "at"). */
const nightsThen =
  /^(?:\d{1,2}|une|deux|trois|quatre|one|two|three|four|five) (?:nuits?|nuitees?|nights?|nachte|ubernachtungen|notti|notte|noches?|nachten)(?: \([^)]{1,30}\))? ?[,:=–—|-] ?(?:chf|eur|gbp|usd|cad|€|£|\$)? ?\d/;
/** "3 nuits x 95 € = 285 €" */
const products = /(?:[x×@]|\b(?:a|at|zu)\b) ?(?:chf|eur|€|£|\$)? ?\d[^=]{0,24}= ?(?:chf|eur|€|£|\$)? ?\d/;

/** "(taxes et redevances : 71,02 €)", "(booking fee included)", "including one-way fee", "taxes et surcharges incluses": what of the amount is what. */
const included =
  /\([^)]*\b(?:frais|fees?|taxes?|tva|vat)\b[^)]*\)?|\b(?:taxes?|tasas|tasse|steuern|impostos|impuestos)(?: (?:et|and|und|e|y|&) [a-z]{3,20})? (?:inclus[ei]?s?|comprises?|included|enthalten|inbegriffen|incluid[oa]s|incluidas)\b|(?<=\d[^.;(]{0,12})\b(?:including|inclusive of|incl|y compris|inklusive|inkl)\b[^.;(\d]*/g;

/** "Fare | Taxes | Total" over one row of amounts: the last of them. */
function isOnlyTotal(passages: readonly Passage[], p: Passage): boolean {
  const priced = passages.filter((q) => q.block === p.block && q.label === 'price' && q.byColumn);
  return priced.at(-1) === p && priced.every((q) => q.row === p.row);
}

/** What stands in the row: all its cells and columns, but of its own cell only its own line. */
function rowText(row: readonly Passage[], p: Passage): string {
  if (row.length > 24) return p.shape;
  const others = row.filter((q) => q.block === p.block && q.cell !== p.cell);
  return [...others.filter(({ at }) => at < p.at), p, ...others.filter(({ at }) => at > p.at)]
    .map(({ shape }) => shape)
    .join(' ');
}

const totalWords = new RegExp(
  String.raw`\b(?:total|montant (?:total|debite|paye|regle)|prix total|(?:ticket|booking|order|invoice|billing) amount|amount (?:paid|due|charged)|gesamt(?:preis|betrag)|summe|totalpris|totaal|totale|paid on|you(?:'ve| have)? paid|vous avez (?:paye|regle)|(?:price|fare|cost) is|prix est de|forfait|soit|s'eleve a|revient a|reviendra a|comes to|(?:which|that|this) (?:makes|comes to|amounts to)|(?:ce qui|cela|ca) (?:fait|revient a)|macht zusammen|ergibt|(?:prix|tarif|price|cost|rate)\b[^.;]{0,60}\d ?(?:€|eur(?:os?)?|chf|£|\$)? (?:pour|for) (?:les |vos |the |your |both |all )?(?:\d{1,2} |deux |trois |quatre |cinq |six |sept |two |three |four |five |six |seven )?(?:nuits|nights|nuitees)|altogether|(?:all )?in all|en tout|au total|prix (?:paye|regle|acquitte)|price paid|${alternatives('total')})\b`,
);
const grandWords =
  /\b(?:total (?:price )?for (?:all|\d)|total pour \d|grand total|total (?:ttc|paid|paye|prepaid|price|general|du sejour|for stay)|prix total|montant total|montant debite|new total)\b/;
export const partWords = inLines()`
  \b(?:
    per night|par nuit|a night|la nuit|per day|par jour|per person and (?:day|night)|deposit|depot|caution|acompte|solde|(?:city|visitor'?s'?|tourist) tax|taxe de sejour
    |refund(?!ab)\w*|rembours(?!ab)\w*|complement|supplement|surcharge|excess|franchise|previous|ancien|sub-?total|sous-?total|fee
    |frais|taxes? et|points
  )\b
  |\bx ?\d{1,2} (?:nuits?|nights?|jours?|days?)\b
  |\/ ?(?:nuit|night|jour|day)
`;
