import { anyDay, findDates } from '../../../text/dates.ts';
import { isDayTitle } from '../day-title.ts';
import type { Passage } from '../passages/passages.ts';
import { namesTopic } from '../topics.ts';
import type { Leg } from './leg.ts';

/**
 * The paragraphs of a letter that say nothing of its journeys, run together, but apart where one begins with a hotel, a
 * car or a driver of its own. What an itinerary says in tables is left to those who read tables.
 */
export function stretchesBeside(passages: readonly Passage[], legs: readonly Leg[]): Passage[][] {
  const lines = legs.flatMap(({ vehicle, from, to, departure, arrival }) =>
    [vehicle, from, to, departure, arrival].flatMap((token) => (token ? [token.line] : [])),
  );
  const taken = new Set(lines.map((line) => passages[line]?.row));
  const stretches: Passage[][] = [];
  const days = new Map<Passage[], Passage>();
  let open: Passage[] | null = null;
  let day: Passage | null = null;
  passages.forEach((p, i) => {
    if (!taken.has(p.row) && isDayTitle(p)) {
      day = p;
      open = null;
      return;
    }
    if (taken.has(p.row) || p.inTable) {
      open = null;
      return;
    }
    const before = passages[i - 1];
    const isHotel = p.label === 'hotel' && (p.under !== 'hotel' || before?.under !== 'hotel');
    // "CAR   National Car Rental" at the head of its paragraph, below that of a flight
    const isTitled =
      (p.label === 'vehicle' || p.label === 'coach') && p.block !== before?.block && namesTopic.test(p.called);
    const isNamed = isHotel || isTitled || ((p.label === null || p.label === 'vehicle') && namesTopic.test(p.shape));
    const opens = before?.row !== p.row && (p.isHeading || isNamed);
    if (open && !opens) open.push(p);
    else {
      open = [p];
      stretches.push(open);
      if (day) days.set(open, day);
    }
  });
  return stretches
    .map((stretch) => withDayOver(stretch, days.get(stretch)))
    .filter((stretch) => stretch.some(({ shape }) => /\d/.test(shape)));
}

/** "Hôtel …, 1 nuit, départ le lendemain" below a flight of "Mercredi 10 novembre": of that day, and not of the one below. */
function withDayOver(stretch: Passage[], day: Passage | undefined): Passage[] {
  const isDated = stretch.some(({ text }) => findDates(text, anyDay).some(({ weak }) => !weak));
  return day && !isDated ? [day, ...stretch] : stretch;
}
