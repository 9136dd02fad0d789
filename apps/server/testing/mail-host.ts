import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** An SMTP server of somebody else's: keeps what it is given, or refuses for a while. */
export class MailHost {
  readonly mails: string[] = [];
  refusing = false;
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      stream.on('end', () => {
        if (this.refusing) return done(Object.assign(new Error('try again later'), { responseCode: 451 }));
        this.mails.push(text);
        done();
      });
    },
  });

  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server.server, 'listening');
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }
  close(): void {
    this.#server.close();
  }
}
