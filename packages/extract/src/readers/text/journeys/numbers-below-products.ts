import type { Passage } from '../passages/passages.ts';
import { isProduct } from './train-numbers.ts';
import { isTrainsName } from './trains-by-name.ts';

export type NumberedTrain = { product: string; number: string };

/**
 * "TGV INOUI" alone in its line or its cell, and "n° 8584" below it, in the next line or in the next row of its table: of which train the
 * number is, by where the number begins.
 */
export function numbersBelowProducts(passages: readonly Passage[]): ReadonlyMap<number, NumberedTrain> {
  const rows = Map.groupBy(passages, ({ block, row }) => `${block} ${row}`);
  return new Map(
    passages.flatMap((p, i) => {
      const product = p.text.replace(/^(?:[Tt]rain|TRAIN|[Zz]ug|[Tt]reno|[Tt]ren) /, '');
      if (p.former || !(isProduct(product) || isTrainsName(product))) return [];
      const next = passages[i + 1];
      const isBelow = next?.block === p.block && (next.cell === p.cell || (!p.inTable && !next.inTable));
      const number = isBelow ? numberAlone.exec(next.shape)?.[1] : undefined;
      if (next && number) return [[next.at, { product, number }] as const];
      const below = p.inTable ? (rows.get(`${p.block} ${p.row + 1}`) ?? []) : [];
      const [only, more] = below.filter(({ shape }) => numberAlone.test(shape));
      const others = (rows.get(`${p.block} ${p.row}`) ?? []).filter(({ text }) => isProduct(text));
      const inRow = only && !more && others.length < 2 ? numberAlone.exec(only.shape)?.[1] : undefined;
      return only && inRow ? [[only.at, { product, number: inRow }] as const] : [];
    }),
  );
}

const numberAlone = /^(?:(?:train|zug|treno|tren) )?(?:(?:n°|no\.?|nr\.?|number|numero|#) ?)?(\d{2,5})$/;
