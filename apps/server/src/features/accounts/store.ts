import type { Language } from '@escale/contract';
import type { Queries } from '../../platform/db.ts';

export type AccountRow = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  mobilePhone: string | null;
  businessMobilePhone: string | null;
  emergencyContactEmail: string | null;
  emergencyContactState: 'waiting' | 'confirmed' | 'refused' | null;
  language: Language | null;
  importToken: string;
  demo: boolean;
  createdAt: string;
  claimedAt: string | null;
  version: number;
  agency: { id: string; name: string } | null;
  company: { id: string; name: string; safetyContact: boolean } | null;
};

/** One account with what belongs to it, or null. */
export async function findAccount(queries: Queries, id: string): Promise<AccountRow | null> {
  const row = await queries
    .selectFrom('accounts as a')
    .innerJoin('account_emails as e', (on) => on.onRef('e.account_id', '=', 'a.id').on('e.main', '=', true))
    .leftJoin('agents as g', 'g.account_id', 'a.id')
    .leftJoin('agencies as y', 'y.id', 'g.agency_id')
    .leftJoin('company_members as m', 'm.account_id', 'a.id')
    .leftJoin('companies as c', 'c.id', 'm.company_id')
    .selectAll('a')
    .select([
      'e.email',
      'y.id as agency_id',
      'y.name as agency_name',
      'c.id as company_id',
      'c.name as company_name',
      'm.safety_contact',
    ])
    .where('a.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    mobilePhone: row.mobile_phone,
    businessMobilePhone: row.business_mobile_phone,
    emergencyContactEmail: row.emergency_contact_email,
    emergencyContactState: row.emergency_contact_state,
    language: row.language,
    importToken: row.import_token,
    demo: row.demo,
    createdAt: row.created_at,
    claimedAt: row.claimed_at,
    version: row.version,
    agency: row.agency_id && row.agency_name ? { id: row.agency_id, name: row.agency_name } : null,
    company:
      row.company_id && row.company_name
        ? { id: row.company_id, name: row.company_name, safetyContact: row.safety_contact ?? false }
        : null,
  };
}
