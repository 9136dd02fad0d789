import { atPlace, instantOf, offsetAt, type Place, type SegmentDraftOf, zoneOf } from '@escale/contract';

/** What a calendar says of one time that an event takes place: `Occurrence` of the reading room, as far as it matters here. */
export type Said = {
  title: string;
  description: string;
  location: string;
  latitude?: number;
  longitude?: number;
  start: string;
  end: string;
  private: boolean;
};

/** What the tables know of a town by its name; null where it is none, or not certain which. */
export type FindTown = (name: string, country?: string) => Place | null;
export type ZoneAt = (latitude: number, longitude: number) => string | null;

const online = /https?:\/\/|\b(?:zoom|teams|meet|webex|skype|visio|online|en ligne|téléphone|phone|call)\b/i;

/**
 * Where an event takes place. A town is believed where it stands for itself: the whole text, or between commas, with or
 * without a postcode; the last of several is meant ("Lyon Hall, 12 rue de Nantes, 75019 Paris, France").
 */
export function placeOf(said: Said, findTown: FindTown, zoneAt: ZoneAt): Place | null {
  const name =
    said.location
      .split(/\r?\n|, ?/)[0]
      ?.trim()
      .slice(0, 300) || said.location.trim().slice(0, 300);
  if (said.latitude !== undefined && said.longitude !== undefined) {
    const { latitude, longitude } = said;
    const timeZone = zoneAt(latitude, longitude);
    return { name: name || said.title, ...address(said, name), latitude, longitude, ...(timeZone && { timeZone }) };
  }
  if (!said.location || online.test(said.location)) return null;
  const parts = said.location
    .split(/[,;\n()]| - /)
    .map((part) =>
      part.trim().replace(/^(?:[A-Z]{1,2}-)?\d{4,5}\s+|\s+(?:\d{4,5}|[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2})$/g, ''),
    )
    .filter((part) => part.length > 1 && part.length < 60);
  for (const part of parts.toReversed()) {
    const town = findTown(part);
    if (town) return { ...town, name: name || town.name, ...address(said, name) };
  }
  return null;
}

const address = (said: Said, name: string) =>
  said.location.trim() !== name ? { address: said.location.trim().slice(0, 500) } : {};

/** An instant is told in the clock of the place, else in the traveller's own; a zone that was said stays. */
export function localTime(moment: string, place: Place | null, homeZone: string | null): string {
  const zone = place?.timeZone ?? homeZone;
  const ms = instantOf(moment);
  if (zoneOf(moment) !== 'UTC' || ms === null || zone === null) return moment;
  const offset = offsetAt(ms, zone);
  if (offset === null) return moment;
  return atPlace(new Date(ms + offset).toISOString().slice(0, 19), zone);
}

/** The event as a segment. What is written in the invitation below stays in the calendar: it is long, and full of links. */
export function eventDraft(
  said: Said,
  place: Place | null,
  { homeZone, personal }: { homeZone: string | null; personal: boolean },
): SegmentDraftOf<'event'> {
  const start = localTime(said.start, place, homeZone);
  const end = localTime(said.end, place, homeZone);
  const spot = said.location.trim();
  const location = place ?? (spot && !/^https?:/.test(spot) ? { name: spot.slice(0, 300) } : null);
  return {
    type: 'event',
    status: 'confirmed',
    name: said.title || '—',
    start,
    ...(end !== start && { end }),
    ...(location && { location }),
    personal,
  };
}
