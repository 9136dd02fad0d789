import type { House } from '../../platform/house.ts';
import { publish } from '../../platform/live.ts';
import { reactForAdvisors } from './desk-news.ts';
import type { Facts } from './facts.ts';
import { reactToIncidents } from './incident-news.ts';
import { tellOutside } from './outside/tell-outside.ts';
import { addMessage, type NewMessage, wasJustSaid } from './store.ts';

/** News becomes messages. Each reaction may be told twice and still says a thing once. */
export function reactToNews({ db, whenTold }: Pick<House, 'db' | 'whenTold'>, facts: Facts): void {
  async function write(message: NewMessage, options: { unlessJustSaid?: boolean } = {}): Promise<void> {
    await db.transact(async (tx) => {
      if (options.unlessJustSaid && (await wasJustSaid(tx, message))) return;
      const messageId = await addMessage(tx, message);
      if (!messageId) return;
      await publish(tx, message.accountId, { what: 'message', messageId });
      await tellOutside(tx, messageId);
    });
  }

  whenTold('account.signed-in-first', 'messages: welcome', async ({ id, event: { accountId } }) => {
    await write({ accountId, toldId: id, said: { kind: 'welcome', facts: {} } });
  });

  whenTold('import.placed', 'messages: say what arrived', async ({ id, event }) => {
    const { importId, accountId, tripIds, segmentIds } = event;
    const found = await facts.import(importId);
    const arrived = found?.bookings.filter(({ segmentId, created }) => created && segmentIds.includes(segmentId ?? ''));
    if (!arrived?.length) return;
    const trips = (await Promise.all(tripIds.map((tripId) => facts.trip(tripId)))).flatMap((trip) => trip?.name ?? []);
    if (trips.length === 0) return;
    await write({
      accountId,
      toldId: id,
      importId,
      tripId: tripIds[0],
      segmentId: segmentIds.length === 1 ? segmentIds[0] : null,
      said: { kind: 'bookings-imported', facts: { titles: arrived.map(({ title }) => title), trips } },
    });
  });

  whenTold('booking.updated', 'messages: say what changed', async ({ id, event }) => {
    const { importId, accountId, tripId, segmentId } = event;
    const [found, trip] = await Promise.all([facts.import(importId), facts.trip(tripId)]);
    const booking = found?.bookings.find((each) => each.segmentId === segmentId);
    if (!booking || !trip) return;
    const { title, type, differs, changes } = booking;
    const said = { title, trip: trip.name, type, differs, changes };
    await write({ accountId, toldId: id, importId, tripId, segmentId, said: { kind: 'booking-updated', facts: said } });
  });

  whenTold('booking.cancelled', 'messages: say what was cancelled', async ({ id, event }) => {
    const { importId, accountId, tripId, segmentId } = event;
    const [found, trip] = await Promise.all([facts.import(importId), facts.trip(tripId)]);
    const booking = found?.bookings.find((each) => each.segmentId === segmentId);
    if (!booking || !trip) return;
    const said = { title: booking.title, trip: trip.name };
    await write({
      accountId,
      toldId: id,
      importId,
      tripId,
      segmentId,
      said: { kind: 'booking-cancelled', facts: said },
    });
  });

  for (const [event, kind] of [
    ['hotel.booked', 'hotel-booked'],
    ['hotel.unanswered', 'hotel-unanswered'],
    ['hotel.not-booked', 'hotel-not-booked'],
    ['hotel.cancelled', 'hotel-cancelled'],
    ['hotel.not-cancelled', 'hotel-not-cancelled'],
  ] as const) {
    whenTold(
      event,
      `messages: say what became of a hotel (${kind})`,
      async ({ id, event: { bookingId, accountId } }) => {
        const found = await facts.hotel(bookingId);
        if (!found) return;
        const { hotel, checkin, bookedBy, tripId, segmentId } = found;
        const about = { accountId, toldId: id, hotelBookingId: bookingId, tripId, segmentId };
        await write({ ...about, said: { kind, facts: { hotel, checkin, bookedBy } } });
      },
    );
  }

  whenTold('import.waiting', 'messages: say what waits', async ({ id, event: { importId, accountId } }) => {
    const found = await facts.import(importId);
    if (!found) return;
    const { title, from, reason } = found;
    await write({
      accountId,
      toldId: id,
      importId,
      said: { kind: 'import-needs-review', facts: { title, from, reason } },
    });
  });

  whenTold('imports.batch-read', 'messages: say what many documents held', async ({ id, event }) => {
    const found = await facts.batch(event.batchId);
    if (!found) return;
    await write({ accountId: event.accountId, toldId: id, said: { kind: 'batch-read', facts: found } });
  });

  whenTold('document.expiring', 'messages: say what ends soon', async ({ id, event: { documentId, accountId } }) => {
    const found = await facts.document(documentId);
    if (!found) return;
    await write({ accountId, toldId: id, documentId, said: { kind: 'document-expiring', facts: found } });
  });

  whenTold('calendar.failing', 'messages: say that a calendar fails', async ({ id, event }) => {
    const found = await facts.calendar(event.calendarAccountId);
    if (!found) return;
    await write({ accountId: event.accountId, toldId: id, said: { kind: 'calendar-failing', facts: found } });
  });

  whenTold('customer.added', 'messages: say which agency asks', async ({ id, event }) => {
    const { customerId, accountId, byAccountId } = event;
    const found = await facts.advisor(customerId);
    if (!found || accountId === byAccountId) return;
    await write({ accountId, toldId: id, byAccountId, said: { kind: 'advisor-asks', facts: found } });
  });

  whenTold('account.emergency-contact-refused', 'messages: say that a contact said no', async ({ id, event }) => {
    const said = { kind: 'emergency-contact-refused', facts: {} } as const;
    await write({ accountId: event.accountId, toldId: id, said });
  });

  for (const [event, kind, name] of [
    ['traveler.added', 'traveler-added', 'messages: say who was added'],
    ['traveler.removed', 'traveler-removed', 'messages: say who was removed'],
    ['trip.cloned', 'trip-cloned', 'messages: say what was sent'],
  ] as const) {
    whenTold(event, name, async ({ id, event: { tripId, accountId, byAccountId } }) => {
      if (accountId === byAccountId) return;
      const [trip, by] = await Promise.all([facts.trip(tripId), facts.personName(byAccountId)]);
      if (!trip) return;
      // Who is no longer part of a trip is not led to it.
      const opens = kind === 'traveler-removed' ? null : tripId;
      await write({
        accountId,
        toldId: id,
        tripId: opens,
        byAccountId,
        said: { kind, facts: { by, trip: trip.name } },
      });
    });
  }

  whenTold(
    'trip.handed-over',
    'messages: say who organises a trip now',
    async ({ id, event: { tripId, accountId } }) => {
      const trip = await facts.trip(tripId);
      if (!trip) return;
      await write({ accountId, toldId: id, tripId, said: { kind: 'trip-handed-over', facts: { trip: trip.name } } });
    },
  );

  whenTold('trip.changed', 'messages: say who changed a trip', async ({ id, event }) => {
    const { tripId, byAccountId } = event;
    if (event.byPublication) return;
    const trip = await facts.trip(tripId);
    const others = trip?.accountIds.filter((accountId) => accountId !== byAccountId) ?? [];
    if (!trip || others.length === 0) return;
    const by = await facts.personName(byAccountId);
    for (const accountId of others) {
      const said = { kind: 'trip-changed', facts: { by, trip: trip.name } } as const;
      await write({ accountId, toldId: id, tripId, byAccountId, said }, { unlessJustSaid: true });
    }
  });

  whenTold('trip.published', 'messages: say what was published', async ({ id, event }) => {
    const found = await facts.publication(event.publicationId);
    if (!found) return;
    const { accountIds, ...said } = found;
    for (const accountId of accountIds) {
      const message = { accountId, toldId: id, tripId: event.tripId, byAccountId: event.byAccountId };
      await write({ ...message, said: { kind: 'trip-published', facts: said } });
    }
  });

  reactForAdvisors({ whenTold }, facts, write);
  reactToIncidents({ db, whenTold }, facts, write);
}
