import { hash, randomBytes } from 'node:crypto';
import type { AgentInvitation } from '@escale/contract';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import { publish } from '../../../platform/live.ts';
import type { MailLater } from '../../../platform/mail.ts';
import { refuse } from '../../../platform/refuse.ts';
import { addAgent, findAccountByEmail, namesOf, ownEmails } from '../../accounts/index.ts';
import { writeAudit } from '../../audit/index.ts';
import { invitationMail } from './invitation-mail.ts';

export type InvitationNeeds = { readonly mailLater: MailLater; readonly publicUrl: string };
type Asked = {
  readonly agency: { readonly id: string; readonly name: string };
  readonly email: string;
  readonly admin: boolean;
  /** Null: the operator. */
  readonly byAccountId: string | null;
};

const goodForMs = 7 * 24 * 3600_000;
/** Waiting at once, of one agency: nobody mails the world from here. */
const mostWaiting = 50;

/** Asks somebody to be an advisor. The address is nobody's until its person proves it. Gives the mailed link too, for the operator. */
export async function invite(
  tx: Tx,
  { mailLater, publicUrl }: InvitationNeeds,
  asked: Asked,
  now: Date,
): Promise<AgentInvitation & { readonly link: string }> {
  const { agency, admin, byAccountId } = asked;
  const email = asked.email.toLowerCase();
  const account = await findAccountByEmail(tx, email);
  if (account && (await isAgentOf(tx, account.id, agency.id))) return refuse('agent.already-there');
  await forgetExpired(tx, now);
  await tx
    .deleteFrom('agent_invitations')
    .where('agency_id', '=', agency.id)
    .where(sql`lower(email)`, '=', email)
    .execute();
  if ((await invitationsOf(tx, agency.id, now)).length >= mostWaiting) {
    return refuse('request.too-many', { retryAfterSeconds: 24 * 3600 });
  }
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(now.getTime() + goodForMs);
  const id = newId();
  await tx
    .insertInto('agent_invitations')
    .values({
      id,
      agency_id: agency.id,
      email,
      admin,
      token_hash: hashOf(token),
      invited_by: byAccountId,
      created_at: now.toISOString(),
      expires_at: expiresAt.toISOString(),
    })
    .execute();
  // Behind the #, which a browser keeps to itself: in no log of any server.
  const link = `${publicUrl}/invitation#${token}`;
  const by = byAccountId ? ((await namesOf(tx, [byAccountId])).get(byAccountId)?.name ?? null) : null;
  await mailLater(tx, invitationMail({ email, agency: agency.name, by, link, expiresAt }));
  await writeAudit(tx, { agencyId: agency.id, byAccountId, deed: 'agent-invited' }, now);
  return { id, email, admin, invitedAt: now.toISOString(), expiresAt: expiresAt.toISOString(), link };
}

export async function invitationsOf(queries: Queries, agencyId: string, now: Date): Promise<AgentInvitation[]> {
  const rows = await queries
    .selectFrom('agent_invitations')
    .select(['id', 'email', 'admin', 'created_at', 'expires_at'])
    .where('agency_id', '=', agencyId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ created_at, expires_at, ...row }) => ({ ...row, invitedAt: created_at, expiresAt: expires_at }));
}

export async function revoke(
  tx: Tx,
  agencyId: string,
  invitationId: string,
  byAccountId: string | null,
  now: Date,
): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('agent_invitations')
    .where('id', '=', invitationId)
    .where('agency_id', '=', agencyId)
    .executeTakeFirst();
  if (!numDeletedRows) return refuse('invitation.not-found');
  await writeAudit(tx, { agencyId, byAccountId, deed: 'invitation-revoked' }, now);
}

/** What a link offers whoever holds it. */
export async function lookAt(queries: Queries, accountId: string, token: string, now: Date) {
  const row = await openByToken(queries, token, now);
  const by = row.invited_by && (await namesOf(queries, [row.invited_by])).get(row.invited_by)?.name;
  return {
    agency: row.agency,
    invitedBy: by || null,
    expiresAt: row.expires_at,
    forYou: await hasProven(queries, accountId, row.email),
  };
}

/** Only who has proven the invited address becomes an advisor: a link that was forwarded opens nothing. */
export async function accept(tx: Tx, accountId: string, token: string, now: Date): Promise<void> {
  const row = await openByToken(tx, token, now);
  if (!(await hasProven(tx, accountId, row.email))) return refuse('invitation.other-address');
  if (await isAgentOf(tx, accountId, null)) return refuse('agent.elsewhere');
  await addAgent(tx, row.agency_id, accountId, { admin: row.admin });
  await tx.deleteFrom('agent_invitations').where('id', '=', row.id).execute();
  await writeAudit(
    tx,
    { agencyId: row.agency_id, byAccountId: accountId, deed: 'agent-joined', agentId: accountId },
    now,
  );
  await publish(tx, accountId, { what: 'customers' });
}

async function openByToken(queries: Queries, token: string, now: Date) {
  const query = queries
    .selectFrom('agent_invitations as i')
    .innerJoin('agencies as y', 'y.id', 'i.agency_id')
    .select(['i.id', 'i.agency_id', 'i.email', 'i.admin', 'i.invited_by', 'i.expires_at', 'y.name as agency'])
    .where('i.token_hash', '=', hashOf(token))
    .where('i.expires_at', '>', now.toISOString());
  const row = await (queries.isTransaction ? query.forUpdate('i') : query).executeTakeFirst();
  return row ?? refuse('invitation.not-found');
}

async function hasProven(queries: Queries, accountId: string, email: string): Promise<boolean> {
  const proven = await ownEmails(queries, accountId);
  return proven.some((own) => own.email.toLowerCase() === email);
}

/** `agencyId` null: of any. */
async function isAgentOf(queries: Queries, accountId: string, agencyId: string | null): Promise<boolean> {
  const row = await queries
    .selectFrom('agents')
    .select('agency_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined && (agencyId === null || row.agency_id === agencyId);
}

export async function forgetExpired(queries: Queries, now: Date): Promise<void> {
  await queries.deleteFrom('agent_invitations').where('expires_at', '<=', now.toISOString()).execute();
}

const hashOf = (token: string) => hash('sha256', token, 'buffer');
