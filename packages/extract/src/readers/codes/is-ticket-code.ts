import type { Barcode } from '../../decode/code.ts';
import { isSecutix } from '../sncf/secutix.ts';
import { isHighSpeedRail } from '../taiwan/high-speed-rail.ts';
import { isUic } from '../uic/container.ts';
import { isDosipas } from '../uic/dosipas.ts';
import { isSsb } from '../uic/ssb.ts';

/** Whether this is a ticket's code by its first bytes or its columns; such bytes are no text, whatever they look like. */
export function isTicketCode(code: Barcode): boolean {
  return (
    /^\s*M[1-4][A-Z][A-Z './-]{0,19} {0,19}[E ][A-Z0-9 ]{7}[A-Z]{6}/.test(code.text) ||
    /^i0CV[A-Z0-9]{6}\d{9}/.test(code.text) ||
    isUic(code.bytes) ||
    isDosipas(code.bytes) ||
    isSsb(code.bytes) ||
    isSecutix(code) ||
    isHighSpeedRail(code)
  );
}
