import { attribute, type Dom, type Element, elements, textContent } from './dom.ts';

/**
 * What the page's own sheet says of how its parts stand, put where a part would say it itself: with ".label { display: block }" a
 * label stands above its value, with ".old { text-decoration: line-through }" a time no longer holds. Only what a class or a tag
 * is called says alone, and nothing that depends on the screen. What a sheet hides is left, for it may be shown by a click.
 */
export function applySheets(root: Dom): void {
  const rules: Rule[] = [];
  for (const element of elements(root))
    if (element.tagName === 'style') rules.push(...rulesOf(textContent(element).slice(0, longestSheet)));
  if (rules.length === 0) return;
  for (const element of elements(root)) applyTo(element, rules.slice(0, mostRules));
}

const longestSheet = 100_000;
const mostRules = 300;

type Rule = { tag: string; classes: readonly string[]; said: ReadonlyMap<string, string> };

function applyTo(element: Element, rules: readonly Rule[]): void {
  const classes = (attribute(element, 'class') ?? '').split(/\s+/);
  const said = new Map<string, string>();
  for (const rule of rules) {
    const isOf =
      (rule.tag === '' || rule.tag === element.tagName) && rule.classes.every((name) => classes.includes(name));
    if (isOf) for (const [name, value] of rule.said) said.set(name, value);
  }
  if (said.size === 0) return;
  const own = element.attrs.find(({ name }) => name === 'style');
  const style = [...said]
    .filter(([name]) => !own?.value.toLowerCase().includes(`${name}:`))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  if (own) own.value = `${own.value};${style}`;
  else element.attrs.push({ name: 'style', value: style });
}

function rulesOf(sheet: string): Rule[] {
  return [...topRules(withoutComments(sheet))].flatMap(({ selectors, block }) => {
    const said = new Map(
      [...block.matchAll(saying)].flatMap(([, name = '', value = '']) => {
        const shown = value.trim().toLowerCase();
        return shown === 'none' ? [] : [[name.toLowerCase(), shown] as const];
      }),
    );
    if (said.size === 0) return [];
    return selectors.split(',').flatMap((selector) => {
      const [, tag = '', names = ''] = /^\s*([a-z][a-z\d]*)?((?:\.[\w-]+)*)\s*$/i.exec(selector) ?? [];
      if (!tag && !names) return [];
      return [{ tag: tag.toLowerCase(), classes: names.split('.').filter(Boolean), said }];
    });
  });
}

/** What the printer looks at. */
const saying = /(?<=^|[;\s])(display|float|text-decoration|white-space)\s?:\s?([a-z -]{1,40})/gi;

function withoutComments(sheet: string): string {
  const [first = '', ...others] = sheet.split('/*');
  return [first, ...others.map((part) => part.split('*/').slice(1).join('*/'))].join(' ').replace(/<!--|-->/g, ' ');
}

/** The rules of a sheet without those of "@media (max-width: 600px) { … }": what is so on some screens only. */
function* topRules(sheet: string): Generator<{ selectors: string; block: string }> {
  let [depth, from, opened] = [0, 0, 0];
  for (let at = 0; at < sheet.length; at++) {
    const sign = sheet[at];
    if (sign === '{') {
      if (depth++ === 0) opened = at;
    } else if (sign === '}' && depth > 0) {
      if (--depth > 0) continue;
      const selectors = sheet.slice(from, opened);
      if (!selectors.includes('@')) yield { selectors, block: sheet.slice(opened + 1, at) };
      from = at + 1;
    } else if (sign === ';' && depth === 0) from = at + 1;
  }
}
