import { type Customer, calls, type Document, type NewSegment, type Segment, type Trip } from '@escale/contract';
import { Temporal } from 'temporal-polyfill';
import type { SignedIn } from './sign-in.ts';

/** What is made before midnight is looked for after it: of one file there is one today. */
const begun = Temporal.Now.instant();

/** A day so many days from today in UTC, or in the zone where the day is looked at: `2026-12-03`. */
export function inDays(days: number, zone = 'UTC'): string {
  return begun.toZonedDateTimeISO(zone).toPlainDate().add({ days }).toString();
}

/** A time on the clocks of a zone, with the offset that these have on that day: `2026-12-03T08:15:00+01:00[Europe/Paris]`. */
export function placeTime(day: string, time: string, zone: string): string {
  return Temporal.ZonedDateTime.from(`${day}T${time}[${zone}]`).toString();
}

/** A flight from Paris to Lisbon, so many days from today. Say what matters to the test. */
export function flight(days: number, more: Partial<Extract<NewSegment, { type: 'flight' }>> = {}): NewSegment {
  return {
    type: 'flight',
    departure: { name: 'Paris Charles de Gaulle', iata: 'CDG' },
    arrival: { name: 'Lisbon', iata: 'LIS' },
    start: `${inDays(days)}T08:15:00`,
    end: `${inDays(days)}T09:50:00`,
    ...more,
  };
}

export function personalEvent(days: number, name = 'Dentist'): NewSegment {
  return { type: 'event', name, personal: true, start: `${inDays(days)}T18:00:00`, duration: '01:00' };
}

/** `const lisbon = await makeTrip(lea, { name: 'Lisbon', segments: [flight(3)] })` */
export async function makeTrip(
  person: SignedIn,
  {
    name = 'Lisbon',
    segments = [],
    start,
    end,
  }: { name?: string; segments?: NewSegment[]; start?: string; end?: string } = {},
): Promise<Trip> {
  const made = await person.send(calls.createTrip, { body: { name, start, end } });
  if (made.status !== 201) throw new Error(`no trip: ${JSON.stringify(made.body)}`);
  for (const segment of segments) await makeSegment(person, made.body.id, segment);
  return readTrip(person, made.body.id);
}

export async function makeSegment(person: SignedIn, tripId: string, segment: NewSegment): Promise<Segment> {
  const made = await person.send(calls.addSegment, { params: { id: tripId }, body: segment });
  if (made.status !== 201) throw new Error(`no segment: ${JSON.stringify(made.body)}`);
  return made.body;
}

export async function readTrip(person: SignedIn, id: string): Promise<Trip> {
  const read = await person.send(calls.getTrip, { params: { id } });
  if (read.status !== 200) throw new Error(`no trip: ${JSON.stringify(read.body)}`);
  return read.body;
}

export async function addTraveler(person: SignedIn, tripId: string, email: string, name?: string) {
  const added = await person.send(calls.addTraveler, { params: { id: tripId }, body: { email, name } });
  if (added.status !== 201) throw new Error(`nobody was added: ${JSON.stringify(added.body)}`);
  return added.body as Trip['travelers'][number];
}

/** A customer of the advisor; `agreed`: the person has let the agency look after them. */
export async function makeCustomer(
  agent: SignedIn,
  person: SignedIn | { readonly email: string },
  {
    firstName = 'Léa',
    lastName = 'Martin',
    agreed = true,
  }: { firstName?: string; lastName?: string; agreed?: boolean } = {},
): Promise<Customer> {
  const made = await agent.send(calls.addCustomer, { body: { email: person.email, firstName, lastName } });
  if (made.status !== 201) throw new Error(`no customer: ${JSON.stringify(made.body)}`);
  if (agreed && 'send' in person) await person.send(calls.agreeToAdvisor, { params: { id: made.body.id } });
  return made.body;
}

/** A passport, unless it is told otherwise. */
export async function addDocument(person: SignedIn, body: Record<string, unknown>): Promise<Document> {
  const made = await person.send(calls.createDocument, { body: { documentType: 'passport', ...body } as never });
  if (made.status !== 201) throw new Error(`no document: ${JSON.stringify(made.body)}`);
  return made.body;
}
