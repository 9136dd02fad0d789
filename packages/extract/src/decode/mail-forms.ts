import type { Email } from 'postal-mime';

/** A mail taken apart, in whichever of its forms it was kept. */
export type OpenMail = Pick<Email, 'headers' | 'from' | 'to' | 'subject' | 'date' | 'html' | 'text' | 'attachments'>;

/** What files of mails call themselves: as they are sent, and as Outlook keeps one (`.msg`). */
export const mailTypes = { sent: 'message/rfc822', outlook: 'application/vnd.ms-outlook' } as const;
