import type { Place } from '@escale/contract';
import { zoneAt } from '@escale/extract/knowledge';
import { z } from 'zod';
import type { Origin, PlaceKind, PlaceProvider } from '../../features/places/index.ts';
import type { Outbound } from '../../platform/outbound.ts';
import { ask, ProviderError } from '../ask-json.ts';

const origin: Origin = { provider: 'photon', mode: 'live', attribution: ['© OpenStreetMap contributors (ODbL)'] };

const collection = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({
        name: z.string().optional(),
        housenumber: z.string().optional(),
        street: z.string().optional(),
        postcode: z.string().optional(),
        city: z.string().optional(),
        country: z.string().optional(),
        countrycode: z.string().optional(),
        osm_key: z.string().optional(),
        osm_value: z.string().optional(),
      }),
    }),
  ),
});
type Found = z.infer<typeof collection>['features'][number];

const most = 8;

/** Photon, komoot's search over OpenStreetMap, on a server of the operator's. */
export function photonPlaces(outbound: Outbound, { url }: { url: string }): PlaceProvider {
  return {
    async autocomplete(input, { kinds, language }) {
      const query = new URLSearchParams({ q: input, lang: language, limit: '15' });
      const answer = await ask(outbound, `${url}/api?${query}`);
      if (!answer.ok) throw new ProviderError('photon', answer.status);
      const { features } = collection.parse(await answer.json());
      const value = features
        .map((found) => ({ kind: kindOf(found), place: placeOf(found), country: found.properties.country ?? '' }))
        .filter(({ kind }) => !kinds || kinds.length === 0 || kinds.includes(kind))
        .flatMap(({ kind, place, country }) => {
          const placeId = place && idOf(place);
          if (!place || !placeId) return [];
          const where = [place.address === place.name ? undefined : place.address, place.city, country];
          const subtitle = [...new Set(where.filter((part) => part && part !== place.name))].join(', ');
          return [{ placeId, kind, title: place.name, subtitle }];
        });
      return { origin, value: value.slice(0, most) };
    },

    async details(placeId) {
      const place = placeFrom(placeId);
      return place && { origin, value: place };
    },
  };
}

function kindOf({ properties }: Found): PlaceKind {
  const { osm_key: key, osm_value: value = '' } = properties;
  if (key === 'aeroway' && /aerodrome|terminal/.test(value)) return 'airport';
  if (key === 'railway' && /station|halt/.test(value)) return 'station';
  return key === 'place' && /city|town|village/.test(value) ? 'city' : 'address';
}

function placeOf({ geometry, properties }: Found): Place | null {
  const [longitude, latitude] = geometry.coordinates;
  const { name, housenumber, street, postcode, city, countrycode } = properties;
  const line = [housenumber, street].filter(Boolean).join(' ');
  const title = name ?? line;
  if (!title) return null;
  const town = [postcode, city].filter(Boolean).join(' ');
  const address = [line, town].filter(Boolean).join(', ');
  const country = countrycode?.toUpperCase();
  return {
    name: title.slice(0, 120),
    ...(line && { address: address.slice(0, 120) }),
    ...((city ?? (properties.osm_key === 'place' ? name : undefined)) && { city: (city ?? title).slice(0, 60) }),
    ...(country && /^[A-Z]{2}$/.test(country) && { country }),
    latitude: Math.round(latitude * 1e5) / 1e5,
    longitude: Math.round(longitude * 1e5) / 1e5,
  };
}

/** Photon has no call for one place: what it said of it is the id. Null where that would be too long for one. */
function idOf({ name, address = '', city = '', country = '', latitude, longitude }: Place): string | null {
  const said = [name, address, city, country, latitude, longitude].join('\t');
  const id = `photon:${Buffer.from(said).toString('base64url')}`;
  return id.length <= 300 ? id : null;
}

function placeFrom(placeId: string): Place | null {
  const said = /^photon:([\w-]+)$/.exec(placeId)?.[1];
  if (!said) return null;
  const [name, address, city, country = '', lat, lon] = Buffer.from(said, 'base64url').toString('utf8').split('\t');
  const [latitude, longitude] = [Number(lat), Number(lon)];
  const timeZone = zoneAt(latitude, longitude);
  if (!name || !lat || !lon || !timeZone) return null;
  return {
    name,
    ...(address && { address }),
    ...(city && { city }),
    ...(/^[A-Z]{2}$/.test(country) && { country }),
    latitude,
    longitude,
    timeZone,
  };
}
