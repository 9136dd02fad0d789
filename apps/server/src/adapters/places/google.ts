import type { Language, Place } from '@escale/contract';
import { zoneAt } from '@escale/extract/knowledge';
import { z } from 'zod';
import type { Origin, PlaceKind, PlaceProvider, Predictions } from '../../features/places/index.ts';
import type { Outbound } from '../../platform/outbound.ts';
import { ask, ProviderError } from '../ask-json.ts';

const origin: Origin = { provider: 'google-places', mode: 'live', attribution: ['Google Maps'] };

// What is not asked for is not paid for: the service refuses a request without a mask.
const suggestionFields = ['placeId', 'structuredFormat', 'types']
  .map((field) => `suggestions.placePrediction.${field}`)
  .join(',');
const placeFields = 'id,displayName,formattedAddress,addressComponents,location';

const text = z.object({ text: z.string() });
const suggestions = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z
          .object({
            placeId: z.string(),
            structuredFormat: z.object({ mainText: text, secondaryText: text.optional() }),
            types: z.array(z.string()).default([]),
          })
          .optional(),
      }),
    )
    .default([]),
});
const details = z.object({
  displayName: text.optional(),
  formattedAddress: z.string().optional(),
  addressComponents: z
    .array(z.object({ longText: z.string(), shortText: z.string().optional(), types: z.array(z.string()).default([]) }))
    .default([]),
  location: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
});

/** Places API (New). Nothing of it is kept but the ids, as its terms ask. */
export function googlePlaces(outbound: Outbound, { key, url }: { key: string; url: string }): PlaceProvider {
  const headers = (mask: string) => ({ 'x-goog-api-key': key, 'x-goog-fieldmask': mask });
  return {
    async autocomplete(input, { kinds, language, sessionToken }) {
      const types = primaryTypes(kinds);
      const answer = await ask(outbound, `${url}/v1/places:autocomplete`, {
        method: 'POST',
        headers: { ...headers(suggestionFields), 'content-type': 'application/json' },
        body: JSON.stringify({
          input,
          languageCode: language,
          ...(tokenOf(sessionToken) && { sessionToken: tokenOf(sessionToken) }),
          ...(types && { includedPrimaryTypes: types }),
        }),
      });
      if (!answer.ok) throw new ProviderError('google-places', answer.status);
      return { origin, value: predictionsOf(suggestions.parse(await answer.json())) };
    },

    async details(placeId, { language, sessionToken }) {
      const id = /^google:([\w-]{1,280})$/.exec(placeId)?.[1];
      if (!id) return null;
      const token = tokenOf(sessionToken);
      const query = new URLSearchParams({ languageCode: language, ...(token && { sessionToken: token }) });
      const answer = await ask(outbound, `${url}/v1/places/${id}?${query}`, { headers: headers(placeFields) });
      // An id that was never one is a bad argument, one that has gone is not found.
      if (answer.status === 404 || answer.status === 400) return null;
      if (!answer.ok) throw new ProviderError('google-places', answer.status);
      const place = placeOf(details.parse(await answer.json()), language);
      return place && { origin, value: place };
    },
  };
}

const typesOf: Record<PlaceKind, string[]> = {
  airport: ['airport'],
  station: ['train_station', 'transit_station'],
  city: ['locality'],
  address: [],
};

/** Null: no restriction, which addresses need; at most five are allowed. */
function primaryTypes(kinds: readonly PlaceKind[] | null): string[] | null {
  if (!kinds || kinds.length === 0 || kinds.includes('address')) return null;
  return kinds.flatMap((kind) => typesOf[kind]).slice(0, 5);
}

/** Letters, digits, `-` and `_`, up to 36 of them; anything else would have the request refused. */
function tokenOf(token: string | undefined): string | undefined {
  return token && /^[\w-]{1,36}$/.test(token) ? token : undefined;
}

function predictionsOf(found: z.infer<typeof suggestions>): Predictions {
  return found.suggestions.flatMap(({ placePrediction: one }) => {
    if (!one) return [];
    const { mainText, secondaryText } = one.structuredFormat;
    return [
      {
        placeId: `google:${one.placeId}`,
        kind: kindOf(one.types),
        title: mainText.text,
        subtitle: secondaryText?.text ?? '',
      },
    ];
  });
}

function kindOf(types: readonly string[]): PlaceKind {
  if (types.includes('airport')) return 'airport';
  if (types.some((type) => /station$/.test(type) && type !== 'gas_station')) return 'station';
  return types.includes('locality') ? 'city' : 'address';
}

function placeOf(found: z.infer<typeof details>, language: Language): Place | null {
  const component = (type: string) => found.addressComponents.find(({ types }) => types.includes(type));
  const city = component('locality') ?? component('postal_town');
  const country = component('country')?.shortText?.toUpperCase();
  const name = found.displayName?.text ?? found.formattedAddress;
  if (!name) return null;
  const { latitude, longitude } = found.location ?? {};
  const timeZone = latitude !== undefined && longitude !== undefined ? zoneAt(latitude, longitude) : null;
  return {
    name: name.slice(0, 300),
    ...(found.formattedAddress && { address: withoutCountry(found.formattedAddress, country, language).slice(0, 500) }),
    ...(city && { city: city.longText.slice(0, 200) }),
    ...(country && /^[A-Z]{2}$/.test(country) && { country }),
    ...(latitude !== undefined && longitude !== undefined && { latitude, longitude }),
    ...(timeZone && { timeZone }),
  };
}

/** The country has a field of its own. */
function withoutCountry(address: string, country: string | undefined, language: Language): string {
  if (!country || !/^[A-Z]{2}$/.test(country)) return address;
  const name = new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country;
  return address.endsWith(`, ${name}`) ? address.slice(0, -name.length - 2) : address;
}
