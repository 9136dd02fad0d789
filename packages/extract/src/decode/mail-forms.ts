import type { Email } from 'postal-mime';
import { decodeLatin } from './bytes.ts';

/** A mail taken apart, in whichever of its forms it was kept. */
export type OpenMail = Pick<Email, 'headers' | 'from' | 'to' | 'subject' | 'date' | 'html' | 'text' | 'attachments'>;

/** What files of mails call themselves: as they are sent, as Outlook keeps one (`.msg`), and as Exchange packs one (`winmail.dat`). */
export const mailTypes = {
  sent: 'message/rfc822',
  outlook: 'application/vnd.ms-outlook',
  tnef: 'application/vnd.ms-tnef',
} as const;

/** What a file of that container is called, whatever it holds. */
export const compoundType = 'application/x-ole-storage';

/** [MS-CFB]: what Office kept in before 2007, and Outlook keeps a mail in to this day. */
export const isCompoundFile = (bytes: Uint8Array): boolean => decodeLatin(bytes, compoundFile.length) === compoundFile;

const compoundFile = '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1';
