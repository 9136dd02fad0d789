import type { Barcode } from '../../decode/code.ts';
import { isElb } from '../sncf/elb.ts';
import { isSecutix } from '../sncf/secutix.ts';
import { isHighSpeedRail } from '../taiwan/high-speed-rail.ts';
import { isUic } from '../uic/container.ts';
import { isDosipas } from '../uic/dosipas.ts';
import { isSsb } from '../uic/ssb.ts';
import { isEarlySsb } from '../uic/ssb-early.ts';

/** Whether this is a ticket's code by its first bytes or its columns; such bytes are no text, whatever they look like. */
export function isTicketCode(code: Barcode): boolean {
  return (
    /^\s*M[1-4][A-Za-z][A-Za-z './-]{0,19} {0,19}[EL ][A-Z0-9 ]{7}[A-Z]{6}/.test(code.text) ||
    /^i0CV[A-Z0-9]{6}\d{9}/.test(code.text) ||
    isUic(code.bytes) ||
    isDosipas(code.bytes) ||
    isSsb(code.bytes) ||
    isEarlySsb(code.bytes) ||
    isVdv(code.bytes) ||
    isElb(code) ||
    isSecutix(code) ||
    isHighSpeedRail(code)
  );
}

/**
 * A ticket of Germany's local transport: a signature in which the ticket itself lies, and the name of the standard behind.
 * It opens with the issuer's key alone, so all that can be said is that it is one.
 */
function isVdv(bytes: Uint8Array): boolean {
  const text = Array.from(bytes.subarray(0, 300), (byte) => String.fromCharCode(byte)).join('');
  return bytes[0] === 0x9e && bytes[1] === 0x81 && bytes[2] === 0x80 && bytes[131] === 0x9a && text.includes('VDV');
}
