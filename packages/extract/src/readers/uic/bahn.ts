import type { PlainDay } from '../../source.ts';
import { dayOf } from '../../text/days.ts';
import { textOf, type UicBlock } from './container.ts';
import { readDay } from './head.ts';

/** The German railway's own block `0080BL`: periods of validity, and numbered fields. */
export type BahnBlock = { periods: { from: PlainDay | null; until: PlainDay | null }[]; fields: Map<string, string> };

/** By version: how long an order is, and where its dates begin. */
const orders: { [version: string]: { size: number; dates: number } } = {
  '02': { size: 46, dates: 22 },
  '03': { size: 26, dates: 0 },
};

export function readBahnBlock(blocks: UicBlock[]): BahnBlock | null {
  const block = blocks.find(({ name }) => name === '0080BL');
  const order = block && orders[block.version];
  if (!block || !order) return null;
  const { content } = block;
  const text = (from: number, to: number) => textOf(content.subarray(from, to));
  const count = Number(text(2, 3));
  if (!(count >= 0 && count <= 9)) return null;
  const periods = Array.from({ length: count }, (_, index) => {
    const at = 3 + index * order.size + order.dates;
    return { from: readDay(text(at, at + 8)), until: readDay(text(at + 8, at + 16)) };
  });
  const fields = new Map<string, string>();
  // how many fields there are takes two digits, or more
  const before = 3 + count * order.size + 2;
  const first = before + Math.max(0, text(before, before + 6).search(/S\d{3}/));
  for (let at = first; at + 8 <= content.length; ) {
    const [, name, size] = /^S(\d{3})(\d{4})$/.exec(text(at, at + 8)) ?? [];
    if (!name) break;
    fields.set(name, text(at + 8, at + 8 + Number(size)));
    at += 8 + Number(size);
  }
  return { periods, fields };
}

/** "11.01.2021", as S031 and S032 have it. */
export function readDottedDay(printed: string | undefined): PlainDay | null {
  const [, day, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(printed ?? '') ?? [];
  return dayOf(Number(year), Number(month), Number(day));
}
