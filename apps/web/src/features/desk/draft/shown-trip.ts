import type { AgencyTrip, Draft, DraftSegment, Segment, Trip } from '@escale/contract';
import { dayOf, instantOf } from '@escale/contract/place-clock';

export type DraftState = Exclude<DraftSegment['state'], 'kept'>;

/** A trip as the draft would leave it, what would go included, and what the draft does to each segment. */
export type ShownTrip = { trip: Trip; states: ReadonlyMap<string, DraftState>; gone: ReadonlySet<string> };

/** Lays a draft over the trip. Without a trip (it comes with the publication) the draft alone is the trip. */
export function shownTrip(trip: AgencyTrip | null, draft: Draft | null): ShownTrip | null {
  const base = trip ?? (draft && tripOf(draft));
  if (!base) return null;
  if (!draft) return { trip: base, states: new Map(), gone: new Set() };
  const known = new Map(base.segments.map((segment) => [segment.id, segment]));
  return {
    trip: {
      ...base,
      name: draft.name,
      purpose: draft.purpose,
      ...(draft.start && { start: draft.start }),
      ...(draft.end && { end: draft.end }),
      segments: draft.segments.map((line) => segmentOf(line, known.get(line.id) ?? null, base.id)),
    },
    states: new Map(draft.segments.flatMap(({ id, state }) => (state === 'kept' ? [] : [[id, state] as const]))),
    gone: new Set(draft.segments.flatMap(({ id, state }) => (state === 'removed' ? [id] : []))),
  };
}

/** What the server adds to a segment is taken from the one that is there, or is what a new one would begin with. */
function segmentOf({ segment, id, state }: DraftSegment, known: Segment | null, tripId: string): Segment {
  if (known && state === 'kept') return known;
  const now = new Date().toISOString();
  return {
    source: 'agent',
    importId: null,
    importedFromCalendar: false,
    ownerId: null,
    attachments: [],
    version: 0,
    createdAt: now,
    updatedAt: now,
    ...(known && server(known)),
    ...segment,
    id,
    tripId,
    editable: true,
    duration: lengthOf(segment),
    nights: segment.type === 'hotel' ? nightsOf(segment) : null,
  } as unknown as Segment;
}

function server({ source, importId, importedFromCalendar, attachments, version, createdAt, updatedAt }: Segment) {
  return { source, importId, importedFromCalendar, attachments, version, createdAt, updatedAt };
}

/** `hh:mm` by instants; null where one of them is not known. */
function lengthOf(segment: DraftSegment['segment']): string | null {
  if (segment.type === 'event') return segment.duration ?? null;
  const [from, to] = [instantOf(segment.start), segment.end ? instantOf(segment.end) : null];
  if (from === null || to === null) return null;
  const minutes = Math.round((to - from) / 60_000);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

function nightsOf({ start, end }: { start: string; end?: string }): number | null {
  return end ? Math.round((Date.parse(dayOf(end)) - Date.parse(dayOf(start))) / 86_400_000) : null;
}

function tripOf({ id, name, purpose, start, end, destination, version, createdAt, updatedAt }: Draft): Trip {
  return {
    id,
    name,
    purpose,
    start,
    end,
    nights: null,
    timing: start ? 'upcoming' : 'undated',
    startsInDays: null,
    backInDays: null,
    destination: destination && { ...destination },
    segments: [],
    bookings: [],
    travelers: [],
    attachments: [],
    otherAttachments: [],
    rating: null,
    editable: true,
    setStart: start,
    setEnd: end,
    version,
    createdAt,
    updatedAt,
  };
}
