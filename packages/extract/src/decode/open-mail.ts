import PostalMime, { type Email } from 'postal-mime';
import { limits } from '../limits.ts';
import { isCompoundFile, type OpenMail } from './mail-forms.ts';
import { isOutlookMail, openOutlookMail } from './outlook.ts';
import { isTnef, openTnef } from './tnef.ts';

/** Takes a mail apart, mails within it left whole among its attachments. Null: it is beyond our limits, or none after all. */
export async function openMail(bytes: Uint8Array): Promise<OpenMail | null> {
  try {
    if (isOutlookMail(bytes)) return await openOutlookMail(bytes);
    if (isTnef(bytes)) return await openTnef(bytes);
    return isCompoundFile(bytes) ? null : await unpacked(await parseMail(bytes));
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

/** With what Exchange packed away of it: its page and its files. A pack that is damaged stays what it is, a file. */
async function unpacked(mail: Email): Promise<OpenMail> {
  const pack = mail.attachments.find(({ content }) => typeof content !== 'string' && isTnef(new Uint8Array(content)));
  if (!pack || typeof pack.content === 'string') return mail;
  const inner = await openTnef(new Uint8Array(pack.content)).catch(() => null);
  if (!inner) return mail;
  const others = mail.attachments.filter((attachment) => attachment !== pack);
  return {
    ...mail,
    html: mail.html || inner.html,
    text: mail.text?.trim() ? mail.text : inner.text,
    attachments: [...others, ...inner.attachments],
  };
}
