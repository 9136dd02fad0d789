import type { Candidate, Evidence, Person } from '../../booking.ts';
import { type Barcode, tokenOf } from '../../decode/code.ts';
import type { PlainDay } from '../../source.ts';
import { type Draft, draft } from '../draft.ts';
import { type BahnBlock, readBahnBlock, readDottedDay } from './bahn.ts';
import { openUic, type UicTicket } from './container.ts';
import { fcbBookings } from './fcb-bookings.ts';
import { type FcbVersion, fcbSchema } from './fcb-schema.ts';
import { readHead, type UicHead } from './head.ts';
import { readLayout } from './layout.ts';
import { type Rct2, type Rct2Ride, readRct2 } from './rct2.ts';
import { decodePacked, type PackedObject } from './uper.ts';

/** What a ticket of the leaflet says: its structured content where it has some, else the railway's block, else its paper. */
export function readUicTicket(code: Barcode, node: string, contextDate: PlainDay): Candidate[] {
  const ticket = openUic(code.bytes);
  if (!ticket) return [];
  const head = readHead(ticket.blocks);
  const token = tokenOf(code);
  const packed = packedOf(ticket);
  const found = packed
    ? fcbBookings(packed, { node, token, key: head?.key, issuer: head?.issuer ?? ticket.signer })
    : [];
  if (found.length > 0) return found;
  const from: Told = { node, token, head, signer: ticket.signer };
  const bahn = readBahnBlock(ticket.blocks);
  if (bahn) return [bahnTicket(bahn, from)];
  const layout = readLayout(ticket.blocks);
  const paper = layout && readRct2(layout, head?.issued ?? null, contextDate);
  return paper ? paperTickets(paper, from) : [];
}

type Told = { node: string; token: string; head: UicHead | null; signer: string };

const fcbVersions: { [version: string]: FcbVersion } = { '13': '1', '01': '1', '02': '2', '03': '3' };

function packedOf({ blocks }: UicTicket): PackedObject | null {
  const block = blocks.find(({ name }) => name === 'U_FLEX');
  const version = block && fcbVersions[block.version];
  if (!block || !version) return null;
  try {
    return decodePacked(fcbSchema(version), 'Ticket', block.content);
  } catch {
    return null; // cut short or of a version to come: the blocks around it are read instead
  }
}

/** From here to there on a day where one period holds; else, with a return, a ticket whose days nobody can tell apart. */
function bahnTicket({ periods, fields }: BahnBlock, told: Told): Candidate {
  const [period] = periods;
  const only = periods.length === 1 ? period : undefined;
  const day = readDottedDay(fields.get('031')) ?? only?.from;
  const [from, to] = [fields.get('015'), fields.get('016')];
  const name = fields.get('001');
  const [given, family] = fields.get('028')?.split('#') ?? [];
  const whole = family ? `${given} ${family}` : fields.get('023');
  const traveler: Person | undefined = whole
    ? { name: whole, ...(family ? { givenName: given, familyName: family } : {}) }
    : undefined;
  const its = (field: string): Evidence => ({
    node: told.node,
    at: `/0080BL/S${field}`,
    text: fields.get(field) ?? '',
  });
  const seatClass = /[12]$/.exec(fields.get('014') ?? '')?.[0];
  const setShared = (booking: Draft<'TrainReservation'>) => {
    if (traveler) booking.set('travelers', [traveler], its(family ? '028' : '023'));
    if (seatClass) booking.set('seats', [{ class: seatClass }], its('014'));
    booking.set('ticketToken', told.token);
  };
  if (from && to && day && periods.length <= 1) {
    const ride = draft('TrainReservation');
    ride.set('reference', told.head?.key, headEvidence(told));
    ride.set('from', { name: from }, its('015'));
    ride.set('to', { name: to }, its('016'));
    ride.set('departure', { local: day }, its('031'));
    ride.set('carrier', { identifier: `uic:${told.head?.issuer ?? told.signer}` }, headEvidence(told));
    ride.set('status', 'confirmed');
    setShared(ride);
    return ride.done('barcode', 1);
  }
  const ticket = draft('Ticket');
  ticket.set('name', name, its('001'));
  ticket.set('ticketNumber', told.head?.key, headEvidence(told));
  ticket.set('issuer', { identifier: `uic:${told.head?.issuer ?? told.signer}` }, headEvidence(told));
  const [first, last] = [period?.from, periods.at(-1)?.until];
  const at = { node: told.node, at: '/0080BL', text: `${first} ${last}` };
  if (first) ticket.set('validFrom', { local: `${first}T00:00:00` }, at);
  if (last) ticket.set('validUntil', { local: `${last}T23:59:59` }, at);
  setShared(ticket as unknown as Draft<'TrainReservation'>);
  return ticket.done('barcode', 1);
}

function paperTickets(paper: Rct2, told: Told): Candidate[] {
  const rides = [paper.outward, paper.kind === 'reservation' ? null : paper.back].filter((ride) => ride !== null);
  if (paper.kind === 'pass' || rides.length === 0) return paper.title ? [paperPass(paper, told)] : [];
  return rides.map((ride) => paperRide(paper, ride, told));
}

function paperRide(paper: Rct2, { from, to, departure, arrival, class: seatClass }: Rct2Ride, told: Told): Candidate {
  const ride = draft('TrainReservation');
  const row = ride.set.bind(ride);
  const at = (text: string | undefined): Evidence => ({ node: told.node, at: '/U_TLAY', text: text ?? '' });
  // an open ticket's hours are the hours of its validity
  const isTimed =
    paper.kind === 'reservation' || (arrival !== undefined && !/T(?:00:00|23:59|24)/.test(departure?.local ?? ''));
  const shorten = (local: string) => (isTimed ? local : local.slice(0, 10));
  const [, product = '', number = paper.train] = /^([A-Z][A-Z0-9]*) (\d+)$/.exec(paper.train) ?? [];
  row('reference', told.head?.key, headEvidence(told));
  row('from', { name: from }, at(from));
  row('to', { name: to }, at(to));
  if (departure) row('departure', { local: shorten(departure.local) }, at(departure.local));
  if (arrival && isTimed) row('arrival', arrival, at(arrival.local));
  row('number', number, at(paper.train));
  row('line', product, at(paper.train));
  row('carrier', { identifier: `uic:${told.head?.issuer ?? told.signer}` }, headEvidence(told));
  if (paper.traveler) row('travelers', [{ name: paper.traveler }], at(paper.traveler));
  const seat = { number: paper.seat, coach: paper.coach, class: seatClass };
  const known = Object.fromEntries(Object.entries(seat).filter(([, value]) => value !== ''));
  if (Object.keys(known).length > 0) row('seats', [known], at(`${paper.coach} ${paper.seat}`));
  row('ticketToken', told.token);
  row('status', 'confirmed');
  return ride.done('barcode', 1);
}

function paperPass(paper: Rct2, told: Told): Candidate {
  const ticket = draft('Ticket');
  const at: Evidence = { node: told.node, at: '/U_TLAY', text: paper.title };
  ticket.set('name', paper.title, at);
  ticket.set('ticketNumber', told.head?.key, headEvidence(told));
  ticket.set('issuer', { identifier: `uic:${told.head?.issuer ?? told.signer}` }, headEvidence(told));
  if (paper.validFrom) ticket.set('validFrom', { local: paper.validFrom }, at);
  if (paper.traveler) ticket.set('travelers', [{ name: paper.traveler }], at);
  ticket.set('ticketToken', told.token);
  return ticket.done('barcode', 1);
}

function headEvidence(told: Told): Evidence {
  return { node: told.node, at: '/U_HEAD', text: told.head?.key ?? '' };
}
