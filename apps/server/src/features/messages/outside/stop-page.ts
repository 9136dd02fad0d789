import type { Language } from '@escale/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../../platform/db.ts';
import { deriveKey, type MasterKey, seal, unseal } from '../../../platform/keys.ts';
import { pageLanguage, plainPage } from '../../../platform/plain-page.ts';
import { refuse } from '../../../platform/refuse.ts';
import { stopMails } from './settings.ts';

const purpose = 'stop mails';
const path = '/mail/stop';

/** The address that ends our mails without a sign-in. It says nothing about whose it is. */
export function stopAddress(publicUrl: string, master: MasterKey, accountId: string): string {
  const sealed = seal(deriveKey(master, purpose), Buffer.from(accountId), purpose);
  return `${publicUrl}${path}/${sealed.toString('base64url')}`;
}

/**
 * A page with one button, because mail scanners open every link; a mail program's own button posts at once (RFC 8058).
 */
export function stopPage(http: FastifyInstance, db: Db, master: MasterKey): void {
  http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1024 }, (_request, _body, done) =>
      done(null, null),
    );

    scope.get<{ Params: { token: string } }>(`${path}/:token`, async (request, reply) => {
      accountOf(request.params.token);
      return page(request, reply, 'ask');
    });
    scope.post<{ Params: { token: string } }>(`${path}/:token`, async (request, reply) => {
      const accountId = accountOf(request.params.token);
      await db.transact(async (tx) => {
        const account = await tx.selectFrom('accounts').select('id').where('id', '=', accountId).executeTakeFirst();
        // An erased account gets no mail anyway.
        if (account) await stopMails(tx, accountId);
      });
      return page(request, reply, 'done');
    });
  });

  function accountOf(token: string): string {
    try {
      return unseal(deriveKey(master, purpose), Buffer.from(token, 'base64url'), purpose).toString();
    } catch {
      return refuse('route.not-found');
    }
  }
}

function page(request: FastifyRequest, reply: FastifyReply, which: 'ask' | 'done') {
  const language = pageLanguage(request);
  const { title, ...bodies } = words[language];
  // Opened again in the other language it asks again: stopping twice changes nothing.
  const otherAt = new URL(request.url, 'http://here').pathname;
  return reply
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(plainPage({ title: `${title} · Escale`, body: bodies[which], language, otherAt }));
}

const words: Record<Language, { title: string; ask: string; done: string }> = {
  en: {
    title: 'E-mails',
    ask: `<h1>E-mails from Escale</h1>
<p>Messages stay in the app; codes that you ask for still come by e-mail.</p>
<form method="post"><button>No more e-mails</button></form>`,
    done: `<h1>Done</h1>
<p>No more messages will come by e-mail. You can change this in your profile, under notifications.</p>`,
  },
  fr: {
    title: 'E-mails',
    ask: `<h1>Les e-mails d’Escale</h1>
<p>Les messages restent dans l’application ; les codes que vous demandez vous parviendront toujours par e-mail.</p>
<form method="post"><button>Ne plus recevoir d’e-mails</button></form>`,
    done: `<h1>C’est fait</h1>
<p>Plus aucun message ne vous parviendra par e-mail. Vous pouvez revenir sur ce choix dans votre profil, sous « Notifications ».</p>`,
  },
};
