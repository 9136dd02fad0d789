import { resolve } from 'node:dns/promises';
import { join } from 'node:path';
import type { Call } from '@escale/contract';
import type { FastifyInstance } from 'fastify';
import { openModel } from './adapters/ai/open-model.ts';
import { caldav } from './adapters/calendars/caldav.ts';
import { type GoogleAddresses, google } from './adapters/calendars/google.ts';
import { type MicrosoftAddresses, microsoft } from './adapters/calendars/microsoft.ts';
import { subscriptions } from './adapters/calendars/subscription.ts';
import { diskBlobs } from './adapters/files/disk.ts';
import { s3Blobs } from './adapters/files/s3.ts';
import { openHotelProvider } from './adapters/hotels/open-provider.ts';
import { type ImapIn, watchMailbox } from './adapters/mail-in/imap.ts';
import { listenForMail, type SmtpIn } from './adapters/mail-in/smtp.ts';
import { openMailOut } from './adapters/mail-out/mail-out.ts';
import { openOutside } from './adapters/outside.ts';
import { openPushOut } from './adapters/push/push-out.ts';
import type { Config } from './config.ts';
import { namesOf, openAccounts } from './features/accounts/index.ts';
import { type Agency, openAgency } from './features/agency/index.ts';
import { type Audit, openAudit } from './features/audit/index.ts';
import { type Auth, authenticateBy, isProven, openAuth } from './features/auth/index.ts';
import { type Calendars, openCalendars } from './features/calendars/index.ts';
import { type Desk, openDesk } from './features/desk/index.ts';
import { type Documents, openDocuments } from './features/documents/index.ts';
import { type Hotels, openHotels } from './features/hotels/index.ts';
import { mailboxPositions, openImports } from './features/imports/index.ts';
import { openMessages } from './features/messages/index.ts';
import { openPlaces } from './features/places/index.ts';
import { openPrivacy } from './features/privacy/index.ts';
import { openReadingRoom, type ReadingLimits, type Resolver } from './features/reading/index.ts';
import { openReviews, type Reviews } from './features/reviews/index.ts';
import { openSafety, type Safety } from './features/safety/index.ts';
import { openSharing } from './features/sharing/index.ts';
import { openTrips, type Trips } from './features/trips/index.ts';
import { notBuilt } from './not-built.ts';
import { letIn } from './outside-config.ts';
import { accountKeys } from './platform/account-keys.ts';
import type { Authenticate } from './platform/caller.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { openDatabase } from './platform/database.ts';
import { type Db, openDb } from './platform/db.ts';
import { fieldCipher } from './platform/field-cipher.ts';
import { openFiles } from './platform/files.ts';
import type { House } from './platform/house.ts';
import { openHttp } from './platform/http.ts';
import { sweepKeys } from './platform/idempotency.ts';
import { openJobs } from './platform/jobs.ts';
import { checkMasterKey, deriveKey, openMasterKey } from './platform/keys.ts';
import { openLive } from './platform/live.ts';
import { openMail } from './platform/mail.ts';
import { serveDescription } from './platform/openapi.ts';
import { openOutbound } from './platform/outbound.ts';
import { openOutbox } from './platform/outbox.ts';
import { servePlainStyle } from './platform/plain-page.ts';
import { routes } from './platform/route.ts';
import { bindNotBuilt } from './platform/unbuilt.ts';
import { serveWeb } from './platform/web.ts';
import { roomsOfPeople } from './rooms-of-people.ts';

export type App = {
  readonly house: House;
  readonly http: FastifyInstance;
  readonly trips: Trips;
  readonly hotels: Hotels;
  readonly safety: Safety;
  readonly reviews: Reviews;
  readonly documents: Documents;
  readonly calendars: Calendars;
  readonly audit: Audit;
  readonly agency: Agency;
  readonly desk: Desk;
  readonly auth: Auth;
  /** Where mail goes in, once we listen. */
  readonly mailPort: number | null;
  /** The calls that have a function. */
  readonly bound: readonly Call[];
  /** Listens. Gives the address. */
  listen(): Promise<string>;
  /** Stops listening, answers what is under way, lets jobs finish, closes. */
  close(): Promise<void>;
};

/** What a test may put in place of the real thing. */
export type Replacements = {
  readonly clock?: Clock;
  readonly authenticate?: Authenticate;
  readonly checkReplies?: boolean;
  /** Who answers the DNS questions about senders. */
  readonly resolver?: Resolver;
  readonly readingLimits?: Partial<ReadingLimits>;
  /** Where Google and Microsoft are. */
  readonly calendarAddresses?: { readonly google?: GoogleAddresses; readonly microsoft?: MicrosoftAddresses };
};

/** What is under way gets this long to be answered when we close. */
const closingMs = 8_000;

/** Where every wire is joined; nothing else builds anything. */
export async function openApp(config: Config, replace: Replacements = {}): Promise<App> {
  const clock = replace.clock ?? systemClock;
  const master = openMasterKey(config.masterKey, config.dataFolder);
  const http = await openHttp({
    logLevel: config.logLevel,
    origins: { publicUrl: config.demo ? null : config.publicUrl, allowed: config.allowedOrigins },
    proxies: config.proxies,
  });
  const log = http.log;
  const database = await openDatabase(config);
  const db: Db = openDb(database.connection);
  await checkMasterKey(db, master).catch(async (error) => {
    await db.close();
    await database.close();
    throw error;
  });
  const jobs = openJobs(db, log);
  const outbox = openOutbox(db, jobs);
  const live = openLive(db, log);
  const keys = accountKeys(master);
  // A call that keeps a file is inside its transaction already: with one pool for both, ten such calls at once would each
  // hold a connection and wait for another.
  const filesDb = openDb(database.connection, { poolSize: 4 });
  const blobs = config.files.kind === 's3' ? s3Blobs(config.files) : diskBlobs(join(config.dataFolder, 'files'));
  const files = openFiles({
    db: filesDb,
    keys,
    blobs,
    spool: join(config.dataFolder, 'arriving'),
    limitBytes: config.storageBytes,
  });
  jobs.every(60, 'files:sweep', async () => void (await files.sweep()));
  jobs.every(60, 'idempotency:sweep', () => sweepKeys(db.query));

  // Every request waits for this answer and for nothing else: who is asking gets a connection of its own.
  const callersDb = openDb(database.connection, { poolSize: 1 });
  const authenticate = replace.authenticate ?? authenticateBy(callersDb);
  const { route, bound } = routes({
    http,
    db,
    files,
    authenticate,
    isProven: ({ sessionId }) => isProven(db.query, sessionId, clock.now()),
    clock,
    idempotencySecret: deriveKey(master, 'idempotency'),
    checkReplies: replace.checkReplies ?? false,
  });
  const { out, outboxPage } = openMailOut(config, http, db);
  const house: House = {
    config,
    db,
    files,
    fields: fieldCipher(keys),
    jobs,
    whenTold: outbox.whenTold,
    live,
    mailLater: openMail(jobs, master, out, () => clock.now()),
    clock,
    log,
    route,
    http,
    master,
    outbound: openOutbound({ allow: config.outboundAllow }),
  };

  // The rooms, floor by floor. Each takes the house and what it needs from outside.
  openAccounts(house);
  const auth = openAuth(house, { outboxPage });
  openPlaces(house, openOutside(config.outside, house));
  const audit = openAudit(house);
  const trips = openTrips(house);

  const documents = openDocuments(house, { trips: { needs: trips.abroadOf } });

  const room = openReadingRoom(replace.resolver ?? resolve, { ...config.reading, ...replace.readingLimits });
  const imports = openImports(house, trips, room, openModel(config.outside.model));
  const { google: googleKeys, microsoft: microsoftKeys } = config.calendars;
  const addresses = replace.calendarAddresses;
  const calendars = openCalendars(house, trips, room, {
    caldav: caldav(house.outbound, room),
    subscription: subscriptions(house.outbound, room),
    google: googleKeys && google(house.outbound, googleKeys, addresses?.google),
    microsoft: microsoftKeys && microsoft(house.outbound, microsoftKeys, addresses?.microsoft),
  });
  const hotels = openHotels(house, { trips, provider: openHotelProvider(house) });
  const safety = openSafety(house, { trips, mail: out });
  const reviews = openReviews(house, trips);
  const sharing = openSharing(house, trips, (queries, tripId, agencyId) => desk.brandOf(queries, tripId, agencyId));
  const desk = openDesk(house, { trips, documents, imports, safety, sharing });
  const agency = openAgency(house);
  openMessages(house, {
    authenticate,
    push: openPushOut(config, master),
    facts: {
      trip: (tripId) => trips.newsOf(db.query, tripId),
      import: imports.newsOf,
      batch: imports.batchNewsOf,
      incident: (incidentId) => safety.newsOf(db.query, incidentId),
      calendar: calendars.newsOf,
      hotel: (bookingId) => hotels.newsOf(db.query, bookingId),
      hotelAtDesk: (booking) => hotels.deskNewsOf(db.query, booking),
      publication: desk.newsOf,
      document: (documentId) => documents.newsOf(db.query, documentId),
      advisor: (customerId) => agency.newsOf(db.query, customerId),
      personName: async (accountId) => (await namesOf(db.query, [accountId])).get(accountId)?.name ?? '',
    },
  });
  const rooms = roomsOfPeople({
    agency,
    desk,
    fields: house.fields,
    trips,
    documents,
    hotels,
    imports,
    safety,
    reviews,
  });
  const privacy = openPrivacy(house, { rooms, trips, blobs });
  let mailIn: SmtpIn | null = null;
  let mailbox: ImapIn | null = null;

  bindNotBuilt(route, notBuilt);
  serveDescription(http);
  servePlainStyle(http);
  await serveWeb(http, config.webFolder, letIn(config.outside));

  return {
    house,
    http,
    auth,
    trips,
    hotels,
    safety,
    reviews,
    documents,
    calendars,
    audit,
    agency,
    desk,
    bound,
    get mailPort() {
      return mailIn?.port ?? null;
    },
    async listen() {
      // Before anybody can ask or be told anything.
      const again = await privacy.repeatErasures();
      if (again) log.warn({ accounts: again }, 'accounts that were erased after this backup have been erased again');
      await jobs.start();
      await live.start();
      mailIn = await listenForMail(imports.desk, { ...config.mailIn, log: (note) => log.warn(note, 'mail in') });
      if (config.mailbox) {
        const log = (note: object) => house.log.warn(note, 'mailbox');
        mailbox = watchMailbox(imports.desk, mailboxPositions(db), { ...config.mailbox, log });
      }
      return http.listen({ host: config.host, port: config.port });
    },
    async close() {
      // Open pages hold their streams for hours: those end first, or closing would wait for them.
      await live.stop();
      await mailIn?.close();
      await mailbox?.close();
      // A browser opens connections in advance: one that never asked anything would be waited for.
      const patience = setTimeout(() => http.server.closeAllConnections(), closingMs);
      await http.close();
      clearTimeout(patience);
      await jobs.stop();
      await room.close();
      await sharing.close();
      await callersDb.close();
      await filesDb.close();
      await db.close();
      await database.close();
    },
  };
}
