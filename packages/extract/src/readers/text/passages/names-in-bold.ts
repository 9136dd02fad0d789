import { readNames } from '../../../text/names.ts';
import { startsWithTitle } from '../../../text/titles.ts';
import type { Block, Heading, Line } from '../../../text-document.ts';
import { labelOf } from '../labels/labels.ts';
import { familyCommaGiven } from '../people/family-comma.ts';
import { isFirstKnown } from '../people/trip-names.ts';

/**
 * "PASSENGERS (2)" over "Delgado, Marisol - Adult" and "Delgado, Hector - Adult" in bold, each with a gap above it: lines below their label, and
 * titles of nothing.
 */
export function withNamesInBold(blocks: readonly Block[]): Block[] {
  const done: Block[] = [];
  for (const [i, block] of blocks.entries()) {
    const isName = isSomebody(block);
    const above = isName ? blocks.slice(Math.max(0, i - 10), i).findLast((one) => !isSomebody(one)) : undefined;
    if (!isName || !above || !isLabel(above)) {
      done.push(block);
      continue;
    }
    const names = done.at(-1);
    const line: Line = { text: block.text, at: block.at };
    if (names?.kind === 'paragraph' && names !== above) names.lines.push(line);
    else done.push({ kind: 'paragraph', lines: [line] });
  }
  return done;
}

/** Whom the paper is about, and nothing else in its line. */
function isLabel(block: Block): boolean {
  const [only, more] = block.kind === 'paragraph' ? block.lines : [];
  return only !== undefined && !more && labelOf(only.text) === 'person';
}

/** Called as people are: other titles look like names too. */
function isSomebody(block: Block): block is Heading {
  const text = block.kind === 'heading' ? block.text : '';
  if (text === '' || /\d/.test(text) || labelOf(text) !== null) return false;
  if (familyCommaGiven(text).length > 0) return true;
  const [name, more] = readNames(text);
  return name !== undefined && !more && (startsWithTitle.test(text) || isFirstKnown(name));
}
