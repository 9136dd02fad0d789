import { begin, event, hotel, type Listed, lookAfterLea, publish } from './desk-makers.ts';
import { expect, test } from './fixtures.ts';
import { flightOn, makeTrip, toast, winterDay } from './trip-makers.ts';

test.beforeAll(async ({ session, agentSession }) => {
  await lookAfterLea(agentSession.send, session.send);
});

test('a change waits in the draft until it is published, and then the traveller reads what changed', async ({
  ana,
  session,
  agentSession,
  expectAccessible,
}) => {
  const tripId = await makeTrip(session.send, 'Desk at work', [flightOn(winterDay), hotel]);
  await ana.goto(`/desk/trips/${tripId}`);
  await ana.getByRole('heading', { level: 1, name: 'Desk at work' }).waitFor();

  await ana.getByRole('link', { name: 'Add', exact: true }).click();
  await ana.getByRole('link', { name: 'Event' }).click();
  await ana.getByRole('textbox', { name: 'Name' }).fill('Dinner by the river');
  await ana.getByLabel('Begins', { exact: true }).fill(winterDay);
  await ana.getByRole('button', { name: 'Save in the draft' }).click();
  await expect(ana.getByText('1 change not published')).toBeVisible();
  const dinner = ana.getByRole('article').filter({ hasText: 'Dinner by the river' });
  await expect(dinner.getByText('Added')).toBeVisible();
  const before = (await (await session.send('GET', `/api/my/trips/${tripId}`)).json()) as { segments: unknown[] };
  expect(before.segments).toHaveLength(2);

  const stay = ana.getByRole('article').filter({ hasText: 'Casa do Rio' }).first();
  await stay.getByRole('button', { name: /Options for/ }).click();
  await ana.getByRole('menuitem', { name: 'Remove from the trip' }).click();
  await expect(stay.getByText('Removed')).toBeVisible();
  await expectAccessible(ana);

  await ana.getByRole('link', { name: 'Review and publish' }).click();
  await expect(ana.getByRole('heading', { name: 'What they will be told' })).toBeVisible();
  await expect(ana.getByText('Dinner by the river').first()).toBeVisible();
  await expectAccessible(ana);
  await ana.getByRole('button', { name: 'Publish and tell them' }).click();
  await expect(toast(ana, 'Published')).toBeVisible();
  await expect(ana.getByText('Not seen yet')).toBeVisible();

  const after = (await (await session.send('GET', `/api/my/trips/${tripId}`)).json()) as {
    segments: unknown[];
    version: number;
  };
  expect(after.segments).toHaveLength(2);
  await session.send('POST', `/api/my/trips/${tripId}/seen`, { version: after.version });
  await expect(ana.getByText(/^Seen /)).toBeVisible();
  expect((await agentSession.send('GET', '/api/agency/drafts')).status).toBe(200);
});

test('the traveller sees who updated the trip, and the advisor that they have seen it', async ({
  lea,
  session,
  agentSession,
  expectAccessible,
}) => {
  const tripId = await makeTrip(session.send, 'Seen by Léa', [hotel]);
  await publish(agentSession.send, tripId, event);
  await lea.goto(`/trips/${tripId}`);
  const note = lea.getByRole('region', { name: /^Updated by/ });
  await expect(note).toContainText('Kick-off');
  await expectAccessible(lea);
  await expect(async () => {
    const trip = (await (await agentSession.send('GET', `/api/agency/trips/${tripId}`)).json()) as {
      publication: { readers: { seenAt: string | null }[] };
    };
    expect(trip.publication.readers[0]?.seenAt).not.toBeNull();
  }).toPass();
  await note.getByRole('button', { name: 'Put this note away' }).click();
  await expect(note).toBeHidden();
  await lea.reload();
  await lea.getByRole('article').first().waitFor();
  await expect(note).toBeHidden();
});

test('what somebody changed meanwhile is shown beside the draft, and one of the two is chosen', async ({
  ana,
  session,
  agentSession,
}) => {
  const tripId = await makeTrip(session.send, 'Two versions', [hotel]);
  const trip = (await (await session.send('GET', `/api/my/trips/${tripId}`)).json()) as {
    segments: { id: string; version: number }[];
  };
  const segment = trip.segments[0];
  const draft = await begin(agentSession.send, tripId);
  const body = { segment: { ...hotel, roomDescription: 'Sea view' }, version: segment?.version };
  await agentSession.send('PUT', `/api/agency/drafts/${draft}/segments/${segment?.id}`, body);
  await session.send('PATCH', `/api/my/trips/${tripId}/segments/${segment?.id}`, { roomDescription: 'Garden view' });

  await ana.goto(`/desk/drafts/${draft}/review`);
  const clash = ana.getByRole('region', { name: 'Two versions' });
  await expect(clash.getByRole('cell', { name: 'Garden view' })).toBeVisible();
  await expect(clash.getByRole('cell', { name: 'Sea view' })).toBeVisible();
  const publish = ana.getByRole('button', { name: 'Publish and tell them' });
  await expect(publish).toBeDisabled();
  await clash.getByRole('button', { name: 'Keep the draft’s' }).click();
  await expect(clash).toBeHidden();
  await publish.click();
  await expect(toast(ana, 'Published')).toBeVisible();
});

test('a trip that the agency published to is shared as a page, and the traveller sees that it is', async ({
  ana,
  session,
  agentSession,
  product,
  expectAccessible,
}) => {
  const tripId = await makeTrip(session.send, 'Shared by the desk', [hotel]);
  await publish(agentSession.send, tripId, event);
  await ana.goto(`/desk/trips/${tripId}`);
  await ana.getByRole('button', { name: 'Trip options' }).click();
  await ana.getByRole('menuitem', { name: 'Web page for the customer' }).click();
  const dialog = ana.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create a link' }).click();
  const { pathname } = new URL(await dialog.getByText(/\/s\/[\w-]{32}$/).innerText());
  await expect(dialog.getByRole('button', { name: /^Revoke/ })).toBeVisible();
  await expectAccessible(ana);
  const page = await (await fetch(product.url + pathname)).text();
  expect(page).toContain('Atlas Corporate Travel');
  const seen = (await (await session.send('GET', `/api/my/trips/${tripId}/links`)).json()) as Listed<{
    agency: string;
  }>;
  expect(seen.items.map(({ agency }) => agency)).toEqual(['Atlas Corporate Travel']);
  await dialog.getByRole('button', { name: /^Revoke/ }).click();
  await expect(dialog.getByRole('button', { name: /^Revoke/ })).toHaveCount(0);
  await expect(dialog.getByText(pathname)).toHaveCount(0);
  expect((await fetch(product.url + pathname)).status).toBe(404);
});
