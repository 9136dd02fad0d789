import {
  answerCode,
  answerPasskey,
  askForCode,
  chooseDemoAccount,
  type InteractionDetails,
  type InteractionStep,
  type Language,
} from '@escale/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type default as Provider } from 'oidc-provider';
import type { z } from 'zod';
import type { Config } from '../../config.ts';
import type { Db } from '../../platform/db.ts';
import type { MasterKey } from '../../platform/keys.ts';
import type { MailLater } from '../../platform/mail.ts';
import { fieldErrors } from '../../platform/problem.ts';
import { refuse } from '../../platform/refuse.ts';
import { languageOf } from '../../platform/words.ts';
import { demoAccounts, findAccount, noteLanguage } from '../accounts/index.ts';
import { spend } from './budgets.ts';
import { endSessionOfAnother } from './end-session.ts';
import { knownDeviceOf, rememberDevice } from './known-device.ts';
import { senderOf } from './own-page.ts';
import { siteAt } from './passkeys/site.ts';
import { askForPasskey, usePasskey } from './passkeys/use-passkey.ts';
import { interactionPath, signInPage } from './paths.ts';
import { proveAddress } from './prove-address.ts';
import type { Providers } from './providers.ts';
import { recordId } from './records.ts';
import { passkeyMethod } from './rules/passkey-method.ts';
import { placeOf } from './rules/place-of.ts';
import { sendCode } from './send-code.ts';

export type InteractionParts = {
  readonly db: Db;
  readonly master: MasterKey;
  readonly mailLater: MailLater;
  readonly providers: Providers;
  readonly demo: boolean;
  /** Whether codes land on the outbox page of this server. */
  readonly outboxPage: boolean;
  readonly operator: Config['operator'];
  readonly now: () => Date;
};

type Ask = FastifyRequest<{ Params: { uid: string } }>;

/** What the sign-in page asks. Each answer is the same whether or not an address has an account. */
export function interactionRoutes(http: FastifyInstance, parts: InteractionParts): void {
  const at = interactionPath(':uid');

  http.get(at, (request: Ask, reply) => reply.redirect(signInPage(encodeURIComponent(request.params.uid)), 303));

  http.get(`${at}/details`, async (request: Ask, reply): Promise<InteractionDetails> => {
    const { provider, interaction } = await openInteraction(parts, request, reply);
    const waiting = await parts.db.query
      .selectFrom('one_time_codes')
      .select('interaction')
      .where('interaction', '=', interaction)
      .where('expires_at', '>', parts.now().toISOString())
      .executeTakeFirst();
    const { name: operator, ...rest } = parts.operator;
    return {
      demoAccounts: parts.demo ? await presentDemo(parts.db, spokenIn(request)) : [],
      outbox: parts.outboxPage ? '/outbox' : null,
      step: waiting ? 'code' : 'email',
      passkeys: siteAt(provider.issuer) !== null,
      legal: { ...rest, operator },
    };
  });

  http.post(`${at}/email`, async (request: Ask, reply): Promise<InteractionStep> => {
    const { interaction } = await openInteraction(parts, request, reply);
    const { email, language = spokenIn(request) } = checked(askForCode, request.body);
    const asking = { interaction, email, language, purpose: 'sign-in' as const };
    const now = parts.now();
    const device = knownDeviceOf(parts.master, request.headers.cookie, email, now);
    const asker = device ? { provenBy: `device ${device}` } : { place: placeOf(request.ip) };
    const sent = await parts.db.transact((tx) => sendCode(tx, parts, asking, asker, now));
    return sent ? { next: null } : { next: null, problem: 'too-many' };
  });

  http.post(`${at}/code`, async (request: Ask, reply): Promise<InteractionStep> => {
    const { provider, interaction } = await openInteraction(parts, request, reply);
    const { code } = checked(answerCode, request.body);
    const place = placeOf(request.ip);
    const tried = await parts.db.transact((tx) =>
      proveAddress(tx, parts.master, { interaction, code }, place, parts.now()),
    );
    if (!('accountId' in tried)) return { next: null, ...tried };
    remember(parts, provider, request, reply, tried.email);
    return { next: await finish(parts, provider, request, reply, tried.accountId) };
  });

  http.post(`${at}/passkey/options`, async (request: Ask, reply) => {
    const { provider, interaction } = await openInteraction(parts, request, reply);
    const site = siteAt(provider.issuer) ?? refuse('passkey.impossible');
    const asked = { whom: interaction, what: 'sign-in' as const };
    return parts.db.transact((tx) => askForPasskey(tx, asked, site, [], parts.now()));
  });

  http.post(`${at}/passkey`, async (request: Ask, reply): Promise<InteractionStep> => {
    const { provider, interaction } = await openInteraction(parts, request, reply);
    const site = siteAt(provider.issuer) ?? refuse('passkey.impossible');
    const { answer } = checked(answerPasskey, request.body);
    const asked = { whom: interaction, what: 'sign-in' as const };
    const place = placeOf(request.ip);
    const used = await parts.db.transact(async (tx) => {
      if (!(await spend(tx, parts.master, 'tries from one place', place, parts.now()))) return 'too-many';
      return (await usePasskey(tx, asked, site, answer, parts.now())) ?? 'passkey-refused';
    });
    if (typeof used === 'string') return { next: null, problem: used };
    const account = await findAccount(parts.db.query, used.accountId);
    if (account) remember(parts, provider, request, reply, account.email);
    return { next: await finish(parts, provider, request, reply, used.accountId, used.passkeyId) };
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
    return { provider, interaction: recordId(uid) };
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return refuse('route.not-found');
    throw error;
  }
}

/** What another site can make a browser send: a request that says so, or one that is not JSON. */
function refuseForms(request: FastifyRequest, issuer: string): void {
  if (senderOf(request, issuer) === 'another site') refuse('request.cross-site');
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers['content-type'] ?? '')) refuse('request.unsupported-type');
}

/** From now on this browser is told from a stranger's when it asks for a code to this address. */
function remember(
  { master, now }: InteractionParts,
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  email: string,
): void {
  const at = { now: now(), secure: provider.issuer.startsWith('https:') };
  reply.header('set-cookie', rememberDevice(master, request.headers.cookie, email, at));
}

/** Tells the provider who it is, and the account what its person speaks. Gives the path that goes on from there. */
async function finish(
  parts: InteractionParts,
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: string,
  passkeyId?: string,
): Promise<string> {
  await endSessionOfAnother(parts, request, accountId);
  await parts.db.transact((tx) => noteLanguage(tx, accountId, spokenIn(request)));
  const login = { accountId, ...(passkeyId && { amr: [passkeyMethod(passkeyId)] }) };
  const url = await provider.interactionResult(request.raw, reply.raw, { login });
  const { pathname, search } = new URL(url);
  return pathname + search;
}

const travels = { en: 'Trips around today', fr: 'Des voyages ces jours-ci' };

async function presentDemo(db: Db, language: Language): Promise<InteractionDetails['demoAccounts']> {
  return (await demoAccounts(db.query)).map(({ id, name, agency, safetyContactOf }) => ({
    id,
    name,
    role: safetyContactOf ? 'safety-contact' : agency ? 'agent' : 'traveler',
    about: safetyContactOf ?? agency ?? travels[language],
  }));
}

function spokenIn(request: FastifyRequest): Language {
  return languageOf(request.headers['accept-language']);
}

function checked<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const result = schema.safeParse(body ?? {}, { reportInput: true });
  return result.success ? result.data : refuse('request.invalid', { errors: fieldErrors(result.error, '') });
}
