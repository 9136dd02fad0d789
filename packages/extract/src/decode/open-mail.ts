import PostalMime, { type Email } from 'postal-mime';
import { limits } from '../limits.ts';
import { decodeLatin } from './bytes.ts';
import type { OpenMail } from './mail-forms.ts';
import { isOutlookMail, openOutlookMail } from './outlook.ts';

/** Takes a mail apart, mails within it left whole among its attachments. Null: it is beyond our limits, or none after all. */
export async function openMail(bytes: Uint8Array): Promise<OpenMail | null> {
  try {
    return isOutlookMail(bytes) ? await openOutlookMail(bytes) : await parseMail(asFarAsRead(bytes));
  } catch {
    return null;
  }
}

const parseMail = (bytes: Uint8Array): Promise<Email> =>
  PostalMime.parse(bytes, {
    forceRfc822Attachments: true,
    maxNestingDepth: limits.mimeDepth,
    attachmentEncoding: 'arraybuffer',
  });

/** The parser keeps every line of a body by itself, at a price: of a mail that is one plain text it gets what is read of it. */
function asFarAsRead(bytes: Uint8Array): Uint8Array {
  if (bytes.length <= limits.textCharacters) return bytes;
  const start = decodeLatin(bytes, limits.textCharacters);
  const head = /^.*?\n\r?\n/s.exec(start)?.[0];
  if (!head || !isPlain(head)) return bytes;
  let end = head.length;
  for (let left = limits.textCharacters; end < bytes.length && left >= 0; end++) if (!goesOn(bytes[end])) left--;
  while (goesOn(bytes[end])) end++;
  return bytes.subarray(0, end);
}

/** Not in base64 or the like, and with no parts. */
function isPlain(head: string): boolean {
  return (
    !/^content-type:(?!\s{0,9}text\/plain\b)/im.test(head) &&
    !/^content-transfer-encoding:\s{0,9}(?:base64|quoted-printable)/im.test(head)
  );
}

/** A byte of a letter that began before it. */
const goesOn = (byte: number | undefined) => byte !== undefined && (byte & 0xc0) === 0x80;
