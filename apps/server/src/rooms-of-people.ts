import { showAccount } from './features/accounts/index.ts';
import type { Agency } from './features/agency/index.ts';
import { endSessionsOf, showSignIns } from './features/auth/index.ts';
import { showAll as showCalendars } from './features/calendars/index.ts';
import type { Desk } from './features/desk/index.ts';
import type { Documents } from './features/documents/index.ts';
import type { Hotels } from './features/hotels/index.ts';
import type { Imports } from './features/imports/index.ts';
import { showMessages, showNotifications } from './features/messages/index.ts';
import type { Room } from './features/privacy/index.ts';
import type { Reviews } from './features/reviews/index.ts';
import type { Safety } from './features/safety/index.ts';
import { showLinks } from './features/sharing/index.ts';
import type { Trips } from './features/trips/index.ts';
import type { FieldCipher } from './platform/field-cipher.ts';
import { forgetKeysOf } from './platform/idempotency.ts';

type Rooms = {
  agency: Agency;
  desk: Desk;
  fields: FieldCipher;
  trips: Trips;
  documents: Documents;
  hotels: Hotels;
  imports: Imports;
  safety: Safety;
  reviews: Reviews;
};

/** The rooms that keep something of people, from the lower floors to the upper ones. A new one adds its line. */
export function roomsOfPeople({
  agency,
  desk,
  fields,
  trips,
  documents,
  hotels,
  imports,
  safety,
  reviews,
}: Rooms): Room[] {
  return [
    {
      name: 'account',
      showAll: async (queries, accountId) => ({ json: await showAccount(queries, accountId) }),
      forget: forgetKeysOf,
    },
    {
      name: 'sign-ins',
      showAll: async (queries, accountId) => ({ json: await showSignIns(queries, accountId) }),
      // Goes first, being told: what a session has elsewhere ends with it.
      forget: endSessionsOf,
    },
    {
      name: 'trips',
      async showAll(queries, accountId) {
        const { trips: json, files } = await trips.showAll(queries, accountId);
        return {
          json,
          files: files.map(({ trip, name, kept }) => ({ path: `trips/${flat(trip)}/${flat(name)}`, kept })),
        };
      },
      forget: trips.forget,
    },
    {
      name: 'documents',
      async showAll(queries, accountId) {
        const all = await documents.showAll(queries, accountId);
        const files = all.flatMap(({ documentType, files: own }) =>
          own.map(({ name, kept }) => ({ path: `documents/${flat(documentType)}/${flat(name)}`, kept })),
        );
        const json = all.map(({ files: own, ...document }) => ({
          ...document,
          files: own.map(({ kept: _, ...file }) => file),
        }));
        return { json, files };
      },
      forget: documents.forget,
    },
    { name: 'messages', showAll: async (queries, accountId) => ({ json: await showMessages(queries, accountId) }) },
    {
      name: 'notifications',
      showAll: async (queries, accountId) => ({ json: await showNotifications(queries, accountId) }),
    },
    { name: 'shared-links', showAll: async (queries, accountId) => ({ json: await showLinks(queries, accountId) }) },
    {
      name: 'imports',
      async showAll(queries, accountId) {
        const all = await imports.showAll(queries, accountId);
        return {
          json: all.map(({ kept: _, ...shown }) => shown),
          files: all.map(({ fileName, kept }) => ({ path: `imports/${flat(fileName)}`, kept })),
        };
      },
    },
    {
      name: 'model-import',
      showAll: async (queries, accountId) => ({ json: await imports.showModelUse(queries, accountId) }),
    },
    {
      name: 'calendars',
      showAll: async (queries, accountId) => ({ json: await showCalendars(queries, fields, accountId) }),
    },
    {
      name: 'hotel-bookings',
      showAll: async (queries, accountId) => ({ json: await hotels.showAll(queries, accountId) }),
      forget: hotels.forget,
    },
    { name: 'safety', showAll: async (queries, accountId) => ({ json: await safety.showAll(queries, accountId) }) },
    {
      name: 'agency',
      showAll: async (queries, accountId) => ({ json: await agency.showAll(queries, accountId) }),
      forget: agency.forget,
    },
    { name: 'desk', showAll: async (queries, accountId) => ({ json: await desk.showAll(queries, accountId) }) },
    { name: 'reviews', showAll: async (queries, accountId) => ({ json: await reviews.showAll(queries, accountId) }) },
  ];
}

/** A name as one part of a path. */
const flat = (name: string) => name.replaceAll('/', '-');
