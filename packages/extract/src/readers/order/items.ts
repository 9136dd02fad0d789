import type { Passage } from '../text/passages.ts';
import { sectionsOf } from '../text/sections.ts';
import { namesTopic } from '../text/topics.ts';

/** A piece of an order that may be one booking: a cell, a row, rows below a step's title, a paragraph, a table, a section. */
export type Item = {
  passages: readonly Passage[];
  text: string;
  shape: string;
  /** Which of its passages are of no other piece; all of them where it does not say. */
  own?: readonly Passage[];
};

/** From the smallest to the largest, so that what is whole in a row is not read out of its table. */
export function itemsOf(passages: readonly Passage[]): Item[] {
  const tables = passages.filter((p) => p.inTable);
  return [
    ...linesOfCells(tables),
    ...groupsBy(tables, (p) => p.cell),
    ...groupsBy(tables, (p) => p.row),
    ...stepsOf(passages),
    ...groupsBy(
      passages.filter((p) => !p.inTable),
      (p) => p.row,
    ).filter(([first]) => isOwnLine(first)),
    ...groupsBy(passages, (p) => p.block),
    ...groupsBy(passages, (p) => p.section),
    ...(sectionsOf(passages)?.slice(1) ?? []),
  ].map(itemOf);
}

/** A cell of a day's programme holds several bookings, each told in a line of its own. */
function linesOfCells(tables: readonly Passage[]): Passage[][] {
  return groupsBy(tables, (p) => p.cell)
    .map((cell) => cell.filter((p) => p.text.length > 40))
    .filter((lines) => lines.length > 1)
    .flatMap((lines) => lines.map((p) => [p]));
}

/** "Car: Europcar, …" in one line of a letter. */
function isOwnLine(first: Passage | undefined): boolean {
  return first !== undefined && (first.label === 'vehicle' || first.label === 'coach' || namesTopic.test(first.shape));
}

export function itemOf(passages: readonly Passage[]): Item {
  return {
    passages,
    text: passages.map((p) => p.text).join('\n'),
    shape: passages.map((p) => p.shape).join('\n'),
  };
}

function groupsBy(passages: readonly Passage[], key: (p: Passage) => number | string): Passage[][] {
  const groups: Passage[][] = [];
  let open: number | string | null = null;
  for (const p of passages) {
    if (key(p) !== open || groups.length === 0) groups.push([]);
    open = key(p);
    groups[groups.length - 1]?.push(p);
  }
  return groups;
}

/** "Étape 2 — lundi 15 mars" or "HOTEL — BOSTON" across a table, and the rows up to the next of its kind. */
function stepsOf(passages: readonly Passage[]): Passage[][] {
  const steps: Passage[][] = [];
  let block = -1;
  for (const row of groupsBy(passages, (p) => p.row)) {
    const [first] = row;
    if (!first?.inTable) continue;
    const isTitle = row.length === 1 && stepTitle.test(first.shape);
    if (isTitle) {
      steps.push([...row]);
      block = first.block;
    } else if (first.block === block) steps[steps.length - 1]?.push(...row);
  }
  return steps;
}

const stepTitle =
  /^(?:etape|step|jour|day|leg|item|segment|part|trajet|\d{1,2}[.)] )|^(?:hotel|hebergement|car|voiture|train|flight|vol|transfer|transfert|ferry)\b(?: \d)? ?[–—:-]/;
