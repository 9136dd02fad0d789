import { airlineByName } from '../../../knowledge/index.ts';
import { inLines } from '../../../text/in-lines.ts';
import { plain } from '../../../text/plain.ts';
import { madeBy } from '../journeys/flight-numbers.ts';
import { wholeNumber } from '../journeys/whole-number.ts';
import type { Passage } from '../passages/passages.ts';
import { leadingCode } from './booking-number.ts';
import { isOfOffer } from './code-of-offer.ts';
import { isCompanysNumber } from './company-number.ts';
import { withDesks } from './desk-beside-carrier.ts';
import { isLocator } from './lone-locator.ts';
import { railwaysOrder, sellers, suppliers } from './whose-word.ts';

/** A number that a paper prints as somebody's, with the words that say whose. */
export type Claim = {
  value: string;
  at: number;
  p: Passage;
  /** In front of it in its clause, its label, and what stands behind it in brackets; for matching. */
  words: string;
  /** `own`: the supplier's; `agency`: of whoever sells; `plain`: a booking's, and no word of whose. */
  whose: 'own' | 'plain' | 'agency';
};

/**
 * The numbers of a paper that a booking could go by, each with what is said of it: "Au comptoir, donnez la référence du loueur :
 * 70114552", "AEGEAN 3M8KQX". Tickets, invoices, members and companies have numbers too, and they are none of these.
 */
export function claimsIn(passages: readonly Passage[]): Claim[] {
  const money = blocksOfMoney(passages);
  const heads = headsOfRows(passages);
  const lists = listsOfNumbers(passages);
  return passages.flatMap((p, i) => {
    const listed = lists.has(p.block) ? inList(p, passages[i - 1]) : null;
    if (listed) return [listed];
    if (p.former || p.text.length > 700 || money.has(p.block) || !/\d|[A-Z]{6}/.test(p.text)) return [];
    let open = 0;
    const claims = [...p.text.matchAll(token)].flatMap((match) => {
      // "9020 3318" of "4471 9020 3318"
      const code = match.index < open ? null : codeAt(p.text, match);
      if (!code) return [];
      const end = match.index + code.length;
      const ends = [...p.text.slice(0, match.index).matchAll(endOfClause)].map((one) => one.index + one[0].length);
      const start = Math.max(open, match.index - 70, ...ends);
      // "AEGEAN 3M8KQX": a name as long as a number
      if (/\d/.test(code)) open = end;
      return claimOf(p, code, start, match.index, p.inTable ? heads.get(p.row) : undefined) ?? [];
    });
    return withDesks(claims);
  });
}

/** "VOS RÉFÉRENCES AUPRÈS DES COMPAGNIES", "Airline references" alone over lines of a name and a number. */
function listsOfNumbers(passages: readonly Passage[]): ReadonlySet<number> {
  const blocks = Map.groupBy(passages, ({ block }) => block);
  return new Set(
    [...blocks].flatMap(([block, [first]]) =>
      first && first.label === null && !/\d/.test(first.shape) && first.text.length < 60 && listTitle.test(first.shape)
        ? [block]
        : [],
    ),
  );
}

const listTitle =
  /\b(?:references|codes|locators|pnrs|numeros de (?:reservation|dossier|confirmation)|(?:booking|confirmation|reservation) numbers|confirmations)\b/;

/** "Air Caraïbes : 6PLMXV", or its two columns. */
function inList(p: Passage, before: Passage | undefined): Claim | null {
  const [, name = '', code = ''] =
    /^(\p{Lu}[\p{L} .&'’-]{2,30}?) ?[:–—-]? ?((?=[A-Z]*\d)[A-Z\d]{5,8})$/u.exec(p.text.trim()) ??
    (before?.row === p.row && before.block === p.block && /^\p{Lu}[\p{L} .&'’-]{2,30}$/u.test(before.text)
      ? [p.text, before.text, /^(?=[A-Z]*\d)[A-Z\d]{5,8}$/.exec(p.text.trim())?.[0]]
      : []);
  if (!code || leadingCode(code) !== code) return null;
  return { value: code, at: p.at + p.text.indexOf(code), p, words: plain(name), whose: 'own' };
}

function codeAt(text: string, { 0: printed, index }: RegExpExecArray): string | null {
  const grouped =
    /(?:n°|no\.|number|numéro) $/iu.test(text.slice(0, index)) && /^\d{3} \d{3}(?! ?[\d€$£%])/.exec(text.slice(index));
  if (grouped) return grouped[0];
  const code = leadingCode(text.slice(index));
  return code?.startsWith(printed.trim()) ? code : null;
}

/** "Trains de l'aller (billet ÖBB unique) | code de réservation 731 904 552": what stands first in a row says of what the number is. */
function headsOfRows(passages: readonly Passage[]): Map<number, Passage> {
  const heads = new Map<number, Passage>();
  const lines = new Map<number, number>();
  for (const p of passages) {
    if (p.inTable && !heads.has(p.row)) heads.set(p.row, p);
    lines.set(p.cell, (lines.get(p.cell) ?? 0) + 1);
  }
  // "Avis car rental" over its own lines, beside the card of a house: of that card alone
  return new Map(
    [...heads].filter(([, { text, cell }]) => text.length < 60 && !/\d/.test(text) && lines.get(cell) === 1),
  );
}

function claimOf(p: Passage, code: string, start: number, at: number, head: Passage | undefined): Claim | null {
  const lead = p.shape.slice(start, at);
  const isAlone = lead.replace(/[^a-z]+/g, '').length < 3;
  // "Collect with 7VTKR3WD" below the head "Reference"
  const isBelowHead = p.byColumn && /^(?=[A-Z]*\d)(?=\d*[A-Z])[A-Z\d]{6,10}$/.test(code);
  const isLabelled = p.label === 'reference' && (isAlone || isBelowHead);
  const first = head && head.cell !== p.cell ? `${head.shape} ` : '';
  const before = `${isAlone || p.label === 'reference' ? `${p.called} ` : ''}${lead}`;
  const ofWhat =
    behind
      .exec(p.shape.slice(at + code.length))
      ?.slice(1)
      .join('') ?? '';
  const words = `${first}${before} ${ofWhat}`;
  // "Record go confirmation | RG30855172": whose it is stands with the word for a number in the cell in front
  const isHeaded = isAlone && p.label === null && referenceEnd.test(head?.shape ?? '') && head?.row === p.row;
  // "Références : Eurostar SZQWNB (89,00 €) ; SNCF R2XV7K": behind that word a number may have no figure
  const isListed = p.label === 'reference' || listed.test(p.shape);
  const shapeOfNamed = isListed ? /^(?:[A-Z\d]{6}|\d{8,})$/ : /^(?:(?=[A-Z]*\d)(?=\d*[A-Z])[A-Z\d]{6}|\d{8,})$/;
  const named = p.text.slice(start, at);
  const isNamed = shapeOfNamed.test(code) && namedBefore.test(isListed ? named.replace(/^.*: /, '') : named);
  // "Dossier Eurostar RLQVTW", "Swiss knows you as 5RPWQ8, Aer Lingus as 2LBXTN"
  const isOfNamed = (wordAndName.test(named) || knownAs.test(named) || ofWay.test(lead)) && isLocator(code);
  // "Locanda : 2705/FE/12" in the column of the numbers
  const isInColumn = p.label === 'reference' && p.byColumn && /\d/.test(code) && nameAndColon.test(named);
  if (
    !isLabelled &&
    !isInColumn &&
    !isNamed &&
    !isOfNamed &&
    !isHeaded &&
    !referenceWord.test(lead.slice(/^[A-Z]+$|^\d{1,5}$/.test(code) ? -14 : -34))
  )
    return null;
  if (
    ofNoBooking.test(before.trimEnd()) ||
    ofRegister.test(words) ||
    ofLaw.test(p.shape.slice(0, at)) ||
    notNumber.test(code) ||
    isFlightNumber(code, p)
  )
    return null;
  const isTicket = isRailwaysTicket(named);
  if ((ofProgramme.test(named) && !isTicket) || madeBy.test(named)) return null;
  if (isOfOffer(lead) || isOfOffer(p.shape.slice(0, at))) return null;
  if (/^[\d .-]+$/.test(code) && ofCountry.test(p.text.slice(0, at))) return null;
  if (isCompanysNumber(p.text, code) || isAmount(p.text, at, at + code.length)) return null;
  // "Booked by: Fernleigh Travel, Bath – your ref. 55/SALIS": of whoever ordered it
  const isOfBooker = p.label === 'bookedBy' && !isAlone;
  const isOfPaper = datedBehind.test(p.shape.slice(at + code.length));
  const isSellers = isOfBooker || isOfPaper || (sellers.test(words) && !railwaysOrder.test(words));
  const isCarriers = suppliers.test(words) || isTicket;
  const whose = isSellers ? 'agency' : isCarriers ? 'own' : 'plain';
  return { value: code, at: p.at + at, p, words, whose };
}

/** "Dossier SL-1508 arrêté le 22 mars 2027", "File LD 731, prepared on 3 February": what is dated is the paper. */
const datedBehind =
  /^,? ?(?:[–—-] )?(?:arrete|etabli|redige|cree|edite|emis|mis a jour|prepared|drawn up|issued|compiled|created|erstellt|ausgestellt)e?s? (?:le|on|am|du) \d/;

/** "Billet CP n° 7740 1265": a railway knows a journey by the number of its ticket, and no airline does. */
function isRailwaysTicket(named: string): boolean {
  const whose = ticketOf.exec(named)?.[1];
  return whose !== undefined && !airlineByName(whose);
}

const ticketOf =
  /(?<!\p{L})(?:[Bb]illets?|[Tt]ickets?|Fahrkarte|[Bb]ilhetes?|[Bb]igliett[oi]) (\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+)?) (?:n°|nº|no\.|nr\.|:) ?$/u;

const token =
  /(?<![\p{L}\d@#./-])(?:(?!EUR|USD|GBP|CHF|CAD|AUD|TGV|TER|ICE|AVE|REF|RES)[A-Z]{2,4} (?=\d{2,}[/-]?\d|\d{2}(?: \d{2,4}){2,3}(?!\d))|(?:[A-Z]{6}|(?=[A-Z./-]*\d)[A-Z0-9]{2,}(?:[./-][A-Z0-9]+)*)(?![\p{L}\d@]))/gu;
const endOfClause = /[;·|•(] ?|\. (?=\p{Lu})|, (?=\p{L}+ (?:\p{L}+ )?(?:n°|no\.|:|(?:as |under )?[A-Z\d]{6}))/gu;
/** "(Hertz)", "– 2 nuits", "pour l’ICE": whose, or for what; "for this train" is of where it stands. */
const behind =
  /^ ?(?:(?:pour|for|fur) ((?!th(?:is|at|ese) |ce(?:t|tte|s)? |diese)(?:l['’]|l[ea]s? |the |your |votre |den |die |das )?[a-z][a-z '-]{2,30})|\(([^()]{2,60})\)|[–—,·-] ?(\d{1,2} (?:nuits?|nuitees?|nights?|nachte?|ubernachtung(?:en)?|notti|noches)\b))/;

const referenceWord =
  /\b(?:ref(?!orm)\w*|dossiers?|files?|numeros?|numbers?|codes?|pnr|bookings?|reserv\w+|conf(?:irm\w+)?|locators?|locali[sz]a\w+|vouchers?|sous|under|buchung\w*|auftrag\w*|commande|order|bons?|contrat|prenotazione)\b|n°|\bno\.?(?= ?$)/;
/** "Property Contact Number: +66 53 555 018", "+44 (0)20 7946": behind a country's code anybody is called, and nothing booked. */
const ofCountry = /\+ ?\d[\d ().-]{0,12}$/;
const referenceEnd =
  /^[a-z].* (?:reference|ref|confirmation|booking|reservation|locator|dossier)(?: (?:n°|no|number|code|id))?\.?$/;
/** "AEGEAN 3M8KQX", "First Car Rental – 5100427718": a name right before it, and nothing else in its clause. */
const namedBefore = /^ ?\p{Lu}[\p{L}&'’.-]+(?: \p{Lu}[\p{L}&'’.-]+){0,3}(?: [–—-]|:| :)? ?$/u;

const nameAndColon = /^ ?\p{Lu}[\p{L} .&'’-]{2,30}? ?[:–—] ?$/u;

const wordAndName =
  /(?<!\p{L})(?:[Dd]ossier|[Rr][ée]f(?:[ée]rence|\.)?|PNR|[Bb]ooking|[Rr][ée]servation|[Cc]onfirmation|[Cc]ode|[Ll]ocator|[Ll]ocali[sz]a(?:teur|dor)|[Bb]uchung|[Aa]uftrag)(?: (?:ref(?:erence)?\.?|code|number|n°|no\.))? (?:\p{Lu}[\p{L}&'’.-]+ ?){1,3}:? $/u;

/** A company, and by what it knows who travels; of the second one it need not be said again: "; chez Air France, 2LBXTN". */
const knownAs =
  /(?<!\p{L})(?:[Cc]hez|[Ww]ith|[Bb]ei) (?:\p{Lu}[\p{L}&'’.-]+ ?){1,3}[,:] ?$|(?<!\p{L})\p{Lu}[\p{L}&'’.-]+ (?:(?:knows?|has|have|lists?|holds?|finds?) (?:you|him|her|them|it|this one|your booking) )?(?:as|under) $/u;

/** "The outbound reference is 5RPWQ8 and the return 2LBXTN" */
const ofWay =
  /\b(?:return|inbound|homebound|onward|retour|outbound|outward|aller|ruckflug|hinflug|ruckfahrt|hinfahrt|ritorno|andata|vuelta|ida)(?: (?:flight|vol|train|one|leg))?(?: (?:is|est|ist))?[:,]? $/;

/** "Booking references: Eurostar SZQWNB, SNCF RZXVKW" */
const listed = /^[^:\d]{0,24}\b(?:references|dossiers|codes|locators|pnrs?|numeros|numbers)\b[^:\d]{0,24}: /;

/** "Permis du Québec n° 704118", "immatriculation IM974100033": by what whoever sells is known. */
const ofRegister = /\b(?:permis|permit|immatricul\w*|siret|siren|rcs|iban)\b/;
/** "Règlement (CE) n° 261/2004", "Regulation (EC) No 261/2004", "Directive 2015/2302": which rights one has. */
const ofLaw =
  /(?:\b(?:ce|ue|ec|eu|eg)\)? (?:n°|no\.?|nr\.?)|\b(?:regulation|directive|decret|verordnung|regolamento|reglamento|richtlinie|direttiva|directiva|loi)(?: (?:n°|no\.?|nr\.?))?) ?$/;
const ofNoBooking = inLines()`
  \b(?:
    client|customer|account|compte|conto|member\w*|membre|fidelite|loyalty|frequent(?: fl[iy]er)?|flying blue
    |miles(?: ?[&+] ?(?:more|bonus|go|smiles))?|(?<=[a-z] )plus|\w*bonus|skywards|executive club|rewards|bonvoy
    |krisflyer|aeroplan|skymiles|lifemiles|volare|iban|bic|tva|vat|registr\w*|licen[cs]e|iata
    |atol|abta|police|policy|assurances?|insurance|invoice|facture|receipt|recu
    |trans(?:ak[ct]|a[ck]t|azion)\w*|tranzak\w*|tcn|devis|quot(?:e|ation)|estimate|promo\w*|gift|cadeau|e-?bon
    |avoir|credit|e-?tickets?|tickets? (?:no|n°|number|id)\w*|billets? (?:n°|no|numero|elec\w*)
    |numero de billet(?: be)?|patente|ice|passport|passeport|tel\w*|phone|fax|imputation|cost cent\w*|plate
    |plaque|vin|poste|room|chambre|vol|flight|train|terminal|gate|porte|seat|siege|place|coach|voiture
  )\.? ?(?:n°|no\.?|number|numero|id)? ?[:#]? ?$
`;
/** "Avis Wizard Number:", "Delta SkyMiles number:": of what a company calls so, and the word is none for a booking. */
const ofProgramme =
  /^(?:Your )?(?!(?:Your|Our|The) )\p{Lu}\p{L}+ (?!(?:[Bb]ook|[Rr]eserv|[Cc]onf|[Rr]ef|[Oo]rder|[Hh]otel|[Aa]ir|[Cc]ar|[Rr]ent|[Rr]ecord|[Ll]ocator|[Ff]ile|[Vv]oucher|[Ff]err)\p{L}*)\p{Lu}\p{L}+ (?:[Nn]umber|[Nn]o\.?|ID|#) ?:? ?$/u;
/** Where the paper speaks of what may be spent: a number there is no booking's. */
export function blocksOfMoney(passages: readonly Passage[]): ReadonlySet<number> {
  return new Set(passages.filter(({ shape }) => worthMoney.test(shape)).map(({ block }) => block));
}

/** "un e-bon de 236,00 €": what may be spent, below a title that calls it a voucher; "(carte de crédit) ; franchise 1 200 €" is no such thing. */
const worthMoney =
  /\b(?:e-?bon|avoir|voucher|(?<!cartes? (?:bancaire |bleue )?(?:de )?)credit(?! cards?\b)|gutschein|buono)\b[^.]{0,20}\d(?:[.,]\d\d)? ?(?:€|eur|£|gbp|\$|usd|chf)/;

/** A clock, an amount, a day, a range of days. */
const notNumber = /^\d+[.]\d{2}$|^\d{1,2}[A-Z]{3}(?:\d\d)?(?:-\d{1,2}[A-Z]{3}(?:\d\d)?)?$|^\d{3}-\d$/;

const isFlightNumber = (code: string, { label }: Passage) =>
  label !== 'reference' && !code.includes(' ') && wholeNumber(code) === 'flight';

/** "€ 1118.00", "10001 USD". */
function isAmount(text: string, from: number, to: number): boolean {
  return (
    /[€£$]\s?$|\b(?:EUR|USD|GBP|CHF|CAD|AUD) ?$/.test(text.slice(Math.max(0, from - 5), from)) ||
    /^(?:[.,]\d\d)? ?(?:[€£$%]|(?:EUR|USD|GBP|CHF|CAD|AUD|km|points?|miles)\b)/.test(text.slice(to, to + 9))
  );
}

/** For matching. */
export const folded = (name: string): string =>
  plain(name)
    .replace(/[^a-z\d]+/g, ' ')
    .trim();
