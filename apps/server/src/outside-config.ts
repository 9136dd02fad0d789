import { z } from 'zod';

/** Who is asked about the world outside. Left out, the house answers from its own tables and says what it does not know. */
export type OutsideConfig = {
  readonly places:
    | { readonly kind: 'google'; readonly key: string; readonly url: string }
    | { readonly kind: 'photon'; readonly url: string }
    | null;
  readonly weather:
    | { readonly kind: 'met'; readonly contact: string; readonly url: string }
    | { readonly kind: 'open-meteo'; readonly url: string; readonly key: string | null }
    | null;
  readonly maps: { readonly googleKey: string | null; readonly styleUrl: string | null };
};

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

export const outsideVariables = {
  GOOGLE_PLACES_KEY: z.string().min(10).optional(),
  GOOGLE_PLACES_URL: address.default('https://places.googleapis.com'),
  PHOTON_URL: address.optional(),
  MET_CONTACT: z.string().min(5).max(200).optional(),
  MET_URL: address.default('https://api.met.no/weatherapi/locationforecast/2.0'),
  OPEN_METEO_URL: address.optional(),
  OPEN_METEO_KEY: z.string().min(1).optional(),
  GOOGLE_MAPS_KEY: z.string().min(10).optional(),
  ESCALE_MAP_STYLE: address.optional(),
};

type Given = z.infer<z.ZodObject<typeof outsideVariables>>;

/** The message of what is wrong, or the configuration. */
export function outsideConfig(e: Given): OutsideConfig | string {
  if (e.GOOGLE_PLACES_KEY && e.PHOTON_URL) return 'PHOTON_URL: either this or GOOGLE_PLACES_KEY';
  if (e.MET_CONTACT && e.OPEN_METEO_URL) return 'OPEN_METEO_URL: either this or MET_CONTACT';
  if (e.OPEN_METEO_KEY && !e.OPEN_METEO_URL) return 'OPEN_METEO_URL: needed with OPEN_METEO_KEY';
  return {
    places: placesOf(e),
    weather: weatherOf(e),
    maps: { googleKey: e.GOOGLE_MAPS_KEY ?? null, styleUrl: e.ESCALE_MAP_STYLE ?? null },
  };
}

/** The hosts that the operator named: they may be asked though they are private. */
export function outsideHosts({ places, weather }: OutsideConfig): string[] {
  return [places?.url, weather?.url].flatMap((url) => (url ? [new URL(url).host] : []));
}

function placesOf(e: Given): OutsideConfig['places'] {
  if (e.GOOGLE_PLACES_KEY) return { kind: 'google', key: e.GOOGLE_PLACES_KEY, url: e.GOOGLE_PLACES_URL };
  return e.PHOTON_URL ? { kind: 'photon', url: e.PHOTON_URL } : null;
}

function weatherOf(e: Given): OutsideConfig['weather'] {
  if (e.MET_CONTACT) return { kind: 'met', contact: e.MET_CONTACT, url: e.MET_URL };
  return e.OPEN_METEO_URL ? { kind: 'open-meteo', url: e.OPEN_METEO_URL, key: e.OPEN_METEO_KEY ?? null } : null;
}
