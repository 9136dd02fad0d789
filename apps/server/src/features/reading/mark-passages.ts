import { type DefaultTreeAdapterTypes as Dom, defaultTreeAdapter as dom, html, parseFragment, serialize } from 'parse5';
import type { Mark } from './reader-tasks.ts';

const mostMarks = 400;

/**
 * Marks passages in a page that is safe already, so that `#id` leads to each and shows it. A passage is looked for by its letters
 * alone: print and page break lines and cells differently. What is not found stays unmarked.
 */
export function markPassages(page: string, marks: readonly Mark[]): string {
  if (marks.length === 0) return page;
  const fragment = parseFragment(page);
  const pieces = piecesOf(fragment);
  const letters = pieces.map((piece) => compact(piece.node.value)).join('');
  const found = meant(marks.slice(0, mostMarks).map((mark) => ({ mark, ranges: findPassages(letters, mark.text) })));
  for (const piece of pieces) markPiece(piece, found);
  return `<style>${styleOf(found.map(({ id }) => id))}</style>${serialize(fragment)}`;
}

type Range = { from: number; to: number };
type Found = Mark & Range & { anchored?: true };
/** A run of text, and where its letters begin among all. */
type Piece = { node: Dom.TextNode; parent: Dom.Element | Dom.DocumentFragment; from: number; length: number };

function piecesOf(fragment: Dom.DocumentFragment): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const walk = (parent: Dom.Element | Dom.DocumentFragment): void => {
    for (const node of parent.childNodes) {
      if (dom.isTextNode(node)) {
        const { length } = compact(node.value);
        if (length > 0) pieces.push({ node, parent, from: at, length });
        at += length;
      } else if (dom.isElementNode(node) && node.tagName !== 'style') walk(node);
    }
  };
  walk(fragment);
  return pieces;
}

/** Letters and figures in small letters, one for one: what is left out is never seen by a reader. */
const compact = (text: string) => text.replace(blanks, '').replace(/./gsu, lower);
const blanks = /[\s\u00ad\u200b-\u200f\u2060\ufeff]+/g;
/** Some letters become two when they are made small; the places must still agree. */
const lower = (letter: string) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter);

type Sought = { mark: Mark; ranges: Range[] };

/**
 * Which of several places with the same words is meant ("Mon 9 Nov" in two rows of a list): the one that lies from a passage that
 * stands there once as far as the text of the document says.
 */
function meant(sought: readonly Sought[]): Found[] {
  const known = sought.flatMap(({ mark, ranges: [only, more] }) =>
    only && !more && mark.at !== undefined ? [{ where: mark.where, at: mark.at, from: only.from }] : [],
  );
  return sought.flatMap(({ mark, ranges }) => {
    const [first, more] = ranges;
    if (!first) return [];
    const { at, where } = mark;
    const near = known
      .filter((one) => more && at !== undefined && one.where === where)
      .toSorted((a, b) => Math.abs(a.at - (at ?? 0)) - Math.abs(b.at - (at ?? 0)))[0];
    if (!near || at === undefined) return [{ ...mark, ...first }];
    const expected = near.from + (at - near.at) * lettersInText;
    const range = ranges.reduce((a, b) => (Math.abs(b.from - expected) < Math.abs(a.from - expected) ? b : a));
    return [{ ...mark, ...range }];
  });
}

/** Of the characters of a text so many are letters, figures and signs. */
const lettersInText = 0.85;
const mostPlaces = 50;

/** The whole passage, else the longest of its lines or cells; of what only a machine wrote, its clock time as people read it. */
function findPassages(letters: string, printed: string): Range[] {
  // a long one is quoted by its beginning
  const text = printed.replace(/…$/, '');
  const clock = /^\d{4}-\d\d-\d\dT(\d\d:\d\d)/.exec(text)?.[1];
  const parts = text
    .split(/\n|\||\t|, | {2,}/)
    .map(compact)
    .filter((part) => part.length >= 3)
    .sort((a, b) => b.length - a.length);
  for (const words of [compact(text), ...parts, ...(clock ? [clock] : [])]) {
    const ranges: Range[] = [];
    let from = words.length > 1 ? letters.indexOf(words) : -1;
    while (from >= 0 && ranges.length < mostPlaces) {
      ranges.push({ from, to: from + words.length });
      from = letters.indexOf(words, from + words.length);
    }
    if (ranges.length > 0) return ranges;
  }
  return [];
}

/** Cuts a run of text where marks begin and end, and wraps what is marked. Letters on a drawn page get a ground below them. */
function markPiece(piece: Piece, found: Found[]): void {
  const within = found.filter(({ from, to }) => from < piece.from + piece.length && to > piece.from);
  if (within.length === 0) return;
  if (isDrawn(piece)) {
    layGround(piece, within);
    return;
  }
  const cuts = new Set(
    within
      .flatMap(({ from, to }) => [from, to])
      .map((cut) => Math.min(Math.max(cut, piece.from), piece.from + piece.length)),
  );
  const ends = [...new Set([...cuts, piece.from, piece.from + piece.length])].sort((a, b) => a - b);
  const runs: Dom.ChildNode[] = [];
  let rest = piece.node.value;
  for (const [i, end] of ends.entries()) {
    const begin = ends[i - 1];
    if (begin === undefined) continue;
    const here = within.filter(({ from, to }) => from <= begin && to >= end);
    const isLast = end === piece.from + piece.length;
    const run = isLast ? rest : rest.slice(0, lengthOf(rest, end - begin, here.length === 0));
    rest = rest.slice(run.length);
    // blanks that a passage begins or ends with are beside it
    const lead = here.some(({ from }) => from === begin) ? run.length - run.trimStart().length : 0;
    const tail = here.some(({ to }) => to === end) ? run.trimEnd().length : run.length;
    if (lead > 0) runs.push(textNode(run.slice(0, lead)));
    runs.push(wrapped(run.slice(lead, tail), here));
    if (tail < run.length) runs.push(textNode(run.slice(tail)));
  }
  const at = piece.parent.childNodes.indexOf(piece.node);
  for (const run of runs) run.parentNode = piece.parent;
  piece.parent.childNodes.splice(at, 1, ...runs);
}

/** How much of a text holds so many letters; with the blanks behind them, where what follows is marked. */
function lengthOf(text: string, letters: number, withBlanks: boolean): number {
  let at = 0;
  for (let left = letters; at < text.length && left > 0; at++) left -= compact(text[at] ?? '').length;
  while (withBlanks && at < text.length && compact(text[at] ?? '') === '') at++;
  return at;
}

function wrapped(text: string, marks: readonly Found[]): Dom.ChildNode {
  let node: Dom.ChildNode = textNode(text);
  for (const mark of marks) {
    const element = dom.createElement('mark', html.NS.HTML, anchor(mark));
    dom.appendChild(element, node);
    node = element;
  }
  return node;
}

function textNode(value: string): Dom.TextNode {
  return { nodeName: '#text', value, parentNode: null } as Dom.TextNode;
}

/** The first piece of a mark carries its anchor; all of them its class. */
function anchor(mark: Found): { name: string; value: string }[] {
  const first = mark.anchored === undefined;
  mark.anchored = true;
  return [{ name: 'class', value: mark.id }, ...(first ? [{ name: 'id', value: mark.id }] : [])];
}

const isDrawn = ({ parent }: Piece) => 'tagName' in parent && parent.tagName === 'text';

function layGround({ parent }: Piece, marks: readonly Found[]): void {
  const group = (parent as Dom.Element).parentNode as Dom.Element | null;
  const box = (parent as Dom.Element).attrs.find(({ name }) => name === 'data-box')?.value.split(' ') ?? [];
  if (!group || box.length !== 4) return;
  for (const mark of marks) {
    const place = ['x', 'y', 'width', 'height'].map((name, i) => ({ name, value: box[i] ?? '0' }));
    const ground = dom.createElement('rect', html.NS.SVG, [...place, ...anchor(mark)]);
    ground.parentNode = group;
    group.childNodes.splice(group.childNodes.indexOf(parent as Dom.Element), 0, ground);
  }
}

/** All that was read is tinted, and what was not made out is framed; the one that is asked for stands out, by more than its colour. */
function styleOf(ids: readonly string[]): string {
  const all = ids.map((id) => `.${id}`).join(',');
  const asked = ids.map((id) => `:root:has(#${id}:target) .${id}`).join(',');
  if (ids.length === 0) return '';
  return (
    `mark{background:#fff3c4;color:inherit;scroll-margin:30vh 0}rect:is(${all}){fill:#fff3c4}` +
    'mark[class^=u]{background:none;outline:2px dashed #b06f00}rect[class^=u]{fill:none;outline:2px dashed #b06f00}' +
    `:is(${asked}){background:#ffd24a;fill:#ffd24a;outline:2px solid #7a4b00;outline-offset:1px}`
  );
}
