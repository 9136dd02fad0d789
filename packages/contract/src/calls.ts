import * as account from './account.ts';
import * as advisors from './advisors.ts';
import * as agency from './agency.ts';
import * as agencyLinks from './agency-links.ts';
import * as agencyTrips from './agency-trips.ts';
import * as agents from './agents.ts';
import * as attachments from './attachments.ts';
import * as audit from './audit.ts';
import * as branding from './branding.ts';
import * as calendars from './calendars.ts';
import type { Call } from './call.ts';
import * as desk from './desk.ts';
import * as dismissedHints from './dismissed-hints.ts';
import * as documents from './documents.ts';
import * as drafts from './drafts.ts';
import * as emails from './emails.ts';
import * as hotels from './hotels.ts';
import * as importBatches from './import-batches.ts';
import * as importModel from './import-model.ts';
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
import * as templates from './templates.ts';
import * as trips from './trips.ts';

// Written out module by module: as one type of its own it would be too long for the compiler to write down.
type Nouns = typeof account &
  typeof advisors &
  typeof agency &
  typeof agencyLinks &
  typeof agencyTrips &
  typeof agents &
  typeof attachments &
  typeof audit &
  typeof branding &
  typeof calendars &
  typeof desk &
  typeof dismissedHints &
  typeof documents &
  typeof drafts &
  typeof emails &
  typeof hotels &
  typeof importBatches &
  typeof importModel &
  typeof imports &
  typeof messages &
  typeof notifications &
  typeof passkeys &
  typeof places &
  typeof privacy &
  typeof proof &
  typeof reviews &
  typeof safety &
  typeof segments &
  typeof sessions &
  typeof sharing &
  typeof templates &
  typeof trips;

const nouns: Nouns = {
  ...account,
  ...advisors,
  ...agency,
  ...agencyLinks,
  ...agencyTrips,
  ...agents,
  ...attachments,
  ...audit,
  ...branding,
  ...dismissedHints,
  ...calendars,
  ...desk,
  ...documents,
  ...drafts,
  ...emails,
  ...hotels,
  ...importBatches,
  ...importModel,
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
  ...templates,
  ...trips,
};

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
