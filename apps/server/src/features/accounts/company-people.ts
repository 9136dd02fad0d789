import type { Queries, Tx } from '../../platform/db.ts';

export type CompanyLine = {
  readonly id: string;
  readonly name: string;
  readonly members: number;
  readonly contacts: number;
  readonly safetyEmail: string | null;
  readonly webhookUrl: string | null;
};

/** All companies of the installation, for its operator. `members`: everybody, the safety contacts among them. */
export async function listCompanies(queries: Queries): Promise<CompanyLine[]> {
  const rows = await queries
    .selectFrom('companies as c')
    .leftJoin('company_members as m', 'm.company_id', 'c.id')
    .select(['c.id', 'c.name', 'c.safety_email as safetyEmail', 'c.webhook_url as webhookUrl'])
    .select((of) => [
      of.fn.count<number>('m.account_id').as('members'),
      of.fn.count<number>('m.account_id').filterWhere('m.safety_contact', '=', true).as('contacts'),
    ])
    .groupBy(['c.id', 'c.name', 'c.safety_email', 'c.webhook_url'])
    .orderBy('c.name')
    .execute();
  return rows;
}

export async function companyPeople(
  queries: Queries,
  companyId: string,
): Promise<{ email: string; safetyContact: boolean }[]> {
  return queries
    .selectFrom('company_members as m')
    .innerJoin('account_emails as e', (on) => on.onRef('e.account_id', '=', 'm.account_id').on('e.main', '=', true))
    .select(['e.email', 'm.safety_contact as safetyContact'])
    .where('m.company_id', '=', companyId)
    .orderBy('e.email')
    .execute();
}

/** False: the account belongs to no company. */
export async function removeCompanyMember(tx: Tx, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('company_members')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** False: people still belong to it. Reports that are kept make the database refuse. */
export async function removeCompany(tx: Tx, companyId: string): Promise<boolean> {
  const used = await tx
    .selectFrom('company_members')
    .select('account_id')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  if (used) return false;
  await tx.deleteFrom('companies').where('id', '=', companyId).execute();
  return true;
}
