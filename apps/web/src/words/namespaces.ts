import type accountEn from './en/account.json';
import type authEn from './en/auth.json';
import type calendarsEn from './en/calendars.json';
import type changesEn from './en/changes.json';
import type commonEn from './en/common.json';
import type deskEn from './en/desk.json';
import type documentsEn from './en/documents.json';
import type errorsEn from './en/errors.json';
import type feedbackEn from './en/feedback.json';
import type fieldsEn from './en/fields.json';
import type filesEn from './en/files.json';
import type homeEn from './en/home.json';
import type importsEn from './en/imports.json';
import type itineraryEn from './en/itinerary.json';
import type legalEn from './en/legal.json';
import type mapEn from './en/map.json';
import type messagesEn from './en/messages.json';
import type notificationsEn from './en/notifications.json';
import type nowEn from './en/now.json';
import type privacyEn from './en/privacy.json';
import type proofEn from './en/proof.json';
import type safetyEn from './en/safety.json';
import type securityEn from './en/security.json';
import type segmentsEn from './en/segments.json';
import type shellEn from './en/shell.json';
import type tripsEn from './en/trips.json';
import type weatherEn from './en/weather.json';
import type accountFr from './fr/account.json';
import type authFr from './fr/auth.json';
import type calendarsFr from './fr/calendars.json';
import type changesFr from './fr/changes.json';
import type commonFr from './fr/common.json';
import type deskFr from './fr/desk.json';
import type documentsFr from './fr/documents.json';
import type errorsFr from './fr/errors.json';
import type feedbackFr from './fr/feedback.json';
import type fieldsFr from './fr/fields.json';
import type filesFr from './fr/files.json';
import type homeFr from './fr/home.json';
import type importsFr from './fr/imports.json';
import type itineraryFr from './fr/itinerary.json';
import type legalFr from './fr/legal.json';
import type mapFr from './fr/map.json';
import type messagesFr from './fr/messages.json';
import type notificationsFr from './fr/notifications.json';
import type nowFr from './fr/now.json';
import type privacyFr from './fr/privacy.json';
import type proofFr from './fr/proof.json';
import type safetyFr from './fr/safety.json';
import type securityFr from './fr/security.json';
import type segmentsFr from './fr/segments.json';
import type shellFr from './fr/shell.json';
import type tripsFr from './fr/trips.json';
import type weatherFr from './fr/weather.json';

/** Every file of words, one per feature. A new feature adds a line to both lists. */
export type English = {
  account: typeof accountEn;
  auth: typeof authEn;
  calendars: typeof calendarsEn;
  changes: typeof changesEn;
  common: typeof commonEn;
  desk: typeof deskEn;
  documents: typeof documentsEn;
  errors: typeof errorsEn;
  feedback: typeof feedbackEn;
  fields: typeof fieldsEn;
  files: typeof filesEn;
  home: typeof homeEn;
  imports: typeof importsEn;
  itinerary: typeof itineraryEn;
  legal: typeof legalEn;
  map: typeof mapEn;
  messages: typeof messagesEn;
  privacy: typeof privacyEn;
  notifications: typeof notificationsEn;
  proof: typeof proofEn;
  now: typeof nowEn;
  security: typeof securityEn;
  safety: typeof safetyEn;
  segments: typeof segmentsEn;
  shell: typeof shellEn;
  trips: typeof tripsEn;
  weather: typeof weatherEn;
};

type French = {
  account: typeof accountFr;
  auth: typeof authFr;
  calendars: typeof calendarsFr;
  changes: typeof changesFr;
  common: typeof commonFr;
  desk: typeof deskFr;
  documents: typeof documentsFr;
  errors: typeof errorsFr;
  feedback: typeof feedbackFr;
  fields: typeof fieldsFr;
  files: typeof filesFr;
  home: typeof homeFr;
  imports: typeof importsFr;
  itinerary: typeof itineraryFr;
  legal: typeof legalFr;
  map: typeof mapFr;
  messages: typeof messagesFr;
  privacy: typeof privacyFr;
  notifications: typeof notificationsFr;
  proof: typeof proofFr;
  now: typeof nowFr;
  security: typeof securityFr;
  safety: typeof safetyFr;
  segments: typeof segmentsFr;
  shell: typeof shellFr;
  trips: typeof tripsFr;
  weather: typeof weatherFr;
};

export type Namespace = keyof English;

/** `home.upcoming`; a plural is asked for by its stem: `home.nights` for `nights_one` and `nights_other`. */
export type WordKey = KeysOf<English>;

type KeysOf<W> = { [N in keyof W & string]: `${N}.${Stem<keyof W[N] & string>}` }[keyof W & string];
type Stem<K extends string> = K extends `${infer S}_${'zero' | 'one' | 'many' | 'other'}` ? S : K;

/** Does not compile when English and French do not say the same things; the error names the missing keys. */
export type Complete = Nothing<Exclude<KeysOf<English>, KeysOf<French>>> &
  Nothing<Exclude<KeysOf<French>, KeysOf<English>>>;
type Nothing<Missing extends never> = Missing;
