import { plain } from '../../../text/plain.ts';
import type { TextDocument } from '../../../text-document.ts';
import type { Passage } from './passage.ts';

/**
 * "Embarquement" is an hour at a gate, but where a paper says "Débarquement" too it is the port that one sails from.
 */
export function withEmbarkation(passages: Passage[], { text }: TextDocument): Passage[] {
  if (!landing.test(plain(text.slice(0, 20_000)))) return passages;
  const rows = Map.groupBy(passages, ({ row }) => row);
  return passages.map((p) => {
    if (p.label !== 'other') return p;
    const before = plain(text.slice(Math.max(0, p.at - 40), p.at));
    const isEmbarked = boarding.test(before) || (p.byColumn && isBeforeLanding(p, rows.get(p.row) ?? []));
    return isEmbarked ? { ...p, label: 'departure', under: 'departure' } : p;
  });
}

/** In its row the column in front of where one lands, and none is of the departure. */
function isBeforeLanding({ cell }: Passage, row: readonly Passage[]): boolean {
  const landing = row.find(({ label, byColumn }) => byColumn && label === 'arrival');
  const last = row.findLast((p) => landing && p.at < landing.at && p.cell !== landing.cell);
  return last?.cell === cell && !row.some(({ label }) => label === 'departure' || label === 'from');
}

const landing =
  /(?:^|\n)[^\p{L}\n]*(?:port de )?(?:debarquement|disembarkation|disembark|ausschiffung|sbarco|desembarque)\b/u;
const boarding =
  /(?:^|\n)[^\p{L}\n]*(?:embarquement|embarkation|embark|boarding|einschiffung|imbarco|embarque)[^\p{L}\d]*$/u;
