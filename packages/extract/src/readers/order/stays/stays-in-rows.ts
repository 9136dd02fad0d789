import type { Candidate, LodgingBooking } from '../../../booking.ts';
import type { Found } from '../../text/found.ts';
import { isNotHeld } from '../../text/not-held.ts';
import type { Passage } from '../../text/passages/passages.ts';
import { codesIn } from '../codes.ts';
import { itemOf } from '../items.ts';
import { stayDaysIn } from './stay-days.ts';
import { houseIn } from './stay-house.ts';
import { isSomebodys, namedIn, type OrderFacts, stayIn } from './stays.ts';

type InRows = { stays: Candidate<LodgingBooking>[]; blocks: ReadonlySet<number> };

/**
 * "Guest | In | Out | Confirmation" over a row for each guest, or one number for guests with days of their own, with the one house of
 * them all told in the paragraph or the form right over the table or right below it: a stay for each row, in that house. Its hours may
 * stand in the next paragraph, and what a row says is cancelled is none.
 */
export function staysInRows(passages: readonly Passage[], facts: OrderFacts): InRows {
  const blocks = [...Map.groupBy(passages, ({ block }) => block).values()];
  const stays: Candidate<LodgingBooking>[] = [];
  const taken = new Set<number>();
  blocks.forEach((table, i) => {
    const rows = table[0]?.inTable ? rowsOfGuests(table, facts) : [];
    if (rows.length < 2) return;
    // a number of each, or one for all
    const isOfEach = rows.every((row) => codesIn(itemOf(row)).length === 1);
    if (!isOfEach && !haveOwnDays(rows, facts)) return;
    const [above = [], below = [], next = []] = [i - 1, i + 1, i + 2].map((at) => told(blocks[at], isOfEach ? 0 : 1));
    const namesHouse = (own: readonly Passage[]) => own.length > 0 && houseIn(itemOf(own), facts.document) !== null;
    const isOver = namesHouse(above);
    if (isOver === namesHouse(below)) return;
    const around = isOver ? [...above, ...below] : [...below, ...next];
    const [shared, more] = codesIn(itemOf(around));
    const held = rows.filter((row) => !isNotHeld(itemOf(row).shape));
    const found = held.flatMap((row) => stayOfRow(row, around, shared, facts) ?? []);
    if (more || found.length !== held.length) return;
    stays.push(...found);
    for (const { block } of [...table, ...(isOver ? above : below)]) taken.add(block);
  });
  return { stays, blocks: taken };
}

/** A paragraph, or a form of the house: "Hotel | …", "Rooms from | 15:00"; with no more numbers than so many. */
function told(block: readonly Passage[] | undefined, numbers: number): readonly Passage[] {
  const isTold = block?.every(({ inTable, isHeading, byColumn }) => (inTable ? !byColumn : !isHeading));
  return block && isTold && codesIn(itemOf(block)).length <= numbers ? block : [];
}

/** Rooms that all are taken and left together are one stay. */
function haveOwnDays(rows: readonly Passage[][], facts: OrderFacts): boolean {
  const days = rows.map((row) => stayDaysIn(itemOf(row), facts));
  return new Set(days.map((own) => `${own?.first.day} ${own?.last.day}`)).size > 1;
}

/** All rows but the head, where each has a cell for its guests, two days and a number at most, and none a house. */
function rowsOfGuests(table: readonly Passage[], facts: OrderFacts): Passage[][] {
  const isHead = ({ label, byColumn }: Passage) => label === 'other' && byColumn;
  const rows = [...Map.groupBy(table, ({ row }) => row).values()].filter((row) => !row.every(isHead));
  const isOfGuest = (row: Passage[]) => {
    const item = itemOf(row);
    return (
      new Set(row.filter(isSomebodys).map(({ cell }) => cell)).size === 1 &&
      row.some(({ label, byColumn }) => byColumn && label !== null && ends.has(label)) &&
      codesIn(item).length <= 1 &&
      stayDaysIn(item, facts) !== null &&
      houseIn(item, facts.document) === null
    );
  };
  return rows.every(isOfGuest) ? rows : [];
}

const ends: ReadonlySet<string> = new Set(['checkIn', 'arrival', 'stayDates', 'nights']);

function stayOfRow(
  row: readonly Passage[],
  around: readonly Passage[],
  shared: Found<string> | undefined,
  facts: OrderFacts,
) {
  const item = itemOf(row);
  const [own = shared] = codesIn(item);
  const days = stayDaysIn(item, facts);
  if (!own || !days) return null;
  // "arrives about 22:45" in a column of remarks is an hour of the guest, and none of the house
  const said = row.filter(({ label }) => label !== null && label !== 'other');
  return stayIn(
    itemOf([...said, ...around]),
    { ...facts, travelers: namedIn(item, facts.travelers), own },
    { isStay: true, own: days },
  );
}
