import { isObject, type JsonObject, type JsonValue } from '../json.ts';
import { limits } from '../limits.ts';

/** JSON as mails carry it: with trailing commas, comments, line breaks in strings, HTML entities. Null where it is past repair. */
export function parseJson(text: string): JsonValue | null {
  const source = text.slice(0, limits.jsonCharacters).trim();
  if (source === '') return null;
  for (const attempt of [asIs, repaired, (raw: string) => repaired(unescapeHtml(raw)), doubleQuoted]) {
    try {
      return JSON.parse(attempt(source)) as JsonValue;
    } catch {
      // try the next repair
    }
  }
  return null;
}

function asIs(source: string): string {
  return source;
}

/** Written as a script would: 'a' where JSON has "a". */
function doubleQuoted(source: string): string {
  return source.includes('"') ? source : repaired(source.replaceAll("'", '"'));
}

/**
 * Walks once, knowing when it is in a string; what it may drop or escape depends on that alone. Objects one behind the other
 * become a list, and those that a template forgot to close are closed.
 */
function repaired(source: string): string {
  const body = source
    .replace(/^\s*(?:<!--|<!\[CDATA\[|\/\/<!\[CDATA\[)/, '')
    .replace(/(?:-->|(?:\/\/)?\]\]>)\s*;?\s*$/, '')
    .replace(/;\s*$/, '');
  const out: string[] = [];
  const open: string[] = [];
  let roots = 0;
  let inString = false;
  for (let index = 0; index < body.length; index++) {
    const char = body[index] ?? '';
    if (inString) {
      if (char === '\\') {
        const next = body[++index] ?? '';
        out.push('"\\/bfnrtu'.includes(next) ? `\\${next}` : next);
      } else if (char === '"' && isInnerQuote(body, index)) out.push('\\"');
      else if (char === '\n' || char === '\r') out.push(char === '\n' ? '\\n' : '');
      else if (char === '\t') out.push('\\t');
      else if (char < ' ') out.push(' ');
      else {
        if (char === '"') inString = false;
        out.push(char);
      }
      continue;
    }
    if (char === '"') {
      if (needsComma(out)) out.push(',');
      inString = true;
      out.push(char);
    } else if (char === '/' && body[index + 1] === '/') {
      while (index + 1 < body.length && body[index + 1] !== '\n') index++;
    } else if (char === '/' && body[index + 1] === '*') {
      const end = body.indexOf('*/', index + 2);
      index = end < 0 ? body.length : end + 1;
    } else if (char === ',') {
      // a comma before a closing bracket, or two in a row
      const next = /\S/.exec(body.slice(index + 1, index + 2000))?.[0] ?? '';
      if (next !== '}' && next !== ']' && next !== ',' && next !== '') out.push(char);
    } else {
      if (char === '{' || char === '[') {
        if (needsComma(out)) out.push(',');
        if (open.length === 0) roots++;
        open.push(char === '{' ? '}' : ']');
      } else if (char === '}' || char === ']') open.pop();
      out.push(char);
    }
  }
  const text = out.join('');
  // forgotten at the end; what is cut off in the middle of something says less than it was to say
  const isForgotten = !inString && open.length <= mostForgotten && /[}\]"\w]\s*$/.test(text.slice(-200));
  const whole = isForgotten ? text + open.reverse().join('') : text;
  return roots > 1 ? `[${whole}]` : whole;
}

/** Brackets that a template leaves open. */
const mostForgotten = 3;

/** A quotation mark inside a string that nobody escaped: what follows could not follow the end of a string. */
function isInnerQuote(body: string, index: number): boolean {
  const after = body.slice(index + 1, index + 40).trimStart()[0];
  return after !== undefined && !',:}]"\n'.includes(after);
}

/** Two values beside each other: somebody forgot the comma between them. */
function needsComma(out: string[]): boolean {
  for (let index = out.length - 1; index >= 0; index--) {
    const char = out[index] ?? '';
    if (char.trim() === '') continue;
    return char === '}' || char === ']' || char === '"';
  }
  return false;
}

function unescapeHtml(source: string): string {
  return source
    .replace(/&quot;|&#34;|&ldquo;|&rdquo;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&#39;|&apos;/g, "'");
}

/** The outermost objects: of a list, of `@graph`, or the one. */
export function thingsIn(value: JsonValue): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn).slice(0, 200);
  if (!isObject(value)) return [];
  const graph = value['@graph'];
  return Array.isArray(graph) ? graph.flatMap(thingsIn).slice(0, 200) : [value];
}
