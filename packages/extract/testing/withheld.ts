import type { BookingType, Candidate } from '../src/booking.ts';
import { growTree } from '../src/decode/grow.ts';
import { extract } from '../src/index.ts';
import { looksLikeBooking } from '../src/readers/text/reader.ts';
import { unreadIn } from '../src/readers/unread/unread.ts';
import type { Source, SourceNode } from '../src/source.ts';
import type { TextDocument } from '../src/text-document.ts';

/** A booking of a document, and whether the document would have been said to tell of more, had it not been read. */
export type Withheld = { type: BookingType; booking: Candidate; isNoticed: boolean };

type Print = { print: TextDocument; isOrder: boolean };

/**
 * Takes each booking that was read in print away in turn, and asks of the rest what a reader asks at its end: is something here
 * that is not among these? What codes, markup and calendars say is not asked about: it is read whole or refused.
 * @returns `alarms` where the document is doubted with all that was read of it, and for what
 */
export async function withholdEach(source: Source): Promise<{ withheld: Withheld[]; alarms: string[] }> {
  const { reservations, doubts } = await extract(source.bytes, source);
  const { root } = await growTree(source);
  const prints = printsOf(root);
  const withheld = reservations.flatMap((one): Withheld[] => {
    const nodes = new Set(Object.values(one.evidence).map((place) => place?.node));
    const own = prints.filter(({ print }) => nodes.has(print.node));
    if (own.length === 0 || (one.rank !== 'text' && one.rank !== 'table')) return [];
    const others = reservations.filter((other) => other !== one);
    const isNoticed = own.some(({ print, isOrder }) =>
      others.length > 0 ? unreadIn(print, others, isOrder) !== null : looksLikeBooking(print),
    );
    return [{ type: one.booking.type, booking: one, isNoticed }];
  });
  const isAlarmed = doubts.some(({ code }) => code === 'booking-not-understood');
  const reasons = prints.flatMap(({ print, isOrder }) => unreadIn(print, reservations, isOrder)?.what ?? []);
  return { withheld, alarms: isAlarmed ? (reasons.length > 0 ? reasons : ['reader']) : [] };
}

function printsOf(node: SourceNode): Print[] {
  const { content, kind } = node;
  const own = content.of === 'print' ? [{ print: content.print, isOrder: kind === 'docx' }] : [];
  return [...own, ...node.children.flatMap(printsOf)];
}
