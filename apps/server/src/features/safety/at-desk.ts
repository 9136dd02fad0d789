import type { Queries } from '../../platform/db.ts';
import type { AgentChair } from '../accounts/index.ts';
import './tables.ts';

/**
 * What an advisor may know of reports: that there is an open one at a company for which customers of theirs travel. Not
 * whose, not of which kind, not where. "I'm safe" is no reason to disturb anybody.
 */
export async function companiesWithOpenReports(
  queries: Queries,
  chair: AgentChair,
): Promise<{ company: string; customers: number }[]> {
  let query = queries
    .selectFrom('customers as c')
    .innerJoin('company_members as m', 'm.account_id', 'c.account_id')
    .innerJoin('companies as y', 'y.id', 'm.company_id')
    .select((of) => ['y.name as company', of.fn.countAll<number>().as('customers')])
    .where('c.agency_id', '=', chair.agency.id)
    .where('c.accepted_at', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('incidents as i')
          .select('i.id')
          .whereRef('i.company_id', '=', 'y.id')
          .where('i.closed_at', 'is', null)
          .where('i.kind', '<>', 'safe'),
      ),
    )
    .groupBy(['y.id', 'y.name'])
    .orderBy('y.name');
  if (chair.sees === 'own') query = query.where('c.agent_id', '=', chair.agentId);
  return query.execute();
}
