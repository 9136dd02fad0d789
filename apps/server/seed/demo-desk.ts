import { segmentDraft } from '@escale/contract';
import type { App } from '../src/app.ts';
import type { Tx } from '../src/platform/db.ts';
import { airports, towns, withAddress } from './demo-places.ts';
import { around } from './demo-times.ts';
import { agencyMark } from './paper.ts';

/**
 * What Ana has on her desk: her agency's face, two patterns, a change that nobody has opened yet, the page of
 * that trip for who waits at the other end, and a change in preparation.
 */
export async function seedDesk(app: App, tx: Tx, ana: string): Promise<void> {
  const { desk } = app;
  const logo = await desk.keepImage(tx, ana, { bytes: agencyMark(), name: 'Atlas.png' });
  await desk.updateBrand(tx, ana, { name: 'Atlas Corporate Travel', colour: '#0a5f66', logoId: logo.id });
  await desk.keepTemplate(tx, ana, {
    name: 'Lisbon, three nights',
    tripId: await tripCalled(tx, 'Sales meeting Lisbon'),
  });
  await desk.keepTemplate(tx, ana, { name: 'Berlin, at the fair', tripId: await tripCalled(tx, 'Berlin trade fair') });
  await publishTransfer(app, tx, ana);
  await desk.shareTrip(tx, ana, await tripCalled(tx, 'New York audit'));
  await prepareRome(app, tx, ana);
}

async function publishTransfer(app: App, tx: Tx, ana: string): Promise<void> {
  const newYork = around(app.house.clock.now(), 'America/New_York');
  const draftId = await app.desk.beginDraft(tx, ana, { tripId: await tripCalled(tx, 'New York audit') });
  const transfer = segmentDraft.parse({
    type: 'transfer',
    company: 'Harbour Cars',
    departure: airports.newYork,
    arrival: withAddress(towns.newYork, 'The Alderwick', '214 West 43rd Street, New York'),
    start: newYork.at(4, '13:15'),
    serviceInfo: 'The driver waits behind customs with your name on a sign.',
  });
  await app.desk.addDraftSegment(tx, ana, draftId, transfer);
  await app.desk.publishDraft(tx, ana, draftId);
}

async function prepareRome(app: App, tx: Tx, ana: string): Promise<void> {
  const rome = around(app.house.clock.now(), 'Europe/Rome');
  const tripId = await tripCalled(tx, 'Rome supplier visit');
  const draftId = await app.desk.beginDraft(tx, ana, { tripId, trip: { purpose: 'Supplier visit and factory tour' } });
  const hotel = segmentDraft.parse({
    type: 'hotel',
    name: 'Albergo del Glicine',
    place: { name: 'Albergo del Glicine', address: 'Via dei Serpenti 88, 00184 Roma', city: 'Rome', country: 'IT' },
    status: 'planned',
    start: rome.day(9),
    end: rome.day(12),
  });
  await app.desk.addDraftSegment(tx, ana, draftId, hotel);
}

async function tripCalled(tx: Tx, name: string): Promise<string> {
  const { id } = await tx.selectFrom('trips').select('id').where('name', '=', name).executeTakeFirstOrThrow();
  return id;
}
