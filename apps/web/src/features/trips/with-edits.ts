import type { Segment, Trip } from '@escale/contract';
import { instantOf } from '@escale/contract/place-clock';
import type { QueuedEdit } from '../../outbox/queued-edit.ts';

/** A segment that the server does not know yet has an id of this kind. */
const newPrefix = 'waiting-';

/** The trip as it will be once what waits has been sent. What the server refused is not shown as if it had happened. */
export function withEdits(trip: Trip, edits: readonly QueuedEdit[]): Trip {
  const mine = edits.filter(({ state, sent }) => state === 'waiting' && sent.params?.id === trip.id);
  return mine.length === 0 ? trip : mine.reduce(withEdit, trip);
}

/** What has been done to a segment that nobody else knows of yet. */
export function waitingOf(segmentId: string, edits: readonly QueuedEdit[]): 'waiting' | 'stuck' | null {
  if (segmentId.startsWith(newPrefix)) return 'waiting';
  const mine = edits.filter(({ sent }) => sent.params?.segmentId === segmentId);
  if (mine.some(({ state }) => state !== 'waiting')) return 'stuck';
  return mine.length > 0 ? 'waiting' : null;
}

function withEdit(trip: Trip, { id, call, sent, madeAt }: QueuedEdit): Trip {
  const segmentId = sent.params?.segmentId;
  const body = (sent.body ?? {}) as Record<string, unknown>;
  switch (call) {
    case 'updateSegment':
      return inOrder(
        trip,
        trip.segments.map((segment) => (segment.id === segmentId ? changed(segment, body) : segment)),
      );
    case 'deleteSegment':
      return { ...trip, segments: trip.segments.filter((segment) => segment.id !== segmentId) };
    case 'addSegment':
      return inOrder(trip, [...trip.segments, newSegment(trip, id, body, madeAt)]);
    case 'updateTrip': {
      const { name = trip.name, purpose = null, start = null, end = null } = body as Partial<Trip>;
      return {
        ...trip,
        name,
        purpose,
        setStart: start,
        setEnd: end,
        start: start ?? trip.start,
        end: end ?? trip.end,
      };
    }
    case 'rateTrip':
      return { ...trip, rating: (body as { rating: number }).rating };
    default:
      return trip;
  }
}

/** `null` takes a field away. */
function changed(segment: Segment, patch: Record<string, unknown>): Segment {
  const fields = Object.entries({ ...segment, ...patch }).filter(([, value]) => value !== null);
  // Of the server's own fields some are null by right.
  return { importId: null, ownerId: null, duration: null, ...Object.fromEntries(fields) } as Segment;
}

function newSegment(trip: Trip, editId: string, draft: Record<string, unknown>, madeAt: number): Segment {
  const now = new Date(madeAt).toISOString();
  return {
    status: 'confirmed',
    amenities: [],
    portsOfCall: [],
    numberOfRooms: 1,
    nights: null,
    ...draft,
    id: newPrefix + editId,
    tripId: trip.id,
    source: 'manual',
    importId: null,
    importedFromCalendar: false,
    ownerId: null,
    duration: null,
    attachments: [],
    version: 0,
    createdAt: now,
    updatedAt: now,
    // It has no address yet that a second edit could be sent to.
    editable: false,
  } as unknown as Segment;
}

function inOrder(trip: Trip, segments: Segment[]): Trip {
  const at = ({ start }: Segment) => instantOf(start) ?? Date.parse(start);
  return { ...trip, segments: segments.sort((one, other) => at(one) - at(other)) };
}
