import { airlineByCode, airportByIata } from '../../knowledge/index.ts';
import { type DateFacts, findDates } from '../../text/dates.ts';
import { daysBetween, isDay } from '../../text/days.ts';
import { findTimes } from '../../text/times.ts';
import type { Passage } from './passages.ts';
import { type PrintedPlace, placeIn } from './printed-place.ts';

/** What a line says that a journey is made of, in reading order. */
export type Token = { at: number; line: number; text: string } & (
  | { kind: 'date'; day: string; sure: boolean; weak: boolean; yearPrinted: boolean }
  | { kind: 'time'; time: string; daysLater: number; role: Role }
  | { kind: 'flight'; airline: string; iata?: string; number: string }
  | { kind: 'train'; product?: string; number?: string }
  | { kind: 'ship'; name: string; number?: undefined }
  | { kind: 'bus'; number?: string }
  | { kind: 'place'; place: PrintedPlace; role: Role; strong: boolean; cell: number }
  /** Something else begins: a stay, a price, a section that is no journey. */
  | { kind: 'break' }
);

export type Role = 'from' | 'to' | null;

export function tokensOf(passages: readonly Passage[], facts: DateFacts): Token[] {
  const tokens: Token[] = [];
  const timedRows = rowsWithTime(passages);
  const timedCells = new Set(passages.filter((p) => p.inTable && findTimes(p.text).length > 0).map((p) => p.cell));
  const pairs = rowsOfTwo(passages);
  const flies = passages.some((p) => flightWords.test(p.shape) || /\([A-Z]{3}\)/.test(p.text));
  let asideRow = -1;
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
    if (p.label !== null && silent.has(p.label)) return;
    // "NON STOP    BERLIN TO AMSTERDAM": the whole row is aside.
    if (isAside(p)) asideRow = p.row;
    if (p.text.length > 300 || asideRow === p.row) return;
    tokens.push(...tokensOfLine(p, line, facts, timedRows, timedCells, pairs, flies));
  });
  return withPrintedYears(tokens);
}

const elsewhere = new Set([
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
const silent = new Set([
  'reference',
  'ticket',
  'seat',
  'coach',
  'person',
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

const asideLine =
  /^(?:hi|hello|dear|bonjour|chere?|hallo|gentile|estimad[oa]|madame|monsieur|thank|thanks|merci)\b|^(?:operated by|opere par|connection|correspondance|layover|escale|stopover|change in|transfer time|non ?stop|duration|duree|equipment|aircraft|meal)\b|\b(?:gates? clos\w+|check-?in (?:opens|closes|is|deadline|desk|from|online)|online check-?in|enregistrement|bag drop|boarding (?:starts|closes|begins)|fermeture|opening hours|ouvert de|heure limite|deadline|at the latest|au plus tard|free cancellation|annulation gratuite|previous|ancien|book by|valid (?:only|until|from)|valable|gultig|offre|offer|dès \d|from £|from €|clocks|heure d'ete|heure d'hiver|time change|insurance|assurance|your (?:outbound|other) (?:flight|train)|inchange|unchanged|is due|n'est pas concerne|not affected|customer service|service client|refund|rembours\w*|we track|issued on|date of booking|booked on|reserve le|paid on|imprime le|printed on)\b|^(?:gebucht|buchung)/;

/** Rows of a table that are a time and what it is the time of. */
function rowsOfTwo(passages: readonly Passage[]): Set<number> {
  const counts = new Map<number, number>();
  for (const p of passages) if (p.inTable) counts.set(p.row, (counts.get(p.row) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count === 2).map(([row]) => row));
}

/** Rows and lines in which exactly one time stands, and what it is the time of. */
function rowsWithTime(passages: readonly Passage[]): Map<number, Role> {
  const rows = new Map<number, Role>();
  for (const p of passages) {
    const [first, second] = p.former || p.text.length > 300 ? [] : findTimes(p.text).filter((t) => !t.weak);
    if (!first) continue;
    if (second || rows.has(p.row)) rows.set(p.row, null);
    else rows.set(p.row, roleBefore(p.shape.slice(0, first.at)));
  }
  return rows;
}

function tokensOfLine(
  p: Passage,
  line: number,
  facts: DateFacts,
  timedRows: ReadonlyMap<number, Role>,
  timedCells: ReadonlySet<number>,
  pairs: ReadonlySet<number>,
  flies: boolean,
): Token[] {
  const { text, shape } = p;
  const taken: { at: number; end: number; token: Token | null }[] = [];
  const claim = (at: number, length: number, token: Token | null) => {
    if (taken.some((t) => at < t.end && at + length > t.at)) return;
    taken.push({ at, end: at + length, token });
  };
  const cut = operatedBy.exec(shape);
  const limit = cut ? cut.index : text.length;
  const about = { line, text };
  for (const d of findDates(text, facts)) {
    if (d.at < limit)
      claim(d.at, d.length, {
        kind: 'date',
        day: d.day,
        sure: d.sure,
        weak: d.weak,
        yearPrinted: d.yearPrinted,
        at: p.at + d.at,
        ...about,
      });
  }
  for (const t of findTimes(text)) {
    if (
      t.at >= limit ||
      (t.weak &&
        p.label !== 'time' &&
        p.label !== 'departure' &&
        p.label !== 'arrival' &&
        !roleBefore(shape.slice(0, t.at)))
    )
      continue;
    const role = roleBefore(shape.slice(0, t.at)) ?? roleOfLabel(p);
    claim(t.at, t.length, { kind: 'time', time: t.time, daysLater: t.daysLater, role, at: p.at + t.at, ...about });
  }
  const digits = /^([01]\d|2[0-3])([0-5]\d)(?: ?\+(\d))?$/.exec(text);
  if (digits && (p.label === 'departure' || p.label === 'arrival' || p.label === 'time')) {
    claim(0, text.length, {
      kind: 'time',
      time: `${digits[1]}:${digits[2]}`,
      daysLater: Number(digits[3] ?? 0),
      role: roleOfLabel(p),
      at: p.at,
      ...about,
    });
  }
  // "LV AUSTIN (AUS) 210P": an American agency's clock.
  for (const match of text.matchAll(/(?<![\w.])(1[0-2]|[1-9])([0-5]\d)([AP])(?:M)?\b/g)) {
    const hour = (Number(match[1]) % 12) + (match[3] === 'P' ? 12 : 0);
    const role = roleOfStart(shape) ?? roleOfLabel(p);
    if (role)
      claim(match.index, match[0].length, {
        kind: 'time',
        time: `${String(hour).padStart(2, '0')}:${match[2]}`,
        daysLater: 0,
        role,
        at: p.at + match.index,
        ...about,
      });
  }
  const ship = p.label === 'ship' ? /^(\p{Lu}[^,(|]{1,40})/u.exec(text) : shipName.exec(text);
  if (ship?.[1]) {
    const name = ship[1].trim();
    claim(ship.index, ship[0].length, { kind: 'ship', name, at: p.at + ship.index, ...about });
  }
  for (const match of text.matchAll(trainNumber)) {
    if (match.index >= limit) continue;
    const number = (match[2] ?? match[3])?.replace(/\s/g, '');
    const product = match[1]?.trim();
    if (!number && p.label !== 'train') continue;
    claim(match.index, match[0].length, { kind: 'train', product, number, at: p.at + match.index, ...about });
  }
  for (const match of shape.matchAll(
    /\b(?:bus|autocar|flixbus|coach service) ?(?:n°|no\.?|line|ligne|number)? ?(\d{2,5})\b/g,
  )) {
    claim(match.index, match[0].length, { kind: 'bus', number: match[1], at: p.at + match.index, ...about });
  }
  // Suburban trains have a letter and a digit, which mean nothing elsewhere.
  if (/^S ?\d{1,3}$/.test(text) && timedRows.get(p.row)) {
    claim(0, text.length, { kind: 'train', product: text, at: p.at, ...about });
  }
  for (const match of text.matchAll(flightNumber)) {
    if (match.index >= limit) continue;
    const flight = readFlight(match, p, flies);
    if (flight) claim(match.index, match[0].length, { ...flight, at: p.at + match.index, ...about });
  }
  if (limit < text.length) claim(limit, text.length - limit, null);
  taken.sort((a, b) => a.at - b.at);
  const timed = timedRows.has(p.row);
  const hasTime = taken.some((t) => t.token?.kind === 'time');
  const rowRole = p.inTable ? null : (timedRows.get(p.row) ?? null);
  const tokens: Token[] = taken.flatMap((t) => (t.token ? [t.token] : []));
  for (const piece of piecesBetween(text, shape, taken)) {
    const role = piece.role ?? roleOfLabel(p) ?? rowRole;
    const place = placeIn(piece.text, { labelled: role !== null, timed: timed && (!p.inTable || hasTime || pairs.has(p.row)) });
    if (!place) continue;
    tokens.push({
      kind: 'place',
      place,
      role,
      strong: role !== null || timed || timedCells.has(p.cell),
      cell: p.inTable ? p.cell : -1 - p.row,
      at: p.at + piece.at,
      ...about,
    });
  }
  return tokens.sort((a, b) => a.at - b.at);
}

const shipName =
  /\b(?:navire|ship|vessel|bateau|M\/?V|à bord du|aboard(?: the)?) ?:? ?[«"“]? ?(\p{Lu}[\p{L}'’ .-]{2,30})/u;

const operatedBy = /\b(?:operated by|opere par|oper\. by|durchgefuhrt von|operado por|operato da)\b/;

function roleOfLabel(p: Passage): Role {
  if (p.label === 'departure' || p.label === 'from' || p.under === 'departure' || p.under === 'from') return 'from';
  if (p.label === 'arrival' || p.label === 'to' || p.under === 'arrival' || p.under === 'to') return 'to';
  return null;
}

const roleWord =
  /(?:^|[\s,;(|·•-])(?:(departing|departs?|departure|depart|dep|ab|leaves?|leaving|lv|von|de)|(arriving|arrives?|arrival|arrivee?|arr|ar|an|a))\.?:? ?(?:at |a |le )?$/;

function roleBefore(before: string): Role {
  const match = roleWord.exec(before.slice(-24));
  if (!match) return null;
  // "à 18h40" and "de 9h à 10h" say nothing of departure.
  const word = match[1] ?? match[2];
  if (word === 'a' || word === 'de' || word === 'von') return null;
  return match[1] ? 'from' : 'to';
}

// Products of railways, as tickets print them. The digits may follow "n°" or the word train.
const products =
  'TGV INOUI|TGV Lyria|TGV Max|TGV|Lyria|OUIGO|INTERCIT[ÉE]S(?: de nuit)?|Intercit[ée]s|TER(?: [A-Z][\\p{L}-]+)?|Eurostar|Thalys|ICE|ECE|EC|ICN|IC|IR|IRE|RE|RB|RJX|RJ|Railjet|NJ|Nightjet|EN|FLX|FlixTrain|Frecciarossa|Frecciargento|Frecciabianca|Italo|AVE|AVLO|Alvia|Avant|Ouigo|Os|Sp|SC|InterCity|Intercity|WESTbahn|Westbahn';
const trainNumber = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:(${products})(?: (?:[nN]°|[nN]o\\.?|[nN]r\\.?|train))? ?(\\d{1,5})(?![\\p{L}\\d:€]|[.,]\\d)|(?:[Tt]rain|TRAIN|Zug|[Tt]reno) ?(?:[nN]°|[nN]o\\.?|[nN]r\\.?|number|:)? ?(\\d{2,5})(?![\\p{L}\\d:]))`,
  'gu',
);

const flightNumber =
  /(?<![\p{L}\p{N}.-])(?:([A-Z]{3})(\d{2,4})|([A-Z]{2}|[A-Z]\d|\d[A-Z]) {0,4}0{0,3}(\d{1,4}))(?![\p{L}\d€%]|[.,]\d|-\d| ?(?:kg|€|EUR|km|min)\b)/gu;

const flightWords =
  /\b(?:flights?|vols?|flug|fluge|airlines?|airport|aeroport|flughafen|boarding|flyg|vuelos?|volo|airways|avion|compagnies? aeriennes?)\b/;

/** ICAO codes that airlines print on tickets instead of their IATA code. */
const printedIcao: { [code: string]: string } = {
  EZY: 'U2',
  EJU: 'EC',
  EZS: 'DS',
  RYR: 'FR',
  TRA: 'HV',
  TVF: 'TO',
  WZZ: 'W6',
  VLG: 'VY',
  AFR: 'AF',
  BAW: 'BA',
  DLH: 'LH',
  KLM: 'KL',
  SWR: 'LX',
};

function readFlight(
  match: RegExpMatchArray & { index: number },
  p: Passage,
  flies: boolean,
): { kind: 'flight'; airline: string; iata?: string; number: string } | null {
  const [, icao, icaoDigits, iata, digits] = match;
  if (icao && icaoDigits) {
    const code = printedIcao[icao];
    return code
      ? { kind: 'flight', airline: airlineByCode(code)?.name ?? icao, number: icaoDigits.replace(/^0+(?=\d)/, '') }
      : null;
  }
  if (!iata || !digits) return null;
  const before = p.shape.slice(Math.max(0, match.index - 14), match.index);
  const said =
    /\b(?:flight|vol|flug|vuelo|volo|vlucht|flyg)s?(?: ?(?:n°|no\.?|number|:))? ?$/.test(before) ||
    p.label === 'flight';
  const airline = airlineByCode(iata);
  if (!airline)
    return said && !/\d/.test(iata)
      ? { kind: 'flight', airline: '', iata, number: digits.replace(/^0+(?=\d)/, '') }
      : null;
  if (!said) {
    if (notAirlines.has(iata) || (!flies && digits.length < 3)) return null;
    // "A330", "T2", "2 x 23": a digit in the code needs the word flight or a space and three digits.
    if (/\d/.test(iata) && !(/ /.test(match[0]) && digits.length >= 3)) return null;
    if (digits.length < 2 && !(match.index === 0 && /^[,.]? /.test(p.text.slice(match[0].length)))) return null;
  }
  return { kind: 'flight', airline: airline.name, iata, number: digits.replace(/^0+(?=\d)/, '') };
}

// Codes that are everyday abbreviations: post boxes, classes, countries before a post code, trains.
const notAirlines = new Set([
  'BP',
  'CS',
  'PO',
  'NO',
  'CH',
  'ID',
  'IC',
  'RE',
  'RB',
  'EN',
  'NR',
  'TV',
  'PC',
  'VP',
  'HQ',
  'PP',
  'DE',
  'IT',
  'PT',
  'ES',
  'BE',
  'NL',
  'GB',
  'UK',
  'EU',
  'PM',
  'AM',
]);

type Piece = { text: string; at: number; role: Role };

/** What is left of a line between dates, times, numbers, arrows and bars. */
function piecesBetween(text: string, shape: string, taken: { at: number; end: number }[]): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const end of [...taken, { at: text.length, end: text.length }]) {
    if (end.at > from) {
      for (const match of text.slice(from, end.at).replace(/ \/ /g, ' | ').matchAll(pieceShape)) {
        const at = from + match.index;
        pieces.push(...splitRoute(match[0], shape.slice(at, at + match[0].length), at));
      }
    }
    from = Math.max(from, end.end);
  }
  return pieces;
}

// Between arrows, bars, bullets and dashes that stand between spaces.
const pieceShape = /(?:[^→›>➔➞⇒✈»|·•@;–—-]|[–—-](?! )|(?<! )[–—-](?= )|(?<=\S)-(?=\S))+/gu;

const roleStart =
  /^[\s,:.]*(departure|departing|departs?|depart|dep|from|lv|ab|von|arrival|arriving|arrives?|arrivee?|arr|ar|to|an|nach|vers)\b[.:]?\s+/;

function roleOfStart(shape: string): Role {
  const start = roleStart.exec(shape);
  if (!start) return null;
  return /^(?:dep|from|lv|ab$|von)/.test(start[1] ?? '') ? 'from' : 'to';
}

function splitRoute(text: string, shape: string, at: number): Piece[] {
  const start = roleStart.exec(shape);
  const role = roleOfStart(shape);
  const skip = start ? start[0].length : 0;
  const middle =
    / (?:to|nach) /.exec(shape.slice(skip)) ?? (start ? null : / a (?=[^a-z]*[a-z])/.exec(shape.slice(skip)));
  if (middle && text.length < 90) {
    const left = text.slice(skip, skip + middle.index);
    const right = text.slice(skip + middle.index + middle[0].length);
    if (placeIn(left, { labelled: false, timed: false }) && placeIn(right, { labelled: false, timed: false })) {
      return [
        { text: left, at: at + skip, role: null },
        { text: right, at: at + skip + middle.index + middle[0].length, role: null },
      ];
    }
  }
  return [{ text: text.slice(skip), at: at + skip, role }];
}

export function isAirportCode(code: string): boolean {
  return airportByIata(code) !== null;
}
