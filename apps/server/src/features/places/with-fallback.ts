import type { Log } from '../../platform/log.ts';
import { refuse } from '../../platform/refuse.ts';
import type { PlaceProvider } from './providers.ts';

/** Whose id it is: `airport:CDG` is the tables' own, `google:ChIJ…` is not. */
const ownId = /^(?:airport|station|city):/;

/**
 * The provider where street addresses are wanted, the tables for airports, stations and cities, which they know better and
 * for nothing; and the tables, saying so, where the provider does not answer.
 */
export function withFallback(provider: PlaceProvider, tables: PlaceProvider, log: Log): PlaceProvider {
  return {
    async autocomplete(input, search) {
      if (search.kinds && !search.kinds.includes('address')) return tables.autocomplete(input, search);
      try {
        return await provider.autocomplete(input, search);
      } catch (error) {
        log.warn(error, 'places: the provider did not answer');
        return tables.autocomplete(input, search);
      }
    },
    async details(placeId, asked) {
      if (ownId.test(placeId)) return tables.details(placeId, asked);
      try {
        return await provider.details(placeId, asked);
      } catch (error) {
        log.warn(error, 'places: the provider did not answer');
        return refuse('server.unavailable');
      }
    },
  };
}
