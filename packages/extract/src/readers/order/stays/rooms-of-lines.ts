import type { Candidate, LodgingBooking, Person } from '../../../booking.ts';
import type { Found } from '../../text/found.ts';
import type { Passage } from '../../text/passages/passages.ts';
import { codesIn } from '../codes.ts';
import { type Item, itemOf } from '../items.ts';
import { stayDaysIn } from './stay-days.ts';
import { houseIn } from './stay-house.ts';
import { namedIn, type OrderFacts, stayIn } from './stays.ts';

/**
 * "McAlpine – conf. BZG-3307 – in 7 Nov, out 13 Nov" over "Rao – conf. BZG-3308 – …", or a row for each, among the rows of one house:
 * a stay for each line that has one guest and one number, with the days that it says or that are said of all.
 */
export function staysOfLines(item: Item, facts: OrderFacts): Candidate<LodgingBooking>[] {
  if (facts.travelers.length < 2) return [];
  const rooms = roomsIn(item, facts);
  const areApart = [rooms.map(({ guest }) => guest), rooms.map(({ code }) => code.value)].every(
    (all) => new Set<unknown>(all).size === rooms.length,
  );
  if (rooms.length < 2 || !areApart) return [];
  const taken = new Set(rooms.flatMap(({ lines }) => lines));
  const house = item.passages.filter((p) => !taken.has(p));
  if (houseIn(itemOf(house), facts.document) === null) return [];
  const stays = rooms.flatMap(({ guest, code, lines }) => {
    const days = stayDaysIn(itemOf(lines), facts);
    return (
      stayIn(
        itemOf([...house, ...lines]),
        { ...facts, travelers: [guest], own: code },
        { isStay: true, ...(days ? { own: days } : {}) },
      ) ?? []
    );
  });
  return stays.length === rooms.length ? stays : [];
}

type Room = { guest: Found<Person>; code: Found<string>; lines: readonly Passage[] };

function roomsIn({ passages }: Item, facts: OrderFacts): Room[] {
  const rows = [...Map.groupBy(passages, ({ row }) => row).values()];
  return rows.flatMap((row) => {
    const lines = row.flatMap((p) => roomOf([p], facts) ?? []);
    return lines.length > 0 ? lines : (roomOf(row, facts) ?? []);
  });
}

function roomOf(lines: readonly Passage[], { travelers }: OrderFacts): Room | null {
  const own = itemOf(lines);
  const [guest, another] = namedIn(own, travelers);
  const [code, more] = codesIn(own).length > 0 ? codesIn(own) : loneCodes(lines);
  return guest && !another && code && !more ? { guest, code, lines } : null;
}

/** "7 Nov – 13 Nov, BZG-3307": letters and figures between commas, dashes or brackets, and no word for them. */
const loneCodes = (lines: readonly Passage[]): Found<string>[] =>
  lines.flatMap(({ text, at }) =>
    [...text.matchAll(loneCode)].map((match) => ({ value: match[0], at: at + match.index, text })),
  );

const loneCode =
  /(?<=^|[,;:(–—-] )(?=[A-Z/-]*\d)(?=[\d/-]*[A-Z])[A-Z\d]+(?:[/-][A-Z\d]+)*(?=$|[,;)]| [–—(-])(?<=[A-Z\d/-]{5,})/gu;
