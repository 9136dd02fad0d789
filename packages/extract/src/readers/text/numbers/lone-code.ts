import { inLines } from '../../../text/in-lines.ts';
import { plain } from '../../../text/plain.ts';
import type { Passage } from '../passages/passages.ts';
import { leadingCode, type Reference } from './booking-number.ts';
import { isLocator } from './lone-locator.ts';

/**
 * "Votre séjour TAN-270614 est décalé", "Votre table (Z4-OLY-1188)": the only code of a paper that calls none its number, beside a
 * word for what was booked. A plate, a licence, an account and a door have codes too, and of two nobody knows which it is.
 */
export function loneCode(passages: readonly Passage[], subject: string): Reference | null {
  const found = codesOf(passages, subject);
  const [only] = found;
  const own = found.find(({ isBeside }) => isBeside);
  if (!only || !own || found.some(({ value }) => value !== only.value)) return null;
  return { value: own.value, at: own.at, text: own.text, weight: 1.5 };
}

/** The codes of a paper that are of nothing else. */
export function codesOf(passages: readonly Passage[], subject: string): Code[] {
  const open = passages.filter(
    (p) => !p.former && (p.label === null || p.label === 'other' || p.label === 'reference') && p.text.length < 400,
  );
  const all = [...codesIn({ text: subject, at: 0, called: '' }, true), ...open.flatMap((p) => codesIn(p, false))];
  // "Facture pro forma PF-2027-0418", and "en rappelant le n° PF-2027-0418" at the foot: what it is once it is everywhere
  const ofElse = new Set(all.flatMap(({ value, isOther }) => (isOther ? [value] : [])));
  return all.filter(({ value }) => !ofElse.has(value));
}

type Code = { value: string; at: number; text: string; isBeside: boolean; isOther: boolean };

function codesIn({ text, at, called }: Pick<Passage, 'text' | 'at' | 'called'>, isSubject: boolean): Code[] {
  return [...text.matchAll(code)].flatMap((match) => {
    const [value] = match;
    const before = plain(`${called} ${text.slice(0, match.index)}`.slice(-60));
    const isCode = value.length === 6 && !/[/-]/.test(value) ? isLocator(value) : parted.test(value);
    // "L-2534 Luxembourg"
    if (/^[A-Z]{1,2}-\d{4,5}$/.test(value) && /^ \p{Lu}\p{Ll}/u.test(text.slice(match.index + value.length))) return [];
    if (!isCode || ofSeason.test(value) || leadingCode(value) !== value || others.test(value)) return [];
    // "Moving your weekend in Bath (HT-5512)": what a mail is about
    const isTitle =
      isSubject && apart.test(text.slice(0, match.index)) && behind.test(text.slice(match.index + value.length));
    if (short.test(value) && !isTitle && !calledSo.test(before)) return [];
    const isBeside = isTitle || booked.test(before);
    return [{ value, at: at + match.index, text, isBeside, isOther: ofOther.test(before) }];
  });
}

/** At either end of a subject, or in brackets. */
const apart = /(?:^|[([:·|,–—-] ?|\p{Ll}{3} )$/u;
const behind =
  /^(?:$|[)\]] ?|[ ]?[:,·|–—-] | (?:is |est )?(?:now )?(?:confirm\p{L}*|booked|chang\p{L}*|modifi\p{L}*|updat\p{L}*)$)/u;

const code =
  /(?<![\p{L}\d./\-_=?@#&+%])[A-Z]{2,4} \d{2,4}[/-]\d{2,4}(?![\p{L}\d/\-_=?@+%:h]|\.\p{L}|[.,]\d)|(?<![\p{L}\d./\-_=?@#&+%])(?=[\d./-]*[A-Z])(?=[A-Z./-]*\d)[A-Z\d](?:[A-Z\d]|[/-](?=[A-Z\d])){5,19}(?![\p{L}\d/\-_=?@+%]|\.\p{L}|[.,]\d)/gu;
/** Letters and three digits or more, in parts, or letters in front of many: "GH 41-27" as a keeper counts. */
const parted = /^(?=(?:\D*\d){3})(?:[A-Z]{2,4} \d+[/-]\d+|[A-Z\d]+(?:[/-][A-Z\d]+)+|[A-Z]{1,4}\d{4,})$/;
/** "AB-123-CD", "IM029000000", "FR44999120334", "10H30-12H00", "2027-S1"; a flight and a train. */
const others =
  /^(?:[A-Z]{2}-\d{3}-[A-Z]{2}|(?:IM|RCS)\d+|[A-Z]{2}[A-Z\d]?\d{8,}|\d{1,2}H\d.*|(?:19|20)\d\d-[A-Z]\d|(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\d{1,4}(?:[/-]\d{1,4})?|[A-Z]\d{1,3}[/-][A-Z]?\d{1,3})$/;
/** "QXV-319" is a plate too, and a booking's only right behind "Code", "Réf.", "your stay", "filed under", or in the subject. */
const short = /^[A-Z]{2,3}-\d{1,4}$/;
const calledSo = inLines()`
  \b(?:codes?|ref|references?|bookings?|reservations?|confirmations?|resa|buchung|prenotazione|reserva)(?: (?:codes?|no|number|n°|ref|reference))?\.?(?: (?:is|est))? ?:? ?$
  |\b(?:your|our|its|this|the|votre|notre|son|ce|le)(?: (?:booking|reservation|order|file|stay|table))? (?:number|numero|code)(?: (?:with us|chez nous|here|ici))?,?(?: (?:is|est|stays|remains|reste|demeure))?(?: l[ea])? ?:? ?$
  |\b(?:your|our|the|this|votre|notre|la|cette|ce|le)(?: [a-z]+){0,1} (?:booking|reservation|stay|sejour|rental|let|location|registration|inscription|table|tickets?|billets?|order|commande|weekend|week-end|week|semaine|visit|visite),?(?: \(?(?:still|always|remains|now|toujours|reste|is|est))? ?\(?$
  |\b(?:booked|reserved|noted|registered|filed|entered|in (?:the|our) (?:book|diary|system)|notee?s?|inscrite?s?|enregistree?s?|reservee?s?) (?:it is |is )?(?:as|under|sous|comme)(?: l[ea]| the)? ?$
  |(?:^|[.,;:!(–-] ?)(?:inscription|stay|sejour|confirmed|confirmee?|folio|file|dossier|location|rental|n°|no\.) ?:? ?$
`;
/** "NOEL25", "SUMMER27": what somebody types for a lower price. */
const ofSeason = /^[A-Z]{4,}\d\d$/;
/** Whose code it is, right in front of it. */
const ofOther = inLines('u')`
  \b(?:
    licen[cs]e|lic|permis|siret|siren|rcs|tva|vat|iban|bic|immatricul\w*|registration|reg|plates?|vols?
    |flights?|trains?|promo\w*|offers?|offres?|coupon|gift|cadeau|avantage|discount|members?|membre
    |adherent\w*|customers?|clients?|compte|accounts?|invoices?|factures?|pro[ -]?forma|devis|(?<!\b(?:please|kindly|always|and|to) )quotes?
    |quotation|basket|panier|doors?|porte|portail|gate|boite a cles?|key ?box|key ?safe|lock ?box|acces|access
    |entry|wi-?fi|passwords?|mot de passe|passeports?|passports?|cards?|carte|atol|abta|iata|rooms?|chambres?
    |cabines?|cabins?|terminal|seats?|sieges?|modele?|version|formulaire|form|tarif|fares?|rate|nr|org|tax
    |voucher code|bon d'achat|parking|box|building|batiment|bat|zone|apt|appartement|apartment|unit|lot|km
    |sortie|exit|route|highway|motorway|autoroute
  )\b[^\p{L}]{0,6}(?:n°|no\.?|number|numero|code|ref\.?)?(?: (?:is|est))?[^\p{L}]{0,4}$
`;
/** What somebody books, and what a number is called. */
const booked = inLines()`
  \b(?:
    bookings?|reserv\w*|stay|sejour|transfers?|transferts?|courses?|rides?|tables?|navette|shuttle|locations?|rentals?|hire
    |contrats?|contracts?|agreement|orders?|commande|trips?|voyage|trajets?|traversees?|crossings?|sailings?|tickets?|billets?
    |codes?|ref\w*|confirm\w*|bons?|voucher|dossier|file|visite?s?|number|numero|no|car|voiture|vehicule|taxi|rappeler|quote|hotel
    |buchung\w*|prenotazione|reserva|(?:our|my|the) (?:own )?(?:books?|diary|records?|register)|notre (?:livre|registre|cahier|agenda)
  )\b
  |\bn°
`;
