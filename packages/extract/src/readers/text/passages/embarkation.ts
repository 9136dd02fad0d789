import { plain } from '../../../text/plain.ts';
import type { TextDocument } from '../../../text-document.ts';
import type { Passage } from './passage.ts';

/**
 * "Embarquement" is an hour at a gate, but where a paper says "Débarquement" too it is the port that one sails from.
 */
export function withEmbarkation(given: Passage[], { text }: TextDocument): Passage[] {
  const passages = given.map((p) =>
    isStop(p) ? { ...p, label: 'departure' as const, under: 'departure' as const } : p,
  );
  if (!landing.test(plain(text.slice(0, 20_000)))) return passages;
  const rows = Map.groupBy(passages, ({ row }) => row);
  return passages.map((p) => {
    if (p.label !== 'other') return p;
    const before = plain(text.slice(Math.max(0, p.at - 40), p.at));
    const isEmbarked = boarding.test(before) || (p.byColumn && isBeforeLanding(p, rows.get(p.row) ?? []));
    return isEmbarked ? { ...p, label: 'departure', under: 'departure' } : p;
  });
}

/** "Boarding: Lakdi-ka-pul 21:15": no gate is called so. */
const isStop = ({ label, called, text }: Passage): boolean =>
  label === 'other' && boards.test(called) && nameAndClock.test(text);
const boards = /^(?:boarding|embarque|embarquement|abordaje)(?: (?:at|from|en|a))? ?:? ?$/;
const nameAndClock =
  /^(?!(?:Gate|Door|Porte|Puerta|Zone|Group|Groupe)(?!\p{L}))\p{Lu}[\p{L} .,'()-]{3,60}?,? \d{1,2}[:.]\d\d(?: ?[AP]M)?$/iu;

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
