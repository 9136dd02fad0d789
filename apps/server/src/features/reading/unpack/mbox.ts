import type { Slice } from './unpacked.ts';

const newline = 0x0a;

/** Mailboxes begin with `From `, an address or a dash, and a date. A mail of its own never does. */
export function isMailbox(bytes: Uint8Array): boolean {
  const line = Buffer.from(bytes.subarray(0, 200)).toString('latin1').split(/\r?\n/, 1)[0] ?? '';
  return /^From \S.*\d{4}/.test(line);
}

/**
 * The mails of an mbox from the place given, each with its `>From ` lines as they were. Gmail's, Thunderbird's and Apple
 * Mail's exports are all this. What Thunderbird has deleted but not compacted yet is passed over.
 * @returns where the next slice begins, or null at the end.
 */
export function takeMails(mailbox: Uint8Array, from: number, slice: Slice): number | null {
  const bytes = Buffer.from(mailbox.buffer, mailbox.byteOffset, mailbox.byteLength);
  let at = from;
  while (at < bytes.length) {
    if (slice.full) return at;
    const end = nextMail(bytes, at);
    const start = bytes.indexOf(newline, at) + 1;
    const mail = start > 0 && start < end ? bytes.subarray(start, end) : Buffer.alloc(0);
    if (mail.length === 0 || isExpunged(mail)) slice.skipped++;
    else slice.take({ title: null, fileName: null, mediaType: 'message/rfc822', bytes: unquoted(mail) });
    at = end;
  }
  return null;
}

/** A line `From …` after a blank line. Some programs forget the blank line; then the date must be there. */
function nextMail(bytes: Buffer, at: number): number {
  let found = at;
  for (;;) {
    found = bytes.indexOf('\nFrom ', found + 1, 'latin1');
    if (found < 0) return bytes.length;
    const afterBlank = bytes[found - 1] === newline || (bytes[found - 1] === 0x0d && bytes[found - 2] === newline);
    const line =
      bytes
        .subarray(found + 1, found + 200)
        .toString('latin1')
        .split(/\r?\n/, 1)[0] ?? '';
    if (afterBlank && /^From \S+ .*\d{4}|^From - /.test(line)) return found + 1;
  }
}

/** Thunderbird's mark of a deleted mail that is still in the file. */
function isExpunged(mail: Buffer): boolean {
  const head = mail.subarray(0, 2000).toString('latin1');
  const status = /^X-Mozilla-Status: ([0-9a-f]{4})/im.exec(head)?.[1];
  return status !== undefined && (Number.parseInt(status, 16) & 8) !== 0;
}

/** `>From ` at the start of a line was `From ` before it went into the mailbox. */
function unquoted(mail: Buffer): Uint8Array {
  const pieces: Buffer[] = [];
  let at = 0;
  for (let found = mail.indexOf('\n>', 0); found >= 0; found = mail.indexOf('\n>', found + 1)) {
    let i = found + 1;
    while (mail[i] === 0x3e) i++;
    if (mail.subarray(i, i + 5).toString('latin1') !== 'From ') continue;
    pieces.push(mail.subarray(at, found + 1));
    at = found + 2;
  }
  pieces.push(mail.subarray(at));
  return new Uint8Array(Buffer.concat(pieces));
}
