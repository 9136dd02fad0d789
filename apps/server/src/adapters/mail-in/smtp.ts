import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { MailComesBack, type MailDesk, StorageIsFull } from '../../features/imports/index.ts';

export type SmtpIn = { port: number; close(): Promise<void> };

export type SmtpInOptions = {
  host: string;
  /** 0: any free one. */
  port: number;
  /** PEM files. Without them STARTTLS is not offered: the library's own certificate has a public key. */
  tls?: { keyFile: string; certFile: string } | null;
  limits?: Partial<SmtpLimits>;
  log(note: { what: string; [fact: string]: unknown }): void;
};

/** What a stranger may take of us before they are sent away. */
export type SmtpLimits = {
  mailBytes: number;
  /** Of all mails that are being received at this moment: beyond it a sender is asked to come back. */
  bufferedBytes: number;
  connections: number;
  recipientsPerMail: number;
  idleMs: number;
  /** A sender that drips one byte now and then never is idle. */
  sessionMs: number;
};

export const smtpLimits: SmtpLimits = {
  mailBytes: 25 * 1024 * 1024,
  bufferedBytes: 128 * 1024 * 1024,
  connections: 200,
  recipientsPerMail: 10,
  idleMs: 30_000,
  sessionMs: 300_000,
};

/**
 * Listens for forwarded mail. Says 250 only when the desk has kept the mail; 550 to every address that is no import
 * address, in the same words; 552 to what is too large; 451 when we are at fault, so that the sender tries again.
 * Never sends anything on its own: no bounce, no reply, so there is no loop to fall into.
 */
export async function listenForMail(desk: MailDesk, options: SmtpInOptions): Promise<SmtpIn> {
  const limits = { ...smtpLimits, ...options.limits };
  const { tls } = options;
  const deadlines = new Map<string, NodeJS.Timeout>();
  let bufferedBytes = 0;

  const server = new SMTPServer({
    ...(tls && { key: readFileSync(tls.keyFile), cert: readFileSync(tls.certFile) }),
    disabledCommands: tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    banner: 'Escale',
    logger: false,
    size: limits.mailBytes,
    maxClients: limits.connections,
    maxRecipients: limits.recipientsPerMail,
    socketTimeout: limits.idleMs,
    closeTimeout: 2_000,

    onConnect(session, done) {
      deadlines.set(
        session.id,
        setTimeout(() => {
          options.log({ what: 'smtp.session-too-long' });
          for (const connection of server.connections) if (connection.session === session) connection.close();
        }, limits.sessionMs).unref(),
      );
      done();
    },

    onClose(session) {
      clearTimeout(deadlines.get(session.id));
      deadlines.delete(session.id);
    },

    onRcptTo({ address }, _session, done) {
      desk.isKnown(address).then(
        (known) => done(known ? null : reply(550, '5.1.1 No such address here')),
        (error: unknown) => done(tryAgain(error)),
      );
    },

    onData(stream, session, done) {
      receive(stream)
        .then((raw) => desk.keep(mailOf(session, raw)))
        .then(
          () => done(null, '2.0.0 Kept'),
          (error: unknown) => done(error instanceof Refusal ? error : tryAgain(error)),
        );
    },
  });

  /** The whole mail; refuses without holding on to it when it is too large, or when too many come at once. */
  async function receive(stream: SMTPServerDataStream): Promise<Buffer> {
    const chunks: Buffer[] = [];
    let held = 0;
    let crowded = false;
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        if (stream.sizeExceeded || crowded) continue; // read on to the end, as SMTP demands, but keep nothing
        if (bufferedBytes + chunk.length > limits.bufferedBytes) {
          crowded = true;
          continue;
        }
        bufferedBytes += chunk.length;
        held += chunk.length;
        chunks.push(chunk);
      }
      if (stream.sizeExceeded) throw reply(552, '5.3.4 Too large: at most 25 MB');
      if (crowded) throw reply(451, '4.3.1 Busy, please try again later');
      return Buffer.concat(chunks);
    } finally {
      bufferedBytes -= held;
    }
  }

  function tryAgain(error: unknown): Refusal {
    if (error instanceof MailComesBack) return reply(554, '5.4.6 This mail comes from here');
    // Its person has been told, and trying for days would say nothing to the sender.
    if (error instanceof StorageIsFull) return reply(552, '5.2.2 Mailbox full');
    options.log({ what: 'smtp.not-kept', err: error });
    return reply(451, '4.3.0 Could not be kept, please try again later');
  }

  // A connection that breaks off is the sender's affair: what was not answered with 250 they send again.
  server.on('error', (error) =>
    options.log({ what: 'smtp.connection-error', code: (error as { code?: string }).code }),
  );
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(options.port, options.host, () => {
      server.server.off('error', reject);
      resolve();
    });
  });

  return {
    port: (server.server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        for (const deadline of deadlines.values()) clearTimeout(deadline);
        server.close(() => resolve());
      }),
  };
}

function mailOf(session: SMTPServerSession, raw: Buffer) {
  const { mailFrom, rcptTo } = session.envelope;
  return {
    recipients: rcptTo.map((to) => to.address),
    envelope: {
      sender: mailFrom ? mailFrom.address : '',
      remoteAddress: session.remoteAddress,
      helo: session.hostNameAppearsAs || '',
    },
    raw,
  };
}

/** An answer that the sender is meant to read. */
class Refusal extends Error {
  responseCode: number;
  constructor(code: number, words: string) {
    super(words);
    this.responseCode = code;
  }
}

const reply = (code: number, words: string) => new Refusal(code, words);
