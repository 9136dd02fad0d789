import assert from 'node:assert/strict';
import { calls, type Incident, incident as incidentShape, type MyIncident } from '@escale/contract';
import type { SignedIn } from './sign-in.ts';

export const here = { latitude: 38.7223, longitude: -9.1393, accuracyM: 25, fixedAt: '2026-11-21T09:59:58Z' };
export const deviceTime = '2026-11-21T10:00:00+00:00[Europe/Lisbon]';

/** Somebody asks for help. Answers the id of their report. */
export async function report(who: SignedIn, more: object = {}): Promise<string> {
  const { status, body } = await who.send(calls.reportIncident, {
    body: { kind: 'help', deviceTime, ...more },
  });
  assert.equal(status, 202, JSON.stringify(body));
  return body.id as string;
}

/** As its sender sees what became of it. */
export const mine = async (who: SignedIn): Promise<MyIncident[]> => (await who.send(calls.listMyIncidents)).body.items;

/** As the company's desk sees it. */
export async function seen(who: SignedIn, id: string): Promise<Incident> {
  const { status, body } = await who.send(calls.getIncident, { params: { id } });
  assert.equal(status, 200, JSON.stringify(body));
  return incidentShape.parse(body);
}
