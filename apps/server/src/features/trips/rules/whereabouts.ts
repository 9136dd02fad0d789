import type { ExpectedPlace, Place, SegmentDraft } from '@escale/contract';
import { endPlace, isRide, startPlace } from '@escale/contract/segment-places';
import { beginsAt, finishesAt } from '@escale/contract/segment-times';

/**
 * Where somebody's bookings say that they are: what is under way; if nothing is, where the last one left them; and where
 * the next one begins. Given what is around the moment, in time order.
 */
export function placesAround(segments: readonly SegmentDraft[], nowMs: number): ExpectedPlace[] {
  const current = segments.filter((of) => beginsAt(of) <= nowMs && finishesAt(of) >= nowMs);
  const ended = segments.filter((of) => finishesAt(of) < nowMs).sort((a, b) => finishesAt(b) - finishesAt(a))[0];
  const next = segments.filter((of) => beginsAt(of) > nowMs).sort((a, b) => beginsAt(a) - beginsAt(b))[0];
  const before = current.length === 0 && ended ? [expected('before', ended, endPlace(ended))] : [];
  const now = current.map((of) => expected('now', of, isRide(of) ? endPlace(of) : startPlace(of)));
  return [...before, ...now, ...(next ? [expected('next', next, startPlace(next))] : [])];
}

function expected(when: ExpectedPlace['when'], of: SegmentDraft, place: Place | null): ExpectedPlace {
  return {
    when,
    segmentType: of.type,
    title: titleOf(of),
    place: place ? placeText(place) : '',
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    phone: ('phone' in of && of.phone) || null,
    start: of.start,
    end: of.end ?? null,
  };
}

/** In no language: `NA 1824, CDG → LIS`, `Casa do Rio`. */
function titleOf(of: SegmentDraft): string {
  const code = (place: Place | null) => place?.iata ?? place?.name ?? '';
  const way = [code(startPlace(of)), code(endPlace(of))]
    .filter((text, i, all) => text && text !== all[i - 1])
    .join(' → ');
  switch (of.type) {
    case 'hotel':
    case 'event':
      return of.name;
    case 'flight':
      return join(`${of.airlineCode ?? of.airlineName ?? ''} ${of.flightNumber ?? ''}`, way);
    case 'train':
      return join(`${of.transporter ?? ''} ${of.trainNumber ?? ''}`, way);
    case 'cruise':
      return join(of.shipName ?? of.company ?? '', way);
    case 'vessel':
      return join(of.vesselName ?? of.company ?? '', way);
    default:
      return join(of.company ?? '', way);
  }
}

const join = (...parts: string[]) =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');

/** What one part of it says already is not said again: many a hotel's address begins with its name and ends with its city. */
function placeText({ name, address, city, country }: Place): string {
  const parts = [name, address, city, country].filter((part): part is string => Boolean(part));
  return parts
    .filter((part, i) => !parts.some((other, j) => j !== i && other.includes(part) && (other !== part || j < i)))
    .join(', ');
}
