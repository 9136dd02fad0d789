import { answered, answering } from '../origin.ts';
import type { SourceNode } from '../source.ts';
import type { Dom } from './dom.ts';
import { attribute, elements, parseHtml, textContent } from './dom.ts';
import { dayOfHeader, sentAtOfHeader } from './forward.ts';
import { findForwardWithin } from './forward-html.ts';
import { parseJson, thingsIn } from './json-ld.ts';
import { microdataIn } from './microdata.ts';
import { growText } from './plain-text.ts';
import { printHtml } from './print-html.ts';
import { applySheets } from './sheet-styles.ts';
import { withWhatWasStruck } from './struck-whole.ts';
import type { NewNode, Tree } from './tree.ts';

type HtmlFacts = Omit<NewNode, 'kind' | 'content'>;

/** HTML with its markup, and below it the mail that it forwards. */
export function growHtml(tree: Tree, parent: SourceNode | null, html: string, facts: HtmlFacts): SourceNode | null {
  const root = parseHtml(html);
  if (root) {
    applySheets(root);
    return growDom(tree, parent, root, facts, 0);
  }
  const closed = tree.add(parent, { ...facts, kind: 'html' });
  if (closed) tree.doubt('too-deep', closed.path);
  return closed;
}

function growDom(
  tree: Tree,
  parent: SourceNode | null,
  root: Dom,
  facts: HtmlFacts,
  forwards: number,
): SourceNode | null {
  const forwarded = parent && forwards < 6 ? findForwardWithin(root, parent.origin.subject) : null;
  if (parent && forwarded) {
    const { part, note, show } = forwarded;
    const isAbove = note.trim() !== '';
    const isQuoted = part.style === 'quoted' && isAbove;
    const inner = tree.add(parent, {
      kind: 'forwarded-mail',
      mediaType: 'message/rfc822',
      origin:
        part.style === 'quoted'
          ? answered(part.origin, parent.origin)
          : { subject: parent.origin.subject, ...part.origin },
      contextDate: dayOfHeader(part.date, parent.contextDate),
      sentAt: sentAtOfHeader(part.date, parent.contextDate),
      role: isQuoted ? 'quoted' : undefined,
    });
    if (isQuoted) {
      show('above');
      addPrinted(tree, parent, root, { ...facts, origin: answering(parent.origin, part.origin) });
    } else if (isAbove) growText(tree, parent, note, { mediaType: 'text/plain', role: 'note' });
    show('below');
    if (inner) growDom(tree, inner, root, { mediaType: facts.mediaType }, forwards + 1);
    return inner;
  }
  const node = addPrinted(tree, parent, root, facts);
  if (node) growMarkup(tree, node, root);
  return node;
}

function addPrinted(tree: Tree, parent: SourceNode | null, root: Dom, facts: HtmlFacts): SourceNode | null {
  const node = tree.add(parent, { ...facts, kind: 'html' });
  if (!node) return null;
  const { path, contextDate, origin } = node;
  const print = printHtml(root, { node: path, contextDate, origin });
  const whole = withWhatWasStruck(root, print.text);
  node.content = { of: 'print', print: whole ? printHtml(whole, { node: path, contextDate, origin }) : print };
  return node;
}

function growMarkup(tree: Tree, node: SourceNode, root: Dom): void {
  for (const element of elements(root)) {
    if (element.tagName !== 'script' || !/^application\/(?:ld\+)?json/i.test(attribute(element, 'type') ?? ''))
      continue;
    const text = textContent(element);
    const value = parseJson(text);
    const things = value === null ? [] : thingsIn(value);
    if (things.length > 0)
      tree.add(node, { kind: 'json-ld', mediaType: 'application/ld+json', content: { of: 'things', things } });
    else if (value === null && text.trim() !== '' && text.includes('Reservation')) tree.doubt('damaged', node.path);
  }
  const things = microdataIn(root);
  if (things.length > 0)
    tree.add(node, { kind: 'microdata', mediaType: 'text/html', content: { of: 'things', things } });
}
