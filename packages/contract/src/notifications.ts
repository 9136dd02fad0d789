import { z } from 'zod';
import { call, json, nothing, ok } from './call.ts';
import { id } from './values.ts';

/** What a person can choose about: each message kind belongs to one topic. */
export const notificationTopics = ['bookings', 'changes', 'review', 'trips', 'documents', 'safety'] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const channels = z.object({ push: z.boolean(), email: z.boolean() });
const topics = z.object({
  bookings: channels,
  changes: channels,
  review: channels,
  trips: channels,
  documents: channels,
  safety: channels,
} satisfies Record<NotificationTopic, typeof channels>);

const settings = {
  topics,
  /** Pushes wait until the end of these hours; what concerns safety does not. From later than until: across midnight. */
  quietHours: z
    .object({ from: clock, until: clock, timeZone: z.string().max(64).describe('IANA, `Europe/Paris`.') })
    .nullable(),
};

export const notificationSettings = z
  .object({ ...settings, devices: z.int().describe('How many devices of mine receive pushes.'), version: z.int() })
  .meta({ id: 'NotificationSettings' });
export type NotificationSettings = z.infer<typeof notificationSettings>;

export const getNotificationSettings = call({
  method: 'GET',
  path: '/api/my/notifications',
  summary: 'What I want to be told outside the app, and when',
  audience: 'account',
  reply: ok(notificationSettings),
});

export const updateNotificationSettings = call({
  method: 'PUT',
  path: '/api/my/notifications',
  summary: 'Choose what I am told outside the app, and when',
  audience: 'account',
  body: json(z.object(settings)),
  reply: ok(notificationSettings),
  problems: ['record.changed'],
});

export const removeDevice = call({
  method: 'DELETE',
  path: '/api/my/devices/{id}',
  summary: 'No more pushes to this device',
  audience: 'account',
  params: z.object({ id }),
  reply: nothing,
  problems: ['device.not-found'],
});

export const testDevice = call({
  method: 'POST',
  path: '/api/my/devices/{id}/test',
  summary: 'Send a push to this device, to see that it arrives',
  audience: 'account',
  params: z.object({ id }),
  reply: nothing,
  problems: ['device.not-found'],
});
