import { isGivenName } from '../../../knowledge/given-names.ts';
import { airlineByCode } from '../../../knowledge/index.ts';
import { inLines } from '../../../text/in-lines.ts';
import { readName, readNames } from '../../../text/names.ts';
import { plain } from '../../../text/plain.ts';
import { weekdays } from '../../../text/weekday-words.ts';
import { wayOf } from '../journeys/way.ts';
import { leadingCode } from '../numbers/booking-number.ts';
import type { Piece } from '../passages/columns.ts';
import { type Label, labelOf } from './labels.ts';
import { german } from './words/german.ts';
import { alternatives, languages } from './words/index.ts';

/** "Booking code: 7YQN2K", "Voucher no .......: AA-FAO-0039176", "Arrival .... Monday". */
export function splitLabel(listed: Piece): { label: Label; value: Piece } | null {
  const bullet = bulletBefore.exec(listed.text)?.[0].length ?? 0;
  const piece = bullet > 0 ? { ...listed, text: listed.text.slice(bullet), at: listed.at + bullet } : listed;
  // dots come first: "Check-in ...... Tue 4 May 2027, from 15:00"
  const match =
    // "[Check-in] April 18, 2027", as Japanese houses write
    /^[[【] ?([^[\]【】]{2,40}?) ?[\]】] ?[:：]? ?(?=\S)/u.exec(piece.text) ??
    /^([\p{L} '’/-]{3,40}?)(?: ?\.{3,}|\.? \.{2})[ :]*/u.exec(piece.text) ??
    /^([^:：]{1,48}?)[ .*]*[:：][\s*]*/.exec(piece.text) ??
    // "Participants (dans l'ordre des places ci-dessous) : …"
    /^([\p{L} '’/-]{3,40}?) \([^():：]{3,60}\)[ .*]*[:：][\s*]*/u.exec(piece.text);
  const joined = statusThenCode(piece) ?? joinedLabel(piece) ?? numberThenCode(piece);
  if (joined) return joined;
  // "Depart Fri 8 Oct 2027 17:00": the colon of a clock ends no label
  const isClock = match && /\d$/.test(match[1] ?? '') && /^\d\d(?!\d)/.test(piece.text.slice(match[0].length));
  if (!match || isClock) return leadingLabel(piece);
  const end = endOfStay.exec(piece.text);
  const label = end ? (end[1] ? 'checkIn' : 'checkOut') : labelOf((match[1] ?? '').replace(ofContract, ''));
  if (!label) return null;
  return { label, value: { text: piece.text.slice(match[0].length), at: piece.at + match[0].length } };
}

/** "- Collection: Friday 4 March", "• Retour le 7 mars": what it is begins behind the mark of a list. */
const bulletBefore = /^[-–—•·*▪►▸‣○●◦] (?=[\p{L}])/u;

/** "Entre le propriétaire : …", "et le locataire : …", as contracts name their two sides. */
const ofContract = /^(?:entre|et|between|and) (?:le |la |les |l['’]|the )(?=\p{Ll})/iu;

/** "In: Monday 4 October 2027, from 15.00": of a stay, where the hour is one from which or until which. "Out:" alone is the way there. */
const endOfStay = /^(?:(in) ?: (?=.*\d.*\b(?:from|after)\b)|(out) ?: (?=.*\d.*\b(?:by|before|until)\b))/i;

/** "Confirmed – 5XKQ8R", "OK (ref. 8Q4NTR)" and nothing else: that it is held, and under which number. */
function statusThenCode({ text, at }: Piece): { label: Label; value: Piece } | null {
  const value = held.exec(text)?.[1];
  // "CONFIRMÉ  TO3523": of which flight it is said
  const isFlight = /^\p{L}+ +[A-Z\d]{2}\d{1,4}$/u.test(text) && airlineByCode((value ?? '').slice(0, 2)) !== null;
  return value && !isFlight && leadingCode(value) === value
    ? { label: 'reference', value: { text: value, at: at + text.indexOf(value) } }
    : null;
}

const held =
  /^(?:[Cc]onfirm(?:ed|ée?s?|ad[oa]|at[oa])|CONFIRM(?:ED|[ÉE]E?S?)|[Bb]ooked|BOOKED|[Rr]éservée?s?|[Tt]icketed|[Éé]mise?|OK|[Bb]estätigt)(?:,? (?:sous|under|with) | ?[:–—|·,-] ?| \(| )(?:(?:[Rr]éf|[Rr]ef|[Cc]onf|[Nn]o|[Nn]r|PNR)\.? ?:? ?|[Nn]° ?|#)?((?=[A-Z/-]*\d)[A-Z\d]+(?:[/-][A-Z\d]+)*)\)?$/u;

/** "REZERVACE č. 7204418365", "Varaus nro 83441926", "Foglalás száma IXM4HE": no colon, and nothing behind the number. */
function numberThenCode({ text, at }: Piece): { label: Label; value: Piece } | null {
  const [, words = '', sign = '', value = ''] = numbered.exec(text) ?? [];
  const [, title = '', code = ''] = titleThenCode.exec(text) ?? [];
  // "Varausvahvistus 12345678": what the paper is, and its number; "Varausnumero QK-7714093": what the number is
  const isTitled = code.length >= 5 && (bookedTitle.test(plain(title)) || numberAbroad.has(plain(title)));
  if (isTitled && leadingCode(code) === code)
    return { label: 'reference', value: { text: code, at: at + text.length - code.length } };
  const label = value === '' ? null : labelOf(`${words}${sign ? ` ${sign}` : ''}`);
  if ((label !== 'reference' && label !== 'ticket') || leadingCode(value) !== value) return null;
  return { label, value: { text: value, at: at + text.length - value.length } };
}

const numbered =
  /^(\p{L}[\p{L} ]{3,30}?) (č\.|čís\.|n\.? ?[°º]|cislo|nr\.?|nro|št\.|sz\.|száma?|numurs|numero|no|номер)(?: |: ?)((?=[A-Z/-]*\d)[A-Z\d]+(?:[/-][A-Z\d]+)*)$/iu;

// not "Confirmation SAF 610-26": letters in front of the code are of it
const titleThenCode = /^(\p{L}[\p{L} ]{5,30})(?<! \p{Lu}{2,5}) ((?=[A-Z/-]*\d)[A-Z\d]{1,14}(?:[/-][A-Z\d]+)*)$/u;
const bookedTitle = new RegExp(`^(?:${alternatives('booked')})$`);

/** "PICKUP-BOSTON LOGAN", "CONFIRMATION-K4471902US", as agencies of America print them. */
function joinedLabel({ text, at }: Piece): { label: Label; value: Piece } | null {
  const [, word = '', value = ''] = /^(PICK ?UP|RETURN|DROP ?OFF|CONFIRMATION|CONF)-(\S.*)$/.exec(text) ?? [];
  const label = value === '' ? null : labelOf(word);
  const isSaid =
    label === 'reference'
      ? /^(?=.*\d)[A-Z\d]{5,}$/.test(value)
      : /^\p{Lu}[\p{Lu} ]{5,}$/u.test(value) && !ofLabel.test(value);
  return label && isSaid ? { label, value: { text: value, at: at + text.length - value.length } } : null;
}

/** "RETURN-TICKET", "PICKUP-LOCATION". */
const ofLabel = /^(?:TICKET|FLIGHT|TRIP|JOURNEY|DATE|TIME|LOCATION|POINT|PLACE|ADDRESS|DETAILS|STATION|BRANCH)\b/;

/** "Outward journey: Newcastle - Amsterdam (IJmuiden)", "Traversée retour · Bastia → Marseille": which way, and both ends. */
export function splitWay({ text, at }: Piece): Piece | null {
  if (text.length >= 110 || /\d/.test(text)) return null;
  const [, ofLanguage = '', behind] = wordThenRoute.exec(text) ?? [];
  const isWay = behind !== undefined && waysAbroad.has(labelOf(ofLanguage) ?? '') && wayOf(plain(ofLanguage)) !== null;
  const route = wayThenRoute.exec(text)?.[1] ?? (isWay ? behind : undefined);
  return route ? { text: route, at: at + text.length - route.length } : null;
}

const waysAbroad: ReadonlySet<string> = new Set(['return', 'route']);
/** "Menomatka Helsinki - Tukholma", "Utreise: Oslo – Kiel": a word for a way in any language. */
const wordThenRoute = /^(\p{L}{3,20}) ?[:–—·|-]? (\p{Lu}[^:→>]{2,40} (?:[-–—→>/]|->) \p{Lu}[^:→>]{2,40})$/u;

const wayThenRoute = inLines('iu')`
  ^(?:
    (?:
      outbound|outward|inbound|return|onward|homeward|homebound|way (?:out|back|home)|aller|retour|hinfahrt|r[uü]ckfahrt|andata
      |ritorno|ida|vuelta|regreso|trajet|travers[ée]e|crossing|sailing|journey|route|voyage
    )(?: (?:journey|crossing|sailing|trip|leg|aller|retour))?
  ) ?[:–—·|-] (\p{Lu}[^:→>]{2,40}(?: [-–—→>/] | to | nach | vers )\p{Lu}[^:→>]{2,40})$
`;

/** "Arrivée le mardi 8 décembre", "Departs Tue 4 May": a label without a colon, where a day or a time follows. */
function leadingLabel(piece: Piece): { label: Label; value: Piece } | null {
  const who = whoseName.exec(piece.text) ?? wordThenName(piece.text) ?? dashThenNames(piece.text);
  if (who) return { label: 'person', value: { text: piece.text.slice(who[0].length), at: piece.at + who[0].length } };
  const shape = plain(piece.text);
  const made = beforeDayAlone.exec(shape);
  if (made?.[1] && labelOf(made[1]) === 'issued')
    return {
      label: 'issued',
      value: { text: piece.text.slice(made[1].length + 1), at: piece.at + made[1].length + 1 },
    };
  const match = startingLabel.exec(shape) ?? beforeClock.exec(shape);
  const label = match?.[1] ? labelOf(match[1]) : null;
  if (!match || !label || (!startingLabel.test(shape) && !ends.has(label))) return null;
  return { label, value: { text: piece.text.slice(match[0].length), at: piece.at + match[0].length } };
}

/**
 * "Occupant Noémie Vandersteen (1 adulte)", "Lead guest Mr Tom Hale", "Passenger Ms Ines Falk, Kestrel Turbines": who, and a whole
 * name that ends the line, or is before whom they work for.
 */
const whoseName = inLines('u')`
  ^(?:
    Occupante?|Cliente?|Voyageu(?:r|se)|Passag(?:er|ère)|Guest|Passenger|Travell?er|Conduct(?:eur|rice)|Titulaire
    |(?:Lead|Main|Primary) (?:guest|passenger|driver|travell?er)
    |(?:Guest|Passenger) name
  ) (?=
    (?:(?:M|Mme|Mlle|Mr|Mrs|Ms|Miss|Dr)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2}(?: ?\([^()]{1,30}\))?(?:
      , (?:
        \d{1,2} (?:adultes?|adults?|personnes?|persons?|people|guests?)
        |e-?tickets?|tickets?|billets?|e-?billets?|seats?|places?|sièges?|born|née? le
      )\b.*
    )?$
    |(?:M|Mme|Mlle|Mr|Mrs|Ms|Miss|Dr)\.? \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2}, \p{Lu}[^,:;\d]{2,50}$
  )
`;

/**
 * "Varaaja Aino Korhonen", "Reisender Jonas Keller": who, before a whole name that ends the line. German and English have capitals in words that
 * name nobody ("Client Services Team"): there the first name must be one that people have.
 */
function wordThenName(text: string): RegExpExecArray | null {
  const [, word = '', name = '', given = ''] = wordAndName.exec(text) ?? [];
  const isWho = word !== '' && ['person', 'bookedBy'].includes(labelOf(word) ?? '');
  const isName = isWho && (isGivenName(given) || (whoAbroad.has(plain(word)) && readName(name) !== null));
  return isName ? /^\p{L}+ /u.exec(text) : null;
}

/** "Passengers - Nora Berg, Olaf Brandt", "Pax - 1) Mr Ravi Menon": a dash for a colon, and nothing but names behind it. */
function dashThenNames(text: string): RegExpExecArray | null {
  const match = /^([\p{L}'’ ./()]{3,30}) {0,4}[-–—] {1,4}(?=[\p{Lu}(\d])/u.exec(text);
  const isWho = match?.[1] !== undefined && labelOf(match[1].trim()) === 'person';
  return isWho && readNames(text.slice(match[0].length)).length > 0 ? match : null;
}

/** "DOSSIER OBW3LK" in English and French may be the sender's own. */
const numberAbroad = new Set(languages.flatMap(({ labels }) => (labels.reference ?? '').split('|')));
const whoAbroad = new Set(
  languages
    .filter((language) => language !== german)
    .flatMap(({ labels }) => `${labels.person}|${labels.bookedBy}`.split('|')),
);
// "Passeggero Carla Bellini, adulto", "Fahrgast Jonas Keller (1 Erwachsener)": how old is said behind
const wordAndName =
  /^(\p{Lu}\p{Ll}{3,20}) ((\p{Lu}[\p{L}'’-]+)(?: \p{Lu}[\p{L}'’-]+){1,2})(?:, (?:1 )?\p{Ll}{4,15}| \([^()]{1,30}\))?$/u;

/** "Avgång 10.21 Stockholm C", "Departure* 17:22", "Odjazd 7:20", "Avgang fredag 15.03.2027 kl. 14:00": the end of a journey in any language, and when. */
const beforeClock = new RegExp(
  String.raw`^([a-z]{5,14}(?: (?:kl|alle|um|om))?|\p{Lo}{2,6})\*? (?=\d{1,2}[.:h]\d\d\b|(?:${weekdays})\.?,? (?:den |le |il |el )?\d{1,2}[./ -]|\d{1,2}[./-]\d{1,2}[./-](?:\d\d){1,2},? )`,
  'u',
);
/** "Date d'achat 05.05.2027", "Order date Wed 5 May 2027, 07:21": no colon, and nothing but a day behind the words. */
const beforeDayAlone =
  /^([a-z][a-z' ]{3,32}?) (?=(?:(?:le|on|am|du) )?(?:(?:lun|mar|mer|jeu|ven|sam|dim|mon|tue|wed|thu|fri|sat|sun|die|mit|don|fre|son)[a-z]*[.,]{0,2} )?(?:\d{1,2}(?:st|nd|rd|th|er)?[./ -]{1,2}(?:\d{1,2}|[a-z]{3,10})[./ -]{1,2}\d{2,4}|[a-z]{3,10} \d{1,2},? \d{4}|\d{4}-\d\d-\d\d)\b.{0,16}$)/;

const ends: ReadonlySet<Label> = new Set(['departure', 'arrival']);

const startingLabel = inLines()`
  ^(
    arrivee|depart|arrival|departure|arrives?|departs|check-?in|check-?out|checking in|checking out|anreise|abreise
    |prise en charge|restitution|pick-?up|drop-?off|cueillette|retrait|enlevement|collection
  ) (?:(?:le|on|on the|am|at|a|:) )?
  (?=(?:lun|mar|mer|jeu|ven|sam|dim|mon|tue|wed|thu|fri|sat|sun|die|don|fre|son|mit)[a-z]*[.,]? |\d{1,2}[/. ]|\d{4}-)
`;
