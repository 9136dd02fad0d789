import { calls } from '@escale/contract';
import type { House } from '../../platform/house.ts';
import { findHotels, showHotel } from './find-hotels.ts';
import type { Needs } from './needs.ts';

export function hotelRoutes({ route }: Pick<House, 'route'>, needs: Needs): void {
  route(calls.searchHotels, ({ query, language }) => findHotels(needs, query, language));
  route(calls.getHotel, ({ query, language }) => showHotel(needs, query, language));
}
