import { segmentDraft } from '@escale/contract';
import type { App } from '../src/app.ts';
import { addAgency, addAgent, addDemoAccount, findAccountByEmail } from '../src/features/accounts/index.ts';
import type { Tx } from '../src/platform/db.ts';
import { connectDemoCalendar, followDemoCalendar, serveDemoCalendar } from './demo-calendar.ts';
import { seedCompany } from './demo-company.ts';
import { seedCustomers } from './demo-customers.ts';
import { seedDesk } from './demo-desk.ts';
import { addDocuments } from './demo-documents.ts';
import { seedHotels } from './demo-hotels.ts';
import { anasTrips, type DemoTrip, leasTrips } from './demo-trips.ts';
import { mapSketch, pdfPage } from './paper.ts';

// The addresses are nobody's: `.example` is reserved (RFC 2606).
const people = {
  lea: { email: 'lea.martin@atlas.example', firstName: 'Léa', lastName: 'Martin', mobilePhone: '+33 6 39 98 01 42' },
  max: { email: 'max.weber@atlas.example', firstName: 'Max', lastName: 'Weber' },
  ana: {
    email: 'ana.costa@atlas-travel.example',
    firstName: 'Ana',
    lastName: 'Costa',
    mobilePhone: '+33 6 39 98 01 77',
  },
  tom: { email: 'tom.keller@atlas-travel.example', firstName: 'Tom', lastName: 'Keller' },
};

/** Before the server listens. The answer is to be called with its address once it does. */
export async function openDemo(app: App): Promise<(url: string) => Promise<void>> {
  const { email } = people.lea;
  serveDemoCalendar(app, email);
  const show = (await seedDemo(app)) ? connectDemoCalendar : followDemoCalendar;
  return (url) => show(app, url, email);
}

/**
 * What the demo shows: a traveller and an advisor with trips around this very day. All of it or nothing, and only on a
 * house where it is not yet. True: it was made now.
 */
export async function seedDemo(app: App): Promise<boolean> {
  const { db, clock } = app.house;
  const now = clock.now();
  if (await findAccountByEmail(db.query, people.lea.email)) return false;
  const leasId = await db.transact(async (tx) => {
    const lea = await addDemoAccount(tx, people.lea, now);
    const max = await addDemoAccount(tx, people.max, now);
    const ana = await addDemoAccount(tx, people.ana, now);
    await seedTeam(tx, ana, now);

    for (const trip of leasTrips(now, { email: people.max.email, name: 'Max Weber' })) {
      const made = await makeTrip(app, tx, lea, trip);
      if (trip.fellow) await app.trips.join(tx, max, made.tripId);
      if (trip.name === 'Lisbon and Geneva') await addFiles(app, tx, lea, made);
    }
    await addDocuments(app, tx, lea, now);
    const { own, forMax } = anasTrips(now);
    for (const trip of own) await makeTrip(app, tx, ana, trip);
    // As an advisor does it: the trip is put together, then handed to the traveller.
    const drafted = await makeTrip(app, tx, ana, forMax);
    await app.trips.clone(tx, ana, drafted.tripId, { accountId: max, email: people.max.email, typedName: 'Max Weber' });
    await app.trips.remove(tx, ana, drafted.tripId);
    await seedCompany(app, tx, { lea, max });
    const emails = { lea: people.lea.email, max: people.max.email };
    await seedCustomers(app, tx, { ana, lea, max }, emails);
    await seedDesk(app, tx, ana);
    return lea;
  });
  await seedHotels(app, leasId);
  // As the job would within hours: a passport that ends is worth a message.
  await app.documents.remind();
  return true;
}

/** Ana administers her agency; a colleague takes customers over from her. */
async function seedTeam(tx: Tx, ana: string, now: Date): Promise<void> {
  const agency = await addAgency(tx, 'Atlas Corporate Travel');
  await addAgent(tx, agency, ana, { admin: true });
  await addAgent(tx, agency, await addDemoAccount(tx, people.tom, now));
}

type Made = { tripId: string; segmentIds: string[] };

async function makeTrip(app: App, tx: Tx, accountId: string, trip: DemoTrip): Promise<Made> {
  const { name, purpose, start, end } = trip;
  const tripId = await app.trips.create(tx, accountId, { name, purpose, start, end });
  const segmentIds: string[] = [];
  for (const segment of trip.segments) {
    segmentIds.push(await app.trips.addSegment(tx, accountId, tripId, segmentDraft.parse(segment)));
  }
  if (trip.fellow) await app.trips.addTraveler(tx, accountId, tripId, trip.fellow);
  if (trip.rating) await app.trips.rate(tx, accountId, tripId, trip.rating);
  return { tripId, segmentIds };
}

async function addFiles(app: App, tx: Tx, accountId: string, { tripId, segmentIds }: Made): Promise<void> {
  const { files } = app.house;
  const confirmation = pdfPage('Nordlys Air - booking N4TR8W', [
    'Passenger: Martin / Léa Mrs',
    'Flight 8X 945, Lisbon (LIS) - Geneva (GVA)',
    'Seat 7A, economy, one cabin bag',
  ]);
  const onFlight = { tripId, segmentId: segmentIds[4] ?? null };
  const kept = await files.keep(accountId, confirmation);
  await app.trips.attach(tx, accountId, onFlight, { kind: 'file', file: kept, name: 'Booking N4TR8W.pdf' });
  const other = { tripId, segmentId: null };
  const map = await files.keep(accountId, mapSketch());
  await app.trips.attach(tx, accountId, other, { kind: 'file', file: map, name: 'Way to the office.png' });
  await app.trips.attach(tx, accountId, other, {
    kind: 'link',
    url: 'https://geneva-workshop.example/agenda',
    name: 'Agenda of the workshop',
  });
}
