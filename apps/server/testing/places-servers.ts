import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a server was asked, as it arrived. */
export type Asked = { method: string; url: URL; headers: IncomingMessage['headers']; body: string };
export type Answer = {
  status?: number;
  headers?: Record<string, string>;
  json?: unknown;
  /** Instead of `json`; what it is say the `headers`. */
  text?: string;
  /** The line breaks before a word is said. */
  silent?: true;
};

/** A server of somebody's documented contract, on loopback. It keeps no process alive, and ends with it. */
export async function standIn(
  answer: (asked: Asked) => Answer | Promise<Answer>,
): Promise<{ url: string; asked: Asked[] }> {
  const asked: Asked[] = [];
  const server = createServer((request, reply) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', async () => {
      const one = {
        method: request.method ?? '',
        url: new URL(request.url ?? '/', 'http://localhost'),
        headers: request.headers,
        body: Buffer.concat(pieces).toString('utf8'),
      };
      asked.push(one);
      const { status = 200, headers = {}, json, text, silent } = await answer(one);
      if (silent) return void request.socket.destroy();
      reply.writeHead(status, { 'content-type': 'application/json', connection: 'close', ...headers });
      reply.end(text ?? (json === undefined ? undefined : JSON.stringify(json)));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  server.unref();
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

const rivoli = { latitude: 48.8556, longitude: 2.3601 };

/** Places API (New): https://developers.google.com/maps/documentation/places/web-service */
export function googleStandIn(asked: Asked): Answer {
  const refuse = (status: number, message: string) => ({ status, json: { error: { code: status, message } } });
  if (asked.headers['x-goog-api-key'] !== 'a-key-for-tests') return refuse(403, 'API key not valid');
  if (!asked.headers['x-goog-fieldmask']) return refuse(400, 'FieldMask is a required parameter');
  if (asked.url.pathname === '/v1/places:autocomplete' && asked.method === 'POST') {
    const { input, sessionToken } = JSON.parse(asked.body) as { input?: string; sessionToken?: string };
    if (!input || (sessionToken && !/^[\w-]{1,36}$/.test(sessionToken))) return refuse(400, 'invalid argument');
    const placePrediction = {
      placeId: 'ChIJrivoli4',
      structuredFormat: {
        mainText: { text: '4 Rue de Rivoli', matches: [{ endOffset: 15 }] },
        secondaryText: { text: 'Paris, France' },
      },
      types: ['street_address', 'geocode'],
    };
    return { json: /rivoli/i.test(input) ? { suggestions: [{ placePrediction }] } : {} };
  }
  if (asked.url.pathname !== '/v1/places/ChIJrivoli4') return refuse(404, 'not found');
  return {
    json: {
      id: 'ChIJrivoli4',
      displayName: { text: '4 Rue de Rivoli', languageCode: 'fr' },
      formattedAddress: '4 Rue de Rivoli, 75004 Paris, France',
      addressComponents: [
        { longText: 'Paris', shortText: 'Paris', types: ['locality', 'political'] },
        { longText: 'France', shortText: 'FR', types: ['country', 'political'] },
      ],
      location: rivoli,
    },
  };
}

/** Photon: https://github.com/komoot/photon */
export function photonStandIn({ url }: Asked): Answer {
  if (url.pathname !== '/api') return { status: 404, json: { message: 'not found' } };
  const found = /rivoli/i.test(url.searchParams.get('q') ?? '');
  const feature = {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [rivoli.longitude, rivoli.latitude] },
    properties: {
      osm_id: 1,
      osm_type: 'N',
      osm_key: 'place',
      osm_value: 'house',
      type: 'house',
      housenumber: '4',
      street: 'Rue de Rivoli',
      postcode: '75004',
      city: 'Paris',
      country: 'France',
      countrycode: 'FR',
    },
  };
  return { json: { type: 'FeatureCollection', features: found ? [feature] : [] } };
}

/** MET Norway, Locationforecast 2.0 compact: https://api.met.no/weatherapi/locationforecast/2.0/documentation */
export function metStandIn(fromMs: number, { headers, url }: Asked): Answer {
  if (!/\S+ \(\S+\)/.test(headers['user-agent'] ?? '')) return { status: 403 };
  if (/\.\d{5}/.test(url.search)) return { status: 403 };
  const lastModified = 'Mon, 21 Dec 2026 09:48:11 GMT';
  const kept = { expires: 'Mon, 21 Dec 2026 10:30:00 GMT', 'last-modified': lastModified };
  if (headers['if-modified-since'] === lastModified) {
    return { status: 304, headers: { ...kept, expires: 'Mon, 21 Dec 2026 11:30:00 GMT' } };
  }
  const timeseries = Array.from({ length: 9 * 24 }, (_, hour) => {
    const time = new Date(fromMs + hour * 3_600_000);
    const symbol = (code: string) => ({ summary: { symbol_code: code }, details: { precipitation_amount: 0 } });
    return {
      time: time.toISOString().replace('.000', ''),
      data: {
        instant: {
          details: { air_temperature: 4 + Math.round(5 * Math.sin(((time.getUTCHours() - 6) * Math.PI) / 12)) },
        },
        next_1_hours: symbol('partlycloudy_day'),
        next_6_hours: symbol('heavyrainshowersandthunder_day'),
      },
    };
  });
  return { headers: kept, json: { type: 'Feature', properties: { meta: {}, timeseries } } };
}

/** Open-Meteo: https://open-meteo.com/en/docs */
export function openMeteoStandIn({ url }: Asked): Answer {
  const days = Number(url.searchParams.get('forecast_days') ?? 7);
  if (url.pathname !== '/v1/forecast') return { status: 404 };
  if (days > 16) return { status: 400, json: { error: true, reason: 'Forecast days is invalid' } };
  const time = Array.from({ length: days }, (_, day) => `2026-12-${21 + day}`.replace(/-(3[2-9])$/, '-31'));
  return {
    json: {
      latitude: 48.86,
      longitude: 2.36,
      timezone: url.searchParams.get('timezone'),
      current: { time: '2026-12-21T11:00', temperature_2m: 6.4, weather_code: 3 },
      daily: {
        time: time.slice(0, 11),
        weather_code: time.slice(0, 11).map(() => 95),
        temperature_2m_max: time.slice(0, 11).map(() => 9),
        temperature_2m_min: time.slice(0, 11).map(() => -1),
      },
    },
  };
}
