import { z } from 'zod';
import type { LetIn } from './platform/security.ts';

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
  /** Null: this installation has no hotels. */
  readonly hotels:
    | { readonly kind: 'sandbox' }
    | {
        readonly kind: 'liteapi';
        readonly key: string;
        readonly searchUrl: string;
        readonly bookUrl: string;
        /** How the operator pays for what an advisor books on the agency's account. */
        readonly account: 'WALLET' | 'CREDIT' | null;
        /** Of the guests, ISO 3166-1 alpha-2: some rates depend on it. */
        readonly nationality: string;
        /** Where the provider's card fields are drawn; null: nobody pays by card. */
        readonly cards: {
          /** Another name of this server, so that the provider's script is in no document of ours. */
          readonly origin: string;
          readonly scriptUrl: string;
          /** Where that script fetches from and opens frames of. */
          readonly origins: readonly string[];
        } | null;
        /** Where its photographs come from. */
        readonly photos: readonly string[];
      }
    | null;
  /** Who reads what our own readers do not; null: nobody, and nothing of it is shown. */
  readonly model: ModelConfig | null;
  readonly maps: {
    readonly googleKey: string | null;
    readonly styleUrl: string | null;
    /** Where the style's tiles, letters and pictures come from, beside its own origin. */
    readonly origins: readonly string[];
  };
};

export type ModelConfig = {
  readonly protocol: 'openai' | 'ollama';
  /** Of the API: `https://api.mistral.ai/v1`, `http://localhost:11434`. */
  readonly url: string;
  readonly model: string;
  readonly key: string | null;
  /** As people are told. */
  readonly name: string;
  readonly timeoutMs: number;
};

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
/** `https://pay.example.com`: no path, no slash at the end. */
const origin = address.refine(
  (url) => new URL(url).origin === url,
  'expected an origin, such as https://pay.example.com',
);
const origins = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => /^https:\/\/[a-z\d.*-]+(?::\d+)?$/.test(item)),
);

export const outsideVariables = {
  ESCALE_PLACES: z.enum(['tables', 'google', 'photon']).default('tables'),
  GOOGLE_PLACES_KEY: z.string().min(3).optional(),
  GOOGLE_PLACES_URL: address.default('https://places.googleapis.com'),
  PHOTON_URL: address.optional(),
  ESCALE_WEATHER: z.enum(['none', 'met', 'open-meteo']).default('none'),
  MET_CONTACT: z.string().min(5).max(200).optional(),
  MET_URL: address.default('https://api.met.no/weatherapi/locationforecast/2.0'),
  OPEN_METEO_URL: address.optional(),
  OPEN_METEO_KEY: z.string().min(1).optional(),
  /** Left out: the sandbox in the demo, none elsewhere. Invented hotels are for nobody who did not ask for them. */
  ESCALE_HOTELS: z.enum(['sandbox', 'liteapi', 'none']).optional(),
  LITEAPI_KEY: z.string().min(3).optional(),
  LITEAPI_URL: address.default('https://api.liteapi.travel/v3.0'),
  LITEAPI_BOOK_URL: address.default('https://book.liteapi.travel/v3.0'),
  LITEAPI_ACCOUNT: z.enum(['WALLET', 'CREDIT']).optional(),
  LITEAPI_NATIONALITY: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('FR'),
  LITEAPI_CARD_ORIGIN: origin.optional(),
  LITEAPI_CARD_SCRIPT: address.default('https://payment-wrapper.liteapi.travel/dist/liteAPIPayment.js?v=a1'),
  /** Its script draws the fields of Stripe, whose own guide names these. */
  LITEAPI_CARD_ORIGINS: origins.default([
    'https://js.stripe.com',
    'https://*.js.stripe.com',
    'https://api.stripe.com',
    'https://hooks.stripe.com',
  ]),
  LITEAPI_PHOTO_ORIGINS: origins.default(['https://static.cupid.travel']),
  ESCALE_AI_PROTOCOL: z.enum(['openai', 'ollama']).default('openai'),
  ESCALE_AI_URL: address.optional(),
  ESCALE_AI_MODEL: z.string().min(1).max(200).optional(),
  ESCALE_AI_KEY: z.string().min(1).optional(),
  ESCALE_AI_NAME: z.string().min(1).max(100).optional(),
  ESCALE_AI_SECONDS: z.coerce.number().int().min(1).max(300).default(60),
  GOOGLE_MAPS_KEY: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  ESCALE_MAP_STYLE: address.optional(),
  ESCALE_MAP_ORIGINS: origins.default([]),
};

type Given = z.infer<z.ZodObject<typeof outsideVariables>>;

/** The configuration, or what is missing in words that name the variable. */
export function outsideConfig(e: Given, demo: boolean): OutsideConfig | string {
  const missing = [
    e.ESCALE_PLACES === 'google' && !e.GOOGLE_PLACES_KEY && 'GOOGLE_PLACES_KEY: needed with ESCALE_PLACES=google',
    e.ESCALE_PLACES === 'photon' && !e.PHOTON_URL && 'PHOTON_URL: needed with ESCALE_PLACES=photon',
    e.ESCALE_HOTELS === 'liteapi' && !e.LITEAPI_KEY && 'LITEAPI_KEY: needed with ESCALE_HOTELS=liteapi',
    e.ESCALE_WEATHER === 'met' && !e.MET_CONTACT && 'MET_CONTACT: needed with ESCALE_WEATHER=met',
    e.ESCALE_WEATHER === 'open-meteo' && !e.OPEN_METEO_URL && 'OPEN_METEO_URL: needed with ESCALE_WEATHER=open-meteo',
    e.ESCALE_AI_URL && !e.ESCALE_AI_MODEL && 'ESCALE_AI_MODEL: needed with ESCALE_AI_URL',
    e.ESCALE_AI_URL &&
      !e.ESCALE_AI_NAME &&
      'ESCALE_AI_NAME: needed with ESCALE_AI_URL; people are told who reads their documents',
    e.ESCALE_AI_MODEL && !e.ESCALE_AI_URL && 'ESCALE_AI_URL: needed with ESCALE_AI_MODEL',
  ].find((one) => typeof one === 'string' && one !== '');
  if (missing) return missing;
  return {
    places: placesOf(e),
    weather: weatherOf(e),
    hotels: hotelsOf(e, demo),
    model: modelOf(e),
    maps: { googleKey: e.GOOGLE_MAPS_KEY ?? null, styleUrl: e.ESCALE_MAP_STYLE ?? null, origins: e.ESCALE_MAP_ORIGINS },
  };
}

/** The hosts that the operator named: they may be asked though they are private. */
export function outsideHosts({ places, weather }: OutsideConfig): string[] {
  return [places?.url, weather?.url].flatMap((url) => (url ? [new URL(url).host] : []));
}

/** Those of the hotel provider: they have a door of their own. */
export function hotelHosts({ hotels }: OutsideConfig): string[] {
  return hotels?.kind === 'liteapi' ? [hotels.searchUrl, hotels.bookUrl].map((url) => new URL(url).host) : [];
}

/** What the page's content policy has to let in for the maps and hotels that were chosen. */
export function letIn({ maps, hotels }: OutsideConfig): LetIn {
  const own = maps.styleUrl ? [new URL(maps.styleUrl).origin] : [];
  const lite = hotels?.kind === 'liteapi' ? hotels : null;
  return {
    maps: { origins: [...own, ...maps.origins], google: maps.googleKey !== null },
    photos: lite?.photos ?? [],
    frames: lite?.cards ? [lite.cards.origin] : [],
  };
}

function placesOf(e: Given): OutsideConfig['places'] {
  const { ESCALE_PLACES: kind, GOOGLE_PLACES_KEY: key, PHOTON_URL: photon } = e;
  if (kind === 'google' && key) return { kind, key, url: e.GOOGLE_PLACES_URL };
  return kind === 'photon' && photon ? { kind, url: photon } : null;
}

function weatherOf(e: Given): OutsideConfig['weather'] {
  const { ESCALE_WEATHER: kind, MET_CONTACT: contact, OPEN_METEO_URL: openMeteo } = e;
  if (kind === 'met' && contact) return { kind, contact, url: e.MET_URL };
  return kind === 'open-meteo' && openMeteo ? { kind, url: openMeteo, key: e.OPEN_METEO_KEY ?? null } : null;
}

function modelOf(e: Given): ModelConfig | null {
  const { ESCALE_AI_URL: url, ESCALE_AI_MODEL: model, ESCALE_AI_NAME: name } = e;
  if (!url || !model || !name) return null;
  const { ESCALE_AI_PROTOCOL: protocol, ESCALE_AI_KEY: key = null, ESCALE_AI_SECONDS: seconds } = e;
  return { protocol, url, model, key, name, timeoutMs: seconds * 1000 };
}

function hotelsOf(e: Given, demo: boolean): OutsideConfig['hotels'] {
  const kind = e.ESCALE_HOTELS ?? (demo ? 'sandbox' : 'none');
  if (kind === 'liteapi' && e.LITEAPI_KEY) {
    const { LITEAPI_KEY: key, LITEAPI_URL: searchUrl, LITEAPI_BOOK_URL: bookUrl } = e;
    const { LITEAPI_ACCOUNT: account = null, LITEAPI_NATIONALITY: nationality } = e;
    const { LITEAPI_PHOTO_ORIGINS: photos, LITEAPI_CARD_ORIGIN: cardOrigin } = e;
    const cards = cardOrigin
      ? { origin: cardOrigin, scriptUrl: e.LITEAPI_CARD_SCRIPT, origins: e.LITEAPI_CARD_ORIGINS }
      : null;
    return { kind, key, searchUrl, bookUrl, account, nationality, cards, photos };
  }
  return kind === 'sandbox' ? { kind } : null;
}
