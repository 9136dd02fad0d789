import { atPlace, hasTime, type Language, type Place, type SegmentDraft, zoneOf } from '@escale/contract';
import { endPlace, startPlace } from '@escale/contract/segment-places';
import { beginsAt, finishesAt } from '@escale/contract/segment-times';
import { clockDigits, joinLines, textLine, utcDigits } from './ics-lines.ts';
import { timeZoneLines } from './time-zone-lines.ts';

/** A segment of a trip, as its feed needs it. */
export type FeedEntry = {
  readonly id: string;
  readonly tripName: string;
  readonly draft: SegmentDraft;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
};

const dayMs = 86_400_000;

/**
 * The trips as one calendar that Outlook, Google and Apple subscribe to. The same trips give the same bytes. A ride is timed
 * in the zones where it leaves and arrives; a stay is whole days that leave the person free, from check-in to check-out.
 */
export function writeFeed(entries: readonly FeedEntry[], language: Language): string {
  const events = entries.map((entry) => eventLines(entry, language));
  const zones = new Map<string, { fromMs: number; untilMs: number }>();
  for (const { draft } of entries) {
    for (const moment of timesOf(draft)) {
      const zone = zoneOf(moment);
      if (!zone || zone === 'UTC') continue;
      const known = zones.get(zone);
      const [fromMs, untilMs] = [beginsAt(draft) - 2 * dayMs, finishesAt(draft) + 2 * dayMs];
      zones.set(zone, {
        fromMs: Math.min(known?.fromMs ?? fromMs, fromMs),
        untilMs: Math.max(known?.untilMs ?? untilMs, untilMs),
      });
    }
  }
  return joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Escale//Trips//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    textLine('NAME', words[language].calendar),
    textLine('X-WR-CALNAME', words[language].calendar),
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    // A year around, so that a program which shows other days of the zone is not wrong about them.
    ...[...zones].flatMap(([zone, { fromMs, untilMs }]) =>
      timeZoneLines(zone, fromMs - 366 * dayMs, untilMs + 366 * dayMs),
    ),
    ...events.flat(),
    'END:VCALENDAR',
  ]);
}

function eventLines({ id, tripName, draft, version, createdAt, updatedAt }: FeedEntry, language: Language): string[] {
  const place = startPlace(draft);
  const stay = draft.type === 'hotel';
  return [
    'BEGIN:VEVENT',
    `UID:${id}@trips.escale`,
    `DTSTAMP:${utcDigits(updatedAt)}`,
    `CREATED:${utcDigits(createdAt)}`,
    `LAST-MODIFIED:${utcDigits(updatedAt)}`,
    `SEQUENCE:${version - 1}`,
    ...(stay ? wholeDays(draft) : timed(draft)),
    textLine('SUMMARY', titleOf(draft, language)),
    ...(place ? [textLine('LOCATION', place.address ? `${place.name}, ${place.address}` : place.name)] : []),
    ...(place?.latitude !== undefined && place.longitude !== undefined
      ? [`GEO:${place.latitude};${place.longitude}`]
      : []),
    textLine('DESCRIPTION', [tripName, ...detailsOf(draft, language)].join('\n')),
    `STATUS:${draft.status === 'cancelled' ? 'CANCELLED' : draft.status === 'planned' ? 'TENTATIVE' : 'CONFIRMED'}`,
    `TRANSP:${stay || draft.status === 'cancelled' || !hasTime(draft.start) ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
  ];
}

function wholeDays(draft: SegmentDraft): string[] {
  const start = draft.start.slice(0, 10);
  const last = draft.end && draft.end.slice(0, 10) > start ? draft.end.slice(0, 10) : start;
  return [`DTSTART;VALUE=DATE:${clockDigits(start)}`, `DTEND;VALUE=DATE:${clockDigits(dayAfter(last))}`];
}

const dayAfter = (day: string) => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);

/** Both ends with a time, or both as days: RFC 5545 allows no mixture. */
function timed(draft: SegmentDraft): string[] {
  if (!hasTime(draft.start)) return wholeDays(draft);
  const end = endOf(draft);
  return [stamp('DTSTART', draft.start), ...(end ? [stamp('DTEND', end)] : [])];
}

function timesOf(draft: SegmentDraft): string[] {
  if (draft.type === 'hotel' || !hasTime(draft.start)) return [];
  const end = endOf(draft);
  return end ? [draft.start, end] : [draft.start];
}

function endOf(draft: SegmentDraft): string | null {
  if (draft.end) return hasTime(draft.end) ? draft.end : null;
  if (draft.type !== 'event' || !draft.duration) return null;
  const [hours = 0, minutes = 0] = draft.duration.split(':').map(Number);
  const clock = new Date(Date.parse(`${draft.start.slice(0, 19)}Z`) + (hours * 60 + minutes) * 60_000)
    .toISOString()
    .slice(0, 19);
  const zone = zoneOf(draft.start);
  return zone ? atPlace(clock, zone) : clock;
}

/** Where no zone is known the time is the reader's own, as it is in the trip. */
function stamp(name: string, moment: string): string {
  const zone = zoneOf(moment);
  if (zone === 'UTC') return `${name}:${clockDigits(moment)}Z`;
  return zone ? `${name};TZID=${zone}:${clockDigits(moment)}` : `${name}:${clockDigits(moment)}`;
}

function titleOf(draft: SegmentDraft, language: Language): string {
  const say = words[language];
  const route = [startPlace(draft), endPlace(draft)].map((place) => place && shortName(place)).filter(Boolean);
  const way = [...new Set(route)].join(' → ');
  switch (draft.type) {
    case 'flight':
      return `✈ ${[draft.airlineCode && draft.flightNumber ? `${draft.airlineCode} ${draft.flightNumber}` : say.flight, way].join(' · ')}`;
    case 'train':
      return [draft.trainNumber ?? draft.transporter ?? say.train, way].join(' · ');
    case 'car-rental':
      return `${say.car}${draft.company ? ` · ${draft.company}` : ''}`;
    case 'hotel':
      return draft.name;
    case 'transfer':
      return `${say.transfer} · ${way}`;
    case 'vessel':
      return [draft.vesselName ?? say.vessel, way].join(' · ');
    case 'cruise':
      return [draft.shipName ?? say.cruise, way].join(' · ');
    case 'event':
      return draft.name;
  }
}

const shortName = (place: Place) => place.iata ?? place.city ?? place.name;

function detailsOf(draft: SegmentDraft, language: Language): string[] {
  const say = words[language];
  const lines: [string, string | undefined][] = [[say.confirmation, draft.confirmationNumber]];
  if (draft.type === 'flight') {
    lines.push([say.terminal, draft.departureTerminal], [say.seat, draft.seatNumber]);
  }
  if (draft.type === 'train') lines.push([say.coach, draft.coachNumber], [say.seat, draft.seat]);
  if (draft.type === 'hotel') {
    lines.push(
      [say.checkIn, clockOf(draft.start)],
      [say.checkOut, draft.end && clockOf(draft.end)],
      [say.phone, draft.phone],
    );
  }
  if (draft.type === 'car-rental' && draft.dropOff) lines.push([say.dropOff, draft.dropOff.name]);
  return lines.flatMap(([label, value]) => (value ? `${label}${language === 'fr' ? '\u00a0' : ''}: ${value}` : []));
}

const clockOf = (moment: string) => (hasTime(moment) ? moment.slice(11, 16) : undefined);

const words = {
  en: {
    calendar: 'Escale trips',
    flight: 'Flight',
    train: 'Train',
    car: 'Car rental',
    transfer: 'Transfer',
    vessel: 'Crossing',
    cruise: 'Cruise',
    confirmation: 'Confirmation number',
    terminal: 'Terminal',
    seat: 'Seat',
    coach: 'Coach',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    phone: 'Phone',
    dropOff: 'Drop-off',
  },
  fr: {
    calendar: 'Voyages Escale',
    flight: 'Vol',
    train: 'Train',
    car: 'Location de voiture',
    transfer: 'Transfert',
    vessel: 'Traversée',
    cruise: 'Croisière',
    confirmation: 'Numéro de confirmation',
    terminal: 'Terminal',
    seat: 'Siège',
    coach: 'Voiture',
    checkIn: 'Arrivée',
    checkOut: 'Départ',
    phone: 'Téléphone',
    dropOff: 'Restitution',
  },
} as const;
