import { type MailOut, ownMailMark } from '../../platform/mail.ts';

/** Mail by the operator's SMTP server (`smtps://name:password@mail.example.com`). */
export function smtpMailOut(url: string, from: string): MailOut {
  let transport: ReturnType<typeof open> | undefined;
  return {
    async send({ to, subject, text, unsubscribe }) {
      // An answering machine must not answer a code.
      const headers = {
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
        [ownMailMark]: 'yes',
        ...(unsubscribe && {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      };
      transport ??= open(url);
      await (await transport).sendMail({ from, to: { name: '', address: to }, subject, text, headers });
    },
  };
}

/** Loaded with the first mail: five megabytes that a house without mail does not need. */
async function open(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Nothing that we send is fetched from anywhere.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
