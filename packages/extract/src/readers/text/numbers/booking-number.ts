import { monthNames } from '../../../text/calendar-words.ts';
import { inLines } from '../../../text/in-lines.ts';
import type { Found } from '../found.ts';

export type Reference = Found<string> & {
  /** How plainly the paper calls it the booking's number: 3 "booking reference", 2 "order", 1 "reservation X…". */
  weight: number;
  /** Printed beside it: "Air France LH9WQ3". */
  company?: string;
};

/** "KL/6RQP2N", "BA*7KXQ2M", "SK / 7YQRL2", "LH 8KM2P4": whose number it is stands before it. */
const airlineBefore =
  /^(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]) ?[/*] ?(?=[A-Z0-9]{6}(?![A-Z0-9]))|^(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]) (?=(?=[A-Z]*\d)(?=\d*[A-Z])[A-Z0-9]{6}(?![A-Z0-9]))/;

/** "CFF 340 118 772", "SNCF PF6TKA": whose railway's it is; "VIA LONDON" is the way. */
const railwayBefore =
  /^(?:(?:CFF|SBB|FFS|SNCF|SNCB|NMBS|ÖBB|RENFE|LNER|GWR|DSB|DB) (?=(?:\d{3} ?){3,}|[A-Z\d]{6}(?![A-Z\d]))|VIA (?=(?:\d{3} ?){3,}|(?=[A-Z]*\d)[A-Z\d]{6}(?![A-Z\d])))/;

/** "N° 2027-004518", "No. KX41", "#88213", "Rés. BAL6640218", "PNR 7WQHKE". */
const numberSign = /^(?:n°|n\.º|nº|no\.|nr\.|nr(?= \d)|#|(?:conf|r[ée]s|r[ée]f|loc)\.|pnr(?= )) ?:? ?/i;

/** "Dossier : le même, PZ6LQK". */
const sameAs =
  /^(?:l[ea] m[êe]me|the same|same|idem|ditto|wie oben)(?: (?:dossier|booking|r[ée]f[ée]rence|reference|number))? ?[,:(] ?/i;

/** "27 M 038815" is one where nothing else stands beside it; "14 MAY 2027" is a day; "1408863327 COUNT" as car hirers print it; "D&C 2719"; "B 8840" alone. */
const codeShape = inLines('u')`
  ^(?:\*+ ?)?(
    \d{8,12} COUNT(?![\p{L}\d])|(?:\d{1,4} ){1,2}[A-Z]{1,3} \d{5,8}$|[A-Z]{2,4} \d{5,}
    |(?!EUR|USD|GBP|CHF|CAD|AUD|DU|LE|NO)[A-Z]{2,4} \d{2,3}(?:\.\d{3})+(?!\d|[.,]\d)
    |(?!DU|LE|LA|NO|OF|ON|AT|IN|TO|AU)[A-Z]{2,4} (?:\d{2,6}|\d(?=[/-]\d{3}))(?:[/-](?:\d{2,6}|(?<=\d{4}[/-])\d|[A-Z]{1,4}))+(?![\p{L}\d/-]|\.\d)
    |(?!DU|LE|LA|NO|OF|ON|AT|IN|TO|AU)[A-Z]{2,3} (?!(?:19|20)\d\d)\d{4}(?! ?\d)
    |(?!DU|LE|LA|NO|OF|ON|AT|IN|TO|AU|EUR|USD|GBP|CHF)[A-Z]{2,4} \d{3,6}[A-Z](?![\p{L}\d])
    |[A-Z]{2,4} \d{2,4}(?: \d{2,4}){1,3}(?: [A-Z](?! ?\p{Ll})(?![\p{L}\d]))?(?![\d:/-]|\.\d)
    |[A-Z]{2,4}-\d{2,3} \d{3}(?![\p{L}\d:.,/-]| ?[\d€$£%])|\d{2,3}(?: \d{3}){2,3}(?: \d{1,2})?(?! ?\d)
    |(?:\d{3} \d{3} \d{4}|(?!(?:19|20)\d\d )[1-9]\d{3} \d{3}(?: \d{3,4})?)(?! ?\d)|\d{4} \d{2} \d{4}(?! ?\d)
    |\d{4} \d{4} (?:\d{4} )?(?=\d*[A-Z])(?=[A-Z]*\d)[A-Z\d]{4}(?![\p{L}\d])
    |\d{4} \d{4}(?: \d{2,4}){1,2}(?! ?\d)|(?!(?:19|20)\d\d )\d{4} \d{4}(?! ?\d)
    |(?!(?:19|20)\d\d)(?=[A-Z]*\d)[A-Z\d]{4} (?=[A-Z]*\d)(?=\d*[A-Z])[A-Z\d]{4}(?: (?=[A-Z]*\d)[A-Z\d]{2,4}){1,2}$
    |(?!(?:19|20)\d\d)(?=[A-Z]*\d)[A-Z\d]{4} (?=[A-Z]*\d)(?=\d*[A-Z])[A-Z\d]{4}(?![\p{L}\d])
    |[A-Z]{1,2}&[A-Z]{1,2}[ -]?\d{3,6}(?![\p{L}\d]|[.,:]\d)|[A-Z] (?!(?:19|20)\d\d$)\d{4,6}$
    |eIC ?\d{2,10}(?: \d{3,10})*|[A-Z0-9][A-Z0-9]*(?:[./-][A-Z0-9]+)*
  )
`;

/** A booking number at the start of the text: five or more capitals and digits, not a word and not a date. */
export function leadingCode(text: string): string | null {
  const code = codeShape.exec(
    text.trim().replace(sameAs, '').replace(numberSign, '').replace(airlineBefore, '').replace(railwayBefore, ''),
  )?.[1];
  if (!code || code.length < 5 || code.length > 24) return null;
  if (/^\d{1,2}[./-]\d{1,2}[./-](?:\d\d|(?:19|20)\d\d)$/.test(code) || /^(?:19|20)\d\d-\d\d-\d\d$/.test(code))
    return null;
  // "2026/27": a season
  const [, year, next] = /^(20\d\d)[/-](\d\d)$/.exec(code) ?? [];
  if (year && (Number(year) + 1) % 100 === Number(next)) return null;
  // "02-APR-27"
  if (/^\d{1,2}[./-][A-Z]{3,9}[./-](?:\d\d|(?:19|20)\d\d)$/.test(code)) return null;
  // "03JUIN", "12MAI27"
  if (monthNames.has(/^\d{1,2}([A-Z]{3,10})(?:\d\d|20\d\d)?$/.exec(code)?.[1]?.toLowerCase() ?? '')) return null;
  // a ticket's number, which no desk finds a booking by
  if (/^\d{3}-\d{10}$/.test(code)) return null;
  // seats: "11E/11F"
  if (/^\d{1,2}[A-L](?:[/-]\d{1,2}[A-L])+$/.test(code)) return null;
  if (/^[A-Z]+[-/.]/.test(code) && !/\d/.test(code)) return null;
  if (/^[A-Z]+$/.test(code)) return code.length >= 5 && code.length <= 8 && !words.has(code) ? code : null;
  return code;
}

const words = new Set(
  'OUIGO INOUI EUROSTAR LYRIA THALYS AVANTI TRENITALIA ITALO RENFE AVLO IRYO FLIXBUS FLIXTRAIN AMTRAK EASYJET RYANAIR VUELING TRANSAVIA LUFTHANSA SWISS IBERIA FINNAIR BUDGET EUROPCAR ENTERPRISE ALAMO NATIONAL HERTZ SIXT AVIS BOOKING EXPEDIA ORDER VOUCHER INVOICE ORDERS RESERVATION AMADEUS GALILEO SABRE AIRLINE CONFIRMED CONFIRME CONFIRMEE BOOKING TICKET DETAILS NUMBER STATUS PLEASE FLIGHT TRAIN HOTEL TRAVEL RECEIPT PASSENGER YOUR VOTRE VOYAGE UNCHANGED CANCELLED ANNULEE ITINERARY AGENCY SUMMARY INFORMATION ECONOMY CODE REFERENCE VOUCHER TOTAL OFFICE ADULT PRINTED IMPRIME ISSUED EMISE LONGER CURRENT NOTICE COPY ORIGINAL UPDATED MODIFIED CONDITIONS SERVICE CLIENT GUEST ARRIVAL DEPARTURE'.split(
    ' ',
  ),
);
