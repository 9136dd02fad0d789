import { fold } from '../../../knowledge/index.ts';
import { inLines } from '../../../text/in-lines.ts';
import type { Passage } from '../passages/passages.ts';
import type { Piece } from '../passages/pieces.ts';
import type { Surroundings } from '../passages/surroundings.ts';
import type { Claims } from './claims.ts';
import { isStationOf } from './halls-of-towns.ts';
import { placeIn } from './printed-place.ts';
import { roleOfLabel } from './roles.ts';

/** The one stop that a line names though a dash parts its town from its hall, "Valencia – Bus Station 14:05"; null where it is a way. */
export function townAndHall(p: Passage, pieces: readonly Piece[], claims: Claims, around: Surroundings): Piece | null {
  return (
    hallInTown(p, pieces) ??
    airportInTown(p, pieces) ??
    stationWithDash(p, pieces) ??
    wholeCell(p, pieces, around) ??
    stopBesideClock(p, pieces, claims, around) ??
    stopAtClock(p, pieces, claims, around) ??
    stopOfEnd(p, pieces)
  );
}

/** "Chicago, IL - Union Station (CHI)" in a line of its own, or behind an hour: a town with its state, and its hall. */
function hallInTown({ text }: Passage, [town, hall, more]: readonly Piece[]): Piece | null {
  if (!town || !hall || more || !/, [A-Z]{2} ?$/.test(town.text) || !townHall.test(hall.text)) return null;
  const end = hall.at + hall.text.length;
  const isJoined = /^ ?[–—-] ?$/.test(text.slice(town.at + town.text.length, hall.at));
  return isJoined ? { text: text.slice(town.at, end), at: town.at, role: town.role } : null;
}

const townHall =
  /^\s*\p{Lu}[^\d,→]{2,40}\b(?:Station|Terminal|Depot|Hall|Cent(?:er|re)|Airport)(?: \([A-Z]{3}\))?\s*$/u;

/** "São Paulo - Congonhas (CGH)", "Paris – Orly": a town and its own airport, between which nobody flies. */
function airportInTown({ text }: Passage, [town, hall, more]: readonly Piece[]): Piece | null {
  if (!town || !hall || more || !/^ ?[–—-] ?$/.test(text.slice(town.at + town.text.length, hall.at))) return null;
  const airport = placeIn(hall.text, unsaid)?.airport;
  const whole = text.slice(town.at, hall.at + hall.text.length);
  const isItsTown = [airport?.city, airport?.frenchCity].some((city) => city && fold(city) === fold(town.text.trim()));
  return isItsTown && placeIn(whole, unsaid)?.airport?.iata === airport?.iata
    ? { text: whole, at: town.at, role: town.role }
    : null;
}

const unsaid = { labelled: false, timed: false };

/** "MADRID - PUERTA DE ATOCHA", "BARCELONA - SANTS": the town and the rest are together the name of a station, and the rest alone is none. */
function stationWithDash({ text }: Passage, [town, rest, more]: readonly Piece[]): Piece | null {
  if (!town || !rest || more || town.role !== null || rest.role !== null) return null;
  if (!/^ ?[–—-] ?$/.test(text.slice(town.at + town.text.length, rest.at))) return null;
  return isStationOf(town.text.trim(), rest.text.trim())
    ? { text: text.slice(town.at, rest.at + rest.text.length), at: town.at, role: null }
    : null;
}

/**
 * "Montréal – Gare Centrale" below the head "From", "MADRID PTA.ATOCHA - ALMUDENA" below "SALIDA" beside where one comes below "LLEGADA":
 * a dash within the name of one place.
 */
function wholeCell(p: Passage, pieces: readonly Piece[], { endRows }: Surroundings): Piece | null {
  const [first, second, more] = pieces;
  const isEnd = p.label === 'from' || p.label === 'to';
  const isStop = p.label === 'departure' || p.label === 'arrival';
  const isBeside = endRows.has(p.row);
  if (!(p.inTable || isBeside) || !p.byColumn || !(isEnd || isStop) || !first || !second || more) return null;
  // "Boston, MA - South Station" below "Depart": below that word a way may stand too
  if (isStop && !isBeside && !stationWord.test(second.text)) return null;
  const end = second.at + second.text.length;
  const text = p.text.slice(first.at, end);
  const isName =
    /^\p{Lu}[\p{L}'’ .-]+(?:, [A-Z]{2})? [–-] \p{Lu}[\p{L}'’ .-]+[, ]*$/u.test(text) && !/\bterminal\b/i.test(text);
  return isName && first.role === null && second.role === null ? { text, at: first.at, role: null } : null;
}

/** "06:50 | Lille – Gare Lille Europe": a clock in a cell of its own is of one stop, whatever it has for a dash. */
function stopBesideClock(
  p: Passage,
  [town, hall, more]: readonly Piece[],
  claims: Claims,
  { stopRows }: Surroundings,
): Piece | null {
  if (!stopRows.has(p.row) || claims.length > 0 || !town || !hall || more) return null;
  if (town.role !== null || hall.role !== null || p.label === 'route') return null;
  const text = p.text.slice(town.at, hall.at + hall.text.length);
  return /^\p{Lu}[^→>]{2,40} [–—-] \p{Lu}[^→>]{2,40}$/u.test(text) ? { text, at: town.at, role: null } : null;
}

/** "13:15 Bordeaux - Gare Saint-Jean", "Valencia – Bus Station 14:05": one hour is of one stop, whose hall stands behind its town. */
function stopAtClock(
  p: Passage,
  pieces: readonly Piece[],
  claims: Claims,
  { hallsOfTowns }: Surroundings,
): Piece | null {
  const [town, hall, more] = pieces;
  const [only, second] = claims.filter(({ token }) => token?.kind !== 'date');
  if (!town || !hall || more || only?.token?.kind !== 'time' || second || p.label === 'route') return null;
  const [from, to] = [town.at, hall.at + hall.text.length];
  const isBeside = only.end <= from || only.at >= to;
  const between = p.text.slice(town.at + town.text.length, hall.at);
  if (!isBeside || town.role !== null || hall.role !== null) return null;
  // "08:31 Bruxelles-Midi / Brussel-Zuid": in two languages
  if (/^ ?\/ ?$/.test(between) && /^\s*\p{Lu}/u.test(town.text) && /^\s*\p{Lu}/u.test(hall.text))
    return { text: p.text.slice(from, to), at: from, role: null };
  if (!/^ ?[–—-] ?$/.test(between)) return null;
  // "Arrivée | Madrid Puerta de Atocha - Almudena Grandes, 13:45": an end has one place and one hour
  const isUnknown = !placeIn(hall.text, { labelled: false, timed: false });
  const isOfEnd = roleOfLabel(p) !== null && isUnknown && / - | – /.test(p.text.slice(from, to));
  const isOfTown = hallsOfTowns && isUnknown && only.end <= from;
  return /^\s*\p{Lu}/u.test(town.text) && (hallWord.test(hall.text) || isOfEnd || isOfTown)
    ? { text: p.text.slice(from, to), at: from, role: null }
    : null;
}

/**
 * "Départ | Rennes - Gare routière, 16 place de la Gare", "DEPARTURE" over "CHICAGO - UNION STATION, IL": an end by its label has one stop,
 * whose hall stands behind its town.
 */
function stopOfEnd(p: Passage, [town, hall]: readonly Piece[]): Piece | null {
  const isEnd = !p.byColumn && (p.label === 'departure' || p.label === 'arrival');
  if (!isEnd || !town || !hall || town.role !== null) return null;
  if (!hallWord.test(hall.text) && !hallInState.test(hall.text)) return null;
  if (!/^ ?[–—-] ?$/.test(p.text.slice(town.at + town.text.length, hall.at))) return null;
  const name = hallInState.exec(hall.text)?.[0] ?? hall.text.split(',')[0] ?? '';
  return { text: p.text.slice(town.at, hall.at + name.length), at: town.at, role: null };
}

/** "UNION STATION, IL", "Moynihan Train Hall, NY": of a town of America, its state behind both. */
const hallInState =
  /^\s*\p{Lu}[^\d,→]{2,40}\b(?:[Ss]tation|STATION|[Tt]erminal|TERMINAL|[Dd]epot|DEPOT|[Hh]all|HALL|[Cc]ent(?:er|re)|CENTER), [A-Z]{2}(?!\p{L})/u;

export const hallWord = inLines('u')`
  ^\s*(?:
    (?:Main |Central |South |North |East |West |International )?(?:Coach|Bus|Railway|Train|Central|Ferry) (?:Station|Terminal)
    |Gare(?! d[eu] (?:Lyon|l'Est|Nord))|Autogare|A[ée]roport|Airport|Estaci[oó]n|Stazione|Autostazione|Busbahnhof|ZOB|Hauptbahnhof
    |Bahnhof|Hbf|Terminal|Intermodal|Parking|Quai|Halte|Arr[êe]t
    |(?:Terminal )?Rodovi[áa]ri[ao]|Esta[çc][ãa]o|Dworzec|N[áa]dra[žz]í|Autobusov[áa]|Autogar[ăa]|Autobusni|P[áa]lyaudvar|Bussijaam
    |Autoosta|Linja-autoasema|Bussterminal(?:en)?|Centralstation(?:en)?|Otogar[ıi]?|Автогара|Автовокзал|Вокзал
  )(?![\p{L}])
`;

const stationWord = /\b(?:station|hall|gare|hbf|central|centrale|terminus|stop|halt)\b/i;
