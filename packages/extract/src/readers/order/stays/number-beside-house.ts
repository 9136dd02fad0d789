import { fold } from '../../../knowledge/index.ts';
import type { TextDocument } from '../../../text-document.ts';
import type { Found } from '../../text/found.ts';
import { passagesOf } from '../../text/passages/passages.ts';
import { codesIn } from '../codes.ts';
import { type Item, itemOf } from '../items.ts';
import { houseIn } from './stay-house.ts';

/**
 * "Hostal Conde de Miranda | HCM 3075 | 94,00 €" in the summary at the foot, of the house that the programme tells without a number:
 * the one row of the paper that begins with its name and says one number. A row that tells a stay itself is another's.
 */
export function numberBesideHouse(item: Item, document: TextDocument): Found<string> | null {
  const name = fold(houseIn(item, document)?.value.name ?? '');
  if (name.length < 6) return null;
  const own = new Set(item.passages.map(({ row }) => row));
  const rows = Map.groupBy(
    passagesOf(document).filter((p) => p.inTable && !p.former && !own.has(p.row)),
    (p) => p.row,
  );
  const codes = [...rows.values()].flatMap((row) => {
    // "Crownline Chauffeurs | Heathrow Airport | The Aldwych Gate | CL-77402" goes there
    const [only, more] = fold(row[0]?.text ?? '') === name ? codesIn(itemOf(row)) : [];
    return only && !more ? [only] : [];
  });
  const [first] = codes;
  return first && codes.every(({ value }) => value === first.value) ? first : null;
}
