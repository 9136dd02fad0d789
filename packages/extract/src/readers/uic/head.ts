import { dayOf } from '../../text/days.ts';
import type { UicBlock } from './container.ts';
import { textOf } from './container.ts';

/** The block every ticket of the leaflet begins with. */
export type UicHead = { issuer: string; key: string; issued: string | null };

export function readHead(blocks: UicBlock[]): UicHead | null {
  const block = blocks.find(({ name }) => name === 'U_HEAD');
  if (!block || block.content.length < 36) return null;
  const text = (from: number, to: number) => textOf(block.content.subarray(from, to));
  const issuer = text(0, 4);
  return { issuer, key: printedKey(issuer, text(4, 24)), issued: readDay(text(24, 36)) };
}

/** The number as the paper prints it: without the counters that some railways add behind. */
function printedKey(issuer: string, key: string): string {
  if (/^[01]080$/.test(issuer)) {
    const domestic = /^([0-9A-Z]{6})-\d{1,2}$/.exec(key);
    const abroad = /^([0-9A-Z]{9})0101$/.exec(key);
    return domestic?.[1] ?? abroad?.[1] ?? key;
  }
  return /^([0-9A-Z]{7})_\d$/.exec(key)?.[1] ?? key;
}

/** "280420231406" and "28042023". */
export function readDay(printed: string): string | null {
  const [, day, month, year] = /^(\d\d)(\d\d)(\d{4})/.exec(printed) ?? [];
  return dayOf(Number(year), Number(month), Number(day));
}
