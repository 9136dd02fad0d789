import { anyDay, findDates } from '../../../text/dates.ts';
import { inLines } from '../../../text/in-lines.ts';
import { plain } from '../../../text/plain.ts';
import { findTimes } from '../../../text/times.ts';
import type { Cell } from '../../../text-document.ts';
import { wayOf } from '../journeys/way.ts';
import { type Label, labelOf } from '../labels/labels.ts';
import { topicOf } from '../topics.ts';
import { withStayRows } from './stay-rows.ts';
import { areWaysBeside } from './ways-beside.ts';

/** Journeys side by side, "| Aller | Retour", and what each line is in the first column. */
function isTransposed([head, ...rows]: Cell[][]): boolean {
  const [corner, ...journeys] = head ?? [];
  if (!corner || journeys.length < 2 || rows.length < 3) return false;
  const areWays =
    (labelOf(corner.text) ?? 'route') === 'route' &&
    journeys.every(({ text }) => isWayAlone(text) || numberedWay.test(plain(text)));
  if (!areWays && !areKinds(journeys)) return false;
  return rows.filter((row) => row[0] && labelOf(row[0].text)).length >= 3;
}

/** "Train outward | Hotel | Lunch": what each column tells, of more than one kind. */
function areKinds(columns: readonly Cell[]): boolean {
  const kinds = columns.map(({ text }) => {
    const found = Object.entries(kindAlone.exec(plain(text).trim())?.groups ?? {});
    return found.find(([, words]) => words !== undefined)?.[0];
  });
  return !kinds.includes(undefined) && new Set(kinds).size > 1;
}

/** "Outbound", "Retour", "Return journey". */
function isWayAlone(text: string): boolean {
  return labelOf(text) === 'return' || (text.length < 24 && !/\d/.test(text) && wayOf(plain(text)) !== null);
}

/** "Leg A", "Vol 2", "Segment III" over what is said of each. */
const numberedWay = inLines()`
  ^(?:
    (?:
      vol|flight|train|trajet|leg|crossing|traversee|sailing|segment|sector|secteur|etape|stage|troncon|part|partie|strecke
      |abschnitt|tratta|tramo|trayecto|booking|reservation|service|prestation|item|element|product|produit|article|poste|buchung
      |leistung
    )s? ?
  )?(?:n° ?|no\.? ?|#)?(?:\d|i{1,3}|iv|[a-f])$
`;

/** "FERRY – booking 30917744" across the table, over journeys side by side: what is over them, and a form for each. */
export function journeysBeside(rows: Cell[][]): Cell[][][] | null {
  const titled = rows.findIndex((row) => row.some((cell) => cell !== row[0]));
  if (titled < 0) return null;
  const own = rows.slice(titled);
  const isHeaded = isTransposed(own);
  if (!isHeaded && !areWaysBeside(own)) return null;
  const [, ...journeys] = own[0] ?? [];
  // what kind of thing a column tells is told by the form too
  const isHead = !areKinds(journeys) && (isHeaded || journeys.some(({ text }) => labelOf(text) === 'return'));
  const columns = journeys.map((_, i) => withEndsOfKind(withFirst(isHead ? own.slice(1) : own, i + 1)));
  return [rows.slice(0, titled), ...columns];
}

/** "Type | Hotel" over "Start | …" and "End | …" beside "Type | Flight": what the words for all are called for what the column is. */
function withEndsOfKind(form: Cell[][]): Cell[][] {
  const kind = form.map(([, value]) => kindAlone.exec(plain(value?.text ?? '').trim())).find((match) => match !== null);
  const named = kind?.groups && ends.find(([name]) => kind.groups?.[name] !== undefined)?.[1];
  return named
    ? form.map(([label, ...more]) => [label && renamed(label, named), ...more].filter((c) => c !== undefined))
    : form;
}

type Names = { start: string; end: string; house?: string; from?: string; to?: string; place: string };

function renamed(label: Cell, names: Names): Cell {
  const words = plain(label.text).replace(/[ :]+$/, '');
  const known = labelOf(label.text);
  const text = isStart.test(words)
    ? names.start
    : isEnd.test(words)
      ? names.end
      : isPlaceOfAll.test(words)
        ? names.place
        : (known === 'company' && names.house) || (known === 'from' && names.from) || (known === 'to' && names.to);
  return text ? { ...label, text } : label;
}

const kindAlone = inLines()`
  ^(?:
    (?<stay>hotel|accommodation|hebergement|lodging|unterkunft|room|chambre)
    |(?<car>
      (?:rental |hire |hired )?car(?: (?:hire|rental))?
      |(?:location(?: de)? )?(?:voiture|vehicule)(?: de location)?
      |location|mietwagen
    )
    |(?<ride>transfers?|transferts?|taxi|private car|chauffeur|vtc|navette)
    |(?<way>flight|vol|avion|train|rail|ferry|bateau|boat|traversee|coach|bus|autocar|flug|zug|fahre)
    |(?<meal>restaurant|lunch|dinner|supper|dejeuner|diner|souper|repas|meal|mittagessen|abendessen)
  )(?: (?:aller|retour|outbound|outward|return|inbound|client|clients|affaires|hinfahrt|ruckfahrt|(?:n° ?)?\d|[a-f]))?$
`;
const ends: readonly [string, Names][] = [
  ['stay', { start: 'Check-in', end: 'Check-out', house: 'Hotel', place: 'Address' }],
  ['car', { start: 'Pick-up', end: 'Drop-off', from: 'Pick-up', to: 'Drop-off', place: 'Pick-up' }],
  ['ride', { start: 'Pick-up', end: 'Arrival', from: 'Pick-up', to: 'Drop-off', place: 'Pick-up' }],
  ['way', { start: 'Departure', end: 'Arrival', place: 'From' }],
  ['meal', { start: 'Date and time', end: 'Until', house: 'Restaurant', place: 'Address' }],
];
const isStart =
  /^(?:(?:date |day )?(?:start|starts|begin|begins|beginning)(?: date| time)?|(?:date (?:et heure )?de )?debut|commence(?:ment)?|du|beginn)$/;
/** "Lieu / de", "Where / from": of a house where it is, of a journey where it begins. */
const isPlaceOfAll = /^(?:lieu|ou|place|where|location|ort|luogo|lugar) ?\/ ?(?:de|from|depart|von|da|desde)$/;
const isEnd =
  /^(?:(?:date |day )?(?:end|ends|finish|finishes)(?: date| time)?|(?:date (?:et heure )?de )?fin|au|ende)$/;

/**
 * "| The Drumlin House | Harbour Steps" over "Address | … | …" and "Check-in | … | …": a form for each house, whose name may
 * stand at the head or beside a label. Null where the first column says less than where and when of a stay.
 */
export function housesBeside(table: Cell[][]): Cell[][][] | null {
  // "HOTELS" across the table
  const titled = table.findIndex((row) => row.some((cell) => cell !== row[0]));
  const rows = withStayRows(withoutMargin(table.slice(Math.max(0, titled))));
  const columns = (rows[0]?.length ?? 0) - 1;
  const isEven = rows.every((row) => row.length === columns + 1 && new Set(row).size === row.length);
  if (columns < 2 || rows.length < 4 || !isEven) return null;
  const [corner, ...heads] = rows[0] ?? [];
  // "Particulars | Stay 1 | Stay 2"
  const areCounted = heads.every(({ text }) => countedStay.test(plain(text)));
  const labels = rows.map(([first]) => (first ? labelOf(first.text) : null));
  const isOfStays = corner && (corner.text.trim() === '' || areCounted || topicOf(plain(corner.text)) === 'stay');
  if (corner && labels[0] === null && !isOfStays) return null;
  const isLabelled = (cell: Cell, row: number) => {
    const label = labelOf(cell.text);
    // "1er séjour | 2e séjour"
    return label !== null && (row > 0 || label !== 'stayDates');
  };
  if (rows.some(([, ...values], i) => values.some((cell) => isLabelled(cell, i)))) return null;
  const has = (...wanted: Label[]) => labels.some((label) => label !== null && wanted.includes(label));
  const isStay =
    has('address', 'city', 'hotel', 'room', 'nights') &&
    (has('stayDates', 'checkIn') ||
      (has('arrival') && has('departure')) ||
      (has('nights', 'room') && has('date', 'when')));
  const isRide = has('flight', 'train', 'ship', 'from', 'to', 'pickUp', 'seat', 'coach');
  if (!isStay || isRide || labels.filter((label) => label !== null).length < 3) return null;
  // "Arrivée | lun. 7 juin 2027 | 15 h 00": the second column tells more of the one house
  // and so does "IN / OUT | 14SEP / 17SEP | 3 NIGHTS"
  const isOfOne = (values: readonly Cell[]) => values.some(saysHourAlone) || !values.every(saysDay);
  if (rows.some(([, ...values], i) => isOfDay(labels[i]) && values.some(saysDay) && isOfOne(values))) return null;
  return Array.from({ length: columns }, (_, i) => withFirst(areCounted ? rows.slice(1) : rows, i + 1));
}

const countedStay =
  /^(?:stay|hotel|accommodation|lodging|house|sejour|hebergement|aufenthalt|unterkunft|soggiorno|alojamiento|estancia)s? ?(?:n° ?|no\.? ?|#)?(?:\d|i{1,3}|iv|[a-f])$/;

const isOfDay = (label: Label | null | undefined) => label !== null && label !== undefined && ofDays.has(label);
const ofDays: ReadonlySet<Label> = new Set(['arrival', 'departure', 'checkIn', 'checkOut', 'stayDates']);
const saysDay = ({ text }: Cell) => findDates(text, anyDay).length > 0;
const saysHourAlone = (cell: Cell) => !saysDay(cell) && findTimes(cell.text).length > 0;

/**
 * Without a cell that stands beside most rows, "Taxe de séjour à régler sur place", or a column of remarks, and what is
 * wider than the head.
 */
function withoutMargin(rows: Cell[][]): Cell[][] {
  const head = rows[0] ?? [];
  if (
    head.length > 3 &&
    remarks.test(plain(head.at(-1)?.text ?? '')) &&
    rows.every((row) => row.length >= head.length - 1)
  )
    return rows.map((row) => row.slice(0, head.length - 1));
  const margin = rows[1]?.at(-1);
  const beside = rows.filter((row) => row.length > 2 && row.at(-1) === margin).length;
  if (beside < 3 || beside < rows.length - 3) return rows;
  const kept = rows.map((row) => row.filter((cell) => cell !== margin));
  const width = Math.min(...kept.map((row) => row.length));
  return width < 3 ? rows : kept.map((row) => row.slice(0, width));
}

const remarks = /^(?:remarques?|remarks?|notes?|observations?|comments?|commentaires?|bemerkungen)$/;

/** The first column, whose cells are labels, and one of those to its right. */
export function withFirst(rows: Cell[][], column: number): Cell[][] {
  return rows.map((row) => [row[0], row[column]].filter((cell) => cell !== undefined));
}

/** "Date | … | Date | …", "From | … | From | …": two forms side by side, as a form each. */
export function formsBeside(rows: Cell[][]): Cell[][][] | null {
  const own = rows.map((row) => row.filter((cell, i) => cell !== row[i - 1] && cell.text.trim() !== ''));
  const isTwice = ([left, , right]: Cell[]) => left && right && labelOf(left.text) && isSameLabel(left, right);
  const twice = own.filter(isTwice);
  const isOther = (cells: Cell[]) => cells.length !== 4 && cells.length > 2;
  // "Installation | … | Installation | …" is a line of both as well, whatever it says
  const even = own.filter(([left, , right]) => left && right && isSameLabel(left, right));
  if (twice.length < 3 || even.length < own.length - 2 || own.some(isOther)) return null;
  return [0, 2].map((from) =>
    own.map((cells) => (cells.length === 4 ? cells.slice(from, from + 2) : cells.slice(from / 2, from / 2 + 1))),
  );
}

function isSameLabel(left: Cell, right: Cell): boolean {
  const label = labelOf(left.text);
  return label ? label === labelOf(right.text) : plain(left.text) === plain(right.text);
}

/**
 * "| Pick-up | Drop-off" over "Date and time | … | …" and "Branch | … | …": what is below each, with the first column. What stands over
 * both, "Driver | Ada Lund" across them, and what is merged over both is of the whole.
 */
export function sidesOfHire(table: Cell[][]): { label: Label | null; rows: Cell[][] }[] | null {
  const at = table.findIndex((row) => row.length !== 3 || row[1] !== row[2]);
  const [head, ...below] = at < 0 ? [] : table.slice(at);
  const [corner, ...sides] = head ?? [];
  if (!corner || sides.length !== 2 || labelOf(corner.text) === 'company') return null;
  const isOfBoth = (row: Cell[]) => row.length === 3 && row[1] === row[2];
  const rows = below.filter((row) => !isOfBoth(row));
  if (rows.length < 2) return null;
  const labels = sides.map((cell) => labelOf(cell.text));
  // "| Départ | Retour" over "Agence", "Date", "Heure"
  const isOfBranches =
    labels[0] === 'departure' && labels[1] === 'return' && rows.some((row) => branch.test(plain(row[0]?.text ?? '')));
  if (!isOfBranches && (labels[0] !== 'pickUp' || (labels[1] !== 'dropOff' && labels[1] !== 'return'))) return null;
  if (!rows.every((row) => row.length === 3) || !rows.some((row) => row[0] && labelOf(row[0].text) !== null))
    return null;
  const ofWhole = (own: Cell[][]) => (own.length > 0 ? [{ label: null, rows: withFirst(own, 1) }] : []);
  return [
    ...ofWhole(table.slice(0, at)),
    ...(['pickUp', 'dropOff'] as const).map((label, side) => ({ label, rows: withFirst(rows, side + 1) })),
    ...ofWhole(below.filter(isOfBoth)),
  ];
}

const branch =
  /^(?:agence|branch|rental (?:office|location|desk)|counter|comptoir|office|desk|loueur|filiale|station de location)\b/;
