import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { tell } from '../../../platform/outbox.ts';
import { html, pageLanguage, plainPage } from '../../../platform/plain-page.ts';
import { confirmContact, displayName, findByContactToken, refuseContact } from '../../accounts/index.ts';
import { contactPath, contactToken, keepRefusal } from './emergency-contact.ts';
import { emergencyWords } from './emergency-words.ts';

/** Where the link in the mail leads: a person without an account says yes or no. Opening it changes nothing: mail scanners do. */
export function emergencyPage({ http, db, master }: House): void {
  http.get<{ Params: { token: string } }>(`${contactPath}/:token`, async (request, reply) => {
    const { token } = request.params;
    const words = emergencyWords[pageLanguage(request)];
    const contact = await findByContactToken(db.query, contactToken(token));
    if (!contact) return send(request, reply.code(404), words.gone);
    if (contact.state === 'refused') return send(request, reply, words.left);
    const name = html(displayName(contact.firstName, contact.lastName, words.someone));
    const answer = (said: 'yes' | 'no', label: string) => form(request, said, label);
    return send(
      request,
      reply,
      contact.state === 'confirmed'
        ? words.confirmed(name) + answer('no', words.forget)
        : words.question(name) + answer('yes', words.agree) + answer('no', words.refuse),
    );
  });

  http.register(async (scope) => {
    acceptEmptyForms(scope);
    scope.post<{ Params: { token: string } }>(`${contactPath}/:token/yes`, async (request, reply) => {
      const { token } = request.params;
      await db.transact((tx) => confirmContact(tx, contactToken(token)));
      return reply.redirect(`${pathOf(token)}?lang=${pageLanguage(request)}`, 303);
    });
    scope.post<{ Params: { token: string } }>(`${contactPath}/:token/no`, async (request, reply) => {
      await db.transact(async (tx) => {
        const refused = await refuseContact(tx, contactToken(request.params.token));
        if (!refused) return;
        await keepRefusal(tx, master, refused.accountId, refused.email);
        await tell(tx, 'account.emergency-contact-refused', { accountId: refused.accountId });
      });
      return send(request, reply, emergencyWords[pageLanguage(request)].left);
    });
  });
}

type Ask = FastifyRequest<{ Params: { token: string } }>;

function acceptEmptyForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1024 }, (_request, _body, done) => done(null, ''));
}

function send(request: Ask, reply: FastifyReply, body: string): FastifyReply {
  const language = pageLanguage(request);
  const { title } = emergencyWords[language];
  return reply
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(plainPage({ title: `${title} · Escale`, body, language, otherAt: pathOf(request.params.token) }));
}

function form(request: Ask, answer: 'yes' | 'no', label: string): string {
  const address = `${pathOf(request.params.token)}/${answer}?lang=${pageLanguage(request)}`;
  return `<form method="post" action="${html(address)}"><button>${label}</button></form>`;
}

const pathOf = (token: string) => `${contactPath}/${encodeURIComponent(token)}`;
