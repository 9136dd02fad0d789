import { greatCities } from 'virtual:great-cities';
import type { FeatureCollection } from 'geojson';
import type { GeoJSONSourceSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { Language } from '../../words/language.ts';

/** What the drawing takes from the theme. */
export type MapColours = {
  water: string;
  land: string;
  coast: string;
  border: string;
  city: string;
  place: string;
  halo: string;
};

/** As the theme of the page is now; a map cannot read custom properties itself. */
export function mapColours(dark: boolean): MapColours {
  return dark
    ? {
        water: '#0d1220',
        land: '#1b2132',
        coast: '#333a50',
        border: '#2b3247',
        city: '#98a1ba',
        place: '#f3f5fb',
        halo: '#10141f',
      }
    : {
        water: '#dbe7fb',
        land: '#fbfcff',
        coast: '#c3cfe8',
        border: '#d9dfef',
        city: '#5a6380',
        place: '#0f1324',
        halo: '#ffffff',
      };
}

export type World = { land: FeatureCollection; borders: FeatureCollection };

const nothing: FeatureCollection = { type: 'FeatureCollection', features: [] };
const geojson = (data: FeatureCollection): GeoJSONSourceSpecification => ({ type: 'geojson', data });

/** The embedded base: coasts, borders, great cities. Letters are drawn from the page's own font, so no glyphs are fetched. */
export function worldStyle(world: World, colours: MapColours, language: Language): StyleSpecification {
  return {
    version: 8,
    sources: {
      land: { ...geojson(world.land), maxzoom: 8 },
      borders: { ...geojson(world.borders), maxzoom: 8 },
      cities: geojson(cityPoints(language)),
      ...tripSources(),
    },
    layers: baseLayers(colours),
  };
}

/** No coasts: so near they would be wrong by streets. What lies on it, and how far apart, is all that it says. */
export function blankStyle(colours: MapColours): StyleSpecification {
  return {
    version: 8,
    sources: tripSources(),
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': colours.land } },
      ...tripLayers(colours, false),
    ],
  };
}

/** A style of the operator's, with what we draw on it. */
export function withTrip(style: StyleSpecification, colours: MapColours): StyleSpecification {
  return {
    ...style,
    sources: { ...style.sources, ...tripSources() },
    layers: [...style.layers, ...tripLayers(colours, style.glyphs !== undefined)],
  };
}

function baseLayers(colours: MapColours): LayerSpecification[] {
  return [
    { id: 'water', type: 'background', paint: { 'background-color': colours.water } },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colours.land } },
    { id: 'coast', type: 'line', source: 'land', paint: { 'line-color': colours.coast, 'line-width': 0.8 } },
    { id: 'borders', type: 'line', source: 'borders', paint: { 'line-color': colours.border, 'line-width': 1 } },
    {
      id: 'cities',
      type: 'symbol',
      source: 'cities',
      filter: ['<', ['get', 'rank'], ['interpolate', ['linear'], ['zoom'], 0, 20, 2, 80, 4, 400, 5.5, 700]],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': [font],
        'text-size': ['interpolate', ['linear'], ['zoom'], 1, 10, 6, 13],
        'symbol-sort-key': ['get', 'rank'],
        'text-padding': 4,
      },
      paint: { 'text-color': colours.city, 'text-halo-color': colours.halo, 'text-halo-width': 1.2 },
    },
    ...tripLayers(colours, false),
  ];
}

/** Filled when there is a trip: its ways, where a pin that stepped aside belongs, and what the others are called. */
function tripSources() {
  return { ways: geojson(nothing), asides: geojson(nothing), places: geojson(nothing) };
}

function tripLayers(colours: MapColours, foreignGlyphs: boolean): LayerSpecification[] {
  const colour = ['get', 'colour'] as unknown as string;
  return [
    {
      id: 'ways-flown',
      type: 'line',
      source: 'ways',
      filter: ['==', ['get', 'flown'], true],
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': colour, 'line-width': 2.5 },
    },
    {
      id: 'ways',
      type: 'line',
      source: 'ways',
      filter: ['!=', ['get', 'flown'], true],
      layout: { 'line-join': 'round' },
      paint: { 'line-color': colour, 'line-width': 2.5, 'line-dasharray': [1.5, 1.2] },
    },
    {
      id: 'asides',
      type: 'line',
      source: 'asides',
      paint: { 'line-color': colours.place, 'line-width': 1.5 },
    },
    {
      id: 'asides-spots',
      type: 'circle',
      source: 'asides',
      filter: ['==', ['geometry-type'], 'Point'],
      paint: {
        'circle-radius': 4,
        'circle-color': colours.place,
        'circle-stroke-color': colours.halo,
        'circle-stroke-width': 1.5,
      },
    },
    {
      id: 'places',
      type: 'symbol',
      source: 'places',
      layout: {
        'text-field': ['get', 'name'],
        ...(!foreignGlyphs && { 'text-font': [boldFont] }),
        'text-size': 12,
        'text-variable-anchor': ['top', 'left', 'right', 'bottom'],
        'text-radial-offset': 1.5,
        'text-justify': 'auto',
        'text-max-width': 9,
      },
      paint: { 'text-color': colours.place, 'text-halo-color': colours.halo, 'text-halo-width': 1.6 },
    },
  ];
}

/** Read as CSS font families: Inter is the page's own. */
const font = 'Inter';
const boldFont = 'Inter Bold';

function cityPoints(language: Language): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: greatCities.map(([english, french, longitude, latitude], rank) => ({
      type: 'Feature',
      properties: { name: (language === 'fr' && french) || english, rank },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  };
}
