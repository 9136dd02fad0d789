import PostalMime, { type Email } from 'postal-mime';
import { limits } from '../limits.ts';
import { isCompoundFile, type OpenMail } from './mail-forms.ts';
import { isOutlookMail, openOutlookMail } from './outlook.ts';

/** Takes a mail apart, mails within it left whole among its attachments. Null: it is beyond our limits, or none after all. */
export async function openMail(bytes: Uint8Array): Promise<OpenMail | null> {
  try {
    if (isOutlookMail(bytes)) return await openOutlookMail(bytes);
    return isCompoundFile(bytes) ? null : await parseMail(bytes);
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
