import { randomBytes } from 'node:crypto';
import type { Updateable } from 'kysely';
import type { Queries, Tables, Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { deriveKey, type MasterKey, seal, unseal } from '../../platform/keys.ts';

/** What a company tells its travellers to do in need. Every number is the company's own; the house knows none. */
export type NewCompany = {
  readonly name: string;
  readonly policyUrl?: string;
  readonly assistancePhone?: string;
  readonly assistanceEmail?: string;
  readonly sosPhone?: string;
  readonly sosMembershipNumber?: string;
  readonly safetyPhone?: string;
  readonly safetySms?: string;
  /** The security desk's mailbox: every report is sent there. */
  readonly safetyEmail?: string;
  /** How long a closed report is kept; 30 days when left out. */
  readonly incidentDays?: number;
};

export async function addCompany(tx: Tx, company: NewCompany): Promise<string> {
  const id = newId();
  const nothingYet = {
    policy_url: null,
    assistance_phone: null,
    assistance_email: null,
    sos_phone: null,
    sos_membership_number: null,
    safety_phone: null,
    safety_sms: null,
    safety_email: null,
    webhook_url: null,
    webhook_secret: null,
  };
  await tx
    .insertInto('companies')
    .values({ ...nothingYet, ...columnsOf(company), id, name: company.name })
    .execute();
  return id;
}

/** Null takes a value away; what is left out stays. */
export type CompanyChange = { readonly [K in keyof NewCompany]?: NewCompany[K] | null };

export async function changeCompany(tx: Tx, companyId: string, change: CompanyChange): Promise<void> {
  const columns = columnsOf(change);
  if (Object.keys(columns).length === 0) return;
  await tx.updateTable('companies').set(columns).where('id', '=', companyId).execute();
}

const columnNames = {
  name: 'name',
  policyUrl: 'policy_url',
  assistancePhone: 'assistance_phone',
  assistanceEmail: 'assistance_email',
  sosPhone: 'sos_phone',
  sosMembershipNumber: 'sos_membership_number',
  safetyPhone: 'safety_phone',
  safetySms: 'safety_sms',
  safetyEmail: 'safety_email',
  incidentDays: 'incident_days',
} as const satisfies Record<keyof NewCompany, keyof Tables['companies']>;

function columnsOf(change: CompanyChange): Updateable<Tables['companies']> {
  return Object.fromEntries(
    Object.entries(change).flatMap(([field, value]) =>
      value === undefined ? [] : [[columnNames[field as keyof NewCompany], value]],
    ),
  );
}

/** Somebody who travels for the company, or moves there; `safetyContact`: sees its travellers' reports. */
export async function addCompanyMember(
  tx: Tx,
  companyId: string,
  accountId: string,
  { safetyContact = false }: { safetyContact?: boolean } = {},
): Promise<void> {
  const row = { company_id: companyId, safety_contact: safetyContact };
  await tx
    .insertInto('company_members')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
}

/** Where reports are posted from now on. Gives the secret that signs them: it is shown once, and a new one ends the old. */
export async function setCompanyWebhook(tx: Tx, master: MasterKey, companyId: string, url: string): Promise<string> {
  const secret = `whsec_${randomBytes(32).toString('base64url')}`;
  const sealed = seal(webhookKey(master), Buffer.from(secret), `webhook of ${companyId}`);
  await tx
    .updateTable('companies')
    .set({ webhook_url: url, webhook_secret: sealed })
    .where('id', '=', companyId)
    .execute();
  return secret;
}

const webhookKey = (master: MasterKey) => deriveKey(master, 'company webhooks');

/** How reports reach a company. */
export type CompanyDesk = {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly webhook: { readonly url: string; readonly secret: string } | null;
  readonly keptDays: number;
};

export async function companyDesk(queries: Queries, master: MasterKey, companyId: string): Promise<CompanyDesk> {
  const row = await queries
    .selectFrom('companies')
    .select(['id', 'name', 'safety_email', 'webhook_url', 'webhook_secret', 'incident_days'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const { webhook_url: url, webhook_secret: sealed } = row;
  const secret = sealed && unseal(webhookKey(master), sealed, `webhook of ${companyId}`).toString();
  return {
    id: row.id,
    name: row.name,
    email: row.safety_email,
    webhook: url && secret ? { url, secret } : null,
    keptDays: row.incident_days,
  };
}

/** The accounts of the company's safety contacts. */
export async function safetyContactsOf(queries: Queries, companyId: string): Promise<string[]> {
  const rows = await queries
    .selectFrom('company_members')
    .select('account_id')
    .where('company_id', '=', companyId)
    .where('safety_contact', '=', true)
    .execute();
  return rows.map((row) => row.account_id);
}
