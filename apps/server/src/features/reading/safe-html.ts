import { type DefaultTreeAdapterTypes as Dom, defaultTreeAdapter, parseFragment, serialize } from 'parse5';

const mostCharacters = 2_000_000;
const deepest = 200;

// What makes up a mail, and no more: an element that is not named here is left out, its text stays.
const kept = new Set(
  (
    'a abbr address article aside b blockquote br caption center cite code col colgroup dd del div dl dt em figcaption ' +
    'figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p pre q s samp section small ' +
    'span strike strong sub sup table tbody td tfoot th thead time tr tt u ul var wbr'
  ).split(' '),
);
// Of these the text goes too.
const silent = new Set([
  'script',
  'style',
  'title',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
  'textarea',
  'select',
]);
const keptAttributes = new Set(
  (
    'abbr align alt bgcolor border cellpadding cellspacing color colspan dir face headers height lang nowrap rowspan ' +
    'scope size span style title valign width'
  ).split(' '),
);

/**
 * A stranger's HTML with nothing in it that runs, fetches, submits or covers the page. It is shown in a sandbox with a
 * policy as well; this is the first of the two walls.
 * @param pictures by Content-ID, as `data:` addresses.
 */
export function safeHtml(html: string, pictures: ReadonlyMap<string, string>): string {
  const fragment = parseFragment(html.slice(0, mostCharacters));
  fragment.childNodes = cleaned(fragment, 0, pictures);
  return serialize(fragment);
}

function cleaned(parent: Dom.ParentNode, depth: number, pictures: ReadonlyMap<string, string>): Dom.ChildNode[] {
  if (depth > deepest) return [];
  return parent.childNodes.flatMap((node): Dom.ChildNode[] => {
    if (defaultTreeAdapter.isTextNode(node)) return [node];
    if (!defaultTreeAdapter.isElementNode(node) || silent.has(node.tagName)) return [];
    const children = cleaned(node, depth + 1, pictures);
    // An element of SVG or MathML may carry a harmless name.
    if (!kept.has(node.tagName) || node.namespaceURI !== 'http://www.w3.org/1999/xhtml') return children;
    const clean = defaultTreeAdapter.createElement(node.tagName, node.namespaceURI, attributesOf(node, pictures));
    for (const child of children) defaultTreeAdapter.appendChild(clean, child);
    return [clean];
  });
}

function attributesOf({ tagName, attrs }: Dom.Element, pictures: ReadonlyMap<string, string>) {
  const safe = attrs.filter(({ name, value }) => keptAttributes.has(name) && (name !== 'style' || isSafeStyle(value)));
  const written = (wanted: string) => attrs.find(({ name }) => name === wanted)?.value.trim();
  const href = tagName === 'a' ? written('href') : undefined;
  if (href && /^(https?|mailto):/i.test(href)) {
    safe.push(
      { name: 'href', value: href },
      { name: 'rel', value: 'noopener noreferrer' },
      { name: 'target', value: '_blank' },
    );
  }
  const picture = tagName === 'img' ? pictures.get(written('src')?.replace(/^cid:/i, '') ?? '') : undefined;
  if (picture) safe.push({ name: 'src', value: picture });
  return safe;
}

/** A backslash may spell any word of CSS in disguise; `url` and `image-set` fetch; `fixed` covers the page. */
const isSafeStyle = (css: string) => !/[\\@]|url|image-set|expression|fixed|sticky/i.test(css);

const blocks = new Set(
  'p div br tr table li ul ol h1 h2 h3 h4 h5 h6 hr blockquote pre section article header footer'.split(' '),
);

/** The words of a page, a line for each block. */
export function textOfHtml(html: string): string {
  const lines: string[] = [];
  const walk = (parent: Dom.ParentNode, depth: number): void => {
    for (const node of parent.childNodes) {
      if (defaultTreeAdapter.isTextNode(node)) lines.push(node.value.replace(/\s+/g, ' '));
      if (!defaultTreeAdapter.isElementNode(node) || silent.has(node.tagName) || depth > deepest) continue;
      if (blocks.has(node.tagName)) lines.push('\n');
      walk(node, depth + 1);
      if (node.tagName === 'td' || node.tagName === 'th') lines.push('  ');
      if (blocks.has(node.tagName)) lines.push('\n');
    }
  };
  walk(parseFragment(html.slice(0, mostCharacters)), 0);
  return lines
    .join('')
    .replace(/ *\n[\n ]*/g, '\n')
    .trim();
}
