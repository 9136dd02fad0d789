import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './refuse.ts';

export type Origins = {
  /** Where browsers reach us, for instance `https://trips.example.com`. Null: wherever the request says (demo). */
  readonly publicUrl: string | null;
  /** Other origins that may call the API: a phone shell's. */
  readonly allowed: readonly string[];
};

/** What the operator lets in for maps; nothing by default. */
export type MapsPolicy = {
  /** Where tiles, their letters and pictures come from. */
  readonly origins: readonly string[];
  /** Google's Maps JavaScript API brings its own scripts, and styles of which no hash is known. */
  readonly google: boolean;
};

/** What the operator lets into the app's pages; nothing by default. */
export type LetIn = {
  readonly maps: MapsPolicy;
  /** Where a provider's photographs come from. */
  readonly photos: readonly string[];
  /** Origins whose pages may stand in a frame. */
  readonly frames: readonly string[];
};

const nothing: LetIn = { maps: { origins: [], google: false }, photos: [], frames: [] };

/** What a page may do. `inline` holds the hashes (`sha256-…`) of its own inline script and style; nothing else inline runs. */
export function contentPolicy(
  inline: { scripts: readonly string[]; styles: readonly string[] },
  { maps: { origins, google }, photos, frames }: LetIn = nothing,
): string {
  const hashes = (list: readonly string[]) => list.map((hash) => ` '${hash}'`).join('');
  const and = (...sources: string[]) => sources.map((source) => ` ${source}`).join('');
  const googles = google ? ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'] : [];
  // A hash beside 'unsafe-inline' would switch it off again.
  const styles = google ? and("'unsafe-inline'", 'https://fonts.googleapis.com') : hashes(inline.styles);
  return [
    "default-src 'self'",
    `script-src 'self'${hashes(inline.scripts)}${google ? and('https://maps.googleapis.com') : ''}`,
    `style-src 'self'${styles}`,
    `img-src 'self' data: blob:${and(...origins, ...googles, ...photos)}`,
    `font-src 'self'${google ? and('https://fonts.gstatic.com') : ''}`,
    `connect-src 'self'${and(...origins, ...googles)}`,
    `worker-src 'self'${google ? and('blob:') : ''}`,
    `frame-src 'self' blob:${and(...frames)}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const appPolicy = contentPolicy({ scripts: [], styles: [] });

/** Headers on everything that leaves, and a second lock on writes: a browser must say that they come from our own pages. */
export function secure(http: FastifyInstance, origins: Origins): void {
  const https = origins.publicUrl?.startsWith('https://') ?? false;
  const always = {
    'content-security-policy': appPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(https && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
  http.addHook('onRequest', (request, reply, done) => {
    const { raw } = reply;
    // What Fastify sends it writes faster when nothing was set on the raw response. What oidc-provider answers by itself
    // has only that one; a stream takes them from Fastify's (`sendEvents`).
    if (routeOf(request).startsWith('/auth'))
      for (const [name, value] of Object.entries(always)) raw.setHeader(name, value);
    else reply.headers(always);
    const foreign = foreignOrigin(request, origins);
    if (foreign && origins.allowed.includes(foreign)) {
      raw.setHeader('access-control-allow-origin', foreign);
      raw.setHeader('vary', 'origin');
      raw.setHeader('access-control-expose-headers', 'etag, retry-after, x-escale-version, x-escale-minimum-version');
      if (request.method === 'OPTIONS' && request.headers['access-control-request-method']) {
        raw.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE');
        raw.setHeader(
          'access-control-allow-headers',
          'authorization, accept-language, content-type, if-match, if-none-match, idempotency-key',
        );
        raw.setHeader('access-control-max-age', '600');
        reply.code(204).send();
        return;
      }
      return done();
    }
    if (isWrite(request) && isFromElsewhere(request, foreign)) refuse('request.cross-site');
    done();
  });
}

function isWrite(request: FastifyRequest): boolean {
  return routeOf(request).startsWith('/api/') && !['GET', 'HEAD', 'OPTIONS'].includes(request.method);
}

/** The route that answers: an address may spell it in other letters (`/%61pi/`). Empty where nothing of ours does. */
const routeOf = (request: FastifyRequest) => request.routeOptions.url ?? '';

/** Sec-Fetch-Site where the browser sends it, else Origin. Programs send neither. */
function isFromElsewhere(request: FastifyRequest, foreign: string | null): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return foreign !== null;
}

function foreignOrigin(request: FastifyRequest, { publicUrl }: Origins): string | null {
  const { origin } = request.headers;
  if (origin === undefined) return null;
  const own = publicUrl ? new URL(publicUrl).origin : `${request.protocol}://${request.host}`;
  return origin === own ? null : origin;
}
