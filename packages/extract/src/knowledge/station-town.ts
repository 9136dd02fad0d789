import { fold } from './fold.ts';
import type { KnownPlace } from './known-place.ts';
import { citiesNear } from './nearest-city.ts';

/**
 * The town that a station says in its own name: "Berlin Hbf" is in Berlin, "Aix-en-Provence TGV" before Aix-en-Provence.
 * Null where its name says none that lies near: nobody is sent to a suburb because it is nearest.
 */
export function stationTown(station: { name: string; latitude: number; longitude: number }): KnownPlace | null {
  const said = ` ${fold(station.name)} `;
  const near = citiesNear(station.latitude, station.longitude, { withinKm: 20, most: 60 });
  const named = near.flatMap((city) => {
    const names = [city.name, city.english, city.french, ...(city.otherNames ?? [])].flatMap((name) => name ?? []);
    const length = Math.max(0, ...names.map((name) => (said.includes(` ${fold(name)} `) ? fold(name).length : 0)));
    return length > 0 ? [{ city, length }] : [];
  });
  const [best] = named.sort((a, b) => b.length - a.length || b.city.weight - a.city.weight);
  return best?.city ?? null;
}
