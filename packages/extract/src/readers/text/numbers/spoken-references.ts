import { inLines } from '../../../text/in-lines.ts';
import { plain } from '../../../text/plain.ts';
import type { Passage } from '../passages/passages.ts';
import { leadingCode, type Reference } from './booking-number.ts';
import { isLocator } from './lone-locator.ts';

/** Numbers in a line, behind a word that says what they are: "your booking 8KQ2LM7T", "CONTRAT 60418827". */
export function spokenReferences(p: Passage): Reference[] {
  const found: Reference[] = [];
  for (const match of spokenIn(p.text)) {
    const words = plain(match[1] ?? '');
    const inGroups = ofBooking.test(words) ? inThree.exec(match[2] ?? '')?.[0] : undefined;
    const code = inGroups ?? leadingCode(`${match[2] ?? ''}${partBehind(match, p.text)}`);
    const isOwn = /^(?:dossier|reservation|booking|reference) (?:train|vol)$/.test(words);
    if (
      !code ||
      // "RÉSERVATION CONFIRMÉE – CONTRAT 60418827": in a title of capitals a word is no code
      (isWord(code) && (!/\p{Ll}/u.test(p.text) || /^resa?\b/.test(words))) ||
      // "INCORPORATED BY REFERENCE" is no "REF" of a number
      (/\p{L}$/u.test(match[1] ?? '') && match[0].startsWith(`${match[1]}${match[2]}`)) ||
      ofNoBooking.test(p.shape.slice(Math.max(0, match.index - 24), match.index)) ||
      calledNoBooking.test(words) ||
      (!isOwn && notBooking.test(p.shape.slice(Math.max(0, match.index - 24), match.index + (match[1] ?? '').length)))
    )
      continue;
    // an agency's number for the whole trip, where the house or the carrier has its own
    const weight = /^bon(?! de )/.test(words)
      ? 1.5
      : /^(?:itinerary|trip)\b/.test(words)
        ? 2.3
        : /ref|code|number|numero|n°|#|pnr|locator|locali[sz]a|^conf\b|\bno\b/.test(words)
          ? 2.5
          : /booking|reservation|confirmation|contrat|contract|agreement|^res/.test(words)
            ? 2
            : 1.5;
    found.push({ value: code, at: p.at + match.index + match[0].indexOf(match[2] ?? ''), text: p.text, weight });
  }
  return found;
}

/** "KHR 0309-2", "WLT 4410-27": the room, the part of it or the year. */
export const partBehind = (match: RegExpExecArray, text: string): string =>
  /^[A-Z]{2,4} \d{4}$/.test(match[2] ?? '')
    ? (/^-\d{1,3}(?![\p{L}\d-])/u.exec(text.slice(match.index + match[0].length))?.[0] ?? '')
    : '';

/** "Booking no. 1 094 4471", "Booking confirmation – 6 2207 4419", behind a word that no telephone has. */
const inThree = /^[1-9]\d?(?: \d{3,4}){2,3}$|^[1-9]\d\d \d{4}$/;
const ofBooking =
  /\b(?:booking|reservation|confirmation|order|commande|dossier|billet|ticket|contrat|contract|agreement)/;

/** Each word for a number with what is behind it: "CONTRAT 60418827" too, which "RÉSERVATION CONFIRMÉE – CONTRAT" has taken for its own. */
function spokenIn(text: string): RegExpExecArray[] {
  return [...text.matchAll(spoken)].flatMap((match) => {
    if (!/^[A-Z]+(?![A-Z\d])/.test(match[2] ?? '')) return [match];
    const at = match.index + match[0].lastIndexOf(match[2] ?? '');
    const [next] = text.slice(at).matchAll(spoken);
    return next?.index === 0 ? [match, Object.assign(next, { index: at })] : [match];
  });
}

/** Letters alone, as a word has them. */
const isWord = (code: string) => /^[A-Z]+$/.test(code) && !isLocator(code);

export const spoken = inLines('giu')`
  \b((?:(?<=n° (?:de )?)r[ée]sa|(?:conf|r[ée]sa?)(?:\.|(?= ?(?:n°|no\b|#|:)))(?: ?n°| ?no\.?| ?#)?|(?:e-?mail |order |flight |airline |hotel |trip |(?:transfer |shuttle |taxi |car |rental |transport )(?=voucher|booking|conf|reserv|ref)|booking (?=conf)|reservation (?=conf)|travel |rail |train |bus |coach |ferry |ticket )?(?:booking|reservation|r[ée]servation|confirmation|itinerary|order|dossier|commande|contrat(?: web| internet| de location)?|(?:(?:rental|hire|web|online) )(?:agreement|contract)|voucher|bon(?= n° ?[A-Z]{1,4}[ -]?\d{2,3}| [A-Z]{1,4}-?\d{3})|bon de (?:transfert|transport|location|s[ée]jour|r[ée]servation)|PNR|record locator|trip|ride|transfer|file|job(?= (?:number|no\b|n°|nr|ref|id|#)|(?<=^job) [A-Z]{0,3}-?\d{4,8}$)|billet|ticket|[ÉéEe]change|Buchung|Auftrag|Reservierung|Bestellung|Best[äa]tigung|reserva|prenotazione|boeking|reservering|bokning|bestilling|rezerwacj[ai]|rezervac[ei])s?(?: de r[ée]servation| dossier| ferroviaire| train| compagnie| h[oô]tel| vol| voiture| voyage)?(?:[ .-]{0,2}(?:ref(?:erence)?|r[ée]f[ée]rence|number|nummer|snummer|scode|num[ée]ro|code|no|nr|n|n°|nº|č|id|#|locator|is|est)\b\.?){0,3}(?: (?:(?:der|des|de la|du|of the|of|del|della) |de l['’]|dell['’])\p{L}{3,15})?|r[ée]f(?:[ée]rence|\.)?(?: de (?:la )?(?:r[ée]servation|commande|compagnie(?: a[ée]rienne)?)| du dossier(?: ferroviaire| train| vol)?| compagnie(?: a[ée]rienne)?| dossier| r[ée]servation| client| number| code)?|reference|locator|localizador(?: d[aeo](?: la)? \p{L}{3,15})?|localisateur|(?:code|c[oó]digo|codice|n[uú]mero|kod) (?:(?:de|da|di)(?: la)? )?(?:r[ée]servation|reserva|prenotazione|rezerwacji|rezervace)(?: (?:(?:de la )?compagnie(?: a[ée]rienne)?|(?:du )?transporteur|della compagnia|de la compañ[ií]a))?|code [A-Z][\p{L}]+)(?: ?n°| ?no\.?| ?#)?)(?:
    [ ]chez nous| with us| ?\([^()\d\n]{2,30}\)
    | (?:for|of|pour) (?:(?:your|the|both|all|these|votre|vos|les|ces|la|le|flights?|trains?|stay|hotel|booking|vols?|deux|trip|s[ée]jour|room|chambre|rental|car|location) ?){1,3}(?=(?:is|est|:))
  )?(?: confirm(?:ed|[ée]e?)(?= [·•|–—:-] ))? ?(?:is |est |l[ea] (?![0-9]{2,4} [0-9])|: ?|[-–—·•|] |\*\* ?|# ?){0,2}((?:[A-Z]{2} (?=(?=[A-Z]*\d)(?=\d*[A-Z])[A-Z0-9]{6}(?![\p{L}\d])))?[A-Z0-9][A-Z0-9./-]*(?:(?: [0-9]{4}){1,2} (?=[0-9]*[A-Z])(?=[A-Z]*[0-9])[A-Z0-9]{4}(?![\p{L}0-9])|(?: [0-9]{2,4}){2,4}(?![0-9])|(?<=[ (:#°][1-9][0-9]{3}) [0-9]{3}(?! ?[0-9\p{L}€$£%])| (?<=[ (:#°][A-Z]{2,4}-[0-9]{2,3} )[0-9]{3}(?! ?[0-9\p{L}€$£%])|(?<=[ (:#°][1-9][0-9]{2}) (?!(?:19|20)[0-9]{2})[0-9]{4}(?! ?[0-9\p{L}€$£%:.])| [0-9]{2,6}[/-](?!(?:19|20)[0-9]{2}(?![0-9]))[0-9]{3,6}(?![0-9./-])| [0-9]{4,}|(?<=[ :#][A-Z0-9]{4}) (?=[A-Z]*[0-9])(?=[0-9]*[A-Z])[A-Z0-9]{4}(?![\p{L}0-9]))?(?![\p{Ll}]))
`;

const notBooking =
  /\b(?:alert|cancel\w* (?:free|policy)|invoice|facture|promo|offre|gift|member|ticket gate|price|code promo|train|vol|flight) ?$/;

/** "Search ref. 8QK2", "Devis n° 2027-118", "Notice ref. EW-41B": what was asked for and not taken, or only made known. */
const noBookings =
  'search|recherche|suche|ricerca|busqueda|quote|quotation|devis|basket|cart|panier|warenkorb|carrello|selection|simulation|notice|bulletin|advisory|newsletter|circular|communique|press release|alert|alerte|session|support|help ?desk';
const ofNoBooking = new RegExp(String.raw`\b(?:${noBookings})(?: n°| no\.?)? ?[-–]? ?$`);

/** "Code panier", "référence de votre panier", "Bulletin ref". */
export const calledNoBooking = new RegExp(
  String.raw`^(?:(?:code|ref\w*|n°|numero)\.? (?:(?:de|du|of) )?(?:(?:la|the|votre|your|notre|our) )?)?(?:${noBookings})(?: (?:code|ref\w*|number|no|n°|id)\.?)?$`,
);
