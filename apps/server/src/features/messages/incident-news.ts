import type { House } from '../../platform/house.ts';
import { publish } from '../../platform/live.ts';
import { safetyContactsOf } from '../accounts/index.ts';
import type { Facts } from './facts.ts';
import { forgetIncident, type NewMessage } from './store.ts';

/** Safety reports: the company's contacts hear of a new one, its traveller of what became of it. */
export function reactToIncidents(
  { db, whenTold }: Pick<House, 'db' | 'whenTold'>,
  facts: Facts,
  write: (message: NewMessage) => Promise<void>,
): void {
  whenTold('incident.reported', 'messages: call the safety contacts', async ({ id, event }) => {
    const { incidentId, companyId, accountId } = event;
    const [incident, by] = await Promise.all([facts.incident(incidentId), facts.personName(accountId)]);
    if (!incident) return;
    const said = { kind: 'incident-reported', facts: { by, incident: incident.kind } } as const;
    for (const contact of await safetyContactsOf(db.query, companyId)) {
      if (contact !== accountId) await write({ accountId: contact, toldId: id, incidentId, said });
    }
  });

  whenTold('incident.undelivered', 'messages: say that nobody was reached', async ({ id, event }) => {
    const { incidentId, accountId } = event;
    if (!(await facts.incident(incidentId))) return;
    await write({ accountId, toldId: id, incidentId, said: { kind: 'incident-undelivered', facts: {} } });
  });

  for (const [event, kind, name] of [
    ['incident.acknowledged', 'incident-acknowledged', 'messages: say who acknowledged'],
    ['incident.closed', 'incident-closed', 'messages: say who closed it'],
  ] as const) {
    whenTold(event, name, async ({ id, event: { incidentId, accountId, byAccountId } }) => {
      if (!(await facts.incident(incidentId))) return;
      const by = await facts.personName(byAccountId);
      await write({ accountId, toldId: id, incidentId, said: { kind, facts: { by } } });
    });
  }

  whenTold('incident.erased', 'messages: forget what was erased', async ({ event: { incidentId } }) => {
    await db.transact(async (tx) => {
      for (const accountId of await forgetIncident(tx, incidentId)) await publish(tx, accountId, { what: 'messages' });
    });
  });
}
