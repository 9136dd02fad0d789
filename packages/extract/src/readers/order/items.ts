import type { Passage } from '../text/passages/passages.ts';
import { sectionsOf } from '../text/passages/sections.ts';
import { paragraphsOf, sentencesOf } from '../text/passages/sentences.ts';
import { mealTitle, namesTopic, type Topic, topicOf } from '../text/topics.ts';
import { codeIn } from './codes.ts';
import { mealsInLines } from './meal-lines.ts';

/** A piece of an order that may be one booking: a cell, a row, rows below a step's title, a paragraph, a table, a section. */
export type Item = {
  passages: readonly Passage[];
  text: string;
  shape: string;
};

/** From the smallest to the largest, so that what is whole in a row is not read out of its table. */
export function itemsOf(passages: readonly Passage[]): Item[] {
  const tables = passages.filter((p) => p.inTable);
  return [
    ...linesOfCells(tables),
    ...topicsOfCells(tables),
    ...groupsBy(tables, (p) => p.cell),
    ...groupsBy(tables, (p) => p.row),
    ...groupsBy(tables, (p) => p.span).filter((rows) => rows[0]?.row !== rows.at(-1)?.row),
    ...stepsOf(passages),
    ...mealsUnderTitles(tables),
    ...formsOf(tables),
    ...groupsBy(
      passages.filter((p) => !p.inTable),
      (p) => p.row,
    ).filter(([first]) => isOwnLine(first)),
    ...mealsInLines(passages),
    ...sentencesByNumber(passages),
    ...groupsBy(passages, (p) => p.block),
    ...groupsBy(passages, (p) => p.section),
    ...(sectionsOf(passages)?.slice(1) ?? []),
  ].map(itemOf);
}

/** "Service | Train", "Service | Lunch" one below the other: each begins with what the first begins with. */
function formsOf(tables: readonly Passage[]): Passage[][] {
  return groupsBy(tables, (p) => p.block).flatMap((rows) => {
    const head = rows[0]?.byColumn ? '' : (rows[0]?.called ?? '');
    const forms: Passage[][] = [];
    for (const p of head === '' ? [] : rows) {
      if (p.called === head) forms.push([]);
      forms.at(-1)?.push(p);
    }
    return forms.length > 1 && forms.every((form) => form.length > 3) ? forms : [];
  });
}

/** A cell of a day's programme holds several bookings, each told in a line of its own. */
function linesOfCells(tables: readonly Passage[]): Passage[][] {
  return groupsBy(tables, (p) => p.cell)
    .map((cell) => cell.filter((p) => p.text.length > 40))
    .filter((lines) => lines.length > 1)
    .flatMap((lines) => lines.map((p) => [p]));
}

/** A cell that tells a hotel and then a car: the lines from each that names its kind up to the next. */
function topicsOfCells(tables: readonly Passage[]): Passage[][] {
  return groupsBy(tables, (p) => p.cell)
    .filter((cell) => cell.length > 5)
    .flatMap((cell) => {
      const parts: { topic: Topic | null; lines: Passage[] }[] = [];
      for (const p of cell) {
        const topic = p.label === 'vehicle' ? 'car' : p.text.length < 70 ? topicOf(p.shape) : null;
        const open = parts.at(-1);
        if (!open || (topic !== null && topic !== open.topic)) parts.push({ topic, lines: [p] });
        else open.lines.push(p);
      }
      return parts.length > 1 ? parts.map(({ lines }) => lines).filter((lines) => lines.length > 2) : [];
    });
}

/** A paragraph that tells a hotel and then a table, each with its number: the sentences up to that of each number. */
function sentencesByNumber(passages: readonly Passage[]): Passage[][] {
  return paragraphsOf(passages)
    .filter((p) => p.text.length > 120)
    .flatMap((p) => {
      const pieces: Passage[] = [];
      let open: Passage | null = null;
      let numbers = 0;
      for (const sentence of sentencesOf(p)) {
        const end: number = sentence.at + sentence.text.length;
        const from: number = open ? open.at : sentence.at;
        const [text, shape] = [p.text, p.shape].map((whole) => whole.slice(from - p.at, end - p.at));
        open = { ...p, at: from, text: text ?? '', shape: shape ?? '' };
        if (!codeIn(itemOf([sentence]))) continue;
        numbers++;
        pieces.push(open);
        open = null;
      }
      return numbers > 1 ? pieces.map((piece) => [piece]) : [];
    });
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

/** "DINNER" across a table, and the rows up to the next that is one cell alone. */
function mealsUnderTitles(tables: readonly Passage[]): Passage[][] {
  const meals: Passage[][] = [];
  let open: Passage[] | null = null;
  for (const row of groupsBy(tables, (p) => p.row)) {
    const [first, more] = row;
    const isTitle = first !== undefined && !more && first.label === null && first.text.length < 60;
    if (open && (isTitle || first?.block !== open[0]?.block)) open = null;
    if (isTitle && mealTitle.test(first.shape)) {
      open = [...row];
      meals.push(open);
    } else open?.push(...row);
  }
  return meals.filter((rows) => rows.length > 2);
}

const stepTitle =
  /^(?:etape|step|jour|day|leg|item|segment|part|trajet|\d{1,2}[.)] )|^(?:hotel|hebergement|car|voiture|train|flight|vol|transfer|transfert|ferry)\b(?: \d)? ?[–—:-]/;
