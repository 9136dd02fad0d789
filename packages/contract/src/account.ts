import { z } from 'zod';
import { call, json, nothing, ok } from './call.ts';
import { languages } from './limits.ts';
import { email, id, instant, text } from './values.ts';

/** International format, `+33 6 12 34 56 78`; whether the number can exist is checked on both sides. */
export const phone = text(30).regex(/^\+[1-9][\d\s().-]{5,28}$/);

export const account = z
  .object({
    id,
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    mobilePhone: z.string().nullable(),
    businessMobilePhone: z.string().nullable(),
    emergencyContactEmail: z.string().nullable(),
    emergencyContactState: z
      .enum(['waiting', 'confirmed', 'refused'])
      .nullable()
      .describe('Whether the person behind the address agreed. After a refusal the address is gone.'),
    language: z
      .enum(languages)
      .nullable()
      .describe('In which we write to them and name their trips. null: nobody said so yet.'),
    roles: z.array(z.enum(['traveler', 'agent', 'safety-contact'])),
    agency: z.object({ id, name: z.string() }).nullable(),
    company: z.object({ id, name: z.string() }).nullable(),
    importAddress: z.string(),
    /** One of the accounts of the demo: nothing of it is private. */
    demo: z.boolean(),
    createdAt: instant,
    version: z.int(),
  })
  .meta({ id: 'Account' });
export type Account = z.infer<typeof account>;

export const getAccount = call({
  method: 'GET',
  path: '/api/my/account',
  summary: 'My account and profile',
  audience: 'account',
  reply: ok(account),
});

export const updateAccountDetails = call({
  method: 'PUT',
  path: '/api/my/account/details',
  summary: 'Change my information',
  audience: 'account',
  body: json(
    z.object({
      firstName: text(100).optional(),
      lastName: text(100).optional(),
      mobilePhone: phone.nullable().optional(),
      businessMobilePhone: phone.nullable().optional(),
      emergencyContactEmail: email.nullable().optional(),
      language: z.enum(languages).nullable().optional(),
    }),
  ),
  reply: ok(account),
  problems: ['record.changed'],
});

export const clearOnboarding = call({
  method: 'PUT',
  path: '/api/my/account/onboarding',
  summary: 'I have seen the slides that welcome me, or skipped them: never again, on any device',
  audience: 'account',
  body: json(z.object({ state: z.literal('cleared') })),
  reply: nothing,
});

export const getCompany = call({
  method: 'GET',
  path: '/api/my/company',
  summary: 'The company that I travel for: its policies and safety contacts',
  audience: 'account',
  reply: ok(
    z.object({
      id,
      name: z.string(),
      policyUrl: z.string().nullable(),
      assistance: z.object({ phone: z.string().nullable(), email: z.string().nullable() }),
      internationalSos: z.object({ phone: z.string().nullable(), membershipNumber: z.string().nullable() }).nullable(),
      safety: z.object({
        /** Numbers of the company's security desk, where the app itself cannot reach it. */
        phone: z.string().nullable(),
        sms: z.string().nullable(),
        /** How a report gets there; none: nobody at the company would hear of it. */
        channels: z.array(z.enum(['webhook', 'email', 'desk'])),
        /** A closed report is erased after so many days. */
        keptDays: z.int(),
      }),
    }),
  ),
  problems: ['company.not-found'],
});

export const getAppConfig = call({
  method: 'GET',
  path: '/api/my/app/{id}/config',
  summary: 'What this installation offers to the app',
  audience: 'account',
  params: z.object({ id: text(60) }),
  reply: ok(
    z.object({
      product: z.string(),
      version: z.string(),
      demo: z.boolean(),
      redirectUri: z.string(),
      dataRegion: z.object({ statement: z.string() }).nullable().describe('Only where the operator has declared it.'),
      supportEmail: z.string().nullable(),
      /** Who runs this installation, and their own texts in place of ours. */
      legal: z.object({
        operator: z.string().nullable(),
        contactEmail: z.string().nullable(),
        privacyUrl: z.string().nullable(),
        termsUrl: z.string().nullable(),
      }),
      /** Without either the app draws its own world. */
      maps: z.object({
        script: z.string().nullable().describe("Google's Maps JavaScript API, loaded when somebody asks for it."),
        style: z.string().nullable().describe("A MapLibre style with the operator's tiles."),
      }),
      features: z.object({ aiImport: z.boolean(), hotels: z.boolean(), webPush: z.boolean() }),
      vapidPublicKey: z.string().nullable(),
    }),
  ),
  problems: ['app.not-found'],
});

export const ping = call({
  method: 'GET',
  path: '/api/my/ping',
  summary:
    'Am I signed in, and what does the server run? Read the headers: Date, X-Escale-Version, X-Escale-Minimum-Version',
  audience: 'account',
  reply: nothing,
});

export const registerDevice = call({
  method: 'POST',
  path: '/api/my/devices',
  summary: 'Register this device for push messages',
  audience: 'account',
  body: json(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('web-push'),
        endpoint: z.url().max(1000),
        keys: z.object({ p256dh: text(200), auth: text(100) }),
      }),
      z.object({ kind: z.literal('fcm'), token: text(4096).min(1) }),
      z.object({ kind: z.literal('apns'), token: text(400).min(1) }),
    ]),
  ),
  reply: ok(z.object({ id })),
  problems: ['device.too-many', 'device.not-supported'],
});

/** Served at `/version-policy.json` without authentication; decides the new-version prompt. */
export const versionPolicy = z.object({
  latest: z.string(),
  minimum: z.string(),
  releasedAt: instant.optional(),
  notesUrl: z.string().optional(),
});
