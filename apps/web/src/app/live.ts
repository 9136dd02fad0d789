import { calls } from 'virtual:contract';
import type { LiveEvent } from '@escale/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { keyOf } from '../api/call-query.ts';
import type { Client } from '../api/client.ts';
import { readEvents } from '../api/event-stream.ts';
import { isOnline, whenOnline } from '../api/network.ts';
import { isRefusal } from '../api/problem.ts';
import { toast } from '../ui/toast/toast-store.ts';
import { turn } from '../ui/turn.ts';
import { showStep } from './show-step.ts';

const firstPauseMs = 1000;
const longestPauseMs = 60_000;

/**
 * Keeps a line to the server open while the page is in sight: what changed elsewhere is read again at once.
 * A page that was hidden misses nothing, because stale data is read again when it comes back into sight.
 */
export function openLive(client: Client, queries: QueryClient, onSignedOut: () => void): void {
  let line: AbortController | null = null;
  let pauseMs = firstPauseMs;

  async function listen(): Promise<void> {
    if (line || document.visibilityState === 'hidden' || !isOnline()) return;
    const mine = new AbortController();
    line = mine;
    try {
      const response = await client.open(calls.live, {}, { signal: mine.signal });
      pauseMs = firstPauseMs;
      void readAgainWhatCameBefore();
      for await (const data of readEvents(response.body ?? new ReadableStream())) hear(JSON.parse(data) as LiveEvent);
    } catch (error) {
      // Refused for good (signed out, or a server without live news): asking again would only be refused again.
      if (isRefusal(error) && error.status < 500) return;
    } finally {
      if (line === mine) line = null;
    }
    if (mine.signal.aborted) return;
    setTimeout(listen, pauseMs * (0.5 + Math.random()));
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }

  /** What happened between a read and the line, or while the line was down, nobody told us. `live: false`: nobody ever would. */
  async function readAgainWhatCameBefore(): Promise<void> {
    const openedAt = Date.now();
    const before = queries.getQueryCache().findAll({
      type: 'active',
      // What the server refused it would refuse again, and the page that says so would lose its way out under a finger.
      predicate: ({ state, meta }) =>
        meta?.live !== false && state.dataUpdatedAt < openedAt && (state.data !== undefined || !isRefusal(state.error)),
    });
    for (const { queryKey } of before) {
      void queries.invalidateQueries({ queryKey, exact: true });
      // All of them at once would hold a slow phone for as long as a finger notices.
      await turn();
    }
  }

  function hear(event: LiveEvent): void {
    if (event.what === 'signed-out') onSignedOut();
    if (event.what === 'import' && event.step) showStep(queries, { ...event, step: event.step });
    else for (const queryKey of keysFor(event)) void queries.invalidateQueries({ queryKey });
    // Was it this one? A refused question ends it here, as any other would.
    if (event.what === 'sessions') void client.send(calls.ping, {}).catch(() => undefined);
    if (event.what === 'message') void showMessage(event.messageId);
  }

  /** Not on the page that lists them anyway. */
  async function showMessage(id: string): Promise<void> {
    if (location.pathname === '/messages') return;
    const { items } = await client.send(calls.listMessages, { query: { limit: 5 } });
    const message = items.find((item) => item.id === id && !item.read);
    if (message)
      toast({ severity: 'info', title: message.title, message: message.body, background: true, durationMs: 5000 });
  }

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      line?.abort();
      line = null;
    } else void listen();
  });
  whenOnline(() => void listen());
  void listen();
}

/** What an event makes stale. */
function keysFor(event: LiveEvent): QueryKey[] {
  switch (event.what) {
    case 'trip':
      return [
        keyOf(calls.listTrips),
        keyOf(calls.getTrip, { params: { id: event.tripId } }),
        keyOf(calls.listDismissedHints, { params: { id: event.tripId } }),
        keyOf(calls.listDocumentWarnings),
      ];
    case 'trips':
      return [keyOf(calls.listTrips), keyOf(calls.getTrip)];
    case 'import':
      return [
        keyOf(calls.listImports),
        keyOf(calls.getImport, { params: { id: event.importId } }),
        keyOf(calls.listAgencyImports),
        keyOf(calls.getAgencyImport, { params: { id: event.importId } }),
        keyOf(calls.getTodayBoard),
      ];
    case 'documents':
      return [keyOf(calls.listDocuments), keyOf(calls.listDocumentWarnings)];
    case 'message':
    case 'messages':
      return [keyOf(calls.listMessages)];
    case 'incident':
      return [keyOf(calls.listMyIncidents), keyOf(calls.listIncidents), keyOf(calls.getIncident)];
    case 'sessions':
      return [keyOf(calls.listSessions)];
    case 'desk':
      return [
        keyOf(calls.getTodayBoard),
        keyOf(calls.listAgencyTrips),
        keyOf(calls.getAgencyTrip),
        keyOf(calls.listDrafts),
      ];
    case 'hotel-booking':
      return [
        keyOf(calls.listHotelBookings),
        keyOf(calls.getHotelBooking, { params: { id: event.bookingId } }),
        keyOf(calls.getCancellationPolicy, { params: { id: event.bookingId } }),
      ];
    case 'calendars':
      return [keyOf(calls.listCalendars)];
    case 'customers':
      // Whatever an advisor has open shows customers in one way or another.
      return [[]];
    case 'signed-out':
      return [];
  }
}
