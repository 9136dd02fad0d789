import type { Language, Place, Reveals, SegmentDraft, SegmentType } from '@escale/contract';
import { dayOf } from '@escale/contract';
import { beginsAt, daysBetween, finishesAt } from '@escale/contract/segment-times';
import { townName } from '../places/index.ts';
import { clock, date, longDay, shortDay } from './rules/local-dates.ts';
import { nights, say, typeWords } from './words.ts';

/** A trip as a page and a paper show it: only words, in the order in which they are read. */
export type Sheet = {
  readonly title: string;
  readonly when: string;
  /** Empty unless they are to be shown. */
  readonly travelers: readonly string[];
  readonly days: readonly SheetDay[];
};

export type SheetDay = { readonly heading: string; readonly lines: readonly SheetLine[] };

export type SheetLine = {
  readonly type: SegmentType;
  /** `Flight`, `Check-in`. */
  readonly kind: string;
  /** `10:45 CET`; empty where only the day is known. */
  readonly time: string;
  readonly title: string;
  /** Facts, a line each. */
  readonly facts: readonly string[];
};

type SheetTrip = {
  name: string;
  firstDay: string | null;
  lastDay: string | null;
  segments: readonly SegmentDraft[];
  travelers: readonly string[];
};

/** Times and places always; the rest as `reveals` says. What was cancelled is not told. */
export function sheetOf(trip: SheetTrip, reveals: Reveals, language: Language): Sheet {
  const lines = trip.segments
    .filter(({ status }) => status !== 'cancelled')
    .flatMap((segment) => linesOf(segment, reveals, language))
    .sort((a, b) => a.atMs - b.atMs);
  const days: { day: string; lines: SheetLine[] }[] = [];
  for (const { moment, atMs: _, ...line } of lines) {
    const last = days.at(-1);
    if (last?.day === dayOf(moment)) last.lines.push(line);
    else days.push({ day: dayOf(moment), lines: [line] });
  }
  return {
    title: trip.name,
    when: whenOf(trip, language),
    travelers: reveals.travelers ? trip.travelers : [],
    days: days.map(({ day, lines: of }) => ({ heading: longDay(day, language), lines: of })),
  };
}

function whenOf({ firstDay, lastDay }: SheetTrip, language: Language): string {
  if (!firstDay || !lastDay) return '';
  if (firstDay === lastDay) return date(firstDay, language);
  const span = `${date(firstDay, language)} – ${date(lastDay, language)}`;
  return `${span} · ${nights(daysBetween(firstDay, lastDay), language)}`;
}

type Timed = SheetLine & { moment: string; atMs: number };

function linesOf(of: SegmentDraft, reveals: Reveals, language: Language): Timed[] {
  const told = toldOf(of, reveals, language);
  const first = (kind: string, title: string, facts: (string | undefined)[]): Timed => ({
    type: of.type,
    kind: of.status === 'planned' ? `${kind} (${say('planned', language)})` : kind,
    time: clock(of.start, language),
    title,
    facts: [...facts, ...told].filter((fact): fact is string => Boolean(fact)),
    moment: of.start,
    atMs: beginsAt(of),
  });
  const last = (kind: string, title: string, facts: (string | undefined)[]): Timed[] =>
    of.end
      ? [
          {
            type: of.type,
            kind,
            time: clock(of.end, language),
            title,
            facts: facts.filter((fact): fact is string => Boolean(fact)),
            moment: of.end,
            atMs: finishesAt(of),
          },
        ]
      : [];
  const type = typeWords[of.type][language];
  switch (of.type) {
    case 'flight':
      return [
        first(type, way(of.departure, of.arrival, language), [
          [
            [of.airlineCode, of.flightNumber].filter(Boolean).join(' '),
            of.airlineName,
            of.departureTerminal && say('terminal', language, of.departureTerminal),
            of.departureGate && say('gate', language, of.departureGate),
          ]
            .filter(Boolean)
            .join(' · '),
          arrival(of, of.arrivalTerminal && say('terminal', language, of.arrivalTerminal), language),
        ]),
      ];
    case 'train':
      return [
        first(type, way(of.departure, of.arrival, language), [
          [
            [of.transporter, of.trainNumber].filter(Boolean).join(' '),
            of.departurePlatform && say('platform', language, of.departurePlatform),
          ]
            .filter(Boolean)
            .join(' · '),
          arrival(of, of.arrivalPlatform && say('platform', language, of.arrivalPlatform), language),
        ]),
      ];
    case 'vessel':
      return [
        first(type, way(of.departure, of.arrival, language), [
          [of.vesselName, of.company].filter(Boolean).join(' · '),
          arrival(of, undefined, language),
        ]),
      ];
    case 'transfer':
      return [
        first(type, of.arrival ? way(of.departure, of.arrival, language) : of.departure.name, [
          of.company,
          address(of.departure, language),
          of.arrival && address(of.arrival, language),
          arrival(of, undefined, language),
        ]),
      ];
    case 'hotel': {
      const stay = of.end ? daysBetween(dayOf(of.start), dayOf(of.end)) : 0;
      const until = of.end && say('untilDay', language, shortDay(of.end, language));
      return [
        first(say('checkIn', language), of.name, [
          address(of.place, language),
          stay > 0 ? [nights(stay, language), until].filter(Boolean).join(', ') : undefined,
          of.phone && say('phone', language, of.phone),
        ]),
        ...last(say('checkOut', language), of.name, []),
      ];
    }
    case 'car-rental': {
      const back = of.dropOff ?? of.pickUp;
      return [
        first(say('pickUp', language), of.company ?? type, [
          named(of.pickUp, language),
          of.carDescription,
          of.pickUpInstructions,
        ]),
        ...last(say('dropOff', language), of.company ?? type, [named(back, language), of.dropOffInstructions]),
      ];
    }
    case 'cruise': {
      const calls = of.portsOfCall.flatMap((port): Timed[] =>
        port.arrival
          ? [
              {
                type: of.type,
                kind: say('portOfCall', language),
                time: clock(port.arrival, language),
                title: port.place.name,
                facts: port.departure ? [say('until', language, clock(port.departure, language))] : [],
                moment: port.arrival,
                atMs: beginsAt({ ...of, start: port.arrival, departure: port.place }),
              },
            ]
          : [],
      );
      return [
        first(say('embark', language), of.shipName ?? type, [named(of.departure, language), of.company]),
        ...calls,
        ...last(say('disembark', language), of.shipName ?? type, [named(of.arrival, language)]),
      ];
    }
    case 'event': {
      const until = clock(of.end, language);
      const isLater = of.end && dayOf(of.end) !== dayOf(of.start);
      return [
        first(of.eventType ?? type, of.name, [
          isLater
            ? say('untilDay', language, [shortDay(of.end ?? '', language), until].filter(Boolean).join(' '))
            : until && say('until', language, until),
          of.location && named(of.location, language),
        ]),
      ];
    }
  }
}

/** What is told only when somebody wants it told. Seats go with the booking: they are somebody's. */
function toldOf(of: SegmentDraft, reveals: Reveals, language: Language): string[] {
  const names = reveals.travelers ? (of.travelers ?? []).map(({ name }) => name).join(', ') : '';
  const seat = of.type === 'flight' ? of.seatNumber : of.type === 'train' ? of.seat : undefined;
  const booking = reveals.confirmationNumbers
    ? [
        of.confirmationNumber && say('confirmation', language, of.confirmationNumber),
        of.type === 'train' && of.coachNumber && say('coach', language, of.coachNumber),
        seat && say('seat', language, seat),
        (of.type === 'vessel' || of.type === 'cruise') && of.cabin && say('cabin', language, of.cabin),
      ]
    : [];
  const price = reveals.prices && of.price && say('price', language, priceText(of.price, language));
  return [names, [...booking, price].filter(Boolean).join(' · ')];
}

function priceText({ amount, currency }: { amount: string; currency: string }, language: Language): string {
  return new Intl.NumberFormat(language === 'fr' ? 'fr-FR' : 'en-GB', { style: 'currency', currency }).format(
    Number(amount),
  );
}

function arrival(
  of: SegmentDraft & { arrival?: Place | undefined },
  where: string | undefined,
  language: Language,
): string | undefined {
  if (!of.end) return where;
  const day = dayOf(of.end) === dayOf(of.start) ? '' : shortDay(of.end, language);
  const when = [day, clock(of.end, language)].filter(Boolean).join(' ');
  return [when && say('arrives', language, when), where].filter(Boolean).join(' · ');
}

const way = (from: Place, to: Place, language: Language) => `${short(from, language)} → ${short(to, language)}`;

/** `Londres LHR` of an airport, else the name as it is written. */
function short(place: Place, language: Language): string {
  const { name, iata } = place;
  if (!iata) return name;
  const town = townOf(place, language);
  return town ? `${town} ${iata}` : `${name} (${iata})`;
}

const townOf = ({ city, iata, country }: Place, language: Language) =>
  city && townName({ name: city, ...(iata && { iata }), ...(country && { country }) }, language);

/** The name with its address. */
function named(place: Place, language: Language): string {
  const { name, address: where } = place;
  if (place.iata || !where) return short(place, language);
  return where.startsWith(name) ? where : `${name}, ${where}`;
}

const address = (place: Place, language: Language) =>
  place.address ?? (place.iata ? undefined : townOf(place, language));
