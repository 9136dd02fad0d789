import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Db } from '../../platform/db.ts';
import type { MailOut } from '../../platform/mail.ts';
import { outboxMailOut, outboxPage } from './outbox.ts';
import { smtpMailOut } from './smtp.ts';

/** `outboxPage`: whether mail lands on the outbox page of this server, and the sign-in page may say so. */
export type OpenMailOut = { readonly out: MailOut; readonly outboxPage: boolean };

/**
 * By SMTP where there is a server for it; else into the outbox. The page that shows it is the demo's alone: behind a proxy on
 * the same machine every visitor looks like somebody who sits at it.
 */
export function openMailOut({ demo, mailOut }: Config, http: FastifyInstance, db: Db): OpenMailOut {
  if (mailOut.smtpUrl) return { out: smtpMailOut(mailOut.smtpUrl, mailOut.from), outboxPage: false };
  if (demo) outboxPage(http, db);
  else http.log.warn('SMTP_URL is not set: no code can leave, so nobody can sign in');
  return { out: outboxMailOut(db), outboxPage: demo };
}
