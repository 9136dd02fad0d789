import { z } from 'zod';
import { call, ok } from './call.ts';
import { day } from './place-time.ts';
import { instant, text } from './values.ts';

/**
 * Somewhere: an airport, a station, a hotel, a street. One without coordinates and without a complete address
 * is incomplete: the map says so, and offers the maps service.
 */
export const place = z.object({
  name: text(300).min(1),
  address: text(500).optional(),
  city: text(200).optional(),
  /** ISO 3166-1 alpha-2. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  /** IANA, `Europe/Paris`. */
  timeZone: text(64).optional(),
  /** An airport's code, or a railway station's where IATA gave it one. */
  iata: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
});
export type Place = z.infer<typeof place>;

/** Said of a place in replies alone: what comes back of it is not kept. */
const townField = {
  town: z
    .string()
    .optional()
    .describe('The town it is in or serves, in the language of Accept-Language; left out where that is its `city`.'),
};
/** A place as a reply shows it. */
export const shownPlace = place.extend(townField);
export type ShownPlace = z.infer<typeof shownPlace>;

/** Where an answer of the outside world came from; anything but `live` is shown as such. */
export const provenance = z.object({
  provider: z.string(),
  mode: z.enum(['live', 'sandbox', 'embedded']),
  fetchedAt: instant,
  attribution: z.array(z.string()),
});

export const placeKinds = ['airport', 'station', 'city', 'address'] as const;

export const autocompletePlaces = call({
  method: 'GET',
  path: '/api/places/google/autocomplete',
  summary: 'Places whose name begins like the input',
  audience: 'account',
  query: z.object({
    input: text(200),
    /** Comma-separated: `airport,station,city,address`. */
    types: z.string().max(100).optional(),
    sessionToken: z.string().max(100).optional(),
  }),
  reply: ok(
    z.object({
      predictions: z.array(
        z.object({
          placeId: z.string(),
          kind: z.enum(placeKinds),
          title: z.string(),
          subtitle: z.string(),
          iata: z.string().optional(),
        }),
      ),
      provenance,
    }),
  ),
});

export const getPlaceDetails = call({
  method: 'GET',
  path: '/api/places/google/details',
  summary: 'One place, with its coordinates and time zone',
  audience: 'account',
  query: z.object({ place_id: z.string().min(1).max(300), sessionToken: z.string().max(100).optional() }),
  reply: ok(z.object({ place, provenance })),
  problems: ['place.not-found', 'server.unavailable'],
});

export const getWeather = call({
  method: 'GET',
  path: '/api/weather',
  summary: 'The weather at a place, or that no forecast is to be had',
  audience: 'account',
  query: z.object({
    latitude: z.coerce.number().min(-90).max(90),
    longitude: z.coerce.number().min(-180).max(180),
    /** One day there, of which the sun is known however far it is. Left out: all days of the forecast, and today's sun. */
    day: day.optional(),
  }),
  reply: ok(
    z.object({
      available: z.boolean(),
      reason: z.enum(['no-provider', 'beyond-horizon', 'provider-unavailable']).optional(),
      days: z.array(
        z.object({
          day,
          symbol: z.enum(['clear', 'partly-cloudy', 'cloudy', 'fog', 'rain', 'sleet', 'snow', 'thunder']),
          lowC: z.number(),
          highC: z.number(),
        }),
      ),
      now: z.object({ symbol: z.string(), temperatureC: z.number() }).optional(),
      /** True without any forecast. */
      localTime: z.string(),
      sunrise: z.string().optional(),
      sunset: z.string().optional(),
      provenance,
    }),
  ),
});

export const getAirline = call({
  method: 'GET',
  path: '/api/reference-data/airline',
  summary: 'An airline by its two-character code',
  audience: 'account',
  query: z.object({ iataCode: z.string().regex(/^[A-Za-z0-9]{2}$/) }),
  reply: ok(
    z.object({
      iataCode: z.string(),
      name: z.string(),
      /** ISO 3166-1 alpha-2, of where it is at home. */
      country: z.string().optional(),
    }),
  ),
  problems: ['airline.not-found'],
});
