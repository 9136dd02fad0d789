/** Writing RFC 5545: what every program that reads calendars relies on. */

/** A property of text. What could begin a line of its own cannot: breaks are escaped, other controls are dropped. */
export function textLine(name: string, value: string): string {
  const clean = value
    .toWellFormed()
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not get into a line
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ');
  return `${name}:${clean.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')}`;
}

/** Lines of at most 75 octets, broken between characters, each ended by CRLF. */
export function joinLines(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function folded(line: string): string {
  if (line.length < 25 || octets(line) <= 75) return line;
  const pieces: string[] = [];
  let piece = '';
  let size = 0;
  for (const character of line) {
    const more = octets(character);
    // The blank that begins a continued line is one of its 75.
    if (size + more > (pieces.length === 0 ? 75 : 74)) {
      pieces.push(piece);
      piece = '';
      size = 0;
    }
    piece += character;
    size += more;
  }
  return [...pieces, piece].join('\r\n ');
}

const octets = (text: string) => new TextEncoder().encode(text).length;

/** `2026-12-03T08:15:00+01:00[…]` → `20261203T081500`; a day → `20261203`. */
export const clockDigits = (moment: string) => moment.slice(0, 19).replace(/[-:]/g, '');

/** `2026-11-21T12:00:00.12Z` → `20261121T120000Z`. */
export const utcDigits = (instant: string) => `${instant.slice(0, 19).replace(/[-:]/g, '')}Z`;
