import type { FeatureCollection } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'world-atlas/countries-50m.json?url';
import { unwrapped } from './unwrap.ts';
import type { World } from './world-style.ts';

type Atlas = Topology<{ land: GeometryCollection; countries: GeometryCollection }>;

let world: Promise<World> | undefined;

/** Coasts and borders of the world (Natural Earth, 1:50 million), read once from our own server. */
export function loadWorld(): Promise<World> {
  world ??= read();
  world.catch(() => {
    // The next map asks again.
    world = undefined;
  });
  return world;
}

async function read(): Promise<World> {
  const answer = await fetch(atlas);
  if (!answer.ok) throw new Error(`world: ${answer.status}`);
  const topology = (await answer.json()) as Atlas;
  const { land, countries } = topology.objects;
  const borders: FeatureCollection = {
    type: 'FeatureCollection',
    features: [{ type: 'Feature', properties: {}, geometry: mesh(topology, countries, (a, b) => a !== b) }],
  };
  // Country by country: the continents as one shape are too much for the renderer, which fills some tiles inside out.
  return { land: unwrapped(feature(topology, land)), borders: unwrapped(borders) };
}
