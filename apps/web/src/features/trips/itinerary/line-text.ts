import { hasTime } from '@escale/contract/place-clock';
import { otherDay, wallTime } from '../../../words/dates.ts';
import type { Language } from '../../../words/language.ts';
import type { WordKey } from '../../../words/namespaces.ts';
import type { Say } from '../../../words/words.ts';
import { flightNumberOf, lengthOf, momentText, titleOf } from '../../segments/naming.ts';
import { shortName } from '../../segments/places.ts';
import type { Entry, Role } from './entries.ts';

const roleWords: Partial<Record<Role, WordKey>> = {
  'check-in': 'segments.checkIn',
  'check-out': 'segments.checkOut',
  'pick-up': 'segments.pickUp',
  'drop-off': 'segments.dropOff',
  embark: 'segments.embark',
  call: 'segments.call',
  disembark: 'segments.disembark',
};

/** Of a call at a port its name, else the segment's. */
export function lineTitle({ segment, role, place }: Entry, t: Say): string {
  return role === 'call' && place ? shortName(place) : titleOf(segment, t);
}

/** One line of facts, the most telling first. */
export function lineText(entry: Entry, t: Say, language: Language): string {
  const role = roleWords[entry.role];
  return [role && t(role), ...facts(entry, t, language)].filter(Boolean).join(' · ');
}

function facts({ segment, role, place, latest }: Entry, t: Say, language: Language): (string | undefined)[] {
  switch (segment.type) {
    case 'flight': {
      const terminal = segment.departureTerminal && t('segments.terminal', { terminal: segment.departureTerminal });
      return [flightNumberOf(segment), segment.airlineName, terminal];
    }
    case 'train':
      return [
        [segment.transporter, segment.trainNumber].filter(Boolean).join(' '),
        arrivalText(segment, t, language),
        seatText(segment.coachNumber, segment.seat, t),
        lengthOf(segment),
      ];
    case 'hotel': {
      if (role === 'check-out') return [latest ? t('segments.until', { time: wallTime(latest) }) : undefined];
      const nights = segment.nights ? t('segments.nights', { count: segment.nights }) : undefined;
      const until = segment.end && momentText(segment.end, language);
      return [nights && until ? t('segments.nightsUntil', { nights, until }) : nights, segment.roomDescription];
    }
    case 'car-rental':
      if (role === 'drop-off') return [place?.name];
      return [place?.name, segment.carDescription];
    case 'transfer':
      return [segment.serviceInfo ?? segment.company, arrivalText(segment, t, language), lengthOf(segment)];
    case 'vessel':
      return [segment.vesselName ?? segment.company, arrivalText(segment, t, language), lengthOf(segment)];
    case 'cruise': {
      if (role === 'call') return [segment.shipName, undefined];
      const cabin = segment.cabin && `${t('fields.cabin')} ${segment.cabin}`;
      return [place?.name, role === 'embark' ? cabin : undefined];
    }
    case 'event':
      return [
        segment.location?.address ?? segment.location?.name,
        lengthOf(segment),
        severalDays(segment, t, language),
      ];
  }
}

type Span = { start: string; end?: string };

/** When one is there: the hour that the line's own clock, which tells the departure, leaves out. */
function arrivalText({ start, end }: Span, t: Say, language: Language): string | undefined {
  if (!end || !hasTime(end)) return undefined;
  const day = otherDay(start, end, language);
  return t('segments.arrivesAt', { time: [day, wallTime(end)].filter(Boolean).join(' ') });
}

function severalDays({ start, end }: Span, t: Say, language: Language): string | undefined {
  const day = otherDay(start, end, language);
  return day ? t('segments.until', { time: day }) : undefined;
}

function seatText(coach: string | undefined, seat: string | undefined, t: Say): string | undefined {
  if (coach && seat) return t('segments.coachSeat', { coach, seat });
  if (coach) return t('segments.coachOnly', { coach });
  return seat && t('segments.seatOnly', { seat });
}
