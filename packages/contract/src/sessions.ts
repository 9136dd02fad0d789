import { z } from 'zod';
import { call, nothing, ok } from './call.ts';
import { id } from './values.ts';

const sessionId = z.string().regex(/^[0-9a-f]{64}$/);
const day = z.iso.date();

/** What one sign-in on one device made. By day, and without a place: nobody guesses where somebody was. */
export const session = z
  .object({
    id: sessionId,
    /** The one that asks. */
    current: z.boolean(),
    browser: z.string().nullable(),
    system: z.string().nullable(),
    startedOn: day,
    seenOn: day,
    /** The passkey that it was begun with; null: a code. */
    passkeyId: id.nullable(),
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof session>;

export const listSessions = call({
  method: 'GET',
  path: '/api/my/sessions',
  summary: 'Where I am signed in, this session first',
  audience: 'account',
  reply: ok(z.object({ items: z.array(session) })),
});

export const endSession = call({
  method: 'DELETE',
  path: '/api/my/sessions/{id}',
  summary: 'Sign out one session, at once',
  audience: 'account',
  params: z.object({ id: sessionId }),
  reply: nothing,
  problems: ['session.not-found'],
});

export const endOtherSessions = call({
  method: 'DELETE',
  path: '/api/my/sessions',
  summary: 'Sign out every session but this one, at once',
  audience: 'account',
  reply: ok(z.object({ ended: z.int() })),
});
