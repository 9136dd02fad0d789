import type { Passage } from '../passages/passages.ts';
import { nameIn } from './hotel-name.ts';

/** "Hotel: Casa do Adro" over its street: what a label names stands there, and not at the seat of who wrote the voucher. */
export function isBelowNamed(passages: readonly Passage[], i: number): boolean {
  const [name, p] = passages.slice(Math.max(0, i - 1), i + 1);
  const isTogether = name?.block === p?.block && (!p?.inTable || name?.cell === p.cell);
  return isTogether && p?.label === null && name?.label === 'hotel' && nameIn(name.text) !== null;
}
