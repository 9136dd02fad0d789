import type { Candidate, Evidence } from '../../booking.ts';
import { type Barcode, tokenOf } from '../../decode/code.ts';
import type { PlainDay } from '../../source.ts';
import { resolveDay } from '../bcbp/day.ts';
import { draft } from '../draft.ts';

/**
 * The element list barcode (ERA TAP TSI B.12, section 8) of Eurostar's and the French railway's tickets: fixed columns behind
 * the ticket's code, then one train or two of 36 columns each. What some issuers seal it with stands behind.
 */
const head = 49;
const segment = 36;

export function isElb({ text }: Barcode): boolean {
  return /^e[A-Z]{3}[A-Z0-9]{6}\d{9}.{30}[A-Z]{10}\d{5}/.test(text);
}

/** The trains; of the year its last digit is there, and the day on which the ticket was made. */
export function readElb(code: Barcode, node: string, contextDate: PlainDay): Candidate[] {
  const text = code.text.replace(/[\r\n]+$/, '');
  const [, digit, made] = /^(\d)(\d{3})$/.exec(text.slice(39, 43)) ?? [];
  const issued = digit && made ? { yearDigit: Number(digit), dayOfYear: Number(made) } : undefined;
  const evidence: Evidence = { node, at: 0, text };
  return [head, head + segment].flatMap((at) => {
    const cut = (from: number, to: number) => text.slice(at + from, at + to).trim();
    const [from, to] = [cut(0, 5), cut(5, 10)];
    const day = resolveDay(Number(cut(20, 23)), contextDate, issued);
    if (!/^[A-Z]{10}\d{5}$/.test(`${from}${to}${cut(10, 15)}`) || from === to || !day) return [];
    const ride = draft('TrainReservation');
    ride.set('reference', text.slice(4, 10), evidence);
    ride.set('ticketNumber', text.slice(10, 19), evidence);
    ride.set('from', { name: from, identifier: `sncf:${from}` }, evidence);
    ride.set('to', { name: to, identifier: `sncf:${to}` }, evidence);
    ride.set('number', cut(10, 15).replace(/^0+(?=\d)/, ''), evidence);
    ride.set('departure', { local: day }, evidence);
    const seat = { coach: unpadded(cut(23, 26)), number: unpadded(cut(26, 29)), class: /[12]/.exec(cut(29, 30))?.[0] };
    const known = Object.fromEntries(Object.entries(seat).filter(([, value]) => value));
    if (Object.keys(known).length > 0) ride.set('seats', [known], evidence);
    ride.set('ticketToken', tokenOf({ ...code, text }), evidence);
    ride.set('status', 'confirmed');
    return [ride.done('barcode', 1)];
  });
}

/** "016" is coach 16, and "000" none. */
function unpadded(columns: string): string {
  return columns.replace(/^0+/, '');
}
