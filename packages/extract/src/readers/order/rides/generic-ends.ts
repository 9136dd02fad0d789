import type { Candidate, Place } from '../../../booking.ts';
import { findCity } from '../../../knowledge/index.ts';
import { plain } from '../../../text/plain.ts';
import { codesIn } from '../codes.ts';
import type { Item } from '../items.ts';
import type { OrderFacts } from '../stays/stays.ts';
import type { End, Ends } from './ride-ends.ts';

/** From where to where somebody travels, and when: what drivers take him to and fetch him from. */
export type Way = { from: string; to: string; departs: string; arrives: string };

/**
 * "Transfert de l'aéroport à l'hôtel", "taxi from the hotel to the station": words for where a journey of the same day ends or begins, and
 * for the house in which one sleeps then.
 */
export function withGenericEnds(ends: Ends, item: Item, day: string | undefined, facts: OrderFacts): Ends {
  const { text } = item;
  const { time } = ends.from;
  if (!day || !time) return ends;
  const at = `${day}T${time}`;
  const house = houseOn(day, facts);
  const fill = (end: End, pattern: RegExp, near: string | undefined): End => {
    const isGeneric = end.place === undefined || bare.test(plain(end.place));
    const match = isGeneric ? pattern.exec(text) : null;
    const name = match && (isOfHouse.test(match[1] ?? '') ? house : near);
    return match && name ? { ...end, place: name, placeAt: end.placeAt ?? match.index } : end;
  };
  const ways = facts.ways ?? [];
  const { landed, leaving } = besideRide(ways, at);
  // a flight that is read later says which
  const from = fill(
    ends.from,
    fromThere,
    landed ?? (codesIn(item).length === 1 ? fromThere.exec(text)?.[1] : undefined),
  );
  const to = fill(ends.to, toThere, leaving);
  return from.place !== undefined && from.place === to.place ? ends : { from, to };
}

/** The same for what was read, each line perhaps by itself: "hotel" and "airport" are no names where the paper tells which. */
export function withKnownEnds(candidates: readonly Candidate[]): void {
  const nights = candidates.flatMap(({ booking }) => (booking.type === 'LodgingReservation' ? [booking] : []));
  const ways = waysOf(candidates);
  for (const { booking } of candidates) {
    if (booking.type !== 'TaxiReservation' || !booking.departure) continue;
    const { local } = booking.departure;
    const day = local.slice(0, 10);
    const { landed, leaving } = besideRide(ways, local);
    const nameOf = (place: Place | undefined, near: string | undefined) => {
      const said = bare.exec(plain(place?.name ?? ''))?.[1];
      return said && (isOfHouse.test(said) ? houseOn(day, { nights }) : near);
    };
    const [from, to] = [nameOf(booking.from, landed), nameOf(booking.to, leaving)];
    if (from && booking.from && from !== booking.to?.name) booking.from = { ...booking.from, name: from };
    if (to && booking.to && to !== booking.from?.name) booking.to = { ...booking.to, name: to };
  }
}

/** Where the journey before ends and the next begins; "Lagos" says less than "the airport". */
function besideRide(ways: readonly Way[], at: string): { landed: string | undefined; leaving: string | undefined } {
  const day = at.slice(0, 10);
  const landed = ways.filter(({ arrives }) => arrives.slice(0, 10) === day && arrives <= at).at(-1)?.to;
  const leaving = ways.find(({ departs }) => departs.slice(0, 10) === day && departs > at)?.from;
  const named = (place: string | undefined) => (place && findCity(place) === null ? place : undefined);
  return { landed: named(landed), leaving: named(leaving) };
}

export function waysOf(candidates: readonly Candidate[]): Way[] {
  return candidates
    .flatMap(({ booking }) => {
      if (!('to' in booking) || booking.type === 'RentalCarReservation' || booking.type === 'TaxiReservation')
        return [];
      const { from, to, departure, arrival } = booking;
      const [departs, arrives] = [departure ?? arrival, arrival ?? departure];
      if (!from?.name || !to?.name || !departs || !arrives) return [];
      return [{ from: from.name, to: to.name, departs: departs.local, arrives: arrives.local }];
    })
    .sort((a, b) => a.departs.localeCompare(b.departs));
}

/** Where one sleeps on that day, or has slept; the paper names one house for it. */
export function houseOn(day: string | undefined, { nights = [] }: Pick<OrderFacts, 'nights'>): string | undefined {
  if (!day) return undefined;
  const of = (test: (first: string, last: string) => boolean) =>
    nights.filter(
      ({ checkIn, checkOut }) => checkIn && checkOut && test(checkIn.local.slice(0, 10), checkOut.local.slice(0, 10)),
    );
  const names = [of((first, last) => first <= day && day < last), of((_, last) => last === day)]
    .map((stays) => [...new Set(stays.map(({ place }) => place?.name))])
    .find(({ length }) => length > 0);
  return names?.length === 1 ? names[0] : undefined;
}

const where =
  '([Hh][oô]tel|[Aa]partment|[Aa]ppartement|[Ll]odge|[Ii]nn|[Gg]uest ?house|[Aa][ée]roport|[Aa]irport|[Gg]are|(?:[Rr]ailway |[Tt]rain )?[Ss]tation|[Pp]ort|[Ff]erry terminal|[Bb]aggage claim|[Bb]aggage reclaim|[Aa]rrivals(?: hall| level)?|(?:hall|sortie) des? arriv[ée]es|retrait des bagages)';
/** And no name behind it: "gare de Lyon", "Airport Hotel". */
const alone = String.raw`(?![\p{L}\d-])(?! (?:d[eu]s?|of) | d['’]| \p{Lu})`;
const its = "(?:the |your |la |l['’]|votre )?";
const fromThere = new RegExp(
  String.raw`(?<!\p{L})(?:[Ff]rom|[Dd]e|[Dd]epuis|[Dd]u|[Ll]eaving|(?:[Pp]ick(?:s|ed)?[ -]?up|[Cc]ollect\p{L}*|[Mm]eet\p{L}*|[Pp]rise en charge|[Rr]endez-vous|attend\p{L}*|[Dd][ée]part)[^.;\n]{0,30} (?:at|à|au)) ?${its}${where}${alone}`,
  'u',
);
const toThere = new RegExp(
  String.raw`(?:(?<!\p{L})(?:[Tt]o|[Vv]ers|à|[Aa]u|[Pp]our|[Ff]or|jusqu['’]à|jusqu['’]au|direction)|[→–-]) ?${its}${where}${alone}`,
  'u',
);
const isOfHouse = /^(?:h[oô]tel|apartment|appartement|lodge|inn|guest ?house)/i;
const bare = new RegExp(`^(?:the |your |l'|la |votre )?${where}$`);
