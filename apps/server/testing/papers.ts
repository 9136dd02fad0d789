import assert from 'node:assert/strict';
import { calls, type Import, type Segment, type Trip } from '@escale/contract';
import { flightReservation, hotelReservation, type Leg, letter } from './confirmations.ts';
import { forward, mail } from './mail.ts';
import type { TestServer } from './server.ts';
import type { SignedIn } from './sign-in.ts';

/** Several papers about one journey, by mail. */
export type Paper = { subject: string; date: string; html: string };

export const out: Leg = {
  number: '1824',
  from: ['Paris Charles de Gaulle', 'CDG'],
  to: ['Lisbon', 'LIS'],
  departs: '2026-12-03T08:15:00',
  arrives: '2026-12-03T09:50:00',
};
export const home: Leg = {
  number: '1825',
  from: ['Lisbon', 'LIS'],
  to: ['Paris Charles de Gaulle', 'CDG'],
  departs: '2026-12-05T18:00:00',
  arrives: '2026-12-05T21:30:00',
};

export function flights(legs: Leg[], said?: Parameters<typeof flightReservation>[1]): string {
  return letter(
    legs.map((leg) => flightReservation(leg, said)),
    '<p>About your flight.</p>',
  );
}

export const stay = (from: string, to: string) => rooms([{ from, to }]);

type Room = { from: string; to: string; guest?: string; status?: string };

/** One reservation for each room, all under one number. */
export function rooms(of: Room[]): string {
  const reservations = of.map(({ from, to, guest = 'Léa Martin', status }) =>
    hotelReservation(
      { name: 'Casa do Rio', city: 'Lisbon', country: 'PT', from, to },
      { code: 'HTL4711', names: [guest], status },
    ),
  );
  return letter(reservations, '<p>Your stay.</p>');
}

/** One that was written on this day of November. */
export const on = (day: number, subject: string, html: string): Paper => ({
  subject,
  html,
  date: `${['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][day % 7]}, ${day} Nov 2026 10:00:00 +0100`,
});

/** One after the other, each read before the next comes. */
export async function send(server: TestServer, to: SignedIn, papers: Paper[]): Promise<void> {
  for (const paper of papers) {
    await forward(server, to, mail({ from: to.email, ...paper }));
    await server.settled();
  }
}

export async function importOf(of: SignedIn, subject: string): Promise<Import> {
  const { body } = await of.send(calls.listImports);
  const found = (body.items as Import[]).find(({ title }) => title === subject);
  assert.ok(found, `no import ${subject}`);
  return found;
}

export async function tripsOf(of: SignedIn): Promise<Trip[]> {
  const { body } = await of.send(calls.listTrips, { query: { limit: 50 } });
  return Promise.all(
    (body.items as Trip[]).map(async ({ id }) => (await of.send(calls.getTrip, { params: { id } })).body as Trip),
  );
}

/** What a traveller would compare: not who said it first, nor under which ids. */
export function told({ name, start, end, segments }: Trip) {
  const plain = segments.map((segment) => {
    const { id, tripId, attachments, version, importId, source, createdAt, updatedAt, ...said } = segment as Segment;
    return said;
  });
  return { name, start, end, segments: plain };
}
