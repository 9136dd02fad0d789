import type { Candidate } from '../../../booking.ts';
import type { DateFacts } from '../../../text/dates.ts';
import type { TextDocument } from '../../../text-document.ts';
import type { Passage } from '../passages/passages.ts';
import { narrowShared, type Shared } from '../shared.ts';
import { readStays } from '../stays/stays.ts';

/**
 * The nights of a voucher that has the drivers to and from the house in a table of its own: whose forms say a house, both its days and how
 * many nights or under which number of its own.
 */
export function readStaysBesideHires(
  document: TextDocument,
  passages: readonly Passage[],
  hires: readonly Candidate[],
  shared: Shared,
  facts: DateFacts,
): Candidate[] {
  const blocks = new Set(hires.flatMap(({ evidence }) => ends.map((end) => blockAt(passages, evidence[end]?.at))));
  const isOther = ({ block }: Passage) => !blocks.has(block);
  // whose paper it is stands above
  const first = passages.find((p) => p.label === 'hotel' && isOther(p));
  const rest = passages.filter((p) => p.label === 'person' || (first && p.at >= first.at && isOther(p)));
  const labels = new Set(rest.map(({ label }) => label));
  const hasEnds =
    (labels.has('arrival') || labels.has('checkIn')) && (labels.has('departure') || labels.has('checkOut'));
  const own = narrowShared({ ...shared, subject: '', price: null }, rest);
  if (!first || !hasEnds || (own.reference === null && !labels.has('nights'))) return [];
  const stays = readStays(document, rest, own, facts).filter(({ rank }) => rank === 'table');
  const [number] = stays.flatMap(({ booking }) => booking.reference ?? []);
  // the house's number, which the drivers had for want of another
  for (const { booking, evidence } of stays.length > 0 ? hires : [])
    if (number !== undefined && booking.reference === number) {
      delete booking.reference;
      delete evidence.reference;
    }
  return stays;
}

const ends = ['from', 'to', 'departure'] as const;

function blockAt(passages: readonly Passage[], at: number | string | undefined): number | undefined {
  return typeof at === 'number' ? passages.findLast((p) => p.at <= at)?.block : undefined;
}
