import type { Piece } from './opened.ts';

/** A mail taken apart so that its texts can be changed; what is not changed is written back byte for byte. */
export type Part = { head: string[]; newline: string; body: Body };

type Body =
  | { of: 'parts'; boundary: string; before: string; parts: Part[]; after: string }
  | { of: 'mail'; mail: Part }
  | { of: 'text'; piece: Piece; raw: string; encoding: string; charset: string }
  | { of: 'opaque'; raw: string };

const shownHeaders = /^(?:subject|from|to|cc|reply-to|date)$/i;

/** @param raw one character a byte */
export function takeApart(raw: string): Part {
  const [gap = ''] = /\r?\n\r?\n/.exec(raw) ?? [];
  const at = gap ? raw.indexOf(gap) : raw.length;
  const newline = raw.includes('\r\n') ? '\r\n' : '\n';
  const head = raw.slice(0, at).split(/\r?\n(?![ \t])/);
  return { head, newline, body: bodyOf(head, raw.slice(at + gap.length)) };
}

function bodyOf(head: string[], raw: string): Body {
  const type = header(head, 'content-type') ?? 'text/plain';
  const boundary = /boundary\s*=\s*(?:"([^"]+)"|([^\s;]+))/i.exec(type);
  if (/^multipart\//i.test(type) && boundary) return partsOf(raw, boundary[1] ?? boundary[2] ?? '');
  const encoding = (header(head, 'content-transfer-encoding') ?? '8bit').trim().toLowerCase();
  if (/^message\/rfc822/i.test(type) && encoding !== 'base64') return { of: 'mail', mail: takeApart(raw) };
  if (!/^(?:text\/|application\/(?:ld\+)?json)/i.test(type)) return { of: 'opaque', raw };
  const charset = /charset\s*=\s*"?([\w-]+)/i.exec(type)?.[1]?.toLowerCase() ?? 'utf-8';
  const text = new TextDecoder(charset).decode(decoded(raw, encoding));
  const spelling = /html/i.test(type) ? 'html' : /calendar/i.test(type) ? 'ics' : /json/i.test(type) ? 'json' : 'plain';
  return { of: 'text', piece: { text, original: text, spelling }, raw, encoding, charset };
}

function partsOf(raw: string, boundary: string): Body {
  const line = new RegExp(`(?:^|\\r?\\n)--${boundary.replace(/[^\w]/g, '\\$&')}(--)?[ \\t]*(?:\\r?\\n|$)`, 'g');
  const lines = [...raw.matchAll(line)];
  const parts = lines.flatMap((match, index) => {
    if (match[1]) return [];
    return [takeApart(raw.slice(match.index + match[0].length, lines[index + 1]?.index ?? raw.length))];
  });
  const last = lines.at(-1);
  const after = last?.[1] ? raw.slice(last.index + last[0].length) : '';
  return { of: 'parts', boundary, before: raw.slice(0, lines[0]?.index ?? raw.length), parts, after };
}

/** One character a byte again. */
export function putTogether({ head, newline, body }: Part): string {
  const start = () => head.join(newline) + newline + newline;
  switch (body.of) {
    case 'opaque':
      return start() + body.raw;
    case 'mail':
      return start() + putTogether(body.mail);
    case 'parts': {
      const parts = body.parts.map((part) => `${newline}--${body.boundary}${newline}${putTogether(part)}`);
      return `${start()}${body.before}${parts.join('')}${newline}--${body.boundary}--${newline}${body.after}`;
    }
    case 'text': {
      const { piece, raw, encoding } = body;
      if (piece.text === piece.original) return start() + raw;
      const kept = head.map((line) =>
        /^content-type:/i.test(line) ? line.replace(/charset\s*=\s*"?[\w-]+"?/i, 'charset=utf-8') : line,
      );
      return kept.join(newline) + newline + newline + encoded(piece.text, encoding, newline);
    }
  }
}

/** The texts of a mail that a reader sees, headers among them, and whether all of it could be opened. */
export function textsOf(part: Part): { pieces: Piece[]; isWhole: boolean } {
  const { body } = part;
  if (body.of === 'text') return { pieces: [body.piece], isWhole: true };
  if (body.of === 'opaque') return { pieces: [], isWhole: body.raw.trim() === '' };
  const inner = body.of === 'mail' ? [body.mail] : body.parts;
  const found = inner.map(textsOf);
  return { pieces: found.flatMap(({ pieces }) => pieces), isWhole: found.every(({ isWhole }) => isWhole) };
}

/** Changes the headers that a reader sees, of the mail and of mails within. */
export function changeHeaders(part: Part, change: (text: string) => string): void {
  part.head = part.head.map((line) => {
    const [, name = '', value = ''] = /^([\w-]+):\s*([\s\S]*)$/.exec(line) ?? [];
    if (!shownHeaders.test(name)) return line;
    const shown = shownHeader(value);
    const changed = change(shown);
    return changed === shown ? line : `${name}: ${written(changed)}`;
  });
  if (part.body.of === 'mail') changeHeaders(part.body.mail, change);
  if (part.body.of === 'parts') for (const inner of part.body.parts) changeHeaders(inner, change);
}

function shownHeader(value: string): string {
  const unfolded = Buffer.from(value.replace(/\r?\n(?=[ \t])/g, ''), 'latin1').toString('utf8');
  return unfolded
    .replace(/(=\?[^?]+\?[bq]\?[^?]*\?=)\s+(?==\?)/gi, '$1')
    .replace(/=\?([^?]+)\?([bq])\?([^?]*)\?=/gi, (_, charset: string, how: string, text: string) => {
      const bytes = /b/i.test(how) ? Buffer.from(text, 'base64') : unquoted(text.replaceAll('_', ' '));
      return new TextDecoder(charset).decode(bytes);
    });
}

/** Runs of words beyond ASCII as one encoded word each, with the spaces between them. */
function written(value: string): string {
  const word = String.raw`[^\s<>"]*[^\s<>"\x20-\x7e][^\s<>"]*`;
  return value.replace(
    new RegExp(`${word}(?: ${word})*`, 'g'),
    (run) => `=?utf-8?B?${Buffer.from(run).toString('base64')}?=`,
  );
}

function header(head: string[], name: string): string | undefined {
  return head
    .find((line) => line.toLowerCase().startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .trim();
}

function decoded(raw: string, encoding: string): Uint8Array {
  if (encoding === 'base64') return Buffer.from(raw, 'base64');
  if (encoding === 'quoted-printable') return unquoted(raw.replace(/[ \t]+(?=\r?$)/gm, '').replace(/=\r?\n/g, ''));
  return Buffer.from(raw, 'latin1');
}

function unquoted(text: string): Uint8Array {
  const bytes = text.replace(/=([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1');
}

function encoded(text: string, encoding: string, newline: string): string {
  const bytes = Buffer.from(text, 'utf8');
  if (encoding === 'base64') return (bytes.toString('base64').match(/.{1,76}/g) ?? []).join(newline) + newline;
  if (encoding !== 'quoted-printable') return bytes.toString('latin1');
  return bytes
    .toString('latin1')
    .split(/\r?\n/)
    .map((line) => quoted(line, newline))
    .join(newline);
}

function quoted(line: string, newline: string): string {
  const units = [...line].map((unit, at) => {
    const isPlain = /[\x20-\x3c\x3e-\x7e\t]/.test(unit) && !(at === line.length - 1 && /\s/.test(unit));
    return isPlain ? unit : `=${unit.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
  });
  let width = 0;
  let out = '';
  for (const unit of units) {
    if (width + unit.length > 75) {
      out += `=${newline}`;
      width = 0;
    }
    out += unit;
    width += unit.length;
  }
  return out;
}
