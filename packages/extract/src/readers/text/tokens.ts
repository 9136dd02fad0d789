import type { DateFacts } from '../../text/dates.ts';
import { daysBetween, isDay } from '../../text/days.ts';
import { plain } from '../../text/plain.ts';
import { findTimes } from '../../text/times.ts';
import { withoutFormer } from './former.ts';
import { tokensOfLine } from './line-tokens.ts';
import type { Passage } from './passages.ts';
import { type Surroundings, surroundingsOf } from './rows.ts';
import type { Token } from './token.ts';
import { findVehicles } from './vehicles.ts';

/** What a document says that journeys are made of, in reading order; stays, prices and asides are left out. */
export function tokensOf(passages: readonly Passage[], facts: DateFacts): Token[] {
  const tokens: Token[] = [];
  const around = surroundingsOf(passages);
  let asideRow = -1;
  let rowDay: Token | null = null;
  let tableDay: { token: Token; block: number } | null = null;
  passages.forEach((p, line) => {
    if (p.former) return;
    const breaks =
      (p.label !== null && elsewhere.has(p.label)) ||
      (p.under !== null && elsewhere.has(p.under)) ||
      (p.isHeading && otherSection.test(p.shape));
    if (breaks) {
      if (tokens[tokens.length - 1]?.kind !== 'break') tokens.push({ kind: 'break', at: p.at, line, text: '' });
      return;
    }
    if (p.label !== null && silent.has(p.label) && !tellsJourney(p, around) && !isWhereOfJourney(p, around)) return;
    if (!p.inTable && drivenLine.test(p.shape)) return;
    // "Check out of The Wattle Terrace by 10:00" in a programme: the hour is no journey's
    if ((!p.inTable || p.text.length > 40) && leavingLine.test(p.shape)) return;
    // "Kansai Shuttle Service, pick-up 06:40 at …" in the cell of a day: the hour is the driver's
    if (p.text.length > 40 && fetchedLine.test(p.shape) && !journeyWord.test(p.shape)) {
      if (tokens[tokens.length - 1]?.kind !== 'break') tokens.push({ kind: 'break', at: p.at, line, text: '' });
      return;
    }
    // a sentence about the hotel: its hours are no journey's
    if (!p.inTable && p.text.length > 60 && stayLine.test(p.shape) && !journeyWord.test(p.shape)) {
      if (tokens[tokens.length - 1]?.kind !== 'break') tokens.push({ kind: 'break', at: p.at, line, text: '' });
      return;
    }
    // "05:40  Amsterdam (AMS)  +1 jour": in a column of its own, it is of the time in its row.
    const later = /^\(?\+ ?([12])(?: ?(?:jours?|days?|j|d))?\)?$/.exec(p.shape)?.[1];
    const landing = later ? tokens.findLast((token) => token.kind === 'time') : undefined;
    if (later && landing?.kind === 'time' && landing.row === p.row) {
      landing.daysLater = Number(later);
      return;
    }
    // "NON STOP    BERLIN TO AMSTERDAM": the whole row is aside.
    if (isAside(p) && !isNextLeg(p, passages[line + 1])) asideRow = p.row;
    if (p.text.length > 300 || asideRow === p.row) return;
    const text = withoutFormer(p.text);
    // "RETURN – Friday 5 March 2027" across a table: what follows is another way
    if (p.inTable && titledDay.test(p.shape) && passages[line - 1]?.row !== p.row && passages[line + 1]?.row !== p.row)
      tokens.push({ kind: 'break', at: p.at, line, text: '' });
    const said = tokensOfLine(text === p.text ? p : { ...p, text, shape: plain(text) }, line, facts, around);
    const [first, more] = said;
    if (p.inTable && first?.kind === 'date' && !more && passages[line - 1]?.row !== p.row) {
      rowDay = first;
      // "jeudi 7 octobre" across a table is of all rows down to the next, also of those below a hotel's
      if (p.isHeading) tableDay = { token: first, block: p.block };
    }
    // "Fri 16 Apr" beside a cell of a hotel, a driver and a flight: the day is of each of them
    const day = rowDay?.row === p.row ? rowDay : tableDay?.block === p.block ? tableDay.token : null;
    if (day && tokens.at(-1)?.kind === 'break' && said.some(({ kind }) => kind !== 'date')) tokens.push(day);
    tokens.push(...said);
  });
  return withWholeRows(withPrintedYears(withoutRepeated(tokens)));
}

/** A number in a cell beside two rows is of both, and of one journey. */
function withoutRepeated(tokens: Token[]): Token[] {
  const seen = new Set<number>();
  return tokens.filter((token) => {
    if (token.kind !== 'flight' && token.kind !== 'train' && token.kind !== 'bus') return true;
    const isNew = !seen.has(token.at);
    seen.add(token.at);
    return isNew;
  });
}

/** "Flight FA 203 | … | Cape Town (CPT) to Johannesburg (JNB)" below "What | When | Where": no address. */
function isWhereOfJourney(p: Passage, around: Surroundings): boolean {
  return p.label === 'address' && p.byColumn && around.namedRows.has(p.row);
}

const elsewhere = new Set([
  'stayDates',
  'checkIn',
  'checkOut',
  'hotel',
  'room',
  'nights',
  'pickUp',
  'dropOff',
  'price',
  'expected',
  'cancellation',
]);
const titledDay =
  /^(?:outward|outbound|inbound|return|aller|retour|hinfahrt|ruckfahrt|hinreise|ruckreise|day|jour|tag|leg|trajet|segment)\b.{0,12}[–—:-]? .{0,24}\d/;
const stayLine = /\b(?:nuits?|nuitees?|nights?|chambres?|rooms?|zimmer|ubernachtung\w*|check-?in)\b/;
const journeyWord =
  /\b(?:trains?|tgv|ice|vols?|flights?|flug|eurostar|ferry|traversee|crossing|sailing|bus|coach|navire|ship|seat|siege)\b|\b[a-z]{2} ?\d{3,4}\b/;

const leavingLine =
  /^(?:\d{1,2}[:.h]\d\d ?[–—:-]? ?)?(?:check(?:ing)?[ -]?out (?:of|from|by|before|at|is)|depart de l'hotel|liberation de la chambre|leave the hotel|dine[rd]?|dinner|lunch|breakfast|dejeuner|petit-dejeuner)\b/;

/** "17:30 – Taxi from the hotel": its time is no train's. */
const drivenLine = /^(?:\d{1,2}[:.h]\d\d)? ?[–—:-]? ?(?:private )?(?:taxi|transfert?|chauffeur|vtc|minicab)\b/;

/** "Jour | Programme" over a cell that tells a whole journey in a line. */
function tellsJourney(p: Passage, around: Surroundings): boolean {
  const isLine = p.label === 'other' && p.byColumn && p.text.length > 40;
  return isLine && findTimes(p.text).length === 2 && findVehicles(p, around).length > 0;
}

const fetchedLine =
  /\b(?:transfers?|transferts?|chauffeur|shuttle|navette|taxi|limousines?|driver|private car)\b.*\b(?:pick-?up|picks? you up|collects?|meets? you|prise en charge|viendra|vous attend|vous prend)\b/;

const silent = new Set([
  'reference',
  'ticket',
  'seat',
  'coach',
  'person',
  'bookedBy',
  'phone',
  'address',
  'issued',
  'other',
  'price',
  'class',
  'status',
  'vehicle',
  'company',
]);
const otherSection =
  /\b(?:hotel|hebergement|accommodation|car (?:rental|hire)|location de voiture|price|prix|payment|paiement|conditions|baggage|bagages|cancell|annulation|remarks?|informations?)\b/;

/** "Flight BA 1460, London 18:10 to Edinburgh 19:35 | Wed 17/11/2027": the day stands behind, but it is of its row. */
function withWholeRows(tokens: Token[]): Token[] {
  const ordered: Token[] = [];
  for (let start = 0; start < tokens.length; ) {
    const first = tokens[start];
    if (!first) break;
    const row = first.kind === 'break' ? undefined : first.row;
    let end = start + 1;
    for (
      let next = tokens[end];
      row !== undefined && next && next.kind !== 'break' && next.row === row;
      next = tokens[++end]
    );
    const own = tokens.slice(start, end);
    const dates = own.filter((token) => token.kind === 'date');
    const times = own.filter((token) => token.kind === 'time');
    const isWhole =
      dates.length === 1 &&
      times.length === 2 &&
      own.filter((token) => token.kind === 'place').length === 2 &&
      own.some(
        (token) => token.kind === 'flight' || token.kind === 'train' || token.kind === 'ship' || token.kind === 'bus',
      );
    const [date] = dates;
    if (isWhole && date && times.every((time) => time.at < date.at) && date.line > (times[1]?.line ?? date.line)) {
      const edge = { kind: 'break', at: first.at, line: first.line, text: '' } as const;
      ordered.push(edge, date, ...own.filter((token) => token !== date), edge);
    } else if (
      isWhole &&
      times.every((time) => date && time.at > date.at) &&
      own.some(({ line }) => line !== first.line)
    ) {
      const edge = { kind: 'break', at: first.at, line: first.line, text: '' } as const;
      ordered.push(edge, ...own, edge);
    } else if (isTimed(own)) {
      const edge = { kind: 'break', at: first.at, line: first.line, text: '' } as const;
      const day = ordered.findLast((token) => token.kind === 'date' && !token.weak);
      ordered.push(edge, ...(day ? [day] : []), ...own, edge);
    } else ordered.push(...own);
    start = end;
  }
  return ordered;
}

/** "07:45 | Flight BA 2604, London to Naples, arriving 11:25" in a programme: a whole leg, whatever stands above and below. */
function isTimed(own: readonly Token[]): boolean {
  const [first, ...rest] = own;
  const count = (...kinds: Token['kind'][]) => rest.filter(({ kind }) => kinds.includes(kind)).length;
  return (
    first?.kind === 'time' &&
    rest.every(({ line }) => line > first.line) &&
    count('time') === 1 &&
    count('place') === 2 &&
    count('date') === 0 &&
    count('flight', 'train', 'ship', 'bus') === 1
  );
}

/** "07 JUN" below "TUE 07 JUNE 2016" is of the same year, however long ago. */
function withPrintedYears(tokens: Token[]): Token[] {
  const printed = tokens.flatMap((t) => (t.kind === 'date' && t.yearPrinted ? [t.day] : []));
  return tokens.map((token) => {
    if (token.kind !== 'date' || token.yearPrinted) return token;
    const near = printed
      .map((day) => day.slice(0, 4) + token.day.slice(4))
      .find((day, i) => isDay(day) && Math.abs(daysBetween(printed[i] ?? day, day)) <= 3);
    return near ? { ...token, day: near, yearPrinted: true } : token;
  });
}

/** Lines about the journey that are not the journey: when the desk closes, who operates, how long one waits. */
function isAside(p: Passage): boolean {
  if (
    p.label === 'departure' ||
    p.label === 'arrival' ||
    p.label === 'from' ||
    p.label === 'to' ||
    p.label === 'flight' ||
    p.label === 'train'
  )
    return false;
  return asideLine.test(p.shape);
}

/** "Correspondance | SN 263 | …" in a table with a head: the name of a leg. */
function isNextLeg(p: Passage, next: Passage | undefined): boolean {
  const isNumbered = next?.row === p.row && (next.label === 'flight' || next.label === 'train') && next.byColumn;
  return p.inTable && isNumbered && /^(?:correspondance|connection|escale|stopover)s?$/.test(p.shape);
}

const asideLine =
  /^(?:hi|hello|dear|bonjour|chere?|hallo|gentile|estimad[oa]|madame|monsieur|thank|thanks|merci)\b|^(?:operated by|opere par|connection|correspondance|layover|escale|stopover|change in|transfer time|non ?stop|duration|duree|equipment|aircraft|meal)\b|\b(?:gates? clos\w+|check-?in (?:opens|closes|is|deadline|desk|from|online)|online check-?in|enregistrement|bag drop|boarding (?:starts|closes|begins)|fermeture|opening hours|ouvert de|heure limite|deadline|at the latest|au plus tard|free cancellation|annulation gratuite|previous|ancien|book by|valid (?:only|until|from)|valable|gultig|offre|offer|dès \d|from £|from €|clocks|heure d'ete|heure d'hiver|time change|insurance|assurance|your (?:outbound|other) (?:flight|train)|inchange|unchanged|is due|n'est pas concerne|not affected|customer service|service client|refund|rembours\w*|we track|issued on|date of booking|booked on|reserve le|paid on|imprime le|printed on)\b|^(?:gebucht|buchung)/;
