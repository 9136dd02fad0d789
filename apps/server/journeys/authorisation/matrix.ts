import { type CallName, calls } from '@escale/contract';
import { notBuilt } from '../../src/not-built.ts';
import { readTrip } from '../../testing/makers.ts';
import type { TestServer } from '../../testing/server.ts';
import { ask } from './ask.ts';
import { leaksIn, type Marker } from './markers.ts';
import type { People } from './people.ts';
import { makeRecords } from './records.ts';
import { type Expected, type Role, type Row, roles } from './row.ts';

export type Cell = {
  readonly role: Role;
  readonly expected: Expected;
  readonly status: number;
  readonly leaks: Marker[];
};
export type Line = { readonly name: CallName; readonly cells: readonly Cell[]; readonly changedByRefused: boolean };

/** Asks one call as everybody. Those who are refused go first: what they would have changed shows to those who may. */
export async function lineOf(server: TestServer, people: People, name: CallName, row: Row): Promise<Line> {
  const call = calls[name];
  const cells: Cell[] = [];
  let on = await makeRecords(server, people, call);
  const isOnTrip = on.tripId !== '' && call.method !== 'GET';
  const before = isOnTrip ? await tripOf(people, on.tripId) : '';
  let changedByRefused = false;
  const inTurn = [...roles].sort((a, b) => Number(isRefusal(row.answers[b])) - Number(isRefusal(row.answers[a])));
  let lookedAfter = false;
  for (const role of inTurn) {
    const expected = row.answers[role];
    if (isOnTrip && !lookedAfter && !isRefusal(expected)) {
      changedByRefused = before !== (await tripOf(people, on.tripId));
      lookedAfter = true;
    }
    const asker = role === 'anonymous' ? null : people[role];
    const sent = await row.sent(on, asker ?? people.owner);
    const { status, text } = await ask(server.url, call, sent, asker?.token ?? null);
    cells.push({ role, expected: built(name, expected), status, leaks: leaksIn(text, role) });
    // What this one may have changed is made afresh for the next.
    if (call.method !== 'GET' && status < 400) on = await makeRecords(server, people, call);
  }
  return { name, cells: roles.flatMap((role) => cells.filter((cell) => cell.role === role)), changedByRefused };
}

const isRefusal = (expected: Expected) => expected === 401 || expected === 403 || expected === 404;

/** A call that is not built yet answers 501 to those who may ask it at all. */
function built(name: CallName, expected: Expected): Expected {
  return notBuilt.includes(name) && expected !== 401 && expected !== 403 ? 501 : expected;
}

export function holds({ expected, status }: Cell): boolean {
  if (expected !== 'may') return status === expected;
  return ![401, 403, 404].includes(status) && status < 500;
}

const tripOf = async ({ owner }: People, id: string) => JSON.stringify(await readTrip(owner, id));
