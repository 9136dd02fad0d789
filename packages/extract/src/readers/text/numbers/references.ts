import { airlineByCode, airlineByName } from '../../../knowledge/index.ts';
import { inLines } from '../../../text/in-lines.ts';
import { plain } from '../../../text/plain.ts';
import { runsCoaches } from '../journeys/companies-of-ways.ts';
import { labelOf } from '../labels/labels.ts';
import type { Passage } from '../passages/passages.ts';
import { announcedCodes } from './announced-codes.ts';
import { behindItsLabel } from './behind-its-label.ts';
import { leadingCode, type Reference } from './booking-number.ts';
import { codesInApposition } from './code-in-apposition.ts';
import { isCompanysNumber } from './company-number.ts';
import { houseNumbers } from './house-number.ts';
import { numbersUnderTitles } from './number-under-title.ts';
import { numbersInNews } from './numbers-in-news.ts';
import { numbersOfDrives } from './numbers-of-drives.ts';
import { ofTwoHeads } from './of-two-heads.ts';
import { referencesOfSeveral } from './references-of-several.ts';
import { saidReferences } from './said-references.ts';
import { calledNoBooking, partBehind, spoken, spokenReferences } from './spoken-references.ts';
import { subjectsOwn } from './subjects-own.ts';
import { isTicketsNumber } from './tickets-number.ts';

/** Booking numbers in order of plainness; those of a single line or room stay with their passage. */
export function readReferences(passages: readonly Passage[], subject = '', withColumns = false): Reference[] {
  const found = referencesIn(passages, subject, withColumns);
  if (found.length > 0) return found;
  const ofTicket = ticketNumbers(passages);
  if (ofTicket.length > 0) return ofTicket;
  const ofDrive = numbersOfDrives(passages, subject);
  if (ofDrive.length > 0) return ofDrive;
  if (!passages.some(({ former }) => former)) return houseNumbers(passages);
  // below "Previous journey" the letter goes on, and a changed booking keeps its number
  return referencesIn(
    passages.map((p) => ({ ...p, former: false, label: isOriginal(p) ? 'reference' : p.label })),
    subject,
    withColumns,
  );
}

/** "Ticket number: BR80 5512 KT", "Bilieto Nr. 1260471883": of a train or a coach whose ticket says no other. */
function ticketNumbers(passages: readonly Passage[]): Reference[] {
  const found = passages.flatMap(({ label, text, at, former, byColumn }) => {
    const isNumber = label === 'ticket' && !former && !byColumn && isTicketsNumber(text);
    return isNumber ? [{ value: text.trim(), at, text, weight: 2.5 }] : [];
  });
  return new Set(found.map(({ value }) => value)).size === 1 ? found.slice(0, 1) : [];
}

/** "Original confirmation", over the number of what is cancelled. */
function isOriginal({ label, called }: Passage): boolean {
  return (
    label === 'former' &&
    /\b(?:confirmation|booking|reservation|reference|ref|dossier|order|pnr|number|numero|n°)\b/.test(plain(called))
  );
}

/** "RYa0kx93mt", whole behind its label: small letters and large ones are of one code. */
const mixed = /^(?=[A-Za-z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{7,16}$/;

function referencesIn(all: readonly Passage[], subject: string, withColumns: boolean): Reference[] {
  const found: Reference[] = [];
  // where nothing could be a number, none need be searched for
  const passages = all.filter(({ text }) => likeNumber.test(text));
  for (const p of passages) {
    if (p.former || p.text.length > 600 || (p.label === 'reference' && calledNoBooking.test(plain(p.called)))) continue;
    // "Séjour | ARV-BRU-771904": no number of nights is written so
    const isCode = p.label === 'nights' && /^(?=\D*\d)[A-Z][A-Z\d]+(?:-[A-Z\d]+)+$/.test(p.text.trim());
    // "AMADEUS: 5PKZ3W, AIRLINE: QR/8JVLQ4", parted where its label is one of its own
    const [, flies = '', locator = ''] = carriersLocator.exec(p.text.trim()) ?? [];
    const isLocator = airlineByCode(flies) !== null && (/\d/.test(locator) || p.label === 'company');
    if ((p.label === 'reference' || isCode || isLocator) && (withColumns || !p.byColumn || isOfBoxes(p, all))) {
      // "Nr biletu" beside "Numer zamówienia": the booking's own goes first
      const isTicket =
        /\b(?:bile[tc]\w*|jizden\w*|listk\w*|pilet\w*|jegy\w*|lipp?u\w*|bille[jt]\w*|biljett\w*|bigliett\w*|bilhete\w*)/.test(
          plain(p.called),
        );
      // "Nr transakcji": what was paid by goes last
      const isPayment =
        /\b(?:trans(?:ak[ct]|a[ck]t|azion)\w*|tranzak\w*|payment|paiement|zahlung\w*|platnosc\w*|platby)\b/.test(
          plain(p.called),
        );
      const weight = /programme|loyalty|fidelite|member/.test(p.section) ? 1 : isPayment ? 2.4 : isTicket ? 2.8 : 3;
      const pairs = companyCodes(p.text);
      if (pairs.length > 0) for (const pair of pairs) found.push({ ...pair, at: p.at, text: p.text, weight });
      else {
        const own = ofTwoHeads(p) ?? p.text.trim();
        const code = grouped.exec(own)?.[0] ?? leadingCode(own) ?? mixed.exec(own)?.[0];
        if (code)
          found.push({ value: code, at: p.at + p.text.indexOf(code), text: p.text, weight, ...whose(p.called) });
      }
      if (pairs.length > 0 || leadingCode(p.text) || grouped.test(p.text.trim())) continue;
    }
    // "Kiitos tilauksestasi! Tilausnumero: 8KQ2LM7T"
    const [, called = '', said = ''] = (p.text.length < 200 && behindSentence.exec(p.text)) || [];
    const announced = said && labelOf(called) === 'reference' ? leadingCode(said) : null;
    if (announced)
      found.push({ value: announced, at: p.at + p.text.lastIndexOf(said), text: p.text, weight: 3, ...whose(called) });
    found.push(...spokenReferences(p));
  }
  found.push(
    ...acrossLines(all),
    ...announcedCodes(all),
    ...behindItsLabel(all),
    ...codesOfRailways(all),
    ...codesInApposition(all),
    ...numbersInNews(passages, subject),
    ...subjectsOwn(passages, subject),
    ...saidReferences(all),
    ...referencesOfSeveral(all),
    ...numbersUnderTitles(all),
  );
  for (const p of passages) {
    const match =
      p.former || p.text.length > 400
        ? null
        : /\b(?:booked|réservée?s?|under|sous)(?: the number| la référence| le numéro)? ([A-Z0-9][A-Z0-9./-]{4,20})(?![\p{L}\d])/u.exec(
            p.text,
          );
    const code = match?.[1] && /\d/.test(match[1]) ? leadingCode(match[1]) : null;
    if (match && code) found.push({ value: code, at: p.at + match.index, text: p.text, weight: 2 });
  }
  for (const p of passages) {
    // "Votre dossier Air France reste N8QW2K"
    const match = p.former || p.text.length > 400 ? null : stillSaid.exec(p.text);
    const code = match?.[1] ? leadingCode(match[1]) : null;
    if (match && code && !found.some((reference) => reference.value === code))
      found.push({ value: code, at: p.at + match.index, text: p.text, weight: 2.5 });
  }
  for (const p of passages) {
    const match = p.former || p.text.length > 300 ? null : carriersOwn.exec(p.text);
    const code = match ? leadingCode(match[2] ?? match[3] ?? match[4] ?? '') : null;
    if (!match?.[1] || !code || found.some((reference) => reference.value === code)) continue;
    // "Votre réservation FlixBus n° 318 220 7745": who runs coaches has no name in a booking of one
    const company = runsCoaches(match[1]) ? {} : { company: match[1].trim() };
    found.push({ value: code, at: p.at + match.index, text: p.text, weight: 2, ...company });
  }
  for (const p of passages) {
    const code =
      p.text.length < 200
        ? (/\b(?:RLOC|PNR|DNR|LOC)[ :/-]{1,3}(?:[A-Z0-9]{2}\/)?([A-Z0-9]{6})\b/.exec(p.text)?.[1] ??
          inShort.exec(p.text.trim())?.[1])
        : undefined;
    if (code && leadingCode(code)) found.push({ value: code, at: p.at, text: p.text, weight: 2.5 });
  }
  for (const match of subject.matchAll(spoken)) {
    const code = leadingCode(match[2] ?? '');
    if (code) found.push({ value: code, at: 0, text: subject, weight: 2 });
  }
  const own = found.filter(({ text, value }) => !isCompanysNumber(text, value));
  const weighed = own.map((one) => (isCarriers(one) ? { ...one, weight: one.weight + 0.2 } : one));
  return weighed.sort((a, b) => b.weight - a.weight);
}

/** "CONF 90177BV", "CF-90177BV", "RESA 90177BV", "REF HOTEL 90177BV" in a line of its own, as reservation systems print it. */
const inShort =
  /^(?:(?:N[RO]|N°|REF)\.? )?(?:CONF|CNF|CF|CFM|RESA|REF (?:HOTEL|HTL|CAR|LOUEUR))\.?(?: (?:N[RO]|N°|HOTEL|HTL|CAR))?[ :/#.-]{1,3}((?=[A-Z\d]*\d)[A-Z\d]{5,14})$/i;

const behindSentence = /[.!?] (\p{Lu}[\p{L} .]{3,30}?) ?: ?([^\s:][^:]{3,30})$/u;

const carriersLocator = /^([A-Z]{2}|[A-Z]\d|\d[A-Z])[/*]([A-Z\d]{6})$/;

/** "N° de confirmation hôtelier" over its number, in a form of boxes that has other heads over its next row: a label as any other. */
function isOfBoxes(p: Passage, all: readonly Passage[]): boolean {
  const boxes = all.filter((q) => q.block === p.block && q.byColumn);
  const here = new Set(boxes.filter(({ row }) => row === p.row).map(({ label }) => label));
  const others = boxes.filter(({ row }) => row !== p.row);
  return others.length > 0 && !others.some(({ label }) => here.has(label));
}

/** "AMADEUS: 6LMR2Q QR/7WKD4N": the airline's own stands behind its code, and is the one that its desk asks for. */
function isCarriers({ value, text }: Reference): boolean {
  const lead = text.slice(0, text.indexOf(value));
  return value.length === 6 && /(?<![\p{L}\d])(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]) ?[/*] ?$/u.test(lead);
}

/** "Airline reference Aer Lingus" over "2N7KQD", "Référence Air France :" before it: the label names whose number it is. */
function whose(called: string): { company?: string } {
  const name = called
    .replace(ofNumber, ' ')
    .replace(/[^\p{L}\d&' -]+/gu, ' ')
    .replace(/^[\s-]+|[\s-]+$/g, '')
    .replace(/ {2,}/g, ' ');
  const airline = name.length > 2 ? airlineByName(name) : null;
  return airline ? { company: airline.name } : {};
}

const ofNumber =
  /\b(?:airline(?:'s)?|compagnie(?: aerienne)?|booking|reservation|reference|ref|record|locator|number|code|numero|dossier|pnr|de|du|chez|with|for|at|buchungsnummer|buchungscode|buchung|nummer|bei|codice|prenotazione|localizador|reserva)\b|n°/g;

/** What `leadingCode` takes, and numbers in groups: five capitals and digits together, "AB 1234", "884 201 553". */
const likeNumber =
  /[A-Z0-9][A-Z0-9./-]{4}|[A-Z]{2} \d\d|\d\d \d\d|[A-Z\d]{4} [A-Z\d]{4}|^(?=[A-Za-z]*\d)[A-Za-z\d]{7,16}$/;

/** "… Your booking" at the end of a letter's line, "number is CK-2231." at the start of the next. */
function acrossLines(passages: readonly Passage[]): Reference[] {
  return passages.flatMap((p, i) => {
    const next = passages[i + 1];
    const isOne =
      next && next.block === p.block && !p.inTable && !p.former && p.text.length > 50 && next.row === p.row + 1;
    if (!isOne || p.label !== null || next.label !== null) return [];
    const start = p.text.slice(-40);
    const joined = `${start} ${next.text.slice(0, 60)}`;
    return [...joined.matchAll(spoken)].flatMap((match) => {
      const code = leadingCode(`${match[2] ?? ''}${partBehind(match, joined)}`);
      const at = match.index + match[0].indexOf(match[2] ?? '') - start.length - 1;
      return code && match.index < start.length && match.index + match[0].length > start.length + 1
        ? [{ value: code, at: at < 0 ? p.at + p.text.length + at : next.at + at, text: next.text, weight: 2.5 }]
        : [];
    });
  });
}

/** "mar. 6 juil.  SNCF SVT2RN" over one journey, "OUIGO K8DWQJ" over the next: whose number it is, and no other word. */
function codesOfRailways(passages: readonly Passage[]): Reference[] {
  return passages.flatMap((p) => {
    const match = p.former || p.label !== null || p.text.length > 80 ? null : railwaysCode.exec(p.text);
    return match?.[2] && leadingCode(match[2])
      ? [
          {
            value: match[2],
            at: p.at + match.index + match[0].indexOf(match[2]),
            text: p.text,
            weight: 2,
            company: match[1] ?? '',
          },
        ]
      : [];
  });
}

const railwaysCode =
  /(?<![\p{L}\d])(SNCF|OUIGO|TGV INOUI|INOUI|Eurostar|Lyria|Trenitalia|Italo|Renfe|DB|SBB|CFF|ÖBB|SNCB|NS) ((?=\d*[A-Z])(?=[A-Z]*\d|[A-Z]{6}$)[A-Z\d]{6})$/u;

/** The number of the booking as a whole: the plainest one, unless as plain a one differs; then the first of them. */
export function mainReference(references: readonly Reference[]): Reference | null {
  return references.find((r) => !r.company) ?? null;
}

// A word for a booking, a word for its number, and what comes after.
/** "Vols (réservation TAP : XK7PQN)", "Réservation Lufthansa 5RTKW9", "Votre réservation FlixBus n° 318 220 7745", "Booking with Widerøe: V3NQ8C". */
const carriersOwn = inLines('u')`
  (?<!\p{L})(?:
    [Rr][ée]servation|[Bb]ooking|[Bb]uchung(?:s(?:code|nummer|referenz))?|[Aa]uftragsnummer|[Rr]eservierungs(?:code|nummer)
    |[Bb]oekings(?:code|nummer)|[Cc]odice prenotazione|[Cc][óo]digo de reserva|[Cc]onfirmation|[Dd]ossier|PNR|[Rr]ecord locator
    |[Rr][ée]f(?:[ée]rence|\.)|[Ll]ocator|[Ll]ocali[sz]a(?:teur|dor)
  ) (?:(?:chez|with|at|bei|auprès de|con|presso|na|op) )?((?:\p{Lu}[\p{L}&.-]{1,20} ?){1,3})(?:
    : ?([A-Z0-9][A-Z0-9./-]{4,20})
    |(?<= )(?:n°|nº|[Nn]o\.?|[Nn]r\.?|[Nn]umber|[Nn]ummer|#) ?:? ?([A-Z0-9][A-Z0-9 ./-]{4,24})
    |(?<= )((?=[A-Z]*\d)(?=\d*[A-Z])[A-Z0-9]{6})
  )(?![\p{L}\d])
`;

const stillSaid = inLines('u')`
  \b(?:[Dd]ossier|[Bb]ooking|[Rr]eservation|[Rr][ée]servation|[Rr]ef(?:erence)?|[Rr][ée]f[ée]rence)
  (?: (?:de|du|d['’])?(?: ?\p{Lu}[\p{L}&-]+){0,3})?
  (?: (?:for|pour) (?:both|all|the|your|les|vos|ces)(?: two| deux)? (?:flights?|trains?|legs|journeys|vols|trajets))?[ ]
  (?:reste|demeure|est|remains|stays|is)(?: (?:le|la|the same))?:? ([A-Z0-9]{6}|(?=[A-Z/-]*\d)[A-Z\d]+(?:[/-][A-Z\d]+)+)
  (?![\p{L}\d])
`;

/** "Air France LH9WQ3 · ANA W7E5TY", "ABCD0 - Iberia" is left to the plain form. */
function companyCodes(text: string): { value: string; company?: string }[] {
  const pairs: { value: string; company: string }[] = [];
  for (const part of text.split(/\s*[·•;|]\s*|,\s+| \/ /)) {
    // "AMADEUS: 6RQP2N, AIRLINE:" goes on in the next line.
    if (pairs.length > 0 && /^\p{Lu}[\p{L} ]{1,20}:$/u.test(part.trim())) continue;
    const match =
      /^(\p{Lu}[\p{L} ]{1,30}?|(?:flights?|trains?|rail|vols?|avion|h[oô]tel|ferry))(?: ?:| [–—-])? (?:n° ?|no\. ?)?(?:[A-Z0-9]{2}\/)?([A-Z0-9]{5,7}|[A-Z]{1,4}-\d{3,8})$/u.exec(
        part.trim().replace(ofWhich, ''),
      );
    // "OG 40771" is one number
    if (match?.[1] && match[2] && /^[A-Z]{1,4}$/.test(match[1]) && /^\d+$/.test(match[2])) return [];
    if (!match?.[1] || !match[2] || !leadingCode(match[2]) || labelish.test(match[1])) return [];
    pairs.push({ company: match[1], value: match[2] });
  }
  // The airline's is the one that its desk asks for; a reservation system is nobody's company.
  const own = pairs.find(({ company }) =>
    /^(?:airline|compagnie(?: a[ée]rienne)?|carrier|transporteur|fluggesellschaft|aerol[ií]nea|compagnia aerea)$/i.test(
      company,
    ),
  );
  if (own) return [{ value: own.value }];
  return pairs.map((pair) => (systems.test(pair.company) ? { value: pair.value } : pair));
}

/** "KQ7TRM (both flights)." */
const ofWhich = /(?: ?\([^()\d]{3,40}\))?\.?$/;
const systems = /^(?:amadeus|galileo|sabre|worldspan|apollo|travelport)$/i;
/** "884 201 553 917", "LPM-550 812": a number in groups, alone behind its label. */
const grouped =
  /^(?:\d{1,4}(?: \d{2,4}){2,4}|\d{3,4} \d{3,4}|(?=[A-Z ]*\d)[A-Z\d]{4} (?=[A-Z]*\d)[A-Z\d]{4}(?: (?=[A-Z]*\d)[A-Z\d]{2,4}){0,2}|[A-Z]{1,4}[ -]?\d{2,4}(?: \d{2,4}){1,4}|[A-Z]{2,5} \d{3,8})$/;

const labelish = /^(?:no|n°|nr|ref|code|number)$/i;
