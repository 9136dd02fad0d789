import type { Candidate } from '../../booking.ts';
import { type Barcode, codeOf, type Symbology, tokenOf } from '../../decode/code.ts';
import { printFields } from '../../decode/print-fields.ts';
import type { PlainDay, SourceNode, WalletPass } from '../../source.ts';
import { readCode } from '../codes/reader.ts';
import type { Reader } from '../reader.ts';
import { readText } from '../text/reader.ts';
import { readAirPass } from './air.ts';
import { readEventPass } from './event.ts';
import { readRidePass } from './ride.ts';
import { isStayPass, readStayPass } from './stay.ts';

const symbologies: { [format: string]: Symbology } = { Aztec: 'aztec', QR: 'qr', PDF417: 'pdf417' };

/**
 * Wallet passes. What the airline put into the barcode is believed most, then Apple's semantic tags, then the printed
 * fields; a pass of neither plane, train nor event is printed matter like any other.
 */
export const pkpassReader: Reader = {
  name: 'pkpass',
  mayRead: (node) => node.content.of === 'pass',
  read(node) {
    if (node.content.of !== 'pass') return { candidates: [], doubts: [] };
    const { pass } = node.content;
    return { candidates: readPassAs(pass, node).map((candidate) => withPass(candidate, pass)), doubts: [] };
  },
};

function readPassAs(pass: WalletPass, node: SourceNode): Candidate[] {
  const day = pass.relevantDate?.slice(0, 10);
  const contextDate = day && /^\d{4}-\d\d-\d\d$/.test(day) ? day : node.contextDate;
  const codes = readCodes(pass, node.path, contextDate);
  const readPrinted = () => readText(printFields(pass, { node: node.path, contextDate, origin: node.origin }));
  if (pass.style === 'boardingPass') {
    const flights = codes.filter(({ booking }) => booking.type === 'FlightReservation');
    const isFlown = pass.transit === 'Air' || flights.length > 0;
    const read = isFlown
      ? readAirPass(pass, node.path, contextDate, flights)
      : [...codes, ...readRidePass(pass, node.path, contextDate)];
    return read.length > 0 ? read : readPrinted();
  }
  const printed = readPrinted();
  if (printed.length > 0) return printed;
  if (isStayPass(pass)) return readStayPass(pass, node.path, contextDate);
  return pass.style === 'eventTicket' ? readEventPass(pass, node.path, contextDate) : codes;
}

function readCodes(pass: WalletPass, node: string, contextDate: PlainDay): Candidate[] {
  return pass.barcodes.flatMap((barcode) => readCode(codeIn(barcode), node, contextDate));
}

/** A pass writes the bytes of its code as letters of ISO 8859-1; what is beyond can only be text. */
function codeIn({ format, message }: WalletPass['barcodes'][number]): Barcode {
  const isBytes = [...message].every((letter) => letter.charCodeAt(0) < 256);
  const bytes = isBytes
    ? Uint8Array.from(message, (letter) => letter.charCodeAt(0))
    : new TextEncoder().encode(message);
  return codeOf(bytes, symbologies[format]);
}

function withPass(candidate: Candidate, pass: WalletPass): Candidate {
  const { booking } = candidate;
  const [code] = pass.barcodes;
  if (pass.type && pass.serial) booking.pass = { type: pass.type, serial: pass.serial };
  if (code && !booking.ticketToken)
    booking.ticketToken = symbologies[code.format] ? tokenOf(codeIn(code)) : `barcode:${code.message}`;
  booking.status = pass.voided ? 'cancelled' : (booking.status ?? 'confirmed');
  return candidate;
}
