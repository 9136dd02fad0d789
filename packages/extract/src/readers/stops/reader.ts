import type { Candidate, Evidence } from '../../booking.ts';
import { nextDay } from '../../instants.ts';
import { dateOrder, findDates } from '../../text/dates.ts';
import { findTimes } from '../../text/times.ts';
import type { Cell, TextDocument } from '../../text-document.ts';
import { draft } from '../draft.ts';
import type { Reader } from '../reader.ts';
import { sharedOf } from '../text/shared.ts';
import { columnTable } from './columns.ts';

type Column = 'date' | 'stop' | 'arrival' | 'departure' | 'platform' | 'service' | 'seat';

const heads: [Column, RegExp][] = [
  ['seat', /sedadl|seat|\bsiège|\bplaces?\b|sitz|místo|miejsc|ülés/i],
  [
    'stop',
    /zastávk|stanice|stanica|\bstations?\b|\bstop\b|arrêt|\bgare\b|bahnhof|haltestelle|halte|przystanek|stacja|megálló/i,
  ],
  ['arrival', /příjezd|príchod|príjazd|arriv|ankunft|llegada|arrivo|przyjazd|érkezés/i],
  ['departure', /odjezd|odchod|odjazd|depart|départ|abfahrt|salida|partenza|indulás/i],
  ['date', /^(?:d[aá]tum|dates?|jour|day|fecha|data)$/i],
  ['platform', /nást|platf|voie|quai|gleis|bahnst|steig|track|binario|peron|kocsiállás/i],
  ['service', /spoj|connection|\btrain\b|service|\bzug\b|verbindung|ligne|\bbus\b|treno|połączenie|járat/i],
];

/**
 * Journeys as a table of stops: a row leaves here, the next one comes there. Buses and railways of half Europe print
 * them so, in their mails as columns of spaces, on their pages as tables.
 */
export const stopsReader: Reader = {
  name: 'stops',
  mayRead: (node) =>
    node.content.of === 'print' &&
    /odjezd|odchod|odjazd|departure|départ|abfahrt|indulás/i.test(node.content.print.text),
  read(node) {
    return { candidates: node.content.of === 'print' ? readStops(node.content.print) : [], doubts: [] };
  },
};

function readStops(document: TextDocument): Candidate[] {
  const legs = tablesOf(document).flatMap((rows) => legsOf(rows, document));
  if (legs.length === 0) return [];
  const shared = sharedOf(document);
  const ticket = ticketNumber.exec(document.text);
  const reference = shared.reference ?? (ticket?.[1] ? { value: ticket[1], at: ticket.index, text: ticket[0] } : null);
  // without a number it is a timetable, which anybody may print
  if (!reference) return [];
  const [traveler] = shared.travelers;
  const at = (found: { at: number; text: string }): Evidence => ({
    node: document.node,
    at: found.at,
    text: found.text,
  });
  return legs.map((leg) => {
    leg.set('reference', reference.value, at(reference));
    if (traveler)
      leg.set(
        'travelers',
        shared.travelers.map(({ value }) => value),
        at(traveler),
      );
    if (shared.price) leg.set('price', shared.price.value, at(shared.price));
    leg.set('status', shared.status ?? 'confirmed');
    return leg.done('table', 0.85);
  });
}

/** "Elektronická jízdenka č. 5820194477", "stornování jízdenky č. …", "Elektronisches Ticket Nr. …": declined, as its languages are. */
const ticketNumber =
  /(?:jízden\p{L}{1,3}|lístk?\p{L}{0,3}|bilet\p{L}{0,3}|jegy\p{L}{0,4}|e?-?tickets?|billet|fahrkarten?|fahrscheins?)(?:-nr\.?|(?: \p{L}{3,14})? (?:č\.?|číslo|nr\.?|no\.?|numer|number|n°|száma?))?\s{0,4}:?\s{0,4}(\d{6,14})\b/iu;

type Row = { [column in Column]?: Cell };

function tablesOf(document: TextDocument): Row[][] {
  return document.blocks.flatMap((block) => {
    if (block.kind === 'table') return [namedRows(block.rows)];
    if (block.kind !== 'paragraph') return [];
    return block.lines.slice(0, 200).flatMap((_, index) => {
      const found = columnTable(block.lines.slice(index, index + 30));
      return found ? [namedRows(found.table.rows)] : [];
    });
  });
}

/** Rows by the names of their columns; none where stop, arrival and departure have no columns of their own. */
function namedRows([head, ...rows]: Cell[][]): Row[] {
  const columns = new Map<Column, number>();
  head?.forEach((cell, index) => {
    const column = heads.find(([name, pattern]) => !columns.has(name) && pattern.test(cell.text))?.[0];
    if (column) columns.set(column, index);
  });
  if (!columns.has('stop') || !columns.has('arrival') || !columns.has('departure')) return [];
  return rows.map((row) => Object.fromEntries([...columns].map(([name, index]) => [name, row[index]])) as Row);
}

type Leg = ReturnType<typeof draft<'TrainReservation'>>;

function legsOf(rows: Row[], document: TextDocument): Leg[] {
  const legs: Leg[] = [];
  let day: string | null = null;
  let leaving: { row: Row; day: string; time: string } | null = null;
  for (const row of rows) {
    day = dayIn(row.date, document) ?? day;
    const comes = timeIn(row.arrival);
    if (comes && leaving && day) {
      legs.push(legOf(leaving, { row, day, time: comes }, document));
      leaving = null;
    }
    const leaves = timeIn(row.departure);
    if (leaves && day) leaving = { row, day, time: leaves };
  }
  return legs;
}

type End = { row: Row; day: string; time: string };

function legOf(from: End, to: End, document: TextDocument): Leg {
  const at = (cell: Cell | undefined): Evidence | undefined =>
    cell && { node: document.node, at: cell.at, text: cell.text };
  const service = /^(.*?)(?:\s?\(([^()]{1,30})\))?$/s.exec(from.row.service?.text ?? '');
  const isBus = [from.row.stop?.text, to.row.stop?.text, from.row.service?.text].some((text) =>
    /\b(?:Ú?AN|Bbf|ZOB|bus|autobus|gare routière|coach station|bus station)\b/i.test(text ?? ''),
  );
  const leg = draft((isBus ? 'BusReservation' : 'TrainReservation') as 'TrainReservation');
  leg.set('from', { name: from.row.stop?.text }, at(from.row.stop));
  leg.set('to', { name: to.row.stop?.text }, at(to.row.stop));
  leg.set('departure', { local: `${from.day}T${from.time}:00` }, at(from.row.departure));
  // past midnight without a date of its own
  const arrival = { local: `${to.day}T${to.time}:00` };
  leg.set('arrival', arrival.local < `${from.day}T${from.time}` ? nextDay(arrival) : arrival, at(to.row.arrival));
  leg.set('line', service?.[1]?.trim(), at(from.row.service));
  leg.set('number', service?.[2], at(from.row.service));
  leg.set('departurePlatform', from.row.platform?.text, at(from.row.platform));
  const seat = /^(?:(\w{1,4})\s?\/\s?)?(\w{1,4}(?:,\s?\w{1,4}){0,8})$/.exec(from.row.seat?.text ?? '');
  if (seat) leg.set('seats', [seat[1] ? { coach: seat[1], number: seat[2] } : { number: seat[2] }], at(from.row.seat));
  return leg;
}

function dayIn(cell: Cell | undefined, document: TextDocument): string | null {
  if (!cell?.text) return null;
  const { contextDate, language } = document;
  const [date] = findDates(cell.text, { contextDate, language, order: dateOrder(document.text, language) });
  return date?.sure ? date.day : null;
}

function timeIn(cell: Cell | undefined): string | null {
  const padded = cell?.text.replace(/^(\d):/, '0$1:') ?? '';
  return findTimes(padded)[0]?.time ?? null;
}
