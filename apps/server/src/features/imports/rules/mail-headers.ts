/** What a mail says of itself in its header. Nothing of it is proven. */
export type MailHeaders = {
  subject: string | null;
  /** Bare addresses in lower case, of all From fields. A genuine mail has one. */
  from: string[];
  messageId: string | null;
  /** Of all fields, in lower case. */
  names: ReadonlySet<string>;
  /** Where the body begins. */
  bodyAt: number;
};

// Enough for any real header, and little enough to read in the server's own process.
const headerBytes = 64 * 1024;

/** Reads the few header fields that decide whose mail this is. Linear, and bounded by 64 kB whatever comes. */
export function readMailHeaders(raw: Uint8Array): MailHeaders {
  const head = Buffer.from(raw.subarray(0, headerBytes)).toString('latin1');
  const [, end = head.length, gap = 0] = blankLine(head);
  const fields = fieldsOf(head.slice(0, end));
  const first = (name: string) => fields.find((field) => field.name === name)?.value ?? null;
  return {
    subject: decodeWords(first('subject')),
    from: fields.filter((field) => field.name === 'from').flatMap((field) => addressesIn(field.value)),
    messageId: first('message-id')?.trim() || null,
    names: new Set(fields.map((field) => field.name)),
    bodyAt: Math.min(end + gap, raw.length),
  };
}

function blankLine(head: string): [true, number, number] | [] {
  const crlf = head.indexOf('\r\n\r\n');
  const lf = head.indexOf('\n\n');
  if (crlf < 0 && lf < 0) return [];
  return lf < 0 || (crlf >= 0 && crlf < lf) ? [true, crlf, 4] : [true, lf, 2];
}

function fieldsOf(head: string): { name: string; value: string }[] {
  const fields: { name: string; value: string }[] = [];
  for (const line of head.split('\n')) {
    const text = line.endsWith('\r') ? line.slice(0, -1) : line;
    const last = fields.at(-1);
    if (/^[ \t]/.test(text)) {
      if (last) last.value += ` ${text.trim()}`;
      continue;
    }
    const colon = text.indexOf(':');
    if (colon > 0)
      fields.push({ name: text.slice(0, colon).trim().toLowerCase(), value: text.slice(colon + 1).trim() });
  }
  return fields;
}

/**
 * The addresses of a From field. What stands in quotes or in parentheses is only a name, whatever it looks like:
 * `"lea@kontor.example" <eve@elsewhere.example>` is from Eve.
 */
function addressesIn(value: string): string[] {
  let bare = '';
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < value.length; i++) {
    const c = value[i];
    if (c === '\\') i++;
    else if (quoted) quoted = c !== '"';
    else if (c === '"' && depth === 0) quoted = true;
    else if (c === '(') depth++;
    else if (c === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0) bare += c;
  }
  const parts = bare.split(',').map((part) => {
    const open = part.lastIndexOf('<');
    const close = part.indexOf('>', open);
    return (open >= 0 ? part.slice(open + 1, close < 0 ? undefined : close) : part).trim().toLowerCase();
  });
  if (!parts.some(isAddress)) return [];
  // Beside an address, what only we cannot read is a sender too: others may take it for the one.
  return parts.filter((part) => part.includes('@')).map((part) => part.slice(0, 320));
}

const isAddress = (text: string) => /^[^\s@\0]+@[^\s@\0]+$/.test(text) && text.length <= 320;

/** RFC 2047: `=?utf-8?Q?R=C3=A9servation?=`. What cannot be decoded stays as it is written. */
export function decodeWords(value: string | null): string | null {
  if (value === null) return null;
  // White space between two encoded words is not part of the text.
  const joined = value.replace(/\?=[ \t]+=\?/g, '?==?');
  const raw = joined.replace(/=\?([\w-]{1,40})\?([BbQq])\?([^?\s]*)\?=/g, (word, charset, kind, text) => {
    try {
      const bytes =
        kind.toUpperCase() === 'B'
          ? Buffer.from(text, 'base64')
          : Buffer.from(
              text
                .replaceAll('_', ' ')
                .replace(/=([0-9A-Fa-f]{2})/g, (_: string, hex: string) =>
                  String.fromCharCode(Number.parseInt(hex, 16)),
                ),
              'latin1',
            );
      return new TextDecoder(charset).decode(bytes);
    } catch {
      return word; // a charset that nobody knows
    }
  });
  // A header without encoded words may still hold raw UTF-8 (RFC 6532), which was read as Latin-1 above.
  const text = raw === joined ? asUtf8(joined) : raw;
  return text.replaceAll('\0', '').trim() || null;
}

function asUtf8(latin1: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(latin1, 'latin1'));
  } catch {
    return latin1;
  }
}
