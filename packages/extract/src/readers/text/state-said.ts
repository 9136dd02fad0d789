import { plain } from '../../text/plain.ts';
import { labelOf } from './labels/labels.ts';

/** Whether what a head stands over is given up or holds. */
export type State = 'off' | 'on';

/**
 * "CANCELLED – Loft double", "[MAINTENUE] Marseille > Ajaccio", "Course 2 – ANNULÉE", "Transfer home (cancelled)"; null where a line says no such
 * thing at either end, or is a value: "Status: confirmed".
 */
export function stateSaid(text: string): State | null {
  const shape = text.length < 100 ? plain(text.trim()) : '';
  const first = atHead.exec(shape)?.[1];
  if (first) return isOff.test(first) ? 'off' : 'on';
  const [, called = '', last] = (shape.length < 60 && atEnd.exec(shape)) || [];
  if (!last || labelOf(called) !== null) return null;
  return isOff.test(last) ? 'off' : 'on';
}

/** "MAINTENU AVE 5104": a badge, which nothing parts from what it is of. For where another says the opposite. */
export function badgeOf(shape: string): State | null {
  const badge = shape.length < 60 ? badgeAtHead.exec(shape)?.[1] : undefined;
  return badge ? (isOff.test(badge) ? 'off' : 'on') : null;
}

/** Of the word at the head of what it is said of, with its mark and the blank behind it. */
export const lengthOfState = (text: string): number => atHead.exec(plain(text.slice(0, 40)))?.[0].length ?? 0;

const off =
  'cancell?ed|annulee?s?|supprimee?s?|storniert|annullat[oa]|cancellat[oa]|cancelad[oa]|anulad[oa]|geannuleerd';
const on =
  'maintenue?s?|maintained|kept|confirmee?s?|confirmed|unchanged|inchangee?s?|goes ahead|still valid|valables?|bestatigt|unverandert|confermat[oa]|confirmad[oa]|bevestigd';
const isOff = new RegExp(`^(?:${off})$`);
const atHead = new RegExp(
  String.raw`^[✓✗✘✔×•*]? ?(?:\[(?=[^\]]{4,14}\](?: |$)))?(${off}|${on})(?:\](?: |$)| ?[:|-] ?(?=[a-z\d]))`,
  'u',
);
const atEnd = new RegExp(String.raw`^([a-z][^.;:]{2,40})[:,(-] ?\(?(${off}|${on})\)?$`);
const badgeAtHead = new RegExp(String.raw`^[✓✗✘✔×•*]? ?(${off}|${on}) ?[:|-]? ?(?=[a-z\d])`, 'u');
