import type { Booking, Person } from '../../booking.ts';
import { onceFor } from '../../once-for.ts';
import { codeOfCurrency } from '../../text/currencies.ts';
import { inLines } from '../../text/in-lines.ts';
import { plain } from '../../text/plain.ts';
import { findPrices } from '../../text/prices.ts';
import type { Found } from '../text/found.ts';
import { kindWords } from '../text/numbers/kind-words.ts';
import { ofTwoHeads } from '../text/numbers/of-two-heads.ts';
import { referenceOfKind, type ToldReference } from '../text/numbers/references-by-kind.ts';
import type { Passage } from '../text/passages/passages.ts';
import type { Item } from './items.ts';

// "Conf. QRV 2207", "Confirmation # 3341907-SY", "réservation NAC-318", "bon n° N2R-60418", "sous le numéro CH-20514", "commandé (n° ZC-118340)", "sous un seul numéro de réservation, 88-1907, pour la nuit", "One confirmation for both, WM 3302"
const spoken = inLines('giu')`
  (?<!\p{L})(?:
    (?:number|reference|code) for (?:you(?: both| all)?|us|this stay|the (?:stay|room|two of you))(?= (?:is|est) )
    |(?:num[ée]ro|r[ée]f[ée]rence|code) (?:chez eux|l[àa]-bas|pour vous|à votre nom)(?= (?:est|:))
    |buchung(?:snummer|scode)?|reservierung(?:snummer)?|reservering(?:snummer)?|boeking(?:snummer|scode)?
    |prenotazione|reserva(?!t)|localizador|bokning(?:snummer)?|bestilling|conf(?:irmation|irmé|irmée|irmed)?
    |r[ée]s(?:ervation|a)?|r[ée]f(?:[ée]rence)?|booking|bon(?: de (?:transport|prise en charge))?|voucher|pnr
    |loc(?:\.|alisateur)|contrat|contract|num[ée]ro|number
    |(?:quot(?:e|ing)|citez|rappelez|mentionnez|indiquez|en citant|en rappelant)(?= (?:[A-Z]{1,5}[-/ ]?\d|\d{5}))
    |dossier|file|docket|commande|order number
    |(?:have|has|know|knows|holds?) (?:you(?: both| all)?|us|them|him|her)(?: down)?(?= (?:as|under) (?:[A-Z]{2,5} )?[A-Z/-]*\d)
    |(?:for you|for (?:both|the two) of you|à (?:ton|votre) nom|pour (?:toi|vous))(?= (?:under|sous) (?:[A-Z]{2,5} )?[A-Z/-]*\d)
    |(?<=[.;]\s{1,3})(?:that|this|the other|the first|the second|their|our) (?:one|stay|booking)(?= is [A-Z]{2,5}[ -]?\d)
    |locator|record locator|job
    |(?:course|ride|trip)(?= (?:n° ?|no\.? ?|# ?)?(?:[A-Z]{1,5}[-/ ]?\d|\d{1,4}[-/]?\d{3}))|order|rental|hire
    |agreement|mietvertrag|\((?:n°|no\.|nr\.|#)|(?<=[–—-] )n°
    |(?<=(?<!\p{L})(?:held|kept|booked|reserved|confirmed|registered|entered|retenue?|réservée?|bloquée?|confirmée?|enregistrée?|inscrite?)(?!\p{L})[^.;\n]{0,60} )(?:under|sous|as|comme)(?= (?:[A-Z]{2,5} )?[A-Z/-]*\d)
  )(?:
    \.| (?:no|n°|nr|id|code|number|num[ée]ro|ref(?:erence)?|r[ée]f(?:[ée]rence)?|#)\.?
    |(?: ferroviaire| CFF| SNCF| SBB| DB| train| vol| h[oô]tel| de l['’]h[oô]tel| du s[ée]jour)? (?:est|is)(?!\p{L})(?: l[ea](?= ))?
    | (?:h[oô]tel|de l['’]h[oô]tel|train|vol)(?= ?:)| sous le num[ée]ro
    | (?:chez eux|l[àa]-bas|sur place|there|with them)(?= ?:)
    | (?:for|pour) (?:both|all|les (?:deux|trois|quatre)|the (?:two|three|four)|tous|toutes)(?: (?:of you|of them|rooms|people|chambres|personnes|les deux|three|two))?(?=,? (?:[A-Z]{2,5} )?[A-Z/-]*\d| ?:)
    | under(?: number)?(?! (?:your|their|his|her|both) )| sous(?= [A-Z]{0,5}[-/]?\d)| n°| ?#
    |(?: (?:y|there|here|with them|(?:with|at|chez|aupr[èe]s d[eu]) (?:the |la |le |l['’])?[\p{Lu}][\p{L}&'’-]+(?: [\p{Lu}][\p{L}&'’-]+){0,2}|at the (?:hotel|house)|sur place|l[àa]-bas|chez eux|chez elle|chez lui|(?:in|under) (?:your|their|his|her|both) names?|à (?:votre|leur|son) nom))? (?:is|as|est)(?!\p{L})(?: l[ea]| the)?
  ){0,2}(?:,(?= [A-Z]{2,5}[- ]?\d{3}| (?=[A-Z/-]*\d+[/-]?\d{3})[A-Z0-9/-]{5,14}[,;.)]))?[ \n]?:?[ \n]?(?<code>
    [A-Z]{1,2}&[A-Z]{1,2}[ -]?\d{3,6}
    |[A-Z]{2,4}(?: \d{2,4}){2,4}(?: [A-Z](?=[,;.)\n]| \(|$))?(?![\d:/-]|\.\d|,\d)
    |[A-Z]{2,5} (?:\d{2,6}|\d(?=[/-]\d{3}))[/-](?:\d{2,6}|(?<=\d{4}[/-])\d|[A-Z]{1,4}(?![\p{L}\d]))
    |[A-Z]{2,5} \d{2,3}(?:\.\d{3})+(?!\d|[.,]\d)|[A-Z]{2,5} \d{3,9}[A-Z]?
    |(?<=(?<!\p{L})(?:is|est|quote|quoting|citez|rappelez|mentionnez|indiquez) )[A-Z]{2,5} \d{2}(?=[.,;)])
    |(?<=(?<!(?:vol|vols|flight|train|bus|chambre|room|table|salle|carte|card) )(?<!\p{L})(?:n°|no\.|num[ée]ro|number|r[ée]servation|booking|r[ée]f\.?|r[ée]f[ée]rence|sous|under) ?:? ?)[A-Z]{2,3} \d{2}(?=[.,;)\n]|$)
    |\d{1,3}(?: \d{3}){2,3}(?! ?\d)|\d{4} \d{4}(?: \d{2})?(?! ?\d)|\d{3} (?!(?:19|20)\d\d)\d{4}(?! ?[\d€$£%:.])|\d{3,9} [A-Z]{2,3}
    |[A-Z0-9]+(?:[/-][A-Z0-9]+)*
  )(?![\p{L}\d])
`;

/** The booking's own number in a piece of an order; null where several are said. */
export function codeIn(item: Item): Found<string> | null {
  const [only, more] = codesIn(item);
  return only && !more ? only : null;
}

/** The number in a piece; where it has none, `own`, or the one that the paper tells for all bookings of the kind. */
export function codeFor(
  item: Item,
  kind: Booking['type'],
  told: readonly ToldReference[],
  names: readonly string[] = [],
  own?: Found<string>,
): Found<string> | null {
  const [only, more] = codesIn(item);
  if (only && more) return numberOfKind(item, kind);
  return only ?? own ?? referenceOfKind(told, kind, names);
}

/** "Transfert : TP-118" of "Hôtel : 66120774" beside it: the one whose word is of the kind. */
export function numberOfKind({ passages }: Item, kind: Booking['type']): Found<string> | null {
  const own = passages.filter((p) => p.label === 'reference' && p.byColumn && kindWords[kind]?.test(p.called));
  const [only, more] = own.flatMap(({ text, at }) => (isCode(text) ? [{ value: text, at, text }] : []));
  return only && !more ? only : null;
}

/** Of one piece, whichever kind of booking is looked for in it. */
export const codesIn = onceFor(findCodes);

function findCodes(item: Item): readonly Found<string>[] {
  const codes: Found<string>[] = [];
  /** Numbers of the agency's own paper for the supplier: none of the booking's, where it has one. */
  const vouchers = new Set<string>();
  const add = (value: string, p: Passage | undefined) => {
    if (!p || !isCode(value) || codes.some((f) => f.value === value)) return;
    codes.push({ value, at: p.at + Math.max(0, p.text.indexOf(value)), text: p.text });
  };
  for (const p of item.passages)
    if (p.label === 'reference' && !startsWithPrice(p.text))
      add(ownCode.exec(ofTwoHeads(p) ?? p.text.trim())?.[1] ?? '', p);
  for (const p of item.passages) if (p.label === 'reference' && p.byColumn) add(behindName.exec(p.text)?.[1] ?? '', p);
  for (const { 0: said, groups, index } of item.text.matchAll(spoken)) {
    // "réservation 8856 au nom de Harmand": capitals alone are a number's
    const value = (groups?.code ?? '').replace(/ \p{Ll}+$/u, '');
    if (isOfStreet(item.text, index) || (/^code/i.test(said) && ofOffer.test(item.text.slice(0, index)))) continue;
    // "réservation n° 552", "reservation 884.": a small house counts its tables
    const isShort = /^\d{3}$/.test(value) && !/(?:n°|\bno\.|#|num[ée]ro|number) ?\d{3}$/i.test(said);
    const isLast = endOfClause.test(item.text.slice(index + said.length));
    if (isShort && !(isLast && bookedAs.test(said))) continue;
    // "réservation CHF 45"
    if (/^[A-Z]{3} \d\d$/.test(value) && codeOfCurrency(value.slice(0, 3))) continue;
    if (voucher.test(said)) vouchers.add(value);
    add(
      value,
      item.passages.find((p) => p.text.includes(value)),
    );
  }
  const own = codes.filter(({ value }) => !vouchers.has(value));
  return own.length > 0 ? own : codes;
}

const bookedAs = /^(?:r[ée]servation|booking|buchung|prenotazione|reserva|confirmation) ?:? ?\d{3}$/i;
const endOfClause = /^(?:[.,;)](?:\s|$)|\n|$)/;

/** "Profitez de 10 % avec le code BULLE10" */
const ofOffer = /(?:^|\s)(?:avec|with|using|use|promo|utilisez)\s(?:(?:le|the|our|notre)\s)?$/iu;
const voucher = /^(?:voucher|bon)(?!\p{L})/iu;

const ownCode = inLines('u')`
  ^(
    [A-Z] \d{4,6}$|(?!JAN|FEB|MA[RY]|APR|JU[NL]|AUG|SEPT?|OCT|NOV|DEC|NO|NR|PAX|EUR|GBP|USD|CHF)[A-Z]{2,4} \d{2}$
    |[A-Z]{1,2}&[A-Z]{1,2}[ -]?\d{3,6}
    |[A-Z]{1,4}[ -]?\d{2,4}(?: \d{2,4}){1,4}(?: [A-Z])?$
    |[A-Z]{2,5} (?:\d{2,6}|\d(?=[/-]\d{3}))[/-](?:\d{2,6}|(?<=\d{4}[/-])\d|[A-Z]{1,4}(?![\p{L}\d]))
    |[A-Z]{2,5} \d{2,3}(?:\.\d{3})+(?!\d|[.,]\d)|[A-Z]{2,5} \d{3,9}[A-Z]?|\d{1,3}(?: \d{3}){2,3}(?! ?\d)|\d{4} \d{4}(?! ?\d)
    |\d{3,9} [A-Z]{2,3}|[A-Z0-9]+(?:[/-][A-Z0-9]+)*
  )(?![\p{L}\d])
`;

/** "Deccan Cabs DC-88213" below the head "Reference": whose number it is, and nothing else; "HJN 60418" is one number. */
export const behindName =
  /^(?!(?:[Ee]-?)?(?:[Tt]ickets?|[Bb]illets?|Invoice|Facture|T[ée]l|Receipt|Devis|Quote|Our|Notre|Order|Commande|File|Dossier|Voucher|Bon)(?!\p{L}))(?=\p{Lu}[\p{L}&'’.-]*\p{Ll})(?:\p{Lu}[\p{L}&'’.-]*,? ){1,4}((?=[A-Z-]*\d)[A-Z\d][A-Z\d-]{4,13})$/u;

/** "SGD 566.00" below the number in one cell. */
function startsWithPrice(text: string): boolean {
  return findPrices(text)[0]?.at === 0;
}

function isCode(value: string): boolean {
  if (value !== value.toUpperCase() || (value.length < 4 && !/^\d{3}$/.test(value)) || value.length > 24) return false;
  if (/^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}$/.test(value) || /^(?:19|20)\d\d$/.test(value)) return false;
  return /\d/.test(value) || /^[A-Z]{6}$/.test(value);
}

/** "Their reference NGS/SANDOVAL": letters alone, of which the last are a guest's name. */
export function codeOfGuest({ passages }: Item, guests: readonly Found<Person>[]): Found<string> | null {
  const names = new Set(
    guests.map(({ value }) =>
      plain(value.name ?? '')
        .split(' ')
        .at(-1),
    ),
  );
  for (const p of passages)
    for (const { index, 0: value } of p.text.matchAll(twoNames)) {
      const isCalled = p.label === 'reference' || called.test(p.shape.slice(0, index));
      if (isCalled && names.has(plain(value.split(/[/-]/)[1] ?? ''))) return { value, at: p.at + index, text: p.text };
    }
  return null;
}

const twoNames = /(?<![\p{L}\d/-])\p{Lu}{2,8}[/-]\p{Lu}{3,20}(?![\p{L}\d/-])/gu;
const called =
  /\b(?:ref\.?|reference|booking|confirmation|reservation|code|buchung|reservierung)(?: (?:is|est|no\.?|n°))? ?:? ?$/;

/** "Alamo – n° 20994471US", or a cell that is a number: what stands beside no word for one. Null where several do. */
export function bareCode({ text, passages }: Item): Found<string> | null {
  const [only, more] = [
    ...text.matchAll(/(?:[Nn]°|\b[Nn]o\.|\b[Nn]r\.|#) ?((?=[A-Z-]*\d)[A-Z\d][A-Z\d-]{4,19})(?![\p{L}\d])/gu),
  ].filter(({ index }) => !isOfStreet(text, index));
  // "Hertz, K2211983F5, prise à …": between its commas it can be nothing else
  const [long, another] = only
    ? []
    : [...text.matchAll(/(?<=^|, | [–—-] )(?=[A-Z\d]*[A-Z])(?=(?:[A-Z]*\d){5})([A-Z\d]{8,14})(?=[,;)]|$| [–—-])/gm)];
  if (long?.[1] && !another) {
    const p = passages.find(({ text }) => text.includes(long[1] ?? ''));
    if (p) return { value: long[1], at: p.at + p.text.indexOf(long[1]), text: p.text };
  }
  const line = passages.find((p) => only?.[1] !== undefined && p.text.includes(only[1]));
  const cell = only
    ? undefined
    : passages.find(
        (p) => p.inTable && /^(?:[A-Z]{1,4}-?\d{3,8}|[A-Z]{1,4}-\d{3,8}[A-Z]|[1-9]\d{8,11})(?: \(|$)/.test(p.text),
      );
  if (cell) return { value: cell.text.split(' ')[0] ?? '', at: cell.at, text: cell.text };
  return only?.[1] && !more && line ? { value: only[1], at: line.at, text: line.text } : null;
}

/** "Carrera 13 No. 88-41": a house of that street. */
function isOfStreet(text: string, at: number): boolean {
  return /(?:carrera|calle|cra|avenida|diagonal|transversal)\.? \d{1,3} ?[A-Z]{0,2} ?$/i.test(
    text.slice(Math.max(0, at - 24), at),
  );
}
