import { isGivenName } from '../../../knowledge/given-names.ts';
import { findCities } from '../../../knowledge/index.ts';
import { readName } from '../../../text/names.ts';
import { plain } from '../../../text/plain.ts';
import type { Cell } from '../../../text-document.ts';
import { type Label, labelOf } from '../labels/labels.ts';
import { arrangesTravel, isArranger } from '../people/roles.ts';
import type { Passage } from './passage.ts';

/**
 * "Judge | By | From | To | Reference" over "Fionnuala Tighe | Bus 51 | …" and "Grace Mbeki | EI 3283 | …": a column with somebody in
 * each row says who travels, whatever its head calls them.
 */
export function withPeopleInColumn(rows: Cell[][], passages: Passage[], from: number): void {
  const [heads = [], ...below] = rows;
  if (below.length < 2 || heads.length < 3 || !heads.some(({ text }) => ofTravel.has(labelOf(text) ?? 'other'))) return;
  const column = heads.findIndex(
    (head, i) =>
      isOfSomebody(head.text) &&
      areAllPeople(
        below.map((row) => row[i]),
        i,
      ),
  );
  if (column < 0) return;
  const starts = new Set(below.flatMap((row) => row[column]?.lines.map(({ at }) => at) ?? []));
  const head = plain(heads[column]?.text ?? '');
  for (let i = from; i < passages.length; i++) {
    const p = passages[i];
    if (p && p.label === null && starts.has(p.at))
      passages[i] = { ...p, label: 'person', under: 'person', byColumn: true, called: head };
  }
}

/** "Judge | From | To": of what is performed one says where, and not from where. */
const ofTravel: ReadonlySet<Label> = new Set([
  'from',
  'to',
  'departure',
  'arrival',
  'route',
  'flight',
  'train',
  'seat',
  'room',
]);

function isOfSomebody(head: string): boolean {
  const said = plain(head);
  return (
    /^[^\d:]{0,30}$/.test(head) &&
    labelOf(head) === null &&
    !isArranger.test(said) &&
    !arrangesTravel.test(said) &&
    readName(head) === null
  );
}

const article = /^(?:the|les?|la|il|el|los|las|der|die|das|una?|l['’])(?![\p{L}])/iu;

/** Names and nothing else, none of them a town's, and one of the first column, or half of another, with a first name that people have. */
function areAllPeople(cells: readonly (Cell | undefined)[], column: number): boolean {
  const names = new Set(cells.flatMap((cell) => (cell?.text.trim() ? [cell.text.trim()] : [])));
  const known = [...names].filter((name) => isGivenName(name.split(' ')[0] ?? ''));
  return (
    names.size > 1 &&
    cells[0]?.text.trim() !== '' &&
    (column === 0 ? known.length > 0 : known.length * 2 >= names.size) &&
    [...names].every((name) => readName(name) !== null && !article.test(name) && findCities(name).length === 0)
  );
}
