import { calls } from '@escale/contract';
import type { House } from '../../platform/house.ts';
import { companyDesk } from '../accounts/index.ts';
import { openDesk } from './access.ts';
import { acknowledge, addNote, close, lookAt, removeLocation, reopen } from './handle-incident.ts';
import { companyIncidents, ownIncidents } from './list-incidents.ts';
import type { Needs } from './needs.ts';
import { presentIncident, presentOwn, presentSummaries } from './read-incidents.ts';
import { reportIncident } from './report-incident.ts';

export function safetyRoutes({ route }: Pick<House, 'route'>, needs: Needs): void {
  route(calls.reportIncident, async ({ tx, caller, body }) => {
    const id = await reportIncident(tx, needs, caller.accountId, body);
    return { id, state: 'received' as const, receivedAt: needs.clock.now().toISOString(), deliveredAt: null };
  });

  route(calls.listMyIncidents, async ({ db, caller, query, language }) => {
    const { rows, nextCursor } = await ownIncidents(db, caller.accountId, query);
    return { items: await presentOwn(db, needs, caller.accountId, rows, language), nextCursor };
  });

  route(calls.removeIncidentLocation, async ({ tx, caller, params }) =>
    removeLocation(tx, caller.accountId, params.id),
  );

  route(calls.listIncidents, async ({ db, caller, query }) => {
    const { companyId } = await openDesk(db, caller.accountId);
    const { rows, nextCursor } = await companyIncidents(db, companyId, query);
    const { id, name, keptDays } = await companyDesk(db, needs.master, companyId);
    return { items: await presentSummaries(db, rows), nextCursor, company: { id, name, keptDays } };
  });

  // A read that writes: nobody sees where a traveller is without its being written down first.
  route(calls.getIncident, async ({ db, caller, params, language }) => {
    const row = await needs.db.transact((tx) => lookAt(tx, needs, caller.accountId, params.id));
    return presentIncident(db, needs, row, language);
  });

  route(calls.acknowledgeIncident, ({ tx, caller, params }) => acknowledge(tx, needs, caller.accountId, params.id));
  route(calls.addIncidentNote, ({ tx, caller, params, body }) =>
    addNote(tx, needs, caller.accountId, params.id, body.text),
  );
  route(calls.closeIncident, ({ tx, caller, params }) => close(tx, needs, caller.accountId, params.id));
  route(calls.reopenIncident, ({ tx, caller, params }) => reopen(tx, needs, caller.accountId, params.id));
}
