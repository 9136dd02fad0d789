import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Generated } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { MailOut } from '../../platform/mail.ts';
import { html, plainPage } from '../../platform/plain-page.ts';
import { refuse } from '../../platform/refuse.ts';

type OutboxMailsTable = { id: string; recipient: string; subject: string; body: string; sent_at: Generated<string> };

declare module '../../platform/db.ts' {
  interface Tables {
    outbox_mails: OutboxMailsTable;
  }
}

const shown = 50;

/** Without an SMTP server mail goes into a table, for the one person at this machine to read at `/outbox`. */
export function outboxMailOut(db: Db): MailOut {
  return {
    async send({ to, subject, text }) {
      await db.query.insertInto('outbox_mails').values({ id: newId(), recipient: to, subject, body: text }).execute();
    },
  };
}

/**
 * The page. It shows codes, so it is there only for a browser on this machine that reached us by a name of this machine: a
 * proxy in front, or a foreign name that resolves to loopback, gets nothing.
 */
export function outboxPage(http: FastifyInstance, db: Db): void {
  http.get('/outbox', async (request, reply) => {
    if (!isFromThisMachine(request)) return refuse('route.not-found');
    const mails = await db.query.selectFrom('outbox_mails').selectAll().orderBy('id', 'desc').limit(shown).execute();
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page(mails));
  });
}

function isFromThisMachine(request: FastifyRequest): boolean {
  const { remoteAddress = '' } = request.raw.socket;
  const forwarded = request.headers['x-forwarded-for'] ?? request.headers.forwarded;
  return (
    /^(?:127\.|::1$|::ffff:127\.)/.test(remoteAddress) &&
    forwarded === undefined &&
    /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(request.headers.host ?? '')
  );
}

function page(mails: readonly { recipient: string; subject: string; body: string; sent_at: string }[]): string {
  const articles = mails.map(
    (mail) => `<article><h2>${html(mail.subject)}</h2>
<p>${html(mail.recipient)} · <time datetime="${html(mail.sent_at)}">${html(mail.sent_at.slice(0, 19).replace('T', ' '))} UTC</time></p>
<pre>${html(mail.body).replace(/\b\d{8}\b/, '<strong class="code">$&</strong>')}</pre></article>`,
  );
  return plainPage({
    title: 'Outbox · Escale',
    refreshS: 4,
    body: `<h1>Outbox</h1>
<p>No SMTP server is configured, so mail stays here. Newest first; this page looks again by itself.</p>
<p lang="fr">Aucun serveur SMTP n’est configuré : les e-mails restent ici, les plus récents d’abord.</p>
${articles.join('\n') || '<p>Nothing yet. <span lang="fr">Rien pour l’instant.</span></p>'}`,
  });
}
