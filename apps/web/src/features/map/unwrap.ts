import type { FeatureCollection, Geometry, Position } from 'geojson';
import { near } from './great-circle.ts';

/**
 * Shapes that cross the date line run on beyond ±180 instead of back around the world: the renderer would draw a line across the map
 * and fill Siberia inside out. A ring around the pole is led down to it.
 */
export function unwrapped(collection: FeatureCollection): FeatureCollection {
  return {
    ...collection,
    features: collection.features.map((feature) => ({ ...feature, geometry: unwrap(feature.geometry) })),
  };
}

function unwrap(geometry: Geometry): Geometry {
  switch (geometry.type) {
    case 'Polygon':
      return { ...geometry, coordinates: geometry.coordinates.map(ring) };
    case 'MultiPolygon':
      return { ...geometry, coordinates: geometry.coordinates.map((polygon) => polygon.map(ring)) };
    case 'MultiLineString':
      return { ...geometry, coordinates: geometry.coordinates.map(line) };
    case 'GeometryCollection':
      return { ...geometry, geometries: geometry.geometries.map(unwrap) };
    default:
      return geometry;
  }
}

function line(points: readonly Position[]): Position[] {
  let before = points[0]?.[0] ?? 0;
  return points.map(([longitude = 0, latitude = 0]) => {
    before = near(longitude, before);
    return [before, latitude];
  });
}

function ring(points: readonly Position[]): Position[] {
  const around = line(points);
  const [first, last] = [around[0], around.at(-1)];
  if (!first || !last || Math.abs((last[0] ?? 0) - (first[0] ?? 0)) < 180) return around;
  const pole = (first[1] ?? 0) < 0 ? -90 : 90;
  return [...around, [last[0] ?? 0, pole], [first[0] ?? 0, pole], first];
}
