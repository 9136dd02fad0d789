export type Point = readonly [longitude: number, latitude: number];

const radians = Math.PI / 180;

/**
 * The shortest way over the globe, as a line of points. Longitudes run on over ±180 rather than jump, so that Tokyo to
 * San Francisco crosses the Pacific in one piece.
 */
export function greatCircle(from: Point, to: Point, steps = 64): Point[] {
  const [a, b] = [vector(from), vector(to)];
  const angle = Math.acos(Math.min(1, Math.max(-1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2])));
  if (angle < 1e-6) return [from, to];
  let before = from[0];
  return Array.from({ length: steps + 1 }, (_, step) => {
    if (step === 0) return from;
    const share = step / steps;
    // Opposite ends of the earth have no shortest way; any will do.
    const sine = Math.sin(angle) || 1e-9;
    const [p, q] = [Math.sin((1 - share) * angle) / sine, Math.sin(share * angle) / sine];
    const [x, y, z] = [p * a[0] + q * b[0], p * a[1] + q * b[1], p * a[2] + q * b[2]];
    before = near(Math.atan2(y, x) / radians, before);
    return [before, Math.atan2(z, Math.hypot(x, y)) / radians] as const;
  });
}

/** The same longitude, as near as can be to another: 170 and -170 are 20 degrees apart. */
export function near(longitude: number, other: number): number {
  return longitude + 360 * Math.round((other - longitude) / 360);
}

/** The smallest box that holds all points: over the date line where that is shorter. Null of none. */
export function boundsOf(points: readonly Point[]): [west: number, south: number, east: number, north: number] | null {
  if (points.length === 0) return null;
  const latitudes = points.map(([, latitude]) => latitude);
  const longitudes = points.map(([longitude]) => near(longitude, 0)).sort((a, b) => a - b);
  let west = longitudes[0] ?? 0;
  let widest = west + 360 - (longitudes.at(-1) ?? 0);
  longitudes.forEach((longitude, i) => {
    const gap = longitude - (longitudes[i - 1] ?? longitude);
    if (gap > widest) [west, widest] = [longitude, gap];
  });
  return [west, Math.min(...latitudes), west + 360 - widest, Math.max(...latitudes)];
}

function vector([longitude, latitude]: Point): [number, number, number] {
  const [l, p] = [longitude * radians, latitude * radians];
  return [Math.cos(p) * Math.cos(l), Math.cos(p) * Math.sin(l), Math.sin(p)];
}
