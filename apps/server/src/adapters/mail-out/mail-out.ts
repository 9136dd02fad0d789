import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { AuthOptions } from '../../features/auth/index.ts';
import type { Db } from '../../platform/db.ts';
import { outboxMailOut, outboxPage } from './outbox.ts';
import { smtpMailOut } from './smtp.ts';

/**
 * By SMTP where there is a server for it; else into the outbox. The page that shows it is the demo's alone: behind a proxy on
 * the same machine every visitor looks like somebody who sits at it.
 */
export function openMailOut({ demo, mailOut }: Config, http: FastifyInstance, db: Db): AuthOptions {
  if (mailOut.smtpUrl) return { mail: smtpMailOut(mailOut.smtpUrl, mailOut.from), outboxPage: false };
  if (demo) outboxPage(http, db);
  else http.log.warn('SMTP_URL is not set: no code can leave, so nobody can sign in');
  return { mail: outboxMailOut(db), outboxPage: demo };
}
