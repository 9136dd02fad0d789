import cities from './cities.generated.json' with { type: 'json' };
import { cityById } from './cities.ts';
import type { KnownPlace } from './known-place.ts';

/** The city nearest to a point, by the great circle, and how far away it is; null where the point is not on earth. */
export function nearestCity(latitude: number, longitude: number): { city: KnownPlace; km: number } | null {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null;
  spots ??= spotsOf(cities.lines);
  const [x, y, z] = onSphere(latitude, longitude);
  let best = 0;
  let most = -2;
  for (let i = 0; i < spots.length; i += 3) {
    // The cosine of the angle between the two: no trigonometry for each of 30,000 cities.
    const near = x * (spots[i] ?? 0) + y * (spots[i + 1] ?? 0) + z * (spots[i + 2] ?? 0);
    if (near > most) [most, best] = [near, i / 3];
  }
  const city = cityById((cities.lines[best] ?? '').split('\t', 1)[0] ?? '');
  return city && { city, km: 6371 * Math.acos(Math.min(1, most)) };
}

/** The cities whose middle lies within so many kilometres of a point, the nearest first and no more than `most`. */
export function citiesNear(
  latitude: number,
  longitude: number,
  { withinKm, most }: { withinKm: number; most: number },
): KnownPlace[] {
  spots ??= spotsOf(cities.lines);
  const [x, y, z] = onSphere(latitude, longitude);
  const least = Math.cos(Math.min(Math.PI, withinKm / 6371));
  const found: { line: number; near: number }[] = [];
  for (let i = 0; i < spots.length; i += 3) {
    const near = x * (spots[i] ?? 0) + y * (spots[i + 1] ?? 0) + z * (spots[i + 2] ?? 0);
    if (near >= least) found.push({ line: i / 3, near });
  }
  const nearest = found.sort((a, b) => b.near - a.near).slice(0, most);
  return nearest.flatMap(({ line }) => cityById((cities.lines[line] ?? '').split('\t', 1)[0] ?? '') ?? []);
}

let spots: Float64Array | undefined;

function spotsOf(lines: readonly string[]): Float64Array {
  const found = new Float64Array(3 * lines.length);
  lines.forEach((line, i) => {
    const fields = line.split('\t');
    found.set(onSphere(Number(fields[6]), Number(fields[7])), 3 * i);
  });
  return found;
}

function onSphere(latitude: number, longitude: number): [number, number, number] {
  const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}
