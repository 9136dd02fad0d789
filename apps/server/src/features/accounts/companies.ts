import type { getCompany, ReplyOf } from '@escale/contract';
import type { Queries } from '../../platform/db.ts';
import { safetyContactsOf } from './company-desk.ts';

/** The company that the person travels for; null: none. */
export async function findCompanyOf(queries: Queries, accountId: string): Promise<ReplyOf<typeof getCompany> | null> {
  const row = await queries
    .selectFrom('company_members as m')
    .innerJoin('companies as c', 'c.id', 'm.company_id')
    .selectAll('c')
    .where('m.account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) return null;
  const contacts = await safetyContactsOf(queries, row.id);
  return {
    id: row.id,
    name: row.name,
    policyUrl: row.policy_url,
    assistance: { phone: row.assistance_phone, email: row.assistance_email },
    internationalSos:
      row.sos_phone || row.sos_membership_number
        ? { phone: row.sos_phone, membershipNumber: row.sos_membership_number }
        : null,
    safety: {
      phone: row.safety_phone ?? row.assistance_phone,
      sms: row.safety_sms,
      channels: [
        ...(row.webhook_url && row.webhook_secret ? (['webhook'] as const) : []),
        ...(row.safety_email ? (['email'] as const) : []),
        ...(contacts.length > 0 ? (['desk'] as const) : []),
      ],
      keptDays: row.incident_days,
    },
  };
}
