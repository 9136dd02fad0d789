import { z } from 'zod';
import { accepted, call, created, json, nothing, ok } from './call.ts';
import { place } from './places.ts';
import { id, instant, page, pageOf, text } from './values.ts';

export const calendarKinds = ['caldav', 'subscription', 'google', 'microsoft'] as const;
export type CalendarKind = (typeof calendarKinds)[number];
export const calendarSignIns = ['google', 'microsoft'] as const;

/** Why a calendar does not sync. What the traveller can do about it is the app's words. */
export const calendarProblems = [
  'wrong-password', // the server does not accept the name and password; nothing is tried again until they are new
  'consent-withdrawn', // the sign-in at the provider has ended
  'not-a-calendar', // something answers there, and it is no calendar
  'not-found', // nobody answers by that name, or the calendar has gone
  'address-refused', // a private address that the operator has not let in
  'certificate',
  'unreachable',
  'too-slow',
  'too-large',
  'busy', // asked us to come back later, or has trouble of its own
  'unreadable', // what it sent cannot be read within our limits
] as const;
export type CalendarProblem = (typeof calendarProblems)[number];

/** What became of an event, and why. */
export const calendarDecisions = [
  'booking', // a flight, a train, a hotel…: placed like one that came by mail
  'known-booking', // the trip has it already, from a surer source
  'event', // an event in a trip
  'taken-out', // the traveller removed it from the trip: it stays out
  'recurring', // a series: it belongs to everyday life
  'at-home',
  'all-day-note', // a holiday, a birthday, a free day
  'no-trip', // outside every trip
  'personal', // private, and no trip of one's own is made for it
  'declined',
  'cancelled',
] as const;
export type CalendarDecision = (typeof calendarDecisions)[number];

const calendar = z.object({
  id,
  name: z.string(),
  /** `#1f41ee`, as the calendar's own program paints it. */
  color: z.string().nullable(),
  selected: z.boolean(),
  /** Events that are part of a trip now. */
  imported: z.int(),
  leftOut: z.int(),
});

export const calendarAccount = z
  .object({
    id,
    kind: z.enum(calendarKinds),
    /** The host of the server or subscription, never the whole secret address. */
    title: z.string(),
    username: z.string().nullable(),
    /** `connecting`: being looked up. `choosing`: nothing is imported until calendars are selected. */
    state: z.enum(['connecting', 'choosing', 'syncing', 'synced', 'failing']),
    problem: z.enum(calendarProblems).nullable(),
    lastSyncedAt: instant.nullable(),
    nextSyncAt: instant.nullable(),
    /** Who sees imported events that the calendar does not mark as private. Private ones are the owner's alone. */
    audience: z.enum(['me', 'trip']),
    calendars: z.array(calendar),
  })
  .meta({ id: 'CalendarAccount' });
export type CalendarAccount = z.infer<typeof calendarAccount>;

const feedState = z.object({ createdAt: instant, lastReadAt: instant.nullable() });

const params = z.object({ id });

export const listCalendars = call({
  method: 'GET',
  path: '/api/my/calendars',
  summary: 'My connected calendars, and the feed of my trips',
  audience: 'account',
  reply: ok(
    z.object({
      accounts: z.array(calendarAccount),
      /** Sign-ins that this installation has keys for. */
      signIns: z.array(z.enum(calendarSignIns)),
      home: place.nullable().describe('Where the traveller usually is: events there are no trips.'),
      feed: feedState.nullable(),
    }),
  ),
});

export const connectCalendar = call({
  method: 'POST',
  path: '/api/my/calendars',
  summary: 'Connect a CalDAV account or a subscription. The calendars are looked up afterwards',
  audience: 'account',
  body: json(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('caldav'),
        /** Address of the server, or just its name: `caldav.icloud.com`. */
        server: text(1000).min(1),
        username: text(254).min(1),
        password: text(500).min(1),
      }),
      z.object({
        kind: z.literal('subscription'),
        /** webcal://, https:// or http://. */
        address: text(2000).min(1),
      }),
    ]),
  ),
  reply: created(calendarAccount),
  problems: ['calendar.too-many'],
});

export const beginCalendarSignIn = call({
  method: 'POST',
  path: '/api/my/calendars/sign-in/{kind}',
  summary: 'Begin to connect a calendar by signing in at its provider',
  audience: 'account',
  params: z.object({ kind: z.enum(calendarSignIns) }),
  body: json(z.object({ accountId: id.optional().describe('To sign in again to one that is connected.') })),
  reply: ok(z.object({ url: z.string() })),
  problems: ['calendar.sign-in-unavailable', 'calendar.not-found', 'calendar.too-many'],
});

export const finishCalendarSignIn = call({
  method: 'POST',
  path: '/api/my/calendars/sign-in',
  summary: 'Finish it with what the provider sent back',
  audience: 'account',
  body: json(z.object({ state: text(200).min(1), code: text(4000).min(1) })),
  reply: created(calendarAccount),
  problems: ['calendar.sign-in-expired', 'calendar.sign-in-unavailable', 'calendar.too-many'],
});

export const selectCalendars = call({
  method: 'PUT',
  path: '/api/my/calendars/{id}/selection',
  summary: 'Select the calendars whose events are imported. At least one',
  audience: 'account',
  params,
  body: json(z.object({ calendarIds: z.array(id).max(200), audience: z.enum(['me', 'trip']).optional() })),
  reply: ok(calendarAccount),
  problems: ['calendar.not-found', 'calendar.none-selected'],
});

export const changeCalendarPassword = call({
  method: 'PUT',
  path: '/api/my/calendars/{id}/password',
  summary: 'Give a new password to a CalDAV account',
  audience: 'account',
  params,
  body: json(z.object({ username: text(254).min(1), password: text(500).min(1) })),
  reply: ok(calendarAccount),
  problems: ['calendar.not-found'],
});

export const syncCalendar = call({
  method: 'POST',
  path: '/api/my/calendars/{id}/sync',
  summary: 'Sync now',
  audience: 'account',
  params,
  reply: accepted(calendarAccount),
  problems: ['calendar.not-found'],
});

export const disconnectCalendar = call({
  method: 'DELETE',
  path: '/api/my/calendars/{id}',
  summary: 'Disconnect. What was imported stays in the trips, or goes too',
  audience: 'account',
  params,
  query: z.object({ events: z.enum(['keep', 'remove']).default('keep') }),
  reply: nothing,
  problems: ['calendar.not-found'],
});

export const calendarEvent = z
  .object({
    id,
    calendarId: id,
    title: z.string(),
    start: z.string(),
    location: z.string().nullable(),
    decision: z.enum(calendarDecisions),
    trip: z.object({ id, name: z.string() }).nullable(),
  })
  .meta({ id: 'CalendarEvent' });
export type CalendarEvent = z.infer<typeof calendarEvent>;

export const listCalendarEvents = call({
  method: 'GET',
  path: '/api/my/calendars/{id}/events',
  summary: 'What became of the events of a connected calendar, and why',
  audience: 'account',
  params,
  query: z.object({ which: z.enum(['imported', 'left-out']).default('imported'), ...page }),
  reply: ok(pageOf(calendarEvent)),
  problems: ['calendar.not-found'],
});

export const setCalendarHome = call({
  method: 'PUT',
  path: '/api/my/calendars/home',
  summary: 'Say where one usually is. An event in another town is a trip, one at home is none',
  audience: 'account',
  body: json(z.object({ home: place.nullable() })),
  reply: ok(z.object({ home: place.nullable() })),
});

export const createCalendarFeed = call({
  method: 'POST',
  path: '/api/my/calendars/feed',
  summary: 'A new secret address of my trips as a calendar; the one before ends. Shown this once',
  audience: 'account',
  freshProof: true,
  reply: created(feedState.extend({ path: z.string().describe('`/feeds/….ics`, at the address of this API.') })),
});

export const revokeCalendarFeed = call({
  method: 'DELETE',
  path: '/api/my/calendars/feed',
  summary: 'End the calendar of my trips',
  audience: 'account',
  reply: nothing,
});
