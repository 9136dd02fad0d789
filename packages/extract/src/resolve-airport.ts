import { airportByIata, findAirports, type KnownPlace, knownName } from './knowledge/index.ts';

export type Resolved = {
  /** The one airport that is meant, where that is certain. */
  airport: KnownPlace | null;
  /** The zone, where at least the city is. */
  zone: string | null;
};

/**
 * The airport that a printed name means: "PARIS, FR (CHARLES DE GAULLE)", "Toulouse, Blagnac Airport, FR",
 * "London Gatwick (North Terminal)". Each part must fit; what no airport fits may still tell the clock.
 */
export function resolveAirport(printed: string): Resolved {
  const whole = findAll(printed);
  if (whole.length === 1) return { airport: whole[0] ?? null, zone: whole[0]?.zone ?? null };
  const parts = partsOf(printed);
  const found = parts.map(findAll);
  const [first, ...others] = found.filter((list) => list.length > 0);
  if (!first) return { airport: null, zone: null };
  const common = first.filter((airport) => others.every((list) => list.some(({ id }) => id === airport.id)));
  const countries: string[] = printed.match(/\b[A-Z]{2}\b/g) ?? [];
  const there = common.filter(({ country }) => countries.includes(country));
  const shared = there.length > 0 ? there : common;
  const [only] = shared;
  const isCertain = shared.length === 1 && found.every((list) => list.length > 0);
  return { airport: isCertain ? (only ?? null) : null, zone: zoneOf(shared.length > 0 ? shared : first) };
}

function findAll(text: string): readonly KnownPlace[] {
  const name = text.trim();
  if (name.length < 3) return [];
  const code = /^[A-Z]{3}$/.test(name) ? airportByIata(name) : null;
  return code ? [code] : findAirports(knownName(name));
}

/** City and airport as separate words, without terminals and the codes of countries and states. */
function partsOf(printed: string): string[] {
  return printed
    .slice(0, 200)
    .replace(/[,(-]?\s?(?:(?:north|south|east|west|main)\s)?(?:terminal|aérogare|aerogare)\b.*$/i, '')
    .split(/[,()/]|\s[-–]\s|\b[A-Z]{2}\b/)
    .map((part) => part.trim())
    .filter((part) => /\p{L}{3}/u.test(part))
    .slice(0, 6);
}

/** Small fields in far countries carry the names of great towns: they do not set the clock. */
function zoneOf(airports: readonly KnownPlace[]): string | null {
  const zones = new Set(airports.filter(({ weight }) => weight > 4).map(({ zone }) => zone));
  const [only] = zones;
  return zones.size === 1 ? (only ?? null) : null;
}
