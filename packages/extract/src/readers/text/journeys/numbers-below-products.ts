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
      const row = rows.get(`${p.block} ${p.row}`) ?? [];
      const beside = kindBeside(row, p) ?? productBeside(row, p);
      const own = beside && /\d+$/.exec(p.text)?.[0];
      if (beside && own) return [[p.at, { product: beside.text, number: own }] as const];
      const product = p.text.replace(/^(?:[Tt]rain|TRAIN|[Zz]ug|[Tt]reno|[Tt]ren) /, '');
      if (p.former || !(isProduct(product) || isTrainsName(product))) return [];
      const next = passages[i + 1];
      const isBelow = next?.block === p.block && (next.cell === p.cell || (!p.inTable && !next.inTable));
      const number = isBelow ? numberAlone.exec(next.shape)?.[1] : undefined;
      if (next && number) return [[next.at, { product, number }] as const];
      const below = p.inTable ? (rows.get(`${p.block} ${p.row + 1}`) ?? []) : [];
      const [only, more] = below.filter(({ shape }) => numberAlone.test(shape));
      const others = row.filter(({ text }) => isProduct(text));
      const inRow = only && !more && others.length < 2 ? numberAlone.exec(only.shape)?.[1] : undefined;
      return only && inRow ? [[only.at, { product, number: inRow }] as const] : [];
    }),
  );
}

/** "COMBOIO  SERVIÇO" over "127  Alfa Pendular": which kind of train the number is, in the column beside it. */
function kindBeside(row: readonly Passage[], p: Passage): Passage | undefined {
  if (!isOfTrains(p) || !/^\d{1,5}$/.test(p.text)) return undefined;
  const [only, more] = row.filter((q) => q !== p && !q.former && (isOfTrains(q) || isProduct(q.text)));
  return only && !more && /^\p{Lu}[\p{L} .'-]{1,24}$/u.test(only.text) ? only : undefined;
}

/** "TRAIN 172 | Northeast Regional | …": the only one in the row of its number, with no head over them. */
function productBeside(row: readonly Passage[], p: Passage): Passage | undefined {
  const isTrain = p.label === 'train' || /^(?:train|zug|treno|tren) /.test(p.shape);
  if (!p.inTable || p.byColumn || p.former || !isTrain || !numberAlone.test(p.shape)) return undefined;
  const [only, more] = row.filter((q) => q !== p && !q.former && isProduct(q.text));
  return more || row.some((q) => q !== p && numberAlone.test(q.shape)) ? undefined : only;
}

const isOfTrains = ({ label, byColumn, former }: Passage) => label === 'train' && byColumn && !former;

/** The passage that `kindBeside` joins to its number, which is told there. */
export const isKindBeside = (p: Passage, row: readonly Passage[]): boolean => row.some((q) => kindBeside(row, q) === p);

const numberAlone = /^(?:(?:train|zug|treno|tren) )?(?:(?:n°|no\.?|nr\.?|number|numero|#) ?)?(\d{2,5})$/;
