import type { PlaceTime } from '../../booking.ts';
import { fold } from '../../knowledge/index.ts';
import type { PlainDay } from '../../source.ts';
import { dayOf } from '../../text/days.ts';
import type { Layout } from './layout.ts';

/** The paper "RCT2" of international rail tickets: what stands in its rows. */
export type Rct2 = {
  title: string;
  /** A pass has no journey, a reservation has a train. */
  kind: 'ticket' | 'reservation' | 'pass';
  traveler: string;
  validFrom: PlainDay | null;
  outward: Rct2Ride | null;
  back: Rct2Ride | null;
  train: string;
  coach: string;
  seat: string;
};
export type Rct2Ride = { from: string; to: string; departure?: PlaceTime; arrival?: PlaceTime; class: string };

const reservations = ['reservation', 'reservierung', 'helyjegy', 'upgrade', 'aufpreis'];

export function readRct2(layout: Layout, issued: PlainDay | null, contextDate: PlainDay): Rct2 | null {
  if (layout.type !== 'RCT2') return null;
  const title = clean(layout.text(0, 15, 3) === '' ? layout.text(0, 18, 33) : layout.text(0, 0, 52));
  const names = fold(`${layout.text(0, 14, 38, 2)}`).replace(/\s+/g, '');
  const isReservation = reservations.some((word) => names.includes(word));
  const kind = names.includes('interrail') ? 'pass' : isReservation ? 'reservation' : 'ticket';
  const first = firstDay(layout);
  const validFrom = first?.length === 10 ? first : null;
  const base = validFrom ?? (first ? `${first}-01-01` : (issued ?? contextDate));
  const row8 = layout.text(8, 0, 72);
  const [, number = '', product = '', coach = '', seat = ''] =
    /\b(?:ZUG|TOG|TRAIN|TRENO|VLAK) +(\d+)(?: +([A-Z][A-Z0-9]*))? +(?:WAGEN|VOGN|COACH|CARROZZA|VUZ) +(\d+) +(?:PLATZ|PLADS|SEAT|POSTO|MIESTO) +(\d[\d, ]*)/i.exec(
      row8,
    ) ?? [];
  return {
    title,
    kind,
    traveler:
      clean(layout.text(0, 52, 20))
        .split('\n')[0]
        ?.trim() ?? '',
    validFrom,
    outward: readRide(layout, 6, base, validFrom),
    back: readRide(layout, 7, base, null),
    train: isReservation
      ? number
        ? `${product} ${number}`.trim()
        : clean(`${layout.text(8, 13, 3)} ${digits(layout.text(8, 7, 5))}`)
      : boundTrain(layout),
    coach: isReservation ? coach || clean(layout.text(8, 26, 3)) : '',
    seat: isReservation ? (seat || clean(layout.text(8, 48, 23))).trim() : '',
  };
}

/** "Zug -> RJX 562" in a line of its own: the only train for which a cheap ticket is good. */
function boundTrain({ fields }: Layout): string {
  const told = fields.flatMap(({ text }) => {
    const [, product, number] =
      /(?:zug|train|treno|tog|vlak|vonat|poci[aą]g)\b[ :>→-]+([A-Z]{1,4}) ?(\d{2,5})$/i.exec(text.trim()) ?? [];
    return product ? `${product.toUpperCase()} ${number}` : [];
  });
  const [only, more] = new Set(told);
  return only && !more ? only : '';
}

function readRide(layout: Layout, row: number, base: PlainDay, usual: PlainDay | null): Rct2Ride | null {
  const own = layout.fields.filter(
    (field) => field.row === row && field.column >= 12 && field.column + field.width <= 31,
  );
  const from = clean(own.length === 1 ? (own[0]?.text ?? '') : layout.text(row, 12, 18));
  const to = clean(layout.text(row, 34, 17));
  const departure = readTime(layout.text(row, 1, 5), layout.text(row, 7, 5), base) ?? (usual ? { local: usual } : null);
  if (!from || !to || from === to) return null;
  const arrival = departure && readTime(layout.text(row, 52, 5), layout.text(row, 58, 5), base);
  return {
    from,
    to,
    ...(departure ? { departure } : {}),
    ...(arrival && arrival.local.length > 10 ? { arrival } : {}),
    class: clean(layout.text(row, 66, 5)),
  };
}

/** "16.09" or "16/09" with "18:58" or "18.58", in the year that follows the first day of validity. */
function readTime(date: string, clock: string, base: PlainDay): PlaceTime | null {
  const [, day, month] = /^(\d\d)[./](\d\d)/.exec(date) ?? [];
  if (!day) return null;
  const year = Number(base.slice(0, 4));
  const first = dayOf(year, Number(month), Number(day));
  const its = first !== null && first < base ? dayOf(year + 1, Number(month), Number(day)) : first;
  if (!its) return null;
  const [, hour, minute] = /^(\d\d)[:.](\d\d)$/.exec(clock) ?? [];
  return { local: hour && Number(hour) < 24 && Number(minute) < 60 ? `${its}T${hour}:${minute}:00` : its };
}

/** The day from which it is valid, or only its year. */
function firstDay(layout: Layout): string | null {
  const printed = layout.text(3, 1, 48);
  const [, day, month, year = ''] = /(\d\d)\.(\d\d)\.(\d{4}|\d\d)/.exec(printed) ?? [];
  if (day) return dayOf(Number(year.length === 2 ? `20${year}` : year), Number(month), Number(day));
  const [, only] = /\b(20\d\d)\b/.exec(printed) ?? [];
  return only ?? null;
}

/** Stars fill what is not set. */
function clean(text: string): string {
  const plain = text.replace(/\s+\n/g, '\n').trim();
  return /^[*\s]*$/.test(plain) ? '' : plain.replace(/ {2,}/g, ' ');
}

function digits(text: string): string {
  return /\d+/.exec(text)?.[0] ?? '';
}
