/** How a text is written: what of it a reader sees, and how a new word must be spelled in it. */
export type Spelling = 'plain' | 'html' | 'json' | 'ics' | 'word';

type Seen = { text: string; from: number; to: number; spelling: Spelling };

/** What a reader sees of a source, each character with its place in it. */
export type Visible = { text: string; seen: Seen[] };

const inlineTags = /^\/?(?:b|i|u|em|strong|span|font|small|wbr|sup|sub|abbr)$/i;
const shownAttributes = /\b(?:content|datetime|href|title|alt|value)\s*=\s*(?:"([^"]*)"|'([^']*)')/dgi;
const entities: { [name: string]: string } = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  agrave: 'à',
  acirc: 'â',
  ccedil: 'ç',
  ocirc: 'ô',
  icirc: 'î',
  ucirc: 'û',
  ugrave: 'ù',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  szlig: 'ß',
  oslash: 'ø',
  aring: 'å',
  ntilde: 'ñ',
  middot: '·',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  euro: '€',
  pound: '£',
  deg: '°',
  rarr: '→',
  bull: '•',
  hellip: '…',
};

export function visible(source: string, spelling: Spelling): Visible {
  const seen: Seen[] = [];
  if (spelling === 'html') seeMarkup(source, seen);
  else if (spelling === 'word') seeWord(source, seen);
  else seeText(source, 0, source.length, spelling, seen);
  return { text: seen.map(({ text }) => text).join(''), seen };
}

function seeText(source: string, start: number, end: number, spelling: Spelling, seen: Seen[]): void {
  for (let at = start; at < end; ) {
    const [text, length] = nextCharacter(source, at, end, spelling);
    for (let unit = 0; unit < text.length; unit++)
      seen.push({ text: text[unit] ?? '', from: at, to: unit === text.length - 1 ? at + length : at, spelling });
    at += length;
  }
}

/** What the next character shows, and how many of the source spell it. */
function nextCharacter(source: string, at: number, end: number, spelling: Spelling): [string, number] {
  const here = source[at] ?? '';
  const rest = source.slice(at, Math.min(end, at + 12));
  if ((spelling === 'html' || spelling === 'word') && here === '&') {
    const [whole, name = ''] = /^&(#?\w{1,9});/.exec(rest) ?? [];
    const shown = name.startsWith('#') ? numbered(name) : entities[name];
    if (whole && shown !== undefined) return [shown, whole.length];
  }
  if (spelling === 'json' && here === '\\') {
    const [whole, code] = /^\\u([0-9a-f]{4})/i.exec(rest) ?? [];
    if (whole && code) return [String.fromCharCode(Number.parseInt(code, 16)), whole.length];
    return [source[at + 1] === 'n' ? '\n' : (source[at + 1] ?? ''), 2];
  }
  if (spelling === 'ics') {
    const [fold] = /^\r?\n[ \t]/.exec(rest) ?? [];
    if (fold) return ['', fold.length];
    if (here === '\\' && at + 1 < end) return [/n/i.test(source[at + 1] ?? '') ? '\n' : (source[at + 1] ?? ''), 2];
  }
  return [here, 1];
}

function numbered(name: string): string | undefined {
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return Number.isInteger(code) && code > 0 && code < 0x11_0000 ? String.fromCodePoint(code) : undefined;
}

const markup =
  /<!--[\s\S]*?-->|<style\b[\s\S]*?<\/style\s*>|(<script\b[^>]*>)([\s\S]*?)<\/script\s*>|<(\/?[a-z][\w:-]*)(?:"[^"]*"|'[^']*'|[^>"'])*>/gi;

function seeMarkup(source: string, seen: Seen[]): void {
  let at = 0;
  for (const match of source.matchAll(markup)) {
    seeText(source, at, match.index, 'html', seen);
    at = match.index + match[0].length;
    const [whole, opening, script, name] = match;
    if (script !== undefined) {
      const start = match.index + (opening?.length ?? 0);
      seeText(source, start, start + script.length, 'json', seen);
      gap(seen, at);
    } else if (name) {
      if (!inlineTags.test(name)) gap(seen, match.index);
      for (const shown of whole.matchAll(shownAttributes)) {
        const [from, to] = shown.indices?.[1] ?? shown.indices?.[2] ?? [0, 0];
        gap(seen, match.index);
        seeText(source, match.index + from, match.index + to, 'html', seen);
        gap(seen, match.index);
      }
    }
  }
  seeText(source, at, source.length, 'html', seen);
}

function seeWord(source: string, seen: Seen[]): void {
  for (const match of source.matchAll(/<w:t(?: [^>]*)?>([^<]*)<|<w:(?:tab|br|cr)\b[^>]*\/>|<\/w:(?:p|tc)>/g)) {
    const [whole, text] = match;
    if (text === undefined) gap(seen, match.index, whole.startsWith('<w:tab') ? '\t' : '\n');
    else {
      const start = match.index + whole.length - 1 - text.length;
      seeText(source, start, start + text.length, 'word', seen);
    }
  }
}

/** A break that the reader sees and that no character spells. */
function gap(seen: Seen[], at: number, text = '\n'): void {
  seen.push({ text, from: at, to: at, spelling: 'html' });
}

/** The word as it is written where the character stands. */
export function spelled(word: string, spelling: Spelling): string {
  switch (spelling) {
    case 'html':
    case 'word':
      return word.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
    case 'json':
      return JSON.stringify(word).slice(1, -1);
    case 'ics':
      return word.replace(/[\\,;]/g, '\\$&');
    case 'plain':
      return word;
  }
}
