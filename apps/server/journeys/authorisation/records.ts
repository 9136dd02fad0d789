import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Call, calls, type Draft } from '@escale/contract';
import { makeBooking, nights } from '../../testing/hotels.ts';
import {
  addTraveler,
  flight,
  makeCustomer,
  makeSegment,
  makeTrip,
  personalEvent,
  readTrip,
} from '../../testing/makers.ts';
import type { TestServer } from '../../testing/server.ts';
import { markers } from './markers.ts';
import type { People } from './people.ts';

/** What a call may be about: all of it Léa's. */
export type Records = {
  readonly tripId: string;
  readonly segmentId: string;
  readonly attachmentId: string;
  readonly fellowId: string;
  readonly importId: string;
  readonly importBatchId: string;
  readonly calendarId: string;
  readonly incidentId: string;
  readonly documentId: string;
  readonly documentFileId: string;
  readonly customerId: string;
  /** What Ana's agency has: a change of Léa's trip in preparation with a line added and one that would go, a pattern, what it brought for her, a picture. */
  readonly draftId: string;
  readonly draftLineId: string;
  readonly templateId: string;
  readonly agencyImportId: string;
  readonly imageId: string;
  readonly invitationId: string;
  readonly agencyLinkId: string;
  /** Léa's, in the trip. */
  readonly bookingId: string;
  readonly ownerEmail: string;
  readonly colleagueEmail: string;
};

/** The records that this call needs, made afresh. */
export async function makeRecords(server: TestServer, people: People, { path }: Call): Promise<Records> {
  const has = (...parts: string[]) => parts.some((part) => path.includes(part));
  const on = {
    ...{ tripId: '', segmentId: '', attachmentId: '', fellowId: '', importId: '', importBatchId: '', calendarId: '' },
    ...{ incidentId: '', documentId: '', documentFileId: '', customerId: '', bookingId: '' },
    ...{
      draftId: '',
      draftLineId: '',
      templateId: '',
      agencyImportId: '',
      imageId: '',
      invitationId: '',
      agencyLinkId: '',
    },
    ownerEmail: people.owner.email,
    colleagueEmail: people.colleague.email,
  };
  if (has('/documents/{', '/dismissed')) Object.assign(on, await document(people));
  if (has('/my/imports/')) on.importId = await anImport(server, people);
  if (has('/import-batches/{'))
    on.importBatchId = (await people.owner.send(calls.createImportBatch, { body: {} })).body.id;
  if (has('/calendars/{id}')) on.calendarId = await calendar(people);
  if (has('/incidents/', '/company/safety/')) on.incidentId = await incident(people);
  if (has('/api/agency/', '/advisors')) on.customerId = await customer(people);
  const isAtDesk = has('/agency/drafts', '/agency/templates', '/agency/today', '/agency/imports');
  if (has('/trips/', '/attachments/', '/agency/booking/') || isAtDesk) Object.assign(on, await trip(people));
  if (isAtDesk) Object.assign(on, await deskWork(server, people, on));
  if (has('/agency/trips/{id}/links')) on.agencyLinkId = await agencyLink(people, on.tripId);
  if (has('/images/{')) on.imageId = await image(people);
  if (has('/invitations/{')) on.invitationId = await invitation(people);
  if (has('/booking/hotels/{id}', '/booking/hotels/cancel')) {
    on.customerId = await customer(people);
    Object.assign(on, await trip(people));
    on.bookingId = await hotelBooking(server, people, on.tripId);
  }
  return on;
}

let stays = 0;

/** Each on days of its own: the hotel is small. */
async function hotelBooking(server: TestServer, { owner }: People, tripId: string): Promise<string> {
  const order = { tripId, payment: { kind: 'virtual-card' }, informationToHotel: markers.noteToHotel.text };
  return (await makeBooking(server, owner, { days: nights(30 + 2 * stays++), order })).id;
}

const bases = new Map<string, Promise<string>>();

/** What every trip here is a copy of. */
async function makeBase({ owner }: People): Promise<string> {
  const { id } = await makeTrip(owner, { name: markers.tripName.text });
  const known = { notes: markers.notes.text, confirmationNumber: markers.confirmation.text };
  await makeSegment(owner, id, flight(5, known));
  const file = new File(['%PDF-1.4'], markers.fileName.text);
  await owner.send(calls.addTripAttachment, { params: { id }, body: {}, file });
  return id;
}

/** Léa organises, Max travels first, Nils along; with something in it that only she may know. */
async function trip(people: People) {
  const { owner, primary } = people;
  const base = bases.get(owner.accountId) ?? makeBase(people);
  bases.set(owner.accountId, base);
  const made = await owner.send(calls.cloneTrip, { body: { tripId: await base, toUser: primary.email } });
  const tripId: string = made.body.tripId;
  const fellow = await addTraveler(primary, tripId, people.fellow.email);
  await makeSegment(owner, tripId, personalEvent(5, markers.personalEvent.text));
  const seen = await readTrip(primary, tripId);
  return {
    tripId,
    fellowId: fellow.id,
    segmentId: seen.segments[0]?.id ?? '',
    attachmentId: seen.otherAttachments[0]?.id ?? '',
  };
}

async function document({ owner }: People) {
  const { body } = await owner.send(calls.createDocumentWithFile, {
    body: { name: 'Scan', documentType: 'passport', documentName: markers.documentName.text },
    file: new File(['%PDF-1.4'], 'scan.pdf'),
  });
  await owner.send(calls.updateDocument, {
    params: { id: body.id },
    body: { documentType: 'passport', documentName: markers.documentName.text, number: markers.documentNumber.text },
  });
  return { documentId: body.id, documentFileId: body.files[0].id };
}

async function anImport(server: TestServer, { owner }: People): Promise<string> {
  const text = `Nothing was booked: ${markers.importText.text}.`;
  const made = await owner.send(calls.createImport, { body: { text } });
  await server.settled();
  return made.body.id;
}

async function calendar({ owner }: People): Promise<string> {
  const before = await owner.send(calls.listCalendars);
  for (const { id } of before.body.accounts) await owner.send(calls.disconnectCalendar, { params: { id } });
  const username = markers.calendarName.text;
  const asked = { kind: 'caldav', server: 'http://127.0.0.1:9', username, password: 'secret' } as const;
  return (await owner.send(calls.connectCalendar, { body: asked })).body.id;
}

async function incident({ owner }: People): Promise<string> {
  const body = {
    kind: 'safe',
    deviceTime: '2026-11-21T10:00:00+01:00[Europe/Paris]',
    message: markers.incident.text,
  } as const;
  return (await owner.send(calls.reportIncident, { body })).body.id;
}

/** What Ana has on her desk for Léa. */
async function deskWork(server: TestServer, { agent }: People, { tripId, customerId, segmentId }: Records) {
  const draft = await agent.send(calls.beginDraft, {
    body: { tripId, customerId, trip: { purpose: markers.drafted.text } },
  });
  const line = flight(8, { notes: markers.drafted.text });
  const drafted = await agent.send(calls.addDraftSegment, { params: { id: draft.body.id }, body: line });
  const params = { id: draft.body.id, segmentId };
  const removed = await agent.send(calls.removeDraftSegment, { params });
  const kept = await agent.send(calls.keepTemplate, { body: { name: markers.templateName.text, tripId } });
  const file = new File(['Nothing was booked.'], markers.brought.text, { type: 'text/plain' });
  const brought = await agent.send(calls.importTripForCustomer, {
    body: { name: file.name, userId: customerId },
    file,
  });
  for (const { status, body } of [draft, drafted, removed, kept, brought]) {
    if (status >= 300) throw new Error(`Ana's desk stays empty: ${JSON.stringify(body)}`);
  }
  await server.settled();
  const { segments } = drafted.body as Draft;
  return {
    draftId: draft.body.id,
    draftLineId: segments.find(({ state }) => state === 'added')?.id ?? '',
    templateId: kept.body.id,
    agencyImportId: brought.body.id,
  };
}

/** To a trip that the agency manages since it has published to it. */
async function agencyLink({ agent }: People, tripId: string): Promise<string> {
  const params = { id: tripId };
  await agent.send(calls.addSegmentForCustomer, { params, body: flight(9) });
  return (await agent.send(calls.createAgencyTripLink, { params, body: {} })).body.id;
}

async function image({ agent }: People): Promise<string> {
  const file = new File([await readFile(join(import.meta.dirname, '../../testing/boarding-pass.png'))], 'logo.png');
  return (await agent.send(calls.uploadImage, { body: { name: 'logo.png' }, file })).body.id;
}

let invited = 0;

async function invitation({ agent }: People): Promise<string> {
  const email = `invited-${++invited}@agency.example`;
  return (await agent.send(calls.inviteAgent, { body: { email } })).body.id;
}

/** Whatever the call before did to her: Léa is Ana's customer, and has agreed. */
async function customer({ agent, colleague, owner }: People): Promise<string> {
  const { items } = (await owner.send(calls.listAdvisors)).body;
  const [there] = items;
  if (there?.agent.email === agent.email && there.agreedAt) return there.id;
  if (there?.agent.email === colleague.email) {
    const params = { id: there.id };
    await colleague.send(calls.transferCustomer, { params, body: { agentEmail: agent.email } });
    return there.id;
  }
  if (there) await owner.send(calls.leaveAdvisor, { params: { id: there.id } });
  return (await makeCustomer(agent, owner)).id;
}
