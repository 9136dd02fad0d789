import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { AuthOptions } from '../../features/auth/index.ts';
import type { Db } from '../../platform/db.ts';
import { outboxMailOut, outboxPage } from './outbox.ts';
import { smtpMailOut } from './smtp.ts';

/** By SMTP where there is a server for it; else into the outbox, with its page. */
export function openMailOut({ mailOut }: Config, http: FastifyInstance, db: Db): AuthOptions {
  if (mailOut.smtpUrl) return { mail: smtpMailOut(mailOut.smtpUrl, mailOut.from), outboxPage: false };
  outboxPage(http, db);
  return { mail: outboxMailOut(db), outboxPage: true };
}
