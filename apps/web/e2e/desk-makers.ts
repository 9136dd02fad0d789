import { lisbon, type Send, winterDay } from './trip-makers.ts';

export type Listed<T> = { items: T[] };

export const hotel = {
  type: 'hotel',
  name: 'Casa do Rio',
  place: { ...lisbon, name: 'Casa do Rio' },
  start: winterDay,
  end: winterDay.replace(/20$/, '23'),
};
export const event = { type: 'event', name: 'Kick-off', start: `${winterDay}T15:00:00+00:00[Europe/Lisbon]` };

/** Ana looks after Léa, who has agreed. Answers the customer's id. */
export async function lookAfterLea(agent: Send, lea: Send): Promise<string> {
  const person = { email: 'lea@example.com', firstName: 'Léa', lastName: 'Martin' };
  const added = await agent('POST', '/api/agency/travelers', person);
  const { items } = (await (await agent('GET', '/api/agency/travelers?query=lea@example.com')).json()) as Listed<{
    id: string;
  }>;
  if (added.status === 201) {
    const advisors = (await (await lea('GET', '/api/my/advisors')).json()) as Listed<{ id: string }>;
    for (const { id } of advisors.items) await lea('PUT', `/api/my/advisors/${id}`);
  }
  return items[0]?.id ?? '';
}

/** Answers the draft's id. */
export async function begin(send: Send, tripId: string): Promise<string> {
  return ((await (await send('POST', '/api/agency/drafts', { tripId })).json()) as { id: string }).id;
}

export async function publish(send: Send, tripId: string, segment: object): Promise<void> {
  const draft = await begin(send, tripId);
  await send('POST', `/api/agency/drafts/${draft}/segments`, segment);
  const published = await send('POST', `/api/agency/drafts/${draft}/publish`);
  if (published.status !== 201) throw new Error(`${published.status} ${await published.text()}`);
}
