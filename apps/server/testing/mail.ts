import { createTransport } from 'nodemailer';
import { flightReservation, type Leg, letter } from './confirmations.ts';
import { calls, type TestServer } from './server.ts';
import type { SignedIn } from './sign-in.ts';

/** Sends a mail as its raw text, from its person's own address to their import address, by SMTP. */
export async function forward(
  server: TestServer,
  to: SignedIn,
  raw: string | Buffer,
  about: { from?: string; address?: string } = {},
): Promise<string> {
  const transport = createTransport({ host: '127.0.0.1', port: server.mailPort, ignoreTLS: true });
  const address = about.address ?? (await to.send(calls.getAccount)).body.importAddress;
  try {
    const { response } = await transport.sendMail({ envelope: { from: about.from ?? to.email, to: address }, raw });
    return response;
  } finally {
    transport.close();
  }
}

let mails = 0;

/** A mail from somebody, with its parts by media type. */
export function mail(of: {
  from: string;
  subject: string;
  text?: string;
  html?: string;
  messageId?: string;
  /** When it was sent: `Mon, 2 Nov 2026 10:00:00 +0100`. */
  date?: string;
  attachment?: { name: string; type: string; content: Buffer | string };
}): string {
  const parts = [
    of.text !== undefined &&
      `Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${of.text}`,
    of.html !== undefined &&
      `Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${of.html}`,
    of.attachment &&
      `Content-Type: ${of.attachment.type}; name="${of.attachment.name}"\r\nContent-Disposition: attachment; filename="${of.attachment.name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(of.attachment.content).toString('base64')}`,
  ].filter((part) => part !== false && part !== undefined);
  return [
    `From: ${of.from}`,
    'To: plans@import.localhost',
    `Subject: ${of.subject}`,
    `Message-ID: ${of.messageId ?? `<${++mails}.${process.pid}@kontor.example>`}`,
    `Date: ${of.date ?? 'Sat, 21 Nov 2026 10:00:00 +0100'}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="part"',
    '',
    ...parts.map((part) => `--part\r\n${part}`),
    '--part--',
    '',
  ].join('\r\n');
}

/** The machine-readable confirmation of a flight, as airlines put it into their mails. */
export function flightMarkup(
  change: { departs?: string; arrives?: string; status?: string; seat?: string } = {},
): string {
  const { departs = '2026-12-03T08:15:00+01:00', arrives = '2026-12-03T09:45:00+01:00', ...said } = change;
  const leg: Leg = {
    number: '1824',
    from: ['Paris Charles de Gaulle', 'CDG'],
    to: ['Milano Linate', 'LIN'],
    departs,
    arrives,
  };
  return letter(flightReservation(leg, said), '<p>Your flight is booked.</p>');
}
