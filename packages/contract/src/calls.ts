import * as account from './account.ts';
import * as agency from './agency.ts';
import * as attachments from './attachments.ts';
import * as audit from './audit.ts';
import * as calendars from './calendars.ts';
import type { Call } from './call.ts';
import * as dismissedHints from './dismissed-hints.ts';
import * as documents from './documents.ts';
import * as emails from './emails.ts';
import * as hotels from './hotels.ts';
import * as imports from './imports.ts';
import * as messages from './messages.ts';
import * as notifications from './notifications.ts';
import * as passkeys from './passkeys.ts';
import * as places from './places.ts';
import * as privacy from './privacy.ts';
import * as proof from './proof.ts';
import * as reviews from './reviews.ts';
import * as safety from './safety.ts';
import * as segments from './segments.ts';
import * as sessions from './sessions.ts';
import * as sharing from './sharing.ts';
import * as trips from './trips.ts';

const nouns = {
  ...account,
  ...agency,
  ...attachments,
  ...audit,
  ...dismissedHints,
  ...calendars,
  ...documents,
  ...emails,
  ...hotels,
  ...imports,
  ...messages,
  ...notifications,
  ...passkeys,
  ...places,
  ...privacy,
  ...proof,
  ...reviews,
  ...safety,
  ...segments,
  ...sessions,
  ...sharing,
  ...trips,
};

type Nouns = typeof nouns;
type CallName = {
  [K in keyof Nouns]: Nouns[K] extends { method: string; path: `/api/${string}` } ? K : never;
}[keyof Nouns];

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value;
}

/** Every call there is, by name. */
export const calls = Object.fromEntries(Object.entries(nouns).filter(([, value]) => isCall(value))) as unknown as Pick<
  Nouns,
  CallName
>;
export type { CallName };
