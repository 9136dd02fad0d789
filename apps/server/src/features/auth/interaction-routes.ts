import {
  answerCode,
  askForCode,
  chooseDemoAccount,
  type InteractionDetails,
  type InteractionStep,
  type Language,
} from '@escale/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type default as Provider } from 'oidc-provider';
import type { z } from 'zod';
import type { Db, Tx } from '../../platform/db.ts';
import type { MasterKey } from '../../platform/keys.ts';
import { tell } from '../../platform/outbox.ts';
import { fieldErrors } from '../../platform/problem.ts';
import { refuse } from '../../platform/refuse.ts';
import { languageOf } from '../../platform/words.ts';
import { claimAccount, demoAccounts } from '../accounts/index.ts';
import { spend } from './budgets.ts';
import { codeMail } from './code-mail.ts';
import { endSessionOfAnother } from './end-session.ts';
import { mailLater } from './mail.ts';
import { codeLifetimeMs, makeCode, tryCode } from './one-time-code.ts';
import { interactionPath, signInPage } from './paths.ts';
import type { Providers } from './providers.ts';
import { recordId } from './records.ts';
import type { Sessions } from './sessions.ts';

export type InteractionParts = {
  readonly db: Db;
  readonly master: MasterKey;
  readonly providers: Providers;
  readonly sessions: Sessions;
  readonly demo: boolean;
  /** Whether codes land on the outbox page of this server. */
  readonly outboxPage: boolean;
  readonly now: () => Date;
};

type Ask = FastifyRequest<{ Params: { uid: string } }>;

/** What the sign-in page asks. Each answer is the same whether or not an address has an account. */
export function interactionRoutes(http: FastifyInstance, parts: InteractionParts): void {
  const at = interactionPath(':uid');

  http.get(at, (request: Ask, reply) => reply.redirect(signInPage(encodeURIComponent(request.params.uid)), 303));

  http.get(`${at}/details`, async (request: Ask, reply): Promise<InteractionDetails> => {
    const { interaction } = await openInteraction(parts, request, reply);
    const waiting = await parts.db.query
      .selectFrom('one_time_codes')
      .select('interaction')
      .where('interaction', '=', interaction)
      .where('expires_at', '>', parts.now().toISOString())
      .executeTakeFirst();
    return {
      demoAccounts: parts.demo ? await presentDemo(parts.db, spokenIn(request)) : [],
      outbox: parts.outboxPage ? '/outbox' : null,
      step: waiting ? 'code' : 'email',
    };
  });

  http.post(`${at}/email`, async (request: Ask, reply): Promise<InteractionStep> => {
    const { interaction } = await openInteraction(parts, request, reply);
    const { email, language = spokenIn(request) } = checked(askForCode, request.body);
    const sent = await parts.db.transact((tx) => sendCode(tx, parts, { interaction, email, language }, request.ip));
    return sent ? { next: null } : { next: null, problem: 'too-many' };
  });

  http.post(`${at}/code`, async (request: Ask, reply): Promise<InteractionStep> => {
    const { provider, interaction } = await openInteraction(parts, request, reply);
    const { code } = checked(answerCode, request.body);
    const tried = await parts.db.transact((tx) => tryAndClaim(tx, parts, interaction, code, request));
    if ('accountId' in tried) return { next: await finish(parts, provider, request, reply, tried.accountId) };
    return tried;
  });

  http.post(`${at}/demo`, async (request: Ask, reply): Promise<InteractionStep> => {
    const { provider } = await openInteraction(parts, request, reply);
    const { account } = checked(chooseDemoAccount, request.body);
    const known = parts.demo && (await demoAccounts(parts.db.query)).some(({ id }) => id === account);
    if (!known) return refuse('route.not-found');
    return { next: await finish(parts, provider, request, reply, account) };
  });
}

/** The sign-in that this browser has under way: its cookie says so, the address alone opens nothing. */
async function openInteraction(parts: InteractionParts, request: Ask, reply: FastifyReply) {
  const provider = parts.providers.of(request);
  if (request.method !== 'GET') refuseForms(request, provider.issuer);
  reply.header('cache-control', 'no-store');
  try {
    const { uid } = await provider.interactionDetails(request.raw, reply.raw);
    if (uid !== request.params.uid) return refuse('route.not-found');
    return { provider, interaction: recordId(uid) };
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return refuse('route.not-found');
    throw error;
  }
}

/** What another site can make a browser send: a request that says so, or one that is not JSON. */
function refuseForms(request: FastifyRequest, issuer: string): void {
  const { origin, 'sec-fetch-site': site, 'content-type': type = '' } = request.headers;
  if (site !== undefined ? site !== 'same-origin' : origin !== undefined && origin !== new URL(issuer).origin) {
    refuse('request.cross-site');
  }
  if (!/^application\/json\s*(?:;|$)/i.test(type)) refuse('request.unsupported-type');
}

/** False: the hour's budget is used up, and nothing was sent. */
async function sendCode(
  tx: Tx,
  parts: InteractionParts,
  asking: { interaction: Buffer; email: string; language: Language },
  ip: string,
): Promise<boolean> {
  const now = parts.now();
  const within =
    (await spend(tx, parts.master, 'codes from one place', ip, now)) &&
    (await spend(tx, parts.master, 'codes to one address', asking.email, now)) &&
    (await spend(tx, parts.master, 'codes in all', '', now));
  if (!within) return false;
  const code = await makeCode(tx, parts.master, asking, now);
  const usefulUntil = new Date(now.getTime() + codeLifetimeMs);
  await mailLater(tx, parts.master, codeMail(asking.email, code, asking.language, usefulUntil));
  return true;
}

async function tryAndClaim(
  tx: Tx,
  parts: InteractionParts,
  interaction: Buffer,
  code: string,
  request: FastifyRequest,
): Promise<InteractionStep | { accountId: string }> {
  const now = parts.now();
  if (!(await spend(tx, parts.master, 'tries from one place', request.ip, now)))
    return { next: null, problem: 'too-many' };
  const answer = await tryCode(tx, parts.master, interaction, code, now);
  if (answer.kind === 'dead') return { next: null, problem: 'code-dead' };
  if (answer.kind === 'wrong') {
    return { next: null, problem: answer.triesLeft ? 'code-wrong' : 'code-dead', triesLeft: answer.triesLeft };
  }
  const { id, firstTime } = await claimAccount(tx, answer.email, { now });
  if (firstTime) await tell(tx, 'account.signed-in-first', { accountId: id });
  return { accountId: id };
}

/** Tells the provider who it is. Gives the path that goes on from there. */
async function finish(
  parts: InteractionParts,
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: string,
): Promise<string> {
  await endSessionOfAnother(parts, request, accountId);
  const url = await provider.interactionResult(request.raw, reply.raw, { login: { accountId } });
  const { pathname, search } = new URL(url);
  return pathname + search;
}

const travels = { en: 'Trips around today', fr: 'Des voyages ces jours-ci' };

async function presentDemo(db: Db, language: Language): Promise<InteractionDetails['demoAccounts']> {
  return (await demoAccounts(db.query)).map(({ id, name, agency }) => ({
    id,
    name,
    role: agency ? 'agent' : 'traveler',
    about: agency ?? travels[language],
  }));
}

function spokenIn(request: FastifyRequest): Language {
  return languageOf(request.headers['accept-language']);
}

function checked<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const result = schema.safeParse(body ?? {}, { reportInput: true });
  return result.success ? result.data : refuse('request.invalid', { errors: fieldErrors(result.error, '') });
}
