import type { Queries, Tx } from '../../platform/db.ts';
import { findOrCreateAccount } from './find-or-create-account.ts';
import { displayName } from './names.ts';

export type DemoAccount = {
  readonly id: string;
  readonly name: string;
  readonly agency: string | null;
  /** The company whose safety contact the person is. */
  readonly safetyContactOf: string | null;
};

/** The people of the demo, travellers first. Empty in a real installation. */
export async function demoAccounts(queries: Queries): Promise<DemoAccount[]> {
  const rows = await queries
    .selectFrom('accounts as a')
    .innerJoin('account_emails as e', (on) => on.onRef('e.account_id', '=', 'a.id').on('e.main', '=', true))
    .leftJoin('agents as g', 'g.account_id', 'a.id')
    .leftJoin('agencies as y', 'y.id', 'g.agency_id')
    .leftJoin('company_members as m', (on) => on.onRef('m.account_id', '=', 'a.id').on('m.safety_contact', '=', true))
    .leftJoin('companies as c', 'c.id', 'm.company_id')
    .select(['a.id', 'a.first_name', 'a.last_name', 'e.email', 'y.name as agency', 'c.name as company'])
    .where('a.demo', '=', true)
    .where('a.claimed_at', 'is not', null)
    .execute();
  return rows
    .map((row) => ({
      id: row.id,
      name: displayName(row.first_name, row.last_name, row.email),
      agency: row.agency,
      safetyContactOf: row.company,
    }))
    .sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name));
}

/** Travellers, then advisors, then safety contacts. */
const rank = (person: DemoAccount) => (person.safetyContactOf ? 2 : person.agency ? 1 : 0);

/** One of the people of the demo, already claimed: nobody has to answer a code. The address is nobody's. */
export async function addDemoAccount(
  tx: Tx,
  person: { email: string; firstName: string; lastName: string; mobilePhone?: string },
  now: Date,
): Promise<string> {
  const { id } = await findOrCreateAccount(tx, person.email, { ...person, demo: true });
  const at = now.toISOString();
  await tx
    .updateTable('accounts')
    .set({ claimed_at: at, onboarding_cleared: true, mobile_phone: person.mobilePhone ?? null })
    .where('id', '=', id)
    .execute();
  await tx.updateTable('account_emails').set({ verified_at: at }).where('account_id', '=', id).execute();
  return id;
}
