import { onceForText } from '../../../once-for.ts';
import { currencySigns } from '../../../text/currencies.ts';
import { inLines } from '../../../text/in-lines.ts';
import { plain } from '../../../text/plain.ts';
import { composedLabel } from './composed-label.ts';
import { labelOfCounted } from './counted-field.ts';
import { isReference, isSuppliersOwn, suppliersNumber } from './number-label.ts';
import { stayLabel } from './stay-label.ts';
import { versionLabel } from './version-label.ts';
import { englishAndFrench } from './words/english-and-french.ts';
import { languages } from './words/index.ts';
import { nordic } from './words/nordic.ts';

/** What the word in front of a value says the value is. */
export type Label =
  | 'departure'
  | 'arrival'
  | 'from'
  | 'to'
  | 'date'
  | 'time'
  | 'when'
  | 'flight'
  | 'train'
  | 'ship'
  | 'reference'
  | 'ticket'
  | 'seat'
  | 'coach'
  | 'person'
  | 'checkIn'
  | 'checkOut'
  | 'hotel'
  | 'address'
  | 'city'
  | 'pickUp'
  | 'dropOff'
  /** The way back, or where a hired car goes back: the rest of the paper decides. */
  | 'return'
  | 'place'
  | 'vehicle'
  | 'company'
  | 'price'
  | 'phone'
  | 'status'
  | 'room'
  | 'nights'
  | 'class'
  | 'expected'
  | 'cancellation'
  | 'former'
  | 'current'
  | 'issued'
  /** Who booked: the traveller where nobody else is named. */
  | 'bookedBy'
  /** "Harwich to Hook of Holland": both ends at once. */
  | 'route'
  /** Beside the family's name in a line of its own. */
  | 'givenName'
  /** "In / Out": both days of a stay at once. */
  | 'stayDates'
  /** How long a journey takes. */
  | 'lasts'
  /** For how many a table is kept. */
  | 'party'
  | 'other';

/**
 * Which label a phrase is, or null: "N° de réservation :", "Booking code", "Lead driver ......". Whether "Arrivée" is
 * the end of a journey or the start of a stay is for the reader to see from the rest.
 */
export const labelOf = onceForText((phrase) => {
  const label = readLabel(phrase);
  const umlauts = label === null && transcribed.test(phrase) ? phrase.replace(/([aou])e/gi, '$1') : phrase;
  return umlauts === phrase ? label : readLabel(umlauts);
});

/** "No. CORRIDA", "No. de ASIENTO": a sign in small letters before a word in large ones. */
const numberOf = /^N(?:o|r|ro|um)\.? (?:de |DE )?(?=\p{Lu}{3,}$)/u;

/** "RUECKGABE", "Bestaetigungsnr.": machines that have no umlauts print German so. */
const transcribed = /[aou]e/i;

/** "SUMA PLN", "Total EUR", "Summe CHF": in which money it is. */
function inCurrency(words: string): Label | null {
  const [, sum = ''] = /^(.{3,24}) (?:in )?([a-z]{3})$/.exec(words) ?? [];
  const isPrice = sum !== '' && synonyms.get(sum) === 'price' && ofCurrency.test(words);
  return isPrice ? 'price' : null;
}

const ofCurrency = new RegExp(` (?:${currencySigns})$`);

function readLabel(phrase: string): Label | null {
  if (phrase.length > 60) return null;
  // "Référence du dossier : RTKQZP", "Booking reference RXTPQL": the value is there already.
  if (/[:：]\s*\S/.test(phrase) || /\p{Ll}.*[\s:][A-Z0-9]{5,}[.!]?$/u.test(phrase.trim().replace(numberOf, '')))
    return null;
  // "Flug (Buchungscode KQ7ZT2)" says a number
  if (/\([^)]*\b(?=[A-Z]*\d)[A-Z0-9]{5,}\)/.test(phrase)) return null;
  const words = plain(
    phrase
      .replace(/º/g, '°')
      .replace(/№/g, 'n°')
      .replace(/(?<!\p{L})n\. ?°/giu, 'n°'),
  )
    .replace(/[æßœ]/g, (letter) => twoLetters[letter] ?? letter)
    .replace(/\([^)]{0,45}\)/g, ' ')
    .replace(
      /\.(\/)|[^a-z0-9°'/&\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Cyrillic}\p{Script=Greek}-]+/gu,
      (_, slash: string | undefined) => slash ?? ' ',
    )
    .trim();
  if (suppliersNumber.test(words)) return 'reference';
  if (bagDrop.test(words)) return 'other';
  // "ou" without its accent joins two of anything
  if (words === 'ou') return /ù/i.test(phrase.normalize('NFC')) ? 'address' : null;
  const label =
    versionLabel(words) ??
    synonyms.get(words) ??
    synonyms.get(bare(words)) ??
    twice(phrase) ??
    joined(words) ??
    listed(phrase) ??
    inCurrency(words);
  // "Tåg" is a train, and "Tag" a German day
  if (words === 'tag' && /å/i.test(phrase.normalize('NFC'))) return 'train';
  // "Sète" is a town, and "sete" a Norwegian seat
  if (/[èêàùîô]/i.test(phrase) && nordicOnly.has(words)) return null;
  if (!label && aside.test(words)) return 'other';
  if (!label && short[words] && /^\p{L}+\.?$/u.test(phrase.trim())) return short[words] ?? null;
  // "Previous seat", "Ancien horaire de départ"
  const version = label ? null : (Object.entries(versions).find(([, pattern]) => pattern.test(words))?.[0] ?? null);
  if (version === 'former' || version === 'current') return version;
  const before = beforeChange.exec(words)?.[1];
  if (!label && before && readLabel(before)) return 'former';
  const after = label ? undefined : afterChange.exec(words)?.[1];
  const kept = after ? readLabel(after) : null;
  if (kept) return kept;
  // "Placement (voiture / place)"
  if (
    /\((?:voit(?:\.|ure)?|coach|wagen|carriage|car) ?[/,–-] ?(?:pl(?:\.|ace)?|seat|si[èe]ge|platz)\)$/i.test(
      phrase.trim(),
    )
  )
    return 'coach';
  // "Code voyage (PNR)"
  if (!label && /^(?:code|num[ée]ro|n°|no\.?)\b[^()]*\((?:PNR|record locator)\)/i.test(phrase)) return 'reference';
  return (
    label ??
    composedLabel(words) ??
    // "Nous vous attendons." is a sentence
    (/\p{Ll}{3}[.!…]\s*$/u.test(phrase) ? null : stayLabel(words)) ??
    (isReference(words) || isReference(bare(words)) || isSuppliersOwn(words, synonyms)
      ? 'reference'
      : labelOfCounted(phrase, labelOf))
  );
}

/** "Check-in/Bag drop closes", "Boarding and gate close": an hour at the airport, and no house's. */
const bagDrop =
  /^(?:(?:web |online )?check-?in|counters?|boarding)? ?(?:\/|&|and)? ?(?:bag(?:gage)?[ -]?drop|gates?) (?:clos|open|cut)/;

const twoLetters: { [letter: string]: string } = { æ: 'ae', ß: 'ss', œ: 'oe' };
/** "Check-in closes", "Clôture de l'embarquement", "Opening hours": times that are not the booking's. */
const aside = inLines()`
  ^(?:
    (?:latest |last )?(?:vehicle |car |passenger |bag(?:gage)? )?(?:check-?in|boarding|embarkation|loading) (?:
      closes?|closure|closing(?: time)?|opens?|opening(?: time)?|starts?|begins?|ends?|by|until|before
      |deadline|cut-?off|time limit|latest
    )
    |(?:latest|last|final) (?:check-?in|boarding|embarkation|arrival at the (?:port|terminal|quay))(?: time)?
    |(?:desk|counter|gates?|doors?|terminal) (?:closes?|opens?|open)
    |(?:(?:heure|date) )?limite (?:d'|de l'|pour l')(?:enregistrement|embarquement|presentation)
    |(?:heure de |heure d')?(?:fermeture|cloture|ouverture|fin|debut) (?:(?:de l'|de la |des |du |d')?(?:enregistrement|embarquement|embarquements|portes?|comptoirs?|guichets?|quai|billetterie|depose des bagages))
    |presentation(?: (?:au port|a l'embarquement|a l'aeroport|en gare))?|check-?in-?schluss|einchecken bis
    |boarding-?(?:schluss|ende)|chiusura (?:dell')?(?:imbarco|check-?in)
    |cierre (?:de |del )?(?:embarque|facturacion)|convocation|presentation|opening (?:hours|times)
    |office hours|heures? d'ouverture|horaires d'ouverture
  )$
`;

const beforeChange =
  /^(?:your |votre |ihre? )?(?:previous|old|original|former|ancien(?:ne)?|bisherige[rsn]?|alte[rsn]?|ursprungliche[rsn]?) (.+)$/;

/** "Revised collection time", "Nouvel horaire de départ": after a change it is called as before. */
const afterChange =
  /^(?:your |votre |ihre? )?(?:new|updated|revised|amended|nouvel(?:le)?|nouveau|neue[rsn]?|geanderte[rsn]?) (.+)$/;

/** "First ordered" beside "Now confirmed": of which version of an order a column is. */
const deed =
  '(?:ordered|booked|confirmed|planned|requested|reserved|arranged|scheduled|issued|agreed|commandee?|reservee?|confirmee?|prevue?|demandee?|planifiee?)';
const thing =
  '(?:order|booking|reservation|stay|sejour|trip|itinerary|plan|version|arrangements?|request|commande|demande|programme|prestations?)';
const versions = {
  former: new RegExp(
    `^(?:(?:as )?(?:first|originally|initially|previously|formerly) ${deed}|(?:as )?${deed} (?:first|originally|initially|previously|before)|${deed} (?:initialement|precedemment|auparavant|d'abord)|(?:initialement|precedemment|auparavant|d'abord) ${deed}|(?:first|initial|original|previous|void|superseded|cancelled|replaced) ${thing}|${thing} (?:initiale?|d'origine|precedente?|annulee?|remplacee?))$`,
  ),
  current: new RegExp(
    `^(?:now ${deed}|(?:newly|as now) ${deed}|${deed} now|as (?:amended|revised|changed|rebooked)|(?:amended|revised|changed) to|(?:your |the )?(?:amended|revised|current|new|updated|modified|changed) ${thing}|(?:desormais|maintenant|a present) ${deed}|${deed} (?:desormais|maintenant|a present)|(?:votre )?${thing} (?:modifiee?|mise? a jour|revisee?|actuelle?|en vigueur)|(?:votre )?nouvelle ${thing}|(?:votre )?nouveau ${thing}|remplace par|replaced by)$`,
  ),
};

/** "Compagnie et n° de vol", "Nom et prénom du missionnaire": the last part that is a label, without whose it is. */
function joined(words: string): Label | null {
  const short = words.replace(
    /(?<=[a-z]) (?:du|de la|de l'|of the|des) ?(?:missionnaire|collaborateur|collaboratrice|voyageurs?|voyageuse|passagers?|salariee?|interessee?|participant|travell?ers?|passengers?|guests?|client|employee|hotel|vehicule|vehicle)s?$/,
    '',
  );
  const parts = short.split(/ (?:et|and|und|y|&|\/) |(?<=[a-z])\/(?=[a-z])/);
  const known = short === words ? undefined : synonyms.get(short);
  if (known || parts.length === 1) return known ?? null;
  const labels = parts.map((part) => synonyms.get(part) ?? synonyms.get(bare(part)) ?? numberLabel(part));
  if (parts.length > 2 || labels.some((label) => label === undefined)) return null;
  const [first, last] = labels;
  // "Pickup Location and Time": the place and the hour of one deed
  if (first && hasPlace.has(first) && (last === 'time' || last === 'date')) return first;
  if (last === 'seat' && (first === 'coach' || first === 'vehicle')) return 'coach';
  const isWhose = first === 'company' || first === 'class' || first === 'city';
  return (isWhose ? last : first === 'reference' || first === last || first === 'date' ? first : null) ?? null;
}

/** "Référence du prestataire" of "Référence du prestataire et prix". */
const numberLabel = (words: string): Label | undefined =>
  suppliersNumber.test(words) || isReference(words) ? 'reference' : undefined;

/** "Coach, seats", "Date, heure" */
function listed(phrase: string): Label | null {
  const [, first, last] = /^([^,]{3,20}), ([^,]{3,20})$/.exec(phrase) ?? [];
  return first && last ? joined(`${plain(first)} and ${plain(last)}`) : null;
}

const hasPlace: ReadonlySet<Label> = new Set(['pickUp', 'dropOff', 'departure', 'arrival', 'checkIn', 'checkOut']);

/** "Passager / Name", "De / From", "Väljumine / Departure / Отправление": tickets say it in two languages, or in three. */
function twice(phrase: string): Label | null {
  const parts = phrase.split(/\s?\/\s?/);
  if (parts.length < 2 || parts.length > 3 || !parts.every((part) => /\p{L}/u.test(part) && !/^\d/.test(part)))
    return null;
  const said = parts.map((part) => {
    const words = plain(part)
      .replace(/[^a-z0-9°' -]+/g, ' ')
      .trim();
    return { words, label: words ? labelOf(part) : null };
  });
  const [one, other, ...more] = said.map(({ label }) => label);
  if (said.some(({ words }) => words.length > 30)) return null;
  // "Train / Treno" over "Frecciarossa 9418" in one cell: the value is there already
  if (parts.some((part, i) => part.includes('\n') && said[i]?.label === null)) return null;
  // the word of a language that nobody here knows, and what it is in English
  const known = said.filter(({ label }) => label !== null);
  const [inEnglish] = known;
  if (inEnglish && known.length === 1 && beside.test(inEnglish.words) && said.every(({ words }) => !/\d/.test(words)))
    return inEnglish.label;
  // "Billet / Ticket / Fahrkarte" is what the paper is, and below "Místo / Seat / Sitzplatz" stands the coach as well
  if (more.length > 0)
    return known.length > 1 &&
      inEnglish?.label !== 'ticket' &&
      (known.length < 3 || inEnglish?.label !== 'seat') &&
      known.every(({ label }) => label === inEnglish?.label)
      ? (inEnglish?.label ?? null)
      : null;
  if (one === other || other === together[one ?? '']) return other ?? null;
  if (other === 'seat' && (one === 'coach' || one === 'vehicle')) return 'coach';
  if (one && one === together[other ?? '']) return one;
  // "Cena / Price": one word is of two languages
  const english = said.filter(({ words }) => beside.test(words));
  // "Liin / Line": a word that is a label in its own language alone
  if (english.length === 1 && known.length === 1) return inEnglish?.label ?? null;
  return english.length === 1 ? (english[0]?.label ?? null) : null;
}

/** What papers of one country say in English as well. */
const beside = inLines()`
  ^(?:
    departures?|departs|dep|depart|arrivals?|arrives|arr|arrive|from|to|origin|destination|date|time|train
    |flight|coach|carriage|car|seat|seats|class|passenger|passenger name|passengers|name|price|fare|total
    |total price|ticket no|ticket number|ticket id|ticket|booking no|booking number|booking reference
    |booking ref|booking code|booking id|order no|order number|order id|purchased|purchase date|reservation no
    |reservation number|reservation code|pnr|line|route|carrier|platform|track|gate|via|vat|tax|taxes|paid
    |issued|payment|document|fare type|ticket type|seat number|coach number|service|valid on|train no
    |train number|flight no|flight number|departure station|arrival station|departure time|arrival time
    |departure date|travel date|check-in|check-out|hotel|guest|guest name|room
  )$
`;

const together: { [label: string]: Label } = {
  arrival: 'checkIn',
  departure: 'checkOut',
  bookedBy: 'person',
};

/** Without what surrounds a label: "Votre nouvelle arrivée" → "arrivee", "Booking reference no" → "booking reference". */
function bare(words: string): string {
  return (
    words
      .replace(
        /^(?:(?:your|our|notre|nos|the|din|ditt|dine|dina|votre|vos|le|la|les|new|nouveau|nouvelle|nouvel|ihre?|deine?|tus?|sus?|il|tua|tuo|suo|je|jouw|uw|de|sua|seu|o|twoja|vas[ae]|main|lead|principal)(?: |$)|l')+/,
        '',
      )
      .replace(/^(?:n°|no|nr|num|numero|number) (?:de |of |du |d')?/, '')
      .replace(/ ?(?:n°|no|nr|num|numero|number|#)$/, '')
      // "Tu código de reserva es", over the code
      .replace(/(?<=.{6}) (?:is|are|est|es|ist|lautet|e|er|ar|on|jest|je|yra|ir)$/, '')
      .trim()
  );
}

/** As heads of narrow columns have them. */
const short: { [words: string]: Label } = { pl: 'seat', sg: 'seat', voit: 'coach', vt: 'coach' };

const synonyms = new Map<string, Label>();
for (const [label, list] of [englishAndFrench, ...languages.map(({ labels }) => labels)].flatMap((words) =>
  Object.entries(words),
)) {
  for (const phrase of list.split('|').flatMap(shortened))
    if (!synonyms.has(phrase)) synonyms.set(phrase, label as Label);
}

/** "reservationsnummer" is "reservationsnr" in print, and "varausnumero" "varausnro". */
function shortened(phrase: string): string[] {
  const short = phrase.replace(/(?<=[a-z]{3}s?-?)nummer$/, 'nr').replace(/(?<=[a-z]{4})numero$/, 'nro');
  return short === phrase ? [phrase] : [phrase, short];
}

const known = new Set(Object.values(englishAndFrench).flatMap((list) => list.split('|')));
const nordicOnly = new Set(
  Object.values(nordic.labels)
    .flatMap((list) => list.split('|'))
    .filter((phrase) => !known.has(phrase)),
);
