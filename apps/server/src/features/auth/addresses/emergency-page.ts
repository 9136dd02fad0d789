import type { FastifyInstance, FastifyReply } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { html, plainPage } from '../../../platform/plain-page.ts';
import { confirmContact, displayName, findByContactToken, refuseContact } from '../../accounts/index.ts';
import { contactPath, contactToken, keepRefusal } from './emergency-contact.ts';

/** Where the link in the mail leads: a person without an account says yes or no. Opening it changes nothing: mail scanners do. */
export function emergencyPage({ http, db, master }: House): void {
  http.get<{ Params: { token: string } }>(`${contactPath}/:token`, async ({ params }, reply) => {
    const contact = await findByContactToken(db.query, contactToken(params.token));
    if (!contact) return send(reply.code(404), gone);
    if (contact.state === 'refused') return send(reply, left);
    const name = html(displayName(contact.firstName, contact.lastName, 'A traveller'));
    return send(reply, contact.state === 'confirmed' ? confirmed(name, params.token) : question(name, params.token));
  });

  http.register(async (scope) => {
    acceptEmptyForms(scope);
    scope.post<{ Params: { token: string } }>(`${contactPath}/:token/yes`, async ({ params }, reply) => {
      await db.transact((tx) => confirmContact(tx, contactToken(params.token)));
      return reply.redirect(`${contactPath}/${encodeURIComponent(params.token)}`, 303);
    });
    scope.post<{ Params: { token: string } }>(`${contactPath}/:token/no`, async ({ params }, reply) => {
      await db.transact(async (tx) => {
        const refused = await refuseContact(tx, contactToken(params.token));
        if (refused) await keepRefusal(tx, master, refused.accountId, refused.email);
      });
      return send(reply, left);
    });
  });
}

function acceptEmptyForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1024 }, (_request, _body, done) => done(null, ''));
}

function send(reply: FastifyReply, body: string): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(plainPage({ title: 'Emergency contact · Escale', body }));
}

const form = (token: string, answer: 'yes' | 'no', words: string) =>
  `<form method="post" action="${contactPath}/${encodeURIComponent(token)}/${answer}"><button>${words}</button></form>`;

const question = (name: string, token: string) => `<h1>Emergency contact</h1>
<p>${name} has named you as emergency contact for their business trips. If you agree, your e-mail address is shown to their company when ${name} needs help.</p>
<p lang="fr">${name} vous a désigné comme contact d’urgence pour ses voyages d’affaires. Si vous acceptez, votre adresse e-mail est communiquée à son entreprise en cas de besoin.</p>
${form(token, 'yes', 'Yes, I agree · <span lang="fr">Oui, j’accepte</span>')}
${form(token, 'no', 'No, forget my address · <span lang="fr">Non, oubliez mon adresse</span>')}`;

const confirmed = (name: string, token: string) => `<h1>Thank you · <span lang="fr">Merci</span></h1>
<p>You are the emergency contact of ${name}. With this page you can take it back.</p>
<p lang="fr">Vous êtes le contact d’urgence de ${name}. Cette page vous permet de retirer votre accord.</p>
${form(token, 'no', 'Forget my address · <span lang="fr">Oubliez mon adresse</span>')}`;

const left = `<h1>Your address is forgotten</h1>
<p>You are not asked again on behalf of this person.</p>
<h1 lang="fr">Votre adresse est oubliée</h1>
<p lang="fr">Vous ne serez plus sollicité au nom de cette personne.</p>`;

const gone = `<h1>This link no longer works</h1>
<p>Somebody else was named, or you have answered already.</p>
<p lang="fr">Ce lien ne fonctionne plus : une autre personne a été désignée, ou vous avez déjà répondu.</p>`;
