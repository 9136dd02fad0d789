import type { Candidate } from '../../booking.ts';
import { type Barcode, tokenOf } from '../../decode/code.ts';
import type { PlainDay } from '../../source.ts';
import { readBarcode } from '../bcbp/reader.ts';
import type { Reader } from '../reader.ts';
import { isElb, readElb } from '../sncf/elb.ts';
import { readSncf } from '../sncf/reader.ts';
import { isSecutix, readSecutix } from '../sncf/secutix.ts';
import { isHighSpeedRail, readHighSpeedRail } from '../taiwan/high-speed-rail.ts';
import { OutOfBits } from '../uic/bits.ts';
import { isUic } from '../uic/container.ts';
import { isDosipas, openDosipas } from '../uic/dosipas.ts';
import { fcbBookings } from '../uic/fcb-bookings.ts';
import { isSsb, readSsb } from '../uic/ssb.ts';
import { isEarlySsb, readEarlySsb } from '../uic/ssb-early.ts';
import { readUicTicket } from '../uic/ticket.ts';
import { isTicketCode } from './is-ticket-code.ts';

/** Tickets by their barcodes: no company's templates, the same bytes from every airline and most railways. */
export const codeReader: Reader = {
  name: 'codes',
  mayRead: (node) => node.content.of === 'code',
  read(node) {
    if (node.content.of !== 'code') return { candidates: [], doubts: [] };
    const { code } = node.content;
    const candidates = readCode(code, node.path, node.contextDate);
    // a link or a number is no ticket; what looks like one and is not understood is worth a word
    const isMissed = candidates.length === 0 && isTicketCode(code);
    return { candidates, doubts: isMissed ? [{ code: 'booking-not-understood', node: node.path }] : [] };
  },
};

/** The bookings that a code's message stands for. */
export function readCode(code: Barcode, node: string, contextDate: PlainDay): Candidate[] {
  try {
    if (isUic(code.bytes)) return readUicTicket(code, node, contextDate);
    if (isDosipas(code.bytes)) {
      const { tickets, issuer } = openDosipas(code.bytes);
      return tickets.flatMap((ticket) => fcbBookings(ticket, { node, token: tokenOf(code), issuer }));
    }
    if (isSsb(code.bytes)) return readSsb(code, node, contextDate);
    if (isEarlySsb(code.bytes)) return readEarlySsb(code, node, contextDate);
    if (isSecutix(code)) return readSecutix(code, node);
    if (isHighSpeedRail(code)) return readHighSpeedRail(code, node);
    if (isElb(code)) return readElb(code, node, contextDate);
    if (code.text.startsWith('i0CV')) return readSncf(code, node, contextDate);
    return readBarcode(code, node, contextDate);
  } catch (error) {
    if (error instanceof OutOfBits) return []; // cut short, or only alike
    throw error;
  }
}
