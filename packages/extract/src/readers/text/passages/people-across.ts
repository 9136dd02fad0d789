import { readName } from '../../../text/names.ts';
import type { Cell } from '../../../text-document.ts';
import { labelOf } from '../labels/labels.ts';

/**
 * "Passengers" across a table of all that was booked, over "1 | Priit Kallasmaa (1979, EST)" and "2 | Eleanor Whitcombe": the cell of
 * a row below that names somebody, behind nothing but how many they are. Null where the row says something else.
 */
export function personOfRow(cells: readonly Cell[]): Cell | null {
  const [counter, second] = cells;
  const cell = counter && /^\d{1,2}[.)]?$/.test(counter.text.trim()) ? second : counter;
  const name = cell?.text.replace(/ ?\([^()]*\)$/, '') ?? '';
  return cell && !/\d/.test(name) && labelOf(name) === null && readName(name) !== null ? cell : null;
}
