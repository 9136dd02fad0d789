import type { Candidate } from './booking.ts';
import { blanked, linesOf } from './bookings-apart.ts';
import { onceFor } from './once-for.ts';
import { partOf } from './readers/text/date-facts.ts';
import { lengthOfState, type State, stateSaid } from './readers/text/state-said.ts';
import { plain } from './text/plain.ts';
import type { Block, Line, TextDocument } from './text-document.ts';

/** What is told below a word that it stands or that it is given up: where, and the paper with it alone. */
export type Form = { from: number; to: number; state: State; alone: TextDocument };

/** A line, or what a table has. */
type Item = { block: Block; lines: Line[] };

/**
 * "CANCELLED – Loft double" over the lines of one room and "CONFIRMED – Canal single" over those of the next, "[ANNULÉE] Ajaccio > Marseille" over the hours
 * of one crossing and "[MAINTENUE] …" over those of the other: as many forms as such heads, where they do not all say the same.
 */
export const formsByState = onceFor((document: TextDocument): readonly Form[] => {
  const items = document.blocks.flatMap((block): Item[] =>
    block.kind === 'paragraph'
      ? block.lines.map((line) => ({ block, lines: [line] }))
      : [{ block, lines: linesOf(block) }],
  );
  const heads = items.flatMap((item, i) => {
    const state = isBannerless(item) ? null : stateSaid(item.lines[0]?.text ?? '');
    return state ? [{ i, state }] : [];
  });
  if (heads.length > mostForms || new Set(heads.map(({ state }) => state)).size < 2) return [];
  const parts = heads.map(({ i }, n) => items.slice(i, heads[n + 1]?.i));
  const counts = parts.slice(0, -1).map((own) => new Set(own.map(({ block }) => block)).size);
  const last = parts.pop() ?? [];
  const ofLast = [...new Set(last.map(({ block }) => block))].slice(0, Math.max(...counts));
  parts.push(last.filter(({ block }) => ofLast.includes(block)));
  if (parts.some((own) => own.flatMap(({ lines }) => lines).length < fewestLines)) return [];
  const news = items.filter(
    (item) => !parts.flat().includes(item) && ofNews.test(plain(item.lines.map(({ text }) => text).join('\n'))),
  );
  return parts.map((own, n) => {
    const { state } = heads[n] as { state: State };
    const others = parts.filter((part) => part !== own).flat();
    const [first, end] = [own[0]?.lines[0], own.at(-1)?.lines.at(-1)];
    return {
      from: first?.at ?? 0,
      to: (end?.at ?? 0) + (end?.text.length ?? 0),
      state,
      // of what stands the news of the other is not told
      alone: withoutMark(without(document, state === 'on' ? [...others, ...news] : others), first),
    };
  });
});

/** A table whose first row is no line across it has no head. */
const isBannerless = ({ block }: Item): boolean =>
  block.kind === 'table' && (block.rows[0] ?? []).some((cell) => cell !== block.rows[0]?.[0]);

const mostForms = 6;
/** The head, and two lines below it. */
const fewestLines = 3;
const ofNews = /\b(?:cancel\w*|annul\w*|storn\w*|geannul\w*)\b/;

function without(document: TextDocument, items: readonly Item[]): TextDocument {
  const gone = new Set(items.flatMap(({ lines }) => lines));
  const text = [...gone].reduce((left, line) => blanked(left, line.at, line.text.length), document.text);
  const blocks = document.blocks.flatMap((block): Block[] => {
    if (block.kind !== 'paragraph') return items.some((item) => item.block === block) ? [] : [block];
    const lines = block.lines.filter((line) => !gone.has(line));
    return lines.length > 0 ? [{ ...block, lines }] : [];
  });
  return partOf(document, { text, blocks });
}

/** "Le Bouchon des Halles" is the first line of what "[ANNULÉE] Le Bouchon des Halles" is over. */
function withoutMark(document: TextDocument, head: Line | undefined): TextDocument {
  const length = head ? lengthOfState(head.text) : 0;
  if (!head || length === 0) return document;
  const own = { text: head.text.slice(length), at: head.at + length };
  const blocks = document.blocks.map((block) =>
    block.kind === 'paragraph' ? { ...block, lines: block.lines.map((line) => (line === head ? own : line)) } : block,
  );
  return { ...document, text: blanked(document.text, head.at, length), blocks };
}

/** Bookings of which all that was read stands in one form are given up, or not, as its head says. */
export function withStates(candidates: Candidate[], document: TextDocument): Candidate[] {
  const forms = candidates.length > 0 ? formsByState(document) : [];
  for (const { booking, evidence } of forms.length > 0 ? candidates : []) {
    const said = placed.flatMap((field) => {
      const at = evidence[field]?.at;
      return typeof at === 'number' ? [at] : [];
    });
    const form = forms.find(({ from, to }) => said.length > 0 && said.every((at) => at >= from && at <= to));
    if (form?.state === 'off') booking.status = 'cancelled';
    else if (form && booking.status === 'cancelled') delete booking.status;
  }
  return candidates;
}

const placed = ['number', 'line', 'from', 'to', 'departure', 'arrival', 'checkIn', 'checkOut'];
