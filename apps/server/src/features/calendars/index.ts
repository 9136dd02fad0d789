/** Calendars that a traveller has connected, and the calendar of their trips for others to read. */
import './tables.ts';
import type { House } from '../../platform/house.ts';
import type { ReadingRoom } from '../reading/index.ts';
import type { Trips } from '../trips/index.ts';
import { serveFeeds } from './feed.ts';
import { followAddress } from './follow-address.ts';
import { syncJob } from './jobs.ts';
import { judgeWhenTripsChange } from './judge-again.ts';
import type { Needs } from './needs.ts';
import type { CalendarProviders } from './ports.ts';
import { calendarRoutes } from './routes.ts';
import { syncCalendars, syncDue } from './sync.ts';

export {
  type Access,
  CalendarFault,
  type CalendarProvider,
  type CalendarProviders,
  type Pulled,
  type RemoteCalendar,
  type Secret,
  type SigningProvider,
} from './ports.ts';
export { showAll } from './show-all.ts';

export type Calendars = {
  /** What a message about a connected calendar needs. */
  newsOf(calendarAccountId: string): Promise<{ title: string } | null>;
  /** For the demo: its subscription to a calendar of this server is read where the server listens today. */
  followAddress(accountId: string, address: string): Promise<void>;
};

export function openCalendars(house: House, trips: Trips, room: ReadingRoom, providers: CalendarProviders): Calendars {
  const { db, fields, clock, config, log } = house;
  const needs: Needs = { db, fields, clock, config, log, trips, room, providers };
  house.jobs.work(syncJob, ({ id }) => syncCalendars(needs, id));
  house.jobs.every(5, 'calendars:due', () => syncDue(needs));
  judgeWhenTripsChange(house, needs);
  calendarRoutes(house, needs);
  serveFeeds(house.http, needs);
  return {
    async newsOf(calendarAccountId) {
      const found = db.query.selectFrom('calendar_accounts').select('title').where('id', '=', calendarAccountId);
      return (await found.executeTakeFirst()) ?? null;
    },
    followAddress: (accountId, address) => db.transact((tx) => followAddress(needs, tx, accountId, address)),
  };
}
