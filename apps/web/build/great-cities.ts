import { greatCities, placeName } from '@escale/extract/knowledge';
import type { Plugin } from 'vite';

const name = 'virtual:great-cities';
/** About what fits on a map of the world, and of a country. */
const count = 700;

/** The cities that the map is labelled with: `[English, French or nothing, longitude, latitude]`, largest first. */
export function cityLabels(): Plugin {
  return {
    name: 'escale:great-cities',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export const greatCities = ${JSON.stringify(labels())};` : undefined),
  };
}

function labels(): [english: string, french: string, longitude: number, latitude: number][] {
  return greatCities(count).map((city) => {
    const [english, french] = [placeName(city, 'en'), placeName(city, 'fr')];
    return [english, french === english ? '' : french, round(city.longitude), round(city.latitude)];
  });
}

const round = (degrees: number) => Math.round(degrees * 100) / 100;
