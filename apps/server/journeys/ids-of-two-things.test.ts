import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { type Call, calls } from '@escale/contract';
import { makeOffer, newKey, order } from '../testing/hotels.ts';
import { flight, inDays, makeCustomer, makeTrip, readTrip } from '../testing/makers.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn, signInAgent } from '../testing/sign-in.ts';

/**
 * Calls that name two things, of which one is the caller's own and the other somebody else's: the first must be no way to the
 * second. The records are real on both sides, because of what is not there every call says 404.
 */
let server: TestServer;
let lea: SignedIn;
let eve: SignedIn;
let ana: SignedIn;
let carla: SignedIn;

before(async () => {
  server = await startServer();
  lea = await signIn(server, 'lea@example.com', { name: 'Léa Martin' });
  eve = await signIn(server, 'eve@elsewhere.example', { name: 'Eve Stranger' });
  ana = await signInAgent(server, 'ana@agency.example');
  carla = await signInAgent(server, 'carla@other.example', 'Other Travel');
});

type Try = readonly [Call, Record<string, unknown>];
const pdf = (name = 'x.pdf') => new File(['%PDF-1.4'], name);

async function made(sending: Promise<{ status: number; body: { id: string } }>): Promise<string> {
  const { status, body } = await sending;
  assert.ok(status < 300, JSON.stringify(body));
  return body.id;
}

/** All are told that there is no such thing. */
async function findsNothing(who: SignedIn, tries: readonly Try[]): Promise<void> {
  for (const [call, sent] of tries) {
    const { status, body } = await who.send(call, sent as never);
    assert.equal(status, 404, `${call.method} ${call.path} ${JSON.stringify(sent)}: ${JSON.stringify(body)}`);
  }
}

test('what is one’s own is no way into a stranger’s trip', async () => {
  const [theirs, own] = await Promise.all([lea, eve].map((who) => makeTrip(who, { segments: [flight(5)] })));
  assert.ok(theirs && own);
  const link = await lea.send(calls.createTripLink, { params: { id: theirs.id }, body: {} });
  const linkId = (link.body.link ?? link.body).id as string;
  const importId = await made(eve.send(calls.createImport, { body: { text: 'Nothing was booked.' } }));
  await server.settled();
  const state = async () => [
    await readTrip(lea, theirs.id),
    (await lea.send(calls.listTripLinks, { params: { id: theirs.id } })).body,
    (await eve.send(calls.getImport, { params: { id: importId } })).body,
  ];
  const before = await state();
  const offer = await makeOffer(eve);
  await findsNothing(eve, [
    [calls.revokeTripLink, { params: { id: own.id, linkId } }],
    [calls.revokeTripLink, { params: { id: theirs.id, linkId } }],
    [calls.createImport, { body: { text: 'Flight AF1024 on 3 May', tripId: theirs.id } }],
    [calls.createImport, { body: { name: 'x.pdf', tripId: theirs.id }, file: pdf() }],
    [calls.completeImport, { params: { id: importId }, body: { segment: flight(9), tripId: theirs.id } }],
    [calls.bookHotel, { body: order(offer, { tripId: theirs.id }), idempotencyKey: newKey() }],
    [calls.createReview, { body: { kind: 'survey', tripId: theirs.id, overall: 5, services: {} } }],
  ]);
  // A list that is asked for somebody else's trip has nothing in it.
  const booked = await eve.send(calls.listHotelBookings, { query: { tripId: theirs.id } });
  assert.deepEqual(booked.status === 404 ? [] : booked.body.items, []);
  await server.settled();
  assert.deepEqual(await state(), before);
});

test('an id of somebody else’s device, session, address or message does nothing', async () => {
  await signIn(server, lea.email);
  const sessions = (await lea.send(calls.listSessions)).body.items as { id: string; current: boolean }[];
  const sessionId = sessions.find(({ current }) => !current)?.id ?? '';
  const [email] = (await lea.send(calls.listEmails)).body.items;
  const key = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url');
  const keys = { p256dh: key, auth: Buffer.alloc(16, 1).toString('base64url') };
  const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/leas';
  const deviceId = await made(lea.send(calls.registerDevice, { body: { kind: 'web-push', endpoint, keys } }));
  await makeCustomer(ana, lea, { agreed: false });
  await server.settled();
  const [message] = (await lea.send(calls.listMessages)).body.items;
  assert.ok(sessionId && email && message, 'Léa has one of each');
  const state = async () => [
    (await lea.send(calls.listSessions)).body.items.length,
    (await lea.send(calls.listEmails)).body,
    (await lea.send(calls.getNotificationSettings)).body,
    (await lea.send(calls.listMessages)).body,
  ];
  const before = await state();
  await findsNothing(eve, [
    [calls.endSession, { params: { id: sessionId } }],
    [calls.makeEmailMain, { params: { id: email.id } }],
    [calls.removeEmail, { params: { id: email.id } }],
    [calls.removeDevice, { params: { id: deviceId } }],
    [calls.testDevice, { params: { id: deviceId } }],
    [calls.deleteMessage, { params: { id: message.id } }],
  ]);
  // Reading is told of a list of ids, of which those that are not one's own count for nothing.
  await eve.send(calls.readMessages, { body: { ids: [message.id] } } as never);
  assert.deepEqual(await state(), before);
});

test('another agency’s customer, trip, draft, pattern, picture and advisor are no part of one’s own work', async () => {
  // Where all advisors see all customers, it is the agency alone that holds them apart.
  await carla.send(calls.updateTeam, { body: { customersShared: true } });
  const olga = await signIn(server, 'olga@example.com', { name: 'Olga Other' });
  const { items } = (await lea.send(calls.listAdvisors)).body;
  const leasId: string = items[0]?.id ?? (await makeCustomer(ana, lea)).id;
  await lea.send(calls.agreeToAdvisor, { params: { id: leasId } });
  const olgasId = (await makeCustomer(carla, olga, { firstName: 'Olga', lastName: 'Other' })).id;
  const [leas, olgas] = [
    await makeTrip(lea, { segments: [flight(5)] }),
    await makeTrip(olga, { segments: [flight(6)] }),
  ];
  const onDesk = async (agent: SignedIn, customerId: string, trip: { id: string; segments: { id: string }[] }) => {
    const params = { id: trip.id };
    const draft = await agent.send(calls.beginDraft, { body: { customerId, tripId: trip.id } });
    const lined = await agent.send(calls.addDraftSegment, { params: { id: draft.body.id }, body: flight(8) });
    const lines = lined.body.segments as { id: string; state: string }[];
    await agent.send(calls.addSegmentForCustomer, { params, body: flight(12) });
    const link = await agent.send(calls.createAgencyTripLink, { params, body: {} });
    return {
      draftId: draft.body.id as string,
      lineId: lines.find(({ state }) => state === 'added')?.id ?? '',
      templateId: await made(agent.send(calls.keepTemplate, { body: { name: 'Pattern', tripId: trip.id } })),
      importId: await made(
        agent.send(calls.importTripForCustomer, { body: { name: 'n.txt', userId: customerId }, file: pdf('n.txt') }),
      ),
      linkId: (link.body.link ?? link.body).id as string,
    };
  };
  const anas = await onDesk(ana, leasId, leas);
  const own = await onDesk(carla, olgasId, olgas);
  await server.settled();
  for (const [name, id] of [...Object.entries(anas), ...Object.entries(own)]) assert.ok(id, name);
  const state = async () => [
    await readTrip(lea, leas.id),
    (await ana.send(calls.getDraft, { params: { id: anas.draftId } })).body,
    (await ana.send(calls.listTemplates)).body,
    (await ana.send(calls.listAgencyTripLinks, { params: { id: leas.id } })).body,
    (await ana.send(calls.listAgencyImports)).body,
    (await lea.send(calls.listMessages)).body,
    (await readTrip(olga, olgas.id)).segments,
  ];
  const before = await state();
  const offer = await makeOffer(carla);
  const paid = { payment: { kind: 'agency-account' } };
  await findsNothing(carla, [
    [calls.beginDraft, { body: { customerId: olgasId, tripId: leas.id } }],
    [calls.beginDraft, { body: { customerId: leasId, tripId: olgas.id } }],
    [calls.beginDraft, { body: { customerId: leasId } }],
    [calls.changeDraftSegment, { params: { id: own.draftId, segmentId: anas.lineId }, body: { segment: flight(9) } }],
    [calls.removeDraftSegment, { params: { id: own.draftId, segmentId: anas.lineId } }],
    [calls.restoreDraftSegment, { params: { id: own.draftId, segmentId: anas.lineId } }],
    [calls.removeDraftSegment, { params: { id: own.draftId, segmentId: leas.segments[0]?.id } }],
    [calls.changeDraftSegment, { params: { id: anas.draftId, segmentId: own.lineId }, body: { segment: flight(9) } }],
    [calls.cloneTripForCustomer, { body: { tripId: leas.id, toUser: olgasId } }],
    [calls.cloneTripForCustomer, { body: { tripId: olgas.id, toUser: leasId } }],
    [calls.importTripForCustomer, { body: { name: 'x', userId: leasId }, file: pdf() }],
    [calls.importTripForCustomer, { body: { name: 'x', userId: olgasId, tripId: leas.id }, file: pdf() }],
    [calls.completeAgencyImport, { params: { id: own.importId }, body: { segment: flight(9), tripId: leas.id } }],
    [calls.keepTemplate, { body: { name: 'Stolen', draftId: anas.draftId } }],
    [calls.keepTemplate, { body: { name: 'Stolen', tripId: leas.id } }],
    [calls.useTemplate, { params: { id: anas.templateId }, body: { customerId: olgasId, start: inDays(40) } }],
    [calls.useTemplate, { params: { id: own.templateId }, body: { customerId: leasId, start: inDays(40) } }],
    [calls.revokeAgencyTripLink, { params: { id: olgas.id, linkId: anas.linkId } }],
    [calls.uploadImage, { body: { name: 'x.png', tripId: leas.id }, file: pdf('x.png') }],
    [
      calls.bookHotelForCustomer,
      { body: order(offer, { ...paid, customerId: olgasId, tripId: leas.id }), idempotencyKey: newKey() },
    ],
    [
      calls.bookHotelForCustomer,
      { body: order(offer, { ...paid, customerId: leasId, tripId: olgas.id }), idempotencyKey: newKey() },
    ],
    [calls.transferCustomer, { params: { id: olgasId }, body: { agentEmail: ana.email } }],
    [calls.transferCustomer, { params: { id: leasId }, body: { agentEmail: carla.email } }],
    [calls.removeAgent, { params: { id: ana.accountId }, query: { successorId: carla.accountId } }],
    [calls.removeAgent, { params: { id: carla.accountId }, query: { successorId: ana.accountId } }],
  ]);
  // A list that is asked for what is not theirs is empty.
  for (const [call, query] of [
    [calls.listAudit, { customerId: leasId }],
    [calls.listAudit, { tripId: leas.id }],
    [calls.listAgencyTrips, { customerId: leasId }],
    [calls.listAgencyImports, { customerId: leasId }],
    [calls.listDrafts, { customerId: leasId }],
  ] as const) {
    const { status, body } = await carla.send(call, { query } as never);
    assert.deepEqual(status === 404 ? [] : body.items, [], `${call.path} ${JSON.stringify(query)}`);
  }
  assert.deepEqual(await state(), before);
});

test('of two customers of one advisor the one is no way into the other’s trip', async () => {
  const [uma, vic] = [await signIn(server, 'uma@example.com'), await signIn(server, 'vic@example.com')];
  const umasId = (await makeCustomer(ana, uma, { firstName: 'Uma', lastName: 'One' })).id;
  await makeCustomer(ana, vic, { firstName: 'Vic', lastName: 'Two' });
  const vics = await makeTrip(vic, { segments: [flight(5)] });
  const before = await readTrip(vic, vics.id);
  const offer = await makeOffer(ana);
  const booking = order(offer, { payment: { kind: 'agency-account' }, customerId: umasId, tripId: vics.id });
  await findsNothing(ana, [
    [calls.beginDraft, { body: { customerId: umasId, tripId: vics.id } }],
    [calls.importTripForCustomer, { body: { name: 'x', userId: umasId, tripId: vics.id }, file: pdf() }],
    [calls.bookHotelForCustomer, { body: booking, idempotencyKey: newKey() }],
  ]);
  assert.deepEqual(await readTrip(vic, vics.id), before);
});
